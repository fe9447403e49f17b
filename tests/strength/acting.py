"""Whether Berserk's players act: battles between two of them, and how many creatures stood idle.

    python -m tests.strength.acting master master --battles 20 --seed 1
    python -m tests.strength.acting mcts:32 before:48 --battles 100 --easy
    python -m tests.strength.acting mcts:4 formed:mcts:4 --battles 50 --seed 611

Realm decks in turn, the same on both sides, each battle from both seats, but for a player against
himself. `before:N` is the
searching player as he was before he thought in whole turns (`tests/strength/guide_before.py`), and
`formed:mcts:4` one of today who places his army as the plain player does, as that one did;
`priced` is the plain player as he was when he recruited by the price formula.
A creature is idle if it is alert when its player ends his turn, and was able if it could still have
attacked or used something, from where it stands or from a square it could still walk to.
"""

import argparse
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from statistics import median
from typing import Any

from game.bots.catalogue import make_bot
from game.bots.players import TreeBot
from game.core.protocols import CHANCE, TERMINAL, Bot
from game.core.rng import Rng
from game.core.sense import STEADY, Style
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.actions import BerserkAction, EndTurn, Strike, Use
from game.rulesets.berserk.battle.legal import unit_actions
from game.rulesets.berserk.battle.reach import walkable
from game.rulesets.berserk.battle.units import is_creature, stand
from game.rulesets.berserk.options import REALM_DECKS, BerserkOptions
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.mustering import muster
from game.rulesets.berserk.sense.player import policy
from game.rulesets.berserk.sense.recruiting import Measure
from game.rulesets.berserk.sense.worth import card_worth
from game.rulesets.berserk.standing import opening
from game.rulesets.berserk.state import BerserkState, new_deal
from game.rulesets.berserk.unit import SKY, Unit
from game.rulesets.berserk.view import BerserkView
from game.search.params import MctsParams
from tests.strength.guide_before import BattleGuide, shortlist

BEFORE = "before:"
FORMED = "formed:"
PRICED = "priced"
PRICE = Measure(card_worth, poor=2.5)
"""What he recruited by: what the price formula says of a card."""


@dataclass
class Conduct:
    """What a player's creatures did as his turns ended, and the seconds of computing a turn."""

    acted: int = 0
    idle: int = 0
    able: int = 0
    """Idle ones that could have acted."""
    seconds: list[float] = field(default_factory=list)


def priced(
    view: BerserkView, legal: Sequence[BerserkAction], rng: Rng, style: Style = STEADY
) -> BerserkAction:
    """Return the choice of the plain player who recruits by price."""
    if view.phase is Phase.RECRUIT and (choice := muster(view, measure=PRICE)) in legal:
        return choice
    return policy(view, legal, rng, style)


def player(spec: str) -> Bot[Any, Any]:
    """Return the player of a spec, of `before:N`, of `formed:` and a spec, or `priced`."""
    if spec == PRICED:
        sense = replace(BERSERK.sense, policy=priced)
        return make_bot(replace(BERSERK, sense=sense), "heuristic")
    formed = replace(BERSERK, sense=replace(BERSERK.sense, shortlist=shortlist))
    if spec.startswith(FORMED):
        return make_bot(formed, spec.removeprefix(FORMED))
    if not spec.startswith(BEFORE):
        return make_bot(BERSERK, spec)
    sense = replace(formed.sense, priors=lambda view, _style: BattleGuide(view))
    iterations = int(spec.removeprefix(BEFORE))
    return TreeBot(replace(BERSERK, sense=sense), MctsParams(iterations=iterations))


def could_act(state: BerserkState, unit: Unit) -> bool:
    """Tell whether the unit can attack or use something, from where it stands or may walk to."""
    squares = walkable(state, unit) if unit.spot < SKY else []
    for spot in (unit.spot, *squares):
        there = state.clone()
        if spot != unit.spot:
            stand(there, unit, spot)
        found = unit_actions(there, there.units[unit.uid])
        if any(isinstance(action, Strike | Use) for action in found):
            return True
    return False


def fight(
    bots: Sequence[Bot[Any, Any]],
    options: BerserkOptions,
    seed: int,
    conducts: Sequence[Conduct],
) -> BerserkState:
    """Return the battle at its end; who is first is as the seed is odd or even."""
    state = new_deal(opening(replace(options, first="fixed"), 2, seed % 2))
    rng = Rng(seed)
    spent: dict[tuple[int, int], float] = defaultdict(float)
    while (seat := state.current_player()) != TERMINAL:
        luck = rng.fork(len(state.history))
        if seat == CHANCE:
            state.apply_action(state.chance_action(luck))
            continue
        legal, started = state.legal_actions(), time.process_time()
        *_earlier, found = bots[seat].think(state.view(seat), legal, luck)
        if state.phase is Phase.BATTLE:
            spent[seat, state.turn] += time.process_time() - started
        action = found[0].action
        if isinstance(action, EndTurn):
            note(state, seat, conducts[seat])
        state.apply_action(action)
    for (seat, _turn), seconds in spent.items():
        conducts[seat].seconds.append(seconds)
    return state


def note(state: BerserkState, seat: int, conduct: Conduct) -> None:
    """Count who has acted and who stands idle as the player ends his turn."""
    for unit in state.living(seat):
        if is_creature(unit):
            conduct.acted += unit.exhausted
            conduct.idle += not unit.exhausted
            conduct.able += not unit.exhausted and could_act(state, unit)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("one")
    asked.add_argument("other")
    asked.add_argument("--battles", type=int, default=12)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--easy", action="store_true", help="with the crystals of the easy start")
    asked.add_argument("--seconds", type=float, default=280.0, help="begin no battle after that")
    args = asked.parse_args()
    bots, conducts = (player(args.one), player(args.other)), (Conduct(), Conduct())
    decks, points, turns, drawn = list(REALM_DECKS), 0.0, [], 0
    until = time.monotonic() + args.seconds
    for number in range(args.battles):
        if time.monotonic() > until:
            break
        # A player against himself would fight the same battle from both seats.
        pair, seat = (number, 0) if args.one == args.other else divmod(number, 2)
        deck = decks[pair % len(decks)]
        order = slice(None, None, -1 if seat else 1)
        options = BerserkOptions(deck_0=deck, deck_1=deck, easy_start=args.easy)
        state = fight(bots[order], options, 1000 * args.seed + pair, conducts[order])
        points += 0.5 if state.winner is None else float(state.winner == seat)
        drawn += state.winner is None
        turns.append(state.turn)
    share = points / len(turns)
    print(f"{args.one} against {args.other}: {share:.1%} of {len(turns)} battles, {drawn} drawn;")
    print(f"turns {median(turns):.0f} median, {max(turns)} at most")
    for name, conduct in zip((args.one, args.other), conducts, strict=True):
        could = conduct.able / (conduct.able + conduct.acted)
        idle = conduct.idle / (conduct.idle + conduct.acted)
        print(f"{name}: {could:.0%} of those who could act stood idle, {idle:.0%} of all;", end=" ")
        print(
            f"a turn {median(conduct.seconds):.2f} s median, {max(conduct.seconds):.2f} s at most"
        )


if __name__ == "__main__":
    main()
