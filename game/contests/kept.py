"""The results of matches, kept in a file: a run that is stopped goes on where it was.

A match is kept as soon as it is played. What cannot be read is as good as not played.
"""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from game.contests.matches import Contest, DealScore, MatchResult, Seating
from game.core.words import _

_SCHEMA = """
CREATE TABLE IF NOT EXISTS played (
    cards TEXT NOT NULL, match INTEGER NOT NULL, rotation INTEGER NOT NULL, result TEXT NOT NULL,
    PRIMARY KEY (cards, match, rotation)
) WITHOUT ROWID
"""


class BadResults(ValueError):
    """A file that holds no results, or cannot be written; the text names it and says why."""


class Kept:
    """A file of results, made if there is none; raise BadResults where that cannot be."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self._file = sqlite3.connect(path, isolation_level=None)
            self._file.execute(_SCHEMA)
        except sqlite3.Error as wrong:
            raise self._bad(wrong) from wrong

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def keep(self, result: MatchResult) -> None:
        """Write a match played; raise BadResults."""
        row = (*result.seating.piece, _text(result))
        try:
            self._file.execute("INSERT OR REPLACE INTO played VALUES (?, ?, ?, ?)", row)
        except sqlite3.Error as wrong:
            raise self._bad(wrong) from wrong

    def of(self, asked: Sequence[Seating]) -> Iterator[MatchResult]:
        """Yield what is kept of the matches asked for; raise BadResults."""
        for seating in asked:
            texts = self._rows(
                "SELECT result FROM played WHERE cards = ? AND match = ? AND rotation = ?",
                seating.piece,
            )
            for (text,) in texts:
                if (result := _result(seating, text)) is not None:
                    yield result

    def contests(self) -> Iterator[tuple[Contest, list[MatchResult]]]:
        """Yield every contest with its matches that were played in all their rotations.

        They come in order; a contest of which nothing can be read is left out. Raise BadResults.
        """
        for (cards,) in self._rows("SELECT DISTINCT cards FROM played ORDER BY cards"):
            if (contest := _contest(cards)) is None:
                continue
            places = self._rows(
                "SELECT match, rotation, result FROM played WHERE cards = ? ORDER BY 1, 2", (cards,)
            )
            rotations: dict[int, list[MatchResult]] = {}
            for match, rotation, text in places:
                result = _result(Seating(contest, match, rotation), text)
                if result is not None:
                    rotations.setdefault(match, []).append(result)
            whole = [each for each in rotations.values() if len(each) == len(contest.line_up)]
            if whole:
                yield contest, [result for each in whole for result in each]

    def _rows(self, question: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        try:
            return self._file.execute(question, values).fetchall()
        except sqlite3.Error as wrong:
            raise self._bad(wrong) from wrong

    def _bad(self, wrong: sqlite3.Error) -> BadResults:
        sentence = _("{file} cannot keep results of matches: {why}.")
        return BadResults(sentence.format(file=self._path, why=wrong))


def _contest(cards: str) -> Contest | None:
    """Return the contest whose `cards` these are, its length unknown; None if they are broken."""
    try:
        document = json.loads(cards)
        line_up = tuple(str(name) for name, _spec in document["line_up"])
        found = Contest(document["game"], document["options"], line_up, 0, document["seed"])
        return found if found.cards == cards else None
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def _text(result: MatchResult) -> str:
    document = {
        "deals": [[deal.points, deal.returns, deal.made] for deal in result.deals],
        "seconds": [[float(f"{each:.4g}") for each in entry] for entry in result.seconds],
        "won": result.won,
    }
    return json.dumps(document, separators=(",", ":"))


def _result(seating: Seating, text: str) -> MatchResult | None:
    """Return the match that a row tells of, None if the row is broken."""
    try:
        document = json.loads(text)
        return MatchResult(
            seating,
            deals=tuple(DealScore(*map(_numbers, deal)) for deal in document["deals"]),
            seconds=tuple(map(_numbers, document["seconds"])),
            won=float(document["won"]),
        )
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


def _numbers(values: Any) -> tuple[float, ...]:
    return tuple(map(float, values))
