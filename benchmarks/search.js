// Runs a built site's own search over its own data. Reads {site, queries, entries, times} as JSON, writes
// {answers: [[{address, number, title, group}, ...]], documents, index, keys} as JSON; times are milliseconds of CPU, of
// all threads of the process.
"use strict";

const path = require("path");

const { site, queries, entries, times } = JSON.parse(require("fs").readFileSync(0, "utf8"));
global.window = {};
require(path.resolve(site, "search-data.js"));
const make = require(path.resolve(site, "search.js"));

const data = window.oobcSearchData;
if (entries) data.documents = Array.from({ length: entries }, (_, at) => data.documents[at % data.documents.length]);

/** What a task takes. */
function timed(task) {
  const start = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

let search;
const index = timed(() => (search = make(data)));

// As the page shows them: group after group, each from the top.
const shown = (query) => search(query).flatMap((group) => group.hits.map((each) => each.document));
const answers = queries.map((query) => shown(query).slice(0, 10).map((each) => ({
  address: each.u, number: each.n || "", title: each.t, group: each.g,
})));

// What the page does for a key: the search, and the sentences of the hits that it shows.
const keys = [];
if (times) {
  for (const query of queries) {
    for (let length = 1; length <= query.length; length++) {
      const typed = query.slice(0, length);
      const took = timed(() => {
        for (const group of search(typed)) group.hits.slice(0, 12).forEach((each) => each.text);
      });
      keys.push({ typed, took });
    }
  }
}
console.log(JSON.stringify({ answers, documents: data.documents.length, index, keys }));
