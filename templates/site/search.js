// The search itself, without a page: the same script works in a browser and in Node.
//
//   const search = oobcSearch(MiniSearch, data)      // data: {groups, documents}, see outputs/site/search.py
//   search("28.31")  ->  [{group, title, hits: [{document, text: [{words, hit}]}]}]
(function (root, make) {
  if (typeof module === "object" && module.exports) module.exports = make();
  else root.oobcSearch = make();
})(this, function () {
  "use strict";

  const DIGIT = /\d/;
  const CASE = /^\d{1,2}(\.\d{1,3})+([a-z]\d*)?$/;
  const CHAPTER = /^\d{1,2}$/;
  const WORD = /\d+(?:\.\d+)+(?:[a-z]\d*)?|[\p{L}\p{N}]+/gu;
  const LETTERS = { æ: "ae", œ: "oe", ø: "o", ß: "ss", ł: "l", đ: "d", ð: "d", þ: "th" };
  const WEIGHTS = { rules: 2, glossary: 2 };
  const EXCERPT = 180;

  /** A text as it is compared: small letters without accents. */
  function fold(text) {
    return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[æœøßłđðþ]/g, (each) => LETTERS[each]);
  }

  function words(text) {
    return fold(text).match(WORD) || [];
  }

  function compact(text) {
    return fold(text).replace(/\s+/g, "");
  }

  return function (MiniSearch, data) {
    const documents = data.documents.map((each, order) => ({ ...each, order }));
    const index = new MiniSearch({
      idField: "order",
      fields: ["n", "t", "a", "s", "x"],
      tokenize: words,
      processTerm: (term) => term,
      searchOptions: {
        boost: { n: 8, t: 4, a: 4, s: 0.4 },
        boostDocument: (order) => WEIGHTS[documents[order].g] || 1,
        combineWith: "AND",
        prefix: (term) => term.length > 1,
      },
    });
    index.addAll(documents);

    // A wrong digit is another rule, not a slip of the finger; a short word is too near to others.
    const slips = { fuzzy: (term) => (term.length > 4 && !DIGIT.test(term) ? 0.2 : false) };

    /** As it is written; if there is nothing, as it may have been meant; if there is nothing, some of the words. */
    function found(query) {
      for (const options of [{}, slips, { ...slips, combineWith: "OR" }]) {
        const all = index.search(query, options);
        if (all.length) return all.map((each) => ({ document: documents[each.id], score: each.score, terms: each.terms }));
      }
      return [];
    }

    /** The best first; those that are about as good in the order of the data. */
    function sorted(finds) {
      const band = (find) => Math.round(Math.log(find.score) / Math.log(1.05));
      return finds
        .map((find) => ({ find, band: band(find) }))
        .sort((one, other) => other.band - one.band || one.find.document.order - other.find.document.order)
        .map((each) => each.find);
    }

    const named = documents.map((each) => ({
      document: each,
      numbers: each.n ? each.n.split(", ").map(compact) : [],
      names: [each.t, ...(each.a || "").split(", ")].map(compact),
    }));

    // A name that several have, such as that of a kind of thing, is nobody's.
    const holders = new Map();
    for (const each of named) for (const name of new Set(each.names)) holders.set(name, (holders.get(name) || 0) + 1);

    /** First what is known by the very number or name that was typed, then the cases below that number. */
    function called(wanted, finds) {
      const best = finds.reduce((most, each) => Math.max(most, each.score), 1);
      const number = CHAPTER.test(wanted) ? wanted + ".0" : wanted;
      const stem = CHAPTER.test(wanted) ? wanted + "." : wanted;
      for (const { document, numbers, names } of named) {
        const exact = numbers.includes(number) || numbers.includes(wanted);
        const below = document.g === "rules" && CASE.test(number) && numbers[0].startsWith(stem);
        if (!exact && !below && !(names.includes(wanted) && holders.get(wanted) === 1)) continue;
        let find = finds.find((each) => each.document === document);
        if (!find) finds.push((find = { document, terms: [wanted] }));
        find.score = best * (exact ? 8 : below ? 4 : 2);
      }
      return finds;
    }

    function search(query) {
      const wanted = compact(query);
      if (!wanted) return [];
      const groups = new Map();
      for (const find of sorted(called(wanted, found(query)))) {
        const name = find.document.g;
        if (!groups.has(name)) groups.set(name, { group: name, title: data.groups[name] || name, hits: [] });
        const text = excerpt(find.document.x || "", find.terms);
        groups.get(name).hits.push({ document: find.document, text });
      }
      return [...groups.values()];
    }

    search.document = (group, number) => documents.find((each) => each.g === group && each.n === number);
    return search;
  };

  /** A stretch of the text round the first word that was found, in pieces that are hits or not. */
  function excerpt(text, terms) {
    const wanted = new Set(terms);
    const marked = [...text.matchAll(/\d+(?:\.\d+)+(?:[A-Z]\d*)?|[\p{L}\p{N}\p{M}]+/gu)].filter((each) => wanted.has(fold(each[0])));
    let start = 0;
    if (text.length > EXCERPT && marked.length && marked[0].index > 60) {
      start = text.indexOf(" ", marked[0].index - 60) + 1;
    }
    let end = Math.min(text.length, start + EXCERPT);
    if (end < text.length) end = Math.max(text.lastIndexOf(" ", end), start + EXCERPT / 2);
    const pieces = [];
    let position = start;
    const add = (to, hit) => {
      if (to > position) pieces.push({ words: text.slice(position, to), hit });
      position = Math.max(position, to);
    };
    for (const each of marked) {
      if (each.index < start || each.index + each[0].length > end) continue;
      add(each.index, false);
      add(each.index + each[0].length, true);
    }
    add(end, false);
    if (start > 0) pieces.unshift({ words: "… ", hit: false });
    if (end < text.length) pieces.push({ words: " …", hit: false });
    return pieces;
  }
});
