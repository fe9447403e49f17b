"""Hands made to order, all of them played on the real State; player 0 is forehand."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.core.protocols import CHANCE
from game.core.rng import Rng
from game.kit.cards import Card
from game.kit.packs import NUMBER_DECK, parse_number_cards
from game.kit.tricks import Trick
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import Deal, parse_action
from game.rulesets.berzerka.board import box_of
from game.rulesets.berzerka.contracts import CONTRACTS, SHAPESHIFT, TRICKS
from game.rulesets.berzerka.declared import Declared, declare
from game.rulesets.berzerka.options import BerzerkaOptions, custom_board
from game.rulesets.berzerka.phases.play import deal_result
from game.rulesets.berzerka.position import BerzerkaView, Phase
from game.rulesets.berzerka.standing import BerzerkaStanding, DealResult, opening
from game.rulesets.berzerka.state import BerzerkaState, new_deal
from game.session.port import Turn

DEALER = 2
FILLING = ("brute_strength", "seeing_red", "hold_steady")


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a text such as "S13 H3"."""
    return parse_number_cards(text.replace(" ", ""))


def on_board(*contracts: str, **options: Any) -> BerzerkaStanding:
    """Return the standing before the first hand on a board of these contracts."""
    chosen = custom_board(contracts)
    return opening(replace(chosen, **options), 3, DEALER)


def board_with(*contracts: str, **options: Any) -> BerzerkaStanding:
    """Return the standing before the first hand on a board that has these contracts."""
    others = [each for each in FILLING if each not in contracts]
    return on_board(*contracts, *others[: max(0, 3 - len(contracts))], **options)


def standing(**options: Any) -> BerzerkaStanding:
    """Return the standing before the first hand under these options."""
    return opening(BerzerkaOptions(**options), 3, DEALER)


def chance(state: BerzerkaState, seed: int = 1) -> BerzerkaState:
    """Let chance act as long as it is to."""
    while state.table.player == CHANCE:
        state.apply_action(state.chance_action(Rng(seed).fork(len(state.history))))
    return state


def dealt(before: BerzerkaStanding, seed: int = 1) -> BerzerkaState:
    """Return the hand at its auction, dealt at random."""
    return chance(new_deal(before), seed)


def say(state: BerzerkaState, text: str) -> BerzerkaState:
    """Do the actions of the text in turn, chance acting between them."""
    for notation in text.split():
        state.apply_action(parse_action(notation))
        chance(state)
    return state


def may(state: BerzerkaState) -> set[str]:
    """Return the notations of what may be done."""
    return set(map(str, state.legal_actions()))


def play_with(
    contract: str, *hands: str, overbid: int = 0, named: str = "", start: str = ""
) -> BerzerkaState:
    """Return a hand that is ready for play: these cards in seat order, declared by player 0.

    `start` are the actions before the auction, such as what Shapeshift copies.
    """
    held = [cards(hand) for hand in hands]
    state = say(new_deal(board_with(contract)), start)
    for part in (slice(0, 6), slice(6, 13)):
        for player in range(3):
            packet = held[player][part] if held else ()
            if not packet:
                chance(state)
                break
            state.apply_action(Deal(player, packet))
        if part.start == 0:
            chance_free(state, f"{contract}+{overbid} pass pass")
    return say(state, f"{named} done done done")


def chance_free(state: BerzerkaState, text: str) -> None:
    """Do the actions of the text, chance not acting."""
    for notation in text.split():
        state.apply_action(parse_action(notation))


def suits_split() -> tuple[str, str, str]:
    """Return three hands: all spades, all hearts, all diamonds; the clubs are the talon."""
    rows = [" ".join(map(str, NUMBER_DECK[13 * suit : 13 * suit + 13])) for suit in range(3)]
    return rows[0], rows[1], rows[2]


def contract_of(
    contract: str, *, declarer: int = 0, overbid: int = 0, value: int | None = None, named: str = ""
) -> Declared:
    """Return a contract with all that its declarer has named."""
    box = box_of(board_with(contract).boxes, contract)
    if value is not None:
        box = replace(box, value=value)
    declared = declare(declarer, box, overbid)
    for notation in named.split():
        declared = declared.with_choice(parse_action(notation))  # type: ignore[arg-type]
    return declared


USUAL_NAMES = {
    "berzerka": "trump:S",
    "hold_steady": "normal",
    "still_holding": "trump:S normal",
    "changing_pace": "trump:S normal",
    "marathon_flex": "trump:S normal",
    "one_weakness": "pain:H",
    "raging_tides": "normal",
    "middling": "trump:S",
}
"""What a declarer may name, where a test does not care."""


def at_change(contract: str, hand: str) -> Turn:
    """Return the turn of a declarer who is to change cards, with trumps and ranking as usual."""
    named = USUAL_NAMES.get(contract, "")
    state = say(dealt(board_with(contract)), f"{contract}+0 pass pass {named}".strip())
    player = state.current_player()
    hands = [*state.table.hands]
    hands[player] = tuple(sorted(cards(hand)))
    state.table = replace(state.table, hands=tuple(hands))
    return Turn(BERZERKA, state, player, 9)


def changing(contract: str, hand: str) -> BerzerkaView:
    """Return what he sees."""
    view: BerzerkaView = at_change(contract, hand).view()
    return view


def result_of(
    contract: str,
    winners: Sequence[int],
    *,
    tricks: Sequence[str] | None = None,
    **terms: Any,
) -> DealResult:
    """Return the result when these players win the 13 tricks, in order."""
    assert len(winners) == TRICKS
    leaders = (0, *winners[:-1])
    texts = tricks or [""] * TRICKS
    before = board_with(contract)
    table = new_deal(before).table.but(
        phase=Phase.OVER,
        declared=contract_of(contract, **{"named": USUAL_NAMES.get(contract, ""), **terms}),
        tricks=tuple(Trick(*each) for each in zip(leaders, map(cards, texts), strict=True)),
        trick=Trick(winners[-1]),
        taken=tuple(map(winners.count, range(3))),
    )
    return deal_result(table)


def won(first: int, second: int, third: int) -> list[int]:
    """Return the winners of 13 tricks: those of player 0 first, then of 1, then of 2."""
    return [0] * first + [1] * second + [2] * third


def ending(contract: str, hands: Sequence[Sequence[Card]], leader: int, **terms: Any) -> Any:
    """Return a hand of which only the last tricks are left, with these cards."""
    gone = TRICKS - len(hands[0])
    before = board_with(contract)
    table = new_deal(before).table.but(
        phase=Phase.PLAY,
        player=leader,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        talon=13,
        declared=contract_of(contract, **{"named": USUAL_NAMES.get(contract, ""), **terms}),
        exchanged=3,
        tricks=tuple(Trick(number % 3) for number in range(gone)),
        trick=Trick(leader),
    )
    return BerzerkaState(table)


ALL = [contract for contract in CONTRACTS if contract != SHAPESHIFT]
"""The contracts with rules of their own."""
