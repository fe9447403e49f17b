"""Why one says Kontra or lets it be: what of the hand can stop a declarer, or is sure to count."""

from collections.abc import Sequence

from game.core.protocols import Player
from game.core.words import _, many
from game.kit.cards import Card
from game.kit.german import ACE, KING, OBER, german_card_name
from game.rulesets.schnapsen.calling import held
from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.holding import lower_than_king, marriages, still_out, sure_trumps
from game.rulesets.schnapsen.position import Phase, SchnapsenView

TOLD = 2
"""How much of what speaks for a Kontra is told."""
MANY_LOW = 3
"""From so many low cards on they speak for a Kontra to a Bettler, and fewer speak against it."""


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
    """Return why Kontra is said: by what the hand can stop, or is sure to take."""
    row = view.table.row
    if costs_nothing(view):
        return _("If it is made, its declarer wins the match as it is: Kontra costs you nothing.")
    if row.aim is Aim.POINTS:
        return _against_game(view)
    if row.aim is Aim.NO_TRICK:
        low = lower_than_king(view.hand)
        if low < MANY_LOW:
            return _("One trick loses a Bettler, whoever of you two forces it on the declarer.")
        return many(
            "One trick loses a Bettler, and low cards can be led under the declarer’s: {n} of "
            "your six is lower than a king.",
            "One trick loses a Bettler, and low cards can be led under the declarer’s: {n} of "
            "your six are lower than a king.",
            low,
        ).format(n=low)
    title = _(row.title)
    if found := stoppers(view):
        words = _("One trick of yours or your partner’s stops {contract}. You hold the {cards}.")
        return words.format(contract=title, cards=_named(found))
    words = _("One trick of yours or your partner’s stops {contract}, whoever takes it.")
    return words.format(contract=title)


def why_no_kontra(view: SchnapsenView) -> str:
    """Return why Kontra is not said: how little of the hand is sure to count."""
    row = view.table.row
    if _lacks(view, view.table.player) <= row.value:
        words = _("If the contract is broken, you have your {n} points without Kontra.")
        return words.format(n=view.table.standing.options.target)
    if row.aim is Aim.POINTS:
        return _not_against_game(view)
    if row.aim is Aim.NO_TRICK:
        low = lower_than_king(view.hand)
        if not low:
            return _(
                "Kontra doubles a loss too. A Bettler is caught by leads that its declarer must "
                "beat, and you hold no card lower than a king."
            )
        if low >= MANY_LOW:
            return _many_low(low, has_changed=bool(view.table.put_away))
        return many(
            "Kontra doubles a loss too. A Bettler is caught by leads that its declarer must beat, "
            "and of your six {n} is lower than a king.",
            "Kontra doubles a loss too. A Bettler is caught by leads that its declarer must beat, "
            "and of your six {n} are lower than a king.",
            low,
        ).format(n=low)
    if found := stoppers(view):
        words = many(
            "Kontra doubles a loss too, and your {cards} stops {contract} only if its declarer "
            "leads into it.",
            "Kontra doubles a loss too, and your {cards} stop {contract} only if its declarer "
            "leads into them.",
            len(found),
        )
        return words.format(contract=_(row.title), cards=_named(found))
    words = _("Kontra doubles a loss too, and no card of yours is sure to stop {contract}.")
    return words.format(contract=_(row.title))


def _many_low(low: int, *, has_changed: bool) -> str:
    """Return why many low cards are not enough for a Kontra to a Bettler."""
    words = (
        many(
            "Kontra doubles a loss too. {n} of your six is lower than a king, but whoever bids a "
            "Bettler holds low cards as well, and has put two others away.",
            "Kontra doubles a loss too. {n} of your six are lower than a king, but whoever bids a "
            "Bettler holds low cards as well, and has put two others away.",
            low,
        )
        if has_changed
        else many(
            "Kontra doubles a loss too. {n} of your six is lower than a king, but whoever bids a "
            "Bettler holds low cards as well.",
            "Kontra doubles a loss too. {n} of your six are lower than a king, but whoever bids a "
            "Bettler holds low cards as well.",
            low,
        )
    )
    return words.format(n=low)


def costs_nothing(view: SchnapsenView) -> bool:
    """Tell whether the declarer has all the points that he needs in any case if he makes it."""
    table = view.table
    return table.phase is Phase.KONTRA and _lacks(view, table.maker) <= table.row.value


def _lacks(view: SchnapsenView, player: Player) -> int:
    """Return how many points a player still needs to win the match."""
    standing = view.table.standing
    needed: int = standing.options.target - standing.scores[player]
    return needed


def _named(cards: Sequence[Card]) -> str:
    return ", ".join(map(german_card_name, cards))


def _against_game(view: SchnapsenView) -> str:
    """Return what a hand has against a Game: sure tricks, trumps out of the declarer's reach, a
    marriage of its own."""
    trump, hand = view.table.trump, view.hand
    parts = []
    if sure := sure_trumps(hand, still_out(view), trump):
        words = many(
            "You hold {n} sure trick: {cards}.", "You hold {n} sure tricks: {cards}.", len(sure)
        )
        parts.append(words.format(cards=_named(sure), n=len(sure)))
    married = marriages(hand, trump)
    if (kept := _kept_apart(view)) is not None and trump not in married:
        words = _("Without your {card} the declarer has no marriage of 40.")
        parts.append(words.format(card=german_card_name(kept)))
    if married:
        parts.append(_("Your own marriage is worth {n}.").format(n=max(married.values())))
    if len(parts) < TOLD:
        parts.append(held(view))
    return " ".join(parts[:TOLD])


def _not_against_game(view: SchnapsenView) -> str:
    sure = sure_trumps(view.hand, still_out(view), view.table.trump)
    if not sure:
        told = _("Kontra doubles a loss too, and no trick of yours is certain.")
    else:
        told = many(
            "Kontra doubles a loss too, and only the {cards} is certain to take a trick.",
            "Kontra doubles a loss too, and only the {cards} are certain to take tricks.",
            len(sure),
        ).format(cards=_named(sure))
    if _kept_apart(view) is None:
        more = _("The declarer may have the marriage of 40.")
    else:
        more = held(view)
    return f"{told} {more}"


def _kept_apart(view: SchnapsenView) -> Card | None:
    """Return the king or Ober of trumps that the hand keeps from the declarer's marriage."""
    trumps = [card for card in view.hand if card.suit == view.table.trump]
    return next((card for card in trumps if card.rank in (KING, OBER)), None)
