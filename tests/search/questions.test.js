// What a question asks for, of a library of a few documents.
"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");

const { library, questions, shares, stem, synonyms, worth } = require("./package.js");

const DOCUMENTS = [
  { t: "Anchoring", x: "A ship drops its anchor. It stops." },
  { t: "Anchorage", x: "A harbour." },
  { t: "Mutiny", k: ["when do crews refuse orders"], x: "The crew refuses its orders." },
];
const same = synonyms([["anchoring", "drop the hook"]]);
const books = library(DOCUMENTS, same);
const ask = questions(books, same);
const stems = (part) => part.words.map((each) => [...each.keys()].map(books.stem));

test("a library knows where a term is, and that a rare one tells more", () => {
  const [ship, anchor] = ["ship", "anchor"].map((word) => books.term(stem(word)));
  assert.deepEqual(books.postings(ship).at, [0]);
  assert.ok(books.rarity(ship) >= books.rarity(anchor));
  assert.equal(books.rarity(books.term(stem("whale"))), 0);
});

test("each word that tells something is a part of a question", () => {
  const asked = ask("when do the crews refuse ");
  assert.deepEqual(asked.parts.map(stems), [[[stem("crews")]], [[stem("refuse")]]]);
  assert.equal(asked.manner, "when");
});

test("what is being typed may become any word that begins so; what is followed by a blank is a word", () => {
  const [typing] = ask("harb").parts;
  assert.deepEqual(stems(typing), [[stem("harbour")]]);
  assert.deepEqual(ask("har ").parts.flatMap((part) => part.words), []);
});

test("a word with a wrong letter is taken for the one that was meant", () => {
  assert.deepEqual(stems(ask("mutny ").parts[0]), [[stem("mutiny")]]);
});

test("several words that are one thing are one part", () => {
  const asked = ask("drop the hook ");
  assert.equal(asked.parts.length, 1);
  assert.deepEqual(asked.parts[0].concepts, [0]);
});

test("a name has a share of every part of a question", () => {
  const asked = ask("crew anchor ");
  const [named] = books.shelf[2].sentences;
  assert.deepEqual(shares(asked, named.bag), [1, 0]);
  assert.ok(worth(asked, named.bag) > 0);
  assert.equal(worth(asked, books.shelf[1].sentences[0].bag), 0);
});
