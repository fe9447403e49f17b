"""Why a contract is bid or let alone, by the cards that carry it and those that can break it."""

from collections.abc import Iterator, Sequence

from game.core.outlook import Outlook
from game.core.reason import Reason
from game.core.words import _, many
from game.kit.cards import Card
from game.kit.counted import aces_held, tens_held, trumps_held
from game.kit.german import ACE, TEN, german_card_name, points_in
from game.rulesets.schnapsen.actions import Bid
from game.rulesets.schnapsen.bidding import calls_open
from game.rulesets.schnapsen.contracts import CONTRACTS, RANKING, TALON, Aim, Contract
from game.rulesets.schnapsen.holding import any_beaten, beatable, forced, marriages, still_out
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.scoring import ENOUGH, SCHNAPSER_TRICKS
from game.rulesets.schnapsen.talon import raises_open

NEAREST = "nearest "
"""How the kind of a reason begins that calls a contract the nearest; its id comes after it."""


def why_bid(view: SchnapsenView, contract: str) -> Iterator[Reason]:
    """Yield what carries a bid; of the least that Forehand may open with, also what came next."""
    row = CONTRACTS[contract]
    carried = carries(view, row)
    if row.aim is not Aim.POINTS:
        parts = carried, _changed(view, row), _wins_match(view, row)
        yield Reason(" ".join(filter(None, parts)))
        return
    if name := nearest(view):
        best = CONTRACTS[name]
        words = _("The best of the others would be {contract}. {why}")
        why = words.format(contract=_(best.title), why=_weak_spot(view, best))
        yield Reason(f"{carried} {why}", NEAREST + name)
    yield Reason(carried)


def _wins_match(view: SchnapsenView, row: Contract) -> str:
    """Return that the contract, if made, wins its declarer the match, "" where it does not."""
    standing = view.table.standing
    if standing.scores[view.table.player] + row.value < standing.options.target:
        return ""
    return _("Made, it wins you the match.")


def why_no_bid(view: SchnapsenView) -> Iterator[Reason]:
    """Yield which contract comes nearest to being bid, and why it falls short, if one is open."""
    if name := nearest(view):
        row = CONTRACTS[name]
        words = _("The nearest to a bid is {contract}. {why}")
        told = words.format(contract=_(row.title), why=falls_short(view, row))
        yield Reason(told, NEAREST + name)


def is_moot(reason: Reason, outlook: Outlook) -> bool:
    """Tell whether a contract is called the nearest, and trials have found another one to be, or
    its figure is higher."""
    if not reason.kind.startswith(NEAREST):
        return False
    named, worths = Bid(reason.kind.removeprefix(NEAREST)), outlook.values
    bids = [each for each in worths if isinstance(each, Bid) and each != outlook.best]
    if named in bids and worths[named] < max(worths[each] for each in bids):
        return True
    return isinstance(outlook.other, Bid) and outlook.other != named


def nearest(view: SchnapsenView) -> str:
    """Return the contract above a Game that promises most of those open, "" if there is none."""
    from game.rulesets.schnapsen.numbers import calls_in_numbers

    table = view.table
    calls = raises_open(table) if table.phase is Phase.RAISE else calls_open(table)
    names = [each.contract for each in calls if isinstance(each, Bid) and each.contract != "game"]
    promises = calls_in_numbers(table).promises
    return max(names, key=lambda name: promises(RANKING[name]), default="")


def why_take(view: SchnapsenView) -> str:
    """Return why the talon is taken: what of the hand two more cards may mend."""
    row = view.table.row
    mended = _changed(view, row) or _("Of eight cards you keep the best six.")
    return f"{carries(view, row)} {mended}"


def why_leave(view: SchnapsenView) -> str:
    """Return why the talon is left: what the hand has as it is, and what that counts more."""
    more = _("With the talon left it counts a point more.")
    return f"{carries(view, view.table.row)} {more}"


def falls_short(view: SchnapsenView, row: Contract) -> str:
    """Return what speaks against a bid, by the cards in hand."""
    if row.aim is Aim.LONG_SUIT:
        words = _("{contract} is lost at once without five of one suit, and you hold {n}.")
        longest = row.longest(view.hand, view.table.named_trump)
        return words.format(contract=_(row.title), n=longest)
    if row.aim is Aim.POINTS:
        words = _("You must beat the others alone: {hand}")
        return words.format(hand=carries(view, row))
    against = _points_short(view) if row.aim is Aim.FOUR_TRICKS else _changed(view, row)
    return f"{carries(view, row)} {against}".strip()


def _points_short(view: SchnapsenView) -> str:
    """Return how many of the 66 points of a Schnapser the hand has not got by itself."""
    worth = marriages(view.hand, view.table.named_trump).values()
    short = ENOUGH - points_in(_heads(view)[:SCHNAPSER_TRICKS]) - max(worth, default=0)
    if short <= 0 or short == ENOUGH:  # of none, or of all, there is no other part
        return ""
    return _("The other {n} of the 66 must fall in those tricks.").format(n=short)


def carries(view: SchnapsenView, row: Contract) -> str:
    """Return what the hand has for a contract, and which of its cards can break it."""
    parts = [_weak_spot(view, row)]
    if row.aim is Aim.POINTS:
        parts.append(_married(view))
    elif row.aim is Aim.FOUR_TRICKS:
        parts += [_trumps(view), _married(view)]
    elif row.aim is Aim.EVERY_TRICK and row.has_trumps:
        parts.append(_trumps(view))
    return " ".join(filter(None, parts))


def _weak_spot(view: SchnapsenView, row: Contract) -> str:
    """Return how much of what a contract asks for the hand lacks or has."""
    match row.aim:
        case Aim.NO_TRICK:
            return _no_trick(view)
        case Aim.EVERY_TRICK:
            return _every_trick(view)
        case Aim.FOUR_TRICKS:
            return _four_tricks(view)
        case Aim.LONG_SUIT:
            words = _("Your longest suit has {n} of the five cards it takes.")
            return words.format(n=row.longest(view.hand, view.table.named_trump))
    return held(view)


def held(view: SchnapsenView) -> str:
    """Return how many trumps, aces and tens the hand has, in a sentence."""
    return _("You hold {trumps}, {aces}, {tens}.").format(**_counted(view))


def _counted(view: SchnapsenView) -> dict[str, str]:
    aces, tens = (sum(card.rank == rank for card in view.hand) for rank in (ACE, TEN))
    trumps = sum(card.suit == view.table.named_trump for card in view.hand)
    return {"trumps": trumps_held(trumps), "aces": aces_held(aces), "tens": tens_held(tens)}


def _trumps(view: SchnapsenView) -> str:
    return _("You hold {trumps}.").format(trumps=_counted(view)["trumps"])


def _married(view: SchnapsenView) -> str:
    """Return what the dearest marriage in hand adds, "" without one."""
    worth = marriages(view.hand, view.table.named_trump).values()
    return _("A marriage adds {n}.").format(n=max(worth)) if worth else ""


def _no_trick(view: SchnapsenView) -> str:
    """Return which cards could take a trick of a Bettler."""
    found = forced(view.hand, still_out(view))
    if not found:
        return _("Nothing led can force you to win: of each suit you hold the lowest.")
    if len(found) == len(view.hand):
        told = _("A lower card led can force any of your cards to win, first of all the {card}.")
    else:
        told = many(
            "A lower card led can force the {card} to win.",
            "A lower card led can force {n} of your {all} cards to win, first of all the {card}.",
            len(found),
        )
    return told.format(n=len(found), all=len(view.hand), card=german_card_name(found[0]))


def _every_trick(view: SchnapsenView) -> str:
    """Return which cards could lose a trick, if all that is led is led from the top."""
    found = beatable(view.hand, still_out(view))
    if not found:
        return _("Led from the top, none of your cards can be beaten in its suit.")
    if len(found) == len(view.hand):
        return _("Each of your cards can be beaten.")
    return many(
        "Led from the top, only your {card} can be beaten in its suit.",
        "Led from the top, {n} of your {all} cards can be beaten, first of all the {card}.",
        len(found),
    ).format(n=len(found), all=len(view.hand), card=german_card_name(found[0]))


def _four_tricks(view: SchnapsenView) -> str:
    """Return how much of four tricks, and of the 66 in them, the hand has."""
    tops = _heads(view)
    if not tops:
        return _("Four tricks and 66 are needed, and each of your cards can be beaten.")
    needed = _("Four tricks and 66 are needed.")
    words = (
        _(
            "Led from the top, {n} of your cards cannot be beaten in their suits; four of them "
            "have {p} card points."
        )
        if len(tops) > SCHNAPSER_TRICKS
        else many(
            "Led from the top, {n} of your cards ({p} card points) wins in its suit.",
            "Led from the top, {n} of your cards ({p} card points) win in their suits.",
            len(tops),
        )
    )
    told = words.format(n=len(tops), p=points_in(tops[:SCHNAPSER_TRICKS]))
    return f"{needed} {told}"


def _heads(view: SchnapsenView) -> list[Card]:
    """Return the cards that cannot be beaten in suits led from the top, the highest first."""
    weak = beatable(view.hand, still_out(view))
    return sorted((card for card in view.hand if card not in weak), key=lambda card: -card.rank)


# -- what changes of it while cards may still be changed


def _changed(view: SchnapsenView, row: Contract) -> str:
    """Return how somebody who calls here is rid of the cards that can break a contract."""
    hand, out = view.hand, still_out(view)
    if row.aim is Aim.NO_TRICK and (found := forced(hand, out)):
        return _changed_in_bettler(view, found)
    if row.aim is not Aim.EVERY_TRICK or not (found := beatable(hand, out)):
        return ""
    if view.table.phase is Phase.RAISE:
        return _("Two of the eight can be put away.")
    if len(found) > TALON:
        return _("Only two can be changed.")
    return many(
        "The talon must bring a better one, or what beats it must fall.",
        "The talon must bring better ones, or what beats them must fall.",
        len(found),
    )


def _changed_in_bettler(view: SchnapsenView, found: Sequence[Card]) -> str:
    table, count = view.table, len(found)
    if table.phase is Phase.RAISE:
        return _("Two of the eight can be put away, and one led first.")
    if not table.standing.options.bettler_exchange:
        words = (
            _("It can be led first.")
            if count == 1
            else _("One can be led first; none can be changed.")
        )
        otherwise = _("You can change none.")
    elif count == 1:
        words, otherwise = _("It can be led first, or put away."), _("It can be put away.")
    else:
        words = (
            _("One can be led first, and two changed.")
            if count > TALON + 1
            else _("One can be led first; the talon must mend the rest.")
        )
        otherwise = _("You can change two.")
    return words if any_beaten(found, still_out(view)) else otherwise
