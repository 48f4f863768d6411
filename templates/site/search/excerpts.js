// The sentence of a document that answers best, with the words that were found.
{
  const { stemOf, worth } = oobcSearching;

  const LENGTH = 180;
  const WORD = /\d+(?:\.\d+)+(?:[A-Z](?:\d+[A-Z]?)?)?|[\p{L}\p{N}\p{M}]+/gu;

  /** What shows documents: `excerpt(at, question)` gives [{words, hit}], pieces of text that are hits or not. */
  function excerpts(documents, library, same) {
    function best(sentences, question) {
      return sentences.reduce((found, { from, bag }) => {
        const its = worth(question, bag);
        return found.from === undefined || its > found.worth ? { from, worth: its } : found;
      }, { worth: 0 });
    }

    function excerpt(at, question) {
      const { sentences, readings } = library.shelf[at];
      const [own, other] = [best(sentences, question), best(readings, question)];
      const [text, chosen] = other.worth > own.worth ? [documents[at].o, other] : [documents[at].x || "", own];
      if (chosen.from === undefined) return [];
      const start = text.length > LENGTH ? chosen.from : 0;
      let end = Math.min(text.length, start + LENGTH);
      if (end < text.length) end = Math.max(text.lastIndexOf(" ", end), start + LENGTH / 2);
      const pieces = marked(text.slice(start, end), question);
      return [
        ...(start > 0 ? [{ words: "… ", hit: false }] : []),
        ...pieces,
        ...(end < text.length ? [{ words: " …", hit: false }] : []),
      ];
    }

    function marked(text, question) {
      const pieces = [];
      let position = 0;
      for (const { from, to } of hits(text, question)) {
        if (from > position) pieces.push({ words: text.slice(position, from), hit: false });
        pieces.push({ words: text.slice(from, to), hit: true });
        position = to;
      }
      if (position < text.length) pieces.push({ words: text.slice(position), hit: false });
      return pieces;
    }

    /** Where the words stand that were asked for, by themselves or as what they are called. */
    function hits(text, question) {
      const found = [...text.matchAll(WORD)];
      const stems = found.map((each) => stemOf(each[0]));
      const asked = stems.map((each) => question.wanted.has(library.term(each)));
      for (const { from, to, concept } of same.spans(stems)) if (question.wanted.has(concept)) asked.fill(true, from, to);
      return found.filter((_, at) => asked[at]).map((each) => ({ from: each.index, to: each.index + each[0].length }));
    }

    return excerpt;
  }

  Object.assign(oobcSearching, { excerpts });
}
