"""What a deal of Dreierschnapsen hangs on, for the declarer and for those against him."""

from game.core.meaning import Meaning
from game.core.words import _, many
from game.rulesets.schnapsen.contracts import Aim
from game.rulesets.schnapsen.position import Phase, SchnapsenTable, SchnapsenView
from game.rulesets.schnapsen.scoring import ENOUGH, SCHNAPSER_TRICKS, TRICKS


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
