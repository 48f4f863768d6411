// Tables as charts: a cell shows its row and its column, a tap or a key keeps it.
for (const table of document.querySelectorAll("section.table table")) {
  const rows = [...table.tBodies[0].rows].map((row) => [...row.cells]);
  if (!rows.length) continue;
  const heads = [...table.tHead.rows[0].cells];
  let kept = null;

  const at = (cell) => [rows.findIndex((row) => row.includes(cell)), cell.cellIndex];

  const light = (cell) => {
    for (const each of table.querySelectorAll(".across, .here")) each.classList.remove("across", "here");
    if (!cell) return;
    const [row, column] = at(cell);
    for (const each of [...rows[row], ...rows.map((each) => each[column]), heads[column]]) if (each) each.classList.add("across");
    cell.classList.add("here");
  };
  const keep = (cell) => {
    kept = cell;
    for (const each of rows.flat()) each.setAttribute("aria-selected", String(each === kept));
    light(kept);
  };
  const reach = (cell) => {
    for (const each of rows.flat()) each.tabIndex = each === cell ? 0 : -1;
    cell.focus();
  };
  const cellOf = (event) => event.target.closest("tbody td, tbody th");

  const roll = table.closest("section").querySelector(".roll");
  if (roll) {
    const [button, told] = roll.children;
    const [count, sides] = button.dataset.dice.split("d").map(Number);
    roll.hidden = false;
    button.addEventListener("click", () => {
      const dice = Array.from({ length: count }, () => 1 + Math.floor(Math.random() * sides));
      const sum = dice.reduce((all, each) => all + each, 0);
      const row = rows.find(([head]) => head.parentElement.dataset.from <= sum && sum <= head.parentElement.dataset.to);
      told.textContent = `${sum}: ${row.slice(1).map((cell) => cell.textContent).filter(Boolean).join(" · ")}`;
      keep(row[0]);
    });
  }

  table.setAttribute("role", "grid");
  table.setAttribute("aria-label", table.closest("section").querySelector("h2").textContent);
  for (const cell of rows.flat()) {
    if (cell.tagName === "TD") cell.setAttribute("role", "gridcell");
    cell.tabIndex = -1;
  }
  rows[0][0].tabIndex = 0;
  table.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse" && !kept) light(cellOf(event));
  });
  table.addEventListener("pointerleave", () => light(kept));
  table.addEventListener("click", (event) => {
    const cell = cellOf(event);
    if (cell && !event.target.closest("a")) keep(cell === kept ? null : cell);
  });
  table.addEventListener("focusin", (event) => {
    const cell = cellOf(event);
    if (cell && !kept) light(cell);
  });
  table.addEventListener("focusout", () => light(kept));
  table.addEventListener("keydown", (event) => {
    const cell = cellOf(event);
    if (!cell) return;
    const [row, column] = at(cell);
    const [down, right] = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[event.key] || [0, 0];
    const next = rows[row + down] && rows[row + down][column + right];
    if (down || right) {
      if (next) {
        if (kept) keep(null);
        reach(next);
      }
    } else if (event.key === "Enter" || event.key === " ") {
      if (event.target !== cell) return;
      keep(cell === kept ? null : cell);
    } else if (event.key === "Escape") keep(null);
    else return;
    event.preventDefault();
  });
}
