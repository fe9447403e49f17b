"""Why one says Kontra to what a single trick loses, what is put away, and how a Bettler is met."""

from collections.abc import Iterator

from game.core.reason import Reason
from game.core.words import _, many
from game.kit.cards import NO_TRUMP, Card
from game.kit.choice import Choice
from game.kit.german import ACE, TEN, german_card_name, german_suit_name
from game.kit.putting_away import putting_away
from game.rulesets.schnapsen.against import lower_than_king
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim
from game.rulesets.schnapsen.position import SchnapsenTable, SchnapsenView
from game.rulesets.schnapsen.standing import PLAYERS

ALL_TRICKS = (Aim.EVERY_TRICK, Aim.FOUR_TRICKS, Aim.LONG_SUIT)
"""A declarer with one of these aims may lose no trick."""
AWAY = 2
"""How many cards a declarer puts away."""


def stoppers(view: SchnapsenView) -> list[Card]:
    """Return the cards of a hand that take a trick where its suit is led out: with each that is
    higher and somewhere else goes a lower one of the own."""
    found = []
    for card in view.hand:
        own = [other for other in view.hand if other.suit == card.suit]
        lower = sum(other.rank < card.rank for other in own)
        higher_own = sum(other.rank > card.rank for other in own)
        if not higher_own and ACE - card.rank <= lower:
            found.append(card)
    return found


def why_kontra(view: SchnapsenView) -> str:
    """Return why Kontra is said to a contract that one trick loses, "" for the others."""
    row = view.table.row
    if row.aim is Aim.NO_TRICK:
        low = lower_than_king(view.hand)
        return many(
            "One trick loses a Bettler, and low cards can be led under the declarer’s: {n} of "
            "your six is lower than a king.",
            "One trick loses a Bettler, and low cards can be led under the declarer’s: {n} of "
            "your six are lower than a king.",
            low,
        ).format(n=low)
    if row.aim not in ALL_TRICKS:
        return ""
    title = _(CONTRACTS[view.table.contract or "game"].title)
    if found := stoppers(view):
        words = _("One trick of yours or your partner’s stops {contract}. You hold the {cards}.")
        named = ", ".join(map(german_card_name, found))
        return words.format(contract=title, cards=named)
    words = _("One trick of yours or your partner’s stops {contract}, whoever takes it.")
    return words.format(contract=title)


def why_away(view: SchnapsenView, choice: Choice) -> Iterator[Reason]:
    """Yield why a card is put away; where a contract allows no loser, which loser goes too."""
    table = view.table
    room = len(table.put_away) + 1 < AWAY
    losers = [card for card in view.hand if choice.higher_than(card)]
    if table.row.aim in ALL_TRICKS and room and len(losers) == 1 and choice.card not in losers:
        words = _("The {loser} must go, for it can be beaten; beside it you can spare this one.")
        yield Reason(words.format(loser=german_card_name(losers[0])), "beside a loser")
    if table.trump != NO_TRUMP and room and len(choice.held) == AWAY and not choice.is_trump:
        words = _("Your two cards of {suit} can go together: without them you can ruff.")
        yield Reason(words.format(suit=choice.suit), "two together")
    yield from putting_away(choice, table.row.aim is not Aim.NO_TRICK)


def against_bettler(table: SchnapsenTable, choice: Choice) -> str:
    """Return why a card is played by an opponent of a Bettler, whom only a trick of the
    declarer's helps."""
    trick = table.trick
    higher = _("Whoever has a higher card of {suit} must play it: {n} may be out.").format(
        suit=german_suit_name(choice.card.suit), n=choice.higher
    )
    if not trick.cards:
        if choice.higher:
            return higher
        return _("Nobody can beat it: you are rid of a high card, and lead again.")
    if choice.card.suit != trick.cards[0].suit:
        return (
            _(
                "The declarer must be made to take a trick. Later this card might take it instead, "
                "so away with it."
            )
            if choice.card.rank >= TEN
            else _("No card of yours can win this trick: throw away what you need least to lead.")
        )
    played = [(trick.leader + place) % PLAYERS for place in range(len(trick.cards))]
    if table.declarer not in played:
        return higher if choice.higher else _("Nobody can beat it, the declarer included.")
    if trick.winner(table.trump, PLAYERS) == table.declarer:
        if not choice.takes(choice.card):
            return _("It leaves the trick to the declarer, who may take none.")
        return _("You must beat the declarer’s card if you can.")
    if choice.lies_between(choice.legal)[1]:
        return _("The declarer is out of this trick: go high, and keep what is low to lead later.")
    return _("The declarer is out of this trick; the next ones count.")
