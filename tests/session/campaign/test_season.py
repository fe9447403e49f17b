"""A season by its steps: no dead end, nothing twice, and each step refused that cannot be made."""

from dataclasses import replace
from itertools import combinations
from statistics import fmean

import pytest

from game.rulesets.catalogue import RULESETS
from game.session.campaign.difficulty import DIFFICULTIES
from game.session.campaign.favour import FAVOURS, Moment
from game.session.campaign.matches import winnings
from game.session.campaign.node import ACTS, Change, Choice, Kind, is_match_stage
from game.session.campaign.rounds import setting_of
from game.session.campaign.season import Season
from game.session.campaign.steps import BadStep
from game.session.campaign.stops import notes, why_barred
from game.session.campaign.telling import reward_of
from game.session.campaign.trail import Par, Phase
from game.session.campaign.world import course, world
from game.session.match import HUMAN, Seat
from tests.session.campaign.roads import at_phase, walked

GUEST = Seat(HUMAN, "Guest")


def at_table(
    *favours: str, game: str = "", twist: bool | None = None, difficulty: str = "middle"
) -> Season:
    """Return a season at a table, of this game if one is named, favours being owed.

    `twist` says whether a house rule of the place counts there, None that it does not matter.
    """
    for seed in range(200):
        for start in Season(seed, difficulty).ahead:
            season = Season(seed, difficulty).with_step(f"go {start}")
            season = season if twist is not True else _next_match(season)
            here = season.round
            if game in ("", here.game) and twist in (None, bool(here.twist)):
                return owing(season, *favours)
    raise AssertionError("no such table")


def _next_match(season: Season) -> Season:
    """Return a season at the next table."""
    seed, steps = season.seed, len(season.steps)
    further = walked(seed, wins=1.0, until=40)
    for number, step in enumerate(further.steps[steps:], start=steps + 1):
        at = Season(seed, "middle", further.steps[:number])
        if step.startswith("go ") and at.trail.phase == Phase.TABLE:
            return at
    raise AssertionError("no further table")


def owing(season: Season, *favours: str, **more: object) -> Season:
    """Return the season with favours, as if they had been won."""
    changed = replace(season)
    changed.__dict__["trail"] = replace(season.trail, favours=favours, **more)
    return changed


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_seasons_are_walked_to_their_end(difficulty: str) -> None:
    for seed in range(25):
        season = walked(seed, difficulty)
        trail = season.trail
        assert season.is_over and 0 <= trail.hearts <= trail.most_hearts and trail.coins >= 0
        assert season.has_seat or trail.hearts == 0 or len(trail.won) == 18
        again = Season(seed, difficulty, season.steps)
        assert again.trail == trail


def test_every_place_lies_on_the_road_of_some_season() -> None:
    found: set[str] = set()
    met: set[str] = set()
    for seed in range(40):
        open_now = course(world(), seed)
        reached = set(open_now.acts[1][0])
        for id in (id for act in ACTS for stage in open_now.acts[act] for id in stage):
            assert id in reached, "no road leads there"
            reached |= set(open_now.roads.get(id, ()))
        found |= reached
        met |= set(open_now.met.values())
        assert len(set(open_now.met.values())) == len(open_now.met), "somebody is met twice"
    assert found == set(world().nodes)
    assert met == set(world().encounters)


def test_each_act_has_all_games_and_a_choice_of_them() -> None:
    for seed in range(40):
        open_now = course(world(), seed)
        for stages in open_now.acts.values():
            nodes = [[world().nodes[id] for id in stage] for stage in stages]
            assert {game for stage in nodes for node in stage for game in node.games} == set(
                RULESETS
            )
            for number, stage in enumerate(nodes[:-1]):
                if is_match_stage(number):
                    assert len({node.games for node in stage}) == len(stage) == 2
                else:
                    assert not {Kind.REST, Kind.TEACHER} < {node.kind for node in stage}
                    for node in stage:
                        assert set(open_now.roads[node.id]) == {
                            each.id for each in nodes[number + 1]
                        }


def test_another_seed_is_another_road() -> None:
    matches = [
        {id for id in course(world(), seed).places if world().nodes[id].kind.is_match}
        for seed in range(40)
    ]
    shares = [len(one & other) / len(one) for one, other in combinations(matches, 2)]
    assert fmean(shares) < 0.6


@pytest.mark.parametrize("phase", [each for each in Phase if each != Phase.OVER])
def test_what_cannot_be_done_now_is_refused_and_changes_nothing(phase: Phase) -> None:
    season = at_phase(phase)
    steps = (
        *("", "fly", "go", "go nowhere", "go a b", "ended", "ended 0", "ended x", "ended 99"),
        *("take", "take crown", "choose 9", "choose", "buy", "buy crown", "use", "use crown"),
        *("use ale 1 2", "par", "par 1", "par 999 1/2/3", "par 1 1/2", "par x 1/2/3"),
        *("choose ²", "ended 1²", "on", "leave", "teach", "teach poker", "learnt", "skip poker"),
    )
    before = season.trail
    for step in steps:
        if not step:
            continue
        try:
            season.with_step(step)
        except BadStep as wrong:
            assert str(wrong).endswith(".")
        else:
            assert (step, phase) in (("on", Phase.LOST), ("leave", Phase.STOP))
    assert season.trail is before


def test_a_stored_season_with_a_step_that_cannot_be_says_which() -> None:
    season = walked(1, until=6)
    with pytest.raises(BadStep, match="Step 4: "):
        _trail = Season(1, "middle", (*season.steps[:3], "go nowhere")).trail


def test_a_lost_match_costs_a_heart_and_a_tenth_and_the_road_opens() -> None:
    season = owing(at_table(), coins=50)
    lost = season.with_step(f"ended {len(season.round.others) + 1}")
    assert (lost.trail.hearts, lost.trail.coins) == (2, 45)
    assert lost.trail.phase == Phase.ROAD and lost.ahead
    assert lost.stars == {season.trail.at: 0}


def test_the_last_heart_ends_the_season() -> None:
    season = owing(at_table(), hearts=1)
    lost = season.with_step(f"ended {len(season.round.others) + 1}")
    assert lost.is_over and lost.trail.hearts == 0 and not lost.has_seat


def test_what_a_choice_brings_in_vain_or_takes_for_good_is_told() -> None:
    trail = Season(1, "middle").trail
    heart, wound = (Choice("", "", Change(hearts=each)) for each in (1, -1))
    assert why_barred(trail, heart) == "You have all your hearts." and not notes(trail, heart)
    paid = Choice("", "", Change(hearts=1, coins=2))
    assert not why_barred(trail, paid) and "none comes back" in " ".join(notes(trail, paid))
    hurt = replace(trail, hearts=1)
    assert notes(hurt, heart) == notes(trail, wound) == []
    assert "the season ends" in " ".join(notes(hurt, wound))
    [told] = notes(trail, Choice("", "", Change(favour="chair")))
    assert FAVOURS["chair"].title in told and FAVOURS["chair"].words in told


def test_a_won_match_brings_its_coins_and_stars_by_the_same_cards() -> None:
    season = at_table()
    won = season.with_step("ended 1")
    assert won.trail.coins == season.trail.coins + winnings(season, season.trail, season.node)
    assert won.stars == {season.trail.at: 1}
    assert won.with_step("par 1 5,0/5,0/9,0").stars == {season.trail.at: 1}
    assert won.with_step("par 1 6,0/5,0/6,0").stars == {season.trail.at: 2}
    assert won.with_step("par 1 6,0/5,0/5,0").stars == {season.trail.at: 3}
    with pytest.raises(BadStep, match="known already"):
        won.with_step("par 1 5/5/5").with_step("par 1 5/5/5")
    assert Par((1.0,), (0.0,), (2.0,)).beaten == 1


def at_boss() -> Season:
    """Return a season that sits down to the first boss."""
    season = walked(1, "easy", wins=1.0)
    return Season(1, "easy", season.steps[: season.steps.index("go stone-bridge") + 1])


def test_the_boss_wants_both_rounds() -> None:
    season = at_boss()
    first = season.with_step("ended 1")
    assert first.trail.phase == Phase.TABLE and first.round_number == 1
    assert first.trail.deals == season.trail.deals + 1
    assert first.with_step("ended 1").trail.has_won("stone-bridge")
    assert first.with_step("ended 3").trail.phase != Phase.TABLE
    assert not season.with_step("ended 4").trail.has_won("stone-bridge")


# -- favours


def lost_owing(*favours: str) -> Season:
    """Return a season in which a match has just been lost, favours being owed."""
    season = owing(at_table(), *favours)
    return season.with_step(f"ended {len(season.round.others) + 1}")


def at_shut_road(*favours: str) -> Season:
    """Return a season at a place from which one of the places ahead is shut off."""
    for seed in range(30):
        for start in Season(seed, "middle").ahead:
            there = owing(Season(seed, "middle").with_step(f"go {start}"), *favours)
            if len((won := there.with_step("ended 1")).ahead) == 1:
                return won
    raise AssertionError("no road is shut anywhere")


@pytest.mark.parametrize("favour", FAVOURS)
def test_a_favour_is_asked_when_it_is_owed_and_once(favour: str) -> None:
    assert "owes" in at_table().why_not_asked(favour)
    seasons = {
        Moment.BEFORE: at_table(favour, game="whist", twist=True),
        Moment.LOST: lost_owing(favour, "good-word"),
        Moment.ROAD: at_shut_road(favour),
    }
    step = f"use {favour} 1" if FAVOURS[favour].names_one else f"use {favour}"
    for moment, season in seasons.items():
        if moment == FAVOURS[favour].moment:
            after = season.with_step(step)
            assert after.trail.favours.count(favour) == season.trail.favours.count(favour) - 1
            with pytest.raises(BadStep):
                after.with_step(step)
        else:
            with pytest.raises(BadStep):
                season.with_step(step)


def test_at_most_one_favour_a_round() -> None:
    season = at_table("chair", "warm-coat").with_step("use chair")
    with pytest.raises(BadStep, match="Only one favour a round"):
        season.with_step("use warm-coat")


def test_ale_and_an_errand_weaken_the_one_who_is_named() -> None:
    season = at_table("ale", "errand", game="whist", difficulty="hard")
    before = setting_of(season, GUEST).seats
    drunk = setting_of(season.with_step("use ale 2"), GUEST).seats
    away = setting_of(season.with_step("use errand 3"), GUEST).seats
    assert [seat.spec.partition("+")[0] for seat in before] == [HUMAN, "club", "club", "club"]
    assert [seat.spec.partition("+")[0] for seat in drunk] == [HUMAN, "club", "novice", "club"]
    assert away[3].spec.startswith("novice")
    assert [seat.name for seat in drunk] == [seat.name for seat in before]
    with pytest.raises(BadStep, match="by number"):
        season.with_step("use ale")


def test_on_the_hardest_road_everybody_has_practised_but_in_battles() -> None:
    easy, hard = DIFFICULTIES["easy"], DIFFICULTIES["hard"]
    assert hard.levels(("novice", "grandmaster")) == ("club", "grandmaster")
    assert hard.levels(("club",)) == ("club",)
    assert easy.levels(("club", "novice")) == ("novice", "novice")
    assert easy.levels(("club",)) == ("novice",)


def test_another_chair_turns_the_table() -> None:
    season = at_table("chair", game="whist")
    before, after = setting_of(season, GUEST), setting_of(season.with_step("use chair"), GUEST)
    assert (before.seat, after.seat) == (0, 1) and after.seats[1].is_human
    assert after.seats[2:] + after.seats[:2] == before.seats[1:] + before.seats[:1]
    assert before.seed == after.seed


def test_a_plain_table_puts_the_twist_away() -> None:
    season = at_table("plain-table", game="whist", twist=True)
    options = setting_of(season.with_step("use plain-table"), GUEST).options
    assert options != setting_of(season, GUEST).options
    plain = at_table("plain-table", game="berserk", twist=False)
    assert "No house rule" in plain.why_not_asked("plain-table")


def test_evenings_are_shortened_and_drawn_out() -> None:
    season = at_table("short-evening", "long-evening", game="whist")
    deals = setting_of(season, GUEST).deals
    assert deals is not None
    assert setting_of(season.with_step("use short-evening"), GUEST).deals == deals - 1
    longer = setting_of(season.with_step("use long-evening"), GUEST)
    assert longer.deals == deals + 2
    assert (longer.match().standing.deals_in_match or 99) >= longer.deals


def test_a_fresh_pack_is_another_deal() -> None:
    season = at_table("fresh-pack")
    fresh = setting_of(season.with_step("use fresh-pack"), GUEST)
    assert setting_of(season, GUEST).seed != fresh.seed


def test_a_warm_coat_saves_the_heart_and_a_wager_counts_twice() -> None:
    last = len(at_table().round.others) + 1
    season = owing(at_table("warm-coat", "wager"), "warm-coat", "wager", coins=40)
    assert season.with_step("use warm-coat").with_step(f"ended {last}").trail.hearts == 3
    stake = winnings(season, season.trail, season.node)
    bet = season.with_step("use wager")
    assert bet.with_step("ended 1").trail.coins == 40 + 2 * stake
    assert reward_of(bet, bet.node).startswith(f"{2 * stake} coins")
    assert bet.with_step(f"ended {last}").trail.coins == 40 - 4 - stake


def test_a_lost_match_is_played_again_or_counts_as_won() -> None:
    season = owing(at_table(), "second-evening", "good-word")
    lost = season.with_step(f"ended {len(season.round.others) + 1}")
    assert lost.trail.phase == Phase.LOST and lost.trail.hearts == 3
    again = lost.with_step("use second-evening")
    assert again.trail.phase == Phase.TABLE and not again.trail.played
    assert setting_of(again, GUEST).seed != setting_of(season, GUEST).seed
    mended = lost.with_step("use good-word")
    assert mended.trail.has_won(season.trail.at) and mended.trail.hearts == 3
    assert mended.trail.coins == season.trail.coins
    assert lost.with_step("on").trail.hearts == 2


def test_a_footpath_leads_anywhere_on_the_next_stage() -> None:
    season = at_shut_road("footpath")
    wide = season.with_step("use footpath")
    [new] = set(wide.ahead) - set(season.ahead)
    with pytest.raises(BadStep, match="No road leads"):
        season.with_step(f"go {new}")
    assert wide.with_step(f"go {new}").trail.at == new


def test_the_cards_do_not_depend_on_the_difficulty() -> None:
    for difficulty in DIFFICULTIES:
        season = Season(4, difficulty)
        assert season.course == Season(4, "middle").course
        seats = setting_of(season.with_step(f"go {season.ahead[0]}"), GUEST)
        assert (
            seats.seed
            == setting_of(Season(4, "middle").with_step(f"go {season.ahead[0]}"), GUEST).seed
        )


@pytest.mark.long
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_three_hundred_seasons_end_and_every_place_is_visited(difficulty: str) -> None:
    visited: set[str] = set()
    ends = {"seat": 0, "hearts": 0, "chair stays free": 0}
    for seed in range(300):
        season = walked(seed, difficulty, wins=0.6)
        visited |= set(season.trail.way)
        end = "seat" if season.has_seat else "hearts" if not season.trail.hearts else ""
        ends[end or "chair stays free"] += 1
    assert visited == set(world().nodes) and all(ends[each] for each in ("seat", "hearts"))
