"""Hostile values, each of its column's own type, in every column: they cost themselves alone."""

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.core.fields import BadContent
from game.core.record import BadRecord
from game.rulesets.berserk import deckgame
from game.session.campaign import outcome, telling
from game.session.campaign.achievements import done, number_lines
from game.session.campaign.journey import BadSeason, Journey, deeds_of, games_new_to, season_of
from game.session.campaign.rounds import setting_of
from game.session.campaign.season import Season
from game.session.campaign.settled import came_of, road_text
from game.session.campaign.trail import Phase, is_over, place_of
from game.session.daily import occasion_of, past
from game.session.match import HUMAN, Seat
from game.session.progress import progress
from game.session.progress.progress import progress_of
from game.session.store import Store, open_store
from game.session.store.attempts import Attempt
from game.session.store.choices import Choice
from game.session.store.database import connect_in_memory
from game.session.store.place import DATABASE
from game.session.tournament import BadTournament, Tournament
from tests.session.campaign.roads import at_phase, step_of, walked
from tests.session.drafted import before_a_duel
from tests.session.tables import play, whist

DEEP = '{"before":' * 3000 + "null" + "}" * 3000
TEXTS = (
    "",
    " ",
    "\0\x1b[31m",
    "{}",
    "[]",
    "null",
    "nan",
    "9" * 4200,
    '[["human", "Ana"]]',
    DEEP,
    "[" * 100_000,
    "use ",
    "ended 1",
    "9999-12-31T23:59:59-23:59",
)
NUMBERS = (0, -1, 1, 2, 10**6, 1 << 62, (1 << 63) - 1, -(1 << 63))
REALS = (0.0, -1.0, 1e300, float("inf"), float("-inf"))
VALUES: dict[str, tuple[Any, ...]] = {"TEXT": TEXTS, "INTEGER": NUMBERS, "REAL": REALS}
CHANGED: tuple[Any, ...] = (
    *(None, True, -1, 5, 10**4000, 1.5, float("nan"), float("inf"), "", "heart", "whist", "asleep"),
    *(list(Phase), "ale", "mill-loft", [], [""], ["heart"] * 5, ["mill-loft"] * 3, ["ale"]),
    *([1, 1], [["mill-loft", True]] * 3, [[1, {"own": [], "club": [], "expert": []}]], {}),
    *({"favour": "luck"}, {"favour": "ale", "other": 9}, {"favour": "chair", "other": None}),
    {"node": "mill-loft", "round": 9, "deal": 0, "place": 0, "is_won": True},
)
"""What a hostile hand may take for a part of the state of a season."""
TODAY = date(2026, 11, 28)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a store that has two rows at least of everything."""
    folder = tmp_path_factory.mktemp("store")
    with open_store(folder) as store:
        for seed in (1, 2):
            play(store.matches.begin(whist(seed)).match, 3)
            seats = [
                Seat("human", f"Ana {seed}"),
                *(Seat("club", name) for name in ("B", "C", "D")),
            ]
            ended = store.matches.begin(whist(seed, seats), occasion_of("whist", TODAY))
            play(ended.match)
            store.settings.set(f"setting {seed}", "on")
            store.decks.set(f"deck {seed}", "1 recruit")
            store.tournaments.begin(before_a_duel(1).to_json(), 1)
            keep(store, walked(seed, until=12))
            store.attempts.add(Attempt("whist", "a", "b", True, "rated", seed, TODAY.toordinal()))
            store.choices.add(seed, 1, Choice("whist", "play", 0.1, TODAY.toordinal()))
        assert store.barrier()
    return folder


def keep(store: Store, season: Season) -> None:
    """Store a season with what each step came to."""
    kept = store.seasons.begin(season.seed, season.difficulty, HUMAN, road_text(season.course))
    before = None
    for number, (step, trail) in enumerate(zip(season.steps, season.trails, strict=True)):
        kept.keep(number, step, came_of(trail, before))
        before = trail


def use(store: Store) -> tuple[set[Any], int]:
    """Look at all there is as the program does; return what can be gone on with, and how many
    refusals were told."""
    sound: set[Any] = set()
    refused = 0
    for line in store.matches.all():
        try:
            store.matches.record(line.id)
            sound.add(("match", line.seats, line.played, line.decisions))
        except (BadRecord, BadContent):
            refused += 1
    for each in store.seasons.all():
        is_over(each), place_of(each)
        try:
            season = season_of(each)
        except BadSeason:
            refused += 1
            continue
        sound.add(("season", season.seed, season.steps))
        look_at(season)
    for draft in store.tournaments.all():
        try:
            sound.add(("draft", Tournament.from_json(draft.record, deckgame).seed, draft.id))
        except BadTournament:
            refused += 1
    deeds = deeds_of(store.seasons.all())
    number_lines(deeds), done(deeds), games_new_to(store)
    past(store.matches.all(), "whist", TODAY)
    sound |= {("who", each.name, each.points) for each in store.results.statistics()}
    attempts, choices = store.attempts.of("whist"), store.choices.of("whist")
    list(progress.told(progress_of("whist", choices, attempts, ())))
    sound |= {("attempt", each.run) for each in attempts} | {("choice", len(choices))}
    sound |= {*store.settings.all().items(), *store.decks.all().items()}
    return sound, refused


def look_at(season: Season) -> None:
    """Ask of a season what the program asks, and walk on in it."""
    telling.purse(season), telling.holdings(season), outcome.summary(season), season.keepsakes
    for played in season.trail.played:
        outcome.words_after(season, played)
    luck = random.Random(4)
    for _step in range(6):
        if season.is_over:
            return
        if season.trail.phase == Phase.TABLE:
            setting_of(season, Seat(HUMAN, "Ana"))
        season = season.with_step(step_of(season, _Luck(luck)))  # type: ignore[arg-type]


class _Luck:
    """Luck for whoever walks."""

    def __init__(self, luck: random.Random) -> None:
        self.below, self.random = luck.randrange, luck.random


def columns(folder: Path) -> Iterator[tuple[str, str, str]]:
    """Yield every column with its table and its type."""
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        for (table,) in connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        ).fetchall():
            for column in connection.execute(f"PRAGMA table_info({table})").fetchall():
                yield table, column[1], column[2]


def spoilt(folder: Path, table: str, column: str, value: Any) -> Store | None:
    """Return the store with a value in the first row of a table, None where it cannot be there."""
    with closing(sqlite3.connect(folder / DATABASE)) as source:
        connection = connect_in_memory(source)
    connection.execute("PRAGMA foreign_keys = OFF")
    key = connection.execute(
        f"SELECT name FROM pragma_table_info('{table}') WHERE pk = 1"
    ).fetchone()
    with suppress(sqlite3.IntegrityError):
        connection.execute(
            f"UPDATE {table} SET {column} = ? WHERE {key[0]} = (SELECT min({key[0]}) FROM {table})",
            (value,),
        )
        connection.execute("PRAGMA foreign_keys = ON")
        return Store(connection, folder=folder)
    connection.close()
    return None


def check(filled: Path, table: str, column: str, value: Any) -> None:
    """Look at all, write a little more, and look again."""
    whole = sound_of(filled)
    store_with = spoilt(filled, table, column, value)
    if store_with is None:
        return
    with store_with as store:
        sound, refused = use(store)
        told = store.take_notices()
        lost = {
            each for each in whole - sound if each[0] in ("match", "season", "draft", "attempt")
        }
        assert len(lost) <= 2, "the others are there"
        assert not {each[0] for each in lost} - {each[0] for each in sound}
        if {each for each in lost if each[0] == "attempt"} and column == "day":
            assert told
        number = len(store.matches.all())
        play(store.matches.begin(whist(9)).match, 2)
        keep(store, walked(9, until=2))
        store.tournaments.begin(before_a_duel(1).to_json(), 1)
        store.attempts.add(Attempt("whist", "a", "b", True, "rated", 1, 5))
        store.choices.add(9, 9, Choice("whist", "play", 0.1, 5))
        assert store.barrier() and store.take_notices() == []
        assert len(store.matches.all()) == number + 1
        assert refused or told or len(lost) < 2


@cache
def sound_of(folder: Path) -> frozenset[Any]:
    """Return what can be gone on with before anything is spoilt: all of it."""
    with closing(sqlite3.connect(folder / DATABASE)) as source:
        store = Store(connect_in_memory(source))
    with store:
        found, refused = use(store)
    assert refused == 0
    return frozenset(found)


def test_a_hostile_value_costs_itself_alone(filled: Path) -> None:
    luck = random.Random(46)
    for table, column, kind in columns(filled):
        check(filled, table, column, luck.choice(VALUES[kind]))


@pytest.mark.long
def test_every_hostile_value_costs_itself_alone(filled: Path) -> None:
    for table, column, kind in columns(filled):
        for value in VALUES[kind]:
            check(filled, table, column, value)


def states() -> Iterator[tuple[Season, str, Any]]:
    """Yield seasons at every phase, a part of the state of the last step, and a hostile value."""
    on_road = (walked(3, until=steps) for steps in range(1, 50))
    begun = next(each for each in on_road if each.trail.phase == Phase.ROAD)
    for season in [begun, *(at_phase(phase) for phase in Phase if phase != Phase.ROAD)]:
        for part in vars(season.trail):
            for value in CHANGED:
                yield season, part, value


def taken(season: Season, part: str, value: Any) -> bool:
    """Tell whether a season is gone on with whose last state has another part; look at it then."""
    with Store.in_memory() as store:
        keep(store, season)
        keep(store, Season(5, "middle"))
        came = json.loads(store.seasons.get(1).came[-1]) | {part: value}
        with suppress(ValueError):  # Python itself refuses to write so long a number.
            value = json.dumps(came)
            with store._database.writing() as connection:
                connection.execute(
                    "UPDATE season_steps SET came = ? WHERE season = 1 AND number = ?",
                    (value, len(season.steps) - 1),
                )
        assert season_of(store.seasons.get(2)).steps == ()
        try:
            found = season_of(store.seasons.get(1))
        except BadSeason as wrong:
            assert "Season 1 " in str(wrong)
            assert len(deeds_of(store.seasons.all()).walks) == 1
            return False
        deeds = deeds_of(store.seasons.all())
        number_lines(deeds), done(deeds)
        look_at(found)
        return True


def test_a_hostile_state_of_a_season_costs_the_season_alone() -> None:
    luck = random.Random(46)
    found = [taken(*each) for each in states() if luck.random() < 0.05]
    assert True in found and False in found


@pytest.mark.long
def test_every_hostile_state_of_a_season_costs_the_season_alone() -> None:
    for season, part, value in states():
        taken(season, part, value)


@pytest.mark.parametrize("value", [DEEP, '{"hearts":' + "9" * 4200 + "}", '{"hearts": 1e999}'])
def test_a_state_that_no_program_writes_is_told(value: str) -> None:
    with Store.in_memory() as store:
        keep(store, walked(3, until=3))
        store.barrier()
        with store._database.writing() as connection:
            connection.execute("UPDATE season_steps SET came = ? WHERE number = 2", (value,))
        with pytest.raises(BadSeason, match="Season 1 is damaged"):
            Journey.resume(store, 1)


@pytest.mark.parametrize("table", ["drill_attempts", "judged_choices"])
def test_a_day_that_is_none_is_told_and_left_out(filled: Path, table: str) -> None:
    store = spoilt(filled, table, "day", 0)
    assert store is not None
    with store:
        use(store)
        use(store)
        [told] = store.take_notices()
        assert told == "1 row of the results is damaged and is not counted."
