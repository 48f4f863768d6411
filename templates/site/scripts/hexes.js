// What is in a hex of the map: below the mouse, where the arrow keys go, where a finger taps, or as somebody asks for it.
{
  const { script, make, decode } = oobc;
  const SVG = "http://www.w3.org/2000/svg";
  const RADIUS = 6371008.8; // of the earth, in metres, as in `oobc.hexes.fit`
  const STEPS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

  let loading = null;
  const load = () => (loading = loading || script("hexes.js").then(() => window.oobcHexes));

  /** The place on the earth of a point of the map, in words. */
  function onEarth({ earth, size }, x, y) {
    if (!earth) return "";
    const [lat, lon, a, b, east, north] = earth;
    const [right, up] = [x / size, -y / size];
    const degrees = (metres) => (metres / RADIUS) * (180 / Math.PI);
    const name = (value, plus, minus) => `${Math.abs(value).toFixed(4)}° ${value < 0 ? minus : plus}`;
    const across = degrees(a * right - b * up + east) / Math.cos((lat * Math.PI) / 180);
    return `${name(lat + degrees(b * right + a * up + north), "N", "S")}, ${name(lon + across, "E", "W")}`;
  }

  /** The hex whose middle is nearest to a point: on a grid, the one that the point is in. */
  function nearest({ hexes }, x, y) {
    const far = (hex) => (hex[1] - x) ** 2 + (hex[2] - y) ** 2;
    return hexes.reduce((best, each) => (far(each) < far(best) ? each : best));
  }

  /** The hex that a number or a name means, also one half written. */
  function meant({ hexes }, words) {
    const plain = (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase().trim();
    const wanted = plain(words);
    const says = (test) => hexes.find(([number, , , name]) => test(plain(number)) || name.split(", ").some((each) => test(plain(each))));
    return wanted && (says((each) => each === wanted) || says((each) => each.startsWith(wanted)));
  }

  for (const map of document.querySelectorAll(".map")) {
    const view = map.querySelector(".window");
    const picture = map.querySelector("svg");
    const form = map.querySelector(".seek");
    const told = map.querySelector(".hex-told");
    const cursor = document.createElementNS(SVG, "polygon");
    cursor.setAttribute("class", "cursor");
    let kept = null; // the hex that somebody chose; without one the mouse decides
    let shown = null;
    let level = 0; // how far down the arrow keys go from side to side: hexes there lie half a hex lower and higher
    let touched = false;

    const stackIn = (number) => picture.querySelector(`.stack[id="${CSS.escape("hex-" + number)}"]`);

    function counters(number, large) {
      const stack = stackIn(number);
      if (!stack) return null;
      const links = [...stack.querySelectorAll("a")].map((each) => {
        const name = (each.querySelector("title") || { textContent: each.getAttribute("aria-label") }).textContent;
        const src = each.querySelector("image").href.baseVal;
        return { href: each.href.baseVal, src, name: name.slice(0, name.lastIndexOf(", ")) };
      });
      if (!large) return make("p", {}, links.map((each) => each.name).join(", "));
      return make("ul", { className: "people" }, ...links.map(({ href, src, name }) => make("li", {},
        make("a", { href }, make("img", { className: "counter", src, width: 44, alt: "" }), make("span", {}, name)))));
    }

    function hint() {
      told.replaceChildren(make("p", { className: "muted" }, "Point at a hex or tap it; the arrow keys go from hex to hex, Enter to its counters."));
    }

    /** Says what is in a hex; without one, how to ask. */
    function tell(data, hex, point) {
      shown = hex;
      if (!hex) {
        cursor.remove();
        return hint();
      }
      const [number, x, y, name, ground] = hex;
      const spans = (data.spans[map.dataset.scenario] || {})[number];
      cursor.setAttribute("points", data.outline.map(([dx, dy]) => `${x + dx},${y + dy}`).join(" "));
      cursor.classList.toggle("kept", hex === kept);
      picture.append(cursor);
      const lines = [
        make("p", {}, make("strong", {}, number), " ", make("strong", {}, name)),
        make("p", {}, [ground, spans].filter(Boolean).join(" · ")),
        counters(number, hex === kept),
        data.earth ? make("p", { className: "muted" }, onEarth(data, ...(point || [x, y]))) : null,
      ];
      told.replaceChildren(...lines.filter(Boolean));
    }

    function keep(data, hex) {
      kept = hex;
      level = hex ? hex[2] : 0;
      tell(data, hex);
    }

    /** Chooses a hex and brings it into sight. */
    function show(data, hex) {
      keep(data, hex);
      map.dispatchEvent(new CustomEvent("look", { detail: { x: hex[1], y: hex[2] } }));
    }

    function pointOf(event) {
      const box = picture.getBoundingClientRect();
      const pixels = picture.viewBox.baseVal.width / box.width;
      return [(event.clientX - box.left) * pixels, (event.clientY - box.top) * pixels];
    }

    picture.addEventListener("pointermove", async (event) => {
      if (event.pointerType === "touch" || event.buttons || kept) return;
      const point = pointOf(event);
      const data = await load();
      if (!kept) tell(data, nearest(data, ...point), point);
    });
    picture.addEventListener("pointerleave", async () => {
      if (!kept && shown) tell(await load(), null);
    });
    picture.addEventListener("pointerdown", (event) => { touched = event.pointerType === "touch"; });
    picture.addEventListener("click", async (event) => {
      const link = event.target.closest("a");
      if (event.defaultPrevented || (link && !touched)) return;
      event.preventDefault();
      const point = pointOf(event);
      const data = await load();
      const hex = link ? data.hexes.find(([number]) => stackIn(number) === link.closest(".stack")) : nearest(data, ...point);
      keep(data, hex === kept ? null : hex);
    });
    picture.addEventListener("focusin", async (event) => {
      const stack = event.target.closest(".stack");
      const data = await load();
      const hex = stack && data.hexes.find(([number]) => stackIn(number) === stack);
      if (hex && !touched) keep(data, hex);
    });
    view.addEventListener("keydown", async (event) => {
      const step = STEPS[event.key];
      if (event.key === "Escape" && kept) return keep(await load(), null);
      if (event.target !== view) return;
      const first = told.querySelector("a");
      if (event.key === "Enter" && first) return first.focus();
      if (!step) return;
      event.preventDefault();
      const data = await load();
      const scale = picture.viewBox.baseVal.width / picture.clientWidth;
      const middle = [(view.scrollLeft + view.clientWidth / 2) * scale, (view.scrollTop + view.clientHeight / 2) * scale];
      const [x, y] = kept ? [kept[1] + step[0] * data.size * 0.87, level + step[1] * data.size] : middle;
      show(data, nearest(data, x, y));
      level = y;
    });
    hint();
    form.hidden = false;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const data = await load();
      const field = form.elements.hex;
      const hex = meant(data, field.value);
      field.setCustomValidity(hex ? "" : "There is no such hex or place on the map.");
      if (hex) show(data, hex);
      else field.reportValidity();
    });
    form.addEventListener("input", () => form.elements.hex.setCustomValidity(""));
    const fromAddress = async () => {
      const [, number] = /^#hex-(.+)$/.exec(decode(location.hash)) || [];
      if (!number) return;
      const data = await load();
      const hex = data.hexes.find((each) => each[0] === number);
      if (!hex) return;
      show(data, hex);
      map.scrollIntoView({ block: "start" });
    };
    addEventListener("hashchange", fromAddress);
    addEventListener("load", fromAddress);
  }
}
