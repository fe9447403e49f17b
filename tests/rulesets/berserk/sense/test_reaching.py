"""How far the enemy reaches in its next turn, as its cards make way for each other."""

from collections.abc import Iterator

import pytest

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.actions import EndTurn
from game.rulesets.berserk.battle.traits import traits
from game.rulesets.berserk.cards.abilities import (
    Heal,
    Hurrying,
    Power,
    Pulling,
    Rousing,
    Side,
    Spell,
)
from game.rulesets.berserk.cards.box import card_named
from game.rulesets.berserk.events import AttackDeclared, Died, Shifted
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.enemy_turn import EnemyTurn
from game.rulesets.berserk.sense.foresight import Foresight
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.unit import SKY, parse_spot
from game.session.match import HUMAN, Match, Seat
from tests.rulesets.berserk.boards import Fight, battle, creature

DECKS = ("plains", "mountains", "forests", "swamp", "fire", "dark")


def threateners(fight: Fight, square: str) -> set[str]:
    """Return the letters of those who are told to threaten a square."""
    spot = parse_spot(square)
    found = Foresight(fight.state.view(0)).menaces(0)
    uids = {each.uid for each in found if spot in each.strikes | each.shoots}
    return {letter for letter, uid in fight.letters.items() if uid in uids}


@pytest.mark.parametrize(
    ("movement", "state", "is_reached"),
    [(1, {}, True), (1, {"stunned": True, "exhausted": True}, False), (0, {}, False)],
)
def test_who_can_walk_away_is_no_wall_for_those_of_his_side(
    movement: int, state: dict[str, bool], is_reached: bool
) -> None:
    """A giant on c5 throws four squares far: from b5, where another makes way, he reaches b1."""
    fight = battle(
        """
        . . d . .
        . b c e .
        . f g . .
        . . . . .
        . . . . .
        . A . . .
        """,
        sides={"b": state},
        A=card_named("mountains-boulder-giant"),
        b=creature(movement=movement),
        c=card_named("mountains-boulder-giant"),
        **dict.fromkeys("defg", creature(movement=0)),
    )
    assert ("c" in threateners(fight, "b1")) is is_reached
    attackers = EnemyTurn(fight.state, EndTurn()).attackers(fight["A"].uid)
    assert (fight["c"].uid in {each.uid for each in attackers}) is is_reached
    if is_reached:
        fight.end().move("b", "a5").move("c", "b5").use("c", "A", 1)


def test_a_card_that_has_nowhere_to_go_makes_no_way() -> None:
    fight = battle(
        """
        b c . . .
        d A . . .
        E . . . .
        . . . . .
        . . . . .
        . . . . .
        """,
        b=creature(movement=1),
        c=creature(movement=0),
        d=creature(movement=1),
    )
    assert threateners(fight, "a4") == {"d"}


@pytest.mark.parametrize(
    ("power", "is_reached"),
    [
        (Power(Hurrying(), Side.OTHER_OWN, 2), True),
        (Power(Hurrying(), Side.ITSELF, 2), False),
        (Power(Rousing(), Side.OTHER_OWN, 2), False),
    ],
)
def test_it_is_reckoned_with_who_lets_another_walk_anew(power: Power, is_reached: bool) -> None:
    fight = battle(
        """
        b . . . .
        c . . . .
        . . . . .
        . . . . .
        A . . . .
        . . . . .
        """,
        b=creature(power, movement=1),
        c=creature(movement=1),
    )
    assert ("c" in threateners(fight, "a2")) is is_reached


def test_who_can_be_made_alert_threatens_though_it_is_stunned() -> None:
    def told(*abilities: Power) -> set[str]:
        fight = battle(
            """
            b c . . .
            . A . . .
            . . . . .
            . . . . .
            . . . . .
            . . . . .
            """,
            sides={"c": {"stunned": True, "exhausted": True}},
            b=creature(*abilities),
        )
        return threateners(fight, "b5")

    assert told() == {"b"} and told(Power(Rousing(), Side.OTHER_OWN, 2)) == {"b", "c"}


@pytest.mark.parametrize(
    ("abilities", "is_safe"),
    [
        ((), True),
        ((Power(Pulling(2), Side.ENEMY, 3),), False),
        ((Power(Hurrying(), Side.OTHER_OWN, 2),), True),
        ((Power(Hurrying(), Side.OTHER_OWN, 2), Power(Rousing(), Side.OTHER_OWN, 2)), False),
    ],
)
def test_nowhere_is_out_of_reach_where_enemies_can_pull_or_walk_again_and_again(
    abilities: tuple[Power, ...], is_safe: bool
) -> None:
    fight = battle(
        """
        b . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . A .
        """,
        b=creature(*abilities, movement=1),
    )
    foresight = Foresight(fight.state.view(0))
    assert (fight.spot("A") in foresight.out_of_reach(0)) is is_safe


def positions(seeds: range) -> Iterator[tuple[int, BerserkState]]:
    """Yield battles of all realms, after each turn's start, where nobody lies face down."""
    for seed in seeds:
        decks = DECKS[seed % 6], DECKS[(seed // 6 + seed + 5) % 6]
        options = BERSERK.options(deck_0=decks[0], deck_1=decks[1], terrain=seed % 4 == 0)
        match, rng = Match(BERSERK, options, (Seat(HUMAN, "A"), Seat(HUMAN, "B")), seed), Rng(seed)
        seen = 1
        while not match.is_over and seen < 12:
            state = match.state
            view, legal = state.view(match.to_act), state.legal_actions()
            if state.phase is Phase.BATTLE and state.turn > seen and state.pending is None:
                seen = state.turn
                yield seed, state
            match.apply(match.to_act, BERSERK.sense.policy(view, legal, rng))


def attacks_at_random(state: BerserkState, rng: Rng) -> Iterator[tuple[int, int, bool]]:
    """Yield who is attacked by whom in an enemy turn of random actions, and whether a card has
    fallen, or was pushed or pulled, before."""
    after, events, told = state.clone(), list[object](), 0
    after.apply_action(EndTurn(), events.append)
    turn, is_changed = after.turn, False
    while after.phase is Phase.BATTLE and after.turn == turn:
        for each in events[told:]:
            is_changed |= isinstance(each, Died | Shifted)
            if isinstance(each, AttackDeclared) and _is_attack(after, each):
                yield each.target, each.uid, is_changed
        told = len(events)
        legal = after.legal_actions()
        deeds = [each for each in legal if not isinstance(each, EndTurn)]
        if after.to_act == CHANCE:
            after.apply_action(after.chance_action(rng), events.append)
        elif deeds:
            after.apply_action(rng.choice(deeds), events.append)
        else:
            return


def _is_attack(state: BerserkState, event: AttackDeclared) -> bool:
    if event.ability == 0:
        return True
    used = traits(state, state.units[event.uid]).uses[event.ability - 1]
    return not isinstance(used, Heal | Power | Spell)


def test_whom_no_enemy_can_reach_is_never_attacked() -> None:
    """Nor is anybody by whom the threats do not tell of, before a card falls or is shifted."""
    safe = weak = told = met = 0
    for seed, state in positions(range(24)):
        player, rng = state.to_act, Rng(seed * 1000 + state.turn)
        if any(each.hidden for each in state.living(1 - player)):
            continue
        foresight = Foresight(state.view(player))
        out = {
            unit.uid for unit in state.living(player) if unit.spot in foresight.out_of_reach(player)
        }
        menaced = {
            (unit.uid, each.uid)
            for unit in state.living(player)
            for each in foresight.menaces(player)
            if unit.spot in each.strikes | each.shoots
        }
        known = set[tuple[int, int]]()
        for _turn in range(8):
            for target, by, is_changed in attacks_at_random(state, rng):
                unit = state.units[target]
                if unit.owner == player and 0 <= unit.spot < SKY:
                    assert target not in out, (seed, state.turn, unit)
                    assert is_changed or (target, by) in menaced, (seed, state.turn, unit)
                    known.add((target, by))
        safe, weak = safe + len(out), weak + len(state.living(player)) - len(out)
        told, met = told + len(menaced), met + len(known & menaced)
    assert safe > 50 and weak > 500
    assert met > told / 2, "nor are threats told of that nobody could make true"
