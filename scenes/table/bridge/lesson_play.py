"""What the guide of the lesson in bridge says to the play of the cards: what holds as they lie."""

from collections.abc import Sequence

from game.core.words import _
from game.kit.cards import Card
from game.rulesets.bridge.actions import CLAIM, parse_cards
from game.rulesets.bridge.cashing import cashed, laid_open, may_hold
from game.rulesets.bridge.claims import may_claim, tricks_left
from game.rulesets.bridge.contract import EAST, NORTH, SOUTH, WEST
from game.rulesets.bridge.jokers import is_joker
from game.rulesets.bridge.table import BridgeView
from scenes.show.lesson import Remark
from scenes.table.bridge.lesson_lead import Lead, lead_from, winner_in
from scenes.table.bridge.signs import strain_sign, write_card

ACE = parse_cards("HA")[0]
TENS = parse_cards("HTH9")
"""What dummy leads to a finesse."""
DEALT = 5
"""The trumps that lie with the other side or are left over, in both deals."""


def on_leading(view: BridgeView) -> Remark:
    """Return what there is to say to whoever leads, from his own hand or from dummy's."""
    table = view.table
    held, out = table.held(table.hand_player), trumps_out(view)
    trumps = table.order.of_suit(held, table.trump)
    tens = [card for card in TENS if card in held]
    if table.hand_player == NORTH and tens and ACE in out and has_joker(view.hand):
        card = str(tens[0])
        words = _(
            "Only your Joker beats the ace of trumps. Lead the {card} from dummy: if East plays "
            "the ace, the Joker takes it."
        ).format(card=write_card(card))
        return Remark(_("The finesse"), words, wants=(card,))
    if trumps and (len(out) > 1 or (out and is_beaten(view, out[0]))):
        return _drawing(view, trumps, out)
    if out and len(trumps) == len(held):
        words = _("Only trumps are left in this hand. Lead any: only the {card} can beat it.")
        words = words.format(card=write_card(str(out[0])))
        return Remark(_("You lead"), f"{_who_leads(view)} {words}")
    lead, left = lead_from(view), _left(view, out)
    if lead is None:
        words = _("No card here is sure to win: lead a low one, and keep the high ones.")
        return Remark(_("You lead"), f"{_who_leads(view)} {left} {words}")
    asked, words = tuple(map(str, lead.cards)), _why(view, lead)
    if may_claim(table) and not out and cashed(laid_open(view)) == tricks_left(table):
        claim = _("Or claim: all the tricks left are yours, however their cards lie.")
        asked, words = (*asked, str(CLAIM)), f"{words} {claim}"
    return Remark(_("You lead"), f"{_who_leads(view)} {left} {words}", wants=asked)


def _drawing(view: BridgeView, trumps: Sequence[Card], out: Sequence[Card]) -> Remark:
    """Return which trumps are to be led, and until when."""
    best = write_card(str(out[0]))
    if len(out) == 1 and (lead := winner_in(view, view.table.trump)) is not None:
        wants, until = lead.cards, _why(view, lead)
        words = _("Only the {card} can still be out: draw it, before it trumps a winner of yours.")
    else:
        low = [card for card in trumps if card.rank < 4] or trumps[-1:]
        wants = low if view.table.hand_player == NORTH else trumps
        words = (
            _(
                "Your opponents hold four or five trumps, as one card is left over, and could "
                "trump your winners."
            )
            if len(out) == DEALT
            else _still_out(out)
        )
        until = (
            _("Lead trumps until they have none.")
            if is_beaten(view, out[0])
            else _("Lead trumps until only the {card} can be out, which no card of yours beats.")
        )
        until = until.format(card=best)
    told = f"{_who_leads(view)} {words.format(card=best)} {until}"
    return Remark(_("Draw trumps"), told, wants=tuple(map(str, wants)))


def _left(view: BridgeView, out: Sequence[Card]) -> str:
    """Return which trumps are out, and why they are left there."""
    if not out:
        return _("Your opponents have no trumps left.")
    if len(out) > 1:
        return _still_out(out)
    words = (
        _("Only the {card} can still be out.")
        if is_beaten(view, out[0])
        else _("Of trumps only the {card} can still be out. No card of yours beats it: leave it.")
    )
    return words.format(card=write_card(str(out[0])))


def _still_out(out: Sequence[Card]) -> str:
    """Return how many trumps they have, where one card that nobody sees is left over."""
    return _("Your opponents have {few} or {n} trumps left.").format(few=len(out) - 1, n=len(out))


def _why(view: BridgeView, lead: Lead) -> str:
    """Return what is to be led, and why that."""
    cards = _(" or ").join(write_card(str(card)) for card in lead.cards)
    suit = strain_sign(lead.suit)
    if lead.ruffs:
        words = (
            _("Lead the {card}: dummy has no {suit}, and takes it with a trump.")
            if view.table.hand_player == SOUTH
            else _("Lead the {card}: your own hand has no {suit}, and takes it with a trump.")
        )
    elif lead.to is None:
        words = _("Lead the {card}: your opponents have no {suit} that beats it.")
    elif lead.kept is None:
        words = _(
            "Lead the {card} to the {high} {where}: your opponents have no {suit} that beats it."
        )
    else:
        words = _(
            "Lead the {card} to the {high} {where}: the hand with fewer {suit} plays its high "
            "ones first, and the {kept} stays for a later trick."
        )
    return words.format(
        card=cards,
        suit=suit,
        high="" if lead.to is None else write_card(str(lead.to)),
        kept="" if lead.kept is None else write_card(str(lead.kept)),
        where=in_other_hand(view),
    )


def in_other_hand(view: BridgeView) -> str:
    """Return where a card lies that is in the other of the pupil's two hands."""
    return _("in dummy") if view.table.hand_player == SOUTH else _("in your own hand")


def _who_leads(view: BridgeView) -> str:
    """Return from which of the two hands is led."""
    if view.table.hand_player == NORTH:
        return _("Dummy won the last trick, so lead from dummy.")
    return _("Your own hand won the last trick, so lead from it.")


def trumps_out(view: BridgeView) -> list[Card]:
    """Return the trumps that the other side may hold, the highest first."""
    order = view.table.order
    found = order.of_suit(may_hold(view, (WEST, EAST)), view.table.trump)
    return sorted(found, key=lambda card: -order.height[card])


def is_beaten(view: BridgeView, card: Card) -> bool:
    """Tell whether a card in one of the pupil's two hands beats a card."""
    table = view.table
    held = (*table.held(NORTH), *table.held(SOUTH))
    return any(table.order.beats(each, card, table.trump) for each in held)


def has_joker(cards: Sequence[Card]) -> bool:
    """Tell whether a Joker is among the cards."""
    return any(map(is_joker, cards))
