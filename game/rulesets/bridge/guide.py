"""Bridge's hints: what a call shows, what can be seen of a card, and what worlds count of both."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from game.core.explain import ON_AVERAGE, Each, Fact, Feature, Guide, Places, Unit
from game.core.tally import WORTH
from game.core.words import _, many, marked
from game.kit.cards import NO_TRUMP, SUITS, Card, suit_name
from game.kit.guide import CARD_WINS, Choice, Much, card_facts, is_about, spent
from game.kit.telling import card_themes
from game.kit.tricks import PlayCard
from game.rulesets.bridge.actions import PASS, Bid, BridgeAction, Call, Contest, Tricks, parse_call
from game.rulesets.bridge.bidding.choice import fitting, system
from game.rulesets.bridge.bidding.hand import weighed
from game.rulesets.bridge.bidding.heard import rows_at
from game.rulesets.bridge.bidding.rows import CONVENTIONS, Row
from game.rulesets.bridge.bidding.table import call_for, calls_of, conditions_of
from game.rulesets.bridge.bidding.told import held_words, told_of
from game.rulesets.bridge.cardplay.defending import plain_card
from game.rulesets.bridge.cardplay.sight import HONOUR, Sight, sight
from game.rulesets.bridge.contract import side_of
from game.rulesets.bridge.jokers import high_card_points
from game.rulesets.bridge.naming import call_name, card_name
from game.rulesets.bridge.play import open_cards
from game.rulesets.bridge.table import BridgeTable, BridgeView
from game.rulesets.bridge.trials import count

MOST_TOLD = 9
"""So many words of what a call shows fit into a hint."""

# -- what a call shows


def _call_fact(says: str, places_of: Callable[[BridgeView, Row], Places | None]) -> Fact[Any]:
    """Return a fact of a call, by the weightiest row for it that the hand fits: another call that
    it fits is told of less."""

    def holds(view: BridgeView, action: BridgeAction) -> Places | None:
        if not isinstance(action, Call):
            return None
        conditions = conditions_of(view.table)
        found = fitting(calls_of(view.table), weighed(view.hand, conditions), system(), conditions)
        row = next((each for each in found if each.call == str(action)), None)
        if row is None or (places := places_of(view, row)) is None:
            return None
        held = held_words(high_card_points(view.hand, view.table.options.power))
        return {"much": row.weight, "held": held, **places}

    return Fact(says, holds)


def _nearest(view: BridgeView, row: Row) -> Places | None:
    """Return the call nearest to a hand that passes, and what the hand has not of what it shows:
    points, or else suits."""
    calls, conditions = calls_of(view.table), conditions_of(view.table)
    hand = weighed(view.hand, conditions)
    others = [
        each
        for each in rows_at(calls, system(), conditions)
        if each.is_made and each.call != str(PASS) and not each.box.fits(hand)
    ]
    if row.call != str(PASS) or row.convention or not others:
        return None
    near = min(others, key=lambda each: each.box.distance(hand))
    told, (low, high) = told_of(near.box, conditions), near.box.points
    points = hand.points
    if near.box.support is not None:
        suit, low, high = near.box.support
        points = hand.support(suit)
    shown = told.suits if low <= points <= high else told.points
    if not shown or len(shown.split()) > MOST_TOLD:
        return None
    return {"call": call_name(parse_call(near.call)), "shown": shown}


def _shown(view: BridgeView, row: Row) -> Places | None:
    """Return what a call is by agreement, or what hand it shows, as far as that is soon told: all
    of it, its suits, or its points."""
    told = told_of(row.box, conditions_of(view.table))
    agreed = _(CONVENTIONS[row.convention]) if row.convention else ""
    parts = [agreed, told.words(), told.suits, told.points]
    shown = next((each for each in parts if each and len(each.split()) <= MOST_TOLD), "")
    return {"shown": shown} if shown else None


CALLS: Sequence[Fact[BridgeView]] = [
    _call_fact(marked("You hold {held}; the nearest call, {call}, shows {shown}."), _nearest),
    _call_fact(marked("You hold {held}. The call says: {shown}."), _shown),
]

# -- what can be seen of a card

Seen = Callable[[Sight, Choice], Much]


def choice_of(view: BridgeView, card: Card) -> Choice:
    """Return the choice of a card, with all that bears on it."""
    return _choice(sight(view.table, open_cards(view.table)), card)


def _choice(seen: Sight, card: Card) -> Choice:
    is_last = len(seen.trick.cards) == 3
    return Choice(
        card, seen.legal, seen.trick, seen.trump, seen.order, seen.against, is_last,
        lambda suit: suit_name(suit) if suit in SUITS else "", card_name,
    )  # fmt: skip


def _card_fact(says: str, test: Seen) -> Fact[BridgeView]:
    """Return a fact of a card of a suit, but of no trump that is led: that draws trumps."""

    def holds(view: BridgeView, action: BridgeAction) -> Places | None:
        if not isinstance(action, PlayCard) or view.table.order.suit[action.card] not in SUITS:
            return None
        seen = sight(view.table, open_cards(view.table))
        choice = _choice(seen, action.card)
        is_trump_led = choice.is_trump and not seen.trick.cards
        if is_trump_led or not choice.is_free or (much := test(seen, choice)) is False:
            return None
        top = "".join(map(card_name, _across(seen, choice)[:1]))
        return {"much": float(much), "suit": choice.suit, "top": top}

    return Fact(says, holds)


def _across(seen: Sight, choice: Choice) -> list[Card]:
    """Return the cards of the suit opposite, or dummy's where one defends, the highest first; none
    where a Joker that floats may be the highest."""
    hand = seen.mate or seen.dummy or ()
    found = seen.of(hand, choice.order.suit[choice.card])
    return found if set(found) <= set(hand) else []


def _top(seen: Sight, choice: Choice) -> int:
    """Return the height of the highest of these, -1 where there is none."""
    return max(map(seen.height, _across(seen, choice)), default=-1)


def _suits_dummy(seen: Sight, choice: Choice) -> bool:
    """Tell whether a defender leads through an honour of dummy's, or up to a suit without one."""
    top = _top(seen, choice)
    if seen.is_declaring or seen.trick.cards or seen.is_master(choice.card) or top < 0:
        return False
    after = (seen.dummy_player - seen.me) % 4
    return after == (1 if top >= HONOUR else 3)


CARDS: Sequence[Fact[BridgeView]] = [
    _card_fact(
        marked("Towards the {top} opposite: one opponent must play before it."),
        lambda seen, c: (
            seen.is_declaring
            and not seen.trick.cards
            and not seen.is_master(c.card)
            and max(HONOUR - 1, seen.height(c.card)) < _top(seen, c)
            and float(_top(seen, c))
        ),
    ),
    _card_fact(
        marked("Dummy has at best the {top}: lead through strength, up to weakness."),
        _suits_dummy,
    ),
    _card_fact(
        marked("The top of touching honours drives out what is above, and gives little away."),
        lambda seen, c: (
            not seen.trick.cards
            and seen.height(c.card) >= HONOUR
            and not c.kept_higher
            and seen.touches(c.card, c.held)
            and not seen.is_master(c.card)
        ),
    ),
    _card_fact(
        marked("Your side is winning the trick, so keep your high cards."),
        lambda seen, c: (
            seen.mate_is_winning
            and not seen.dummys_over(c.trick.cards[-2])
            and not c.takes(c.card)
            and c.card == c.held[0]
            and seen.height(c.card) < HONOUR
            and -float(seen.height(c.card))
        ),
    ),
    _card_fact(
        marked("You cannot follow suit: trump it, as low as will do."),
        lambda _seen, c: not c.follows and c.is_trump and c.takers[:1] == [c.card],
    ),
]

# -- what worlds count

WORTHS = Feature(
    WORTH,
    marked("points ahead"),
    marked("Points for your side: {n}; with {other}, {m}."),
    unit=Unit.SCORE,
    least=5.0,
)
AHEAD = Feature(
    "ahead",
    marked("you score"),
    marked("You score in {n} of 100 deals with {best}; with {other}, in {m}."),
)
MADE = Feature(
    "reached",
    marked("contract made"),
    marked("The contract is made in {n} of 100 deals; with {other}, in {m}."),
)
BEATEN = Feature(
    "reached",
    marked("contract beaten"),
    marked("The contract is beaten in {n} of 100 deals; with {other}, in {m}."),
)
TRICKS = Feature(
    "tricks",
    marked("your tricks"),
    ON_AVERAGE,
    unit=Unit.NUMBER,
    least=0.1,
)


def features(view: BridgeView) -> Sequence[Feature]:
    """Return what is compared: of cards the contract, unless it is settled, and tricks; of what is
    played out instead of solved, who scores."""
    table = view.table
    if not table.is_playing:
        return AHEAD, WORTHS
    if any(table.tricks_of(side) >= table.aim_of(side) for side in (0, 1)):
        return TRICKS, AHEAD, WORTHS
    assert table.contract is not None, "cards are played"
    is_ours = side_of(table.hand_player) == table.contract.side
    return MADE if is_ours else BEATEN, TRICKS, AHEAD, WORTHS


# -- what breaks a tie, and names


def kind(view: BridgeView, action: BridgeAction) -> Hashable:
    """Return what a choice does, coarsely: a card by its suit and whether it may win."""
    if not isinstance(action, PlayCard):
        return action
    choice = choice_of(view, action.card)
    return choice.order.suit[action.card], choice.kind


def cost(view: BridgeView, action: BridgeAction) -> tuple[Any, ...]:
    """Return what a choice costs where several are level: the plain player's costs least, then the
    lowest card."""
    if isinstance(action, PlayCard):
        choice = choice_of(view, action.card)
        return plain_card(view.table, choice.legal) != action.card, *spent(choice, 1)
    return isinstance(action, Call) and call_for(view.table, view.hand) != action, str(action)


def name(_view: BridgeView, action: BridgeAction) -> str:
    """Return what a choice is called in a sentence."""
    match action:
        case Call():
            return call_name(action)
        case PlayCard(card):
            return _("the {card}").format(card=card_name(card))
        case Tricks(n):
            return many("{n} trick", "{n} tricks", n).format(n=n)
    return _("contest") if isinstance(action, Contest) else _("accept")


def themes(view: BridgeView, best: BridgeAction, instead: BridgeAction) -> Sequence[str]:
    """Return the themes of a decision (ids of `core.themes`), none where it is not practised."""
    table = view.table
    match best, instead:
        case Bid(), Bid():
            return ("contract", *_calls(table))
        case Call(), Call():
            return ("bid_or_pass", *_calls(table))
        case PlayCard(), PlayCard() if table.is_opening_lead:
            return ("opening_lead",)
        case PlayCard(card), PlayCard(other):
            found = card_themes(table, card, other, table.trump, table.order)
            if found[0] == "duck" and table.trump == NO_TRUMP:
                found = ("hold_up", *found[1:])
            contract = table.contract
            assert contract is not None
            is_declaring = side_of(table.hand_player) == contract.side
            return (*found, "declaring" if is_declaring else "defending")
    return ()


def _calls(table: BridgeTable) -> Sequence[str]:
    """Return which part of an auction the next call is, nothing once both of a side have bid."""
    own, said = side_of(table.player), [call for call in table.auction.calls if call.bid]
    if not said:
        return ("opening_bid",)
    ours = [call.player for call in said if side_of(call.player) == own]
    if side_of(said[0].player) != own:
        return () if ours else ("overcall",)
    return ("response",) if table.player not in ours and len(ours) == 1 else ()


GUIDE: Guide[BridgeView] = Guide(
    facts=(*CALLS, *CARDS, *card_facts(choice_of)),
    features=features,
    each=Each(lambda view: view.table.held(view.table.hand_player), card_name, is_about, CARD_WINS),
    kind=kind,
    cost=cost,
    name=name,
    wants=lambda _view: 1,
    count=count,
    worlds=100,
)
