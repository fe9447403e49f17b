"""What stays of seasons: codes to share, deeds and their numbers, and achievements."""

import pytest

from game.core.rng import Rng
from game.session.campaign.achievements import ACHIEVEMENTS, done, number_lines
from game.session.campaign.deeds import Bout, Deeds, Walk, all_won
from game.session.campaign.difficulty import DIFFICULTIES
from game.session.campaign.node import ACTS
from game.session.campaign.season import Season, code_of, read_code
from game.session.sharing.code import LETTERS, BadCode
from tests.session.campaign.roads import step_of, walked


@pytest.mark.parametrize("seed", [0, 7, 2**62 - 1, 2**63 - 1])
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_code_says_seed_and_difficulty_however_it_is_typed(seed: int, difficulty: str) -> None:
    code = code_of(seed, difficulty)
    assert len(code) == 19 and code.count("-") == 3
    for typed in (code, code.lower(), code.replace("-", " "), f" {code.replace('0', 'o')}\n"):
        assert read_code(typed) == (seed, difficulty)


def test_a_slip_in_a_code_is_told() -> None:
    code = code_of(123456789, "middle")
    told = 0
    for at, letter in enumerate(code):
        for other in LETTERS:
            if letter not in ("-", other):
                try:
                    read_code(code[:at] + other + code[at + 1 :])
                except BadCode:
                    told += 1
    slips = (len(LETTERS) - 1) * (len(code) - 3)
    assert told >= 0.99 * slips
    for text in ("", "hello", code + "7", "?" * 16, code[:-1] + "ü", "9" * 4000):
        with pytest.raises(BadCode):
            read_code(text)


def perfect(
    seed: int = 4, difficulty: str = "middle", *, won: bool = True, asks: bool = True
) -> Season:
    """Return a season in which every match is won with three stars, or lost until it ends.

    `asks` says whether favours are asked.
    """
    season, luck = Season(seed, difficulty), Rng(2)
    while not season.is_over:
        deal = season.trail.deals
        step = step_of(season, luck.fork(len(season.steps)), 1.0 if won else 0.0)
        if step.startswith("use ") and not asks:
            step = "ended 1"
        season = season.with_step(step)
        if step.startswith("ended"):
            season = season.with_step(f"par {deal} 9,0/1,0/2,0")
    return season


def test_nothing_is_achieved_by_setting_out_or_by_losing() -> None:
    assert done(Deeds.of([])) == done(Deeds.of([Season(1, "middle")])) == frozenset()
    lost = Deeds.of([perfect(won=False)])
    assert not lost.won and not done(lost)
    assert number_lines(Deeds.of([])) == ["No match of a season is over yet."]


def test_every_achievement_can_be_done() -> None:
    seasons = [perfect(seed, difficulty) for seed, difficulty in enumerate(("middle", "hard") * 3)]
    seasons += [walked(seed, "hard", wins=0.75) for seed in range(30)]
    seasons.append(perfect(asks=False))
    assert done(Deeds.of(seasons)) == set(ACHIEVEMENTS)
    assert done(Deeds.of(seasons[:1])) < set(ACHIEVEMENTS)
    assert len(ACHIEVEMENTS) >= 30
    assert len({each.words for each in ACHIEVEMENTS.values()}) == len(ACHIEVEMENTS)


def test_a_bout_knows_hearts_cost_and_favours() -> None:
    season = walked(3, "middle", wins=0.6)
    walk = Walk(season)
    assert len(walk.bouts) == len(season.trail.won)
    assert [bout.is_won for bout in walk.bouts] == [won for _id, won in season.trail.won]
    assert sum(bout.stars for bout in walk.bouts) == sum(season.stars.values())
    assert all(bout.lost <= 1 and 1 <= bout.hearts <= 3 for bout in walk.bouts)
    assert sum(bout.lost for bout in walk.bouts) >= 3 - season.trail.hearts
    asked = [step.split()[1] for step in season.steps if step.startswith("use ")]
    at_tables = [favour for bout in walk.bouts for favour in bout.favours]
    assert at_tables == [favour for favour in asked if favour != "footpath"][: len(at_tables)]
    assert set(walk.acts_done()) <= set(ACTS)


def test_numbers_count_every_match_by_its_game() -> None:
    deeds = Deeds.of([perfect(seed) for seed in range(2)])
    assert deeds.won_by_game == deeds.played_by_game
    lines = number_lines(deeds)
    assert lines[0] == "2 seasons, 2 seats won."
    assert "Matches: 36, won: 36. Most stars in a season: 54." in lines


@pytest.mark.parametrize(
    ("favours", "is_clean"),
    [((), True), (("ale",), True), (("second-evening",), False), (("ale", "good-word"), False)],
)
def test_what_was_lost_and_mended_is_no_clean_sheet(
    favours: tuple[str, ...], is_clean: bool
) -> None:
    node = Season(1, "middle").world.nodes["mill-loft"]
    assert all_won([Bout(node, True, 1, 3, 0, favours)]) is is_clean
