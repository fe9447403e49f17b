"""Deals of our choice, all of them played on the real State."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.kit.cards import SUIT_LETTERS, Suit
from game.kit.german import PACK, GermanCard, parse_german_cards
from game.kit.tricks import Deal
from game.rulesets.schnapsen.actions import (
    BIDS,
    CLAIM,
    KONTRA,
    LEAVE,
    PASS,
    PLAYS,
    PUTS,
    REKONTRA,
    TAKE,
    TRUMPS,
    FillTalon,
    ShowCard,
    TurnUp,
    parse_action,
)
from game.rulesets.schnapsen.contracts import CONTRACTS
from game.rulesets.schnapsen.options import SchnapsenOptions
from game.rulesets.schnapsen.phases import SchnapsenState, new_deal
from game.rulesets.schnapsen.position import Phase
from game.rulesets.schnapsen.standing import SchnapsenStanding, opening

FOREHAND, MIDDLEHAND, REARHAND = range(3)


def cards(text: str) -> tuple[GermanCard, ...]:
    """Return the cards of a text such as "SA HT"."""
    return parse_german_cards(text.replace(" ", ""))


def suit(letter: str) -> Suit:
    """Return the suit of this letter, N for no trump."""
    return Suit(SUIT_LETTERS.index(letter))


@dataclass(frozen=True)
class Written:
    """A line of a score sheet of which only the points matter."""

    points: tuple[int, ...]


def standing(scores: Sequence[int] = (0, 0, 0), **options: Any) -> SchnapsenStanding:
    """Return a standing with these scores; player 0 is Forehand of the next deal."""
    begun = opening(SchnapsenOptions(**options), 3, 2)
    if not any(scores):
        return begun
    return replace(begun, results=(Written(tuple(scores)),), first_dealer=1)


def dealt(
    hands: Sequence[Sequence[GermanCard]], trump: str = "S", start: Any = None
) -> SchnapsenState:
    """Return the deal with these hands of six, trumps announced, Forehand to bid."""
    state = new_deal(start or standing(any_trump=True))
    named = suit(trump)
    ordered = [sorted(hand, key=lambda card: card.suit != named) for hand in hands]
    for player in range(3):
        state.apply_action(Deal(player, tuple(ordered[player][:3])))
    state.apply_action(TRUMPS[named])
    for player in range(3):
        state.apply_action(Deal(player, tuple(ordered[player][3:])))
    assert state.table.phase == Phase.AUCTION
    return state


def bid(state: SchnapsenState, contract: str, declarer: int = 0) -> SchnapsenState:
    """Let this player become declarer of the contract, the others passing as soon as they may."""
    while state.table.phase == Phase.AUCTION:
        player = state.table.player
        if player == declarer and state.table.auction.highest not in (None,):
            held = state.table.auction.highest
            assert held is not None
            state.apply_action(PASS if held.player == declarer else BIDS[contract])
        elif player == declarer:
            state.apply_action(BIDS[contract])
        else:
            state.apply_action(PASS if state.table.auction.calls else BIDS["game"])
    assert (state.table.declarer, state.table.contract) == (declarer, contract)
    return state


def exchanged(
    state: SchnapsenState, talon: Sequence[GermanCard], away: Sequence[GermanCard] | None = None
) -> SchnapsenState:
    """Let the declarer take this talon and put these cards away: the talon, if none are named."""
    if state.table.phase == Phase.TALON:
        state.apply_action(TAKE)
    if state.table.phase == Phase.DRAWING:
        state.apply_action(FillTalon(tuple(talon)))
        if state.table.phase == Phase.RAISE:
            state.apply_action(PASS)
        for card in talon if away is None else away:
            state.apply_action(PUTS[card])
    return state


def doubled(state: SchnapsenState, multiplier: int = 1) -> SchnapsenState:
    """Let the opponents and the declarer double as far as this."""
    if multiplier > 1:
        state.apply_action(KONTRA)
        state.apply_action(REKONTRA if multiplier == 4 else PASS)
    while state.table.phase == Phase.KONTRA:
        state.apply_action(PASS)
    return state


def table(
    trump: str,
    *hands: str,
    contract: str = "game",
    declarer: int = 0,
    multiplier: int = 1,
    unseen: bool = False,
    scores: Sequence[int] = (0, 0, 0),
    **options: Any,
) -> SchnapsenState:
    """Return a deal ready for play: the hands after the exchange, Forehand first.

    The two cards that are in no hand are the talon, which is put away again.
    """
    held = [cards(hand) for hand in hands]
    rest = [card for card in PACK if not any(card in hand for hand in held)]
    begun = standing(scores, **{"any_trump": True, "unseen_talon": unseen, **options})
    state = bid(dealt(held, trump, begun), contract, declarer)
    if unseen:
        state.apply_action(LEAVE)
    else:
        exchanged(state, rest)
    return doubled(state, multiplier)


def play(state: SchnapsenState, text: str) -> SchnapsenState:
    """Do what the text says: cards ("HA"), marriages ("HK+HO"), "claim"; others play on."""
    for word in text.split():
        action = parse_action(word)
        if state.table.phase == Phase.CLAIM and action != CLAIM:
            state.apply_action(PASS)
        state.apply_action(action)
    return state


def may(state: SchnapsenState) -> set[str]:
    """Return the notations of what may be done."""
    return set(map(str, state.legal_actions()))


def plays(state: SchnapsenState) -> set[str]:
    """Return the notations of the cards that may be played."""
    return {str(action) for action in state.legal_actions() if action in PLAYS.values()}


def refused_by(state: SchnapsenState, notation: str) -> str:
    """Return the clause by which this is refused."""
    refusal = state.refusal(parse_action(notation))
    assert refusal is not None, f"{notation} was allowed"
    return refusal.rule


def at_random(state: SchnapsenState, seed: int) -> Iterator[SchnapsenState]:
    """Yield the state before every action and at the end; bids are modest, so that much is played.

    Where a pass is open it is taken two times in three.
    """
    rng = Rng(seed)
    while True:
        yield state
        if state.is_terminal():
            return
        if state.table.player == CHANCE:
            state.apply_action(state.chance_action(rng))
            continue
        legal = state.legal_actions()
        modest = state.table.phase in (Phase.AUCTION, Phase.KONTRA, Phase.RAISE) and rng.below(3)
        state.apply_action(legal[0] if modest else rng.choice(legal))


def turned(hands: Sequence[str], card: str, place: int = 1, **options: Any) -> SchnapsenState:
    """Return the deal with these hands, in which Forehand turned this card up."""
    held = [cards(hand) for hand in hands]
    (shown,) = cards(card)
    first = [each for each in held[0] if each != shown]
    state = new_deal(standing(**options))
    packets = [tuple(first[:3]), tuple(held[1][:3]), tuple(held[2][:3])]
    for player, packet in enumerate(packets):
        state.apply_action(Deal(player, packet))
    state.apply_action(TurnUp(place))
    state.apply_action(ShowCard(shown))
    for player, packet in enumerate((tuple(first[3:]), tuple(held[1][3:]), tuple(held[2][3:]))):
        state.apply_action(Deal(player, packet))
    return state


def declares(contract: str) -> int:
    """Return a player who may bid the contract."""
    return FOREHAND if CONTRACTS[contract].by_forehand else MIDDLEHAND
