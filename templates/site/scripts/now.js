// What applies now: one turn of one scenario at a time, chosen by two lists and named in the address.
{
  const { decode } = oobc;
  const form = document.querySelector("form.moment");

  if (form) {
    const { scenario, turn } = form.elements;
    const turns = [...turn.options];
    const sections = [...document.querySelectorAll("section[data-scenario], section[data-kind]")];

    /** Shows the turn that is chosen and what goes with it. */
    const show = () => {
      const { dataset } = document.getElementById(turn.value);
      for (const each of sections) {
        each.hidden = each.id ? each.id !== turn.value
          : each.dataset.scenario ? each.dataset.scenario !== dataset.scenario : each.dataset.kind !== dataset.kind;
      }
    };
    /** Leaves the turns of one scenario in the list. */
    const list = () => turn.replaceChildren(...turns.filter((each) => each.dataset.scenario === scenario.value));
    const choose = (option) => {
      scenario.value = option.dataset.scenario;
      list();
      turn.value = option.value;
      show();
    };
    const fromAddress = () => {
      const named = decode(location.hash.slice(1));
      const option = turns.find((each) => each.value === named);
      if (option) choose(option);
    };
    const toAddress = () => {
      history.replaceState(history.state, "", "#" + encodeURIComponent(turn.value));
      show();
    };

    form.hidden = false;
    scenario.addEventListener("change", () => {
      list();
      turn.selectedIndex = 0;
      toAddress();
    });
    turn.addEventListener("change", toAddress);
    addEventListener("hashchange", fromAddress);
    choose(turns[0]);
    fromAddress();
  }

  const unfold = document.querySelector("button.unfold");
  if (unfold) {
    const told = [...document.querySelectorAll("details.told")];
    unfold.hidden = false;
    unfold.addEventListener("click", () => {
      const open = told.some((each) => !each.open);
      for (const each of told) each.open = open;
      unfold.textContent = open ? "Hide all rules" : "Show all rules";
    });
  }
}
