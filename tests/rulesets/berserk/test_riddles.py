"""What is to be guessed of a strike: what is said to be right comes true when it is struck."""

import re
from collections.abc import Iterator

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.core.themes import Riddle
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.actions import Choose
from game.rulesets.berserk.sense.playout import nature
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.unit import GRAVE
from game.session.match import Match, Seat
from game.session.practice.guessing import new_riddle
from game.session.practice.setups import setups
from game.session.practice.trainers import TRAINERS, Guessing

THROWS = 400


def riddles(battles: int) -> Iterator[tuple[BerserkState, Riddle]]:
    """Yield positions in which there is something to be guessed, the first of each battle."""
    for seed in range(battles):
        seats = [Seat("club", "Ana"), Seat("club", "Bo")]
        match = Match(BERSERK, setups(BERSERK)[seed], seats, seed, 1)
        while not match.is_over:
            state, player = match.state, match.to_act
            view = state.view(player)
            if (riddle := BERSERK.telling.riddle(view, Rng(seed))) is not None:
                yield state, riddle
                break
            match.apply(player, BERSERK.sense.policy(view, state.legal_actions(), Rng(seed)))


def struck(state: BerserkState, action: str, luck: Rng, full: bool) -> BerserkState:
    """Return the position after a strike; whoever may choose takes the full hit, or the weaker."""
    world = state.clone()
    world.apply_action(BERSERK.parse_action(action))
    while world.pending is not None:
        if world.to_act == CHANCE:
            nature(world, luck)
        else:
            world.apply_action(Choose(full))
    return world


def test_a_strike_ends_as_often_as_is_said() -> None:
    found = list(riddles(8))
    assert len(found) > 3
    for state, riddle in found:
        unit, target = re.findall(r" ([a-f]\d)\b", riddle.told[0])
        ends = [
            [struck(state, f"{unit}x{target}", Rng(number), full) for number in range(THROWS)]
            for full in (True, False)
        ]
        for count, square in zip(riddle.counts, (target, unit), strict=False):
            uid = next(each.uid for each in state.units if each.spot == spot_of(square))
            died = [sum(end.units[uid].spot == GRAVE for end in way) / THROWS for way in ends]
            said = re.match(r"(\d+)% of", count.why)
            assert said is not None
            assert min(died) - 0.08 < int(said[1]) / 100 < max(died) + 0.08


def spot_of(square: str) -> int:
    return int(BERSERK.parse_action(f"{square}-a1").unit)


def test_no_answer_stands_in_what_is_told() -> None:
    [trainer] = [each for each in TRAINERS["berserk"] if isinstance(each, Guessing)]
    rights = set()
    for seed in range(12):
        match, riddle = new_riddle(trainer, seed, "Ana")
        assert [each.name for each in match.seats if each.is_human] == ["Ana"]
        assert riddle.action in match.state.legal_actions()
        assert len(riddle.counts) == 3 and "%" not in " ".join(riddle.told)
        assert new_riddle(trainer, seed, "Ana")[1] == riddle
        rights.update(count.right for count in riddle.counts[:2])
    assert len(rights) >= 4, "the answers differ from strike to strike"
