"""A stored match is found again at the same decision, or it is said why not."""

from contextlib import closing
from pathlib import Path

import pytest

from game.core.record import BadRecord
from game.session.replay import Replay
from game.session.seats import think
from game.session.store import Store, UnknownMatch, open_store
from game.session.store.database import connect
from game.session.store.place import DATABASE
from tests.session.tables import play, whist


@pytest.mark.parametrize("decisions", [0, 1, 3, 4, 17, 40])
def test_a_match_is_resumed_at_the_same_decision(folder: Path, decisions: int) -> None:
    with open_store(folder) as store:
        match = play(store.matches.begin(whist(seed=4)).match, decisions)
        record, legal = match.record(), match.state.legal_actions()
    with open_store(folder) as store:
        again = store.matches.resume(1).match
        assert again.record() == record
        assert again.to_act == match.to_act and again.state.legal_actions() == legal
        assert again.events == match.events
        play(again)
    assert again.record() == play(match).record() == play(whist(seed=4)).record()


def test_every_decision_is_there_after_a_barrier(folder: Path) -> None:
    with open_store(folder) as store, open_store(folder) as onlooker:
        match = store.matches.begin(whist()).match
        while not match.is_over:
            play(match, 1)
            assert store.barrier()
            [line] = onlooker.matches.all()
            assert line.decisions == len(match.actions)
            assert line.deals_played == match.standing.deals_played
            assert line.scores == match.standing.scores
            assert line.is_over == match.is_over
        assert onlooker.matches.record(1) == match.record()


def test_a_seed_of_any_size_and_names_in_any_script(folder: Path) -> None:
    match = whist(seed=10**40)
    with open_store(folder) as store:
        play(store.matches.begin(match).match, 5)
        assert store.matches.record(1).seed == 10**40


def test_taking_back_is_followed(folder: Path) -> None:
    with open_store(folder) as store:
        match = play(store.matches.begin(whist()).match, 30)
        match.take_back(12)
        assert store.matches.record(1) == match.record()
        assert store.matches.all()[0].deals_played == match.standing.deals_played
        play(match, 9)
        assert store.matches.record(1) == match.record()
        match.take_back(0)
        assert store.matches.record(1).actions == ()
        play(match)
    with open_store(folder) as store:
        assert store.matches.resume(1).match.record() == match.record()


def test_another_decision_after_taking_back(folder: Path) -> None:
    with open_store(folder) as store:
        match = play(store.matches.begin(whist()).match, 6)
        while len(match.state.legal_actions()) == 1:
            play(match, 1)
        count = len(match.actions)
        chosen = think(match, "club")[0].action
        match.apply(match.to_act, chosen)
        match.take_back(count)
        other = next(action for action in match.state.legal_actions() if action != chosen)
        match.apply(match.to_act, other)
        assert store.matches.record(1).actions[-1] == str(other)


@pytest.mark.parametrize(
    ("spoiling", "part"),
    [
        ("UPDATE matches SET digest = 'ffffffffffffffff'", "digest"),
        ("UPDATE actions SET notation = 'S2' WHERE number = 1", "Action 2"),
        ("DELETE FROM actions WHERE number = 3", "lacks"),
        ("DELETE FROM actions WHERE number = 11", "digest"),
        ("UPDATE matches SET version = 99", "version 99"),
        ("UPDATE matches SET ruleset = 'canasta'", "canasta"),
        ("UPDATE matches SET options = '[]'", "options"),
        ("UPDATE matches SET options = '{'", "damaged"),
        ("UPDATE matches SET seed = 'x'", "damaged, its part “seed”"),
        ("UPDATE matches SET names = CAST(X'ff41' AS TEXT)", "damaged, its part “names”"),
        ('UPDATE matches SET seats = \'["human", "wizard", "club", "club"]\'', "wizard"),
    ],
)
def test_a_match_that_does_not_add_up_is_never_played_on(
    folder: Path, spoiling: str, part: str
) -> None:
    with open_store(folder) as store:
        play(store.matches.begin(whist()).match, 12)
    with closing(connect(folder / DATABASE)) as connection:
        connection.execute(spoiling)
    with open_store(folder) as store:
        before = _rows(folder)
        with pytest.raises(BadRecord, match=part):
            store.matches.resume(1)
        assert _rows(folder) == before


@pytest.mark.parametrize(
    "spoiling",
    [
        """names = '["a", null, "c", "d"]'""",
        r"""names = '["\ud800", "b", "c", "d"]'""",
        r"""names = '["\u0000", "b", "c", "d"]'""",
        """names = '["a"]'""",
        f"names = '{'[' * 100_000}'",
        f"seats = '{'[' * 900}{']' * 900}'",
        f"scores = '{'[' * 100_000}'",
        "scores = '[NaN, 1, 2, 3]'",
        "scores = '[Infinity, 1, 2, 3]'",
        f"scores = '[1{'0' * 400}, 1, 2, 3]'",
        "ruleset = 'whist' || char(0)",
        f"ruleset = '{'x' * 100_000}'",
        "played = 'yesterday'",
    ],
)
def test_a_hostile_row_is_told_once_and_costs_itself_alone(folder: Path, spoiling: str) -> None:
    with open_store(folder) as store:
        for seed in range(2):
            play(store.matches.begin(whist(seed)).match, 3)
    with closing(connect(folder / DATABASE)) as connection:
        connection.execute(f"UPDATE matches SET {spoiling} WHERE id = 1")
    with open_store(folder) as store:
        for _time in range(2):
            assert [match.id for match in store.matches.unfinished()] == [2]
        [told] = store.take_notices()
        assert told.startswith("Match 1 is left out") and told.isprintable() and len(told) <= 600
        play(store.matches.resume(2).match, 1)


@pytest.mark.parametrize(
    "spoiling",
    [
        "ruleset = 'whist' || char(0)",
        f"ruleset = '{'x' * 100_000}'",
        f"digest = '{'x' * 100_000}'",
        "digest = digest || char(0)",
        r"""names = '["\u0000", "b", "c", "d"]'""",
        f"""options = '{{"scoring": "{"x" * 100_000}"}}'""",
        f"""seats = '["club", "club", "club", "{"x" * 100_000}"]'""",
        f"version = {2**62}",
        f"options = '{'[' * 100_000}'",
    ],
)
def test_a_hostile_row_is_refused_in_one_line(folder: Path, spoiling: str) -> None:
    with open_store(folder) as store:
        play(store.matches.begin(whist()).match, 3)
    with closing(connect(folder / DATABASE)) as connection:
        connection.execute(f"UPDATE matches SET {spoiling}")
        connection.execute("UPDATE actions SET notation = notation || char(0) WHERE number = 2")
    with open_store(folder) as store:
        with pytest.raises(BadRecord) as refused:
            store.matches.resume(1)
        assert str(refused.value).isprintable() and len(str(refused.value)) <= 600
        with pytest.raises(BadRecord):
            Replay(store.matches.record(1))


@pytest.mark.parametrize("column", ["ruleset", "digest"])
@pytest.mark.parametrize("spoiling", ["{column} || char(0)", f"'{'x' * 100_000}'"])
def test_of_a_hostile_row_no_record_is_made(folder: Path, column: str, spoiling: str) -> None:
    """A record of an unknown game is one of a newer program, and exported unseen."""
    with open_store(folder) as store:
        play(store.matches.begin(whist()).match, 3)
    with closing(connect(folder / DATABASE)) as connection:
        connection.execute(f"UPDATE matches SET {column} = {spoiling.format(column=column)}")
    with open_store(folder) as store, pytest.raises(BadRecord, match=f"“{column}” must be a line"):
        store.matches.record(1)


def test_the_match_played_last_is_the_newest_whatever_the_clock_says(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed, year in enumerate((2025, 2040, 2026)):
        monkeypatch.setattr(
            "game.session.store.store.now", lambda year=year: f"{year}-01-01T10:00:00+00:00"
        )
        with open_store(folder) as store:
            play(store.matches.begin(whist(seed)).match, 3)
    with open_store(folder) as store:
        assert [match.id for match in store.matches.all()] == [3, 2, 1]
        play(store.matches.resume(1).match, 1)
        assert [match.id for match in store.matches.all()] == [1, 3, 2]


def _rows(folder: Path) -> list[tuple[object, ...]]:
    with closing(connect(folder / DATABASE)) as connection:
        return [
            *connection.execute("SELECT * FROM matches"),
            *connection.execute("SELECT * FROM actions"),
        ]


def test_an_unknown_match_is_named_with_the_known_ones() -> None:
    with Store.in_memory() as store:
        with pytest.raises(UnknownMatch, match="no match 7; no match is stored"):
            store.matches.resume(7)
        store.matches.begin(whist())
        with pytest.raises(UnknownMatch, match="no match 7; the matches are 1"):
            store.matches.record(7)


def test_matches_are_listed_and_removed(folder: Path) -> None:
    with open_store(folder) as store:
        for seed in range(3):
            play(store.matches.begin(whist(seed)).match, None if seed == 1 else 2)
        assert [match.id for match in store.matches.unfinished()] == [3, 1]
        store.matches.remove(1)
        assert sorted(match.id for match in store.matches.all()) == [2, 3]
    with closing(connect(folder / DATABASE)) as connection:
        left = connection.execute("SELECT DISTINCT match FROM actions ORDER BY match")
        assert left.fetchall() == [(2,), (3,)]


def test_numbers_are_not_used_again(folder: Path) -> None:
    with open_store(folder) as store:
        store.matches.begin(whist())
        store.matches.remove(1)
        kept = store.matches.begin(whist())
        store.barrier()
        assert kept.id == 2
