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
    /** Brings a point into the middle, large enough to see. */
    const look = (x, y) => {
      const whole = picture.viewBox.baseVal;
      if (sizes[0].checked) sizes[1].checked = true;
      middle = { x: x / whole.width, y: y / whole.height };
      centre();
      keep();
    };
    /** Shows the hex or hexside that the address names. */
    const point = () => {
      const target = document.getElementById(decode(location.hash.slice(1)));
      if (!target || !picture.contains(target)) return;
      const box = target.getBBox();
      look(box.x + box.width / 2, box.y + box.height / 2);
      map.scrollIntoView({ block: "start" });
    };
    /** On a wide screen the whole map says little: nearer, where most of the counters are. */
    const approach = () => {
      const boxes = [...picture.querySelectorAll(".stack")].map((each) => each.getBBox());
      if (!boxes.length || !matchMedia("(min-width: 60rem)").matches) return;
      const half = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];
      look(half(boxes.map((each) => each.x)), half(boxes.map((each) => each.y)));
    };

    view.addEventListener("scroll", keep, { passive: true });
    sizes.forEach((each) => each.addEventListener("change", () => {
      const kept = middle;
      requestAnimationFrame(() => {
        middle = kept;
        centre();
      });
    }));
    map.addEventListener("look", ({ detail }) => look(detail.x, detail.y));
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
}
