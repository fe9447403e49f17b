"""What contracts, calls, plates and trumps mean, in a line for whoever points at them."""

from collections.abc import Sequence
from typing import Any

from game.core.points import points_text
from game.core.protocols import Names, Player
from game.core.rng import Rng
from game.core.telling import Meaning, Seated, Thing
from game.core.themes import Count
from game.core.words import _, many, opening, signed
from game.kit.cards import NO_TRUMP, Suit, suit_name
from game.kit.counting import Seen, seen_cards, shown_out, trumps_or_led, unseen_of
from game.kit.packs import NUMBER_DECK, number_card_name
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
    TRICKS,
    Contract,
)
from game.rulesets.berzerka.phases.play import RULES
from game.rulesets.berzerka.position import BerzerkaTable, BerzerkaView, Phase
from game.rulesets.berzerka.scoring import FIRST, SECOND, Score, ranked_counts, scored, wanted


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


def _now(table: BerzerkaTable) -> Score | None:
    """Return what the tricks won so far would be worth, None where none counts yet."""
    if table.phase != Phase.PLAY or not table.tricks:
        return None
    score = scored(table.declaration, table.tally())
    return score if any(table.tally().counts) else None


def stake(view: BerzerkaView) -> Meaning | None:
    """Return the observer's place if the hand ended now, or what is wanted before the first trick.

    None before the play.
    """
    table, player = view.table, view.observer
    if player is None or table.phase != Phase.PLAY:
        return None
    if (score := _now(table)) is None:
        aim = wanted(table.declaration, player)
        return Meaning(_("Wanted: {aim}.").format(aim=aim), "BZ-21")
    place = score.places[player]
    words = {FIRST: _("First now, with {n}."), SECOND: _("Second now, with {n}.")}
    told = words.get(place, _("Last now, with {n}."))
    told = told.format(n=points_text(score.ranked[player]))
    return Meaning(f"{told} {_tie(table, score, player)}".rstrip(), "BZ-21")


def _tie(table: BerzerkaTable, score: Score, player: Player) -> str:
    """Return what decides between the observer and who stands level, "" if nobody does (BZ-24)."""
    declarer, objective = table.declaration.declarer, table.declaration.rules.objective
    off = [objective.badness(count, score.ranked) for count in score.ranked]
    level = {each for each, n in enumerate(off) if n == off[player]}
    if level == {player}:
        return ""
    if player == declarer:
        return _("As declarer you lose the tie. [BZ-24]")
    if level == {player, declarer}:
        return _("The declarer loses the tie. [BZ-24]")
    last = table.tally().last
    if any(last[each] >= 0 for each in level - {declarer}):
        return _("The later trick breaks the tie. [BZ-24]")
    return _("Left of the declarer wins the tie. [BZ-24]")


def story(table: BerzerkaTable) -> Meaning | None:
    """Return how many tricks are still to come."""
    if table.phase != Phase.PLAY:
        return None
    left = TRICKS - len(table.tricks)
    return Meaning(many("{n} trick left.", "{n} tricks left.", left).format(n=left), "BZ-18")


def counts(view: BerzerkaView, names: Names, luck: Rng) -> Sequence[Count]:
    """Ask for trumps, for who has shown out, and for the pain suit or another that was led."""
    table, observer = view.table, view.observer
    assert observer is not None
    declared = table.declaration
    seen = Seen(
        table,
        NUMBER_DECK,
        seen_cards(view, table.put_away(observer)),
        declared.in_trump,
        RULES,
        order_of=declared.order,
        card_name=number_card_name,
    )
    suit = trumps_or_led(seen)
    other = declared.pain if declared.pain not in (None, suit) else seen.led(suit)
    assert other is not None
    return (
        unseen_of(seen, suit),
        *shown_out(seen, observer, names, luck),
        unseen_of(seen, other),
    )
