// What the words of the table call the same thing.
{
  const { words, stem } = oobcSearching;

  /**
   * Reads in a row of stems what the groups of synonyms name.
   *
   * A concept is the number of its group. `spans(stems)` gives [{from, to, concept}] without those that lie within a
   * longer one; `known` has every stem of the groups.
   */
  function synonyms(groups) {
    const byFirst = new Map();
    const known = new Set();
    groups.forEach((group, concept) => {
      for (const phrase of group) {
        const stems = words(phrase).map(stem);
        if (!stems.length) continue;
        if (!byFirst.has(stems[0])) byFirst.set(stems[0], []);
        byFirst.get(stems[0]).push({ stems, concept });
        for (const each of stems) known.add(each);
      }
    });
    const within = (one, other) => other.from <= one.from && one.to <= other.to && one.to - one.from < other.to - other.from;

    function spans(stems) {
      const found = [];
      stems.forEach((each, from) => {
        for (const phrase of byFirst.get(each) || []) {
          if (!phrase.stems.every((word, at) => stems[from + at] === word)) continue;
          found.push({ from, to: from + phrase.stems.length, concept: phrase.concept });
        }
      });
      return found.filter((each) => !found.some((other) => within(each, other)));
    }

    return { count: groups.length, known, spans };
  }

  Object.assign(oobcSearching, { synonyms });
}
