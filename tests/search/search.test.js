// The search put together: what comes first, in which groups, and what it shows.
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const { test } = require("node:test");

const { files, folder, searchOf, titles } = require("./package.js");

test("the package lists every part", () => {
  assert.deepEqual([...files].sort(), fs.readdirSync(folder).filter((file) => file.endsWith(".js")));
});

test("what is called so comes before what only says so", () => {
  const search = searchOf([{ t: "Sailing", x: "Ships sail till mutiny." }, { t: "Mutiny", x: "The crew refuses." }]);
  assert.deepEqual(titles(search, "mutiny"), ["Mutiny", "Sailing"]);
});

test("another name and a keyword are names too", () => {
  const search = searchOf([
    { t: "Running", x: "The barrel." }, { g: "glossary", t: "Cask", a: "Barrel, Keg" }, { t: "Drift", k: ["who moves first"] },
  ]);
  assert.equal(titles(search, "keg")[0], "Cask");
  assert.equal(titles(search, "who goes and moves first")[0], "Drift");
});

test("the rules of another battle weigh less", () => {
  const search = searchOf([{ t: "Elsewhere", x: "A squall.", w: 0.8 }, { t: "Here", x: "A squall." }]);
  assert.deepEqual(titles(search, "squall"), ["Here", "Elsewhere"]);
});

test("a number is found however it comes to the hand, with the cases below it behind it", () => {
  const search = searchOf(["1.0", "1.2", "1.21", "12.1"].map((n) => ({ n, t: `Case ${n}` })));
  for (const query of ["1.21", "121", "1,21", "rule 1.21?", "§1.21"]) assert.equal(titles(search, query)[0], "Case 1.21", query);
  assert.deepEqual(titles(search, "1.2").slice(0, 2), ["Case 1.2", "Case 1.21"]);
  assert.equal(titles(search, "1")[0], "Case 1.0");
});

test("a hex is found by its number", () => {
  const search = searchOf([{ g: "tables", t: "Guns", x: "4419 of them." }, { g: "places", n: "4319, 4419", t: "Haven" }]);
  assert.equal(titles(search, "4419")[0], "Haven");
});

test("a hex with letters is found by its number, small letters and all", () => {
  const search = searchOf([{ g: "tables", t: "C", x: "3 and 4" }, { g: "places", n: "C-3, C-4", t: "Haven" }]);
  for (const query of ["C-4", "c-4", "c4", "c 4"]) assert.equal(titles(search, query)[0], "Haven", query);
});

test("the three best stand first, the others in their groups", () => {
  const search = searchOf([1, 2, 3, 4, 5].map((n) => ({ g: n > 3 ? "units" : "rules", t: `Buoy ${n}` })));
  const found = search("buoy");
  assert.deepEqual(found.map((each) => each.group), ["best", "units"]);
  assert.deepEqual(found.map((each) => each.title), ["Best answers", "units"]);
  assert.equal(found[0].hits.length, 3);
});

test("nothing answers nothing", () => {
  const search = searchOf([{ t: "Sailing" }]);
  for (const query of ["", " ", "?!", "xyzzy"]) assert.deepEqual(search(query), [], query);
});

test("a hit shows the sentence that answers, with the words that were found", () => {
  const filler = "Nothing happens here at all, and it goes on for a long while. ".repeat(4);
  const search = searchOf([{ t: "Tides", x: `${filler}The whirlpools drown the ship. ${filler}` }]);
  const [{ hits: [hit] }] = search("whirlpool ship");
  assert.deepEqual(hit.text.filter((each) => each.hit).map((each) => each.words), ["whirlpools", "ship"]);
  assert.ok(hit.text.some((each) => each.words === "… "));
  assert.ok(hit.text.map((each) => each.words).join("").length < 200);
});

test("what other versions say is shown if it answers better", () => {
  const search = searchOf([{ t: "Fog", x: "Fog comes at dawn.", o: "Rules 2.0: Fog comes with slack water." }]);
  assert.match(search("slack")[0].hits[0].text.map((each) => each.words).join(""), /slack water/);
});

test("a link shows the document behind it, and what is known of it besides", () => {
  const search = searchOf([{ u: "map.html#hex-C%203", t: "Haven" }], {
    previews: { "map.html#hex-C 3": { v: "3" }, "now.html": { t: "Now" } },
  });
  assert.deepEqual(search.preview("map.html#hex-C 3"), { g: "rules", u: "map.html#hex-C%203", t: "Haven", v: "3" });
  assert.equal(search.preview("now.html").t, "Now");
  assert.equal(search.preview("nowhere.html"), null);
});
