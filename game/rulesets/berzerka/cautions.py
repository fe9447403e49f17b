"""What speaks against a call or a card where another is better, in words."""

from game.core.protocols import Names
from game.core.words import _, many
from game.kit.actions import PlayCard
from game.kit.cards import NO_TRUMP, SUITS, Suit, suit_name
from game.kit.cautions import Danger, behind, card_caution, lacking
from game.rulesets.berzerka.actions import (
    BerzerkaAction,
    Bid,
    Discard,
    NamePain,
    NameRanking,
    NameTrump,
    Pass,
    Pick,
)
from game.rulesets.berzerka.board import box_of
from game.rulesets.berzerka.calls import held
from game.rulesets.berzerka.contracts import HALF
from game.rulesets.berzerka.needs import need_words, standing_at, wants
from game.rulesets.berzerka.phases.play import RULES
from game.rulesets.berzerka.position import BerzerkaView
from game.rulesets.berzerka.reasons import choice_of


def caution(
    view: BerzerkaView, choice: BerzerkaAction, better: BerzerkaAction, names: Names
) -> str:
    """Return what speaks against a choice, by what the player can see, "" for nothing."""
    match choice:
        case PlayCard(card):
            return _card(view, choice, better, names)
        case NameTrump(suit):
            return _few(view, suit)
        case NamePain(suit):
            return many(
                "You hold {n} card of {suit}, and may end up winning it yourself.",
                "You hold {n} cards of {suit}, and may end up winning them yourself.",
                held(view.hand, suit),
            ).format(n=held(view.hand, suit), suit=suit_name(suit))
        case NameRanking(inverted):
            low = sum(card.rank < HALF - 1 for card in view.hand)
            high = sum(card.rank > HALF - 1 for card in view.hand)
            told = (
                _("With 1 high, your {high} cards above 7 turn low, and only {low} turn high.")
                if inverted
                else _("With 13 high, your {low} cards below 7 stay low; {high} are above it.")
            )
            return told.format(high=high, low=low)
        case Bid(_contract, overbid) if overbid:
            return _("The overbid counts {n} against you before the players are ranked.").format(
                n=overbid
            )
        case Bid(contract) | Pick(contract):
            return _unfit(view, contract)
        case Pass():
            return _silent(view)
        case Discard(card) if card is not None:
            return _("That would leave you only {n} of {suit}.").format(
                suit=suit_name(card.suit), n=held(view.hand, card.suit) - 1
            )
    return ""


def _few(view: BerzerkaView, suit: Suit) -> str:
    longest = max(SUITS, key=lambda each: held(view.hand, each))
    return _("You hold {n} of {suit}, but {more} of {longest}.").format(
        n=held(view.hand, suit),
        suit=suit_name(suit),
        more=held(view.hand, longest),
        longest=suit_name(longest),
    )


def _unfit(view: BerzerkaView, contract: str) -> str:
    rules = box_of(view.table.boxes, contract).rules
    low = sum(card.rank < HALF - 1 for card in view.hand)
    high = sum(card.rank > HALF - 1 for card in view.hand)
    if rules.objective.avoids:
        return _(
            "In {contract} you want to take as few as you can, and of your cards {high} are "
            "above 7."
        ).format(contract=_(rules.title), high=high)
    if rules.trump == NO_TRUMP:
        return _("{contract} has no trumps, and of your cards {low} are below 7.").format(
            contract=_(rules.title), low=low
        )
    longest = max(SUITS, key=lambda each: held(view.hand, each))
    return _("{contract} needs more than {n} cards of {suit}, your longest suit.").format(
        contract=_(rules.title), n=held(view.hand, longest), suit=suit_name(longest)
    )


def _silent(view: BerzerkaView) -> str:
    longest = max(SUITS, key=lambda each: held(view.hand, each))
    return _("You leave the choice to others, with {n} cards of {suit} in your hand.").format(
        n=held(view.hand, longest), suit=suit_name(longest)
    )


def _card(view: BerzerkaView, choice: PlayCard, better: BerzerkaAction, names: Names) -> str:
    if not isinstance(better, PlayCard):
        return ""
    table = view.table
    trump = NO_TRUMP if table.trump is None else table.trump
    told = card_caution(
        Danger(
            choice_of(view, choice.card),
            better.card,
            behind(table, ()),
            lacking(table, RULES, trump),
            names,
            wants(table, standing_at(view)),
        )
    )
    return f"{need_words(view)} {told}".rstrip()
