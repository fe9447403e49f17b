"""The course of a deal: what each action does to the state, and which phase follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from game.core.protocols import CHANCE, TERMINAL, Emit, IllegalAction, Player, Refusal
from game.core.words import _
from game.kit.facts import CardPlayed, HandDealt, TrickTaken
from game.kit.german import KING, OBER, GermanCard, german_card, points_in
from game.kit.tricks import Trick
from game.rulesets.schnapsen.actions import (
    HIDDEN_PUT,
    Bid,
    Claim,
    DealPacket,
    FillTalon,
    LeaveTalon,
    Marry,
    NameTrump,
    Pass,
    PlayCard,
    PutAway,
    SayKontra,
    SayRekontra,
    ShowCard,
    TakeTalon,
    TurnUp,
)
from game.rulesets.schnapsen.auction import Auction, Call
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim
from game.rulesets.schnapsen.events import (
    AuctionWon,
    CallMade,
    CardPutAway,
    ContractRaised,
    DealScored,
    DealStarted,
    MarriageShown,
    PacketTakenUp,
    SixtySixClaimed,
    StakesDoubled,
    TalonLaid,
    TalonLeft,
    TalonTaken,
    TrumpNamed,
    TrumpTurned,
)
from game.rulesets.schnapsen.legal import TALON, is_claimable, open_raises
from game.rulesets.schnapsen.play import long_suit_of
from game.rulesets.schnapsen.scoring import (
    REKONTRA_LEVEL,
    TRICKS,
    Ending,
    Marriage,
    Reason,
    Stakes,
    aim_met,
    claim_value,
    false_claim_value,
    marriage_value,
)
from game.rulesets.schnapsen.standing import with_result
from game.rulesets.schnapsen.view import Phase

if TYPE_CHECKING:
    from game.rulesets.schnapsen.state import SchnapsenState

T = TypeVar("T")
PACKET = 3
"""Cards in a packet (DS-03)."""
HAND = 6


def nothing(_event: object) -> None:
    """Tell nobody."""


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """Return the items with another one at this place."""
    return (*items[:place], item, *items[place + 1 :])


# -- the deal (DS-03 to DS-06)


def next_dealt(state: SchnapsenState) -> Player:
    """Return who gets the next packet: Forehand first, the dealer last."""
    full = PACKET if state.phase == Phase.PACKETS else HAND
    turns = ((state.forehand + step) % 3 for step in range(3))
    return next(player for player in turns if len(state.hands[player]) < full)


def packet_size(state: SchnapsenState, player: Player) -> int:
    """Return how many cards the next packet of the player brings; a card turned up is there."""
    full = PACKET if state.phase == Phase.PACKETS else HAND
    return full - len(state.hands[player])


def _deal(state: SchnapsenState, deal: DealPacket, emit: Emit) -> None:
    if state.phase not in (Phase.PACKETS, Phase.TAKING_UP) or deal.player != next_dealt(state):
        _refuse(_("No packet is to be dealt to that player now."))
    size = packet_size(state, deal.player)
    _check_drawn(state, deal.cards, size)
    cards = tuple(sorted(deal.cards))
    if not state.history:
        emit(DealStarted(state.standing.deals_played, state.dealer))
    state.history = (*state.history, DealPacket(deal.player, cards))
    hand = tuple(sorted((*state.hands[deal.player], *cards)))
    state.hands = put(state.hands, deal.player, hand)
    if state.phase == Phase.PACKETS:
        emit(HandDealt(deal.player, size, cards))
        if all(len(each) == PACKET for each in state.hands):
            _lay_the_rest(state, emit)
    else:
        emit(PacketTakenUp(deal.player, size, cards))
        if all(len(each) == HAND for each in state.hands):
            state.go_to(Phase.AUCTION, state.forehand)


def _lay_the_rest(state: SchnapsenState, emit: Emit) -> None:
    """The talon and the second packets lie on the table; nobody looks at them yet (DS-06)."""
    emit(TalonLaid(TALON))
    for step in range(3):
        emit(HandDealt((state.forehand + step) % 3, PACKET, None))
    state.go_to(Phase.TRUMPS, state.forehand)


def _check_drawn(state: SchnapsenState, cards: tuple[GermanCard, ...], size: int) -> None:
    if len(set(cards)) != size or not set(cards) <= set(state.unseen_stock()):
        _refuse(_("Chance brings {n} cards that nobody has had.").format(n=size))


def _name_trump(state: SchnapsenState, action: NameTrump, emit: Emit) -> None:
    state.named = action.suit
    emit(TrumpNamed(state.forehand, action.suit))
    state.go_to(Phase.TAKING_UP, CHANCE)


def _turn_up(state: SchnapsenState, action: TurnUp, emit: Emit) -> None:
    state.go_to(Phase.TURNING, CHANCE)


def _show(state: SchnapsenState, action: ShowCard, emit: Emit) -> None:
    if state.phase != Phase.TURNING:
        _refuse(_("No card is to be turned up now."))
    _check_drawn(state, (action.shown,), 1)
    turn = state.history[-1]
    assert isinstance(turn, TurnUp)
    state.history = (*state.history, action)
    state.turned = action.shown
    state.named = action.shown.suit
    forehand = state.forehand
    hand = tuple(sorted((*state.hands[forehand], action.shown)))
    state.hands = put(state.hands, forehand, hand)
    emit(TrumpTurned(forehand, turn.place, action.shown))
    state.go_to(Phase.TAKING_UP, CHANCE)


# -- the auction (DS-09 to DS-13)


def _say(state: SchnapsenState, contract: str | None, emit: Emit) -> None:
    call = Call(state.to_act, contract)
    state.auction = Auction(state.forehand, (*state.auction.calls, call))
    emit(CallMade(call.player, contract))
    if not state.auction.is_over:
        state.go_to(Phase.AUCTION, state.auction.to_call)
        return
    highest = state.auction.highest
    assert highest is not None
    state.declarer = highest.player
    state.contract = str(highest.contract)
    emit(AuctionWon(state.declarer, state.contract))
    _come_to_talon(state, emit)


def _bid(state: SchnapsenState, action: Bid, emit: Emit) -> None:
    if state.phase == Phase.AUCTION:
        _say(state, action.contract, emit)
        return
    state.contract = action.contract
    emit(ContractRaised(state.to_act, action.contract))
    state.go_to(Phase.EXCHANGE, state.to_act)


def _come_to_talon(state: SchnapsenState, emit: Emit) -> None:
    """DS-14, DS-16, DS-17."""
    options = state.standing.options
    declarer = state.require_declarer()
    if CONTRACTS[state.contract].aim == Aim.NO_TRICK and not options.bettler_exchange:
        _ask_kontra(state)
    elif options.unseen_talon:
        state.go_to(Phase.TALON, declarer)
    else:
        state.go_to(Phase.DRAWING, CHANCE)


# -- the talon (DS-14 to DS-17)


def _take(state: SchnapsenState, action: TakeTalon, emit: Emit) -> None:
    state.go_to(Phase.DRAWING, CHANCE)


def _leave(state: SchnapsenState, action: LeaveTalon, emit: Emit) -> None:
    state.stakes = Stakes(unseen=True)
    emit(TalonLeft(state.to_act))
    _ask_kontra(state)


def _fill(state: SchnapsenState, action: FillTalon, emit: Emit) -> None:
    if state.phase != Phase.DRAWING:
        _refuse(_("The talon is not to be taken now."))
    _check_drawn(state, action.cards, TALON)
    cards = tuple(sorted(action.cards))
    state.history = (*state.history, FillTalon(cards))
    declarer = state.require_declarer()
    state.talon = cards
    hand = tuple(sorted((*state.hands[declarer], *cards)))
    state.hands = put(state.hands, declarer, hand)
    emit(TalonTaken(declarer, cards))
    state.go_to(Phase.EXCHANGE, declarer)
    if state.standing.options.raising and open_raises(state):
        state.go_to(Phase.RAISE, declarer)


def _put_away(state: SchnapsenState, action: PutAway, emit: Emit) -> None:
    declarer = state.to_act
    card = action.card
    assert card is not None
    _drop(state, declarer, card)
    state.put_away = tuple(sorted((*state.put_away, card)))
    emit(CardPutAway(declarer, card))
    if len(state.put_away) == TALON:
        _ask_kontra(state)


def _drop(state: SchnapsenState, player: Player, card: GermanCard) -> None:
    rest = tuple([held for held in state.hands[player] if held != card])
    state.hands = put(state.hands, player, rest)


# -- Kontra (DS-18, DS-19)


def _ask_kontra(state: SchnapsenState) -> None:
    state.go_to(Phase.KONTRA, (state.require_declarer() + 1) % 3)


def _kontra(state: SchnapsenState, action: SayKontra, emit: Emit) -> None:
    state.stakes = Stakes(state.stakes.unseen, 2)
    emit(StakesDoubled(state.to_act, 2))
    state.go_to(Phase.REKONTRA, state.require_declarer())


def _rekontra(state: SchnapsenState, action: SayRekontra, emit: Emit) -> None:
    state.stakes = Stakes(state.stakes.unseen, REKONTRA_LEVEL)
    emit(StakesDoubled(state.to_act, REKONTRA_LEVEL))
    _begin_play(state, emit)


def _begin_play(state: SchnapsenState, emit: Emit) -> None:
    """DS-08 for the lead; DS-43 for a long suit that is not there."""
    declarer = state.require_declarer()
    row = CONTRACTS[state.contract]
    leader = declarer if row.declarer_leads else state.forehand
    state.trick = Trick(leader)
    state.go_to(Phase.PLAY, leader)
    if row.aim == Aim.LONG_SUIT and _long_suit(state, declarer) is None:
        _end(state, Ending(False, Reason.NO_LONG_SUIT, row.value), emit)


def _long_suit(state: SchnapsenState, player: Player) -> int | None:
    row = CONTRACTS[state.contract]
    return long_suit_of(state.hands[player], state.trump, has_trumps=row.has_trumps)


def _pass(state: SchnapsenState, action: Pass, emit: Emit) -> None:
    _PASSES[state.phase](state, emit)


def _pass_kontra(state: SchnapsenState, emit: Emit) -> None:
    after = (state.to_act + 1) % 3
    if after == state.declarer:
        _begin_play(state, emit)
    else:
        state.go_to(Phase.KONTRA, after)


def _pass_claim(state: SchnapsenState, emit: Emit) -> None:
    trick = state.trick
    state.go_to(Phase.PLAY, trick.player(len(trick.cards), 3))


_PASSES: Mapping[Phase, Callable[[Any, Emit], None]] = {
    Phase.AUCTION: lambda state, emit: _say(state, None, emit),
    Phase.RAISE: lambda state, _emit: state.go_to(Phase.EXCHANGE, state.to_act),
    Phase.KONTRA: _pass_kontra,
    Phase.REKONTRA: _begin_play,
    Phase.CLAIM: _pass_claim,
}


# -- play (DS-20 to DS-44)


def _play(state: SchnapsenState, action: PlayCard, emit: Emit) -> None:
    player, card = state.to_act, action.card
    _drop(state, player, card)
    trick = Trick(state.trick.leader, (*state.trick.cards, card))
    emit(CardPlayed(player, card))
    if len(trick.cards) < 3:
        state.trick = trick
        state.to_act = (player + 1) % 3
    else:
        _end_trick(state, trick, emit)


def _marry(state: SchnapsenState, action: Marry, emit: Emit) -> None:
    player, suit = state.to_act, action.led.suit
    cards = (german_card(suit, KING), german_card(suit, OBER))
    marriage = Marriage(player, cards, marriage_value(suit, state.trump))
    state.marriages = (*state.marriages, marriage)
    emit(MarriageShown(marriage))
    _play(state, PlayCard(action.led), emit)
    row = CONTRACTS[state.contract]
    if row.aim == Aim.FOUR_TRICKS:
        if state.standing.options.early_schnapser and state.side(player).is_enough:
            _end(state, Ending(True, Reason.AIM_REACHED, row.value), emit)
    elif is_claimable(state, player):
        state.go_to(Phase.CLAIM, player)


def _end_trick(state: SchnapsenState, trick: Trick, emit: Emit) -> None:
    winner = trick.winner(state.trump, 3)
    state.tricks = (*state.tricks, trick)
    state.taken = put(state.taken, winner, state.taken[winner] + 1)
    captured = state.captured[winner] + points_in(trick.cards)
    state.captured = put(state.captured, winner, captured)
    state.trick = Trick(winner)
    state.to_act = winner
    emit(TrickTaken(winner, trick))
    declarer = state.require_declarer()
    row = CONTRACTS[state.contract]
    if row.aim == Aim.POINTS:
        _after_trick_of_game(state, winner, emit)
        return
    met = aim_met(
        row.aim,
        took=winner == declarer,
        tricks=len(state.tricks),
        side=state.side(declarer),
        ends_early=state.standing.options.early_schnapser,
    )
    if met is not None:
        reason = Reason.AIM_REACHED if met else Reason.AIM_MISSED
        _end(state, Ending(met, reason, row.value), emit)


def _after_trick_of_game(state: SchnapsenState, winner: Player, emit: Emit) -> None:
    """The last trick decides (DS-36); before it, the winner's partner may claim first (DS-33)."""
    declarer = state.require_declarer()
    if len(state.tricks) == TRICKS:
        _end(state, Ending(winner == declarer, Reason.LAST_TRICK, 1), emit)
    elif winner != declarer and is_claimable(state, winner):
        state.go_to(Phase.CLAIM, 3 - winner - declarer)


def _claim(state: SchnapsenState, action: Claim, emit: Emit) -> None:
    player, declarer = state.to_act, state.require_declarer()
    own = state.side(player)
    opponent = (declarer + 1) % 3 if player == declarer else declarer
    other = state.side(opponent)
    emit(SixtySixClaimed(player, own.points, own.is_enough))
    if own.is_enough:
        ending = Ending(player == declarer, Reason.CLAIM, claim_value(other))
    else:
        ending = Ending(player != declarer, Reason.FALSE_CLAIM, false_claim_value(other))
    _end(state, ending, emit)


def _end(state: SchnapsenState, ending: Ending, emit: Emit) -> None:
    state.ending = ending
    state.go_to(Phase.OVER, TERMINAL)
    result = state.result()
    emit(DealScored(result, with_result(state.standing, result).scores))


def _refuse(sentence: str) -> NoReturn:
    raise IllegalAction(Refusal(sentence))


Step = Callable[[Any, Any, Emit], None]

CHANCE_STEPS: Mapping[type, Step] = {DealPacket: _deal, ShowCard: _show, FillTalon: _fill}
"""What chance's actions do; they check themselves and write themselves into the history."""

STEPS: Mapping[type, Step] = {
    NameTrump: _name_trump,
    TurnUp: _turn_up,
    Bid: _bid,
    Pass: _pass,
    TakeTalon: _take,
    LeaveTalon: _leave,
    PutAway: _put_away,
    SayKontra: _kontra,
    SayRekontra: _rekontra,
    PlayCard: _play,
    Marry: _marry,
    Claim: _claim,
}
"""What players' actions do, once they are known to be legal."""


def hidden_from(action: Any, observer: Player | None, declarer: Player | None) -> Any:
    """Return an action as the observer may have it."""
    if isinstance(action, DealPacket) and action.player != observer:
        return DealPacket(action.player, ())
    if isinstance(action, FillTalon) and declarer != observer:
        return FillTalon(())
    if isinstance(action, PutAway) and declarer != observer:
        return HIDDEN_PUT
    return action
