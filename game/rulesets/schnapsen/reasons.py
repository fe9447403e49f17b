"""Why a call or a card is a good one, in words."""

from collections.abc import Hashable, Sequence
from dataclasses import replace

from game.core.protocols import Player
from game.core.reason import Reason
from game.core.whole import Whole, steps_of
from game.core.words import _, many
from game.kit.actions import PlayCard
from game.kit.cards import Card
from game.kit.choice import Choice
from game.kit.german import KING, german_card_name, german_suit_name, points_in
from game.kit.packs import HIGH
from game.kit.reasons import card_reasons, doing
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
from game.rulesets.schnapsen.against import why_claim, why_pass
from game.rulesets.schnapsen.away import keeping, why_away
from game.rulesets.schnapsen.bettler import led_first, rid_of
from game.rulesets.schnapsen.breaking import breaking
from game.rulesets.schnapsen.brings import (
    before_the_last,
    breaking_up,
    hardly_trumped,
    keeping_marriage,
    led_cheaply,
    only_partner_follows,
    sure_points,
    trick_points,
)
from game.rulesets.schnapsen.calling import carries, why_bid, why_leave, why_take
from game.rulesets.schnapsen.catching import against_bettler
from game.rulesets.schnapsen.contracts import ALL_TRICKS, Aim
from game.rulesets.schnapsen.deciding import decides_match
from game.rulesets.schnapsen.holding import still_out
from game.rulesets.schnapsen.naming import why_named, why_turned
from game.rulesets.schnapsen.play import RULES
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, SchnapsenView
from game.rulesets.schnapsen.scoring import marriage_value
from game.rulesets.schnapsen.standing import PLAYERS
from game.rulesets.schnapsen.stopping import why_kontra
from game.rulesets.schnapsen.together import why_together

LAST_THREE = 3
"""Who throws one of so many has two left, and can no longer lead these together."""
LETTING_GO = frozenset({"keeps the best", "low from higher ones", "hardly wins"})
"""The kinds of reasons to let a trick go: none for a declarer who may lose no trick."""


def reasons(view: SchnapsenView, action: SchnapsenAction | Whole) -> list[Reason]:
    """Return what speaks for a decision, with what tells it."""
    table = view.table
    match action:
        case PlayCard(card):
            return _play(view, card)
        case PutAway(card) if card is not None:
            return _away(view, card)
        case Whole(steps):
            told = why_together(view, [_put_away(view, step.card) for step in steps], _away)
        case Marry(led):
            return _marry(view, led)
        case NameTrump(suit):
            return list(why_named(view, suit))
        case TurnUp():
            told = why_turned(view)
        case TakeTalon() if view.hand:
            told = why_take(view)
        case LeaveTalon() if view.hand:
            told = why_leave(view)
        case Claim():
            told = why_claim()
        case Bid(contract) if view.hand:
            return list(why_bid(view, contract))
        case SayKontra() if view.hand:
            told = _and_the_match(view, why_kontra(view))
        case SayRekontra() if view.hand:
            told = _and_the_match(view, carries(view, table.row))
        case Pass() if view.hand and table.phase in (Phase.KONTRA, Phase.REKONTRA):
            told = _and_the_match(view, *(each.words for each in why_pass(view)))
        case Pass() if view.hand:
            return list(why_pass(view))
        case _:
            return []
    return [Reason(told)] if told else []


def _and_the_match(view: SchnapsenView, *told: str) -> str:
    """Return what is told of a double, after it whether that decides the match."""
    return " ".join(filter(None, (*told, decides_match(view))))


def _away(view: SchnapsenView, card: Card) -> list[Reason]:
    away = why_away(view, _put_away(view, card))
    return [*keeping_marriage(view, view.table.maker, card), *away]


def _put_away(view: SchnapsenView, card: Card) -> Choice:
    """Return the choice of a card to be put away, of all in hand."""
    return replace(choice_of(view, card), legal=view.hand)


def _marry(view: SchnapsenView, led: Card) -> list[Reason]:
    """Return why a marriage is declared, and with which card; where no trick may be lost or 66 are
    reached, it is as any other lead but for what it still brings."""
    table = view.table
    value = marriage_value(led.suit, table.trump)
    words = _("The marriage brings {n} towards 66; only whoever leads can declare it.")
    told = words.format(n=value)
    if table.row.aim is Aim.POINTS:
        return [Reason(f"{told} {_which_led(led)}")]
    if table.side(table.player).is_enough:
        return _play(view, led)
    return [Reason(told)]


def _which_led(led: Card) -> str:
    """Return what tells between the two cards of a marriage when one of them is led."""
    words = (
        _("Of the two, the {card} brings a card point more if it wins.")
        if led.rank == KING
        else _("Of the two, the {card} gives a card point less away if it is beaten.")
    )
    return words.format(card=german_card_name(led))


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


def speaks_against(reason: Reason, action: SchnapsenAction | Whole | None) -> bool:
    """Tell whether a reason names the card that another choice would play, as one that is better
    kept."""
    match action:
        case PlayCard(card) | Marry(card):
            return german_card_name(card) in reason.words
    return False


def does(view: SchnapsenView, action: SchnapsenAction | Whole, own: Sequence[Reason]) -> str:
    """Return what speaks for cards put away or played, also where it does for others as well, and
    of a card for which nothing does what becomes of the trick; "" for a call."""
    match action:
        case PlayCard(card):
            return own[0].words if own else doing(choice_of(view, card))
        case Whole() | PutAway():
            return own[0].words if own else keeping(view, [each.card for each in steps_of(action)])
        case Marry():
            return own[0].words if own else doing(choice_of(view, action.led))
    return ""


def kind(view: SchnapsenView, action: SchnapsenAction | Whole) -> Hashable:
    """Return of what kind a decision is: a card by what it does, one put away by its suit, two by
    theirs, all else by itself."""
    match action:
        case PlayCard(card):
            return choice_of(view, card).kind
        case PutAway(card) if card is not None:
            return card.suit
        case Whole(steps):
            return tuple(sorted(step.card.suit for step in steps))
    return action


def _play(view: SchnapsenView, card: Card) -> list[Reason]:
    table, choice = view.table, choice_of(view, card)
    player = table.player if view.observer is None else view.observer
    if player != table.declarer and table.row.aim in ALL_TRICKS and table.trick.cards:
        return list(breaking(table, player, choice))
    if is_partners(table, player) and not choice.takes(card):
        points = points_in([card])
        words = many(
            "Your partner is winning the trick; this card adds {n} card point.",
            "Your partner is winning the trick; this card adds {n} card points.",
            points,
        )
        added = Reason(words.format(n=points), "adds points", points)
        return [added, *_kept(view, player, choice)]
    if table.row.aim == Aim.NO_TRICK and player != table.declarer:
        return list(against_bettler(table, choice, player))
    if table.row.aim == Aim.NO_TRICK and not table.trick.cards:
        return list(led_first(choice))
    if table.row.aim == Aim.NO_TRICK and not choice.follows:
        return list(rid_of(choice))
    told = [*card_reasons(choice, wants(table, player))]
    if table.row.aim is Aim.FOUR_TRICKS and not table.trick.cards and player == table.declarer:
        told = [*sure_points(table, choice), *told]
    if table.row.aim != Aim.POINTS:
        return [each for each in told if each.kind not in LETTING_GO]
    kept = _kept(view, player, choice)
    if not table.trick.cards:
        safe = hardly_trumped(table, player, choice)
        return [*kept, *before_the_last(choice), *safe, *told, *led_cheaply(choice)]
    if only_partner_follows(table, player) and choice.takes(card):
        return [*kept, *trick_points(table, player, choice)]
    lies = f"{lying(table, card)} {breaking_up(table, player, choice)}".rstrip()
    return [*kept, *trick_points(table, player, choice)] + [
        replace(each, kind=each.kind or each.words, words=f"{each.words} {lies}") for each in told
    ]


def _kept(view: SchnapsenView, player: Player, choice: Choice) -> list[Reason]:
    """Return that a marriage stays together, if it can still be led: not where those two are all
    that is left to somebody who does not take the trick."""
    if view.table.trick.cards and len(view.hand) <= LAST_THREE and not choice.takes(choice.card):
        return []
    return list(keeping_marriage(view, player, choice.card))


def lying(table: SchnapsenTable, card: Card) -> str:
    """Return how many card points lie in the trick when the card lies there, in words."""
    points = points_in((*table.trick.cards, card))
    return many(
        "The trick is then worth {n} card point.",
        "The trick is then worth {n} card points.",
        points,
    ).format(n=points)


def is_partners(table: SchnapsenTable, player: Player) -> bool:
    """Tell whether the other opponent of the declarer has the best card of the trick so far."""
    if player == table.declarer or not table.trick.cards or table.row.aim == Aim.NO_TRICK:
        return False
    return table.trick.winner(table.trump, PLAYERS) not in (player, table.declarer)


def wants(table: SchnapsenTable, player: Player) -> bool | None:
    """Tell whether a trick helps the player; against a Bettler the declarer is to take it."""
    if table.row.aim == Aim.NO_TRICK:
        return False if player == table.declarer else None
    return True
