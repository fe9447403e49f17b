"""Berzerka's hints: what can be seen of a call, a change or a card, what playouts count, and what
breaks a tie."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from game.core.explain import Each, Fact, Feature, Guide, Places, Role, Unit
from game.core.placing import listed
from game.core.rng import Rng
from game.core.tally import WORTH, Tally
from game.core.whole import Whole, steps_of
from game.core.words import _, many, marked
from game.kit.actions import PlayCard
from game.kit.cards import NO_TRUMP, SUITS, Card, suit_name
from game.kit.choice import FEW, LOW, Choice
from game.kit.guide import card_facts, is_about, spent
from game.kit.number_cards import number_card_name
from game.rulesets.berzerka.actions import (
    BerzerkaAction,
    Bid,
    Copy,
    Discard,
    Done,
    NamePain,
    NameRanking,
    NameTrump,
    Pass,
    Pick,
)
from game.rulesets.berzerka.board import Box, box_of
from game.rulesets.berzerka.contracts import (
    FEWEST,
    FIVE,
    HALF,
    LATE,
    MIDDLE,
    MOST,
    NEAR_FIVE,
    NEVER,
    PAINS,
    TRICKS,
)
from game.rulesets.berzerka.goals import goal
from game.rulesets.berzerka.holding import (
    LONG,
    STRONG,
    at_ends,
    choice_of,
    held,
    is_fixed,
    is_idle,
    lacking,
    standing_at,
    strong,
    wants,
)
from game.rulesets.berzerka.phases.auction import calls_open
from game.rulesets.berzerka.playout import up_to_play
from game.rulesets.berzerka.policy.evaluation import had
from game.rulesets.berzerka.policy.exchange import to_put_away
from game.rulesets.berzerka.position import BerzerkaView, Phase
from game.rulesets.berzerka.scoring import PLAYERS, ranked_counts
from game.rulesets.berzerka.words import advised_words, contract_title
from game.rulesets.berzerka.worlds import knowledge, weighed
from game.rulesets.berzerka.worlds import worlds as found_worlds

Choices = BerzerkaAction | Whole
Found = Places | None

# -- what can be seen of a call


def _bid_fact(says: str, test: Callable[[Sequence[Card], Box, int], Found]) -> Fact[BerzerkaView]:
    """Return a fact of a bid or a pick; `test` is told the hand, the contract and the overbid."""

    def holds(view: BerzerkaView, action: Choices) -> Found:
        if not isinstance(action, Bid | Pick):
            return None
        box = box_of(view.table.boxes, action.contract)
        return test(view.hand, box, action.overbid if isinstance(action, Bid) else 0)

    return Fact(says, holds)


def _so_many(n: int, least: int, **places: Any) -> Found:
    return {"n": n, "much": n, **places} if n >= least else None


def _of_trumps(hand: Sequence[Card], box: Box, _overbid: int) -> Found:
    trump = box.rules.trump
    if trump is None or trump == NO_TRUMP:
        return None
    return _so_many(held(hand, trump), LONG, suit=suit_name(trump))


def _of_a_long_suit(hand: Sequence[Card], box: Box, _overbid: int) -> Found:
    if box.rules.trump is not None or box.rules.objective not in (MOST, LATE):
        return None
    suit = max(SUITS, key=lambda each: held(hand, each))
    return _so_many(held(hand, suit), LONG, suit=suit_name(suit))


def _high(hand: Sequence[Card], box: Box, _overbid: int) -> Found:
    rules = box.rules
    if rules.objective is not MOST or rules.inverted is not False or rules.turns != NEVER:
        return None
    return _so_many(strong(hand, inverted=False), STRONG)


def _low(hand: Sequence[Card], box: Box, _overbid: int) -> Found:
    return _so_many(strong(hand, inverted=True), STRONG) if box.rules.inverted else None


def _losing(hand: Sequence[Card], box: Box, _overbid: int) -> Found:
    is_good = box.rules.objective.avoids
    return _so_many(strong(hand, inverted=True), STRONG) if is_good else None


def _turning(hand: Sequence[Card], box: Box, _overbid: int) -> Found:
    is_so = box.rules.turns != NEVER and box.rules.trump == NO_TRUMP
    return _so_many(at_ends(hand), STRONG + 1) if is_so else None


def _near_five(_hand: Sequence[Card], box: Box, overbid: int) -> Found:
    if box.rules.objective is not NEAR_FIVE:
        return None
    return {"n": FIVE + overbid, "much": -overbid}


def _stays_in(view: BerzerkaView, action: Choices) -> Found:
    """Return what every bid has, and so is told beside a pass alone."""
    is_last = len(view.table.auction.out) == PLAYERS - 1
    return {} if isinstance(action, Bid) and not is_last else None


def _defends(view: BerzerkaView, action: Choices) -> Found:
    """Return the contract that stands and wants cards like those of the hand."""
    standing = view.table.standing_bid
    if not isinstance(action, Pass) or standing is None:
        return None
    box = box_of(view.table.boxes, standing.contract)
    if not is_fixed(box.rules) or lacking(view.hand, box.rules):
        return None
    return {"contract": box.title}


def _dear(view: BerzerkaView, action: Choices) -> Found:
    if not isinstance(action, Pass):
        return None
    least = min((e.overbid for e in calls_open(view.table) if isinstance(e, Bid)), default=0)
    return {"n": least} if least else None


CALLS: Sequence[Fact[BerzerkaView]] = [
    _bid_fact(marked("{n} of your six cards are {suit}, which are trumps there."), _of_trumps),
    _bid_fact(
        marked("{n} of your six cards are {suit}, and you name the trumps."), _of_a_long_suit
    ),
    _bid_fact(
        marked("{n} of your six cards are from 1 to 3 or 11 to 13: strong every other trick."),
        _turning,
    ),
    _bid_fact(marked("{n} of your six cards are from 9 to 13, and 13 is high."), _high),
    _bid_fact(marked("{n} of your six cards are from 1 to 5, and 1 is high."), _low),
    _bid_fact(marked("{n} of your six cards are from 1 to 5: they let others win."), _losing),
    _bid_fact(
        marked("You want {n} of 13 tricks, and name the ranking with all your cards in hand."),
        _near_five,
    ),
    Fact(marked("This bid keeps you in the auction; a pass is for good."), _stays_in),
    Fact(marked("{contract} wants cards like yours, and defenders win every tie."), _defends),
    Fact(marked("The next bid takes an overbid of {n} at least."), _dear),
]

# -- what can be seen of what is named


def _longest_suit(view: BerzerkaView, action: Choices) -> Found:
    if not isinstance(action, NameTrump):
        return None
    n = held(view.hand, action.suit)
    others = max(held(view.hand, suit) for suit in SUITS if suit != action.suit)
    return {"n": n, "suit": suit_name(action.suit)} if n > others else None


def _more_at_the_top(view: BerzerkaView, action: Choices) -> Found:
    if not isinstance(action, NameRanking):
        return None
    n, m = (strong(view.hand, each) for each in (action.inverted, not action.inverted))
    return {"n": n, "m": m} if n > m else None


NAMES: Sequence[Fact[BerzerkaView]] = [
    Fact(marked("{suit}: your longest suit, with {n} cards."), _longest_suit),
    Fact(
        marked("{n} of your cards are then among the five highest ranks; the other way, {m}."),
        _more_at_the_top,
    ),
]

# -- what can be seen of a change of cards


def _gone(view: BerzerkaView, action: Choices) -> list[Choice] | None:
    """Return the cards that a change puts away, None for no change."""
    steps = steps_of(action)
    if not all(isinstance(step, Discard | Done) for step in steps):
        return None
    cards = [step.card for step in steps if isinstance(step, Discard) and step.card is not None]
    return [replace(choice_of(view, card), legal=view.hand) for card in cards]


def _change_fact(
    says: str, test: Callable[[BerzerkaView, Sequence[Choice]], Found]
) -> Fact[BerzerkaView]:
    """Return a fact of a change of at least one card."""

    def holds(view: BerzerkaView, action: Choices) -> Found:
        gone = _gone(view, action)
        return test(view, gone) if gone else None

    return Fact(says, holds)


def _can_ruff(view: BerzerkaView) -> bool:
    declared = view.table.declaration
    is_for_many = goal(declared, view.table.player) is None and not declared.rules.objective.avoids
    return is_for_many and held(view.hand, declared.in_trump) > 0


def _emptied(view: BerzerkaView, gone: Sequence[Choice]) -> Found:
    cards = {each.card for each in gone}
    empty = [e.suit for e in gone if cards >= {*e.held} and e.may_come_again and not e.is_trump]
    suits = list(dict.fromkeys(empty))
    return {"suits": listed(suits), "much": len(suits)} if suits else None


def _to_ruff(view: BerzerkaView, gone: Sequence[Choice]) -> Found:
    return _emptied(view, gone) if _can_ruff(view) else None


def _to_throw(view: BerzerkaView, gone: Sequence[Choice]) -> Found:
    return _emptied(view, gone) if view.table.declaration.rules.objective.avoids else None


def _unwanted(of: str, view: BerzerkaView, gone: Sequence[Choice]) -> int:
    """Return how many cards that go are weak where tricks are wanted, strong where they are not, or
    neither where the ranking turns; none for another of these kinds of contract."""
    rules = view.table.declaration.rules
    if goal(view.table.declaration, view.table.player) is not None:
        return 0
    kind = "strong" if rules.objective.avoids else "weak" if rules.turns == NEVER else "middle"
    if kind != of:
        return 0
    return sum(_is_unwanted(of, each) for each in gone)


def _is_unwanted(of: str, choice: Choice) -> bool:
    lower = choice.lower_than(choice.card)
    if of == "middle":
        return not choice.is_trump and min(choice.higher, lower) > FEW
    return (choice.higher if of == "weak" else lower) >= LOW and not choice.is_trump


def _all_unwanted(of: str) -> Callable[[BerzerkaView, Sequence[Choice]], Found]:
    def test(view: BerzerkaView, gone: Sequence[Choice]) -> Found:
        n = _unwanted(of, view, gone)
        return {"much": n} if n == len(gone) else None

    return test


CHANGES: Sequence[Fact[BerzerkaView]] = [
    _change_fact(
        marked("All your {suits} go: unless you draw one, you can trump when they are led."),
        _to_ruff,
    ),
    _change_fact(
        marked("All your {suits} go: unless you draw one, you can throw what you like on them."),
        _to_throw,
    ),
    _change_fact(marked("Only cards go that would hardly win a trick."), _all_unwanted("weak")),
    _change_fact(
        marked("Only cards go that could win tricks which you do not want."),
        _all_unwanted("strong"),
    ),
    _change_fact(
        marked("Only cards go that are strong in neither ranking."), _all_unwanted("middle")
    ),
]

# -- what can be seen of a card


def _card_fact(
    says: str, test: Callable[[BerzerkaView, Choice], Found], way: int = 0
) -> Fact[BerzerkaView]:
    def holds(view: BerzerkaView, action: Choices) -> Found:
        if not isinstance(action, PlayCard):
            return None
        return test(view, choice_of(view, action.card))

    return Fact(says, holds, way)


def _before_it_counts(view: BerzerkaView, choice: Choice) -> Found:
    is_weak = not choice.is_trump and choice.higher >= LOW
    return {"much": choice.higher} if is_idle(view.table) and is_weak else None


def _wins_only_now(view: BerzerkaView, choice: Choice) -> Found:
    lower = choice.lower_than(choice.card)
    if not _is_to_turn(view) or choice.beaters or choice.is_trump or lower <= FEW:
        return None
    is_taken = choice.takes(choice.card)
    return {"n": lower, "suit": choice.suit, "much": lower} if is_taken else None


def _is_to_turn(view: BerzerkaView) -> bool:
    """Tell whether the ranking turns before the last trick."""
    declared, number = view.table.declaration, len(view.table.tricks)
    return declared.is_inverted(number) != declared.is_inverted(min(number + 1, TRICKS - 1)) or (
        declared.is_inverted(number) != declared.is_inverted(TRICKS - 1)
    )


def _in_between(view: BerzerkaView, choice: Choice) -> Found:
    lower = choice.lower_than(choice.card)
    if not _is_to_turn(view) or choice.is_trump or min(choice.higher, lower) <= FEW:
        return None
    told = {"low": lower, "high": choice.higher, "suit": choice.suit}
    return {**told, "much": min(choice.higher, lower)}


def _five_not_reached(view: BerzerkaView, choice: Choice) -> Found:
    left = TRICKS - len(view.table.tricks)
    needed = FIVE - standing_at(view)
    is_sure = choice.takes(choice.card) and not choice.beaters
    if view.table.declaration.rules.objective is not NEAR_FIVE or not is_sure or needed < 1:
        return None
    return {"n": needed, "left": left}


def _five_reached(view: BerzerkaView, choice: Choice) -> Found:
    trick = choice.trick.cards
    if view.table.declaration.rules.objective is not NEAR_FIVE or not trick:
        return None
    is_lost = standing_at(view) >= FIVE and not choice.takes(choice.card)
    return {"n": standing_at(view)} if is_lost else None


def _all_above(view: BerzerkaView, choice: Choice) -> Found:
    is_lead = not choice.trick.cards
    is_lowest = choice.higher > 0 and not choice.lower_than(choice.card)
    return {"suit": choice.suit, "much": 1} if is_lead and is_lowest else None


def _hardly_under(view: BerzerkaView, choice: Choice) -> Found:
    lower = choice.lower_than(choice.card)
    if choice.trick.cards or not choice.higher or not 0 < lower <= FEW:
        return None
    return {"suit": choice.suit, "n": lower, "much": -lower}


def _throws_later(view: BerzerkaView, choice: Choice) -> Found:
    is_last = len(choice.held) == 1 < len(choice.legal) and choice.may_come_again
    can_trump = held(view.hand, choice.trump) > 0
    return {"suit": choice.suit} if is_last and not choice.is_trump and not can_trump else None


def _no_pain_here(view: BerzerkaView, choice: Choice) -> Found:
    pain = view.table.declaration.pain
    if pain is None or not choice.is_last or not choice.takes(choice.card):
        return None
    return {} if all(card.suit != pain for card in (*choice.trick.cards, choice.card)) else None


def _withheld(fact: Fact[BerzerkaView]) -> Fact[BerzerkaView]:
    """Return a fact of all trick games that is not told where it would mislead: in tricks that do
    not count, and of a card that is strong once the ranking has turned."""

    def holds(view: BerzerkaView, action: Choices) -> Found:
        if (found := fact.holds(view, action)) is None or not isinstance(action, PlayCard):
            return None
        choice = choice_of(view, action.card)
        if is_idle(view.table):
            return found if len(choice.held) == 1 or (choice.is_trump and fact.way > 0) else None
        is_strong_later = choice.lower_than(action.card) < LOW and not choice.is_trump
        if _is_to_turn(view) and is_strong_later and not choice.takes(action.card):
            return None
        return found

    return replace(fact, holds=holds)


CARDS: Sequence[Fact[BerzerkaView]] = [
    _card_fact(
        marked("This trick does not count: keep your strong cards for the last six."),
        _before_it_counts,
    ),
    _card_fact(
        marked("It wins now; once the ranking turns, up to {n} cards of {suit} beat it."),
        _wins_only_now,
        1,
    ),
    _card_fact(
        marked("Strong in neither ranking: of {suit}, {low} lower and {high} higher may be out."),
        _in_between,
    ),
    _card_fact(
        marked("It wins; you still want {n} of the {left} tricks left."), _five_not_reached, 1
    ),
    _card_fact(
        marked("It loses: you stand at {n} already, and five are wanted."), _five_reached, -1
    ),
    _card_fact(
        marked("No pain card lies in this trick: winning it costs you nothing."), _no_pain_here
    ),
    _card_fact(
        marked("Whoever follows beats it: all {suit} still out are stronger."), _all_above, -1
    ),
    _card_fact(
        marked("It will hardly win: of the {suit} still out, only {n} are weaker."),
        _hardly_under,
        -1,
    ),
    _card_fact(
        marked("Your only card of {suit}: without it you can throw what you like."),
        _throws_later,
        -1,
    ),
    *map(_withheld, card_facts(choice_of)),
]

# -- what playouts count

WORTHS = Feature(
    WORTH,
    marked("points"),
    marked("Points you can expect: {n}; with {other}, {m}."),
    unit=Unit.POINTS,
)
FIRST = Feature(
    "first",
    marked("you come first"),
    marked("You come first in {n} of 100 hands; with {other}, in {m}."),
)
LAST = Feature(
    "last",
    marked("you come last"),
    marked("You come last in {n} of 100 hands; with {other}, in {m}."),
    good=-1,
)
MIDST = Feature(
    "first",
    marked("the middle is yours"),
    marked("The middle is yours in {n} of 100 hands; with {other}, in {m}."),
)
DECLARES = Feature("holds", marked("you declare it"), "", least=2.0)
"""A column alone, with a difference that is never told: who declares more often is no better off.
"""


def _average(name: str, heading: str, says: str, good: int = 1) -> Feature:
    return Feature(name, heading, says, good, Unit.NUMBER, least=0.1)


TRICKS_WON = _average(
    "count", marked("tricks"), marked("You win {n} tricks on average; with {other}, {m}.")
)
COUNTS: Mapping[str, Feature] = {
    MOST.id: TRICKS_WON,
    FEWEST.id: replace(TRICKS_WON, good=-1),
    NEAR_FIVE.id: _average(
        "off",
        marked("off five"),
        marked("You miss five by {n} on average; with {other}, by {m}."),
        good=-1,
    ),
    LATE.id: _average(
        "count",
        marked("late tricks"),
        marked("You win {n} of the last six tricks; with {other}, {m}."),
    ),
    PAINS.id: _average(
        "count",
        marked("pain cards"),
        marked("You win {n} pain cards on average; with {other}, {m}."),
        good=-1,
    ),
}
"""By objective: what is won of that which the contract counts."""


def features(view: BerzerkaView) -> Sequence[Feature]:
    """Return what is compared: places first, then what is won; a bid also by whether it stands."""
    declared = view.table.declared
    if declared is None:
        return (FIRST, LAST, DECLARES, WORTHS)
    aim = declared.rules.objective
    if aim is MIDDLE:
        return (MIDST, WORTHS)
    return (FIRST, LAST, COUNTS[aim.id], WORTHS)


BEFORE_PLAY = 3
"""Before the play so many times fewer worlds are played out, as others call and change, too."""


def count(
    view: BerzerkaView, choices: Sequence[Choices], rng: Rng, worlds: int
) -> Mapping[str, Any]:
    """Return what comes of choices in the same worlds, by name as [world, choice]; of cards also
    which cards of the hand win a trick."""
    from game.kit.trials import some
    from game.rulesets.berzerka.numbers import in_numbers

    if view.table.phase is not Phase.PLAY:
        return _before_play(view, choices, rng, worlds // BEFORE_PLAY)
    from game.kernels.berzerka.trials import AHEAD, COUNT, WON

    declared, me = view.table.declaration, view.table.player
    layouts = some(weighed(view, rng), knowledge(view), rng, worlds)
    deal = in_numbers(view.table)
    cards = [int(each.card) for each in choices if isinstance(each, PlayCard)]
    returns, facts = deal.look_on(cards, layouts)
    ranked, ahead, won = facts[:, :, COUNT], facts[:, :, AHEAD], facts[:, :, WON]
    weight = declared.rules.objective.overbid_sign * declared.overbid * (declared.declarer == me)
    return {
        WORTH: deal.paid(returns),
        "first": ahead == 0,
        "last": ahead == PLAYERS - 1,
        "count": ranked - weight,
        "off": abs(ranked - FIVE),
        **{str(card): won >> int(card) & 1 for card in view.hand},
    }


def _before_play(
    view: BerzerkaView, choices: Sequence[Choices], rng: Rng, worlds: int
) -> Mapping[str, Any]:
    """Return the same of choices that are made before a card is played."""
    from game.kernels.berzerka.face import by_name
    from game.kit.trials import in_time

    drawn = islice(found_worlds(view, rng.fork("worlds")), in_time(worlds))
    return by_name(
        [
            [_ended(view, each, world.clone(), rng.fork("play", number)) for each in choices]
            for number, world in enumerate(drawn)
        ]
    )


def _ended(view: BerzerkaView, action: Choices, world: Any, rng: Rng) -> Mapping[str, float]:
    """Return what is counted of a choice in one world, by name."""
    from game.rulesets.berzerka.numbers import in_numbers

    me, is_called = view.table.player, view.table.declared is None
    for step in steps_of(action):
        world.apply_action(step)
    table = up_to_play(world, rng)
    declared, found = table.declaration, in_numbers(table)
    found.play_out()
    points = found.points()[me]
    counted = {WORTH: points, "first": points > 0, "last": points < 0}
    if is_called:
        holds = (declared.declarer, declared.box.id) == (me, getattr(action, "contract", None))
        return {**counted, "holds": holds}
    aim = declared.rules.objective
    counts = found.won()[aim.counted]
    ranked = ranked_counts(aim, counts, declared.declarer, declared.overbid)[me]
    return {**counted, "count": counts[me], "off": abs(ranked - FIVE)}


def way(tally: Tally, best: Choices, other: Choices) -> int:
    """Return 1 where the best choice wins more of what counts, -1 where it wins less; 0 where
    neither is real, or nobody has counted it."""
    if "count" not in tally.means:
        return 0
    won = tally.figure("count", best, other)
    return (won.gap > 0) - (won.gap < 0) if won.is_real() else 0


def _members(view: BerzerkaView) -> Sequence[Card]:
    """Return the cards of which one may be the cause; none while tricks do not count."""
    table = view.table
    if table.phase is not Phase.PLAY:
        return ()
    is_early = table.declaration.rules.objective is LATE and len(table.tricks) < HALF
    return () if is_early else view.hand


CARDS_WON: Each[BerzerkaView] = Each(
    members=_members,
    name=number_card_name,
    is_of=is_about,
    says={
        Role.BEST: marked("Played now, the {member} wins in {n} of 100; kept, in {m}."),
        Role.OTHER: marked("Kept, the {member} wins in {n} of 100; played now, in {m}."),
        Role.THIRD: marked("Your {member} then wins in {n} of 100; after {other}, in {m}."),
    },
)

# -- what breaks a tie, and names


def cost(view: BerzerkaView, action: Choices) -> tuple[Any, ...]:
    """Return what a choice costs where several are level: a bid its overbid and what the hand lacks
    for it, a change how far it is from the plain one, a card how strong it is."""
    match action:
        case Bid(contract, overbid):
            return overbid + _lacks(view, contract), 0
        case Pick(contract):
            return _lacks(view, contract), 0
        case Pass():
            return 0, 1
        case NameTrump(suit):
            return -held(view.hand, suit), suit
        case NamePain(suit):
            return held(view.hand, suit), suit
        case NameRanking(inverted):
            return -strong(view.hand, inverted), inverted
        case PlayCard(card):
            return _spent(view, choice_of(view, card))
        case Whole() | Discard() | Done():
            return _from_plain(view, action)
    return (str(action),)


def _lacks(view: BerzerkaView, contract: str) -> int:
    """Return what weighs on a contract: its value, and far more each card that the hand lacks."""
    box = box_of(view.table.boxes, contract)
    short = lacking(view.hand, box.rules)
    return 100 * short + box.value if short else 0


def _from_plain(view: BerzerkaView, action: Choices) -> tuple[Any, ...]:
    table = view.table
    plain = to_put_away(had(table), table.declaration, table.player, table.most_discards)
    cards = {int(each.card) for each in _gone(view, action) or ()}
    return len(cards ^ {*plain}), sorted(cards)


def _spent(view: BerzerkaView, choice: Choice) -> tuple[Any, ...]:
    if _is_to_turn(view):
        lower = choice.lower_than(choice.card)
        return choice.is_trump, -min(choice.higher, lower), int(choice.card)
    return spent(choice, -1 if wants(view) is False else 1)


def kind(view: BerzerkaView, action: Choices) -> Hashable:
    """Return of what kind a choice is: a card by what it does, a bid by its contract, rankings and
    contracts to copy as such, all else by itself."""
    match action:
        case Bid(contract) | Pick(contract):
            return contract
        case NameRanking():
            return NameRanking
        case Copy():
            return Copy
        case PlayCard(card):
            return choice_of(view, card).kind
    return action


def name(view: BerzerkaView, action: Choices) -> str:
    """Return what a choice is called in a sentence."""
    match action:
        case PlayCard(card):
            return _("the {card}").format(card=number_card_name(card))
        case Pass():
            return _("a pass")
        case NameRanking():
            return _("the other ranking")
        case Copy(contract):
            return contract_title(contract)
        case Whole() | Done():
            if not (n := len(steps_of(action)) - 1):
                return _("no change")
            return many("a change of {n} card", "a change of {n} cards", n).format(n=n)
    return advised_words(action)


def _wants(view: BerzerkaView) -> int:
    if view.table.phase is not Phase.PLAY or (found := wants(view)) is None:
        return 0
    return 1 if found else -1


GUIDE: Guide[BerzerkaView] = Guide(
    facts=[*CALLS, *NAMES, *CHANGES, *CARDS],
    features=features,
    each=CARDS_WON,
    kind=kind,
    cost=cost,
    name=name,
    way=way,
    wants=_wants,
    count=count,
    worlds=1000,
    note=marked("Played out in {n} hands that fit what you have seen."),
)
