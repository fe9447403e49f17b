"""Dreierschnapsen's hints: what can be seen of a call or a card, what playouts count, and what
breaks a tie."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from game.core.explain import Fact, Feature, Guide, Places, Unit
from game.core.placing import listed
from game.core.rng import Rng
from game.core.tally import WORTH
from game.core.whole import Whole, steps_of
from game.core.words import _, marked
from game.kit.actions import PlayCard
from game.kit.cards import Card
from game.kit.choice import Choice
from game.kit.german import (
    ACE,
    KING,
    OBER,
    POINTS,
    TEN,
    german_card_name,
    german_suit_name,
    points_in,
)
from game.kit.guide import Much, card_facts, card_kind, held_words, spent
from game.kit.packs import HIGH
from game.rulesets.schnapsen.actions import (
    Bid,
    Claim,
    LeaveTalon,
    Marry,
    NameTrump,
    Pass,
    PutAway,
    SayKontra,
    SayRekontra,
    SchnapsenAction,
    TakeTalon,
    TurnUp,
)
from game.rulesets.schnapsen.contracts import ALL_TRICKS, CONTRACTS, COUNTING, RANKING, Aim
from game.rulesets.schnapsen.knowledge import beside, knowledge, still_out
from game.rulesets.schnapsen.play import RULES
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, SchnapsenView
from game.rulesets.schnapsen.scoring import marriage_value, may_marry
from game.rulesets.schnapsen.standing import PLAYERS
from game.rulesets.schnapsen.words import contract_name
from game.rulesets.schnapsen.worlds import numbers_of, worlds_to_try_in

Choosing = SchnapsenAction | Whole
FEW, MANY = 2, 3
"""So few cards that can go wrong may be changed; so many may not, and so many low ones attack a
Bettler."""

# -- what a hand is good for


def choice_of(view: SchnapsenView, card: Card) -> Choice:
    """Return the choice of a card, with all that bears on it."""
    table = view.table
    return Choice(
        card,
        RULES.open_cards(view.hand, table.trick, table.trump)[0],
        table.trick,
        table.trump,
        HIGH,
        still_out(view),
        len(table.trick.cards) == PLAYERS - 1,
        german_suit_name,
        german_card_name,
    )


def forced(hand: Sequence[Card], out: Sequence[Card]) -> list[Card]:
    """Return the cards that a lower one led may force to win (DS-25)."""
    return [card for card in hand if beside(card, out)[0]]


def beatable(hand: Sequence[Card], out: Sequence[Card]) -> list[Card]:
    """Return the cards that may be beaten even if each suit is led from the top; what may be ruffed
    is not asked."""
    found: list[Card] = []
    for suit in {card.suit for card in hand}:
        own = [card for card in hand if card.suit == suit]
        low = [card for card in own if beside(card, out)[1]]
        if len(own) - len(low) < sum(card.suit == suit for card in out):
            found += low
    return found


def weak(view: SchnapsenView, hand: Sequence[Card], aim: Aim) -> Sequence[Card]:
    """Return which cards of a hand can go wrong, by what a contract asks."""
    return (forced if aim is Aim.NO_TRICK else beatable)(hand, still_out(view))


# -- what can be seen of a call


def _call(
    says: str, call: type[Any], test: Callable[[SchnapsenView, Any], Places | None]
) -> Fact[SchnapsenView]:
    return Fact(says, lambda view, action: test(view, action) if isinstance(action, call) else None)


def _trumps(view: SchnapsenView, named: NameTrump) -> Places | None:
    held = sum(card.suit == named.suit for card in view.hand)
    return {"n": held, "suit": german_suit_name(named.suit), "much": held} if held > 1 else None


def _apart(view: SchnapsenView, _action: TurnUp) -> Places | None:
    return {} if len({card.suit for card in view.hand}) == len(view.hand) else None


def _nearly(view: SchnapsenView, bid: Bid) -> Places | None:
    aim = CONTRACTS[bid.contract].aim
    found = weak(view, view.hand, aim) if aim in (Aim.NO_TRICK, Aim.EVERY_TRICK) else ()
    return {"cards": ", ".join(map(german_card_name, found))} if 0 < len(found) <= FEW else None


def _least(view: SchnapsenView, bid: Bid) -> Places | None:
    is_game = CONTRACTS[bid.contract].aim is Aim.POINTS
    held = held_words(view.hand, view.table.named_trump, ace=ACE, ten=TEN)
    return {"held": held} if is_game else None


def _neither(view: SchnapsenView, _action: Pass) -> Places | None:
    """Return how far a hand is from taking every trick, and from taking none."""
    beaten, high = (len(weak(view, view.hand, aim)) for aim in (Aim.EVERY_TRICK, Aim.NO_TRICK))
    is_far = view.table.phase is Phase.AUCTION and min(beaten, high) >= MANY
    return {"n": beaten, "m": high} if is_far else None


def _unsure(view: SchnapsenView, _action: Pass) -> Places | None:
    """Tell whether no card of an opponent is sure to take a trick: no trump that nothing beats in a
    Game, elsewhere none that enough lower ones of its suit go with."""
    table, hand, out = view.table, view.hand, still_out(view)
    if table.phase is not Phase.KONTRA or table.row.aim is Aim.NO_TRICK:
        return None
    is_game = table.row.aim is Aim.POINTS
    sure = [
        card
        for card in hand
        if beside(card, out)[1] <= (0 if is_game else beside(card, hand)[0])
        and (card.suit == table.trump or not is_game)
    ]
    return None if sure else {}


def _high(view: SchnapsenView, _action: Pass) -> Places | None:
    is_asked = view.table.phase is Phase.KONTRA and view.table.row.aim is Aim.NO_TRICK
    return {} if is_asked and sum(card.rank < KING for card in view.hand) < MANY else None


CALLS: Sequence[Fact[SchnapsenView]] = [
    _call(
        marked("A claim wins the deal at once; unclaimed, 66 counts for nothing."),
        Claim,
        lambda *_: {},
    ),
    _call(marked("Of your three cards, {n} are {suit}."), NameTrump, _trumps),
    _call(marked("You hold no two cards of one suit, so let a card decide."), TurnUp, _apart),
    _call(marked("Only these of your cards can go wrong: {cards}."), Bid, _nearly),
    _call(marked("Game is the least that you can open with: you hold {held}."), Bid, _least),
    _call(
        marked("Led from the top, {n} of your cards can be beaten; {m} can be forced to win."),
        Pass,
        _neither,
    ),
    _call(
        marked("Kontra doubles a loss too, and no card of yours is sure of a trick."),
        Pass,
        _unsure,
    ),
    _call(marked("Kontra doubles a loss too, and you have few low cards to lead."), Pass, _high),
]

# -- what can be seen of cards put away


def _away(
    says: str, test: Callable[[SchnapsenView, Sequence[Card], Sequence[Card]], Places | None]
) -> Fact[SchnapsenView]:
    """Return a fact of cards put away; `test` is told which, and which are kept."""

    def holds(view: SchnapsenView, action: Any) -> Places | None:
        away = _cards_away(action)
        return test(view, away, [card for card in view.hand if card not in away]) if away else None

    return Fact(says, holds)


def _cards_away(action: Any) -> Sequence[Card]:
    puts = (each.card for each in steps_of(action) if isinstance(each, PutAway))
    return [card for card in puts if card is not None]


def _fewer(aims: Sequence[Aim]) -> Callable[..., Places | None]:
    def test(view: SchnapsenView, _away: Sequence[Card], kept: Sequence[Card]) -> Places | None:
        aim = view.table.row.aim
        found = len(weak(view, kept, aim))
        return {"n": found, "much": -found} if aim in aims else None

    return test


def _to_ruff(view: SchnapsenView, away: Sequence[Card], kept: Sequence[Card]) -> Places | None:
    """Return the suits of which nothing is left, where the declarer may come to trump."""
    table, suits = view.table, {card.suit for card in kept}
    gone = sorted({card.suit for card in away} - suits - {table.trump})
    leads_all = table.row.aim in ALL_TRICKS and table.first_leader == table.maker
    if not gone or table.trump not in suits or leads_all:
        return None
    return {"suits": ", ".join(map(german_suit_name, gone)), "much": len(gone)}


AWAY: Sequence[Fact[SchnapsenView]] = [
    _away(
        marked("Led from the top, fewer of the cards that you keep can be beaten: {n}."),
        _fewer(ALL_TRICKS),
    ),
    _away(
        marked("Fewer of the cards that you keep can be forced to win: {n}."),
        _fewer((Aim.NO_TRICK,)),
    ),
    _away(marked("Without {suits} you can trump what is led there."), _to_ruff),
]

# -- what can be seen of a card played


def _card(says: str, test: Callable[[SchnapsenTable, Choice], Much]) -> Fact[SchnapsenView]:
    """Return a fact of a card that is played, declared as a marriage or not."""

    def holds(view: SchnapsenView, action: Any) -> Places | None:
        if not isinstance(action, PlayCard | Marry):
            return None
        choice = choice_of(view, action.card if isinstance(action, PlayCard) else action.led)
        if (much := test(view.table, choice)) is False:
            return None
        return {
            "suit": choice.suit,
            "value": marriage_value(choice.card.suit, view.table.trump),
            "points": points_in([choice.card]),
            "higher": choice.higher,
            "much": float(much),
        }

    return Fact(says, holds)


def _is_declarer(table: SchnapsenTable) -> bool:
    return table.player == table.declarer


def _is_partners(table: SchnapsenTable) -> bool:
    """Tell whether the other opponent of the declarer has the best card of the trick so far."""
    if _is_declarer(table) or not table.trick.cards or table.row.aim is Aim.NO_TRICK:
        return False
    return table.trick.winner(table.trump, PLAYERS) not in (table.player, table.declarer)


def _marries(table: SchnapsenTable, choice: Choice) -> Much:
    """Return what a marriage brings that is led from."""
    card = choice.card
    pair = {each.rank for each in choice.held} >= {KING, OBER}
    may = not table.trick.cards and may_marry(table.row.aim, is_declarer=_is_declarer(table))
    return may and pair and card.rank in (KING, OBER) and marriage_value(card.suit, table.trump)


def _adds(table: SchnapsenTable, choice: Choice) -> Much:
    is_his = table.row.aim in COUNTING and _is_partners(table)
    return is_his and not choice.takes(choice.card) and points_in([choice.card])


def _gives(table: SchnapsenTable, choice: Choice) -> Much:
    """Return how little a card gives to a trick that the other side wins."""
    is_theirs = table.row.aim in COUNTING and not _is_partners(table)
    is_settled = choice.is_last or _is_declarer(table)
    return is_theirs and is_settled and not choice.takes(choice.card) and -points_in([choice.card])


def _under(table: SchnapsenTable, choice: Choice) -> Much:
    """Return how many cards the declarer of a Bettler may have to beat this one with."""
    trick = table.trick
    played = [trick.player(place, PLAYERS) for place in range(len(trick.cards))]
    is_it = table.row.aim is Aim.NO_TRICK and not _is_declarer(table) and choice.follows
    return is_it and table.maker not in played and choice.higher > 0 and choice.higher


def _in_his_place(table: SchnapsenTable, choice: Choice) -> Much:
    """Return how many cards one would beat that is got rid of against a Bettler."""
    trick = table.trick
    if table.row.aim is not Aim.NO_TRICK or _is_declarer(table) or not trick.cards:
        return False
    is_out = not choice.follows or trick.winner(table.trump, PLAYERS) != table.maker
    lower = choice.lower_than(choice.card)
    return is_out and lower > 0 and lower


def _risks(table: SchnapsenTable, choice: Choice) -> Much:
    is_led = not choice.trick.cards and table.row.aim is Aim.POINTS
    return is_led and choice.beaters > 0 and choice.card.rank < TEN and -points_in([choice.card])


PLAYED: Sequence[Fact[SchnapsenView]] = [
    _card(marked("The marriage brings {value}; only whoever leads can show it."), _marries),
    _card(
        marked("Your partner is winning the trick, and this card adds {points} card points."),
        _adds,
    ),
    _card(
        marked("The other side wins the trick: this card gives it {points} card points."), _gives
    ),
    _card(marked("The declarer must beat it if he can; higher cards out: {higher}."), _under),
    _card(marked("Later it would beat lower cards of {suit}: away with it."), _in_his_place),
    *card_facts(choice_of),
    _card(marked("It may be beaten, but only {points} card points of yours go with it."), _risks),
]

# -- what playouts count

WON = Feature("won", marked("you win"), marked("You win {n} of 100 deals; with {other}, {m}."))
LOST = Feature(
    "lost",
    marked("lost as declarer"),
    marked("As declarer you lose {n} of 100 deals; with {other}, {m}."),
    good=-1,
)
GAINED = Feature(
    "gained",
    marked("points won"),
    marked("Points that you win in a deal: {n}; with {other}, {m}."),
    unit=Unit.POINTS,
)
WORTHS = Feature(
    WORTH,
    marked("points over average"),
    marked("Points against the table’s average: {n}; with {other}, {m}."),
    unit=Unit.POINTS,
)


def features(view: SchnapsenView) -> Sequence[Feature]:
    """Return what is compared: in a Game it counts how high it is won."""
    table = view.table
    if table.phase in (Phase.TRUMPS, Phase.AUCTION):
        return (WON, LOST, WORTHS)
    is_doubled = table.phase in (Phase.KONTRA, Phase.REKONTRA)
    if table.row.aim is Aim.POINTS and not is_doubled:
        return (WON, GAINED, WORTHS)
    return (WON, WORTHS)


def count(
    view: SchnapsenView, choices: Sequence[Choosing], rng: Rng, worlds: int
) -> Mapping[str, Any]:
    """Return what comes of choices in the same worlds, by name as [world, choice]: whether the own
    side wins, or the player is declarer and loses, and the points of deals won."""
    from game.kit.trials import some

    found = worlds_to_try_in(view, rng, is_far=True)
    layouts = some(found, knowledge(view), rng, worlds)
    returns, facts = found.look_on(numbers_of(view, choices), layouts)
    declarer, contract, outcome, multiplier, unseen = (facts[:, :, n] for n in range(5))
    is_known = view.table.phase in (Phase.PLAY, Phase.CLAIM)
    value = sum(
        (abs(outcome) if row.aim is Aim.POINTS else row.value) * played
        for place, row in enumerate(CONTRACTS.values())
        for played in [row is view.table.row if is_known else contract == place]
    )
    points = (value + (unseen > 0)) * multiplier
    is_mine = declarer == view.table.player
    won = (outcome > 0) == is_mine
    return {WORTH: returns, "won": won, "lost": is_mine & ~won, "gained": points * won}


def wants(view: SchnapsenView) -> int:
    """Return 1 where a trick helps the player, -1 where it loses the deal, 0 where the declarer is
    to take it."""
    table = view.table
    if not table.contract or table.row.aim is not Aim.NO_TRICK:
        return 1
    return -1 if _is_declarer(table) else 0


# -- what breaks a tie, and names


def cost(view: SchnapsenView, action: Choosing) -> tuple[Any, ...]:
    """Return what a choice costs where several are level: a higher bid or a double, good cards put
    away, card points that the partner does not get, strong cards spent."""
    match action:
        case Bid(contract):
            return (RANKING[contract],)
        case NameTrump(suit):
            return (-sum(card.suit == suit for card in view.hand), suit)
        case SayKontra() | SayRekontra() | LeaveTalon() | TurnUp():
            return (1,)
        case Whole() | PutAway():
            return (_spared(view, _cards_away(action)), str(action))
        case PlayCard(card):
            choice = choice_of(view, card)
            if _is_partners(view.table) and not choice.takes(card):
                return (0, -POINTS[card.rank], int(card))
            return (0, *spent(choice, wants(view)))
        case Marry(led):
            return (-1, -led.rank)
    return (-1,)


def _spared(view: SchnapsenView, away: Sequence[Card]) -> float:
    """Return what is gone with cards put away: trumps, what stands, what counts."""
    table, aim = view.table, view.table.row.aim
    trumps = sum(card.suit == table.trump for card in away)
    stands = 0 if aim is Aim.POINTS else len({*away} - {*weak(view, view.hand, aim)})
    return POINTS[ACE] * (trumps + stands) + points_in(away) / (1 if aim is Aim.POINTS else 100)


NAMES: Mapping[type[Any], str] = {
    Claim: marked("the claim of 66"),
    TurnUp: marked("a card turned up"),
    TakeTalon: marked("the talon taken"),
    LeaveTalon: marked("the talon left"),
    SayKontra: marked("Kontra"),
    SayRekontra: marked("Rekontra"),
}
PASSES: Mapping[Phase, str] = {
    Phase.RAISE: marked("{contract} kept"),
    Phase.KONTRA: marked("no Kontra"),
    Phase.REKONTRA: marked("no Rekontra"),
}


def name(view: SchnapsenView, action: Choosing) -> str:
    """Return what a choice is called in a sentence."""
    match action:
        case Bid(contract):
            return contract_name(contract)
        case NameTrump(suit):
            return german_suit_name(suit)
        case Whole() | PutAway():
            cards = [german_card_name(card) for card in _cards_away(action)]
            return _("the {cards} put away").format(cards=listed(cards))
        case PlayCard(card) | Marry(card):
            return _("the {card}").format(card=german_card_name(card))
        case Pass() if words := PASSES.get(view.table.phase):
            return _(words).format(contract=contract_name(view.table.contract))
        case Pass():
            return _("a pass")
    return _(NAMES[type(action)])


def kind(view: SchnapsenView, action: Choosing) -> Hashable:
    """Return what a choice does, coarsely: cards put away by their suits."""
    if away := _cards_away(action):
        return tuple(sorted(card.suit for card in away))
    return card_kind(choice_of)(view, action)


GUIDE: Guide[SchnapsenView] = Guide(
    facts=[*CALLS, *AWAY, *PLAYED],
    features=features,
    kind=kind,
    cost=cost,
    name=name,
    way=lambda _tally, _best, _other: 0,
    wants=wants,
    count=count,
)
