// What the pages do with scripts, joined into one file: a part for each subject. Without scripts everything can be read.
"use strict";

const oobc = (() => {
  const root = document.documentElement.dataset.root;
  const whole = window.oobcWhole; // if all of the site is in this one file
  const folder = new URL(root || ".", location.href).href;
  let loading = null;

  /** From this page to an address of the site: `rules/7.html#7.62`. */
  function to(address) {
    return whole ? "?" + address : root + address;
  }

  /** What an address of the browser is on the site; nothing if it leads out of it. */
  function from(href) {
    const target = new URL(href, location.href);
    if (whole) return target.pathname === location.pathname ? (target.search.slice(1) || "index.html") + target.hash : "";
    return target.href.startsWith(folder) ? target.href.slice(folder.length) : "";
  }

  function picture(path) {
    return whole ? whole.files[path] : root + path;
  }

  /** The search, loaded when it is first asked for: classic scripts, since a page from disk may fetch nothing else. */
  function load() {
    loading = loading || ["search-data.js", "search.js"].reduce(
      (before, file) => before.then(() => script(file)), Promise.resolve(),
    ).then(() => window.oobcSearch(window.oobcSearchData));
    return loading;
  }

  function script(file) {
    return new Promise((resolve, reject) => {
      const element = document.createElement("script");
      if (whole) {
        element.textContent = whole.scripts[file];
        document.head.append(element);
        return resolve();
      }
      element.src = root + file;
      element.onload = resolve;
      element.onerror = reject;
      document.head.append(element);
    });
  }

  function make(tag, properties, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties || {})) {
      if (name in element) element[name] = value;
      else element.setAttribute(name, value);
    }
    element.append(...children.filter((each) => each !== null));
    return element;
  }

  function decode(text) {
    try {
      return decodeURIComponent(text.replace(/\+/g, " "));
    } catch {
      return text;
    }
  }

  return { to, from, picture, load, script, make, decode };
})();
