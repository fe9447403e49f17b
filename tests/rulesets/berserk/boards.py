"""Positions drawn as text, with cards made by hand, fought on the real State.

    fight = battle('''
        . . . . .
        . . . . .
        . . b . .
        . . A C .
        . . . . .
        . . . . .
    ''', A=creature(strike=(2, 3, 4)), b=creature(Armor(1)), sky="f")
    fight.strike("A", "b", 6, 1)
    assert fight["b"].wounds == 4 - 1

Capital letters are seat 0's, who sits below; it is his turn unless `to_act` says otherwise. A
letter without a card is a creature with life 10, movement 2 and the strike 1-2-3.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import count
from typing import Any

from game.core.protocols import CHANCE, Emit, Player
from game.core.rng import Rng
from game.rulesets.berserk.actions import (
    BerserkAction,
    Choose,
    EndTurn,
    Leap,
    Move,
    NoGuard,
    Prepare,
    Protect,
    Recruit,
    RollDice,
    Strike,
    Use,
)
from game.rulesets.berserk.battle.profiles import PROFILES, Profile, Traits
from game.rulesets.berserk.battle.traits import givers, traits
from game.rulesets.berserk.battlefields import LETTERS, Battlefield, Terrain
from game.rulesets.berserk.cards.abilities import Ability
from game.rulesets.berserk.cards.card import Card, CardKind, Realm
from game.rulesets.berserk.options import BerserkOptions
from game.rulesets.berserk.pending import AwaitChoice, AwaitDice, AwaitGuard
from game.rulesets.berserk.position import FREE, Phase
from game.rulesets.berserk.standing import BerserkStanding, opening
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.unit import BOARD, GRAVE, SKY, Spot, Unit, spot_name

_numbers = count(10_000)
"""Numbers of cards made by hand, beyond those of the box."""


def made(kind: CardKind, abilities: Iterable[Ability], **facts: Any) -> Card:
    """Return a new card of this kind, known to the battle by a number of its own."""
    number = next(_numbers)
    card = Card(
        **{
            "number": number,
            "id": f"made-{number}",
            "name": f"Card {number}",
            "realms": (),
            "kind": kind,
            "people": "",
            "elite": False,
            "unique": False,
            "cost": 3,
            "life": 10,
            "movement": 0 if kind != CardKind.CREATURE else 2,
            "strike": (1, 2, 3) if kind in (CardKind.CREATURE, CardKind.FLYER) else (),
            "abilities": tuple(abilities),
            "flavour": "",
            "deck": "custom",
            "copies": 1,
            **facts,
        }
    )
    PROFILES[number] = Profile(card)
    return card


def creature(*abilities: Ability, **facts: Any) -> Card:
    """Return a creature with these abilities, and these facts other than usual."""
    return made(CardKind.CREATURE, abilities, **facts)


def flyer(*abilities: Ability, **facts: Any) -> Card:
    """Return a flying creature."""
    return made(CardKind.FLYER, abilities, **facts)


def artifact(*abilities: Ability, **facts: Any) -> Card:
    """Return an artifact."""
    return made(CardKind.ARTIFACT, abilities, **facts)


def gear(*abilities: Ability) -> Card:
    """Return equipment."""
    return made(CardKind.EQUIPMENT, abilities, life=0)


def ground(*abilities: Ability) -> Card:
    """Return a terrain card."""
    return made(CardKind.TERRAIN, abilities, life=0)


def realm(name: str) -> tuple[Realm, ...]:
    """Return the realms of a card of one realm."""
    return (Realm(name),)


def land(text: str) -> tuple[Terrain, ...]:
    """Return the terrain of a drawn board: W, M, R, L, H, ~ and dots."""
    rows = [line.split() for line in text.strip().splitlines()]
    return tuple(LETTERS[letter] for row in reversed(rows) for letter in row)


class _Standing(BerserkStanding):
    """A standing with a battlefield drawn by hand."""

    terrain: tuple[Terrain, ...] = (Terrain.OPEN,) * 30

    @property
    def field(self) -> Battlefield:
        return Battlefield("drawn", "", "", self.terrain)


class Fight:
    """A battle under way, its units named by letters; `events` are all that happened."""

    def __init__(self, state: BerserkState, letters: Mapping[str, int]) -> None:
        self.state = state
        self.letters = letters
        self.events: list[Any] = []

    def __getitem__(self, letter: str) -> Unit:
        return self.state.units[self.letters[letter]]

    def spot(self, name: str) -> Spot:
        """Return where the unit with this letter is, or the square of this name."""
        return self[name].spot if name in self.letters else BOARD.square(name)

    def where(self, letter: str) -> str:
        """Return the name of the spot where the unit is."""
        return spot_name(self[letter].spot)

    def traits(self, letter: str) -> Traits:
        """Return what the unit can do now."""
        return traits(self.state, self[letter])

    def told(self, kind: type) -> list[Any]:
        """Return the events of this kind so far."""
        return [event for event in self.events if type(event) is kind]

    # -- acting

    def do(self, action: BerserkAction) -> Fight:
        """Do an action, which must be legal and listed."""
        if self.state.to_act != CHANCE:
            assert action in self.state.legal_actions(), action
        self.state.apply_action(action, self.events.append)
        return self

    def move(self, letter: str, to: str) -> Fight:
        """Walk."""
        return self.do(Move(self.spot(letter), BOARD.square(to)))

    def leap(self, letter: str, to: str) -> Fight:
        """Jump or teleport."""
        return self.do(Leap(self.spot(letter), BOARD.square(to)))

    def prepare(self, letter: str) -> Fight:
        """Prepare for a flyer."""
        return self.do(Prepare(self.spot(letter)))

    def strike(self, letter: str, at: str, *dice: int, guard: str = "", full: bool = True) -> Fight:
        """Basic-strike, with these dice, this protector and this choice where there is one."""
        return self.answer(Strike(self.spot(letter), self.spot(at)), dice, guard, full)

    def use(self, letter: str, at: str = "", *dice: int, number: int = 1) -> Fight:
        """Use an ability, on itself if no target is named."""
        target = self.spot(at or letter)
        return self.answer(Use(self.spot(letter), number, target), dice)

    def answer(
        self, action: BerserkAction, dice: tuple[int, ...], guard: str = "", full: bool = True
    ) -> Fight:
        """Do an action and see it through."""
        self.do(action)
        if isinstance(self.state.pending, AwaitGuard):
            self.do(Protect(self.spot(guard)) if guard else NoGuard())
        else:
            assert not guard, "nobody was asked for a protector"
        if dice:
            assert isinstance(self.state.pending, AwaitDice), self.state.pending
            self.do(RollDice(dice))
        if isinstance(self.state.pending, AwaitChoice):
            self.do(Choose(full))
        return self

    def end(self, turns: int = 1) -> Fight:
        """End this turn, and so many altogether."""
        for _turn in range(turns):
            self.do(EndTurn())
        return self

    # -- asking

    def clause(self, action: BerserkAction) -> str:
        """Return by which clause the action is refused, "" where it is allowed."""
        refusal = self.state.refusal(action)
        assert (refusal is None) == (action in self.state.legal_actions())
        return "" if refusal is None else refusal.rule

    def why_not_strike(self, letter: str, at: str) -> str:
        """Return by which clause the strike is refused, "" where it is allowed."""
        return self.clause(Strike(self.spot(letter), self.spot(at)))

    def why_not_use(self, letter: str, at: str = "", number: int = 1) -> str:
        """Return by which clause the use is refused, "" where it is allowed."""
        return self.clause(Use(self.spot(letter), number, self.spot(at or letter)))

    def why_not_move(self, letter: str, to: str) -> str:
        """Return by which clause the move is refused, "" where it is allowed."""
        return self.clause(Move(self.spot(letter), BOARD.square(to)))

    def why_not_leap(self, letter: str, to: str) -> str:
        """Return by which clause the leap is refused, "" where it is allowed."""
        return self.clause(Leap(self.spot(letter), BOARD.square(to)))

    def walks(self, letter: str) -> set[str]:
        """Return the squares the unit can walk to."""
        return self._ends(Move, letter)

    def leaps(self, letter: str) -> set[str]:
        """Return the squares the unit can leap to."""
        return self._ends(Leap, letter)

    def _ends(self, kind: type, letter: str) -> set[str]:
        return {
            BOARD.names[action.to]
            for action in self.state.legal_actions()
            if isinstance(action, (Move, Leap))
            and type(action) is kind
            and action.unit == self[letter].spot
        }

    def strikes(self, letter: str) -> set[str]:
        """Return the letters of those the unit can basic-strike."""
        return {
            self._letter(action.target)
            for action in self.state.legal_actions()
            if isinstance(action, Strike) and action.unit == self[letter].spot
        }

    def targets(self, letter: str, number: int = 1) -> set[str]:
        """Return the letters of those the unit can use an ability on."""
        return {
            self._letter(action.target)
            for action in self.state.legal_actions()
            if isinstance(action, Use)
            and action.unit == self[letter].spot
            and action.ability == number
        }

    def guards(self) -> set[str]:
        """Return the letters of those who may protect now."""
        return {
            self._letter(action.unit)
            for action in self.state.legal_actions()
            if isinstance(action, Protect)
        }

    def _letter(self, spot: Spot) -> str:
        return next(letter for letter in self.letters if self[letter].spot == spot)


def battle(
    rows: str,
    *,
    sky: str = "",
    dead: str = "",
    to_act: Player = 0,
    turn: int = 3,
    hidden: str = "",
    wears: Mapping[str, Card] | None = None,
    terrain_cards: Iterable[tuple[Player, Card]] = (),
    terrain: str = "",
    sides: Mapping[str, Mapping[str, Any]] | None = None,
    options: Mapping[str, Any] | None = None,
    **cards: Card,
) -> Fight:
    """Return the battle drawn by `rows`, row 6 first, with the flyers of `sky` in the air.

    Those named by `dead` lie in the graveyard; `hidden` letters lie face down; `wears` names
    equipment by letter; `terrain` draws the ground and turns the house rule on; `sides` gives units
    other fields ("exhausted", "wounds" ...). The first turn is seat 0's; turn 3 or 4 is under way
    unless `turn` says otherwise.
    """
    places = dict(_places(rows))
    for letter in sky.split():
        places[letter] = SKY
    for letter in dead.split():
        places[letter] = GRAVE
    letters = {letter: uid for uid, letter in enumerate(sorted(places))}
    units = []
    for letter, uid in letters.items():
        card = cards.get(letter) or creature()
        spot = places[letter]
        units.append(
            Unit(
                uid,
                card.number,
                0 if letter.isupper() else 1,
                SKY + uid if spot == SKY else spot,
                hidden=letter in hidden.split(),
                gear=(wears[letter].number,) if wears and letter in wears else (),
                **(sides or {}).get(letter, {}),
            )
        )
    standing = opening(BerserkOptions(terrain=bool(terrain), **(options or {})), 2, 0)
    if terrain:
        standing = _Standing(standing.options, 0)
        object.__setattr__(standing, "terrain", land(terrain))
    state = BerserkState(
        standing,
        Phase.BATTLE,
        to_act=to_act,
        first=0,
        units=tuple(units),
        board=board_of(tuple(units)),
        givers=givers(tuple(units)),
        grounds=tuple((owner, card.number) for owner, card in terrain_cards),
        turn=turn + (to_act != (turn + 1) % 2),
    )
    return Fight(state, letters)


def board_of(units: tuple[Unit, ...]) -> tuple[int, ...]:
    """Return the uid on each square, FREE where nobody stands."""
    board = [FREE] * len(BOARD.squares)
    for unit in units:
        if 0 <= unit.spot < SKY:
            board[unit.spot] = unit.uid
    return tuple(board)


def _places(rows: str) -> Iterator[tuple[str, Spot]]:
    lines = [line.split() for line in rows.strip().splitlines()]
    assert [len(line) for line in lines] == [5] * 6, "a board has six rows of five squares"
    for row, line in enumerate(reversed(lines)):
        for column, letter in enumerate(line):
            if letter != ".":
                yield letter, row * 5 + column


def at_random(state: BerserkState, seed: int, emit: Emit | None = None) -> Iterator[BerserkState]:
    """Yield the state before every action of a random battle, and at the end.

    The armies are as large as they can be paid for; `emit` is told what happens.
    """
    rng = Rng(seed)
    while True:
        yield state
        if state.is_terminal():
            return
        if state.to_act == CHANCE:
            state.apply_action(state.chance_action(rng), emit)
            continue
        legal = state.legal_actions()
        recruits = [action for action in legal if isinstance(action, Recruit)]
        state.apply_action(rng.choice(recruits or legal), emit)
