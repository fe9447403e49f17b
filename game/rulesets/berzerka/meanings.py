"""What contracts, calls, plates and trumps mean, in a line for whoever points at them."""

from typing import Any

from game.core.meaning import Meaning, Seated, Thing
from game.core.points import points_text
from game.core.protocols import Player
from game.core.words import _, many, opening, signed
from game.kit.cards import NO_TRUMP, Suit, suit_name
from game.rulesets.berzerka.actions import (
    PASS,
    Bid,
    Copy,
    NamePain,
    NameRanking,
    NameTrump,
    Pick,
)
from game.rulesets.berzerka.board import Box, box_of
from game.rulesets.berzerka.contracts import (
    AT_HALF,
    CONTRACTS,
    EVERY_TRICK,
    MIDDLE,
    PAINS,
    Contract,
)
from game.rulesets.berzerka.position import BerzerkaTable, BerzerkaView, Phase
from game.rulesets.berzerka.scoring import ranked_counts
from game.rulesets.berzerka.stake import stake, story


def meaning(view: BerzerkaView, subject: Any) -> Meaning | None:
    """Return what a decision, the question, the trumps or a player's plate mean."""
    table = view.table
    match subject:
        case Bid(contract, overbid):
            return bid_meaning(box_of(table.boxes, contract), overbid)
        case Pick(contract):
            return box_meaning(box_of(table.boxes, contract))
        case Copy(contract):
            row = CONTRACTS[contract]
            words = _("Shapeshift would be played like this: {terms}.").format(terms=terms(row))
            return Meaning(words, _(row.title))
        case NameTrump(suit):
            words = _("{suit} beat every other suit. You hold {n}.")
            return Meaning(_held(view, words, suit), "BZ-14")
        case NamePain(suit):
            words = _("Each card of {suit} in your tricks counts against you. You hold {n}.")
            return Meaning(_held(view, words, suit), "BZ-21")
        case NameRanking(inverted):
            return _ranking(table.declaration.rules, inverted)
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
    if subject == PASS:
        words = _(
            "Pass: you leave this auction. Whoever bids highest chooses; you can still come first."
        )
        return Meaning(words, "BZ-10")
    return None


def _held(view: BerzerkaView, words: str, suit: Suit) -> str:
    held = sum(card.suit == suit for card in view.hand)
    return words.format(suit=suit_name(suit), n=held)


# -- contracts


def terms(row: Contract) -> str:
    """Return what a contract wants, and how it is played."""
    parts = [_(row.objective.words)]
    if named := _named(row):
        parts.append(named)
    if row.trump == NO_TRUMP:
        parts.append(_("no trumps"))
    elif row.trump is not None:
        parts.append(_("trumps: {suit}").format(suit=suit_name(row.trump)))
    if row.inverted is not None:
        parts.append(_("1 is high") if row.inverted else _("13 is high"))
    if row.turns == AT_HALF:
        parts.append(_("turned at half"))
    elif row.turns == EVERY_TRICK:
        parts.append(_("turned every trick"))
    return "; ".join(parts)


def _named(row: Contract) -> str:
    """Return what the declarer names, "" for nothing (BZ-14)."""
    if row.trump is None and row.inverted is None:
        return _("trumps and ranking named")
    if row.trump is None:
        return _("trumps named")
    if row.inverted is None:
        return _("ranking named")
    return ""


def _worth(box: Box) -> str:
    if not box.value:
        return _("worth nothing yet")
    if box.rules.objective is MIDDLE:
        half = points_text(box.value // 2)
        return _("middle +{value}, others −{half}").format(value=box.value, half=half)
    return _("first +{value}, third −{value}").format(value=box.value)


def box_meaning(box: Box) -> Meaning:
    """Return what a contract of the board wants and what it is worth now."""
    words = _("{contract}: {terms}; {worth}.").format(
        contract=box.title, terms=terms(box.rules), worth=_worth(box)
    )
    if not box.is_open:
        words = _("{contract} has been played.").format(contract=box.title)
    return Meaning(words, _(CONTRACTS[box.id].title))


def bid_meaning(box: Box, overbid: int) -> Meaning:
    """Return what a bid on a contract of the board promises, and what that costs."""
    told = box_meaning(box)
    price = _price(box.rules, overbid) if overbid else _("Ties lose.")
    return Meaning(f"{told.words} {price}", told.rule)


def _price(row: Contract, overbid: int) -> str:
    """Return what an overbid does to its declarer (BZ-22)."""
    aim = row.objective
    if aim is PAINS:
        sentence = many("{n} pain card; ties lose.", "{n} pain cards; ties lose.", overbid)
    else:
        sentence = many("{n} trick; ties lose.", "{n} tricks; ties lose.", overbid)
    return sentence.format(n=signed(aim.overbid_sign * overbid))


# -- what is asked


def _question(table: BerzerkaTable) -> Meaning | None:
    match table.phase:
        case Phase.AUCTION if table.auction.highest is None:
            return Meaning(_("The overbid is the price of choosing."), "BZ-11")
        case Phase.AUCTION:
            words = _("Bid a higher overbid, or the same on a contract worth more.")
            return Meaning(words, "BZ-12")
        case Phase.PICK:
            words = _("You are declarer without an overbid, in any open contract.")
            return Meaning(words, "BZ-13")
        case Phase.NAME:
            return Meaning(f"{opening(_named(table.declaration.rules))}.", "BZ-14")
        case Phase.EXCHANGE if table.standing.options.exchange == "capped":
            words = _("13 new cards: five for the declarer, four for each defender.")
            return Meaning(words, "BZ-15")
        case Phase.COPY:
            return Meaning(_("For the whole match it is played like that contract."), "BZ-09")
    return None


def _ranking(row: Contract, inverted: bool) -> Meaning:
    words = (
        _("1 beats 2, and so on down to 13.")
        if inverted
        else _("13 beats 12, and so on down to 1.")
    )
    if row.turns == AT_HALF:
        words = " ".join([words, _("After trick 7 it is the other way round.")])
    elif row.turns == EVERY_TRICK:
        words = " ".join([words, _("So it stands in the first trick; then it turns every time.")])
    return Meaning(words, "BZ-02")


# -- what lies on the table


def _trumps(table: BerzerkaTable) -> Meaning | None:
    if table.trump is None:
        return None
    if table.trump == NO_TRUMP:
        words = _("No trumps: the highest card of the suit led wins, by the ranking in force.")
    else:
        words = _("{suit} are trumps: the highest wins the trick. Nobody has to trump.").format(
            suit=suit_name(table.trump)
        )
    return Meaning(words, "BZ-18")


def _plate(table: BerzerkaTable, player: Player) -> Meaning:
    declared = table.declared
    if declared is None:
        bids = table.auction.bids_of(player)
        if player in table.auction.out:
            return Meaning(_("Has left this auction."), "BZ-10")
        if bids:
            return bid_meaning(box_of(table.boxes, bids[-1].contract), bids[-1].overbid)
        return Meaning(_("Has not spoken yet."), "BZ-10")
    aim = declared.rules.objective
    counts = table.tally().counts
    ranked = ranked_counts(aim, counts, declared.declarer, declared.overbid)
    told = {
        "tricks": lambda n: many("{n} trick so far", "{n} tricks so far", n),
        "late": lambda n: many("{n} late trick so far", "{n} late tricks so far", n),
        "pains": lambda n: many("{n} pain card so far", "{n} pain cards so far", n),
    }[aim.counted](counts[player]).format(n=counts[player])
    wanted = _(aim.words)
    if player != declared.declarer:
        return Meaning(_("{count}; wanted: {aim}.").format(count=told, aim=wanted), "BZ-21")
    words = _("Declarer. {count}, {ranked} with the overbid of {overbid}; wanted: {aim}.").format(
        count=told, ranked=points_text(ranked[player]), overbid=declared.overbid, aim=wanted
    )
    return Meaning(words, "BZ-22")
