"""The rules of Tandem: deal, auction, play."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from game.core.facts import Fact
from game.core.protocols import TERMINAL, Emit, Player, Refusal
from game.kit.deal import (
    PhaseRules,
    TrickState,
    draw_hand,
    hand_refusal,
    nothing_legal,
    with_hand_dealt,
)
from game.kit.packs import leaves_hand
from game.kit.tricks import CardPlayed, PlayCard, Trick, TrickTaken, parse_deal
from tests.toys.tandem.table import (
    BY_NOTATION,
    HAND,
    PACK,
    RULES,
    TRUMP,
    Call,
    TandemAction,
    TandemOptions,
    TandemStanding,
    TandemTable,
)


@dataclass(frozen=True)
class Called(Fact):
    """A player has bid (0: passed)."""

    player: Player
    tricks: int


@dataclass(frozen=True)
class DealScored(Fact):
    """The deal is over."""

    points: tuple[int, ...]


def parse_action(text: str) -> TandemAction:
    """Return the action of a notation; raise ValueError."""
    try:
        if (deal := parse_deal(text, _cards)) is not None:
            return deal
        if text[:1] == "=" and text[1:] in map(str, range(HAND + 1)):
            return Call(int(text[1:]))
        return PlayCard(BY_NOTATION[text])
    except KeyError:
        raise ValueError(f"{text!r} is no notation") from None


def _cards(run: str) -> tuple[Any, ...]:
    return tuple(BY_NOTATION[run[at : at + 2]] for at in range(0, len(run), 2))


def _calls(table: TandemTable) -> list[TandemAction]:
    best = table.auction.highest
    least = 1 if best is None or best.bid is None else best.bid + 1
    return [Call(0), *map(Call, range(least, HAND + 1))]


def _call_refusal(table: TandemTable, action: TandemAction) -> Refusal | None:
    return None if action in _calls(table) else Refusal("That does not beat the last bid.")


def _call(table: TandemTable, action: Call, emit: Emit | None) -> TandemTable:
    auction = table.auction.with_call(action.tricks or None)
    turn, best = auction.to_call, auction.highest
    after = table.but(auction=auction, player=turn)
    if turn is None and best is None:
        after = table.but(auction=auction, phase="over", player=TERMINAL)
    elif turn is None and best is not None:
        leader = (best.player + 1) % 4
        fixed = {"declarer": best.player, "level": best.bid, "trick": Trick(leader)}
        after = table.but(auction=auction, phase="play", player=leader, **fixed)
    if emit:
        emit(Called(table.player, action.tricks, after=after))
    return after


def _plays(table: TandemTable) -> list[TandemAction]:
    cards, _duty = RULES.open_cards(table.held(table.hand_player), table.trick, TRUMP)
    return [PlayCard(card) for card in sorted(set(cards))]


def _play_refusal(table: TandemTable, action: TandemAction) -> Refusal | None:
    if not isinstance(action, PlayCard):
        return Refusal("Now a card is to be played.")
    return RULES.refusal(action.card, table.held(table.hand_player), table.trick, TRUMP)


def _play(table: TandemTable, action: PlayCard, emit: Emit | None) -> TandemTable:
    player, card = table.hand_player, action.card
    held = leaves_hand(card, table.held(player))
    after = table.with_card(player, card, held).but(face_up=(table.dummy,))
    after = after.but(player=table.decider((player + 1) % 4))
    if emit:
        emit(CardPlayed(player, card, after=after))
    if len(after.trick.cards) < 4:
        return after
    trick, winner = after.trick, after.trick.winner(TRUMP, 4)
    is_last = not after.hands[winner]
    after = after.with_trick_taken(winner).but(
        phase="over" if is_last else "play",
        player=TERMINAL if is_last else table.decider(winner),
    )
    if emit:
        emit(TrickTaken(winner, trick, after=after))
        if is_last:
            emit(DealScored(after.points(), after=after))
    return after


@dataclass
class TandemState(TrickState[TandemTable, TandemAction]):
    """A position of one deal."""

    phases: ClassVar[Mapping[Any, PhaseRules[Any, Any]]] = {
        "deal": PhaseRules(
            nothing_legal,
            lambda table, action: hand_refusal(table, action, PACK, HAND),
            lambda table, deal, emit: with_hand_dealt(table, deal, emit, "call", table.dealer),
            lambda table, rng: draw_hand(table, PACK, HAND, rng),
        ),
        "call": PhaseRules(_calls, _call_refusal, _call),
        "play": PhaseRules(_plays, _play_refusal, _play),
    }

    def returns(self) -> Sequence[float]:
        """Return each player's points; partners have the same."""
        return tuple(map(float, self.table.points()))


def opening(options: TandemOptions, players: int, first_dealer: Player) -> TandemStanding:
    """Return the standing before the first deal."""
    return TandemStanding(options, players, first_dealer)


def settle(standing: TandemStanding, deal: TandemState) -> TandemStanding:
    """Return the standing after a deal."""
    return standing.with_result(deal.table.points())
