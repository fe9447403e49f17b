"""Whether a place is settled before the last trick, and why it is all one what is played and what
place it leads to."""

from collections.abc import Iterator, Mapping, Sequence

from game.core.outlook import Outlook
from game.core.protocols import Player
from game.core.words import _, marked
from game.kit.actions import PlayCard
from game.kit.same import all_one, comes_to
from game.rulesets.berzerka.actions import PLAYS
from game.rulesets.berzerka.contracts import HALF, LATE, PAINS, TRICKS
from game.rulesets.berzerka.needs import standings, who_asks
from game.rulesets.berzerka.position import BerzerkaTable, BerzerkaView, Phase
from game.rulesets.berzerka.reasons import choice_of
from game.rulesets.berzerka.scoring import FIRST, PLAYERS, SECOND, THIRD, places
from game.rulesets.berzerka.spending import spends
from game.rulesets.berzerka.sure import rest

TIES = (tuple(range(PLAYERS)), tuple(reversed(range(PLAYERS))))
"""Numbers of last tricks by which either of two defenders is ahead where they tie."""
WHOLE_SUIT = 13


def settled_place(table: BerzerkaTable, player: Player) -> int | None:
    """Return the player's place where it is the same whoever wins what is left, else None."""
    declared, now = table.declaration, standings(table)
    found = {
        places(
            declared.rules.objective,
            [one + more for one, more in zip(now, won, strict=True)],
            declared.declarer,
            last,
        )[player]
        for won in _ways(table)
        for last in TIES
    }
    return found.pop() if len(found) == 1 else None


def _ways(table: BerzerkaTable) -> Iterator[Sequence[int]]:
    """Yield how many each player may win of what is left of that which counts; of pain cards some
    may lie where nobody wins them."""
    aim, number = table.declaration.rules.objective, len(table.tricks)
    if aim is PAINS:
        most = WHOLE_SUIT - sum(table.tally().pains)
        for left in range(most + 1):
            yield from _splits(left)
    else:
        yield from _splits(TRICKS - (max(number, HALF) if aim is LATE else number))


def _splits(count: int) -> Iterator[Sequence[int]]:
    for first in range(count + 1):
        for second in range(count - first + 1):
            yield first, second, count - first - second


_PLACED: Mapping[int, str] = {
    FIRST: marked("You come first, whatever you play."),
    SECOND: marked("You come second, whatever you play."),
    THIRD: marked("You come last, whatever you play."),
}
_MIDDLE: Mapping[int, str] = {
    FIRST: marked("The middle is yours, whatever you play."),
    THIRD: marked("The middle is out of reach, whatever you play."),
}
"""What is said of a settled place; in Middling nobody is second."""


def all_the_same(view: BerzerkaView, outlook: Outlook | None) -> str:
    """Return why it is all one what is done, and where the place is not settled, to which it leads;
    "" where nothing says so."""
    table = view.table
    if table.declared is None:
        return ""
    if not table.declaration.box.value:
        return _("Nobody wins or loses a point in this hand.")
    if table.phase is not Phase.PLAY:
        return ""
    if (place := settled_place(table, who_asks(view))) is not None:
        is_middle = table.declaration.rules.objective.only_first_wins
        return _((_MIDDLE if is_middle else _PLACED)[place])
    choices = [choice_of(view, card) for card in choice_of(view, view.hand[0]).legal]
    if rest(view) and not any(each.beaters for each in choices):
        return _("Every trick left is yours, whatever you play.")
    # Where one of them would be spent for nothing a hint says so first, and that they all lose.
    spent = {spends(view, PLAYS[each.card]) for each in choices}
    told = all_one(choices) if len(spent) == 1 else ""
    return " ".join(filter(None, (told, _tried_place(view, outlook))))


def _tried_place(view: BerzerkaView, outlook: Outlook | None) -> str:
    """Return whether the hand is won whatever is played, or lost, "" where nobody has looked."""
    if outlook is None or not isinstance(outlook.best, PlayCard):
        return ""
    never = (
        _("Played out, the middle is out of reach, whatever you play.")
        if view.table.declaration.rules.objective.only_first_wins
        else comes_to(
            outlook.of("last"),
            _("Played out, you come last whatever you play."),
            _("Played out, you never come first, and last in about {n} of 100 hands."),
            _("Played out, you come second whatever you play."),
        )
    )
    return comes_to(
        outlook.of("first"),
        _("Played out, the hand is yours whatever you play."),
        _("Played out, the hand is yours in about {n} of 100, whatever you play."),
        never,
    )
