// How words are compared.
"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");

const { compact, fold, letters, bits, manner, sentences, silent, slips, stem, synonyms, words } = require("./package.js");

test("accents, capitals and apostrophes make no difference", () => {
  assert.equal(fold("Brød’s ÉTAT ½"), "brods etat  1/2 ");
});

test("the number of a case is one word", () => {
  assert.deepEqual(words("See 7.62B2, 28.3 and so on."), ["see", "7.62b2", "28.3", "and", "so", "on"]);
});

test("spaces and signs make no difference to a name, full stops do", () => {
  assert.equal(compact("C - 3"), compact("c3"));
  assert.notEqual(compact("1.23"), compact("12.3"));
});

test("forms of a word have one stem", () => {
  for (const [one, other] of [
    ["units", "unit"], ["moved", "move"], ["moving", "move"], ["stopped", "stop"], ["fought", "fight"], ["supplies", "supply"],
    ["movement", "move"], ["elimination", "eliminate"], ["honour", "honor"],
  ]) assert.equal(stem(one), stem(other), `${one} and ${other}`);
});

test("words that mean something else keep their own stem", () => {
  for (const [one, other] of [["pass", "pas"], ["corps", "core"], ["bus", "bu"], ["7.62s", "7.62"]]) {
    assert.notEqual(stem(one), stem(other), `${one} and ${other}`);
  }
});

test("a slip is a letter that is wrong, missing, too many or turned round", () => {
  for (const slip of ["mutinz", "mutny", "mutinny", "mutiyn"]) assert.equal(slips("mutiny", slip, 2), 1, slip);
  assert.equal(slips("mutiny", "mutiny", 2), 0);
  assert.equal(slips("mutiny", "sailing", 2), 3);
});

test("a slip changes two letters of a word at most", () => {
  assert.ok(bits(letters("mutiny") ^ letters("mutinz")) <= 2);
  assert.equal(letters("tide"), letters("diet"));
});

test("small words say nothing of what is looked for", () => {
  assert.deepEqual(words("how do I drop the anchor").filter((word) => !silent(word)), ["drop", "anchor"]);
});

test("a question is asked in a manner", () => {
  assert.equal(manner("How many hexes?"), "how many");
  assert.equal(manner("When do they stop"), "when");
  assert.equal(manner("whenever"), "");
});

test("a sentence knows where it begins; a number of a case ends none", () => {
  assert.deepEqual(sentences("One is 7.62. Two!"), [{ from: 0, text: "One is 7.62. " }, { from: 13, text: "Two!" }]);
});

test("synonyms are found in a row of stems, the longest alone", () => {
  const same = synonyms([["anchor", "drop the hook"], ["hook"]]);
  assert.deepEqual(same.spans(words("drop the hook now").map(stem)), [{ from: 0, to: 3, concept: 0 }]);
  assert.deepEqual(same.spans(words("a hook").map(stem)), [{ from: 1, to: 2, concept: 1 }]);
  assert.ok(same.known.has(stem("dropped")));
});
