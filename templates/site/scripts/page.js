// What the pages do with scripts, joined into one file: a part for each subject. Without scripts everything can be read.
"use strict";

const oobc = (() => {
  const root = document.documentElement.dataset.root;
  let loading = null;

  /** The search, loaded when it is first asked for: classic scripts, since a page from disk may fetch nothing else. */
  function load() {
    loading = loading || ["search-data.js", "search.js"].reduce(
      (before, file) => before.then(() => script(root + file)), Promise.resolve(),
    ).then(() => window.oobcSearch(window.oobcSearchData));
    return loading;
  }

  function script(address) {
    return new Promise((resolve, reject) => {
      const element = document.createElement("script");
      element.src = address;
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

  return { root, load, make, decode };
})();
