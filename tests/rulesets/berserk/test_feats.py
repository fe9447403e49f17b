"""What a battle is remembered for, worked out anew from its positions."""

from collections import Counter
from typing import Any

import pytest

from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.battle.units import life_left
from game.rulesets.berserk.events import BattleStarted, Died, TurnEnded, Wounded
from game.rulesets.berserk.telling.feats import Fighter, feats_of
from game.session.match import Match, Seat
from tests.moments import play_to, the_end
from tests.rulesets.berserk.boards import battle, creature


def fought(seed: int) -> Match:
    """Return a match of two plain players, played to its end."""
    options = BERSERK.options(deck_0="plains", deck_1=("dark", "fire", "swamp")[seed % 3])
    match = Match(BERSERK, options, (Seat("club", "A"), Seat("club", "B")), seed)
    return play_to(match, the_end, seed)


def life(battle: Any, player: int) -> int:
    return sum(life_left(unit) for unit in battle.living(player))


@pytest.mark.parametrize("seed", range(4))
def test_what_a_battle_is_remembered_for_is_what_happened(seed: int) -> None:
    match = fought(seed)
    events = [event.redacted(None) for event in match.events]
    feats = feats_of(events)
    assert feats.end.winner == match.standing.results[-1].winner
    dealt: Counter[int] = Counter()
    for event in match.events:
        if isinstance(event, Wounded) and event.source is not None:
            one, other = event.after.units[event.source], event.after.units[event.uid]
            beyond = max(0, -life_left(other))
            dealt[event.source] += event.amount - beyond if one.owner != other.owner else 0
    assert feats.best is not None
    assert feats.best.wounds == dealt[feats.best.uid] == max(dealt.values())
    dead = sum(isinstance(event, Died) for event in match.events)
    assert 0 <= feats.best.kills <= dead
    winner = feats.end.winner
    assert winner is not None and feats.turning is not None
    ends = {e.after.turn: e.after for e in match.events if isinstance(e, TurnEnded)}
    leads = {turn: life(each, winner) - life(each, 1 - winner) for turn, each in ends.items()}
    later = [lead for turn, lead in leads.items() if turn >= feats.turning.turn]
    assert all(lead > 0 for lead in later), "from the turning point on the winner is ahead"
    if not feats.turning.led:
        assert leads[feats.turning.turn - 1] <= 0
    known = [(life(each, 0), life(each, 1)) for turn, each in ends.items() if turn > 0]
    assert list(feats.lives[:-1]) == known[len(known) - len(feats.lives) + 1 :]
    assert feats.lives[-1] == (life(feats.end, 0), life(feats.end, 1))


def test_a_battle_is_remembered_when_the_next_one_has_begun() -> None:
    match = fought(1)
    events = [event.redacted(None) for event in match.events]
    again = next(event for event in events if isinstance(event, BattleStarted))
    assert feats_of([*events, again]) == feats_of(events)


def test_no_more_wounds_are_told_than_the_struck_had_life() -> None:
    fight = battle(
        """
        . . . . .
        . . . . .
        . . b . .
        . . A . .
        . . . . .
        . . . . .
        """,
        A=creature(strike=(4, 5, 6)),
        sides={"b": {"wounds": 7, "exhausted": True}},
    )
    fight.strike("A", "b", 6)
    began = next(event for event in fought(1).events if isinstance(event, BattleStarted))
    told = [event.redacted(None) for event in (began, *fight.events)]
    assert feats_of(told).best == Fighter(fight.letters["A"], 3, 1)
