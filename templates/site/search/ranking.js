// How well documents answer a question: a sum of clues, each with its weight. A clue is a share of the question, from 0 to
// about 1. The weights are those by which most of the look-ups in `benchmarks/` find their answers (see RESULTS.md there).
{
  const { SYNONYM, EVENNESS, shares } = oobcSearching;

  const WEIGHTS = {
    words: 6.6, // its words are in the document, the more often and in the better fields the more (BM25)
    covered: 3.4, // how much of it is there at all
    title: 1.1, // how near the title comes to it
    alias: 4.4, // how near another name does
    keywords: 3, // how near the keywords come together
    alike: 2.7, // how little else the nearest of all names says
    asked: 4.4, // how near a keyword comes that asks in the same way
    named: 1.2, // how much of it the names have together
    sentence: 2, // how much of it one sentence has
  };
  const GROUPS = { rules: 0, glossary: -0.4, tables: -2.1, units: -3, leaders: 2, markers: -0.9, places: -1.3, scenarios: 0.3 };
  const LIGHT = -2; // of a document that weighs nothing
  const LOOKED_AT = 10; // what puts those that are looked at closely above all others

  const SATURATION = 2.5; // how soon more of the same word says no more
  const SPARE = 0.3; // how much words of a name that were not asked for take away
  const ABOVE = 0.3; // how much the titles above help a name
  const FURTHER = 0.5; // how much less each further keyword counts
  const CLOSELY = 50; // how many documents are looked at closely

  /**
   * What ranks documents: `rank(question)` gives {places, scores}: the places of all that have anything of the question,
   * the best first, and the scores of all documents, which hold until the next question. Nothing scores 0 that was found.
   *
   * A question is asked with every key, so nothing is made anew for each document that can be kept.
   */
  function ranking(documents, library, same) {
    const [scores, found, covered, ofPart, ofWord] = Array.from({ length: 5 }, () => new Float64Array(documents.length));

    /** Puts into `into` the most that a term is worth to each document. */
    function raise(into, term, sure) {
      const { at, weight } = library.postings(term) || NOWHERE;
      const most = sure * library.rarity(term);
      for (let each = 0; each < at.length; each++) {
        const score = (most * weight[each]) / (SATURATION + weight[each]);
        if (score > into[at[each]]) into[at[each]] = score;
      }
    }

    /** Puts into `ofPart` what each document has of a part of a question: its words together, or what they are called. */
    function score(part) {
      ofPart.fill(0);
      for (const each of part.words) {
        ofWord.fill(0);
        for (const [term, sure] of each) raise(ofWord, term, sure);
        for (let at = 0; at < ofPart.length; at++) ofPart[at] += ofWord[at] / part.words.length;
      }
      for (const concept of part.concepts) raise(ofPart, concept, SYNONYM);
    }

    /** Fills `found`, `covered` and roughly `scores`; gives all documents that have anything of a question. */
    function roughly(question) {
      for (const each of [scores, found, covered]) each.fill(0);
      for (const part of question.parts) {
        score(part);
        for (let at = 0; at < found.length; at++) {
          if (!ofPart[at]) continue;
          found[at] += ofPart[at] / question.rarity;
          covered[at] += part.weight / question.weight;
        }
      }
      const places = [];
      for (let at = 0; at < found.length; at++) {
        if (!found[at]) continue;
        places.push(at);
        scores[at] = found[at] * (0.4 + 0.6 * covered[at] ** 2);
      }
      return sorted(places, scores);
    }

    /** What speaks for a document. */
    function clues(at, question) {
      const { names, above, sentences, readings } = library.shelf[at];
      const help = documents[at].g === "rules" ? shares(question, above) : null;
      const near = { title: 0, alias: 0, keyword: 0, asked: 0 };
      const keywords = [];
      const together = question.parts.map(() => 0);
      let alike = 0;
      for (const { kind, bag, manner } of names) {
        const its = shares(question, bag);
        if (!its) continue;
        const more = spare(bag, question);
        const how = worth(question, help ? greater(its, help, ABOVE) : its, SPARE * more);
        near[kind] = Math.max(near[kind], how);
        if (kind === "keyword") keywords.push(how);
        if (kind === "keyword" && question.manner && manner === question.manner) near.asked = Math.max(near.asked, how);
        alike = Math.max(alike, worth(question, its, more));
        its.forEach((share, number) => (together[number] = Math.max(together[number], share)));
      }
      return {
        words: found[at],
        covered: covered[at] ** 2,
        title: near.title,
        alias: near.alias,
        keywords: keywords.sort((one, other) => other - one).reduce((sum, each, place) => sum + each ** 2 * FURTHER ** place, 0),
        alike,
        asked: near.asked,
        named: worth(question, together),
        sentence: Math.max(best(sentences, question), best(readings, question)) ** 2,
      };
    }

    /** How much of a question the best of some sentences has. */
    function best(sentences, question) {
      return sentences.reduce((most, each) => {
        const its = shares(question, each.bag);
        return its ? Math.max(most, worth(question, its)) : most;
      }, 0);
    }

    /** How much a name tells that was not asked for; nothing if it is what was asked for by another word. */
    function spare(bag, question) {
      if (bag.some((term) => term < same.count && question.wanted.has(term))) return 0;
      const others = bag.filter((term) => term >= same.count && !question.wanted.has(term));
      return others.reduce((sum, term) => sum + library.rarity(term) ** EVENNESS, 0);
    }

    return (question) => {
      const places = roughly(question);
      const near = places.slice(0, CLOSELY);
      for (const at of near) {
        const { g: group, w: weight = 1 } = documents[at];
        scores[at] = LOOKED_AT + GROUPS[group] + LIGHT * (1 - weight);
        for (const [clue, share] of Object.entries(clues(at, question))) scores[at] += WEIGHTS[clue] * share;
      }
      return { places: [...sorted(near, scores), ...places.slice(CLOSELY)], scores };
    };
  }

  const NOWHERE = { at: [], weight: [] };

  function greater(its, others, weight) {
    return its.map((each, at) => Math.max(each, weight * others[at]));
  }

  /** Shares of the parts of a question as one; `more` is what else is said. */
  function worth(question, shares, more = 0) {
    return question.parts.reduce((sum, part, number) => sum + shares[number] * part.weight, 0) / (question.weight + more);
  }

  /** Places in the order of their scores, the best first. */
  function sorted(places, scores) {
    return places.sort((one, other) => scores[other] - scores[one] || one - other);
  }

  Object.assign(oobcSearching, { ranking, sorted });
}
