"""The keys of the pieces: each is pressed, what came of it held against the data, and taken back."""

from collections.abc import Iterator, Mapping

from oobc.diagnostics.codes import NOT_UNDONE, WRONG_EFFECT
from oobc.diagnostics.findings import Finding
from oobc.outputs.module.names import COUNTER
from oobc.verify.played import Played
from oobc.verify.trials import Outcome, Trial
from oobc.verify.vassal import Seen


def attempt(played: Played, trial: Trial) -> Iterator[Finding]:
    """Presses a key, looks at what came of it, and takes it back."""
    if trial.at is not None:
        yield from played.do("place", trial.piece, trial.at.map, str(trial.at.x), str(trial.at.y))
    if trial.first is not None:
        yield from played.do("press", trial.piece, trial.first)
    before = dict(played.pieces)
    answer = played.ask("press", trial.piece, trial.key)
    yield from played.complaints(answer)
    wrong = [_differs(played, before, trial.piece, outcome) for outcome in trial.outcomes]
    what = f"{trial.title} of {played.name(trial.piece)}"
    if all(wrong):
        told = "; or ".join(dict.fromkeys(each for each in wrong if each))
        yield Finding(WRONG_EFFECT, f"{what}: {told}", trial.origin)
    if trial.speaks and not answer.said:
        yield Finding(WRONG_EFFECT, f"{what}: the chat tells nothing of it", trial.origin)
    yield from played.do("undo")
    left = [each for id, each in played.pieces.items() if id not in before or before[id].as_put != each.as_put]
    if left or before.keys() - played.pieces.keys():
        names = ", ".join(each.name for each in left) or "a piece that is gone"
        yield Finding(NOT_UNDONE, f"{what} is not taken back wholly: {names}", trial.origin)
        yield from played.look()
    for _ in (each for each in (trial.at, trial.first) if each is not None):
        yield from played.do("undo")


def _differs(played: Played, was: Mapping[str, Seen], piece: str, wanted: Outcome) -> str | None:
    """In words, how the table is not as it should be after a key; None if it is."""
    counts = {piece: -1 if wanted.gone else 0} | ({wanted.puts_down: 1} if wanted.puts_down else {})
    for counter, more in counts.items():
        there = _count(played.pieces, counter)
        if there != _count(was, counter) + more:
            return f"there are {there} of {played.name(counter)}, not {_count(was, counter) + more}"
    before, now = _of(was, piece), _of(played.pieces, piece)
    if wanted.gone:
        return None
    if before is None or now is None:
        return "the piece is gone"
    for brought in wanted.brings:
        came = _of(played.pieces, brought)
        if came is None or (came.map, came.place) != (before.map, before.place):
            return f"{played.name(brought)} does not come to it"
    for word, value in wanted.words.items():
        if now.properties.get(word) != value:
            return f"{word} is {now.properties.get(word)}, not {value}"
    place = wanted.place or (before.map, before.place)
    if wanted.joins is not None and (other := _of(played.pieces, wanted.joins)) is not None:
        place = other.map, other.place
    if (now.map, now.place) != place:
        return f"it is in {now.where}, not in {place[1]} ({place[0]})"
    hider = before.hidden_by if wanted.hidden_by is None else wanted.hidden_by or None
    if now.hidden_by != hider:
        return f"it is hidden by {now.hidden_by or 'nobody'}, not by {hider or 'nobody'}"
    return None


def _of(pieces: Mapping[str, Seen], counter: str) -> Seen | None:
    return next((each for each in pieces.values() if each.properties.get(COUNTER) == counter), None)


def _count(pieces: Mapping[str, Seen], counter: str) -> int:
    return sum(each.properties.get(COUNTER) == counter for each in pieces.values())
