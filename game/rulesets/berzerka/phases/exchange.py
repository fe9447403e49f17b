"""Each changes cards, the declarer first: one card after another is put away (BZ-15)."""

from game.core.protocols import CHANCE, Emit, Refusal
from game.core.words import _, many
from game.kit.cards import Card
from game.rulesets.berzerka.actions import DISCARDS, DONE, Discard, Done
from game.rulesets.berzerka.events import CardDiscarded, CardsExchanged
from game.rulesets.berzerka.position import BerzerkaTable, Phase, with_item
from game.rulesets.berzerka.scoring import PLAYERS


def may_discard(table: BerzerkaTable) -> list[Card]:
    """Return the cards that may be put away next: in ascending order, while the limit lasts."""
    hand, away = table.hands[table.player], table.discards[table.player]
    if len(away) == table.most_discards:
        return []
    return [card for card in hand if not away or card > away[-1]]


def changes(table: BerzerkaTable) -> list[Done | Discard]:
    """Return what the player may do: be done, or put one more card away."""
    return [DONE, *(DISCARDS[card] for card in may_discard(table))]


def refusal(table: BerzerkaTable, action: Done | Discard) -> Refusal | None:
    """Return why the card may not be put away next, None where it may."""
    if isinstance(action, Done) or action.card in may_discard(table):
        return None
    away, most = table.discards[table.player], table.most_discards
    if len(away) == most:
        return Refusal(
            many(
                "You may change no more than {most} card.",
                "You may change no more than {most} cards.",
                most,
            ).format(most=most),
            "BZ-15",
        )
    if action.card is None or action.card not in table.hands[table.player]:
        return Refusal(_("That card is not in your hand."), "BZ-15")
    return Refusal(
        _(
            "Put cards away in order, by suit and then from low to high; {last} was the last."
        ).format(last=away[-1]),
        "BZ-15",
    )


def exchange(table: BerzerkaTable, action: Done | Discard, emit: Emit | None) -> BerzerkaTable:
    """Put the card away, or draw as many as were put away."""
    player = table.player
    away = table.discards[player]
    if isinstance(action, Discard):
        discards = with_item(table.discards, player, (*away, action.card))
        table = table.without_card(player, action.card).but(discards=discards)
        if emit:
            emit(CardDiscarded(player, action.card))
        return table
    table = table.but(exchanged=table.exchanged + 1, talon=table.talon - len(away))
    if away:
        table = table.but(phase=Phase.DRAW, player=CHANCE)
    else:
        table = next_exchange(table)
    if emit:
        emit(CardsExchanged(player, len(away)))
    return table


def next_exchange(table: BerzerkaTable) -> BerzerkaTable:
    """Go on to the next exchange, or to the play: the declarer leads (BZ-16)."""
    turn = table.exchanged
    phase = Phase.EXCHANGE if turn < PLAYERS else Phase.PLAY
    return table.but(phase=phase, player=table.exchanger(turn % PLAYERS))
