"""The play: which cards may be played, who takes a trick, and the end (BZ-16 to BZ-20)."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.protocols import TERMINAL, Emit, Refusal
from game.core.words import _
from game.kit.cards import Card, Suit, suit_name
from game.kit.facts import CardPlayed, TrickTaken
from game.kit.tricks import Trick, of_suit, winning_place
from game.rulesets.berzerka.actions import PLAYS, PlayCard
from game.rulesets.berzerka.contracts import TRICKS
from game.rulesets.berzerka.events import DealScored, RankingTurned
from game.rulesets.berzerka.position import BerzerkaTable, Phase
from game.rulesets.berzerka.scoring import PLAYERS, last_won, places, points, ranked_counts
from game.rulesets.berzerka.standing import DealResult, with_result


def playable(hand: Sequence[Card], trick: Trick) -> Sequence[Card]:
    """Return the cards of the hand that may be played (BZ-17)."""
    if trick.cards and (following := of_suit(hand, trick.cards[0].suit)):
        return following
    return hand


def plays(table: BerzerkaTable) -> list[PlayCard]:
    """Return what the player to act may play."""
    return [PLAYS[card] for card in playable(table.hands[table.player], table.trick)]


def refusal(table: BerzerkaTable, action: PlayCard) -> Refusal | None:
    """Return why the card may not be played, None where it may."""
    hand, trick = table.hands[table.player], table.trick
    if action.card not in hand:
        return Refusal(_("{card} is not in your hand.").format(card=action.card), "BZ-17")
    if action.card in playable(hand, trick):
        return None
    return Refusal(
        _("You must follow suit: {suit} were led.").format(suit=suit_name(trick.cards[0].suit)),
        "BZ-17",
    )


def play(table: BerzerkaTable, action: PlayCard, emit: Emit | None) -> BerzerkaTable:
    """Play the card, and take the trick when it was its last."""
    player, card = table.player, action.card
    trick = replace(table.trick, cards=(*table.trick.cards, card))
    table = table.without_card(player, card).but(trick=trick, player=(player + 1) % PLAYERS)
    if emit:
        emit(CardPlayed(player, card))
    return table if len(trick.cards) < PLAYERS else _take(table, emit)


def turned_over(card: Card) -> Card:
    """Return the card that stands where this one does when 1 is high: the thirteen for the one."""
    return Card(card + 12 - 2 * (card % 13))


def best_place(cards: Sequence[Card], trump: Suit, inverted: bool) -> int:
    """Return the place of the card that takes the trick, by the ranking in force (BZ-18)."""
    return winning_place([turned_over(card) for card in cards] if inverted else cards, trump)


def _take(table: BerzerkaTable, emit: Emit | None) -> BerzerkaTable:
    """Give the full trick to its winner, who leads to the next."""
    trick, inverted = table.trick, table.inverted
    place = best_place(trick.cards, table.declaration.in_trump, inverted)
    winner = trick.player(place, PLAYERS)
    table = table.but(
        tricks=(*table.tricks, trick),
        winners=(*table.winners, winner),
        trick=Trick(winner),
        player=winner,
    )
    if emit:
        emit(TrickTaken(winner, trick))
    if len(table.tricks) == TRICKS:
        return _end(table, emit)
    if emit and table.inverted != inverted:
        emit(RankingTurned(len(table.tricks), table.inverted))
    return table


def _end(table: BerzerkaTable, emit: Emit | None) -> BerzerkaTable:
    table = table.but(phase=Phase.OVER, player=TERMINAL)
    if emit:
        result = deal_result(table)
        after = with_result(table.standing, table.boxes, result)
        emit(DealScored(result, after.scores, after.boxes))
    return table


def deal_result(table: BerzerkaTable) -> DealResult:
    """Return the line for the score sheet, when every trick has been played (BZ-21 to BZ-25)."""
    declared = table.declaration
    assert declared.trump is not None and declared.inverted is not None
    objective, declarer = declared.rules.objective, declared.declarer
    counts = table.counts()
    ranked = ranked_counts(objective, counts, declarer, declared.overbid)
    found = places(objective, ranked, declarer, last_won(objective, table.winners))
    return DealResult(
        contract=declared.box.id,
        copies=declared.box.copies,
        value=declared.box.value,
        declarer=declarer,
        overbid=declared.overbid,
        trump=declared.trump,
        inverted=declared.inverted,
        pain=declared.pain,
        tricks=table.taken,
        counts=tuple(map(objective.shown, counts)),
        ranked=tuple(ranked),
        places=found,
        points=points(objective, found, declared.box.value),
        bid_on=tuple(sorted({bid.contract for bid in table.bids()})),
    )
