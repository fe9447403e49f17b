"""All matches in which the same two have had the same cards, taken together."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.fields import BadContent
from game.core.record import BadRecord
from game.core.words import _
from game.session.duplicate.comparison import Comparison
from game.session.duplicate.runs import ClosedDuplicate, Duplicate, Run
from game.session.duplicate.told import summary
from game.session.match import HUMAN
from game.session.occasion import DUPLICATE
from game.session.store import Store, UnknownMatch

MOST = 60
"""So many matches are taken together at most, the latest: each is played again for it."""
GONE = (BadContent, BadRecord, ClosedDuplicate, UnknownMatch)


@dataclass(frozen=True)
class Together:
    """The deals of several matches as if they were one, and how many matches these are."""

    matches: int
    comparison: Comparison


def together(store: Store, duplicate: Duplicate, run: Run) -> Together | None:
    """Return all deals that these two have both had, by the same house rules; None where this is
    their only match."""
    found = list(_comparisons(store, duplicate, run))
    if len(found) < 2:
        return None
    deals = [deal for comparison in found for deal in comparison.deals]
    return Together(len(found), Comparison(deals, found[0].boards))


def _comparisons(store: Store, duplicate: Duplicate, run: Run) -> Iterator[Comparison]:
    own = duplicate.match
    for id in _firsts(store, own.ruleset.id):
        try:
            each = Duplicate(store, id)
            match = each.match
            same = match.options == own.options and len(match.seats) == len(own.seats)
            if not same or each.own_name != duplicate.own_name:
                continue
            others = (other for other in each.runs() if other.is_over and is_same(other, run))
            if (other := next(others, None)) is not None:
                yield each.compare(each.match_of(other))
        except GONE:
            continue


def _firsts(store: Store, game: str) -> list[int]:
    """Return the matches of a game whose cards others have had, the latest first."""
    found = {
        int(each.occasion.id)
        for each in store.matches.all()
        if each.ruleset == game and each.occasion is not None and each.occasion.kind == DUPLICATE
    }
    return sorted(found, reverse=True)[:MOST]


def is_same(one: Run, other: Run) -> bool:
    """Tell whether the same has had the cards: a friend by his name, a computer player by how he
    plays."""
    if one.spec == HUMAN or other.spec == HUMAN:
        return (one.spec, one.name) == (other.spec, other.name)
    return one.spec == other.spec


def together_words(found: Together, names: tuple[str, str]) -> str:
    """Return who has done better in all these matches, and how far that can be trusted."""
    head = _("{own} and {other} in all {n} matches with the same cards:").format(
        n=found.matches, own=names[0], other=names[1]
    )
    return " ".join([head, *summary(found.comparison, names)])
