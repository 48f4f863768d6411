// What the pages do with scripts: the search, a look at the case behind a reference, the map under the hand.
// Without scripts everything can still be read.
(function () {
  "use strict";

  const root = document.documentElement.dataset.root;
  const form = document.querySelector(".search");
  const field = document.getElementById("search");
  const panel = document.getElementById("results");
  const main = document.getElementById("main");
  const SHOWN = 12;

  // ---- the search ----

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

  let query = "";
  let place = { hash: location.hash.startsWith("#q=") ? "" : location.hash, scroll: 0 };

  async function look() {
    const asked = field.value;
    if (!asked.trim()) return close();
    if (panel.hidden) place = { hash: location.hash.startsWith("#q=") ? place.hash : location.hash, scroll: scrollY };
    const search = await load();
    if (asked !== field.value) return;
    query = asked;
    history.replaceState(history.state, "", "#q=" + encodeURIComponent(asked.trim()));
    show(search(asked));
  }

  function close() {
    query = "";
    if (panel.hidden) return;
    panel.hidden = true;
    main.hidden = false;
    field.setAttribute("aria-expanded", "false");
    field.removeAttribute("aria-activedescendant");
    if (location.hash.startsWith("#q=")) history.replaceState(history.state, "", place.hash || location.pathname + location.search);
    scrollTo({ top: place.scroll, behavior: "instant" });
  }

  function show(groups) {
    const total = groups.reduce((sum, each) => sum + each.hits.length, 0);
    const words = total === 0 ? "Nothing found for " : total === 1 ? "1 result for " : total + " results for ";
    panel.replaceChildren(
      make("p", { className: "count", role: "status" }, words + "“" + query.trim() + "”"),
      make("div", { role: "listbox", id: "hits", "aria-label": "Results" }, ...groups.map(section)),
    );
    panel.hidden = false;
    main.hidden = true;
    scrollTo({ top: 0, behavior: "instant" });
    field.setAttribute("aria-expanded", "true");
    select(panel.querySelector(".hit"));
  }

  function section(group) {
    const title = "group-" + group.group;
    const element = make("div", { role: "group", "aria-labelledby": title }, make("h2", { id: title, role: "presentation" }, group.title));
    element.append(...group.hits.slice(0, SHOWN).map(hit));
    if (group.hits.length > SHOWN) {
      const rest = group.hits.slice(SHOWN);
      const words = rest.length + " more in " + group.title.toLowerCase();
      const button = option("button", { className: "hit more", type: "button" }, words);
      button.addEventListener("click", () => {
        const more = rest.map(hit);
        button.replaceWith(...more);
        select(more[0]);
      });
      element.append(button);
    }
    return element;
  }

  let numbered = 0;

  /** Something that the arrow keys reach. */
  function option(tag, properties, ...children) {
    const place = { role: "option", id: "hit-" + numbered++, tabIndex: -1, "aria-selected": "false" };
    return make(tag, { ...place, ...properties }, ...children);
  }

  function hit(found) {
    const about = found.document;
    const marked = found.text.map((each) => (each.hit ? make("mark", {}, each.words) : each.words));
    const picture = about.p ? make("img", { className: "counter", src: root + about.p, width: 44, height: 44, alt: "" }) : null;
    const number = about.n && about.g === "rules" ? make("span", { className: "case-number" }, about.n) : null;
    return option("a", { className: "hit", href: root + about.u },
      number, picture,
      make("span", { className: "words" },
        make("strong", {}, about.t), " ",
        make("span", { className: "kind" }, [about.g === "rules" ? "" : about.n, about.s].filter(Boolean).join(" · ")),
        marked.length ? make("span", { className: "text" }, ...marked) : null),
    );
  }

  function select(element) {
    const old = panel.querySelector("[aria-selected=true]");
    if (old) old.setAttribute("aria-selected", "false");
    if (!element) return field.removeAttribute("aria-activedescendant");
    element.setAttribute("aria-selected", "true");
    field.setAttribute("aria-activedescendant", element.id);
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
  }

  function step(by) {
    const hits = [...panel.querySelectorAll(".hit")];
    const at = hits.findIndex((each) => each.getAttribute("aria-selected") === "true");
    if (hits.length) select(hits[Math.max(0, Math.min(hits.length - 1, at + by))]);
  }

  /** Follows a result; one on this page must be shown again first. */
  function follow(event) {
    const link = event.target.closest("a.hit");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const target = new URL(link.href);
    if (target.pathname !== location.pathname) return;
    event.preventDefault();
    const kept = location.hash;
    close();
    field.value = "";
    field.blur();
    history.replaceState(history.state, "", kept);
    location.hash = target.hash;
  }

  function fromAddress() {
    const asked = location.hash.startsWith("#q=") ? decode(location.hash.slice(3)) : "";
    if (asked === query.trim() && asked !== "") return;
    field.value = asked;
    if (asked) look();
    else if (!panel.hidden) {
      panel.hidden = true;
      main.hidden = false;
      query = "";
      const target = location.hash && document.getElementById(decode(location.hash.slice(1)));
      if (target) target.scrollIntoView();
    }
  }

  function decode(text) {
    try {
      return decodeURIComponent(text.replace(/\+/g, " "));
    } catch {
      return text;
    }
  }

  form.hidden = false;
  for (const [name, value] of [["role", "combobox"], ["aria-expanded", "false"], ["aria-controls", "hits"], ["aria-autocomplete", "list"]]) {
    field.setAttribute(name, value);
  }
  field.addEventListener("focus", load, { once: true });
  field.addEventListener("input", look);
  field.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") step(1);
    else if (event.key === "ArrowUp") step(-1);
    else if (event.key === "Escape") {
      field.value = "";
      close();
    } else return;
    event.preventDefault();
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (field.value !== query) await look();
    const chosen = panel.querySelector("[aria-selected=true]");
    if (!panel.hidden && chosen) chosen.click();
  });
  panel.addEventListener("click", follow);
  document.addEventListener("keydown", (event) => {
    const writes = event.target.closest("input, textarea, select, [contenteditable]");
    if (event.key === "/" && !writes && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      field.focus();
      field.select();
    }
  });
  addEventListener("hashchange", fromAddress);
  if (location.hash.startsWith("#q=")) fromAddress();

  // ---- a rule by its number alone: the front page leads there ----

  function toRule() {
    const [, chapter] = /^#(\d+)\.\w+$/.exec(location.hash) || [];
    const link = chapter && document.querySelector(`a.chapter[href="rules/${chapter}.html"]`);
    if (link) location.replace(link.href + location.hash);
  }
  addEventListener("hashchange", toRule);
  toRule();

  // ---- where one is in the contents ----

  const contents = document.querySelector(".contents");
  if (contents) {
    if (matchMedia("(max-width: 60rem)").matches) contents.open = false;
    const links = new Map([...contents.querySelectorAll("a")].map((link) => [decode(link.hash.slice(1)), link]));
    const seen = new Set();
    const sections = [...document.querySelectorAll("article.rules > section[id]")].filter((each) => links.has(each.id));
    const watch = new IntersectionObserver((entries) => {
      for (const entry of entries) entry.isIntersecting ? seen.add(entry.target) : seen.delete(entry.target);
      const first = sections.find((each) => seen.has(each));
      if (!first) return;
      for (const link of links.values()) link.removeAttribute("aria-current");
      const link = links.get(first.id);
      link.setAttribute("aria-current", "location");
      const box = contents.parentElement;
      const [top, height] = [link.offsetTop - box.offsetTop, box.clientHeight];
      if (top < box.scrollTop || top > box.scrollTop + height - 60) box.scrollTop = top - height / 2;
    }, { rootMargin: "-100px 0px -40% 0px" });
    sections.forEach((each) => watch.observe(each));
  }

  // ---- a look at the case behind a reference ----

  if (matchMedia("(hover: hover)").matches) {
    let peek = null;
    let timer = 0;
    let owner = null;

    const away = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (peek) peek.remove();
        if (owner && owner.dataset.title) owner.title = owner.dataset.title;
        peek = owner = null;
      }, 200);
    };

    const near = (event) => {
      const link = event.target.closest && event.target.closest("a.case-ref, a.dagger");
      if (peek && peek.contains(event.target)) return clearTimeout(timer);
      if (!link || link.closest(".peek")) return;
      if (link === owner) return clearTimeout(timer);
      clearTimeout(timer);
      timer = setTimeout(() => open(link), 250);
    };

    /** What stands behind a link: the start of a case, or how a value was reconstructed. */
    const behind = async (link) => {
      const search = await load();
      const name = decode(new URL(link.href).hash.slice(1));
      if (link.classList.contains("dagger")) return [["Reconstructed"], window.oobcSearchData.sources[name]];
      const about = search.document("rules", name);
      if (!about) return [];
      return [[make("span", { className: "case-number" }, about.n), " " + about.t], about.x];
    };

    const open = async (link) => {
      const [heading, words] = await behind(link);
      if (!heading) return;
      if (peek) peek.remove();
      if (owner && owner.dataset.title) owner.title = owner.dataset.title;
      owner = link;
      if (link.title) link.dataset.title = link.title;
      link.title = "";
      const text = words && words.length > 360 ? words.slice(0, words.lastIndexOf(" ", 350)) + " …" : words;
      peek = make("div", { className: "peek" }, make("strong", {}, ...heading), text ? make("p", {}, text) : null);
      peek.addEventListener("mouseleave", away);
      document.body.append(peek);
      const box = link.getBoundingClientRect();
      const left = Math.min(box.left, document.documentElement.clientWidth - peek.offsetWidth - 12);
      const above = box.bottom + peek.offsetHeight + 12 > innerHeight && box.top > peek.offsetHeight + 80;
      peek.style.left = Math.max(12, left) + scrollX + "px";
      peek.style.top = (above ? box.top - peek.offsetHeight - 6 : box.bottom + 6) + scrollY + "px";
    };

    document.addEventListener("mouseover", near);
    document.addEventListener("mouseout", (event) => {
      if (event.target.closest && event.target.closest("a.case-ref, a.dagger")) away();
    });
    document.addEventListener("focusin", near);
    document.addEventListener("focusout", away);
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && peek) away();
    });
  }

  // ---- the map ----

  for (const map of document.querySelectorAll(".map")) {
    const view = map.querySelector(".window");
    const picture = map.querySelector("svg");
    const sizes = [...map.querySelectorAll(".zoom input")];
    let middle = { x: 0.5, y: 0.5 };

    const keep = () => {
      middle = {
        x: (view.scrollLeft + view.clientWidth / 2) / picture.clientWidth,
        y: (view.scrollTop + view.clientHeight / 2) / picture.clientHeight,
      };
    };
    const centre = () => {
      view.scrollLeft = middle.x * picture.clientWidth - view.clientWidth / 2;
      view.scrollTop = middle.y * picture.clientHeight - view.clientHeight / 2;
    };
    /** Shows the hex that the address names, large enough to see. */
    const point = () => {
      const target = document.getElementById(decode(location.hash.slice(1)));
      if (!target || !picture.contains(target)) return;
      const box = target.getBBox();
      const whole = picture.viewBox.baseVal;
      sizes[1].checked = true;
      middle = { x: (box.x + box.width / 2) / whole.width, y: (box.y + box.height / 2) / whole.height };
      centre();
      map.scrollIntoView({ block: "start" });
      keep();
    };
    /** On a wide screen the whole map says little: nearer, where most of the counters are. */
    const approach = () => {
      const boxes = [...picture.querySelectorAll(".stack")].map((each) => each.getBBox());
      if (!boxes.length || !matchMedia("(min-width: 60rem)").matches) return;
      const half = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];
      const whole = picture.viewBox.baseVal;
      sizes[1].checked = true;
      middle = { x: half(boxes.map((each) => each.x)) / whole.width, y: half(boxes.map((each) => each.y)) / whole.height };
      centre();
      keep();
    };

    view.addEventListener("scroll", keep, { passive: true });
    sizes.forEach((each) => each.addEventListener("change", () => {
      const kept = middle;
      requestAnimationFrame(() => {
        middle = kept;
        centre();
      });
    }));
    addEventListener("hashchange", point);
    addEventListener("load", point); // after the browser has scrolled by itself
    approach();

    map.classList.add("drags");
    let held = null;
    view.addEventListener("pointerdown", (event) => {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      held = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop, moved: false };
    });
    addEventListener("pointermove", (event) => {
      if (!held) return;
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      if (!held.moved && Math.hypot(dx, dy) < 5) return;
      held.moved = true;
      map.classList.add("dragging");
      view.scrollLeft = held.left - dx;
      view.scrollTop = held.top - dy;
    });
    addEventListener("pointerup", () => {
      const moved = held && held.moved;
      held = null;
      map.classList.remove("dragging");
      if (moved) view.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
    });
    picture.addEventListener("dragstart", (event) => event.preventDefault());
  }
})();
