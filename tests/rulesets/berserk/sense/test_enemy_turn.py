"""One list of who could attack a card in the enemy's next turn is behind all that is told of it."""

from collections.abc import Iterator

import pytest

from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.actions import EndTurn, Move, Strike, Use
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.cards.abilities import Heal, Power, Spell
from game.rulesets.berserk.cards.box import card_named
from game.rulesets.berserk.sense.enemy_turn import EnemyTurn
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.unit import SKY
from game.session.match import HUMAN, Match, Seat
from tests.rulesets.berserk.boards import battle

DECKS = ("plains", "mountains", "forests", "swamp", "fire", "dark")


def positions() -> Iterator[BerserkState]:
    """Yield battles of all realms, in the turn of who is about to act."""
    for seed, deck in enumerate(DECKS):
        options = BERSERK.options(deck_0=deck, deck_1=DECKS[seed - 1])
        match, rng = Match(BERSERK, options, (Seat(HUMAN, "A"), Seat(HUMAN, "B")), seed), Rng(seed)
        seen = 0
        while not match.is_over and seen < 5:
            state = match.state
            view, legal = state.view(match.to_act), state.legal_actions()
            if state.turn > seen and state.pending is None:
                seen = state.turn
                yield state
            match.apply(match.to_act, BERSERK.sense.policy(view, legal, rng))


def test_the_squares_that_are_lit_are_those_from_which_somebody_is_attacked() -> None:
    count = 0
    for state in positions():
        player = state.to_act
        seen, turn = Foresight(state.view(player)), EnemyTurn(state, EndTurn())
        lit = {each.uid: each.strikes | each.shoots for each in seen.menaces(player)}
        for unit in state.living(player):
            if unit.spot >= SKY:
                continue
            by = {
                each.uid
                for each in turn.attackers(unit.uid)
                if any(_is_attack(state, each.uid, deed) for _walk, deed in each.ways)
            }
            known = {uid for uid in lit if not state.units[uid].hidden}
            assert by == {uid for uid in known if unit.spot in lit[uid]}
            count += len(by)
    assert count > 50


def _is_attack(state: BerserkState, uid: int, deed: Strike | Use) -> bool:
    if isinstance(deed, Strike):
        return True
    used = traits(state, state.units[uid]).uses[deed.ability - 1]
    return not isinstance(used, Heal | Power | Spell)


def test_who_attacks_a_card_after_a_walk_attacks_it_where_it_went() -> None:
    count = 0
    for state in positions():
        walks = [each for each in state.legal_actions() if isinstance(each, Move)][:4]
        for walk in walks:
            unit = state.at(walk.unit)
            assert unit is not None
            for each in EnemyTurn(state, walk).attackers(unit.uid):
                for first, deed in each.ways:
                    assert deed.target == walk.to
                    assert deed.unit == (state.units[each.uid].spot if first is None else first.to)
                    count += 1
    assert count > 50


@pytest.mark.parametrize(("rows", "is_reached"), [(". b", True), ("b .", False)])
def test_a_polearm_attacks_from_two_squares_off(rows: str, is_reached: bool) -> None:
    last, next_to_last = rows.split()
    fight = battle(
        f"""
        . . {last} . .
        . . {next_to_last} . .
        . . . . .
        . . . . .
        . . A . .
        . . . . .
        """,
        A=card_named("plains-raider"),
        b=card_named("mountains-gate-pikeman"),
    )
    seen, uid = Foresight(fight.state.view(0)), fight["A"].uid
    assert bool(EnemyTurn(fight.state, EndTurn()).attackers(uid)) is is_reached
    assert [bool(each.strikes & {fight.spot("A")}) for each in seen.menaces(0)] == [is_reached]
