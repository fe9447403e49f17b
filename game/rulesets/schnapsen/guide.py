"""Dreierschnapsen's hints: what can be seen of a call or a card, what playouts count, and what
breaks a tie."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.explain import Each, Fact, Feature, Guide, Places, Unit
from game.core.points import listed
from game.core.protocols import Player, Whole, steps_of
from game.core.rng import Rng
from game.core.tally import WORTH
from game.core.words import _, marked
from game.kit.cards import Card, Suit
from game.kit.german import ACE, KING, OBER, POINTS, TEN, german_card_name, german_suit_name
from game.kit.guide import (
    CARD_WINS,
    WORTHS,
    Choice,
    Much,
    Row,
    card_facts,
    card_kind,
    held_words,
    is_about,
    spent,
)
from game.kit.packs import HIGH
from game.kit.telling import card_themes
from game.kit.tricks import PlayCard
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
FEW = 2
"""So few cards can be changed for others; so few low ones hardly attack a Bettler."""

# -- what a hand is good for


@dataclass(frozen=True)
class Play(Choice):
    """A card that may be played, with what the contract makes of it."""

    table: SchnapsenTable

    @property
    def is_declarers(self) -> bool:
        """Whether the declarer plays it."""
        return self.table.player == self.table.declarer

    @property
    def attacks(self) -> bool:
        """Whether it is played against a Bettler, whose declarer is to be given a trick."""
        return self.table.row.aim is Aim.NO_TRICK and not self.is_declarers

    @property
    def given(self) -> int:
        """Its card points, where it gives them to a trick that is another's."""
        counts = self.table.row.aim in COUNTING and not self.takes(self.card)
        return POINTS[self.card.rank] if counts else 0

    @property
    def holder(self) -> Player | None:
        """Who has the best card of the trick so far."""
        return self.trick.winner(self.trump, PLAYERS) if self.trick.cards else None

    @property
    def is_partners(self) -> bool:
        """Whether the trick so far is of the other one who plays against the declarer."""
        nobodys = (None, self.table.player, self.table.declarer)
        return not (self.is_declarers or self.attacks) and self.holder not in nobodys


def choice_of(view: SchnapsenView, card: Card) -> Play:
    """Return the choice of a card, with all that bears on it."""
    table = view.table
    return Play(
        card,
        RULES.open_cards(view.hand, table.trick, table.trump)[0],
        table.trick,
        table.trump,
        HIGH,
        still_out(view),
        len(table.trick.cards) == PLAYERS - 1,
        german_suit_name,
        german_card_name,
        table,
    )


def weak(hand: Sequence[Card], out: Sequence[Card], aim: Aim) -> Sequence[Card]:
    """Return which cards can go wrong: in a Bettler those that a lower one led may force to win
    (DS-25), else those that may be beaten even if each suit is led from the top."""
    if aim is Aim.NO_TRICK:
        return [card for card in hand if beside(card, out)[0]]
    low = [card for card in hand if beside(card, out)[1]]

    def stays(suit: Suit) -> bool:
        tops = sum(card.suit == suit for card in hand if card not in low)
        return tops < sum(card.suit == suit for card in out)

    return [card for card in low if stays(card.suit)]


# -- what can be seen of a call, and of cards put away


def _fact(says: str, acts: Any, test: Callable[..., Places | None]) -> Fact[SchnapsenView]:
    return Fact(says, lambda view, action: test(view, action) if isinstance(action, acts) else None)


def _trumps(view: SchnapsenView, named: NameTrump) -> Places | None:
    held = sum(card.suit == named.suit for card in view.hand)
    return {"n": held, "suit": german_suit_name(named.suit), "much": held} if held > 1 else None


def _apart(view: SchnapsenView, _action: TurnUp) -> Places | None:
    return {} if len({card.suit for card in view.hand}) == len(view.hand) else None


def _nearly(view: SchnapsenView, bid: Bid) -> Places | None:
    aim = CONTRACTS[bid.contract].aim
    found = weak(view.hand, still_out(view), aim) if aim in (Aim.NO_TRICK, Aim.EVERY_TRICK) else ()
    return {"cards": ", ".join(map(german_card_name, found))} if 0 < len(found) <= FEW else None


def _least(view: SchnapsenView, bid: Bid) -> Places | None:
    ranks = [card.rank for card in view.hand]
    trumps = sum(card.suit == view.table.named_trump for card in view.hand)
    held = held_words(trumps, aces=ranks.count(ACE), tens=ranks.count(TEN))
    return {"held": held} if CONTRACTS[bid.contract].aim is Aim.POINTS else None


def _neither(view: SchnapsenView, _action: Pass) -> Places | None:
    """Return how far a hand is from taking every trick, and from taking none."""
    out, aims = still_out(view), (Aim.EVERY_TRICK, Aim.NO_TRICK)
    beaten, high = (len(weak(view.hand, out, aim)) for aim in aims)
    is_far = view.table.phase is Phase.AUCTION and min(beaten, high) > FEW
    return {"n": beaten, "m": high} if is_far else None


def _unsure(view: SchnapsenView, _action: Pass) -> Places | None:
    """Tell whether no card is sure of a trick, no trump where there are any: none that nothing
    beats or, where the declarer is to take all, with a lower one for each that does."""
    table, out = view.table, still_out(view)
    if table.phase is not Phase.KONTRA or not wants(view):
        return None
    own = [card for card in view.hand if card.suit == table.trump or not table.row.has_trumps]
    guards = [1 if table.row.aim is Aim.POINTS else beside(card, own)[0] for card in own]
    sure = [c for c, lower in zip(own, guards, strict=True) if beside(c, out)[1] < lower]
    return None if sure else {}


def _high(view: SchnapsenView, _action: Pass) -> Places | None:
    is_asked = view.table.phase is Phase.KONTRA and not wants(view)
    return {} if is_asked and sum(card.rank < KING for card in view.hand) <= FEW else None


def _is_asked(view: SchnapsenView, _action: Pass) -> Places | None:
    return {} if view.table.phase is Phase.KONTRA else None


def _away(action: Any) -> Sequence[Card]:
    puts = (each.card for each in steps_of(action) if isinstance(each, PutAway))
    return [card for card in puts if card is not None]


def _fewer(view: SchnapsenView, action: Choosing) -> Places | None:
    kept = [card for card in view.hand if card not in _away(action)]
    found = len(weak(kept, still_out(view), view.table.row.aim))
    return {"n": found, "much": -found} if view.table.row.aim in ALL_TRICKS else None


def _in_danger(view: SchnapsenView, action: Choosing) -> Places | None:
    lower = sum(beside(card, still_out(view))[0] for card in _away(action))
    is_bettler = view.table.row.aim is Aim.NO_TRICK
    return {"n": lower, "much": lower} if is_bettler and lower else None


def _to_ruff(view: SchnapsenView, action: Choosing) -> Places | None:
    """Return the suits of which nothing is left, where the declarer may come to trump."""
    table, away = view.table, _away(action)
    kept = {card.suit for card in view.hand if card not in away}
    gone = sorted({card.suit for card in away} - kept - {table.trump})
    leads_all = table.row.aim in ALL_TRICKS and table.first_leader == table.maker
    may = gone and table.trump in kept and not leads_all
    return {"suits": ", ".join(map(german_suit_name, gone)), "much": len(gone)} if may else None


PUTS = Whole | PutAway
CALLS: Sequence[tuple[str, Any, Callable[..., Places | None]]] = [
    (marked("A claim wins the deal now; unclaimed, 66 counts for nothing."), Claim, lambda *_: {}),
    (marked("Of your three cards, {n} are {suit}."), NameTrump, _trumps),
    (marked("You hold no two cards of one suit, so let a card decide."), TurnUp, _apart),
    (marked("Only these of your cards can go wrong: {cards}."), Bid, _nearly),
    (marked("Game is the least that you can open with: you hold {held}."), Bid, _least),
    (
        marked("Led from the top, {n} of your cards can be beaten; {m} can be forced to win."),
        Pass,
        _neither,
    ),
    (marked("Kontra doubles a loss too, and no card of yours is sure of a trick."), Pass, _unsure),
    (marked("Kontra doubles a loss too, and you have few low cards to lead."), Pass, _high),
    (marked("Kontra doubles a loss too."), Pass, _is_asked),
    (marked("It doubles what you win."), SayKontra | SayRekontra, lambda *_: {}),
    (marked("Led from the top, fewer of your other cards can be beaten: {n}."), PUTS, _fewer),
    (marked("Lower cards that can be led under what goes: {n}."), PUTS, _in_danger),
    (marked("Without {suits} you can trump what is led there."), PUTS, _to_ruff),
]

# -- what can be seen of a card played


def _marries(c: Play) -> Much:
    pair = {each.rank for each in c.held} >= {KING, OBER}
    may = may_marry(c.table.row.aim, is_declarer=c.is_declarers) and not c.trick.cards
    return may and pair and c.card.rank in (KING, OBER) and marriage_value(c.card.suit, c.trump)


def _gives(c: Play) -> Much:
    is_theirs = (c.is_last or c.is_declarers) and not c.is_partners
    return is_theirs and c.given > 0 and -c.given


def _is_under(c: Play) -> Much:
    waits = (c.table.maker - c.trick.leader) % PLAYERS >= len(c.trick.cards)
    return c.attacks and waits and c.follows and c.higher > 0 and c.higher


def _is_off(c: Play) -> Much:
    is_settled = c.holder != c.table.maker or all(map(c.takes, c.legal))
    is_free = not c.follows or (c.attacks and bool(c.trick.cards) and is_settled)
    is_it = c.table.row.aim is Aim.NO_TRICK and is_free and c.lower_than(c.card) > 0
    return is_it and c.lower_than(c.card)


def _risks(c: Play) -> Much:
    is_led = not c.trick.cards and c.table.row.aim is Aim.POINTS
    return is_led and c.beaters > 0 and c.card.rank < TEN and -POINTS[c.card.rank]


FIRST: Sequence[Row] = [
    (marked("The marriage brings {size}; only whoever leads can show it."), 0, _marries),
    (
        marked("Your partner is winning the trick, and this card adds {size} card points."),
        0,
        lambda c: c.is_partners and c.given > 0 and c.given,
    ),
    (marked("The other side wins the trick: this card gives it {size} card points."), 0, _gives),
    (marked("The declarer must beat it if he can; higher cards out: {n}."), 0, _is_under),
    (marked("Later it would beat lower cards of {suit}: away with it."), 0, _is_off),
]
LAST: Sequence[Row] = [
    (marked("It may be beaten, but only {size} card points of yours go with it."), 0, _risks),
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


def features(view: SchnapsenView) -> Sequence[Feature]:
    """Return what is compared: in a Game it counts how high it is won."""
    table = view.table
    if table.phase in (Phase.TRUMPS, Phase.AUCTION):
        return (WON, LOST, WORTHS)
    is_game = table.row.aim is Aim.POINTS and table.phase not in (Phase.KONTRA, Phase.REKONTRA)
    return (WON, GAINED, WORTHS) if is_game else (WON, WORTHS)


def count(
    view: SchnapsenView, choices: Sequence[Choosing], rng: Rng, worlds: int
) -> Mapping[str, Any]:
    """Return what comes of choices in the same worlds, by name as [world, choice]: whether the own
    side wins, or the player is declarer and loses, the points of deals won, which cards win."""
    from game.kit.trials import some

    found = worlds_to_try_in(view, rng, is_far=True)
    layouts = some(found, knowledge(view), rng, worlds)
    tried = numbers_of(view, choices)
    returns, facts = found.look_on(tried, layouts)
    declarer, contract, outcome, multiplier, unseen, taken = (facts[:, :, n] for n in range(6))
    is_known = view.table.phase in (Phase.PLAY, Phase.CLAIM)
    value = sum(
        (abs(outcome) if row.aim is Aim.POINTS else row.value) * played
        for place, row in enumerate(CONTRACTS.values())
        for played in [row is view.table.row if is_known else contract == place]
    )
    points = (value + (unseen > 0)) * multiplier
    is_mine = declarer == view.table.player
    won = (outcome > 0) == is_mine
    counts = {WORTH: returns, "won": won, "lost": is_mine & ~won, "gained": points * won}
    if view.table.phase is Phase.PLAY:
        for card in view.hand:
            places = [_place(card, *each) for each in zip(choices, tried, strict=True)]
            counts[str(card)] = taken >> places & 1
    return counts


def _place(card: Card, action: Choosing, tried: int) -> int:
    """Return under which number a card is counted: a card trades places with another that is tried
    for it."""
    played = action.card if isinstance(action, PlayCard) else tried
    return {int(played): tried, tried: int(played)}.get(int(card), int(card))


CARDS_WON: Each[SchnapsenView] = Each(
    members=lambda view: view.hand if view.table.phase is Phase.PLAY else (),
    name=german_card_name,
    is_of=is_about,
    says=CARD_WINS,
)


def wants(view: SchnapsenView) -> int:
    """Return 1 where a trick helps the player, -1 where it loses the deal, 0 where the declarer is
    to take it."""
    table = view.table
    if not table.contract or table.row.aim is not Aim.NO_TRICK:
        return 1
    return -1 if table.player == table.declarer else 0


# -- what breaks a tie, themes and names


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
            away, aim, out = _away(action), view.table.row.aim, still_out(view)
            bad = view.hand if aim is Aim.POINTS else weak(view.hand, out, aim)
            good = sum(card.suit == view.table.trump or card not in bad for card in away)
            return (good, sum(POINTS[card.rank] for card in away), str(action))
        case PlayCard(card):
            choice = choice_of(view, card)
            if choice.is_partners and not choice.takes(card):
                return (0, -POINTS[card.rank], int(card))
            return (0, *spent(choice, wants(view)))
        case Marry(led):
            return (-1, -led.rank)
    return (-1,)


NAMES: Mapping[type[Any], str] = {
    Claim: marked("the claim of 66"),
    Pass: marked("a pass"),
    TurnUp: marked("a card turned up"),
    TakeTalon: marked("the talon taken"),
    LeaveTalon: marked("the talon left"),
    SayKontra: marked("Kontra"),
    SayRekontra: marked("Rekontra"),
}


def name(view: SchnapsenView, action: Choosing) -> str:
    """Return what a choice is called in a sentence."""
    match action:
        case Bid(contract):
            return contract_name(contract)
        case NameTrump(suit):
            return german_suit_name(suit)
        case Whole() | PutAway():
            cards = [german_card_name(card) for card in _away(action)]
            return _("the {cards} put away").format(cards=listed(cards))
        case PlayCard(card) | Marry(card):
            return _("the {card}").format(card=german_card_name(card))
    return _(NAMES[type(action)])


BEFORE_PLAY = {
    Phase.TRUMPS: "trumps",
    Phase.AUCTION: "bid_or_pass",
    Phase.TALON: "talon",
    Phase.RAISE: "contract",
    Phase.KONTRA: "kontra",
    Phase.REKONTRA: "kontra",
}
"""What is decided in a phase; cards are put away two at a time, so that none is by itself."""


def themes(view: SchnapsenView, best: SchnapsenAction, instead: SchnapsenAction) -> Sequence[str]:
    """Return the themes of a decision (ids of `core.themes`), none where it is not practised."""
    if (theme := BEFORE_PLAY.get(view.table.phase)) is not None:
        return (theme,)
    match best, instead:
        case (Marry(), PlayCard() | Marry()) | (PlayCard(), Marry()):
            return ("marriage",)
        case PlayCard(card), PlayCard(other):
            return card_themes(view.table, card, other, view.table.trump)
    return ()


def kind(view: SchnapsenView, action: Choosing) -> Hashable:
    """Return what a choice does, coarsely: cards put away by their suits."""
    if away := _away(action):
        return tuple(sorted(card.suit for card in away))
    return card_kind(choice_of)(view, action)


GUIDE: Guide[SchnapsenView] = Guide(
    facts=[*(_fact(*row) for row in CALLS), *card_facts(choice_of, FIRST, LAST)],
    features=features,
    each=CARDS_WON,
    kind=kind,
    cost=cost,
    name=name,
    wants=wants,
    count=count,
)
