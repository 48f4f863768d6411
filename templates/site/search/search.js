// The search put together.
//
//   const search = oobcSearch(data)      // data: {groups, documents, synonyms, previews}, see outputs/site/search.py
//   search("28.31")  ->  [{group, title, hits: [{document, text: [{words, hit}]}]}]
{
  const { compact, synonyms, library, questions, ranking, calls, excerpts } = oobcSearching;

  const BEST = 3;

  function oobcSearch(data) {
    const { documents } = data;
    const same = synonyms(data.synonyms || []);
    const books = library(documents, same);
    const question = questions(books, same);
    const rank = ranking(documents, books, same);
    const call = calls(documents);
    const excerpt = excerpts(documents, books, same);

    /** One answer; its text is looked for when it is shown. */
    class Hit {
      constructor(at, asked) {
        this.document = documents[at];
        this.at = at;
        this.asked = asked;
      }

      get text() {
        return excerpt(this.at, this.asked);
      }
    }

    /** The best answers, then all others in their groups. */
    function search(query) {
      if (!compact(query)) return [];
      const asked = question(query);
      const groups = new Map();
      call(query, rank(asked)).forEach((at, place) => {
        const group = place < BEST ? "best" : documents[at].g;
        if (!groups.has(group)) groups.set(group, { group, title: data.groups[group] || group, hits: [] });
        groups.get(group).hits.push(new Hit(at, asked));
      });
      return [...groups.values()];
    }

    const byAddress = new Map(documents.map((each) => [decodeURIComponent(each.u), each]));

    /** What stands at an address, in short: a document, or what is known of it besides; nothing if nobody knows it. */
    search.preview = (address) => {
      const [document, more] = [byAddress.get(address), data.previews[address]];
      return document || more ? { u: encodeURI(address), ...document, ...more } : null;
    };
    return search;
  }

  if (typeof module === "object" && module.exports) module.exports = oobcSearch;
  else window.oobcSearch = oobcSearch;
}
