// A card with what stands behind a link: for the mouse that rests on it, the keyboard that reaches it, the finger that taps
// it. A second tap follows the link.
{
  const { to, from, picture, load, make, decode } = oobc;

  const OUTSIDE = "#results, nav, aside, .jump, .cards, .chapters, .pager, .peek, .case-number";
  const LENGTH = 360;
  const [SOON, LATER] = [250, 200];
  const main = document.getElementById("main");

  let card = null;
  let owner = null; // the link that the card belongs to
  let touched = false;
  let timer = 0;
  let restore = () => {};

  /** The link of the text that an event is about, if it leads to something on the site. */
  function linkOf(event) {
    const link = event.target.closest && event.target.closest("main a[href]");
    return link && !link.closest(OUTSIDE) && addressOf(link) ? link : null;
  }

  /** Where a link leads on the site, also one in a drawing. */
  function addressOf(link) {
    return from(link.href.baseVal === undefined ? link.href : link.href.baseVal);
  }

  function later(what, time) {
    clearTimeout(timer);
    timer = setTimeout(what, time);
  }

  function close() {
    clearTimeout(timer);
    if (card) card.remove();
    restore();
    restore = () => {};
    card = owner = null;
  }

  /** The browser's own small words would lie over the card. */
  function hush(link) {
    const title = link.querySelector("title");
    const [words, named] = [link.getAttribute("title"), link.getAttribute("aria-label")];
    link.removeAttribute("title");
    if (title) {
      link.setAttribute("aria-label", title.textContent);
      title.remove();
    }
    return () => {
      if (words !== null) link.setAttribute("title", words);
      if (title) link.prepend(title);
      if (title && named === null) link.removeAttribute("aria-label");
      link.removeAttribute("aria-describedby");
    };
  }

  function short(words) {
    return words.length > LENGTH ? words.slice(0, words.lastIndexOf(" ", LENGTH)) + " …" : words;
  }

  function heading(about) {
    const number = about.g === "rules" ? make("span", { className: "case-number" }, about.n) : null;
    return make("p", { className: "name", id: "peek-name" }, number, number ? " " : "", make("strong", {}, about.t));
  }

  /** Shows what is behind a link; to a finger with the way there. */
  async function open(link, byTouch) {
    const { preview } = await load();
    if (link !== owner) return;
    const about = preview(decode(addressOf(link)));
    if (!about) {
      close();
      if (byTouch) link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      return;
    }
    if (card) card.remove();
    restore();
    restore = hush(link);
    const kind = [about.g === "rules" ? "" : about.n, about.s].filter(Boolean).join(" · ");
    card = make("div", { className: "peek", id: "peek", role: byTouch ? "dialog" : "tooltip" },
      about.p ? make("img", { className: "counter", src: picture(about.p), width: 60, height: 60, alt: "" }) : null,
      heading(about),
      kind ? make("p", { className: "kind" }, kind) : null,
      about.v ? make("p", {}, about.v) : null,
      about.x ? make("p", {}, short(about.x)) : null,
      byTouch ? make("p", { className: "go" }, make("a", { href: to(about.u) }, "Open " + (about.g === "rules" ? about.n : about.t))) : null,
    );
    main.append(card);
    if (byTouch) {
      card.setAttribute("aria-labelledby", "peek-name");
      card.tabIndex = -1;
      card.focus({ preventScroll: true });
    } else {
      link.setAttribute("aria-describedby", "peek");
      place(link);
    }
  }

  /** Below the link, or above it where there is more room. */
  function place(link) {
    const box = link.getBoundingClientRect();
    const left = Math.min(box.left, document.documentElement.clientWidth - card.offsetWidth - 12);
    const above = box.bottom + card.offsetHeight + 12 > innerHeight && box.top > card.offsetHeight + 80;
    card.style.left = Math.max(12, left) + scrollX + "px";
    card.style.top = (above ? box.top - card.offsetHeight - 6 : box.bottom + 6) + scrollY + "px";
  }

  function want(link, time, byTouch) {
    if (link === owner) return clearTimeout(timer);
    later(() => {
      close();
      owner = link;
      open(link, byTouch);
    }, time);
  }

  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch" || event.buttons) return;
    if (card && card.contains(event.target)) return clearTimeout(timer);
    const link = linkOf(event);
    if (link) want(link, SOON, false);
    else if (card && card.getAttribute("role") === "tooltip" && document.activeElement !== owner) later(close, LATER);
    else if (!card) clearTimeout(timer);
  });
  document.addEventListener("focusin", (event) => {
    const link = linkOf(event);
    if (touched && link === owner) return;
    if (link && !touched && link.matches(":focus-visible")) want(link, 0, false);
    else if (card && !card.contains(event.target)) close();
  });
  document.addEventListener("pointerdown", (event) => {
    touched = event.pointerType === "touch";
    if (card && !card.contains(event.target) && linkOf(event) !== owner) close();
  });
  document.addEventListener("click", (event) => {
    const link = touched && event.isTrusted && linkOf(event);
    if (!link || link === owner || link.closest(".map")) return; // on the map, a finger asks for the hex
    event.preventDefault();
    want(link, 0, true);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const [back, held] = [owner, card && card.contains(document.activeElement)];
    close();
    if (held) back.focus({ preventScroll: true });
  });
  addEventListener("hashchange", close);
}
