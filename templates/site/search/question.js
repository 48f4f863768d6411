// What a question asks for.
{
  const { words, silent, stem, letters, bits, slips, manner } = oobcSearching;

  const SYNONYM = 0.75; // how much another word for it counts
  const BEGUN = 0.9; // how sure it is what a word is going to be that is still being typed
  const LONGER = 0.3; // the same, if it is a word already
  const SLIPPED = 0.8; // how sure it is what a word was meant to be
  const EVENNESS = 0.5; // a word in few documents tells less than its rarity says

  /** What reads questions about a library: `question(query)`. */
  function questions(library, same) {
    const has = (word) => library.postings(library.term(stem(word)));
    const known = (word) => has(word) || same.known.has(stem(word));

    /** The words that begin so: a run of the vocabulary. */
    function begun(word) {
      const { vocabulary } = library;
      let [from, to] = [0, vocabulary.length];
      while (from < to) {
        const middle = (from + to) >> 1;
        if (vocabulary[middle].word < word) from = middle + 1;
        else to = middle;
      }
      const found = [];
      for (let at = from; at < vocabulary.length && vocabulary[at].word.startsWith(word); at++) found.push(vocabulary[at]);
      return found;
    }

    /** The words that were meant if a few letters are wrong, with as few as possible. */
    function slipped(word) {
      const its = letters(word);
      for (let most = 1; most <= (word.length > 6 ? 2 : 1); most++) {
        const found = library.vocabulary.filter((each) =>
          each.word.length > 3 && bits(each.letters ^ its) <= 2 * most && slips(each.word, word, most) <= most);
        if (found.length) return { found, most };
      }
      return { found: [], most: 0 };
    }

    const understood = new Map(); // what a word was taken for, since a question is typed key by key

    /** What a word can stand for: itself, what begins with it while it is typed, what it may have been meant to be. */
    function meant(word, typing) {
      const key = typing ? word + "…" : word;
      if (!understood.has(key)) understood.set(key, meanings(word, typing));
      return understood.get(key);
    }

    function meanings(word, typing) {
      const found = new Map(has(word) ? [[library.term(stem(word)), 1]] : []);
      if (typing && word.length > 1) {
        for (const { term } of begun(word)) if (!found.has(term)) found.set(term, known(word) ? LONGER : BEGUN);
      }
      if (known(word) || found.size || /\d/.test(word) || word.length < 4) return found;
      const { found: all, most } = slipped(word);
      for (const { term } of all) found.set(term, SLIPPED / most);
      return found;
    }

    /** The words of a question as the synonyms know them: a slip of the finger is put right before they are looked for. */
    function intended(word, meanings) {
      if (known(word)) return stem(word);
      const [term, sure] = [...meanings].reduce((best, each) => (each[1] > best[1] ? each : best), [null, 0]);
      return term !== null && sure < BEGUN ? library.stem(term) : stem(word);
    }

    /** What several words together name, the longest first; of two that overlap, one. */
    function named(stems) {
      const spans = same.spans(stems).filter((each) => library.postings(each.concept));
      const taken = [];
      for (const span of [...spans].sort((one, other) => other.to - other.from - (one.to - one.from))) {
        const clashes = (each) => each.from < span.to && span.from < each.to && !(each.from === span.from && each.to === span.to);
        if (!taken.some(clashes)) taken.push(span);
      }
      return taken;
    }

    /** The parts of a question: each one word, or several that together are one thing. */
    function parts(query) {
      const typed = words(query);
      const open = !/\s$/.test(query);
      const mute = typed.every(silent) ? () => false : silent;
      const meanings = typed.map((word, at) => (mute(word) ? new Map() : meant(word, open && at === typed.length - 1)));
      const taken = named(typed.map((word, at) => intended(word, meanings[at])));
      const found = [];
      for (let at = 0; at < typed.length; at++) {
        const here = taken.filter((each) => each.from === at);
        const to = here.length ? here[0].to : at + 1;
        const own = meanings.slice(at, to).filter((each) => each.size);
        if (own.length || here.length) found.push({ words: own, concepts: here.map((each) => each.concept) });
        at = to - 1;
      }
      for (const part of found) {
        part.rarity = rarity(part);
        part.weight = part.rarity ** EVENNESS;
      }
      return found;
    }

    function rarity(part) {
      // What a word may only begin does not make it rarer.
      const all = [...part.words.flatMap((each) => [...each]), ...part.concepts.map((each) => [each, 1])];
      return all.reduce((most, [term, sure]) => Math.max(most, sure * library.rarity(term)), 0);
    }

    return (query) => {
      const asked = parts(query);
      const sum = (of) => asked.reduce((total, part) => total + part[of], 0);
      return { parts: asked, rarity: sum("rarity"), weight: sum("weight"), manner: manner(query), ...wishes(asked) };
    };
  }

  /** Where a term of the question belongs: for each, the cells that it fills. A word has a cell, and what a part is called. */
  function wishes(parts) {
    const wanted = new Map();
    const wish = (term, cell, sure) => {
      if (!wanted.has(term)) wanted.set(term, []);
      wanted.get(term).push({ cell, sure });
    };
    let cells = 0;
    for (const part of parts) {
      for (const concept of part.concepts) wish(concept, cells, SYNONYM);
      part.cell = cells++;
      for (const each of part.words) {
        for (const [term, sure] of each) wish(term, cells, sure);
        cells++;
      }
    }
    return { wanted, cells };
  }

  /** How much of each part of a question a bag of terms has: 1 if it has its very words. */
  function shares(question, bag) {
    let held = null;
    for (const term of bag) {
      const wishes = question.wanted.get(term);
      if (!wishes) continue;
      held = held || new Float64Array(question.cells);
      for (const { cell, sure } of wishes) if (sure > held[cell]) held[cell] = sure;
    }
    return held && question.parts.map((part) => {
      let sum = 0;
      for (let at = 1; at <= part.words.length; at++) sum += held[part.cell + at];
      return Math.max(held[part.cell], part.words.length ? sum / part.words.length : 0);
    });
  }

  /** How much of a question a bag of terms has. */
  function worth(question, bag) {
    const found = shares(question, bag);
    return found ? question.parts.reduce((sum, part, at) => sum + found[at] * part.weight, 0) : 0;
  }

  Object.assign(oobcSearching, { SYNONYM, EVENNESS, questions, shares, worth });
}
