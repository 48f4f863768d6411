// The package of the search as the site has it: its parts joined, and what each hands to the later ones.
"use strict";

const fs = require("node:fs");
const path = require("node:path");

const folder = path.join(__dirname, "../../templates/site/search");
const { files } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
const script = files.map((file) => fs.readFileSync(path.join(folder, file), "utf8")).join("\n");
const module_ = { exports: {} };
const parts = new Function("module", `${script}\nreturn oobcSearching;`)(module_);

/** A search over documents; what is left out of one is empty. */
function searchOf(documents, { synonyms = [], previews = {} } = {}) {
  const whole = documents.map((each, at) => ({ g: "rules", u: `rules/1.html#${at}`, ...each }));
  return module_.exports({ groups: { best: "Best answers", rules: "Rules" }, documents: whole, synonyms, previews });
}

/** The titles of all that is found, the best first. */
function titles(search, query) {
  return search(query).flatMap((group) => group.hits.map((hit) => hit.document.t));
}

module.exports = { ...parts, files, folder, searchOf, titles };
