"""How well the search of a built site answers a list of look-ups: the first ten addresses for each, and the recall.

The site's own search core ranks its own data, in Node, in the order in which the page shows the hits. A look-up is a
line of YAML: `- {query: can cavalry retreat before combat, answers: ["10.21", "10.2"]}`; README.md beside this file
tells what else an answer may be.
"""

import argparse
import json
import re
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

import yaml

RUNNER = Path(__file__).with_name("search.js")
WITHIN = (1, 3)
SLOWEST = 10


class LookUp(NamedTuple):
    """What somebody types, and every address that answers it."""

    query: str
    answers: tuple[str, ...]


class Hit(NamedTuple):
    """What the site shows in one place of its list."""

    address: str
    number: str
    title: str
    group: str

    @property
    def names(self) -> frozenset[str]:
        """All that an answer may call it: whole address, page and anchor, anchor, numbers."""
        page, _, anchor = self.address.partition("#")
        numbers = self.number.split(", ") if self.number else []
        return frozenset(plain(each) for each in (self.address, anchor or page, *numbers))


def plain(address: str) -> str:
    """An address as it is compared: `#7.62`, `rules/7.html#7.62`, `7.62` and `(7.62)` are the same case."""
    text = unquote(address).strip().strip("()").replace(".html", "").lower()
    _, mark, anchor = text.rpartition("#")
    page = text[: -len(anchor) - 1] if mark else ""
    name = re.sub(r"^(?:case|rule)\s*", "", anchor if mark else text)
    if re.match(r"\d{1,2}\.\d", name):
        return re.sub(r"[\s/-]", "", name)
    return f"{page.rpartition('/')[2]}#{name}" if page else name.removeprefix("hex-").rpartition("/")[2]


def read_list(file: Path) -> Iterator[LookUp]:
    """The look-ups of a YAML (or JSON) file; every scalar is text, so that 12.30 is not 12.3."""
    # An unquoted #7.62 would be a comment.
    text = re.sub(r"(?<=[ \[,])#(?=\d{1,2}\.\d)", "", file.read_text(encoding="utf-8"))
    values = yaml.load(text, yaml.BaseLoader)
    if isinstance(values, dict):
        values = next((each for each in values.values() if isinstance(each, list)), [])
    for number, each in enumerate(values, 1):
        query = next((each[key] for key in ("query", "q", "question") if key in each), "")
        answers = tuple(_texts(next((each[key] for key in ("answers", "answer", "a", "expected") if key in each), [])))
        if not query or not answers:
            raise SystemExit(f"{file}: look-up {number} has no query or no answers: {each}")
        yield LookUp(query, answers)


def _texts(value: Any) -> Iterator[str]:
    """The answers, given as a text (with commas between them), a list, or a list of mappings with an address."""
    if isinstance(value, str):
        yield from (each.strip() for each in value.split(",") if each.strip())
    elif isinstance(value, dict):
        yield from _texts(next(iter(value.values()), ""))
    else:
        for each in value:
            yield from _texts(each)


def ask(site: Path, queries: Sequence[str], entries: int = 0, *, times: bool = False) -> dict[str, Any]:
    """What the site answers, see search.js beside this file."""
    asked = json.dumps({"site": str(site), "queries": list(queries), "entries": entries, "times": times})
    done = subprocess.run(["node", str(RUNNER)], input=asked, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr)
    answered: dict[str, Any] = json.loads(done.stdout)
    return answered


def place_of(hits: Sequence[Hit], look_up: LookUp) -> int | None:
    """At which place, from 1, the first right answer is."""
    right = {plain(each) for each in look_up.answers}
    return next((place for place, hit in enumerate(hits, 1) if hit.names & right), None)


def recall(places: Sequence[int | None]) -> str:
    """How many are right within the first 1 and 3."""
    shares = []
    for within in WITHIN:
        right = sum(place is not None and place <= within for place in places)
        shares.append(f"recall@{within} {right / len(places):.1%} ({right}/{len(places)})")
    return ", ".join(shares)


def report(look_ups: Sequence[LookUp], hits: Sequence[Sequence[Hit]], *, every: int, wrong_only: bool) -> None:
    """Each look-up with the place of its answer and the first ten addresses, then the recall."""
    places = [place_of(found, look_up) for found, look_up in zip(hits, look_ups, strict=True)]
    for look_up, found, place in zip(look_ups, hits, places, strict=True):
        if wrong_only and place == 1:
            continue
        print(f"{place or '-':>2}  {look_up.query}  [{', '.join(look_up.answers)}]")
        print("    " + "  ".join(hit.address for hit in found))
    print(f"{len(look_ups)} look-ups: {recall(places)}")
    if every:
        held = places[every - 1 :: every]
        tuned = [place for number, place in enumerate(places, 1) if number % every]
        print(f"held back (every {every}): {recall(held)}")
        print(f"the others: {recall(tuned)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("site", type=Path, help="the folder of a built site: build/espinosa/site")
    parser.add_argument("list", type=Path, help="YAML: a list of {query: text, answers: [addresses]}")
    parser.add_argument("--hold-back", type=int, default=0, metavar="N", help="tell every Nth look-up apart")
    parser.add_argument("--wrong", action="store_true", help="print only the look-ups whose first place is not right")
    parser.add_argument("--json", action="store_true", help="print {query: [addresses]} and nothing else")
    parser.add_argument("--times", action="store_true", help="measure every key of every query instead")
    parser.add_argument("--entries", type=int, default=0, metavar="N", help="with the data repeated up to N entries")
    arguments = parser.parse_args()
    look_ups = list(read_list(arguments.list))
    answered = ask(arguments.site, [each.query for each in look_ups], arguments.entries, times=arguments.times)
    hits = [[Hit(**each) for each in found] for found in answered["answers"]]
    if arguments.times:
        keys = sorted(each["took"] for each in answered["keys"])
        print(f"{answered['documents']} entries, index made in {answered['index']:.0f} ms of CPU")
        print(f"{len(keys)} keys: median {statistics.median(keys):.1f} ms, "
              f"99 % within {keys[int(len(keys) * 0.99)]:.1f} ms, slowest {keys[-1]:.1f} ms")  # fmt: skip
        for each in sorted(answered["keys"], key=lambda key: -key["took"])[:SLOWEST]:
            print(f"  {each['took']:5.1f} ms  {each['typed']}")
    elif arguments.json:
        found = {each.query: [hit.address for hit in first] for each, first in zip(look_ups, hits, strict=True)}
        json.dump(found, sys.stdout, ensure_ascii=False, indent=1)
    else:
        report(look_ups, hits, every=arguments.hold_back, wrong_only=arguments.wrong)


if __name__ == "__main__":
    main()
