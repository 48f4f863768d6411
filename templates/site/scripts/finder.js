// The search field and its results.
{
  const { to, picture, load, make, decode } = oobc;

  const form = document.querySelector(".search");
  const field = document.getElementById("search");
  const panel = document.getElementById("results");
  const page = document.getElementById("page");
  const SHOWN = 12;

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
    page.hidden = false;
    field.setAttribute("aria-expanded", "false");
    field.removeAttribute("aria-activedescendant");
    if (location.hash.startsWith("#q=")) history.replaceState(history.state, "", place.hash || location.pathname + location.search);
    scrollTo({ top: place.scroll, behavior: "instant" });
  }

  function show(groups) {
    const total = groups.reduce((sum, each) => sum + each.hits.length, 0);
    const words = total === 0 ? "Nothing found for " : total === 1 ? "1 result for " : total + " results for ";
    panel.replaceChildren(...[
      make("h1", { className: "unseen" }, "Search"),
      make("p", { className: "count", role: "status" }, words + "“" + query.trim() + "”"),
      total ? null : advice(),
      make("div", { role: "listbox", id: "hits", "aria-label": "Results" }, ...groups.map(section)),
    ].filter(Boolean));
    panel.hidden = false;
    page.hidden = true;
    scrollTo({ top: 0, behavior: "instant" });
    field.setAttribute("aria-expanded", "true");
    select(panel.querySelector(".hit"));
  }

  function advice() {
    const contents = make("a", { href: to("index.html") }, "contents");
    return make("p", {}, "Try the number of a rule, another word, or one word only; or look through the ", contents, ".");
  }

  function section(group) {
    const title = "group-" + group.group;
    const shown = (found) => hit(found, group.group === "best");
    const element = make("div", { role: "group", "aria-labelledby": title }, make("h2", { id: title, role: "presentation" }, group.title));
    element.append(...group.hits.slice(0, SHOWN).map(shown));
    if (group.hits.length > SHOWN) {
      const rest = group.hits.slice(SHOWN);
      const words = rest.length + " more in " + group.title.toLowerCase();
      const button = option("button", { className: "hit more", type: "button" }, words);
      button.addEventListener("click", () => {
        const more = rest.map(shown);
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

  /** One result; of the best, which are of all groups, it says of which. */
  function hit(found, best) {
    const about = found.document;
    const { groups } = window.oobcSearchData;
    const rule = about.g === "rules";
    const kind = [best && !rule ? groups[about.g] : "", rule ? "" : about.n, about.s];
    const marked = found.text.map((each) => (each.hit ? make("mark", {}, each.words) : each.words));
    const counter = about.p ? make("img", { className: "counter", src: picture(about.p), width: 44, height: 44, alt: "" }) : null;
    return option("a", { className: "hit", href: to(about.u) },
      make("span", { className: "first" }, rule ? make("span", { className: "case-number" }, about.n) : counter),
      make("span", { className: "words" },
        make("strong", {}, about.t), " ",
        make("span", { className: "kind" }, kind.filter(Boolean).join(" · ")),
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
    if (target.pathname !== location.pathname || target.search !== location.search) return;
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
      page.hidden = false;
      query = "";
      const target = location.hash && document.getElementById(decode(location.hash.slice(1)));
      if (target) target.scrollIntoView();
    }
  }

  form.hidden = false;
  const ask = document.querySelector(".ask");
  ask.hidden = false;
  ask.addEventListener("click", () => field.focus());
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
}
