"""Why a card is led: what speaks for its suit and for the card, by what whoever leads can see."""

from collections.abc import Iterator, Mapping, Sequence

from game.core.protocols import Player
from game.core.reason import Reason
from game.core.words import _, many
from game.kit.cards import NO_TRUMP, SUITS, Card, Suit, suit_name
from game.rulesets.bridge.cardplay.declarers_lead import declarers_reasons
from game.rulesets.bridge.cardplay.defending import appeal
from game.rulesets.bridge.cardplay.holdings import each_with, of_card, sure, to_ruff
from game.rulesets.bridge.cardplay.opening import tricks_of_lead
from game.rulesets.bridge.cardplay.sight import HONOUR, Sight
from game.rulesets.bridge.naming import card_name


def opening_reasons(
    seen: Sight, card: Card, bid: Mapping[Player, Sequence[Suit]]
) -> Iterator[Reason]:
    """Yield what speaks for the first lead; `bid` are the suits that each player has bid."""
    suit = seen.order.suit[card]
    if suit not in SUITS:
        yield _of_no_suit()
        return
    name, cards = suit_name(suit), seen.of(seen.hand, suit)
    if suit in bid[(seen.me + 2) % 4]:
        told = Reason(_("Partner has bid {suit}.").format(suit=name), "partner’s suit")
        yield from each_with(told, of_card(seen, card, cards))
    if suit == seen.trump:
        yield from _trump(seen, card, cards)
    else:
        yield from to_ruff(seen, cards, name)
    yield from of_card(seen, card, cards)
    if seen.is_master(card):
        yield sure(seen, card)
    if suit != seen.trump:
        yield from _of_suit(seen, cards, bid)
    worth = tricks_of_lead(seen, card, bid)
    if worth == max(tricks_of_lead(seen, each, bid) for each in seen.legal):
        told_all = _("Leading {suit} risks the least.")
        yield Reason(told_all.format(suit=name), "least to lose", worth)


def _of_suit(
    seen: Sight, cards: Sequence[Card], bid: Mapping[Player, Sequence[Suit]]
) -> Iterator[Reason]:
    """Yield what speaks for a side suit at the first lead: who has not bid it, what is at stake."""
    suit = seen.order.suit[cards[0]]
    theirs = {*bid[seen.declarer], *bid[seen.dummy_player], seen.trump} - {NO_TRUMP}
    if suit not in theirs and len(theirs) > 1:
        yield Reason(_("They have not bid {suit}.").format(suit=suit_name(suit)), "not bid")
    yield from _no_honour(seen, cards)


def lead_reasons(seen: Sight, card: Card) -> Iterator[Reason]:
    """Yield what speaks for a lead to a later trick."""
    if len(seen.legal) == 1:
        yield Reason(_("It is the last card of this hand."))
    elif seen.order.suit[card] not in SUITS:
        yield _of_no_suit()
    elif seen.is_declaring:
        yield from declarers_reasons(seen, card)
    else:
        yield from _defenders(seen, card)


def _defenders(seen: Sight, card: Card) -> Iterator[Reason]:
    suit = seen.order.suit[card]
    name, cards = suit_name(suit), seen.of(seen.hand, suit)
    is_master = seen.is_master(card)
    if is_master and sum(map(seen.is_master, seen.legal)) >= seen.needed > 0:
        yield Reason(_("Your winners beat the contract: take them."), "beat it now")
    if is_master:
        yield sure(seen, card)
    if any(
        seen.order.suit[trick.cards[0]] == suit and (trick.leader - seen.me) % 4 == 2
        for trick in seen.tricks
    ):
        told = Reason(_("Partner has led {suit} before.").format(suit=name), "partner led")
        yield from each_with(told, of_card(seen, card, cards))
    if suit == seen.trump:
        yield from _trump(seen, card, cards)
    else:
        yield from to_ruff(seen, cards, name)
    yield from _about_dummy(seen, card, cards)
    yield from of_card(seen, card, cards)
    if suit != seen.trump:
        yield from _no_honour(seen, cards)
    worth = appeal(seen, suit)
    if worth == max(appeal(seen, each) for each in seen.suits_to_lead()):
        told_all = _("Leading {suit} risks the least.")
        yield Reason(told_all.format(suit=name), "least to lose", worth)


def _about_dummy(seen: Sight, card: Card, cards: Sequence[Card]) -> Iterator[Reason]:
    """Yield what dummy’s cards of the suit have to do with the lead."""
    suit = seen.order.suit[card]
    dummys = seen.of(seen.dummy or (), suit)
    honours = [each for each in dummys if seen.height(each) >= HONOUR]
    if (seen.dummy_player - seen.me) % 4 == 1 and honours:
        told = Reason(_through_dummy(honours, suit), "through dummy", len(honours))
        yield from each_with(told, of_card(seen, card, cards))
    if (seen.dummy_player - seen.me) % 4 == 3 and dummys and not honours:
        words = _("Dummy’s best {suit} is the {card}, and dummy plays last.")
        told_best = words.format(suit=suit_name(suit), card=card_name(dummys[0]))
        last = Reason(told_best, "up to dummy", -seen.height(dummys[0]))
        yield from each_with(last, of_card(seen, card, cards))


def _through_dummy(honours: Sequence[Card], suit: Suit) -> str:
    """Return why one leads what dummy has to follow to next, with these honours."""
    if len(honours) == 1:
        return _("Through dummy’s {card}: partner plays after it, and declarer last.").format(
            card=card_name(honours[0])
        )
    return _("Through dummy’s honours of {suit}: partner plays after them, declarer last.").format(
        suit=suit_name(suit)
    )


def _trump(seen: Sight, card: Card, cards: Sequence[Card]) -> Iterator[Reason]:
    """Yield that a trump led leaves dummy fewer to ruff with, where dummy may have any."""
    dummys = len(seen.of(seen.dummy or (), seen.trump))
    words = many(
        "Dummy has {n} trump to beat other suits with; each round that you lead takes one away.",
        "Dummy has {n} trumps to beat other suits with; each round that you lead takes one away.",
        dummys,
    ).format(n=dummys)
    if seen.dummy is None:
        words = _("A trump leaves dummy fewer to beat other suits with.")
    elif not dummys:
        return
    yield from each_with(Reason(words, "trump"), of_card(seen, card, cards))


def _no_honour(seen: Sight, cards: Sequence[Card]) -> Iterator[Reason]:
    """Yield that nothing of worth is lost by leading a suit without honours."""
    if seen.height(cards[0]) < HONOUR:
        told = _("You hold no high card of {suit}, so the lead costs you none.")
        suit = suit_name(seen.order.suit[cards[0]])
        yield Reason(told.format(suit=suit), "no honour")


def _of_no_suit() -> Reason:
    """Return what can be said of a Joker that belongs to no suit until it is led."""
    return Reason(_("It belongs to no suit that others could count on."))
