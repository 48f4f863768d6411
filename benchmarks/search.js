// Runs a built site's own search over its own data. Reads {site, queries, entries, times} as JSON, writes
// {answers: [[{address, number, title, group}, ...]], documents, index, keys} as JSON; times are milliseconds.
"use strict";

const path = require("path");
const { performance } = require("perf_hooks");

const { site, queries, entries, times } = JSON.parse(require("fs").readFileSync(0, "utf8"));
global.window = {};
require(path.resolve(site, "search-data.js"));
const make = require(path.resolve(site, "search.js"));

const data = window.oobcSearchData;
if (entries) data.documents = Array.from({ length: entries }, (_, at) => data.documents[at % data.documents.length]);

const start = performance.now();
const search = make(data);
const index = performance.now() - start;

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
      const pressed = performance.now();
      for (const group of search(query.slice(0, length))) group.hits.slice(0, 12).forEach((each) => each.text);
      keys.push(performance.now() - pressed);
    }
  }
}
console.log(JSON.stringify({ answers, documents: data.documents.length, index, keys }));
