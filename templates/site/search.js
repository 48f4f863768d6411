// The search itself, without a page: the same script works in a browser and in Node.
//
//   const search = oobcSearch(data)      // data: {groups, documents, synonyms, previews}, see outputs/site/search.py
//   search("28.31")  ->  [{group, title, hits: [{document, text: [{words, hit}]}]}]
//
// How it ranks. A question becomes its telling words, each with what else it is called. A document has a score for every
// word (BM25 over weighted fields, its keywords and the titles above it among them), more the nearer one of its names or
// keywords comes to the whole question, and more if one sentence has most of the words. Numbers and names that are
// typed exactly come first.
(function (root, make) {
  if (typeof module === "object" && module.exports) module.exports = make();
  else root.oobcSearch = make();
})(this, function () {
  "use strict";

  const BEST = 3;
  const EXCERPT = 180;
  const DIGIT = /\d/;
  const WORD = /\d+(?:\.\d+)+(?:[a-z]\d*)?|[\p{L}\p{N}]+/gu;
  const SENTENCE = /[^.:;!?]+(?:[.:;!?](?!\s|$)[^.:;!?]*)*[.:;!?]*\s*/gu;
  const MANNER = /^(?:who|when|where|why|which|how (?:many|much|far|long|big|often)|how)\b/;
  const LETTERS = { æ: "ae", œ: "oe", ø: "o", ß: "ss", ł: "l", đ: "d", ð: "d", þ: "th", "½": " 1/2 " };
  const SILENT = new Set(("a an and any are as at be been before being but by can cannot cant could did do does doesnt dont " +
    "for from get give go got had has have he her his how i if in into is isnt it its just know like many may me mean means " +
    "more much must my need not of on one or other another our out own rule rules say shall she should so some tell than that the their them " +
    "then there these they this those to up us use using was we were what whats when where which while who whose why will " +
    "with work works would you your happen happens allowed difference between versus vs meaning explain explained per each every also again just still only too very own always ever both during while").split(" "));

  // How much a word weighs in a field, and how much less in a long one.
  const FIELDS = {
    t: { weight: 5, length: 0.3 },
    a: { weight: 4, length: 0.3 },
    k: { weight: 1.5, length: 0 },
    s: { weight: 0.5, length: 0.3 },
    x: { weight: 1, length: 0.2 },
    o: { weight: 0.5, length: 0.2 },
  };
  const SATURATION = 2.5; // how soon more of the same word says no more
  const SYNONYM = 0.75; // how much another word for it counts
  const FLOOR = 0.3; // what is left of a score when next to nothing of the question is found
  const NEAR = 1.5; // how much a name like the question adds
  const NEAR_POWER = 2;
  const SPARE = 0.3; // how much words of a name that were not asked for take away
  const EVENNESS = 0.8; // a word in few documents tells less than its rarity says
  const ASKED = 0.35; // how much it adds to a name to ask in the same way
  const ABOVE = 0.3; // how much the titles above help a name
  const TOGETHER = 0.4; // how much it adds that one sentence has it all
  const GROUPS = { rules: 1, glossary: 0.8, tables: 0.7 };
  const OTHER_GROUP = 0.7;
  const CALLED = { rules: 1.2, glossary: 0.6, tables: 0, markers: 0 }; // how much it adds to be called so
  const OTHER_CALLED = 1.1;

  /** A text as it is compared: small letters without accents and apostrophes. */
  function fold(text) {
    return text.normalize("NFD").replace(/\p{M}|['’]/gu, "").toLowerCase().replace(/[æœøßłđðþ½]/g, (each) => LETTERS[each]);
  }

  function compact(text) {
    return fold(text).replace(/[\s\p{P}]+/gu, (each) => (each.includes(".") ? "." : ""));
  }

  function words(text) {
    return fold(text).match(WORD) || [];
  }

  /** How something is asked: who, when, how many …; nothing if it is not. */
  function manner(text) {
    const found = MANNER.exec(fold(text));
    return found ? found[0] : "";
  }

  /** What a word has in common with its plural, its past, its participle and its noun of action. */
  function stem(word) {
    if (DIGIT.test(word)) return word;
    if (word.length < 4) return /^[^aeiouy]{2,}s$/.test(word) ? word.slice(0, -1) : word;
    let rest = word
      .replace(/(?:ies|ied)$/, "y")
      .replace(/(ss|x|ch|sh)es$/, "$1")
      .replace(/([^siu])s$/, "$1")
      .replace(/is(e|ed|er|ing|ation)$/, "iz$1")
      .replace(/ization$/, "iz")
      .replace(/ional$/, "ion")
      .replace(/(...[ts])ion$/, "$1")
      .replace(/(...)ment$/, "$1");
    if (/[aeiouy].*(?:ing|ed)$/.test(rest) && !/eed$/.test(rest)) {
      const cut = rest.replace(/(...)(?:ing|ed)$/, "$1");
      rest = cut === rest ? rest : cut.replace(/([bdfgmnprt])\1$/, "$1");
    }
    return rest.replace(/(...)e$/, "$1").replace(/enc$/, "ens").replace(/(...)our$/, "$1or").replace(/([^aeiou])y$/, "$1i");
  }

  /** How many letters are wrong, missing, too many or turned round; more than `most` is too many to count. */
  function slips(one, other, most) {
    if (Math.abs(one.length - other.length) > most) return most + 1;
    let [before, last] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
    for (let i = 1; i <= one.length; i++) {
      const line = [i];
      for (let j = 1; j <= other.length; j++) {
        const same = one[i - 1] === other[j - 1];
        line[j] = Math.min(last[j] + 1, line[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
        if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) line[j] = Math.min(line[j], before[j - 2] + 1);
      }
      if (Math.min(...line) > most) return most + 1;
      [before, last] = [last, line];
    }
    return last[other.length];
  }

  /** Finds in a row of stems what the groups of synonyms call the same thing: [{from, to, concept}], the longest first. */
  function reader(groups) {
    const byFirst = new Map();
    groups.forEach((group, number) => {
      for (const phrase of group) {
        const stems = words(phrase).map(stem);
        if (!stems.length) continue;
        if (!byFirst.has(stems[0])) byFirst.set(stems[0], []);
        byFirst.get(stems[0]).push({ stems, concept: "=" + number });
      }
    });
    for (const phrases of byFirst.values()) phrases.sort((one, other) => other.stems.length - one.stems.length);
    return (stems) => {
      const found = stems.flatMap((each, from) => (byFirst.get(each) || [])
        .filter((phrase) => phrase.stems.every((word, at) => stems[from + at] === word))
        .map((phrase) => ({ from, to: from + phrase.stems.length, concept: phrase.concept })));
      const within = (one, other) => other.from <= one.from && one.to <= other.to && one.to - one.from < other.to - other.from;
      return found.filter((each) => !found.some((other) => within(each, other)));
    };
  }

  return function (data) {
    const concepts = reader(data.synonyms || []);
    const slang = new Set((data.synonyms || []).flat().flatMap(words).map(stem));
    const documents = data.documents;

    /** The words of a text that tell something, and what they are called besides. */
    function terms(text) {
      const stems = words(text).map((word) => (SILENT.has(word) ? null : stem(word)));
      const all = words(text).map(stem);
      return [...stems.filter((each) => each !== null), ...concepts(all).map((each) => each.concept)];
    }

    // ---- the index: for every term, the documents that have it, with its weight in each ----

    const postings = new Map();
    const vocabulary = new Map(); // from words as they are written to their stems
    const names = documents.map((each) => [each.t, ...(each.a || "").split(", "), ...(each.k || [])].filter(Boolean));

    (function () {
      const texts = documents.map((each) => Object.fromEntries(
        Object.keys(FIELDS).map((field) => [field, field === "k" ? (each.k || []).join(" . ") : each[field] || ""])));
      // A keyword that comes again and again in other company tells no more than one that comes once.
      const count = (text, field) => (field === "k" ? [...new Set(terms(text))] : terms(text));
      const counted = texts.map((each) => Object.fromEntries(Object.keys(FIELDS).map((field) => [field, count(each[field], field)])));
      for (const [field, { weight, length }] of Object.entries(FIELDS)) {
        const mean = counted.reduce((sum, each) => sum + each[field].length, 0) / (counted.length || 1) || 1;
        counted.forEach((each, at) => {
          const share = weight / (1 - length + (length * each[field].length) / mean);
          for (const term of each[field]) {
            if (!postings.has(term)) postings.set(term, new Map());
            const found = postings.get(term);
            found.set(at, (found.get(at) || 0) + share);
          }
        });
      }
      for (const each of texts) {
        for (const word of words(Object.values(each).join(" "))) if (!SILENT.has(word)) vocabulary.set(word, stem(word));
      }
    })();

    const rarity = (term) => {
      const having = postings.has(term) ? postings.get(term).size : 0;
      return Math.log(1 + (documents.length - having + 0.5) / (having + 0.5));
    };

    // What the names and the sentences of a document consist of, looked at only when it is found.
    const remembered = (make) => {
      const known = new Map();
      return (at) => known.get(at) || known.set(at, make(at)).get(at);
    };
    const namesOf = remembered((at) => names[at].map((each) => ({ terms: new Set(terms(each)), manner: manner(each) })));
    const aboveOf = remembered((at) => new Set(documents[at].g === "rules" ? terms(documents[at].s) : []));
    const told = (text) => sentences(text || "").map((each) => ({ from: each.from, terms: new Set(terms(each.text)) }));
    const sentencesOf = remembered((at) => told(documents[at].x));
    const readingsOf = remembered((at) => told(documents[at].o));

    // ---- the question ----

    /** What a word can stand for: itself, what begins with it while it is typed, what it may have been meant to be. */
    function meant(word, typing) {
      const own = stem(word);
      const known = postings.has(own) || slang.has(own);
      const found = new Map(postings.has(own) ? [[own, 1]] : []);
      if (typing && word.length > 1) {
        for (const [each, its] of vocabulary) if (each.startsWith(word) && !found.has(its)) found.set(its, known ? 0.3 : 0.9);
      }
      if (known || found.size || DIGIT.test(word) || word.length < 4) return found;
      for (let most = 1; most <= (word.length > 6 ? 2 : 1) && !found.size; most++) {
        for (const [each, its] of vocabulary) {
          if (each.length > 3 && slips(word, each, most) <= most) found.set(its, 0.8 / most);
        }
      }
      return found;
    }

    /** The parts of a question: each one word, or several that together are one thing, with the terms that tell it. */
    function parts(query) {
      const typed = words(query);
      const open = !/\s$/.test(query);
      const silent = typed.every((word) => SILENT.has(word));
      const cells = typed.map((word, at) => {
        const mute = SILENT.has(word) && !silent;
        return mute ? new Map() : meant(word, open && at === typed.length - 1);
      });
      // A slip of the finger is put right before the synonyms are looked for.
      const stems = typed.map((word, at) => {
        const [best] = [...cells[at]].sort((one, other) => other[1] - one[1]);
        return best && !postings.has(stem(word)) && !slang.has(stem(word)) && best[1] < 0.9 ? best[0] : stem(word);
      });
      const spans = concepts(stems).filter((each) => postings.has(each.concept));
      const taken = [];
      for (const span of [...spans].sort((one, other) => other.to - other.from - (one.to - one.from))) {
        if (!taken.some((each) => each.from < span.to && span.from < each.to && !(each.from === span.from && each.to === span.to))) taken.push(span);
      }
      const found = [];
      for (let at = 0; at < typed.length; at++) {
        const here = taken.filter((each) => each.from === at);
        const to = here.length ? here[0].to : at + 1;
        const own = cells.slice(at, to).filter((each) => each.size);
        if (own.length || here.length) found.push({ words: own, concepts: here.map((each) => each.concept) });
        at = to - 1;
      }
      for (const part of found) {
        // What a word may only begin does not make it rarer.
        const all = [...part.words.flatMap((each) => [...each]), ...part.concepts.map((each) => [each, 1])];
        part.weight = Math.max(0, ...all.map(([term, sure]) => (postings.has(term) ? sure * rarity(term) : 0))) ** EVENNESS;
      }
      return found;
    }

    /** How well a bag of terms has a part: 1 if it has its very words. */
    function has(bag, part) {
      let share = part.concepts.some((each) => bag.has(each)) ? SYNONYM : 0;
      if (part.words.length) {
        const own = part.words.map((each) => Math.max(0, ...[...each].map(([term, sure]) => (bag.has(term) ? sure : 0))));
        share = Math.max(share, own.reduce((sum, each) => sum + each, 0) / part.words.length);
      }
      return share;
    }

    /** How much of the question a bag of terms has. */
    function worth(bag, asked) {
      return asked.reduce((sum, part) => sum + has(bag, part) * part.weight, 0);
    }

    /** The scores of the documents for one part. */
    function scores(part) {
      const found = new Map();
      const raise = (into, term, sure) => {
        for (const [at, weight] of postings.get(term) || []) {
          const score = (sure * rarity(term) * weight) / (SATURATION + weight);
          if (score > (into.get(at) || 0)) into.set(at, score);
        }
      };
      for (const each of part.words) {
        const own = new Map();
        for (const [term, sure] of each) raise(own, term, sure);
        for (const [at, score] of own) found.set(at, (found.get(at) || 0) + score);
      }
      const other = new Map();
      for (const concept of part.concepts) raise(other, concept, SYNONYM);
      for (const [at, score] of other) if (score > (found.get(at) || 0)) found.set(at, score);
      return found;
    }

    /** How near one of a document's names comes to the whole question; the titles above it may help. */
    function nearness(at, asked, total, how) {
      const above = aboveOf(at);
      let best = 0;
      namesOf(at).forEach(({ terms: name, manner }) => {
        let [got, helped] = [0, 0];
        for (const part of asked) {
          const share = has(name, part);
          got += share * part.weight;
          helped += Math.max(0, ABOVE * has(above, part) - share) * part.weight;
        }
        if (!got) return;
        let spare = 0;
        const also = asked.some((part) => part.concepts.some((each) => name.has(each)));
        for (const term of name) {
          if (term[0] !== "=" && !also && !asked.some((part) => part.words.some((each) => each.has(term)))) spare += rarity(term);
        }
        const alike = how && manner === how ? 1 + ASKED : 1;
        best = Math.max(best, (alike * (got + helped)) / (total + SPARE * spare));
      });
      return best;
    }

    function rank(query) {
      const asked = parts(query);
      const total = asked.reduce((sum, part) => sum + part.weight, 0);
      const found = new Map();
      for (const part of asked) {
        for (const [at, score] of scores(part)) {
          const find = found.get(at) || { at, score: 0, covered: 0 };
          find.score += score;
          find.covered += part.weight;
          found.set(at, find);
        }
      }
      const finds = [...found.values()];
      for (const find of finds) {
        const document = documents[find.at];
        find.score *= (FLOOR + (1 - FLOOR) * (find.covered / total) ** 2) * (GROUPS[document.g] || OTHER_GROUP) * (document.w || 1);
      }
      finds.sort((one, other) => other.score - one.score || one.at - other.at);
      const near = finds.slice(0, 80);
      const how = manner(query);
      for (const find of near) {
        const together = Math.max(0, ...sentencesOf(find.at).map((each) => worth(each.terms, asked)));
        find.score *= 1 + NEAR * nearness(find.at, asked, total, how) ** NEAR_POWER + TOGETHER * (together / total) ** 2;
      }
      near.sort((one, other) => other.score - one.score || one.at - other.at);
      return { asked, finds: [...near, ...finds.slice(80)] };
    }

    // ---- numbers and names that are typed exactly ----

    /** A name without what it need not be spelled like: endings, articles, signs. */
    const bare = (text) => words(text).filter((word) => !SILENT.has(word)).map(stem).join(" ") || compact(text);

    const exact = documents.map((each) => ({
      numbers: each.n ? each.n.split(", ").map(compact) : [],
      names: [each.t, ...(each.a || "").split(", "), ...(each.k || [])].filter(Boolean).map(bare),
    }));

    // A name that many have, such as that of a kind of thing, says little.
    const holders = new Map();
    exact.forEach((each, at) => {
      for (const name of new Set(each.names)) holders.set(documents[at].g + name, (holders.get(documents[at].g + name) || 0) + 1);
    });

    /** The numbers of cases that may be meant: `12.4-B`, `rule 12.4b`, `1233` for 12.33, `7` for 7.0. */
    function numbered(query) {
      const number = fold(query).replace(/^\W*(?:rules?|cases?|sections?|chapter|paragraph|see|no)?[\s.§#(]*(?=\d)/, "").replace(/[\s)?!.]+$/, "")
        .replace(/,/g, ".").replace(/[\s/-]+(?=[a-z]\d*$)/, "").replace(/[\s/]+/g, "");
      const whole = /^(\d{1,2})$/.exec(number);
      if (whole) return [whole[1] + ".0", whole[1]];
      const run = /^(\d{3,5})([a-z](?:\d+[a-z]?)?)?$/.exec(number);
      if (run) return [number, ...[1, 2].map((at) => run[1].slice(0, at) + "." + run[1].slice(at) + (run[2] || ""))];
      return /^\d{1,2}(\.\d{1,3})+([a-z](\d+[a-z]?)?)?$/.test(number) ? [number] : [];
    }

    /** First what is known by the very number or name that was typed, then the cases below that number. */
    function called(query, finds) {
      const wanted = bare(query);
      const numbers = numbered(query);
      const best = finds.reduce((most, each) => Math.max(most, each.score), 1);
      const known = new Map(finds.map((each) => [each.at, each]));
      exact.forEach((each, at) => {
        const same = each.numbers.some((number) => numbers.includes(number));
        const rule = documents[at].g === "rules";
        const below = rule && numbers.some((number) => number.includes(".") && each.numbers[0].startsWith(number.replace(/\.0$/, ".")));
        const named = each.names.includes(wanted);
        if (!same && !below && !named) return;
        if (!known.has(at)) known.set(at, { at, score: 0 });
        const find = known.get(at);
        const { g: group } = documents[at];
        if (same || below) find.score = best * (same ? (rule ? 9 : 8) : 4) + find.score / 1000;
        else find.score += (best * (group in CALLED ? CALLED[group] : OTHER_CALLED)) / holders.get(group + wanted);
      });
      return [...known.values()].sort((one, other) => other.score - one.score || one.at - other.at);
    }

    /** All answers to a question, the best first: [document]. */
    function ranked(query) {
      if (!compact(query)) return { asked: [], finds: [] };
      const { asked, finds } = rank(query);
      return { asked, finds: called(query, finds) };
    }

    /** The best answers, then all others in their groups. */
    function search(query) {
      const { asked, finds } = ranked(query);
      const groups = new Map();
      finds.forEach((find, place) => {
        const document = documents[find.at];
        const name = place < BEST ? "best" : document.g;
        if (!groups.has(name)) groups.set(name, { group: name, title: data.groups[name] || name, hits: [] });
        groups.get(name).hits.push({ document, get text() { return excerpt(find.at, asked); } });
      });
      return [...groups.values()];
    }

    /** The sentence that answers best, with the words that were found in pieces that are hits. */
    function excerpt(at, asked) {
      const best = (all) => {
        const values = all.map((each) => worth(each.terms, asked));
        return { from: (all[values.indexOf(Math.max(...values))] || {}).from, worth: Math.max(0, ...values) };
      };
      const [own, other] = [best(sentencesOf(at)), best(readingsOf(at))];
      const [text, chosen] = other.worth > own.worth ? [documents[at].o, other] : [documents[at].x || "", own];
      if (chosen.from === undefined) return [];
      const start = text.length > EXCERPT ? chosen.from : 0;
      let end = Math.min(text.length, start + EXCERPT);
      if (end < text.length) end = Math.max(text.lastIndexOf(" ", end), start + EXCERPT / 2);
      return marked(text, start, end, asked);
    }

    function marked(text, start, end, asked) {
      const found = [...text.matchAll(/\d+(?:\.\d+)+(?:[A-Z](?:\d+[A-Z]?)?)?|[\p{L}\p{N}\p{M}]+/gu)];
      const stems = found.map((each) => stem(fold(each[0])));
      const hits = new Set();
      stems.forEach((each, at) => {
        if (asked.some((part) => part.words.some((word) => word.has(each)))) hits.add(at);
      });
      for (const span of concepts(stems)) {
        if (asked.some((part) => part.concepts.includes(span.concept))) for (let at = span.from; at < span.to; at++) hits.add(at);
      }
      const pieces = start > 0 ? [{ words: "… ", hit: false }] : [];
      let position = start;
      for (const at of [...hits].sort((one, other) => one - other)) {
        const [from, to] = [found[at].index, found[at].index + found[at][0].length];
        if (from < position || to > end) continue;
        if (from > position) pieces.push({ words: text.slice(position, from), hit: false });
        pieces.push({ words: text.slice(from, to), hit: true });
        position = to;
      }
      if (end > position) pieces.push({ words: text.slice(position, end), hit: false });
      if (end < text.length) pieces.push({ words: " …", hit: false });
      return pieces;
    }

    const byAddress = new Map(documents.map((each) => [decodeURIComponent(each.u), each]));

    /** What stands at an address, in short: a document, or what is known of it besides; nothing if nobody knows it. */
    search.preview = (address) => {
      const [document, more] = [byAddress.get(address), data.previews[address]];
      return document || more ? { u: encodeURI(address), ...document, ...more } : null;
    };
    return search;
  };

  function sentences(text) {
    return [...text.matchAll(SENTENCE)].map((each) => ({ from: each.index, text: each[0] }));
  }
});
