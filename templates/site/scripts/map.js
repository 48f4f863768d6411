// The map under the hand.
{
  const { decode } = oobc;

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
    // Where on the earth the pointer is, by the numbers of `oobc.hexes.fit`.
    const earth = document.querySelector("[data-earth]");
    if (earth) {
      const radius = 6371008.8;
      const degrees = (metres) => (metres / radius) * (180 / Math.PI);
      const [lat, lon, a, b, east, north, hex] = earth.dataset.earth.split(" ").map(Number);
      const told = earth.querySelector("output");
      const name = (value, plus, minus) => `${Math.abs(value).toFixed(4)}° ${value < 0 ? minus : plus}`;
      picture.addEventListener("pointermove", (event) => {
        const box = picture.getBoundingClientRect();
        const pixels = picture.viewBox.baseVal.width / box.width / hex;
        const [x, y] = [(event.clientX - box.left) * pixels, -(event.clientY - box.top) * pixels];
        const up = lat + degrees(b * x + a * y + north);
        const across = lon + degrees(a * x - b * y + east) / Math.cos((lat * Math.PI) / 180);
        told.value = `${name(up, "N", "S")}, ${name(across, "E", "W")}`;
      });
    }
    picture.addEventListener("dragstart", (event) => event.preventDefault());
  }
}
