"""Seasons in the store: every step kept, rounds resumed at their card, several side by side."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from game.core.rng import Rng
from game.session.campaign.journey import BadSeason, Journey, season_of
from game.session.campaign.rounds import place_of
from game.session.campaign.steps import BadStep
from game.session.campaign.trail import Par, Phase
from game.session.campaign.walker import next_step
from game.session.match import Match
from game.session.occasion import CAMPAIGN
from game.session.seats import think
from game.session.setting import figure_of
from game.session.store import Store, open_store
from game.session.store.database import connect
from game.session.store.opening import open_database
from game.session.store.place import DATABASE
from game.session.store.seasons import UnknownSeason


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "store"


def to_table(journey: Journey, game: str = "schnapsen") -> None:
    """Walk on until a round of a cheap game is to be played, winning all others unplayed."""
    luck = Rng(5)
    while journey.season.trail.phase != Phase.TABLE or journey.season.round.game != game:
        step = next_step(journey.season, luck.fork(len(journey.season.steps)))
        journey.make(step or "ended 1")


def play(match: Match, decisions: int = 10_000) -> None:
    """Let everybody play on by plain sense, people too."""
    for _each in range(decisions):
        if match.is_over:
            return
        match.apply(match.to_act, think(match, "heuristic")[0].action)


def test_a_season_is_gone_on_with_at_the_same_card(folder: Path) -> None:
    with open_store(folder) as store:
        journey = Journey.begin(store, 7, "middle")
        to_table(journey)
        kept = journey.sit_down()
        play(kept.match, 9)
        record = kept.match.record()
        steps = journey.season.steps
    with open_store(folder) as store:
        [stored] = store.seasons.all()
        assert (stored.seed, stored.difficulty, stored.player) == (7, "middle", "human")
        journey = Journey.resume(store, stored.id)
        assert journey.season.steps == steps and journey.has_sat_down
        kept = journey.sit_down()
        assert kept.match.record() == record
        assert kept.occasion is not None and kept.occasion.kind == CAMPAIGN
        play(kept.match)
        assert journey.note_end(kept.match)


def test_a_round_that_ended_while_nobody_looked_is_noted_once(folder: Path) -> None:
    with open_store(folder) as store:
        journey = Journey.begin(store, 7, "middle")
        to_table(journey)
        match = journey.sit_down().match
        play(match)
        place = place_of(match, 0)
        before = journey.season.steps
    with open_store(folder) as store:
        again = Journey.resume(store, 1)
        assert again.season.steps == (*before, f"ended {place}")
        assert Journey.resume(store, 1).season.steps == again.season.steps


def test_two_seasons_side_by_side_and_the_same_cards_for_the_same_seed() -> None:
    with Store.in_memory() as store:
        one, other = (Journey.begin(store, 7, "middle") for _each in range(2))
        third = Journey.begin(store, 8, "hard")
        for journey in (one, other):
            to_table(journey)
        assert one.occasion != other.occasion
        first, second = one.sit_down().match, other.sit_down().match
        assert first.seed == second.seed and first.digest == second.digest
        play(first)
        one.note_end(first)
        assert other.season.trail.phase == Phase.TABLE and third.season.steps == ()
        assert next(each.id for each in store.seasons.all()) == one.id
        assert Journey.resume(store, other.id or 0).season == other.season


def test_a_fresh_pack_puts_the_round_away_and_others_come_before_it() -> None:
    with Store.in_memory() as store:
        journey = Journey.begin(store, 7, "middle")
        to_table(journey)
        season = journey.season
        trail = season.trail
        season.__dict__["trail"] = replace(trail, favours=("fresh-pack", "chair"))
        match = journey.sit_down().match
        with pytest.raises(BadStep, match="has begun"):
            journey.ask("chair")
        journey.ask("fresh-pack")
        assert store.matches.all() == []
        assert journey.sit_down().match.seed != match.seed


def test_par_is_noted_once_and_for_what_counts() -> None:
    with Store.in_memory() as store:
        journey = Journey.begin(store, 7, "middle")
        to_table(journey)
        deal = journey.season.trail.deals
        par = Par((3.0, 0.0), (2.5, 0.0), (4.0, 0.0))
        journey.note_par(deal, par)
        assert journey.season.trail.par_of(deal) is None, "the round has not been played"
        journey.make("ended 1")
        for _twice in range(2):
            journey.note_par(deal, par)
        assert journey.season.trail.par_of(deal) == par
        assert store.seasons.get(1).steps[-1] == f"par {deal} 3,0/2.5,0/4,0"


def told_once(store: Store, words: str) -> bool:
    """Tell whether nothing but this has been told, once."""
    store.barrier()
    notices = store.take_notices()
    return len(notices) == 1 and words in notices[0]


def test_who_opens_a_season_last_goes_on_with_it(folder: Path) -> None:
    """Nothing of the other is kept from then on, whatever number its steps have."""
    with open_store(folder) as store, open_store(folder) as elsewhere:
        here = Journey.begin(store, 7, "middle")
        there = Journey.resume(elsewhere, 1)
        elsewhere.barrier()
        one, other = here.season.ahead
        here.make(f"go {one}")
        assert told_once(store, "Season 1 was continued in another window")
        there.make(f"go {other}")
        elsewhere.barrier()
        to_table(here)
        here.make("ended 1")
        store.barrier()
        assert store.seasons.get(1).steps == (f"go {other}",) == there.season.steps
        assert store.take_notices() == elsewhere.take_notices() == []


def test_the_rounds_of_a_season_are_those_of_who_goes_on_with_it(folder: Path) -> None:
    with open_store(folder) as store, open_store(folder) as elsewhere:
        here = Journey.begin(store, 7, "middle")
        to_table(here)
        store.barrier()
        there = Journey.resume(elsewhere, 1)
        elsewhere.barrier()
        kept = here.sit_down()
        play(kept.match, 5)
        assert told_once(store, "Season 1 was continued in another window")
        assert kept.is_superseded and store.matches.all() == []
        assert not there.has_sat_down
        play(there.sit_down().match, 3)
        assert there.has_sat_down and elsewhere.take_notices() == []


def test_a_season_that_was_walked_on_since_it_was_read_is_not_taken_over(folder: Path) -> None:
    with open_store(folder) as store, open_store(folder) as elsewhere:
        here = Journey.begin(store, 7, "middle")
        stored = elsewhere.seasons.get(1)
        to_table(here)
        store.barrier()
        late = elsewhere.seasons.resume(stored)
        for number in range(len(here.season.steps) + 1):
            late.keep(number, "on")
        assert told_once(elsewhere, "Season 1 was continued in another window")
        here.make("ended 1")
        assert store.barrier() and store.take_notices() == []
        assert store.seasons.get(1).steps == here.season.steps


@pytest.mark.parametrize("trouble", ["locked", "full"])
def test_a_season_begun_while_nothing_can_be_written_is_kept_once_it_can(
    folder: Path, trouble: str
) -> None:
    """With every step, and the round as one of its own."""
    connection, _recovery = open_database(folder, pytest.fail)
    connection.execute("PRAGMA busy_timeout = 20")
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    with Store(connection, folder=folder) as store, closing(connect(folder / DATABASE)) as other:
        if trouble == "locked":
            other.execute("BEGIN IMMEDIATE")
        else:
            connection.execute(f"PRAGMA max_page_count = {pages}")
        journey = Journey.begin(store, 7, "middle")
        to_table(journey)
        kept = journey.sit_down()
        play(kept.match)
        journey.note_end(kept.match)
        assert not store.barrier() and len(store.take_notices()) == 1
        other.rollback()
        connection.execute("PRAGMA max_page_count = 100000")
    with open_store(folder) as store:
        assert season_of(store.seasons.get(1)) == journey.season
        [line] = store.matches.all()
        assert line.is_over and line.occasion == replace(kept.occasion or line.occasion, id="1")


def test_a_program_that_starts_while_another_writes_keeps_its_season(folder: Path) -> None:
    open_store(folder).close()
    with closing(connect(folder / DATABASE)) as other:
        other.execute("BEGIN IMMEDIATE")
        with open_store(folder) as store:
            assert store.is_kept and store.take_notices() == []
            journey = Journey.begin(store, 7, "middle")
            journey.make(f"go {journey.season.ahead[0]}")
            other.rollback()
    with open_store(folder) as store:
        assert season_of(store.seasons.get(1)) == journey.season


def test_of_a_season_that_lacks_a_step_nothing_more_is_kept(folder: Path) -> None:
    with open_store(folder) as store:
        journey = Journey.begin(store, 7, "middle")
        journey.make(f"go {journey.season.ahead[0]}")
        kept = store.seasons.resume(store.seasons.get(1))
        kept.keep(1, cast(str, object()))
        kept.keep(2, "on")
        kept.keep(1, "on")
        assert told_once(store, "Something could not be kept")
        assert store.seasons.get(1).steps == journey.season.steps


def test_damaged_seasons_are_refused_in_a_sentence() -> None:
    with Store.in_memory() as store:
        with pytest.raises(UnknownSeason, match="no season 4"):
            Journey.resume(store, 4)
        store.seasons.begin(1, "nightmare", "human")
        store.seasons.begin(1, "easy", "human").keep(0, "go nowhere")
        for number in (1, 2):
            with pytest.raises(BadSeason, match=f"Season {number} "):
                Journey.resume(store, number)
        store.seasons.remove(1)
        assert [each.id for each in store.seasons.all()] == [2]


def test_the_figure_is_the_lead_over_the_best_of_the_others() -> None:
    with Store.in_memory() as store:
        journey = Journey.begin(store, 7, "middle")
        to_table(journey)
        match = journey.sit_down().match
        play(match)
        scores = match.standing.scores
        assert figure_of(match, 0) == (scores[0] - max(scores[1:]), 0)
        assert place_of(match, 0) == 1 + sum(score > scores[0] for score in scores[1:])
