"""Dreierschnapsen's hints: what can be seen of a call or a card, what playouts count, and what
breaks a tie."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from game.core.explain import Each, Fact, Feature, Guide, Places, Unit
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
from game.kit.guide import Much, card_facts, card_kind, spent
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
from game.rulesets.schnapsen.holding import (
    beatable,
    choice_of,
    forced,
    held_words,
    lower_than_king,
    marriages,
    player_of,
    still_out,
    stoppers,
    sure_trumps,
)
from game.rulesets.schnapsen.knowledge import knowledge
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.scoring import marriage_value, may_marry
from game.rulesets.schnapsen.standing import PLAYERS
from game.rulesets.schnapsen.words import contract_name
from game.rulesets.schnapsen.worlds import numbers_of, worlds_to_try_in

Choosing = SchnapsenAction | Whole
FEW, MANY = 2, 3
"""So few cards that can go wrong may be changed; so many may not, and so many low ones attack a
Bettler."""
WEAK: Mapping[Aim, Callable[[Sequence[Card], Sequence[Card]], Sequence[Card]]] = {
    Aim.NO_TRICK: forced,
    Aim.EVERY_TRICK: beatable,
    Aim.FOUR_TRICKS: beatable,
    Aim.LONG_SUIT: beatable,
}
"""Which cards of a hand can go wrong, by what the contract asks; in a Game any can."""

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
    if aim not in (Aim.NO_TRICK, Aim.EVERY_TRICK):
        return None
    found = WEAK[aim](view.hand, still_out(view))
    return {"cards": ", ".join(map(german_card_name, found))} if 0 < len(found) <= FEW else None


def _least(view: SchnapsenView, bid: Bid) -> Places | None:
    return {"held": held_words(view)} if CONTRACTS[bid.contract].aim is Aim.POINTS else None


def _neither(view: SchnapsenView, _action: Pass) -> Places | None:
    """Return how far a hand is from taking every trick, and from taking none."""
    out = still_out(view)
    weak, high = (len(each(view.hand, out)) for each in (beatable, forced))
    is_far = view.table.phase is Phase.AUCTION and min(weak, high) >= MANY
    return {"n": weak, "m": high} if is_far else None


def _unsure(view: SchnapsenView, _action: Pass) -> Places | None:
    """Tell whether no card of an opponent is sure to take a trick."""
    table, hand = view.table, view.hand
    if table.phase is not Phase.KONTRA or table.row.aim is Aim.NO_TRICK:
        return None
    is_game = table.row.aim is Aim.POINTS
    sure = sure_trumps(hand, still_out(view), table.trump) if is_game else stoppers(hand)
    return None if sure else {}


def _high(view: SchnapsenView, _action: Pass) -> Places | None:
    is_asked = view.table.phase is Phase.KONTRA and view.table.row.aim is Aim.NO_TRICK
    return {} if is_asked and lower_than_king(view.hand) < MANY else None


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
        found = len(WEAK[aim](kept, still_out(view))) if aim in aims else None
        return None if found is None else {"n": found, "much": -found}

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


def _card(says: str, test: Callable[[SchnapsenView, Choice], Much]) -> Fact[SchnapsenView]:
    """Return a fact of a card that is played, declared as a marriage or not."""

    def holds(view: SchnapsenView, action: Any) -> Places | None:
        if not isinstance(action, PlayCard | Marry):
            return None
        choice = choice_of(view, action.card if isinstance(action, PlayCard) else action.led)
        much = test(view, choice)
        if much is False:
            return None
        return {
            "suit": choice.suit,
            "value": marriage_value(choice.card.suit, view.table.trump),
            "points": points_in([choice.card]),
            "higher": choice.higher,
            "much": float(much),
        }

    return Fact(says, holds)


def _is_declarer(view: SchnapsenView) -> bool:
    return player_of(view) == view.table.declarer


def _is_partners(view: SchnapsenView) -> bool:
    """Tell whether the other opponent of the declarer has the best card of the trick so far."""
    table, player = view.table, player_of(view)
    if _is_declarer(view) or not table.trick.cards or table.row.aim is Aim.NO_TRICK:
        return False
    return table.trick.winner(table.trump, PLAYERS) not in (player, table.declarer)


def _marries(view: SchnapsenView, choice: Choice) -> Much:
    """Return what a marriage brings that is led from."""
    card, table = choice.card, view.table
    pair = {each.rank for each in view.hand if each.suit == card.suit} >= {KING, OBER}
    may = not table.trick.cards and may_marry(table.row.aim, is_declarer=_is_declarer(view))
    return may and pair and card.rank in (KING, OBER) and marriage_value(card.suit, table.trump)


def _adds(view: SchnapsenView, choice: Choice) -> Much:
    is_his = view.table.row.aim in COUNTING and _is_partners(view)
    return is_his and not choice.takes(choice.card) and points_in([choice.card])


def _gives(view: SchnapsenView, choice: Choice) -> Much:
    """Return how little a card gives to a trick that the other side wins."""
    is_theirs = view.table.row.aim in COUNTING and not _is_partners(view)
    is_settled = choice.is_last or _is_declarer(view)
    if not (is_theirs and is_settled) or choice.takes(choice.card):
        return False
    return -points_in([choice.card])


def _under(view: SchnapsenView, choice: Choice) -> Much:
    """Return how many cards the declarer of a Bettler may have to beat this one with."""
    trick, table = choice.trick, view.table
    played = [trick.player(place, PLAYERS) for place in range(len(trick.cards))]
    is_it = table.row.aim is Aim.NO_TRICK and not _is_declarer(view) and choice.follows
    return is_it and table.maker not in played and choice.higher > 0 and choice.higher


def _in_his_place(view: SchnapsenView, choice: Choice) -> Much:
    """Return how many cards one would beat that is got rid of against a Bettler."""
    trick, table = choice.trick, view.table
    if table.row.aim is not Aim.NO_TRICK or _is_declarer(view) or not trick.cards:
        return False
    is_out = not choice.follows or trick.winner(table.trump, PLAYERS) != table.maker
    lower = choice.lower_than(choice.card)
    return is_out and lower > 0 and lower


def _risks(view: SchnapsenView, choice: Choice) -> Much:
    is_led = not choice.trick.cards and view.table.row.aim is Aim.POINTS
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
    marked("you play and lose"),
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
    marked("points"),
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
    return -1 if _is_declarer(view) else 0


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
            if _is_partners(view) and not choice.takes(card):
                return (0, -POINTS[card.rank], int(card))
            return (0, *spent(choice, wants(view)))
        case Marry(led):
            return (-1, -led.rank)
    return (-1,)


def _spared(view: SchnapsenView, away: Sequence[Card]) -> float:
    """Return what is gone with cards put away: trumps, and what stands or counts."""
    hand, table = view.hand, view.table
    trumps = POINTS[ACE] * sum(card.suit == table.trump for card in away)
    if table.row.aim is not Aim.POINTS:
        stands = {*away} - {*WEAK[table.row.aim](hand, still_out(view))}
        return trumps + POINTS[ACE] * len(stands) + points_in(away) / 100
    kept = [card for card in hand if card not in away]
    had, has = (sum(marriages(each, table.trump).values()) for each in (hand, kept))
    return trumps + points_in(away) + had - has


def name(view: SchnapsenView, action: Choosing) -> str:
    """Return what a choice is called in a sentence."""
    match action:
        case Bid(contract):
            return contract_name(contract)
        case NameTrump(suit):
            return german_suit_name(suit)
        case TurnUp():
            return _("a card turned up")
        case TakeTalon():
            return _("the talon taken")
        case LeaveTalon():
            return _("the talon left")
        case Whole() | PutAway():
            cards = [german_card_name(card) for card in _cards_away(action)]
            return _("the {cards} put away").format(cards=listed(cards))
        case PlayCard(card) | Marry(card):
            return _("the {card}").format(card=german_card_name(card))
        case SayKontra():
            return _("Kontra")
        case SayRekontra():
            return _("Rekontra")
        case Pass() if view.table.phase is Phase.RAISE:
            return _("{contract} kept").format(contract=contract_name(view.table.contract))
        case Pass() if view.table.phase is Phase.KONTRA:
            return _("no Kontra")
        case Pass() if view.table.phase is Phase.REKONTRA:
            return _("no Rekontra")
    return _("a pass")


def kind(view: SchnapsenView, action: Choosing) -> Hashable:
    """Return what a choice does, coarsely: cards put away by their suits."""
    if away := _cards_away(action):
        return tuple(sorted(card.suit for card in away))
    return card_kind(choice_of)(view, action)


GUIDE: Guide[SchnapsenView] = Guide(
    facts=[*CALLS, *AWAY, *PLAYED],
    features=features,
    each=Each(lambda _view: (), german_card_name, lambda _card, _action: False, {}),
    kind=kind,
    cost=cost,
    name=name,
    way=lambda _tally, _best, _other: 0,
    wants=wants,
    count=count,
)
