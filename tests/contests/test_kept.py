"""Results in a file: a run goes on where it was stopped, and nothing in the file can stop it."""

import sqlite3
from pathlib import Path

import pytest

from game.contests.arena import played, report, run_contest
from game.contests.kept import BadResults, Kept
from game.contests.matches import Contest, MatchResult

ASKED = Contest("whist", {"largest_hand": "3"}, ("heuristic", "random", "random", "random"), 18, 7)


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    whole = run_contest(ASKED)
    count = []

    def stop_after_three(done: int, _of: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with Kept(tmp_path / "results") as kept, pytest.raises(KeyboardInterrupt):
        run_contest(ASKED, kept=kept, progress=stop_after_three)
    with Kept(tmp_path / "results") as kept:
        again = run_contest(ASKED, kept=kept, progress=lambda _done, of: count.append(of))
        assert set(count) == {12 - 3}, "three matches and all their rotations less three"
        assert again.difference == whole.difference and again.wins == whole.wins
        assert [each.points for each in again.entries] == [each.points for each in whole.entries]
        ((contest, results),) = kept.contests()
        assert contest.cards == ASKED.cards
        assert report(contest, results).difference == whole.difference


def test_what_depends_on_something_else_is_played(tmp_path: Path) -> None:
    def left(asked: Contest) -> int:
        counts = [0]
        with Kept(tmp_path / "results") as kept:
            played([asked], kept=kept, progress=lambda _done, of: counts.append(of))
        return counts[-1]

    assert left(ASKED) == 12
    assert left(ASKED) == 0
    longer = Contest(ASKED.ruleset, ASKED.options, ASKED.line_up, 32, ASKED.seed)
    assert left(longer) == 4, "the first matches of a longer contest are the same"
    assert left(Contest(ASKED.ruleset, ASKED.options, ASKED.line_up, 18, 8)) == 12


@pytest.mark.parametrize(
    "broken",
    ["", "{}", "[" * 100_000, '{"deals": 3}', '{"deals": [[["a"], [], []]], "seconds": []}'],
)
def test_a_broken_row_is_played_again(tmp_path: Path, broken: str) -> None:
    path = tmp_path / "results"
    with Kept(path) as kept:
        before = played([ASKED], kept=kept)
    file = sqlite3.connect(path)
    file.execute("UPDATE played SET result = ? WHERE rotation = 2 AND match = 1", (broken,))
    file.execute("INSERT INTO played VALUES ('{}', 0, 0, '')")
    file.commit()
    file.close()
    again: list[MatchResult] = []
    with Kept(path) as kept:
        ((_contest, results),) = kept.contests()
        assert len(results) == 8, "the match of the broken row is not whole"
        again = played([ASKED], kept=kept, progress=lambda _done, of: again.extend([None] * of))  # type: ignore[list-item]
    assert [each.deals for each in again] == [each.deals for each in before]


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results"
    path.write_text("No results here, but a long enough text to be taken for one. " * 20)
    with pytest.raises(BadResults, match="results cannot keep results of matches"):
        Kept(path)
    assert path.read_text().startswith("No results here")
    with pytest.raises(BadResults):
        Kept(tmp_path / "nowhere" / "results")
