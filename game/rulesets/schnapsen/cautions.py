"""What speaks against a call or a card where another is better, in words."""

from game.core.protocols import Names
from game.core.words import _, many
from game.kit.actions import PlayCard
from game.kit.cautions import Danger, behind, card_caution, lacking
from game.kit.counted import aces_held, tens_held, trumps_held
from game.kit.german import ACE, TEN, german_card_name, german_suit_name, points_in
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
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim, Contract
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
    table = view.table
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
            return _too_high(view, contract)
        case Pass():
            return _too_low(view, better)
        case TakeTalon():
            return _(
                "Unseen it counts for more, and two cards may not make up for what your six lack."
            )
        case LeaveTalon():
            return _("Played unseen it counts for more, lost as well as won: {hand}").format(
                hand=_strength(view)
            )
        case SayKontra() | SayRekontra():
            return _("It doubles what the deal costs you if it goes wrong: {hand}").format(
                hand=_strength(view)
            )
        case Claim():
            side = table.side(table.player if view.observer is None else view.observer)
            return _("Your side has {n} so far; a claim below 66 loses.").format(n=side.points)
    return ""


def _strength(view: SchnapsenView, row: Contract | None = None) -> str:
    """Return what the hand has in a contract, in a clause: by itself in that which stands."""
    row = row or (view.table.row if view.table.contract else CONTRACTS["game"])
    if row.aim is Aim.NO_TRICK:
        low = sum(card.rank not in (ACE, TEN) for card in view.hand)
        return _("of your cards {n} are lower than a ten.").format(n=low)
    if not row.has_trumps:
        aces, tens = (sum(card.rank == rank for card in view.hand) for rank in (ACE, TEN))
        return _("there are no trumps, and you hold {aces}, {tens}.").format(
            aces=aces_held(aces), tens=tens_held(tens)
        )
    trumps = sum(card.suit == view.table.named_trump for card in view.hand)
    aces, tens = (sum(card.rank == rank for card in view.hand) for rank in (ACE, TEN))
    return _("you hold {trumps}, {aces}, {tens}.").format(
        trumps=trumps_held(trumps), aces=aces_held(aces), tens=tens_held(tens)
    )


def _too_high(view: SchnapsenView, contract: str) -> str:
    row, hand = CONTRACTS[contract], view.hand
    if row.aim is Aim.NO_TRICK:
        high = [card for card in hand if card.rank in (ACE, TEN)]
        if high:
            return _("A single trick loses a Bettler, and you hold the {card}.").format(
                card=german_card_name(high[0])
            )
        return _("A single trick loses a Bettler, and you lead to the first.")
    if row.aim is Aim.LONG_SUIT:
        held = row.longest(hand, view.table.named_trump)
        return _("{contract} is lost at once without five of one suit, and you hold {n}.").format(
            contract=_(row.title), n=held
        )
    aces = sum(card.rank == ACE for card in hand)
    if row.aim in (Aim.EVERY_TRICK, Aim.FOUR_TRICKS):
        return _("One trick too few loses {contract}, and of the four aces you hold {n}.").format(
            contract=_(row.title), n=aces
        )
    return _("You must beat the others alone: {hand}").format(hand=_strength(view, row))


def _too_low(view: SchnapsenView, better: SchnapsenAction) -> str:
    """Return what speaks against passing: what the hand has for the bid that would be better."""
    table = view.table
    row = CONTRACTS[better.contract] if isinstance(better, Bid) else None
    match table.phase:
        case Phase.KONTRA | Phase.REKONTRA:
            return _(
                "The deal is more likely yours than theirs, and could count double: {hand}"
            ).format(hand=_strength(view))
        case Phase.RAISE:
            return _("Your hand is worth more than you have bid: {hand}").format(
                hand=_strength(view, row)
            )
        case Phase.CLAIM:
            return _("The others may still reach 66 if play goes on.")
    if row is None:
        return _("Passing leaves the deal to the others: {hand}").format(hand=_strength(view))
    words = _("Passing leaves the deal to the others, and yours is a hand for {contract}: {hand}")
    return words.format(contract=_(row.title), hand=_strength(view, row))


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
    if is_partners(table, player) and points_in([better.card]) > points:
        return _(
            "The trick is your partner’s so far: the {card} would bring it more points."
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
    if table.row.aim is Aim.POINTS and points >= DEAR and table.trick.cards:
        told = f"{told} {lying(table, card)}".strip()
    return told
