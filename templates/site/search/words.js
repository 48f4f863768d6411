// The search of the site, without a page: the same script works in a browser and in Node. Its parts are joined into one
// file, this one first and search.js last, and hand one another what they make in `oobcSearching`.
//
// Here: how words are compared.
"use strict";

const oobcSearching = {};

{
  const DIGIT = /\d/;
  const WORD = /\d+(?:\.\d+)+(?:[a-z](?:\d+[a-z]?)?)?|[\p{L}\p{N}]+/gu;
  const SENTENCE = /[^.:;!?]+(?:[.:;!?](?!\s|$)[^.:;!?]*)*[.:;!?]*\s*/gu;
  const MANNER = /^(?:who|when|where|why|which|how (?:many|much|far|long|big|often)|how)\b/;
  const LETTERS = { æ: "ae", œ: "oe", ø: "o", ß: "ss", ł: "l", đ: "d", ð: "d", þ: "th", "½": " 1/2 " };
  const SILENT = new Set((
    "a an and any are as at be been before being but by can cannot cant could did do does doesnt dont for from get " +
    "give go got had has have he her his how i if in into is isnt it its just know like many may me mean means more " +
    "much must my need not of on one or other another our out own rule rules say shall she should so some tell than " +
    "that the their them then there these they this those to up us use using was we were what whats when where which " +
    "while who whose why will with work works would you your happen happens allowed difference between versus vs " +
    "meaning explain explained per each every also again just still only too very own always ever both during while"
  ).split(" "));

  /** A text as it is compared: small letters without accents and apostrophes. */
  function fold(text) {
    const bare = text.normalize("NFD").replace(/\p{M}|['’]/gu, "").toLowerCase();
    return bare.replace(/[æœøßłđðþ½]/g, (each) => LETTERS[each]);
  }

  /** A text without spaces and signs other than full stops: numbers, and names that are written in several ways. */
  function compact(text) {
    return fold(text).replace(/[\s\p{P}]+/gu, (each) => (each.includes(".") ? "." : ""));
  }

  function words(text) {
    return fold(text).match(WORD) || [];
  }

  /** Whether a word says nothing of what is looked for. */
  function silent(word) {
    return SILENT.has(word);
  }

  /** How something is asked: who, when, how many …; nothing if it is not. */
  function manner(text) {
    const found = MANNER.exec(fold(text));
    return found ? found[0] : "";
  }

  // Words that change within, after what they come from.
  const FORMS =
    "fight fought, shoot shot, fall fell fallen, take took taken, lay laid, hide hid hidden, go went gone, leave left, lose " +
    "lost, catch caught, hold held, keep kept, send sent, build built, burn burnt, blow blew blown, break broke broken, " +
    "come came, draw drew drawn, ride rode ridden, run ran, see saw seen, stand stood, throw threw thrown, win won, " +
    "withdraw withdrew withdrawn, begin began begun, flee fled, feed fed, dig dug, choose chose chosen, drive drove driven, " +
    "give gave given, beat beaten, sleep slept, wake woke, spend spent, man men, die dice";
  const IRREGULAR = new Map(FORMS.split(", ").flatMap((each) => {
    const [base, ...forms] = each.split(" ");
    return forms.map((form) => [form, base]);
  }));

  /** What a word has in common with its plural, its past, its participle and its noun of action. */
  function cut(word) {
    if (DIGIT.test(word)) return word;
    if (IRREGULAR.has(word)) return cut(IRREGULAR.get(word));
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
      const shorter = rest.replace(/(...)(?:ing|ed)$/, "$1");
      rest = shorter === rest ? rest : shorter.replace(/([bdfgmnprt])\1$/, "$1");
    }
    return rest.replace(/(...)e$/, "$1").replace(/enc$/, "ens").replace(/(...)our$/, "$1or").replace(/([^aeiou])y$/, "$1i");
  }

  /** A function that remembers what it gave: the same words come again and again. */
  function remembering(make) {
    const known = new Map();
    return (word) => {
      let found = known.get(word);
      if (found === undefined) known.set(word, (found = make(word)));
      return found;
    };
  }

  const stem = remembering(cut);

  /** The stem of a word as it stands in a text. */
  const stemOf = remembering((word) => stem(fold(word)));

  /** Which letters a word has, as bits: a slip changes two of them at most. */
  function letters(word) {
    let found = 0;
    for (let at = 0; at < word.length; at++) found |= 1 << (word.charCodeAt(at) & 31);
    return found;
  }

  function bits(number) {
    let count = 0;
    for (let rest = number; rest; rest &= rest - 1) count++;
    return count;
  }

  /** How many letters are wrong, missing, too many or turned round; more than `most` is too many to count. */
  function slips(one, other, most) {
    if (Math.abs(one.length - other.length) > most) return most + 1;
    let [before, last] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
    for (let i = 1; i <= one.length; i++) {
      const line = [i];
      let least = i;
      for (let j = 1; j <= other.length; j++) {
        const same = one[i - 1] === other[j - 1];
        let value = Math.min(last[j] + 1, line[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
        const turned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
        if (turned) value = Math.min(value, before[j - 2] + 1);
        line[j] = value;
        least = Math.min(least, value);
      }
      if (least > most) return most + 1;
      [before, last] = [last, line];
    }
    return last[other.length];
  }

  /** The sentences of a text, and where each begins. */
  function sentences(text) {
    return [...text.matchAll(SENTENCE)].map((each) => ({ from: each.index, text: each[0] }));
  }

  Object.assign(oobcSearching, { fold, compact, words, silent, manner, stem, stemOf, letters, bits, slips, sentences });
}
