// What is known of the documents before anybody asks.
{
  const { words, silent, manner, stem, letters, sentences } = oobcSearching;

  // How much a word weighs in a field, and how much less in a long one.
  const FIELDS = {
    t: { weight: 5, length: 0.3 },
    a: { weight: 4, length: 0.3 },
    k: { weight: 1.5, length: 0 },
    s: { weight: 0.5, length: 0.3 },
    x: { weight: 1, length: 0.2 },
    o: { weight: 0.5, length: 0.2 },
  };

  /**
   * Documents as the search sees them.
   *
   * A term is a number: below `same.count` that of a concept, above it that of a stem. A bag is an array of the terms of a
   * title, a keyword or a sentence.
   */
  function library(documents, same) {
    const numbers = new Map(); // of stems
    const number = (each) => {
      let found = numbers.get(each);
      if (found === undefined) numbers.set(each, (found = same.count + numbers.size));
      return found;
    };
    const vocabulary = new Map(); // from words as they are written to their terms

    /** The words of a text that tell something, and what they are called besides. */
    function bag(text) {
      const all = words(text);
      const found = [];
      for (const word of all) {
        if (silent(word)) continue;
        const term = number(stem(word));
        vocabulary.set(word, term);
        found.push(term);
      }
      for (const each of same.spans(all.map(stem))) found.push(each.concept);
      return found;
    }

    const named = (name) => ({ bag: bag(name), manner: manner(name) });
    const told = (text) => sentences(text || "").map((each) => ({ from: each.from, bag: bag(each.text) }));
    const shelf = documents.map((each) => ({
      names: [
        { kind: "title", ...named(each.t) },
        ...(each.a ? each.a.split(", ") : []).map((name) => ({ kind: "alias", ...named(name) })),
        ...(each.k || []).map((name) => ({ kind: "keyword", ...named(name) })),
      ],
      above: bag(each.s || ""),
      sentences: told(each.x),
      readings: told(each.o),
    }));
    const stems = [...numbers.keys()];
    const postings = index(shelf);
    const rarities = postings.map((its) => Math.log(1 + (documents.length - its.at.length + 0.5) / (its.at.length + 0.5)));

    return {
      shelf,
      /** The documents that have a term, and how much it weighs in each; nothing if none has. */
      postings: (term) => postings[term],
      /** How much it tells that a document has a term. */
      rarity: (term) => (postings[term] ? rarities[term] : 0),
      /** The term of a stem, if a document has it, and the other way round. */
      term: (each) => numbers.get(each),
      stem: (term) => stems[term - same.count],
      /** All words as they are written, in their order. */
      vocabulary: [...vocabulary]
        .map(([word, term]) => ({ word, term, letters: letters(word) }))
        .sort((one, other) => (one.word < other.word ? -1 : 1)),
    };
  }

  /** For every term the documents that have it, {at: [place], weight: [weight]}. */
  function index(shelf) {
    const weights = [];
    for (const [field, { weight, length }] of Object.entries(FIELDS)) {
      const bags = shelf.map((each) => held(each, field));
      const mean = bags.reduce((sum, each) => sum + each.length, 0) / (bags.length || 1) || 1;
      bags.forEach((bag, at) => {
        const share = weight / (1 - length + (length * bag.length) / mean);
        for (const term of bag) {
          const its = weights[term] || (weights[term] = new Map());
          its.set(at, (its.get(at) || 0) + share);
        }
      });
    }
    return Array.from(weights, (its) => its && { at: [...its.keys()], weight: [...its.values()] });
  }

  const KINDS = { t: "title", a: "alias", k: "keyword" };

  /** The terms of a field of a document. */
  function held({ names, above, sentences, readings }, field) {
    if (field === "s") return above;
    const bags = { x: sentences, o: readings }[field] || names.filter((each) => each.kind === KINDS[field]);
    const terms = bags.flatMap((each) => each.bag);
    // A keyword that comes again and again in other company tells no more than one that comes once.
    return field === "k" ? [...new Set(terms)] : terms;
  }

  Object.assign(oobcSearching, { library });
}
