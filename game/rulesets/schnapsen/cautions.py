"""What speaks against a call or a card where another is better, in words."""

from game.core.protocols import Names
from game.core.words import _, many
from game.kit.actions import PlayCard
from game.kit.cautions import Danger, behind, card_caution, lacking
from game.kit.german import german_card_name, german_suit_name, points_in
from game.rulesets.schnapsen.actions import (
    Bid,
    Claim,
    LeaveTalon,
    Marry,
    NameTrump,
    Pass,
    SayKontra,
    SayRekontra,
    SchnapsenAction,
    TakeTalon,
    TurnUp,
)
from game.rulesets.schnapsen.against import strength, too_early, why_claim
from game.rulesets.schnapsen.calling import falls_short
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim
from game.rulesets.schnapsen.play import RULES
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.reasons import choice_of, is_partners, lying, wants
from game.rulesets.schnapsen.scoring import marriage_value

DEAR = 10
"""Card points from which a card is dear."""


def caution(
    view: SchnapsenView, choice: SchnapsenAction, better: SchnapsenAction, names: Names
) -> str:
    """Return what speaks against a choice, by what the player can see, "" for nothing."""
    match choice:
        case PlayCard():
            return _card(view, choice, better, names)
        case Marry(led):
            return _("It leads the {card}, which others may beat; the marriage can wait.").format(
                card=german_card_name(led)
            )
        case NameTrump(suit):
            held = sum(card.suit == suit for card in view.hand)
            return many(
                "Only {n} of your three cards is {suit}.",
                "Only {n} of your three cards are {suit}.",
                held,
            ).format(n=held, suit=german_suit_name(suit))
        case TurnUp():
            return _("A card turned up may be of any suit; a suit that you name is one you hold.")
        case Bid(contract):
            return falls_short(view, CONTRACTS[contract])
        case Pass():
            return _too_low(view, better)
        case TakeTalon():
            return _(
                "Unseen it counts for more, and two cards may not make up for what your six lack."
            )
        case LeaveTalon():
            return _("Played unseen it counts for more, lost as well as won: {hand}").format(
                hand=strength(view)
            )
        case SayKontra() | SayRekontra():
            return _("It doubles what the deal costs you if it goes wrong: {hand}").format(
                hand=strength(view)
            )
        case Claim():
            return too_early(view)
    return ""


def _too_low(view: SchnapsenView, better: SchnapsenAction) -> str:
    """Return what speaks against passing: what the hand has for the bid that would be better."""
    table = view.table
    row = CONTRACTS[better.contract] if isinstance(better, Bid) else None
    match table.phase:
        case Phase.KONTRA | Phase.REKONTRA:
            return _(
                "The deal is more likely yours than theirs, and could count double: {hand}"
            ).format(hand=strength(view))
        case Phase.RAISE:
            return _("Your hand is worth more than you have bid: {hand}").format(
                hand=strength(view, row)
            )
        case Phase.CLAIM:
            return why_claim()
    if row is None:
        return _("Passing leaves the deal to the others: {hand}").format(hand=strength(view))
    words = _("Passing leaves the deal to the others, and yours is a hand for {contract}: {hand}")
    return words.format(contract=_(row.title), hand=strength(view, row))


def _card(view: SchnapsenView, choice: PlayCard, better: SchnapsenAction, names: Names) -> str:
    table, card = view.table, choice.card
    player = table.player if view.observer is None else view.observer
    if isinstance(better, Marry):
        value = marriage_value(better.led.suit, table.trump)
        return _("You hold a marriage worth {n}, and can declare it only when you lead.").format(
            n=value
        )
    if isinstance(better, Claim):
        return _("Your side can claim, and whoever claims first has won.")
    if not isinstance(better, PlayCard):
        return ""
    points, friends = points_in([card]), table.side_of(player)
    is_counting = table.row.aim is Aim.POINTS
    if is_counting and is_partners(table, player) and points_in([better.card]) > points:
        return _(
            "The trick is your partner’s so far: the {card} would bring it more card points."
        ).format(card=german_card_name(better.card))
    told = card_caution(
        Danger(
            choice_of(view, card),
            better.card,
            behind(table, friends),
            lacking(table, RULES, table.trump),
            names,
            wants(table, player),
        )
    )
    if is_counting and points >= DEAR and table.trick.cards:
        told = f"{told} {lying(table, card)}".strip()
    return told
