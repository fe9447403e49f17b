"""Bridge's hints: what a call shows, what can be seen of a card, and what worlds count of both."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import islice
from typing import Any

from game.core.explain import Each, Fact, Feature, Guide, Places, Unit
from game.core.rng import Rng
from game.core.tally import WORTH
from game.core.words import _, many, marked
from game.kit.actions import PlayCard
from game.kit.cards import NO_TRUMP, SUITS, Card, suit_name
from game.kit.choice import Choice
from game.kit.guide import card_facts, spent
from game.rulesets.bridge.actions import (
    ACCEPT,
    CONTEST,
    PASS,
    BridgeAction,
    Call,
    Contest,
    Tricks,
)
from game.rulesets.bridge.bidding.choice import fitting, system
from game.rulesets.bridge.bidding.hand import weighed
from game.rulesets.bridge.bidding.heard import rows_at
from game.rulesets.bridge.bidding.rows import CONVENTIONS, Row
from game.rulesets.bridge.bidding.table import call_for, calls_of, conditions_of
from game.rulesets.bridge.bidding.told import at_least_words, held_words, told_of
from game.rulesets.bridge.cardplay.choice import bid_by, bid_by_all, plain_card
from game.rulesets.bridge.cardplay.declaring import has_enough
from game.rulesets.bridge.cardplay.following import discard
from game.rulesets.bridge.cardplay.opening import tricks_of_lead
from game.rulesets.bridge.cardplay.sight import HONOUR, Sight, sight
from game.rulesets.bridge.contract import partner_of, side_of
from game.rulesets.bridge.jokers import high_card_points
from game.rulesets.bridge.naming import call_name, card_name
from game.rulesets.bridge.play import open_cards
from game.rulesets.bridge.playout import playout
from game.rulesets.bridge.policy import policy
from game.rulesets.bridge.state import BridgeState
from game.rulesets.bridge.table import BridgeView
from game.rulesets.bridge.trials import are_solved, solving, worths
from game.rulesets.bridge.worlds import worlds

SOLVED = {13: 10, 12: 24, 11: 48}
"""How many worlds are solved by the tricks left, where that takes long."""
MOST_TOLD = 10
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


def _convention(_view: BridgeView, row: Row) -> Places | None:
    return {"why": _(CONVENTIONS[row.convention])} if row.convention else None


def _too_weak(view: BridgeView, row: Row) -> Places | None:
    """Return how many points any other call shows, where these are lacking for a pass."""
    conditions = conditions_of(view.table)
    rows = rows_at(calls_of(view.table), system(), conditions)
    others = [each.box.points[0] for each in rows if each.is_made and each.call != str(PASS)]
    low = min(others, default=0)
    if row.call != str(PASS) or row.convention:
        return None
    if conditions.least(low) <= high_card_points(view.hand, view.table.options.power):
        return None
    return {"least": at_least_words(low, conditions)}


def _shown(view: BridgeView, row: Row) -> Places | None:
    """Return what hand a call shows, as far as that is soon told: all of it, its points, or its
    suits."""
    told = told_of(row.box, conditions_of(view.table))
    parts = [told.words(), told.suits, told.points]
    shown = next((each for each in parts if each and len(each.split()) <= MOST_TOLD), "")
    return {"shown": shown} if shown else None


CALL_FACTS: Sequence[Fact[BridgeView]] = [
    _call_fact("{why}.", _convention),
    _call_fact(marked("You hold {held}: any other call here shows {least}."), _too_weak),
    _call_fact(marked("You hold {held}; the call shows {shown}."), _shown),
    _call_fact(
        marked("No other call shows a hand like yours here."),
        lambda _view, row: {} if row.call == str(PASS) else None,
    ),
    Fact(
        marked("The system’s call with such a hand."),
        lambda view, call: (
            {} if isinstance(call, Call) and call_for(view.table, view.hand) == call else None
        ),
    ),
]

# -- what can be seen of a card

Seen = Callable[[Sight, Card], bool | float]
OPENING, LATER, FOLLOWING = range(3)


def _card_fact(says: str, when: int, test: Seen) -> Fact[BridgeView]:
    """Return a fact of a card that is led to the first trick, to a later one, or follows."""

    def holds(view: BridgeView, action: BridgeAction) -> Places | None:
        if not isinstance(action, PlayCard):
            return None
        seen, card = sight(view.table, open_cards(view.table)), action.card
        now = FOLLOWING if seen.trick.cards else OPENING if view.table.is_opening_lead else LATER
        if now != when or seen.order.suit[card] not in SUITS:
            return None
        if (much := test(seen, card)) is False:
            return None
        tops = seen.of(seen.mate or seen.dummy or (), seen.order.suit[card])
        return {
            "much": float(much),
            "suit": suit_name(seen.order.suit[card]),
            "top": card_name(tops[0]) if tops else "",
        }

    return Fact(says, holds)


def _own(seen: Sight, card: Card) -> list[Card]:
    return seen.of(seen.hand, seen.order.suit[card])


def _opposite(seen: Sight, card: Card) -> list[Card]:
    return seen.of(seen.mate or (), seen.order.suit[card])


def _is_to_ruff(seen: Sight, card: Card) -> bool:
    is_side = seen.trump not in (NO_TRUMP, seen.order.suit[card])
    return len(_own(seen, card)) == 1 and is_side and bool(seen.of(seen.hand, seen.trump))


def _tops_touching(seen: Sight, card: Card) -> bool:
    own = _own(seen, card)
    is_top = card == own[0] and seen.height(card) >= HONOUR
    return is_top and seen.touches(card, own) and not seen.is_master(card)


def _partners_suit(view: BridgeView, action: BridgeAction) -> Places | None:
    table = view.table
    if not (isinstance(action, PlayCard) and table.is_opening_lead):
        return None
    suit = table.order.suit[action.card]
    return {"suit": suit_name(suit)} if suit in bid_by(table, partner_of(table.player)) else None


def _partner_led(seen: Sight, card: Card) -> bool:
    suit = seen.order.suit[card]
    return not seen.is_declaring and any(
        seen.order.suit[each.cards[0]] == suit and (each.leader - seen.me) % 4 == 2
        for each in seen.tricks
    )


def _goes_through_dummy(seen: Sight, card: Card) -> bool:
    tops = seen.of(seen.dummy or (), seen.order.suit[card])
    is_next = (seen.dummy_player - seen.me) % 4 == 1
    return is_next and bool(tops) and seen.height(tops[0]) >= HONOUR


def _goes_up_to_dummy(seen: Sight, card: Card) -> bool:
    tops = seen.of(seen.dummy or (), seen.order.suit[card])
    is_last = (seen.dummy_player - seen.me) % 4 == 3
    return is_last and bool(tops) and seen.height(tops[0]) < HONOUR


def _is_led_towards(seen: Sight, card: Card) -> bool:
    tops = _opposite(seen, card)
    return bool(tops) and not seen.is_master(tops[0]) and seen.height(tops[0]) >= HONOUR


def _beats_contract(seen: Sight, card: Card) -> bool:
    enough = sum(map(seen.is_master, seen.legal)) >= seen.needed > 0
    return not seen.is_declaring and seen.is_master(card) and enough


def _takers(seen: Sight) -> list[Card]:
    best = seen.best
    assert best is not None
    return [each for each in seen.legal if seen.order.beats(each, best, seen.trump)]


def _follows(seen: Sight, card: Card) -> bool:
    return seen.order.suit[card] == seen.order.suit[seen.trick.cards[0]]


def _is_cheapest(seen: Sight, card: Card) -> bool:
    takers = [each for each in _takers(seen) if seen.is_trump(each) == seen.is_trump(card)]
    return len(takers) > 1 and card == min(takers, key=seen.height)


def _is_low_second(seen: Sight, card: Card) -> bool:
    is_low = len(seen.legal) > 1 and card == min(seen.legal, key=seen.height)
    return len(seen.trick.cards) == 1 and is_low and _follows(seen, card) and bool(_takers(seen))


def _is_high_third(seen: Sight, card: Card) -> bool:
    is_third = len(seen.trick.cards) == 2 and _follows(seen, card)
    return is_third and card in _takers(seen) and not seen.is_declaring


def _is_left_to_mate(seen: Sight, card: Card) -> bool:
    assert seen.best is not None
    is_ours = seen.mate_is_winning and not seen.dummys_over(seen.best)
    return is_ours and card not in _takers(seen)


CARD_FACTS: Sequence[Fact[BridgeView]] = [
    Fact(marked("Partner has bid {suit}."), _partners_suit),
    _card_fact(
        marked("Your only card of {suit}: when it comes back, you can trump it."),
        OPENING,
        _is_to_ruff,
    ),
    _card_fact(
        marked("The top of touching honours drives out what is above, and gives little away."),
        OPENING,
        _tops_touching,
    ),
    _card_fact(marked("Your winners beat the contract: take them."), LATER, _beats_contract),
    _card_fact(
        marked("You have the tricks you need: take them now."),
        LATER,
        lambda seen, card: seen.is_declaring and seen.is_master(card) and has_enough(seen),
    ),
    _card_fact(
        marked("Opposite, the {top} is the best card of its suit that is left."),
        LATER,
        lambda seen, card: (
            not seen.is_master(card) and any(map(seen.is_master, _opposite(seen, card)[:1]))
        ),
    ),
    _card_fact(
        marked("Towards the {top} opposite, which wins if what is higher plays before it."),
        LATER,
        lambda seen, card: seen.height(card) < HONOUR and _is_led_towards(seen, card),
    ),
    _card_fact(marked("Partner has led {suit} before."), LATER, _partner_led),
    _card_fact(
        marked("Through dummy’s {top}: partner plays after it, and declarer last."),
        LATER,
        _goes_through_dummy,
    ),
    _card_fact(
        marked("Dummy’s best {suit} is the {top}, and dummy plays last."), LATER, _goes_up_to_dummy
    ),
    _card_fact(
        marked("You play last, and this is the lowest card that wins."),
        FOLLOWING,
        lambda seen, card: len(seen.trick.cards) == 3 and _is_cheapest(seen, card),
    ),
    _card_fact(
        marked("Your side is winning the trick, so keep your high cards."),
        FOLLOWING,
        lambda seen, card: _is_left_to_mate(seen, card) and -float(seen.height(card)),
    ),
    _card_fact(
        marked("Second hand low: the hand opposite has yet to play."), FOLLOWING, _is_low_second
    ),
    _card_fact(
        marked("Third hand high: it wins the trick, or drives out what is above."),
        FOLLOWING,
        lambda seen, card: _is_high_third(seen, card) and float(seen.height(card)),
    ),
    _card_fact(
        marked("It wins the trick with the lowest trump that will do."),
        FOLLOWING,
        lambda seen, card: (
            not _follows(seen, card)
            and _is_cheapest(seen, card)
            and not seen.may_be_overruffed(card)
            and not seen.dummys_over(card)
        ),
    ),
    _card_fact(
        marked("Of the cards in this hand it is missed least."),
        FOLLOWING,
        lambda seen, card: (
            not _follows(seen, card) and card == discard(seen) and seen.height(card) < HONOUR
        ),
    ),
]


def _least_risk(view: BridgeView, action: BridgeAction) -> Places | None:
    """Return what is said of an opening lead of which the table of leads thinks most."""
    if not (isinstance(action, PlayCard) and view.table.is_opening_lead):
        return None
    seen, bid = sight(view.table, open_cards(view.table)), bid_by_all(view.table)
    worth = {card: tricks_of_lead(seen, card, bid) for card in seen.legal}
    suit = seen.order.suit[action.card]
    if suit not in SUITS or worth[action.card] < max(worth.values()):
        return None
    return {"suit": suit_name(suit)}


RISKS_LEAST: Fact[BridgeView] = Fact(marked("Leading {suit} risks the least."), _least_risk)


def choice_of(view: BridgeView, card: Card) -> Choice:
    """Return the choice of a card, with all that bears on it."""
    seen = sight(view.table, open_cards(view.table))
    return Choice(
        card,
        seen.legal,
        seen.trick,
        seen.trump,
        seen.order,
        seen.against,
        len(seen.trick.cards) == 3,
        lambda suit: suit_name(suit) if suit in SUITS else "",
        card_name,
    )


def _claim_fact(says: str, test: Callable[[BridgeAction], bool]) -> Fact[BridgeView]:
    """Return a fact of a claim or of the answer to one, where the plain player has proved it."""

    def holds(view: BridgeView, action: BridgeAction) -> Places | None:
        if not test(action):
            return None
        return {} if policy(view, (ACCEPT, CONTEST), Rng(0)) == action else None

    return Fact(says, holds)


CLAIM_FACTS: Sequence[Fact[BridgeView]] = [
    _claim_fact(
        marked("That many are certain, however the unseen cards lie."),
        lambda action: isinstance(action, Tricks),
    ),
    _claim_fact(
        marked("However the unseen cards lie, playing on would not bring you more."),
        lambda action: action == ACCEPT,
    ),
    _claim_fact(
        marked("The unseen cards may lie so that playing on brings you more."),
        lambda action: action == CONTEST,
    ),
]

# -- what worlds count

WORTHS = Feature(
    WORTH,
    marked("points"),
    marked("Points for your side: {n}; with {other}, {m}."),
    unit=Unit.SCORE,
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
    marked("Your side’s tricks on average: {n}; with {other}, {m}."),
    unit=Unit.NUMBER,
    least=0.1,
)


def features(view: BridgeView) -> Sequence[Feature]:
    """Return what is compared: of cards the contract, unless it is settled, and tricks."""
    table = view.table
    contract = table.contract
    if contract is None or not table.is_playing or not are_solved(table):
        return AHEAD, WORTHS
    if any(table.tricks_of(side) >= table.aim_of(side) for side in (0, 1)):
        return TRICKS, WORTHS
    is_ours = side_of(table.hand_player) == contract.side
    return MADE if is_ours else BEATEN, TRICKS, WORTHS


def count(
    view: BridgeView, choices: Sequence[BridgeAction], rng: Rng, most: int
) -> Mapping[str, Any]:
    """Return what comes of choices in the same worlds, by name as [world, choice]: cards are
    solved with all hands open, all else is played out."""
    from game.kernels.lanes import array_of  # which brings numba: not for the window
    from game.kit.trials import in_time

    table = view.table
    tables = (world for world in worlds(view, rng.fork("worlds")) if world is not None)
    if not are_solved(table) or not all(isinstance(each, PlayCard) for each in choices):
        returns = array_of(
            [
                [_played_out(world, each, rng.fork(number)) for each in choices]
                for number, world in enumerate(islice(tables, in_time(most)))
            ]
        )
        return {WORTH: returns, "ahead": returns > 0}
    left = table.options.tricks - len(table.tricks)
    found = list(islice(tables, SOLVED.get(left, most)))
    side = side_of(table.hand_player)
    won, aim = table.tricks_of(side), table.aim_of(side)
    rows = [list(solving(world.table, choices))[-1] or {} for world in found]
    brought = worths(view, [world.table for world in found], rows, rng.fork("drawn"))
    cards = [each.card for each in choices if isinstance(each, PlayCard)]
    tricks = array_of([[won + row[card] for card in cards] for row in rows])
    returns = array_of([[row[card] for card in cards] for row in brought])
    return {WORTH: returns, "reached": tricks >= aim, "tricks": tricks}


def _played_out(world: BridgeState, action: BridgeAction, rng: Rng) -> float:
    """Return what an action brings in a world to whoever takes it."""
    me, state = world.table.player, world.clone()
    state.apply_action(action)
    return float(state.returns()[me] if state.is_terminal() else playout(state, rng)[me])


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
    table = view.table
    if isinstance(action, Call):
        return call_for(table, view.hand) != action, str(action)
    if not isinstance(action, PlayCard):
        return False, str(action)
    choice = choice_of(view, action.card)
    return plain_card(table, choice.legal) != action.card, *spent(choice, 1)


def name(_view: BridgeView, action: BridgeAction) -> str:
    """Return what a choice is called in a sentence."""
    match action:
        case Call():
            return call_name(action)
        case PlayCard(card):
            return _("the {card}").format(card=card_name(card))
        case Tricks(n):
            return many("{n} trick", "{n} tricks", n).format(n=n)
        case Contest():
            return _("contest")
    return _("accept")


GUIDE: Guide[BridgeView] = Guide(
    facts=(*CALL_FACTS, *CARD_FACTS, *card_facts(choice_of), *CLAIM_FACTS, RISKS_LEAST),
    features=features,
    each=Each(lambda _view: (), str, lambda _member, _action: False, {}),
    kind=kind,
    cost=cost,
    name=name,
    way=lambda _tally, _best, _other: 1,
    wants=lambda _view: 1,
    count=count,
    least=5.0,
    worlds=100,
)
