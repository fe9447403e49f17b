"""Why a call or a card is a good one, in words."""

from dataclasses import replace

from game.core.protocols import Player
from game.core.reason import Reason
from game.core.words import _, many
from game.kit.actions import PlayCard
from game.kit.cards import Card
from game.kit.choice import Choice
from game.kit.counted import aces_held, tens_held, trumps_held
from game.kit.german import ACE, KING, PACK, TEN, german_card_name, german_suit_name, points_in
from game.kit.packs import HIGH
from game.kit.reasons import card_reasons
from game.rulesets.schnapsen.actions import (
    Bid,
    Claim,
    Marry,
    NameTrump,
    Pass,
    PutAway,
    SayKontra,
    SayRekontra,
    SchnapsenAction,
    TurnUp,
)
from game.rulesets.schnapsen.against import lower_than_king, why_pass
from game.rulesets.schnapsen.brings import keeping_marriage, led_cheaply, trick_points
from game.rulesets.schnapsen.contracts import CONTRACTS, Aim, Contract
from game.rulesets.schnapsen.play import RULES
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, SchnapsenView, known
from game.rulesets.schnapsen.scoring import marriage_value
from game.rulesets.schnapsen.standing import PLAYERS
from game.rulesets.schnapsen.stopping import against_bettler, why_away, why_kontra


def reasons(view: SchnapsenView, action: SchnapsenAction) -> list[Reason]:
    """Return what speaks for a decision, with what tells it."""
    table = view.table
    match action:
        case PlayCard(card):
            return _play(view, card)
        case PutAway(card) if card is not None:
            away = why_away(view, replace(choice_of(view, card), legal=view.hand))
            return [*keeping_marriage(view, table.maker, card), *away]
        case Marry(led):
            value = marriage_value(led.suit, table.trump)
            words = _("The marriage scores {n} points; only whoever leads can declare it.")
            told = f"{words.format(n=value)} {_which_led(led)}"
        case NameTrump(suit):
            held = sum(card.suit == suit for card in view.hand)
            words = many(
                "{n} of your three cards is {suit}.", "{n} of your three cards are {suit}.", held
            )
            return [Reason(words.format(n=held, suit=german_suit_name(suit)), "trumps", held)]
        case TurnUp():
            told = _("Your three cards hold no good trump suit: let the next card decide.")
        case Claim():
            told = _("Claim while you can: the others may still reach 66.")
        case Bid(contract) if view.hand:
            told = _strength(view, CONTRACTS[contract])
        case SayKontra() if view.hand:
            told = why_kontra(view) or _strength(view, table.row)
        case SayRekontra() if view.hand:
            told = _strength(view, table.row)
        case Pass() if view.hand:
            told = why_pass(view)
        case _:
            return []
    return [Reason(told)] if told else []


def _which_led(led: Card) -> str:
    """Return what tells between the two cards of a marriage when one of them is led."""
    words = (
        _("Of the two, the {card} brings a point more if it wins.")
        if led.rank == KING
        else _("Of the two, the {card} gives a point less away if it is beaten.")
    )
    return words.format(card=german_card_name(led))


def _strength(view: SchnapsenView, row: Contract) -> str:
    """Return what the hand has that speaks for a call in a contract."""
    if row.aim == Aim.NO_TRICK:
        return _low(view)
    if row.aim == Aim.LONG_SUIT:
        words = _("Your longest suit for it: {n} of the five cards.")
        return words.format(n=row.longest(view.hand, view.table.named_trump))
    aces = sum(card.rank == ACE for card in view.hand)
    tens = sum(card.rank == TEN for card in view.hand)
    if not row.has_trumps:
        words = _("Your strength without trumps: {aces}, {tens}.")
        return words.format(aces=aces_held(aces), tens=tens_held(tens))
    trumps = sum(card.suit == view.table.named_trump for card in view.hand)
    return _("Your strength: {trumps}, {aces}, {tens}.").format(
        trumps=trumps_held(trumps), aces=aces_held(aces), tens=tens_held(tens)
    )


def _low(view: SchnapsenView) -> str:
    """Return how low the hand is for a Bettler, and what mends it: the talon (DS-14), or a raise
    (DS-13)."""
    table, options = view.table, view.table.standing.options
    low = lower_than_king(view.hand)
    told = many(
        "{n} of your {all} cards is lower than a king.",
        "{n} of your {all} cards are lower than a king.",
        low,
    ).format(n=low, all=len(view.hand))
    if table.phase != Phase.AUCTION or low == len(view.hand):
        return told
    parts = [told, _("Any other could take a trick, and a single one loses a Bettler.")]
    if options.raising:
        parts.append(_("You may still raise it once you have seen the talon."))
    elif options.bettler_exchange:
        parts.append(_("But you may put two cards away for those of the talon."))
    return " ".join(parts)


def choice_of(view: SchnapsenView, card: Card) -> Choice:
    """Return the choice of a card, with all that bears on it."""
    table = view.table
    player = table.player if view.observer is None else view.observer
    own = known((*table.found, *table.put_away)) if player == table.declarer else ()
    seen = {*view.hand, *own, *(played for _player, played, _trick in table.played())}
    return Choice(
        card,
        RULES.open_cards(view.hand, table.trick, table.trump)[0],
        table.trick,
        table.trump,
        HIGH,
        [each for each in PACK if each not in seen],
        len(table.trick.cards) == PLAYERS - 1,
        german_suit_name,
        german_card_name,
    )


def _play(view: SchnapsenView, card: Card) -> list[Reason]:
    table, choice = view.table, choice_of(view, card)
    player = table.player if view.observer is None else view.observer
    if is_partners(table, player):
        points = points_in([card])
        words = many(
            "Your partner is winning the trick; this card adds {n} point.",
            "Your partner is winning the trick; this card adds {n} points.",
            points,
        )
        return [Reason(words.format(n=points), "adds points", points)]
    if table.row.aim == Aim.NO_TRICK and player != table.declarer:
        return [Reason(against_bettler(table, choice))]
    told = card_reasons(choice, wants(table, player))
    if table.row.aim != Aim.POINTS:
        return list(told)
    kept = list(keeping_marriage(view, player, card))
    if not table.trick.cards:
        return [*kept, *told, *led_cheaply(choice)]
    lies = lying(table, card)
    return [*kept, *trick_points(table, player, choice)] + [
        replace(each, kind=each.kind or each.words, words=f"{each.words} {lies}") for each in told
    ]


def lying(table: SchnapsenTable, card: Card) -> str:
    """Return how many card points lie in the trick when the card lies there, in words."""
    points = points_in((*table.trick.cards, card))
    return many(
        "The trick is then worth {n} point.",
        "The trick is then worth {n} points.",
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
