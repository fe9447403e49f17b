"""What the guide of the lesson in bridge says to the play of the cards: what holds as they lie."""

from collections.abc import Sequence

from game.core.words import _, many
from game.kit.cards import HEARTS, NO_TRUMP, Card
from game.rulesets.bridge.actions import CLAIM, parse_cards
from game.rulesets.bridge.cashing import cashed, laid_open, may_hold
from game.rulesets.bridge.claims import may_claim, tricks_left
from game.rulesets.bridge.contract import EAST, NORTH, SOUTH, WEST, side_of
from game.rulesets.bridge.jokers import is_joker
from game.rulesets.bridge.table import BridgeView
from scenes.show.lesson import Remark
from scenes.table.bridge.lesson_lead import Lead, lead_from
from scenes.table.bridge.signs import strain_sign, write_card

ACE = parse_cards("HA")[0]
TENS = parse_cards("HTH9")
"""What dummy leads to a finesse."""
LAST = 3
"""How many cards lie before whoever plays last to a trick."""


def on_leading(view: BridgeView) -> Remark:
    """Return what there is to say to whoever leads, from his own hand or from dummy's."""
    table = view.table
    held = table.held(table.hand_player)
    trumps = [card for card in held if card.suit == table.trump]
    out = [card for card in may_hold(view, (WEST, EAST)) if card.suit == HEARTS]
    tens = [card for card in TENS if card in held]
    if table.hand_player == NORTH and tens and ACE in out and has_joker(view.hand):
        card = str(tens[0])
        words = _(
            "Only your Joker beats the ace of trumps. Lead the {card} from dummy: if East plays "
            "the ace, the Joker takes it."
        ).format(card=write_card(card))
        return Remark(_("The finesse"), words, wants=(card,))
    if len(out) > 1 and trumps:
        low = [card for card in trumps if card.rank < 4] or trumps[-1:]
        wants = [str(card) for card in (low if table.hand_player == NORTH else trumps)]
        words = _(
            "They were dealt four or five trumps, as one card is left over, and could trump your "
            "winners. Lead trumps until they have none."
        )
        return Remark(_("Draw trumps"), f"{_who_leads(view)} {words}", wants=tuple(wants))
    left = (
        many("They have one trump left at most.", "They may have {n} trumps left.", len(out))
        if out
        else _("They have no trumps left.")
    ).format(n=len(out))
    lead = lead_from(view)
    if lead is None:
        words = _("No card here is sure to win: lead a low one, and keep the high ones.")
        return Remark(_("You lead"), f"{_who_leads(view)} {left} {words}")
    asked, words = tuple(map(str, lead.cards)), _why(lead)
    if may_claim(table) and not out and cashed(laid_open(view)) == tricks_left(table):
        claim = _("Or claim: all the tricks left are yours, however their cards lie.")
        asked, words = (*asked, str(CLAIM)), f"{words} {claim}"
    return Remark(_("You lead"), f"{_who_leads(view)} {left} {words}", wants=asked)


def _why(lead: Lead) -> str:
    """Return what is to be led, and why that."""
    cards = _(" or ").join(write_card(str(card)) for card in lead.cards)
    suit = strain_sign(lead.suit)
    if lead.ruffs:
        words = _("Lead the {card}: the hand opposite has no {suit}, and takes it with a trump.")
    elif lead.to is None:
        words = _("Lead the {card}: no {suit} of theirs can beat it.")
    elif lead.kept is None:
        words = _("Lead the {card} to the {high} opposite: no {suit} of theirs can beat that.")
    else:
        words = _(
            "Lead the {card} to the {high} opposite: the hand with fewer {suit} plays its high "
            "ones first, and the {kept} stays for a later trick."
        )
    return words.format(
        card=cards,
        suit=suit,
        high="" if lead.to is None else write_card(str(lead.to)),
        kept="" if lead.kept is None else write_card(str(lead.kept)),
    )


def _who_leads(view: BridgeView) -> str:
    """Return from which of the two hands is led."""
    if view.table.hand_player == NORTH:
        return _("Dummy won the last trick, so lead from dummy.")
    return _("Your own hand won the last trick, so lead from it.")


def on_following(view: BridgeView) -> Remark:
    """Return what there is to say to whoever plays to a trick, from his own hand or dummy's."""
    table = view.table
    led = table.trick.cards[0]
    hand = table.held(table.hand_player)
    suit = table.order.suit[led]
    sign = strain_sign(suit)
    if table.hand_player == NORTH and not table.tricks:
        words = _(
            "This is your partner’s hand, and you play it. Follow suit with the {card}: it beats "
            "the king."
        )
        return Remark(_("Dummy"), words.format(card=write_card("SA")), wants=("SA",))
    if not table.order.of_suit(hand, suit):
        trumps = table.trump != NO_TRUMP and table.order.of_suit(hand, table.trump)
        words = (
            _(
                "No {suit} in this hand: play a trump, which is called ruffing, or throw a card "
                "away."
            )
            if trumps
            else _("No {suit} in this hand: throw away a card that wins nothing.")
        )
        return Remark(_("A free choice"), words.format(suit=sign))
    if table.hand_player == SOUTH and has_joker(hand) and ACE in table.trick.cards:
        words = _("There is the ace. The Joker of {suit} beats it: play it!")
        return Remark(_("The Joker"), words.format(suit="{H}"), wants=("H*",))
    winner = table.trick.winner(table.trump, 4, table.order)
    if winner == NORTH and led in TENS and len(table.trick.cards) < LAST:
        return _on_ten(view, led)
    if side_of(winner) == side_of(table.hand_player):
        words = (
            _("{suit} were led, so follow suit. The trick is yours: low will do.")
            if len(table.trick.cards) == LAST or not _may_be_beaten(view)
            else _("{suit} were led, so follow suit. So far the trick is your side’s.")
        )
    else:
        words = _("{suit} were led, so follow suit: high if you can take the trick, else low.")
    return Remark(_("Follow suit"), words.format(suit=sign))


def _may_be_beaten(view: BridgeView) -> bool:
    """Tell whether a card of the suit led may be out that beats the best of the trick."""
    table = view.table
    best = table.trick.cards[table.order.best_place(table.trick.cards, table.trump)]
    out = may_hold(view, (WEST, EAST))
    return any(table.order.beats(card, best, table.trump) for card in out)


def _on_ten(view: BridgeView, led: Card) -> Remark:
    """Return what there is to say of a high trump of dummy's that East has not beaten."""
    table = view.table
    hand = table.held(SOUTH)
    has_followed = table.trick.cards[1].suit == HEARTS
    is_finesse = has_followed and has_joker(hand) and ACE in may_hold(view, (WEST, EAST))
    if is_finesse:
        words = _("East has not played the ace, so a small card will do.")
    elif has_followed:
        words = _("A small card will do.")
    else:
        words = _("East is out of trumps. A small card will do.")
    higher = [card for card in may_hold(view, (WEST,)) if table.order.above(led) >> card & 1]
    told = (
        _("Dummy’s {card} wins unless West has the {higher}.")
        if higher
        else _("West cannot beat dummy’s {card}.")
    )
    told = told.format(
        card=write_card(str(led)),
        higher=_(" or ").join(write_card(str(card)) for card in higher),
    )
    small = [
        str(card)
        for card in hand
        if card.suit == HEARTS and not table.order.beats(card, led, table.trump)
    ]
    title = _("The finesse") if is_finesse else _("Follow suit")
    return Remark(title, f"{words} {told}", wants=tuple(small))


def has_joker(cards: Sequence[Card]) -> bool:
    """Tell whether a Joker is among the cards."""
    return any(map(is_joker, cards))
