"""What speaks against a call or a card where another is better, in words."""

from game.core.protocols import Names, Player
from game.core.words import _, many
from game.kit.actions import PlayCard
from game.kit.cards import NO_TRUMP, Card, suit_name
from game.kit.cautions import lacking
from game.kit.masks import mask_of
from game.rulesets.bridge.actions import Bid, BridgeAction, Call, Pass
from game.rulesets.bridge.bidding.choice import system
from game.rulesets.bridge.bidding.heard import heard
from game.rulesets.bridge.bidding.table import calls_of, conditions_of
from game.rulesets.bridge.bidding.told import box_words
from game.rulesets.bridge.bidding.words import explained
from game.rulesets.bridge.cardplay.sight import HONOUR, Sight, sight
from game.rulesets.bridge.jokers import high_card_points
from game.rulesets.bridge.naming import call_name, card_name
from game.rulesets.bridge.play import RULES, open_cards
from game.rulesets.bridge.table import BridgeTable, BridgeView


def caution(view: BridgeView, choice: BridgeAction, better: BridgeAction, names: Names) -> str:
    """Return what speaks against a choice, by what the player can see, "" for nothing.

    Of a call it is what it tells and what the hand has; of a card what it may meet.
    """
    match choice:
        case Call():
            return _call(view, choice)
        case PlayCard(card) if isinstance(better, PlayCard):
            return _card(view.table, card, better.card, names)
    return ""


# -- calls


def _call(view: BridgeView, call: Call) -> str:
    table = view.table
    calls, conditions = calls_of(table), conditions_of(table)
    told = heard(calls, system(), conditions)
    points = high_card_points(view.hand, table.options.power)
    held = many("You hold {n} point.", "You hold {n} points.", points).format(n=points)
    if isinstance(call, Pass):
        if told.forced:
            return _("Partner’s last call is forcing: you should not pass.")
        promised = box_words(told.shown[(len(calls) + 2) % 4], conditions)
        if promised:
            return _("{held} Partner has promised {hand}.").format(held=held, hand=promised)
        return held
    if isinstance(call, Bid):
        shown = explained(calls, str(call), system(), conditions)
        return _("{held} {call} tells partner: {hand}.").format(
            held=held, call=call_name(call), hand=shown
        )
    theirs = box_words(told.shown[(len(calls) - 1) % 4], conditions)
    if theirs:
        return _("{held} The opponent who spoke last has promised {hand}.").format(
            held=held, hand=theirs
        )
    return _("{held} It raises what the deal costs if it goes wrong.").format(held=held)


# -- cards


def _card(table: BridgeTable, card: Card, better: Card, names: Names) -> str:
    seen = sight(table, open_cards(table))
    if seen.trick.cards:
        return _follow(table, seen, card, better, names)
    return _lead(table, seen, card, names)


def _lead(table: BridgeTable, seen: Sight, card: Card, names: Names) -> str:
    suit = suit_name(seen.order.suit[card])
    ruffer = _ruffer(table, seen, card)
    if ruffer is not None:
        return _("{name} has shown out of {suit}, and may still hold a trump.").format(
            name=names[ruffer], suit=suit
        )
    if seen.is_trump(card) and seen.is_declaring and not seen.trumps_out():
        return _("No trump is out any more: this one can beat another suit later.")
    is_bare = not seen.touches(card, seen.of(seen.hand, seen.order.suit[card]))
    if table.is_opening_lead and seen.height(card) >= HONOUR and is_bare:
        return _("Led without the card just below it, the {card} may give them a trick.").format(
            card=card_name(card)
        )
    if over := seen.dummys_over(card):
        return _("Dummy’s {over} beats it.").format(over=card_name(over[0]))
    above = seen.above(card, seen.against)
    if above:
        return many(
            "{n} higher card of {suit} may still be out against it.",
            "{n} higher cards of {suit} may still be out against it.",
            above,
        ).format(n=above, suit=suit)
    if seen.is_declaring and seen.trumps_out():
        return _("Trumps are still out, and may beat your winners.")
    return _("The {card} is high: it takes a trick now or later.").format(card=card_name(card))


def _follow(table: BridgeTable, seen: Sight, card: Card, better: Card, names: Names) -> str:
    best = seen.best
    assert best is not None
    takes = [each for each in seen.legal if seen.order.beats(each, best, seen.trump)]
    if seen.mate_is_winning and card in takes and not seen.dummys_over(best):
        return _("Your side is already winning the trick with the {best}.").format(
            best=card_name(best)
        )
    if card in takes:
        return _over(table, seen, card, takes, names)
    if better in takes:
        if len(seen.trick.cards) == 3:
            return _("You play last, and the {better} wins the trick.").format(
                better=card_name(better)
            )
        if not seen.dummys_over(better):
            words = _("It gives up a trick that the {better} may win.")
            return words.format(better=card_name(better))
    if seen.height(card) > seen.height(better) and seen.order.suit[card] == seen.order.suit[better]:
        return _("The trick is lost either way, and the {card} is worth more later.").format(
            card=card_name(card)
        )
    suit = seen.order.suit[card]
    if len(seen.of(seen.hand, suit)) <= len(seen.of(seen.dummy or seen.mate or (), suit)):
        return _("That leaves you with fewer {suit} than lie open on the table.").format(
            suit=suit_name(suit)
        )
    return _("The {card} may still be needed in {suit}.").format(
        card=card_name(card), suit=suit_name(suit)
    )


def _over(table: BridgeTable, seen: Sight, card: Card, takes: list[Card], names: Names) -> str:
    """Return what speaks against a card that takes the trick as it lies."""
    cheapest = min(takes, key=seen.height)
    if len(seen.trick.cards) == 3 and seen.height(cheapest) < seen.height(card):
        return _("You play last: the {cheaper} wins the trick as well.").format(
            cheaper=card_name(cheapest)
        )
    if over := seen.dummys_over(card):
        return _("Dummy’s {over} beats it.").format(over=card_name(over[0]))
    above = seen.above(card, seen.against)
    if above and len(seen.trick.cards) < 3:
        return many(
            "{n} higher card of {suit} may lie behind it.",
            "{n} higher cards of {suit} may lie behind it.",
            above,
        ).format(n=above, suit=suit_name(seen.order.suit[card]))
    if not seen.is_declaring and seen.trump == NO_TRUMP:
        return _("Held up, the {card} would cut declarer off from the long suit.").format(
            card=card_name(card)
        )
    return _("The {card} is high, and would take a later trick as well.").format(
        card=card_name(card)
    )


def _ruffer(table: BridgeTable, seen: Sight, card: Card) -> Player | None:
    """Return the first opponent who has shown out of a card's suit and may hold a trump."""
    suit = seen.order.suit[card]
    if seen.trump in (NO_TRUMP, suit):
        return None
    lacks = lacking(table, RULES, table.trump)
    of_suit, trumps = mask_of(seen.of(seen.against, suit)), mask_of(seen.trumps_out())
    for step in (1, 3):
        player = (seen.me + step) % 4
        if of_suit and not of_suit & ~lacks[player] and trumps & ~lacks[player]:
            return player
    return None
