"""Armies, placings and small fights of Berserk, counted on the State and by plain generators."""

import pytest

from game.core.protocols import CHANCE, TERMINAL
from game.rulesets.berserk.actions import EndRecruiting, Place, Recruit, RollDice
from game.rulesets.berserk.battle.legal import possible_rolls
from game.rulesets.berserk.cards.box import cards
from game.rulesets.berserk.cards.card import Card
from game.rulesets.berserk.pending import AwaitDice
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.unit import BOARD
from tests.perft.berserk import Facts, count_armies, count_lines, count_placings
from tests.rulesets.berserk.boards import Fight, battle, creature
from tests.rulesets.berserk.musters import place, placing, recruiting

HANDS = (
    ("3 plains-outrider, 3 plains-slinger, 3 plains-lancer, 2 plains-raider, plains-khan", {}),
    ("2 plains-thunderhoof, griffin, pigeon, old-mail, samovar, 2 thick-fog", {}),
    ("pass-courier, eel-wrangler, firebrand, swamp-frogling, 2 decoy-sheep", {}),
    ("3 plains-outrider, pass-courier, decoy-sheep", {"second": True}),
)


def armies(state: BerserkState) -> int:
    """Count the armies the player to act can raise, by recruiting them."""
    legal = state.legal_actions()
    count = int(EndRecruiting() in legal)
    for action in legal:
        if isinstance(action, Recruit):
            after = state.clone()
            after.apply_action(action)
            count += armies(after)
    return count


def facts(card: Card) -> Facts:
    return {
        "id": card.id,
        "kind": str(card.kind),
        "realms": [str(realm) for realm in card.realms],
        "elite": card.elite,
        "unique": card.unique,
        "cost": card.cost,
    }


@pytest.mark.parametrize(("hand", "options"), HANDS)
def test_both_generators_count_the_same_armies(hand: str, options: dict[str, bool]) -> None:
    state = recruiting(hand, **options)
    player = state.to_act
    held = [facts(cards()[number]) for number in state.hands[player]]
    counted = armies(state)
    assert counted == count_armies(held, state.gold(player), state.silver(player))
    assert counted > 100


def placings(state: BerserkState, player: int) -> int:
    """Count the ways in which the player can place what he has left."""
    if state.to_act != player or not state.waiting[player]:
        return 1
    count = 0
    for action in state.legal_actions():
        assert isinstance(action, Place)
        after = state.clone()
        after.apply_action(action)
        count += placings(after, player)
    return count


CHEAP = ("toll-collector", "decoy-sheep", "plains-outrider", "plains-slinger")
"""Cards of which three each can be paid for together."""


@pytest.mark.parametrize(
    ("size", "second", "taken"),
    [
        (1, False, ""),
        (3, False, ""),
        (3, True, ""),
        (10, False, "b1 c1 d1 b2 c2 d2 b3"),
        (11, False, "b1 c1 d1 b2 c2 d2 b3 a1"),
        (12, True, "a4 b4 c4 d4 e4 b5 c5 d5 b6"),
    ],
)
def test_both_generators_count_the_same_placings(size: int, second: bool, taken: str) -> None:
    names = [name for name in CHEAP for _copy in range(3)][:size]
    state = placing(
        ", ".join(sorted({f"{names.count(name)} {name}" for name in names})), second=second
    )
    place(state, *taken.split())
    side = [_below(square, second) for square in taken.split()]
    assert placings(state, int(second)) == count_placings(size, not second, side)


def _below(name: str, second: bool) -> tuple[int, int]:
    """Return the square as it is for whoever sits below."""
    square = BOARD.square(name)
    if second:
        square = BOARD.opposite(square)
    return BOARD.column[square], BOARD.row[square]


FIGHTS = (
    ("A=2 b=1", ". . . . .|. . . . .|. . . b .|. A . . .|. . . . .|. . . . .", 3),
    ("A=1 b=1 c=2", ". . . . .|. . . . .|. b c . .|. A . . .|. . . . .|. . . . .", 4),
    ("A=2 B=1 c=1 d=0", ". . . . .|. . . . .|. . c d .|. . A . .|. B . . .|. . . . .", 4),
    ("A=3 b=0 c=0 d=1", ". . . . .|. . . . .|. b c d .|. . A . .|. . . . .|. . . . .", 4),
)


def lines(state: BerserkState, depth: int) -> int:
    """Count the ways the battle can go on for so many steps."""
    if depth == 0 or state.to_act == TERMINAL:
        return 1
    if state.to_act == CHANCE:
        assert isinstance(state.pending, AwaitDice)
        actions: list[RollDice] = [*possible_rolls(state.pending)]
    else:
        actions = state.legal_actions()  # type: ignore[assignment]
    count = 0
    for action in actions:
        after = state.clone()
        after.apply_action(action)
        count += lines(after, depth - 1)
    return count


@pytest.mark.parametrize(("movements", "rows", "depth"), FIGHTS)
def test_both_generators_count_the_same_fights(movements: str, rows: str, depth: int) -> None:
    moves = {part[0]: int(part[2:]) for part in movements.split()}
    strikes = {letter: (1, 2, 2 + number) for number, letter in enumerate(moves)}
    fight: Fight = battle(
        rows.replace("|", "\n"),
        **{
            letter: creature(life=3, movement=move, strike=strikes[letter])
            for letter, move in moves.items()
        },
    )
    units = [
        {
            "at": (BOARD.column[fight[letter].spot], BOARD.row[fight[letter].spot]),
            "side": int(letter.islower()),
            "life": 3,
            "move": moves[letter],
            "strike": strikes[letter],
            "spent": 0,
            "tired": False,
        }
        for letter in moves
    ]
    counted = lines(fight.state, depth)
    assert counted == count_lines(units, 0, depth)
    assert counted > 100
