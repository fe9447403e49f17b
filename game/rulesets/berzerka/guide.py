"""Berzerka's hints: what can be seen of a call, a change or a card, what playouts count, and what
breaks a tie."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from game.core.explain import ON_AVERAGE, Each, Fact, Feature, Guide, Places, Unit
from game.core.points import listed
from game.core.protocols import Whole, steps_of
from game.core.rng import Rng
from game.core.tally import WORTH, Tally
from game.core.words import _, many, marked
from game.kit.cards import NO_TRUMP, SUITS, Card, suit_name
from game.kit.guide import CARD_WINS, FEW, LOW, Choice, card_facts, is_about, spent
from game.kit.knowledge import shown_lacking
from game.kit.packs import NUMBER_DECK, number_card_name
from game.kit.tricks import PlayCard
from game.rulesets.berzerka.actions import (
    BerzerkaAction,
    Bid,
    Copy,
    Discard,
    Done,
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
    Objective,
)
from game.rulesets.berzerka.phases.auction import calls_open
from game.rulesets.berzerka.phases.play import RULES
from game.rulesets.berzerka.playout import up_to_play
from game.rulesets.berzerka.policy import decide
from game.rulesets.berzerka.policy.auction import expected
from game.rulesets.berzerka.policy.evaluation import had
from game.rulesets.berzerka.policy.exchange import to_put_away
from game.rulesets.berzerka.position import BerzerkaTable, BerzerkaView, Phase
from game.rulesets.berzerka.scoring import PLAYERS, goal
from game.rulesets.berzerka.words import advised_words, contract_title
from game.rulesets.berzerka.worlds import knowledge, weighed
from game.rulesets.berzerka.worlds import worlds as found_worlds

Choices = BerzerkaAction | Whole

# -- what can be seen of a call, of what is named, and of a change of cards


def _fact(says: str, acts: Any, test: Callable[..., Places | None]) -> Fact[BerzerkaView]:
    return Fact(says, lambda view, action: test(view, action) if isinstance(action, acts) else None)


def _held(hand: Sequence[Card], suit: int) -> int:
    return sum(card.suit == suit for card in hand)


def _dear(view: BerzerkaView, _pass: Pass) -> Places | None:
    overbids = (each.overbid for each in calls_open(view.table) if isinstance(each, Bid))
    least = min(overbids, default=0)
    return {"n": least} if least else None


def _longest_suit(view: BerzerkaView, named: NameTrump) -> Places | None:
    lengths = {suit: _held(view.hand, suit) for suit in SUITS}
    n = lengths.pop(named.suit)
    return {"n": n} if n > max(lengths.values()) else None


def _gone(action: Choices) -> Sequence[Card]:
    """Return the cards that a change puts away."""
    return [e.card for e in steps_of(action) if isinstance(e, Discard) and e.card is not None]


def _changed(view: BerzerkaView, change: Choices) -> Sequence[Choice]:
    """Return the cards that a change puts away where more tricks are always better."""
    declared = view.table.declaration
    is_for_many = goal(declared, view.table.player) is None
    is_for_many &= not declared.rules.objective.avoids
    return [choice_of(view, card) for card in _gone(change)] if is_for_many else ()


def _to_ruff(view: BerzerkaView, change: Choices) -> Places | None:
    gone = _changed(view, change)
    cards = {each.card for each in gone}
    empty = dict.fromkeys(e.suit for e in gone if cards >= {*e.held} and not e.is_trump)
    if not empty or not _held(view.hand, view.table.declaration.in_trump):
        return None
    return {"suits": listed([*empty]), "much": len(empty)}


def _all_weak(view: BerzerkaView, change: Choices) -> Places | None:
    gone, turns = _changed(view, change), _is_to_turn(view)
    are_weak = all(_is_between(e) if turns else e.higher >= LOW and not e.is_trump for e in gone)
    return {"much": len(gone)} if gone and are_weak else None


CHANGE = Whole | Discard | Done
CALLS: Sequence[Fact[BerzerkaView]] = [
    _fact(marked("The next bid takes an overbid of {n} at least."), Pass, _dear),
    _fact(marked("Your longest suit, with {n} cards."), NameTrump, _longest_suit),
    _fact(
        marked("All your {suits} go: unless you draw one, you can trump when they are led."),
        CHANGE,
        _to_ruff,
    ),
    _fact(marked("Only cards go that would hardly win a trick."), CHANGE, _all_weak),
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


def _is_between(choice: Choice) -> bool:
    """Tell whether a card is strong in neither ranking."""
    return min(choice.lower_than(choice.card), choice.higher) > FEW and not choice.is_trump


def _is_idle(view: BerzerkaView) -> bool:
    """Tell whether a trick neither counts nor gives the lead to one that does."""
    table = view.table
    return not table.declaration.rules.objective.early_tricks and len(table.tricks) < HALF - 1


def _is_to_turn(view: BerzerkaView) -> bool:
    """Tell whether the ranking turns before the last trick."""
    declared, number = view.table.declaration, len(view.table.tricks)
    return len({declared.is_inverted(each) for each in range(number, TRICKS)}) > 1


def _in_between(view: BerzerkaView, play: PlayCard) -> Places | None:
    choice = choice_of(view, play.card)
    n = min(choice.lower_than(choice.card), choice.higher)
    told = {"n": n, "much": n, "suit": choice.suit}
    return told if _is_to_turn(view) and _is_between(choice) else None


def _where_plain(fact: Fact[BerzerkaView]) -> Fact[BerzerkaView]:
    """Return a fact of all trick games, told where tricks count and the ranking stays."""

    def test(view: BerzerkaView, play: PlayCard) -> Places | None:
        return None if _is_idle(view) or _is_to_turn(view) else fact.holds(view, play)

    return replace(_fact(fact.says, PlayCard, test), way=fact.way)


CARDS: Sequence[Fact[BerzerkaView]] = [
    _fact(
        marked("Strong in neither ranking: at least {n} lower and {n} higher {suit} may be out."),
        PlayCard,
        _in_between,
    ),
    *map(_where_plain, card_facts(choice_of)),
]

# -- what playouts count

WORTHS = Feature(
    WORTH,
    marked("points"),
    marked("Points you can expect: {n}; with {other}, {m}."),
    unit=Unit.POINTS,
    least=0.1,
)
FIRST = Feature(
    "first", marked("you come first"), marked("You come first in {n} of 100; with {other}: {m}.")
)
FOR_NOTHING = replace(FIRST, heading=marked("you come first, for 0 points"))
LAST = Feature(
    "last",
    marked("you come last"),
    marked("You come last in {n} of 100; with {other}: {m}."),
    -1,
)
COUNTS: Mapping[Objective, tuple[str, str]] = {
    NEAR_FIVE: ("off", marked("off five")),
    LATE: ("count", marked("late tricks")),
    PAINS: ("count", marked("pain cards")),
}
"""What a contract counts and its heading, by objective; else tricks."""


def features(view: BerzerkaView) -> Sequence[Feature]:
    """Return what is compared: places first, then what is won."""
    if (declared := view.table.declared) is None:
        return FIRST, LAST, WORTHS
    if (aim := declared.rules.objective) is MIDDLE:
        return FIRST if declared.box.value else FOR_NOTHING, WORTHS
    good = -1 if aim.avoids or aim is NEAR_FIVE else 1
    name, heading = COUNTS.get(aim, ("count", marked("tricks")))
    counted = Feature(name, heading, ON_AVERAGE, good, Unit.NUMBER, least=0.1)
    return FIRST, LAST, counted, WORTHS


BEFORE_PLAY = 3
"""Before the play so many times fewer worlds are played out, as others call and change, too."""


def count(
    view: BerzerkaView, choices: Sequence[Choices], rng: Rng, worlds: int
) -> Mapping[str, Any]:
    """Return what comes of choices in the same worlds, by name as [world, choice]; of cards also
    which cards of the hand win a trick."""
    from game.kernels.berzerka.trials import AHEAD, COUNT, WON
    from game.kernels.lanes import array_of  # which brings numba: not for the window
    from game.kit.trials import in_time, some
    from game.rulesets.berzerka.numbers import in_numbers

    table, cards = view.table, {}
    if table.phase is Phase.PLAY:
        layouts, deal = some(weighed(view, rng), knowledge(view), rng, worlds), in_numbers(table)
        played = [int(each.card) for each in choices if isinstance(each, PlayCard)]
        returns, facts = deal.look_on(played, layouts)
        ahead, ranked, won = (facts[:, :, n] for n in (AHEAD, COUNT, WON))
        points, overbid = deal.paid(returns), _overbid(table, table.player)
        cards = {str(card): won >> int(card) & 1 for card in view.hand}
    else:
        drawn = islice(found_worlds(view, rng.fork("worlds")), in_time(worlds // BEFORE_PLAY))
        rows: list[Any] = [
            [_came_to(world.clone(), each, rng.fork("play", n)) for each in choices]
            for n, world in enumerate(drawn)
        ]
        points, ahead, ranked, overbid = (array_of(rows)[:, :, n] for n in range(4))
    return {
        WORTH: points,
        "first": ahead == 0,
        "last": ahead == PLAYERS - 1,
        "count": ranked - overbid,
        "off": abs(ranked - FIVE),
        **cards,
    }


def _came_to(world: Any, action: Choices, rng: Rng) -> Sequence[int]:
    """Return what comes of a choice in a world: the points of whoever makes it, how many are placed
    before him, what is ranked of him, and the overbid in that."""
    from game.rulesets.berzerka.numbers import in_numbers

    me = world.table.player
    for step in steps_of(action):
        world.apply_action(step)
    table = up_to_play(world, rng)
    deal = in_numbers(table)
    deal.play_out()
    return *deal.came_to(me), _overbid(table, me)


def _overbid(table: BerzerkaTable, player: int) -> int:
    """Return what the overbid adds to a player's count."""
    declared = table.declaration
    is_his = declared.declarer == player
    return declared.rules.objective.overbid_sign * declared.overbid if is_his else 0


def way(view: BerzerkaView, tally: Tally, best: Choices, other: Choices) -> int:
    """Return 1 where more of what counts is won, -1 where less is: as the contract wants it, or
    else as the best choice does; 0 where that is open."""
    won, declared = tally.figure("count", best, other), view.table.declared
    if declared is not None and goal(declared, view.table.player) is None:
        return wants(view)
    return (won.gap > 0) - (won.gap < 0) if won.is_real() else 0


def _may_win(view: BerzerkaView) -> Sequence[Card]:
    """Return the cards of which one may be the cause; none while tricks do not count."""
    return view.hand if view.table.phase is Phase.PLAY and not _is_idle(view) else ()


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
        case Whole() | Discard() | Done():
            return len({*_gone(action)} ^ _plain_change(view)), str(action)
        case PlayCard(card):
            return spent(choice_of(view, card), wants(view) or 1)
    return action != decide(table), str(action)


def _plain_change(view: BerzerkaView) -> set[Card]:
    table = view.table
    most = table.most_discards
    cards = to_put_away(had(table), table.declaration, table.player, most)
    return {NUMBER_DECK[card] for card in cards}


def kind(view: BerzerkaView, action: Choices) -> Hashable:
    """Return of what kind a choice is: a card by what it does, a bid as such, else by itself."""
    if isinstance(action, PlayCard):
        return choice_of(view, action.card).kind
    return Bid if isinstance(action, Bid) else action


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
    """Return what a change is called: the plain player's by how many cards go, one that is close to
    it by the cards in which they differ."""
    plain, n = _plain_change(view), len(gone)
    if not gone:
        return _("no change")
    if gone == plain:
        return many("a change of {n} card", "a change of {n} cards", n).format(n=n)
    away, kept = (list(map(number_card_name, each)) for each in (gone - plain, plain - gone))
    match away, kept:
        case [card], []:
            return _("the {card} away").format(card=card)
        case [], [card]:
            return _("the {card} kept").format(card=card)
        case [card], [other]:
            return _("the {card} for the {other}").format(card=card, other=other)
    return many("another change of {n} card", "another change of {n} cards", n).format(n=n)


GUIDE: Guide[BerzerkaView] = Guide(
    facts=[*CALLS, *CARDS],
    features=features,
    each=Each(_may_win, number_card_name, is_about, CARD_WINS),
    kind=kind,
    cost=cost,
    name=name,
    way=way,
    wants=wants,
    count=count,
    worlds=1000,
    note=marked("Played out in {n} hands that fit what you have seen."),
)
