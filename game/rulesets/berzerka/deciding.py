"""What players do in a hand, by phase: bid, pick, name, put away, play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.core.protocols import CHANCE, TERMINAL, Emit, Player, Refusal
from game.core.words import _, marked
from game.kit.cards import Card
from game.kit.tricks import CardPlayed, Trick, TrickTaken
from game.rulesets.berzerka import course
from game.rulesets.berzerka.actions import (
    DISCARDS,
    DONE,
    PASS,
    PLAYS,
    BerzerkaAction,
    Bid,
    Copy,
    Discard,
    Done,
    NamePain,
    NameRanking,
    NameTrump,
    Naming,
    Pass,
    Pick,
    PlayCard,
)
from game.rulesets.berzerka.auction import (
    Call,
    allowed_bids,
    bid_refusal,
    in_table_order,
    next_to_call,
    pick_refusal,
    standing_call,
)
from game.rulesets.berzerka.board import box_of, can_copy
from game.rulesets.berzerka.contracts import NUMBER_OF, TRICKS
from game.rulesets.berzerka.declared import declare
from game.rulesets.berzerka.events import (
    BidMade,
    CardDiscarded,
    CardsExchanged,
    ChoiceNamed,
    ContractWon,
    DealScored,
    PlayerPassed,
    RankingTurned,
)
from game.rulesets.berzerka.exchange import discard_refusal, may_discard, most_discards
from game.rulesets.berzerka.phase import Phase
from game.rulesets.berzerka.play import best_place, card_refusal, playable
from game.rulesets.berzerka.scoring import PLAYERS
from game.rulesets.berzerka.standing import with_result

if TYPE_CHECKING:
    from game.rulesets.berzerka.state import BerzerkaState


def legal(state: BerzerkaState) -> list[BerzerkaAction]:
    """Return what the player to act may do, sorted."""
    return _LEGAL[state.phase](state)


def refusal(state: BerzerkaState, action: BerzerkaAction) -> Refusal | None:
    """Return why the player to act may not do this, None where he may."""
    kinds, sentence, rule = _TIME_FOR[state.phase]
    if not isinstance(action, kinds):
        return Refusal(_(sentence), rule)
    match action:
        case Copy(contract) if contract not in can_copy(state.boxes):
            return Refusal(_("Shapeshift copies another contract of the board."), "BZ-09")
        case Bid():
            return bid_refusal(action, state.boxes, _best(state))
        case Pick(contract):
            return pick_refusal(contract, state.boxes)
        case NameTrump() | NameRanking() | NamePain():
            return _naming_refusal(state, action)
        case Discard(card):
            hand, away = state.hands[state.player], state.discards[state.player]
            return discard_refusal(card, hand, away, _most(state))
        case PlayCard(card):
            return card_refusal(card, state.hands[state.player], state.trick)
    return None


def do(state: BerzerkaState, action: BerzerkaAction, emit: Emit | None) -> None:
    """Do what the player to act has decided; it is legal."""
    if isinstance(action, Copy):
        course.begin(state, emit)
        course.copy(state, action.contract, state.player, emit)
        return
    state.history = (*state.history, action)
    match action:
        case Pass() | Bid():
            _call(state, action, emit)
        case Pick(contract):
            _declare(state, state.player, contract, 0, emit)
        case NameTrump() | NameRanking() | NamePain():
            _name(state, action, emit)
        case Discard(Card() as card):
            _discard(state, card, emit)
        case Done():
            _done(state, emit)
        case PlayCard(card):
            _play(state, card, emit)


# -- auction


def _best(state: BerzerkaState) -> Bid | None:
    call = standing_call(state.calls)
    return call.said if call is not None and isinstance(call.said, Bid) else None


def _call(state: BerzerkaState, said: Bid | Pass, emit: Emit | None) -> None:
    player = state.player
    state.calls = (*state.calls, Call(player, said))
    if emit:
        if isinstance(said, Bid):
            emit(BidMade(player, said.contract, said.overbid))
        else:
            emit(PlayerPassed(player))
    following = next_to_call(state.calls, state.forehand)
    if following is not None:
        state.player = following
    elif (best := standing_call(state.calls)) is not None and isinstance(best.said, Bid):
        _declare(state, best.player, best.said.contract, best.said.overbid, emit)
    else:
        state.go(Phase.PICK, state.forehand)


def _declare(
    state: BerzerkaState, player: Player, contract: str, overbid: int, emit: Emit | None
) -> None:
    box = box_of(state.boxes, contract)
    assert box is not None
    state.declared = declare(player, box, overbid)
    if emit:
        passed_out = state.phase == Phase.PICK
        emit(ContractWon(player, contract, overbid, box.value, passed_out))
    state.go(Phase.FINISH, CHANCE)


# -- naming


def _naming_refusal(state: BerzerkaState, action: Naming) -> Refusal | None:
    assert state.declared is not None
    choices = state.declared.choices()
    if action in choices:
        return None
    return Refusal(
        _("First name one of these: {choices}.").format(choices=_listed(choices)), "BZ-14"
    )


def _listed(actions: Any) -> str:
    return ", ".join(map(str, actions))


def _name(state: BerzerkaState, choice: Naming, emit: Emit | None) -> None:
    assert state.declared is not None
    state.declared = state.declared.with_choice(choice)
    if emit:
        emit(ChoiceNamed(state.player, choice))
    course.after_naming(state)


# -- exchange


def _most(state: BerzerkaState) -> int:
    return most_discards(state.exchanged, state.talon, state.standing.options.exchange)


def _discard(state: BerzerkaState, card: Card, emit: Emit | None) -> None:
    player = state.player
    _take_from_hand(state, card)
    away = (*state.discards[player], card)
    state.discards = (*state.discards[:player], away, *state.discards[player + 1 :])
    if emit:
        emit(CardDiscarded(player, card))


def _take_from_hand(state: BerzerkaState, card: Card) -> None:
    player = state.player
    rest = tuple([held for held in state.hands[player] if held != card])
    state.hands = (*state.hands[:player], rest, *state.hands[player + 1 :])


def _done(state: BerzerkaState, emit: Emit | None) -> None:
    count = len(state.discards[state.player])
    state.exchanged += 1
    if emit:
        emit(CardsExchanged(state.player, count))
    if count:
        state.go(Phase.DRAW, CHANCE)
    else:
        course.next_exchange(state)


# -- play


def _play(state: BerzerkaState, card: Card, emit: Emit | None) -> None:
    player = state.player
    _take_from_hand(state, card)
    trick = replace(state.trick, cards=(*state.trick.cards, card))
    if emit:
        emit(CardPlayed(player, card))
    if len(trick.cards) < PLAYERS:
        state.trick = trick
        state.player = (player + 1) % PLAYERS
    else:
        _end_trick(state, trick, emit)


def _end_trick(state: BerzerkaState, trick: Trick, emit: Emit | None) -> None:
    declared = state.declared
    assert declared is not None
    number = len(state.tricks)
    is_inverted = declared.is_inverted(number)
    winner = trick.player(best_place(trick.cards, declared.in_trump, is_inverted), PLAYERS)
    state.tricks = (*state.tricks, trick)
    state.winners = (*state.winners, winner)
    state.trick = Trick(winner)
    state.player = winner
    if emit:
        emit(TrickTaken(winner, trick))
    if len(state.tricks) == TRICKS:
        state.go(Phase.OVER, TERMINAL)
        if emit:
            after = with_result(state.standing, state.boxes, state.result())
            emit(DealScored(state.result(), after.scores, after.boxes))
    elif emit and declared.is_inverted(number + 1) != is_inverted:
        emit(RankingTurned(number + 1, not is_inverted))


# -- the tables


_LEGAL: Mapping[Phase, Callable[[BerzerkaState], list[Any]]] = {
    Phase.COPY: lambda state: [
        Copy(contract) for contract in sorted(can_copy(state.boxes), key=NUMBER_OF.__getitem__)
    ],
    Phase.AUCTION: lambda state: [PASS, *allowed_bids(state.boxes, _best(state))],
    Phase.PICK: lambda state: [Pick(box.id) for box in in_table_order(state.boxes)],
    Phase.NAME: lambda state: list(state.declared.choices()) if state.declared else [],
    Phase.EXCHANGE: lambda state: [
        DONE,
        *(
            DISCARDS[card]
            for card in may_discard(
                state.hands[state.player], state.discards[state.player], _most(state)
            )
        ),
    ],
    Phase.PLAY: lambda state: [
        PLAYS[card] for card in playable(state.hands[state.player], state.trick)
    ],
}
"""What may be done in each phase, sorted."""

_TIME_FOR: Mapping[Phase, tuple[Any, str, str]] = {
    Phase.COPY: (Copy, marked("First say which contract Shapeshift copies."), "BZ-09"),
    Phase.AUCTION: (Pass | Bid, marked("Now is the time to bid or to pass."), "BZ-10"),
    Phase.PICK: (Pick, marked("All have passed, so pick an open contract."), "BZ-13"),
    Phase.NAME: (Naming, marked("First name what the contract asks for."), "BZ-14"),
    Phase.EXCHANGE: (
        Discard | Done,
        marked("Now is the time to put cards away, or to say that you are done."),
        "BZ-15",
    ),
    Phase.PLAY: (PlayCard, marked("Now is the time to play a card."), "BZ-16"),
}
"""The actions that each phase knows, and what is said to any other."""
