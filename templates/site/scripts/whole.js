// The site in one file: puts the page that the address names behind its question mark into the frame of the front page.
window.oobcWhole = JSON.parse(document.getElementById("whole").textContent);
{
  const { pages, files } = window.oobcWhole;
  const held = Object.values(files);
  const path = decodeURIComponent(location.search.slice(1));
  const page = pages[path];
  const filled = (text) => text.replace(/"@(\d+)"/g, (_, place) => `"${held[place]}"`);

  for (const link of document.querySelectorAll("body > :not(main) a[href^='@']")) link.href = held[link.getAttribute("href").slice(1)];
  if (page) {
    const place = document.getElementById("page");
    place.className = page.classes;
    place.innerHTML = filled(page.text);
    document.title = new DOMParser().parseFromString(page.title, "text/html").documentElement.textContent;
    for (const link of document.querySelectorAll("nav.site a")) {
      if (link.search === location.search) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }
}
