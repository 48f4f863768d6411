// Where one is: the contents of a page follow its reader; the number of a rule leads there from the front page.
{
  const { from, decode } = oobc;

  function toRule() {
    const [, chapter] = /^#(\d+)\.\w+$/.exec(location.hash) || [];
    const link = chapter && [...document.querySelectorAll("a.chapter")].find((each) => from(each.href) === `rules/${chapter}.html`);
    if (link) location.replace(link.href + location.hash);
  }
  addEventListener("hashchange", toRule);
  toRule();

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

  // What is wider than the screen scrolls by keyboard too.
  const reach = () => {
    for (const each of document.querySelectorAll(".wide")) {
      const scrolls = each.scrollWidth > each.clientWidth;
      each.toggleAttribute("tabindex", scrolls);
      if (scrolls) each.tabIndex = 0;
    }
  };
  reach();
  addEventListener("resize", reach);
}
