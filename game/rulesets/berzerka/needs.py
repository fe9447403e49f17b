"""What a trick does for a player: whether it helps him, and what he still needs, in words."""

from collections.abc import Callable, Mapping

from game.core.points import points_text
from game.core.protocols import Player
from game.core.words import _, many
from game.kit.cards import NO_TRUMP
from game.kit.knowledge import shown_lacking
from game.kit.number_cards import NUMBER_DECK
from game.rulesets.berzerka.contracts import (
    FEWEST,
    FIVE,
    HALF,
    LATE,
    MIDDLE,
    MOST,
    NEAR_FIVE,
    PAINS,
    TRICKS,
)
from game.rulesets.berzerka.phases.play import RULES
from game.rulesets.berzerka.position import BerzerkaTable, BerzerkaView
from game.rulesets.berzerka.scoring import PLAYERS, ranked_counts

IN_SIGHT = 6
"""With so many tricks left, or fewer, it is told how many of them are needed."""
FEW_LEFT = 2
"""With so many tricks to come, or fewer, it is told that all are needed."""


def who_asks(view: BerzerkaView) -> Player:
    """Return the player who is told: the observer, for a bystander the one to act."""
    return view.table.player if view.observer is None else view.observer


def nowhere(view: BerzerkaView) -> int:
    """Return the cards that none of the other players can hold, as both have shown that they have
    none of the suit, as a mask."""
    table, player = view.table, who_asks(view)
    lacking = shown_lacking((*table.tricks, table.trick), PLAYERS, RULES, NO_TRUMP)
    found = -1
    for other, mask in enumerate(lacking):
        if other != player:
            found &= mask
    return found


def standings(table: BerzerkaTable) -> list[int]:
    """Return what each player has so far of what the contract counts, with the overbid."""
    declared = table.declaration
    counts, aim = table.tally().counts, declared.rules.objective
    return ranked_counts(aim, counts, declared.declarer, declared.overbid)


def standing_at(view: BerzerkaView) -> int:
    """Return what the player has won so far of what the contract counts."""
    return standings(view.table)[who_asks(view)]


def wants(table: BerzerkaTable, count: int) -> bool | None:
    """Tell whether this trick helps the player whose count this is, None where it is open."""
    aim = table.declaration.rules.objective
    if aim is NEAR_FIVE:
        return count < FIVE
    if aim is LATE and len(table.tricks) < HALF:
        return None
    if aim is MIDDLE:
        middle = (TRICKS - table.declaration.overbid) / PLAYERS
        return None if abs(count - middle) < 1 else count < middle
    return not aim.avoids


def need_words(view: BerzerkaView) -> str:
    """Return what a trick does for the player now, and where he stands."""
    return _NEEDS[view.table.declaration.rules.objective.id](view)


def tricks_left(table: BerzerkaTable) -> int:
    """Return how many tricks are still to be won, the one that is played included."""
    return TRICKS - len(table.tricks)


def to_be_first(table: BerzerkaTable, player: Player) -> int:
    """Return how many more tricks make the player first whoever wins the others, where most win;
    at a tie only the declarer is surely behind (BZ-24)."""
    ranked, left = standings(table), tricks_left(table)
    needed = 0
    for other in set(range(PLAYERS)) - {player}:
        wins_tie = other == table.declaration.declarer
        ahead = ranked[other] + left - ranked[player] + (not wins_tie)
        needed = max(needed, -(-ahead // 2))
    return needed


def _standing(view: BerzerkaView) -> str:
    declared, standing = view.table.declaration, points_text(standing_at(view))
    if declared.overbid and declared.declarer == who_asks(view):
        return _("{n} with the overbid").format(n=standing)
    return standing


def _most(view: BerzerkaView) -> str:
    table, player = view.table, who_asks(view)
    left, needed = tricks_left(table), to_be_first(table, player)
    ranked = standings(table)
    if not needed:
        return _("You are first already, whoever wins the tricks left.")
    if left > IN_SIGHT:
        return _("Every trick helps; you stand at {n}.").format(n=_standing(view))
    to_win = left - _is_lost(view)
    # That all of many tricks would do is no comfort, least of all where one is let go.
    if needed < to_win or needed == to_win <= FEW_LEFT:
        words = many(
            "{needed} more trick of the {left} left makes first place certain.",
            "{needed} more tricks of the {left} left make first place certain.",
            needed,
        )
        return words.format(needed=needed, left=left)
    behind = max(ranked) - ranked[player]
    if behind <= 0:
        return _("Every trick helps; you stand at {n}.").format(n=_standing(view))
    if behind > to_win:
        return _("First place is out of reach; every trick still counts.")
    words = (
        many(
            "You are {n} trick behind the first, with {left} to come.",
            "You are {n} tricks behind the first, with {left} to come.",
            behind,
        )
        if to_win == left
        else many(
            "You are {n} trick behind the first, with {left} to come after this one.",
            "You are {n} tricks behind the first, with {left} to come after this one.",
            behind,
        )
    )
    return words.format(n=behind, left=to_win)


def _is_lost(view: BerzerkaView) -> bool:
    """Tell whether no card that may be played wins the trick that lies."""
    table = view.table
    trick, trump = table.trick, NO_TRUMP if table.trump is None else table.trump
    if not trick.cards:
        return False
    order, place = table.declaration.order(len(table.tricks)), len(trick.cards)
    legal = RULES.open_cards(view.hand, trick, trump)[0]
    return not any(order.best_place((*trick.cards, card), trump) == place for card in legal)


def _fewest(view: BerzerkaView) -> str:
    own, best = standing_at(view), min(standings(view.table))
    words = (
        _("Every trick hurts; you stand at {n}, the best at {best}.")
        if own > best
        else _("Every trick hurts; you stand at {n}, and nobody has fewer.")
    )
    return words.format(n=_standing(view), best=points_text(best))


def _near_five(view: BerzerkaView) -> str:
    needed, left = FIVE - standing_at(view), tricks_left(view.table)
    if needed > left - _is_lost(view):
        words = _("Five is out of reach, but every trick brings you nearer; you stand at {n}.")
    elif needed > 0:
        words = many(
            "You stand at {n} and need {needed} more trick of the {left} left.",
            "You stand at {n} and need {needed} more tricks of the {left} left.",
            needed,
        )
    elif needed:
        words = _("Five is the aim, and you stand at {n}: every further trick hurts.")
    else:
        words = _("You stand at {n}, which is the aim: every further trick hurts.")
    return words.format(n=_standing(view), needed=needed, left=left)


def is_idle(table: BerzerkaTable) -> bool:
    """Tell whether a trick neither counts nor gives the lead to one that does."""
    return table.declaration.rules.objective is LATE and len(table.tricks) < HALF - 1


def _late(view: BerzerkaView) -> str:
    if is_idle(view.table):
        return _("This trick does not count; the last six do.")
    if len(view.table.tricks) < HALF:
        return _("This trick does not count, but whoever wins it leads to the first that does.")
    return _most(view)


def _pains(view: BerzerkaView) -> str:
    table, pain = view.table, view.table.declaration.pain
    told = _("Pain cards hurt; you stand at {n}.").format(n=_standing(view))
    if not table.trick.cards:
        return told
    lie = sum(NUMBER_DECK[card].suit == pain for card in table.trick.cards)
    words = many("{n} lies here.", "{n} lie here.", lie) if lie else _("None lies here so far.")
    return f"{told} {words.format(n=lie)}"


def _middle(view: BerzerkaView) -> str:
    table, player = view.table, who_asks(view)
    if not table.declaration.box.value:
        return _("Nobody wins or loses a point in this hand.")
    low, high = sorted(n for each, n in enumerate(standings(table)) if each != player)
    words = _("The middle wins: you stand at {n}, the others at {low} and {high}.")
    return words.format(n=_standing(view), low=points_text(low), high=points_text(high))


_NEEDS: Mapping[str, Callable[[BerzerkaView], str]] = {
    MOST.id: _most,
    FEWEST.id: _fewest,
    NEAR_FIVE.id: _near_five,
    LATE.id: _late,
    PAINS.id: _pains,
    MIDDLE.id: _middle,
}
