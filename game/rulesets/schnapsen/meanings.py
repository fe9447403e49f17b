"""What contracts, calls, plates and trumps mean, in a line for whoever points at them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.core.points import points_words
from game.core.protocols import Player
from game.core.telling import Meaning, Seated, Thing
from game.core.words import _, many
from game.kit.cards import NO_TRUMP
from game.kit.german import german_card_name, german_suit_name
from game.rulesets.schnapsen.actions import (
    Bid,
    Claim,
    LeaveTalon,
    Marry,
    NameTrump,
    Pass,
    SayKontra,
    SayRekontra,
    TakeTalon,
    TurnUp,
)
from game.rulesets.schnapsen.contracts import CONTRACTS, LONGEST_SUIT, Aim, Contract
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, SchnapsenView
from game.rulesets.schnapsen.scoring import (
    ENOUGH,
    REKONTRA_LEVEL,
    SCHNAPSER_TRICKS,
    TRICKS,
    Stakes,
    marriage_value,
)


def meaning(view: SchnapsenView, subject: Any) -> Meaning | None:
    """Return what a decision, the question, the trumps or a player's plate mean."""
    table = view.table
    match subject:
        case Bid(contract):
            return _bid(view, contract)
        case Pass():
            return _pass(table)
        case SayKontra() | SayRekontra():
            return _doubled(table, 2 if subject == SayKontra() else REKONTRA_LEVEL)
        case NameTrump(suit):
            held = sum(card.suit == suit for card in view.hand)
            words = _("{suit} become trumps; so far you hold {n} of them.")
            return Meaning(words.format(suit=german_suit_name(suit), n=held), "DS-04")
        case TurnUp():
            words = _("One of your unseen cards is shown to all, and its suit becomes trumps.")
            return Meaning(words, "DS-04")
        case TakeTalon():
            words = _("You take both cards and put two away: {worth}.")
            return Meaning(words.format(worth=worth(table.row)), "DS-14")
        case LeaveTalon():
            words = _("You play the six cards you have: {worth}.")
            return Meaning(words.format(worth=worth(table.row, Stakes(unseen=True))), "DS-16")
        case Claim():
            return _claim(view)
        case Marry(led):
            value = marriage_value(led.suit, table.trump)
            words = _(
                "The marriage is shown: {n} towards 66 once your side has a trick. You lead "
                "the {card}."
            )
            return Meaning(words.format(n=value, card=german_card_name(led)), "DS-28")
        case Thing.QUESTION:
            return _question(table)
        case Thing.TRUMPS:
            return _trumps(table)
        case Seated(player):
            return _plate(table, player)
        case Thing.STAKE:
            return stake(view)
        case Thing.STORY:
            return story(table)
    return None


# -- contracts


_AIMS: Mapping[Aim, Callable[[], str]] = {
    Aim.POINTS: lambda: _("66 points first"),
    Aim.NO_TRICK: lambda: _("take no trick"),
    Aim.FOUR_TRICKS: lambda: _("first four tricks, with 66"),
    Aim.EVERY_TRICK: lambda: _("all six tricks"),
    Aim.LONG_SUIT: lambda: _("five alike and trick six"),
}


def contract_meaning(contract: str, table: SchnapsenTable) -> Meaning:
    """Return what a contract asks of its declarer, and what it is worth as the stakes stand."""
    row = CONTRACTS[contract]
    aim = _AIMS[row.aim]()
    if row.aim == Aim.LONG_SUIT and row.has_trumps:
        aim = _("five trumps and trick six")
    if not row.has_trumps:
        trumps = _("no trumps")
    elif table.named is None:
        trumps = _("Forehand’s trumps")
    else:
        trumps = _("trumps: {suit}").format(suit=german_suit_name(table.named_trump))
    words = _("{contract}: {aim}; {trumps}. {worth}.").format(
        contract=_(row.title), aim=aim, trumps=trumps, worth=worth(row, table.stakes)
    )
    return Meaning(words, _(row.title))


def _bid(view: SchnapsenView, contract: str) -> Meaning:
    """Return what a contract is, and how much the hand has of the suit that it may need."""
    told, row = contract_meaning(contract, view.table), CONTRACTS[contract]
    if contract in _as_much(view.table):
        standing = CONTRACTS[view.table.auction.standing or ""]
        words = _("It beats {standing}, too.")
        words = words.format(standing=_(standing.title))
        told = replace(told, words=f"{told.words} {words}")
    held = row.longest(view.hand, view.table.named_trump)
    if row.aim != Aim.LONG_SUIT or held == LONGEST_SUIT:
        return told
    words = _("{contract} needs five of the suit. You hold {n}, so it would be lost at once.")
    return replace(told, words=words.format(contract=_(row.title), n=held))


def _as_much(table: SchnapsenTable) -> Sequence[str]:
    """Return the contracts with which the player beats the standing one though they are worth no
    more (DS-11)."""
    auction = table.auction
    if table.phase is not Phase.AUCTION or auction.standing is None:
        return ()
    value = CONTRACTS[auction.standing].value
    return [name for name in auction.may_bid(table.player) if CONTRACTS[name].value == value]


def worth(row: Contract, stakes: Stakes = Stakes()) -> str:  # noqa: B008 - a frozen value
    """Return what the declarer gets for it, or each opponent if it is lost."""
    if row.aim == Aim.POINTS:
        low, high = stakes.points(1), stakes.points(3)
        return _("{low} to {high} points, or as many per opponent").format(low=low, high=high)
    return _("{points}, or as many per opponent").format(
        points=points_words(stakes.points(row.value))
    )


# -- calls


def _pass(table: SchnapsenTable) -> Meaning:
    match table.phase:
        case Phase.RAISE:
            return Meaning(_("You keep what you bid: {worth}.").format(worth=worth(table.row)))
        case Phase.KONTRA | Phase.REKONTRA:
            told = worth(table.row, table.stakes)
            return Meaning(_("It stays as it is: {worth}.").format(worth=told), "DS-18")
        case Phase.CLAIM:
            return Meaning(_("Play goes on; nobody says whether it is 66."), "DS-38")
    return Meaning(_("You say no more in this auction; the highest bid will be played."), "DS-10")


def _doubled(table: SchnapsenTable, multiplier: int) -> Meaning:
    stakes = Stakes(table.stakes.unseen, multiplier)
    if multiplier == REKONTRA_LEVEL:
        words = _("Doubles once more: {worth}. Then it is played.")
        return Meaning(words.format(worth=worth(table.row, stakes)), "DS-19")
    words = _("Doubles the deal: {worth}. The declarer may double once more.")
    return Meaning(words.format(worth=worth(table.row, stakes)), "DS-18")


def _claim(view: SchnapsenView) -> Meaning:
    table = view.table
    player = table.player if view.observer is None else view.observer
    low, middle, high = map(table.stakes.points, (1, 2, 3))
    if table.standing.options.points_shown and table.side(player).is_enough:
        words = _(
            "You have 66: the deal is over, for {low}, {middle} or {high} points by what the "
            "others have."
        )
        return Meaning(words.format(low=low, middle=middle, high=high), "DS-35")
    words = _(
        "With 66 or more you win at once; with less the others get {middle} points, or even {high}."
    )
    return Meaning(words.format(middle=middle, high=high), "DS-37")


def _question(table: SchnapsenTable) -> Meaning | None:
    match table.phase:
        case Phase.TRUMPS:
            return Meaning(_("This suit is trumps in every contract that has trumps."), "DS-04")
        case Phase.AUCTION if table.auction.highest is None:
            return Meaning(_("You are Forehand: you open, and cannot pass."), "DS-09")
        case Phase.AUCTION if _as_much(table):
            words = _("You come before the highest bidder: the same worth is enough.")
            return Meaning(words, "DS-11")
        case Phase.AUCTION:
            return Meaning(_("Only what beats the bid on the table can be bid."), "DS-11")
        case Phase.TALON | Phase.RAISE | Phase.KONTRA | Phase.REKONTRA:
            return Meaning(contract_meaning(table.contract, table).words, "DS-18")
        case Phase.CLAIM:
            return Meaning(_("Whoever reaches 66 must say so; nothing happens by itself."), "DS-38")
    return None


# -- what lies on the table


def _trumps(table: SchnapsenTable) -> Meaning | None:
    if table.named is None:
        return None
    if table.trump == NO_TRUMP:
        words = _("No trumps in this contract. Follow suit, and beat what you can beat.")
        return Meaning(words, "DS-24")
    words = _(
        "{suit} are trumps. Follow suit and beat what you can; without the suit you must trump."
    )
    return Meaning(words.format(suit=german_suit_name(table.trump)), "DS-23")


def _plate(table: SchnapsenTable, player: Player) -> Meaning:
    call = table.auction.last_of(player)
    if table.declarer is None:
        if call is None:
            return Meaning(_place(table, player), "DS-02")
        if call.bid is None:
            return Meaning(
                _("{place} Has passed, and is out.").format(place=_place(table, player)), "DS-10"
            )
        return contract_meaning(call.bid, table)
    taken = table.taken[player]
    tricks = many("{n} trick so far.", "{n} tricks so far.", taken).format(n=taken)
    if player == table.declarer:
        told = contract_meaning(table.contract, table)
        return Meaning(f"{told.words} {tricks}", told.rule)
    words = _("Plays against the declarer; both opponents’ tricks count together.")
    return Meaning(f"{words} {tricks}", "DS-32")


def _place(table: SchnapsenTable, player: Player) -> str:
    """Return which hand a player has (DS-02)."""
    return (
        _("Forehand: names trumps and opens."),
        _("Middlehand: speaks after Forehand."),
        _("Rearhand: deals, and speaks last."),
    )[(player - table.forehand) % len(table.hands)]


def stake(view: SchnapsenView) -> Meaning | None:
    """Return what the observer's side still has to do, None before the play."""
    table, player = view.table, view.observer
    if player is None or table.phase not in (Phase.PLAY, Phase.CLAIM):
        return None
    words, rule = _wanted(table, player == table.declarer)
    if table.row.aim == Aim.POINTS:
        return _points(table, player)
    last = SCHNAPSER_TRICKS if table.row.aim == Aim.FOUR_TRICKS else TRICKS
    left = last - len(table.tricks)
    told = many("{n} trick is left.", "{n} tricks are left.", left).format(n=left)
    return Meaning(f"{words} {told}", rule)


def _points(table: SchnapsenTable, player: int) -> Meaning:
    """Return how far the side of a player is from 66, where that is told."""
    side = table.side(player)
    if not table.standing.options.points_shown:
        return Meaning(_("The first side to say 66 wins."), "DS-33")
    if side.is_enough:
        return Meaning(_("Your side has 66: say so when you may."), "DS-33")
    words = many(
        "{n} more card point makes 66.", "{n} more card points make 66.", ENOUGH - side.points
    )
    return Meaning(words.format(n=ENOUGH - side.points), "DS-33")


def _wanted(table: SchnapsenTable, is_declarer: bool) -> tuple[str, str]:
    """Return what the contract asks of a side, and its clause."""
    match table.row.aim:
        case Aim.NO_TRICK if is_declarer:
            return _("Take no trick."), "DS-39"
        case Aim.NO_TRICK:
            return _("Make the declarer take a trick."), "DS-39"
        case Aim.FOUR_TRICKS if is_declarer:
            return _("Win the first four tricks, with 66."), "DS-40"
        case Aim.FOUR_TRICKS:
            return _("Win one of the first four tricks."), "DS-40"
        case Aim.EVERY_TRICK if is_declarer:
            return _("Win every trick."), "DS-42"
        case Aim.EVERY_TRICK:
            return _("Win at least one trick."), "DS-42"
        case Aim.LONG_SUIT if is_declarer:
            return _("Lead your five, then win the last trick."), "DS-43"
    return _("Win the last trick."), "DS-43"


def story(table: SchnapsenTable) -> Meaning | None:
    """Return how the tricks stand between the declarer and the others."""
    if table.declarer is None or table.phase not in (Phase.PLAY, Phase.CLAIM):
        return None
    own, others = table.side(table.declarer).tricks, table.against(table.declarer).tricks
    words = _("Tricks: declarer {own}, the others {others}.")
    return Meaning(words.format(own=own, others=others), "DS-32")
