"""What a hand of Berzerka hangs on: the place that the observer's tricks give him now."""

from game.core.meaning import Meaning
from game.core.points import points_text
from game.core.protocols import Player
from game.core.words import _, many
from game.rulesets.berzerka.contracts import TRICKS
from game.rulesets.berzerka.goals import wanted
from game.rulesets.berzerka.position import BerzerkaTable, BerzerkaView, Phase
from game.rulesets.berzerka.scoring import FIRST, SECOND, Score, scored


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
