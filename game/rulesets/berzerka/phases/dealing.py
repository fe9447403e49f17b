"""The deal, and the exchange of cards with the stock (BZ-04, BZ-05, BZ-15)."""

from game.core.protocols import CHANCE, Emit, Refusal
from game.core.rng import Rng
from game.core.words import _, many
from game.kit.cards import Card
from game.kit.table import with_item, without
from game.kit.tricks import Deal, HandDealt
from game.rulesets.berzerka.actions import DISCARDS, DONE, BerzerkaAction, Discard, Done
from game.rulesets.berzerka.events import CardDiscarded, CardsExchanged, TalonDealt
from game.rulesets.berzerka.phases.auction import go_on_naming
from game.rulesets.berzerka.position import BerzerkaTable, Phase
from game.rulesets.berzerka.scoring import PLAYERS


def changes_open(table: BerzerkaTable) -> list[Done | Discard]:
    """Return what the player may do: be done, or put a card away.

    Cards go in ascending order, while the limit lasts.
    """
    hand, away = table.held(table.player), table.put_away(table.player)
    if len(away) == table.most_discards:
        return [DONE]
    return [DONE, *(DISCARDS[card] for card in hand if not away or card > away[-1])]


def why_not_put_away(table: BerzerkaTable, action: BerzerkaAction) -> Refusal | None:
    """Return why the card may not be put away next; None where none is to be put away."""
    if not isinstance(action, Discard):
        return None
    away, most = table.put_away(table.player), table.most_discards
    if len(away) == most:
        return Refusal(
            many(
                "You may change no more than {most} card.",
                "You may change no more than {most} cards.",
                most,
            ).format(most=most),
            "BZ-15",
        )
    if action.card not in table.held(table.player):
        return Refusal(_("That card is not in your hand."), "BZ-15")
    return Refusal(
        _(
            "Put cards away in order, by suit and then from low to high; {last} was the last."
        ).format(last=away[-1]),
        "BZ-15",
    )


def change(table: BerzerkaTable, action: Done | Discard, emit: Emit | None) -> BerzerkaTable:
    """Put the card away, or draw as many as were put away."""
    if isinstance(action, Discard) and action.card is not None:
        return _put_away(table, action.card, emit)
    player, count = table.player, len(table.discards[table.player])
    after = table.but(exchanged=table.exchanged + 1, talon=table.talon - count)
    after = after.but(phase=Phase.DRAW, player=CHANCE) if count else next_exchange(after)
    if emit:
        emit(CardsExchanged(player, count, after=after))
    return after


def _put_away(table: BerzerkaTable, card: Card, emit: Emit | None) -> BerzerkaTable:
    player = table.player
    away = (*table.discards[player], card)
    after = table.but(
        hands=table.with_hand(player, without(table.hands[player], card)),
        discards=with_item(table.discards, player, away),
    )
    if emit:
        emit(CardDiscarded(player, card, after=after))
    return after


def next_exchange(table: BerzerkaTable) -> BerzerkaTable:
    """Go on to the next exchange, or to the play: the declarer leads (BZ-16)."""
    turn = table.exchanged
    phase = Phase.EXCHANGE if turn < PLAYERS else Phase.PLAY
    return table.but(phase=phase, player=table.exchanger(turn % PLAYERS))


def draw(table: BerzerkaTable, rng: Rng) -> Deal:
    """Draw the next packet."""
    return Deal(table.next_dealt, tuple(rng.sample(table.stock(), table.cards_due)))


def why_not_packet(table: BerzerkaTable, action: Deal) -> Refusal | None:
    """Return why chance cannot have dealt this packet, None where it can."""
    if action.player != table.next_dealt:
        return Refusal(_("No cards are to be dealt to that player now."))
    cards = set(action.cards)
    if len(cards) == len(action.cards) == table.cards_due and cards <= set(table.stock()):
        return None
    return Refusal(_("The packet is {n} cards that nobody has had.").format(n=table.cards_due))


def deal(table: BerzerkaTable, action: Deal, emit: Emit | None) -> BerzerkaTable:
    """Give the packet, and go on when it was the last of its part (BZ-04, BZ-05)."""
    player, packet = action.player, action.cards
    hand = tuple(sorted((*table.held(player), *packet)))
    after = table.but(hands=table.with_hand(player, hand))
    if table.phase == Phase.DRAW:
        after = next_exchange(after)
    if emit:
        emit(HandDealt(player, len(packet), packet, after=after))
    is_last = all(len(hand) == table.size_due for hand in after.hands)
    return after if table.phase == Phase.DRAW or not is_last else _fill_talon(after, emit)


def _fill_talon(table: BerzerkaTable, emit: Emit | None) -> BerzerkaTable:
    """Deal to the talon as many as to the hands, and go on to the auction or to the names."""
    size = table.size_due
    after = table.but(talon=size)
    if table.phase == Phase.DEAL:
        after = after.but(phase=Phase.AUCTION, player=after.forehand)
    else:
        after = go_on_naming(after)
    if emit:
        emit(TalonDealt(size - table.talon, size, after=after))
    return after
