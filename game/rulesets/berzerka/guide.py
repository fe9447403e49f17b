"""Berzerka's hints: what can be seen of a call, a change or a card, what playouts count, and what
breaks a tie."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from game.core.explain import Each, Fact, Feature, Guide, Places, Unit
from game.core.placing import listed
from game.core.rng import Rng
from game.core.tally import WORTH, Tally
from game.core.whole import Whole, steps_of
from game.core.words import _, many, marked
from game.kit.cards import NO_TRUMP, SUITS, Card, suit_name
from game.kit.choice import FEW, LOW, Choice
from game.kit.guide import CARD_WINS, card_facts, is_about, spent
from game.kit.knowledge import shown_lacking
from game.kit.packs import NUMBER_DECK, number_card_name
from game.kit.tricks import PlayCard
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
from game.rulesets.berzerka.board import box_of
from game.rulesets.berzerka.contracts import (
    FIVE,
    HALF,
    LATE,
    MIDDLE,
    NEAR_FIVE,
    PAINS,
    TRICKS,
)
from game.rulesets.berzerka.declared import Declared
from game.rulesets.berzerka.goals import goal
from game.rulesets.berzerka.phases.auction import calls_open
from game.rulesets.berzerka.phases.play import RULES
from game.rulesets.berzerka.playout import up_to_play
from game.rulesets.berzerka.policy import exchange
from game.rulesets.berzerka.policy.auction import expected
from game.rulesets.berzerka.policy.evaluation import had
from game.rulesets.berzerka.position import BerzerkaView, Phase
from game.rulesets.berzerka.scoring import PLAYERS
from game.rulesets.berzerka.words import advised_words, contract_title
from game.rulesets.berzerka.worlds import knowledge, weighed
from game.rulesets.berzerka.worlds import worlds as found_worlds

Choices = BerzerkaAction | Whole
Found = Places | None

LONG = 3
"""From so many of the first six cards on a suit speaks for a bid."""
STRONG = 5
"""So many ranks of a suit are strong: 1 to 5 where 1 is high, 9 to 13 else."""

# -- what can be seen of a call, and of what is named


def _held(hand: Sequence[Card], suit: int) -> int:
    return sum(card.suit == suit for card in hand)


def _of_trumps(view: BerzerkaView, action: Choices) -> Found:
    if not isinstance(action, Bid | Pick):
        return None
    trump = box_of(view.table.boxes, action.contract).rules.trump
    if trump is None or (n := _held(view.hand, trump)) < LONG:
        return None
    return {"n": n, "suit": suit_name(trump), "much": n}


def _dear(view: BerzerkaView, action: Choices) -> Found:
    bids = (each for each in calls_open(view.table) if isinstance(each, Bid))
    least = min((bid.overbid for bid in bids), default=0) if isinstance(action, Pass) else 0
    return {"n": least} if least else None


def _longest_suit(view: BerzerkaView, action: Choices) -> Found:
    if not isinstance(action, NameTrump):
        return None
    n = _held(view.hand, action.suit)
    is_longest = all(_held(view.hand, suit) < n for suit in SUITS if suit != action.suit)
    return {"n": n, "suit": suit_name(action.suit)} if is_longest else None


def _more_at_the_top(view: BerzerkaView, action: Choices) -> Found:
    if not isinstance(action, NameRanking):
        return None
    low, high = (
        sum(start <= card.rank < start + STRONG for card in view.hand)
        for start in (0, TRICKS - STRONG)
    )
    n, m = (low, high) if action.inverted else (high, low)
    return {"n": n, "m": m} if n > m else None


CALLS: Sequence[Fact[BerzerkaView]] = [
    Fact(marked("{n} of your six cards are {suit}, which are trumps there."), _of_trumps),
    Fact(marked("The next bid takes an overbid of {n} at least."), _dear),
    Fact(marked("{suit}: your longest suit, with {n} cards."), _longest_suit),
    Fact(
        marked("{n} of your cards are then among the five highest ranks; the other way, {m}."),
        _more_at_the_top,
    ),
]

# -- what can be seen of a change of cards


def _gone(action: Choices) -> Sequence[Card]:
    """Return the cards that a change puts away."""
    return [e.card for e in steps_of(action) if isinstance(e, Discard) and e.card is not None]


def _changed(view: BerzerkaView, action: Choices) -> Sequence[Choice]:
    """Return the cards that a change puts away where more tricks are always better."""
    declared = view.table.declared
    if declared is None or declared.rules.objective.avoids:
        return ()
    is_for_many = goal(declared, view.table.player) is None
    return [choice_of(view, card) for card in _gone(action)] if is_for_many else ()


def _to_ruff(view: BerzerkaView, action: Choices) -> Found:
    gone = _changed(view, action)
    cards = {each.card for each in gone}
    empty = dict.fromkeys(e.suit for e in gone if cards >= {*e.held} and not e.is_trump)
    if not empty or not _held(view.hand, view.table.declaration.in_trump):
        return None
    return {"suits": listed([*empty]), "much": len(empty)}


def _all_weak(view: BerzerkaView, action: Choices) -> Found:
    gone = _changed(view, action)
    turns = gone and _is_to_turn(view)
    are_weak = all(_is_between(e) if turns else e.higher >= LOW and not e.is_trump for e in gone)
    return {"much": len(gone)} if gone and are_weak else None


CHANGES: Sequence[Fact[BerzerkaView]] = [
    Fact(
        marked("All your {suits} go: unless you draw one, you can trump when they are led."),
        _to_ruff,
    ),
    Fact(marked("Only cards go that would hardly win a trick."), _all_weak),
]

# -- what can be seen of a card


def choice_of(view: BerzerkaView, card: Card) -> Choice:
    """Return the choice of a card, with all that bears on it."""
    table, me = view.table, view.table.player
    trump = table.declaration.in_trump
    lacks = shown_lacking((*table.tricks, table.trick), PLAYERS, RULES, NO_TRUMP)
    one, other = (mask for player, mask in enumerate(lacks) if player != me)
    seen = {*view.hand, *table.put_away(me), *(played for _who, played, _trick in table.played())}
    return Choice(
        card,
        RULES.open_cards(view.hand, table.trick, trump)[0],
        table.trick,
        trump,
        table.declaration.order(len(table.tricks)),
        [e for e in NUMBER_DECK if e not in seen and not one & other & 1 << e],
        len(table.trick.cards) == PLAYERS - 1,
        suit_name,
        number_card_name,
    )


def _beside(choice: Choice) -> tuple[int, int]:
    """Return how many lower and how many higher cards of its suit may be out."""
    return choice.lower_than(choice.card), choice.higher


def _is_between(choice: Choice) -> bool:
    """Tell whether a card is strong in neither ranking."""
    return min(_beside(choice)) > FEW and not choice.is_trump


def _is_idle(view: BerzerkaView) -> bool:
    """Tell whether a trick neither counts nor gives the lead to one that does."""
    table = view.table
    return not table.declaration.rules.objective.early_tricks and len(table.tricks) < HALF - 1


def _is_to_turn(view: BerzerkaView) -> bool:
    """Tell whether the ranking turns before the last trick."""
    declared, number = view.table.declaration, len(view.table.tricks)
    return len({declared.is_inverted(each) for each in range(number, TRICKS)}) > 1


def _in_between(view: BerzerkaView, action: Choices) -> Found:
    if not isinstance(action, PlayCard) or not _is_to_turn(view):
        return None
    choice = choice_of(view, action.card)
    low, high = _beside(choice)
    told = {"low": low, "high": high, "suit": choice.suit, "much": min(low, high)}
    return told if _is_between(choice) else None


def _withheld(fact: Fact[BerzerkaView]) -> Fact[BerzerkaView]:
    """Return a fact of all trick games that is not told where it would mislead: in tricks that do
    not count, and of a card that loses and is strong once the ranking has turned."""

    def holds(view: BerzerkaView, action: Choices) -> Found:
        if not isinstance(action, PlayCard) or _is_idle(view):
            return None
        choice = choice_of(view, action.card)
        is_strong_later = choice.lower_than(action.card) < LOW and not choice.is_trump
        if _is_to_turn(view) and is_strong_later and not choice.takes(action.card):
            return None
        return fact.holds(view, action)

    return replace(fact, holds=holds)


CARDS: Sequence[Fact[BerzerkaView]] = [
    Fact(
        marked("Strong in neither ranking: of {suit}, {low} lower and {high} higher may be out."),
        _in_between,
    ),
    *map(_withheld, card_facts(choice_of)),
]

# -- what playouts count

EXPECTED = marked("Points you can expect: {n}; with {other}, {m}.")
WORTHS = Feature(WORTH, marked("points"), EXPECTED, unit=Unit.POINTS, least=0.1)
FIRST = Feature(
    "first", marked("you come first"), marked("You come first in {n} of 100; with {other}: {m}.")
)
LAST = Feature(
    "last",
    marked("you come last"),
    marked("You come last in {n} of 100; with {other}: {m}."),
    -1,
)
MIDST = Feature(
    "first",
    marked("the middle is yours"),
    marked("The middle is yours in {n} of 100; with {other}: {m}."),
)
FOR_NOTHING = replace(MIDST, heading=marked("the middle is yours, for 0 points"))
DECLARES = Feature("holds", marked("you declare"), "", least=2.0)
"""A column alone, with a difference that is never told: who declares more often is no better off.
"""
WON: Mapping[str, tuple[str, str]] = {
    NEAR_FIVE.id: (
        marked("off five"),
        marked("You miss five by {n} on average; with {other}, by {m}."),
    ),
    LATE.id: (
        marked("late tricks"),
        marked("You win {n} of the last six tricks; with {other}, {m}."),
    ),
    PAINS.id: (
        marked("pain cards"),
        marked("You win {n} pain cards on average; with {other}, {m}."),
    ),
}
TRICKS_WON = marked("tricks"), marked("You win {n} tricks on average; with {other}, {m}.")
"""What is said of what a contract counts, by objective, and of tricks."""


def features(view: BerzerkaView) -> Sequence[Feature]:
    """Return what is compared: places first, then what is won; a bid also by whether it stands."""
    if (declared := view.table.declared) is None:
        return FIRST, LAST, DECLARES, WORTHS
    if (aim := declared.rules.objective) is MIDDLE:
        return MIDST if declared.box.value else FOR_NOTHING, WORTHS
    counted, says = "off" if aim is NEAR_FIVE else "count", WON.get(aim.id, TRICKS_WON)
    good = -1 if aim.avoids or aim is NEAR_FIVE else 1
    return FIRST, LAST, Feature(counted, *says, good, Unit.NUMBER, least=0.1), WORTHS


BEFORE_PLAY = 3
"""Before the play so many times fewer worlds are played out, as others call and change, too."""


def count(
    view: BerzerkaView, choices: Sequence[Choices], rng: Rng, worlds: int
) -> Mapping[str, Any]:
    """Return what comes of choices in the same worlds, by name as [world, choice]; of cards also
    which cards of the hand win a trick."""
    from game.kernels.berzerka.face import by_name
    from game.kit.trials import in_time, some
    from game.rulesets.berzerka.numbers import in_numbers

    if view.table.phase is not Phase.PLAY:
        drawn = islice(found_worlds(view, rng.fork("worlds")), in_time(worlds // BEFORE_PLAY))
        return by_name(
            [
                [_ended(view, each, world.clone(), rng.fork("play", number)) for each in choices]
                for number, world in enumerate(drawn)
            ]
        )
    from game.kernels.berzerka.trials import AHEAD, COUNT, WON

    layouts = some(weighed(view, rng), knowledge(view), rng, worlds)
    deal = in_numbers(view.table)
    cards = [int(each.card) for each in choices if isinstance(each, PlayCard)]
    returns, facts = deal.look_on(cards, layouts)
    ahead, ranked, won = facts[:, :, AHEAD], facts[:, :, COUNT], facts[:, :, WON]
    counted = _named(view, view.table.declaration, deal.paid(returns), ahead, ranked)
    return {**counted, **{str(card): won >> int(card) & 1 for card in view.hand}}


def _ended(view: BerzerkaView, action: Choices, world: Any, rng: Rng) -> Mapping[str, Any]:
    """Return what is counted of a choice in one world, by name."""
    from game.rulesets.berzerka.numbers import in_numbers

    for step in steps_of(action):
        world.apply_action(step)
    table = up_to_play(world, rng)
    declared, deal = table.declaration, in_numbers(table)
    deal.play_out()
    counted = _named(view, declared, *deal.came_to(view.table.player))
    return {**counted, "holds": declared.declarer == view.table.player}


def _named(
    view: BerzerkaView, declared: Declared, points: Any, ahead: Any, ranked: Any
) -> Mapping[str, Any]:
    """Return by name what a player has of hands: numbers, or arrays of them."""
    sign = declared.rules.objective.overbid_sign * (declared.declarer == view.table.player)
    return {
        WORTH: points,
        "first": ahead == 0,
        "last": ahead == PLAYERS - 1,
        "count": ranked - sign * declared.overbid,
        "off": abs(ranked - FIVE),
    }


def way(tally: Tally, best: Choices, other: Choices) -> int:
    """Return 1 where the best choice wins more of what counts, -1 where it wins less, 0 where
    neither is real."""
    won = tally.figure("count", best, other)
    return (won.gap > 0) - (won.gap < 0) if won.is_real() else 0


def _members(view: BerzerkaView) -> Sequence[Card]:
    """Return the cards of which one may be the cause; none while tricks do not count."""
    return view.hand if view.table.phase is Phase.PLAY and not _is_idle(view) else ()


CARDS_WON: Each[BerzerkaView] = Each(_members, number_card_name, is_about, CARD_WINS)

# -- what breaks a tie, and names


def wants(view: BerzerkaView) -> int:
    """Return 1 where one more trick helps the player, -1 where it does not, 0 where it is open."""
    table, me = view.table, view.table.player
    if table.phase is not Phase.PLAY:
        return 0
    if (aim := goal(table.declaration, me)) is None:
        return -1 if table.declaration.rules.objective.avoids else 1
    left = aim - table.taken[me]
    return (left >= 1) - (left <= 0)


def cost(view: BerzerkaView, action: Choices) -> tuple[Any, ...]:
    """Return what a choice costs where several are level: a call its overbid, then what a plain
    player expects of it; a change how far it is from his; a card how strong it is."""
    table = view.table
    match action:
        case Bid(contract) | Pick(contract):
            overbid = action.overbid if isinstance(action, Bid) else 0
            return overbid, -expected(box_of(table.boxes, contract), had(table), overbid)
        case Pass():
            return 0.5, 0.0
        case NameTrump() | NameRanking() | NamePain():
            return action != exchange.name(table), str(action)
        case Whole() | Discard() | Done():
            return len({*_gone(action)} ^ _plain_change(view)), str(action)
        case PlayCard(card):
            choice = choice_of(view, card)
            if not _is_to_turn(view):
                return spent(choice, wants(view) or 1)
            return choice.is_trump, -min(_beside(choice)), int(card)
    return (str(action),)


def _plain_change(view: BerzerkaView) -> set[Card]:
    table = view.table
    most = table.most_discards
    cards = exchange.to_put_away(had(table), table.declaration, table.player, most)
    return {NUMBER_DECK[card] for card in cards}


def kind(view: BerzerkaView, action: Choices) -> Hashable:
    """Return of what kind a choice is: a card by what it does, bids, rankings and contracts to copy
    as such, all else by itself."""
    match action:
        case Bid() | NameRanking() | Copy():
            return type(action).__name__
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
        case NameRanking(inverted):
            return _("1 high") if inverted else _("13 high")
        case Copy(contract):
            return contract_title(contract)
        case Whole() | Done():
            return _change_name(view, {*_gone(action)})
    return advised_words(action)


def _change_name(view: BerzerkaView, gone: set[Card]) -> str:
    """Return what a change is called: the plain player's by how many cards go, others by the cards
    in which they differ from it."""
    plain, n = _plain_change(view), len(gone)
    if not gone:
        return _("no change")
    if gone == plain:
        return many("a change of {n} card", "a change of {n} cards", n).format(n=n)
    kept, more = (list(map(number_card_name, each)) for each in (plain - gone, gone - plain))
    match kept, more:
        case [], [card]:
            return (_("the {card} as well") if plain else _("the {card} alone")).format(card=card)
        case [card], []:
            return _("the {card} kept").format(card=card)
        case [other], [card]:
            return _("the {card} for the {other}").format(card=card, other=other)
    return many("another change of {n} card", "another change of {n} cards", n).format(n=n)


GUIDE: Guide[BerzerkaView] = Guide(
    facts=[*CALLS, *CHANGES, *CARDS],
    features=features,
    each=CARDS_WON,
    kind=kind,
    cost=cost,
    name=name,
    way=way,
    wants=wants,
    count=count,
    worlds=1000,
    note=marked("Played out in {n} hands that fit what you have seen."),
)
