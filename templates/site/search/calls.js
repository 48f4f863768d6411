// What is typed exactly: the number of a case or a hex, a name.
{
  const { fold, compact, words, silent, stem, sorted } = oobcSearching;

  // How much it adds to the score to be called so, and to have that number.
  const CALLED = { rules: 2.5, glossary: 5.5, tables: 0, units: 0.5, leaders: 8, markers: 0, places: 0, scenarios: 1.2 };
  const NUMBERED = { rules: 300, other: 200, below: 100 };

  /** A name without what it need not be spelled like: endings, articles, signs. */
  function bare(text) {
    return words(text).filter((word) => !silent(word)).map(stem).join(" ") || compact(text);
  }

  /** The numbers of cases and hexes that may be meant: `12.4-B`, `rule 12.4b`, `1233` for 12.33, `7` for 7.0, `C-3`. */
  function numbered(query) {
    const number = fold(query)
      .replace(/^\W*(?:rules?|cases?|sections?|chapter|paragraph|see|no)?[\s.§#(]*(?=\d)/, "").replace(/[\s)?!.]+$/, "")
      .replace(/,/g, ".").replace(/[\s/-]+(?=[a-z]\d*$)/, "").replace(/[\s/]+/g, "");
    const whole = /^(\d{1,2})$/.exec(number);
    if (whole) return [whole[1] + ".0", whole[1]];
    const run = /^(\d{3,5})([a-z](?:\d+[a-z]?)?)?$/.exec(number);
    if (run) return [number, ...[1, 2].map((at) => run[1].slice(0, at) + "." + run[1].slice(at) + (run[2] || ""))];
    return /^(?=.*[a-z])(?=.*\d)/.test(number) || /^\d{1,2}(\.\d{1,3})+$/.test(number) ? [compact(number)] : [];
  }

  /** What puts first what is known by the very number or name that was typed, then the cases below that number. */
  function calls(documents) {
    const called = documents.map((each) => ({
      numbers: each.n ? each.n.split(", ").map(compact) : [],
      names: new Set([each.t, ...(each.a || "").split(", "), ...(each.k || [])].filter(Boolean).map(bare)),
    }));
    // A name that many have, such as that of a kind of thing, says little.
    const holders = new Map();
    called.forEach((each, at) => {
      for (const name of each.names) holders.set(documents[at].g + name, (holders.get(documents[at].g + name) || 0) + 1);
    });

    /** How much more a document scores for being called so. */
    function bonus(at, numbers, name) {
      const { numbers: own, names } = called[at];
      const { g: group } = documents[at];
      if (own.some((number) => numbers.includes(number))) return group === "rules" ? NUMBERED.rules : NUMBERED.other;
      const below = (number) => number.includes(".") && own[0].startsWith(number.replace(/\.0$/, "."));
      if (group === "rules" && numbers.some(below)) return NUMBERED.below;
      return names.has(name) ? CALLED[group] / holders.get(group + name) : 0;
    }

    /** All places that answer, the best first: those that were ranked, and those that are called as was typed. */
    return (query, { places, scores }) => {
      const [numbers, name] = [numbered(query), bare(query)];
      const found = [...places];
      for (let at = 0; at < documents.length; at++) {
        const more = bonus(at, numbers, name);
        if (!more) continue;
        if (!scores[at]) found.push(at);
        scores[at] += more;
      }
      return sorted(found, scores);
    };
  }

  Object.assign(oobcSearching, { calls });
}
