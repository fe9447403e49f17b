"""What a hand of Berzerka hangs on: the place that the observer's tricks give him now."""

from game.core.meaning import Meaning
from game.core.points import points_text
from game.core.protocols import Player
from game.core.words import _, many
from game.rulesets.berzerka.contracts import TRICKS
from game.rulesets.berzerka.declared import Declared
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
        aim = _(table.declaration.rules.objective.words)
        return Meaning(_("Wanted: {aim}.").format(aim=aim), "BZ-21")
    place = score.places[player]
    words = {FIRST: _("First as it stands, with {n}."), SECOND: _("Second as it stands, with {n}.")}
    told = words.get(place, _("Last as it stands, with {n}."))
    told = told.format(n=points_text(score.ranked[player]))
    declared = table.declaration
    if declared.overbid and player == declared.declarer:
        weighed = _("The overbid of {n} is counted in.").format(n=declared.overbid)
        told = f"{told} {weighed}"
    if score.ranked.count(score.ranked[player]) > 1:
        told = f"{told} {_tie(declared, score, player)}"
    return Meaning(told, "BZ-21")


def _tie(declared: Declared, score: Score, player: Player) -> str:
    """Return what decides between the observer and who has as many as he (BZ-24)."""
    declarer = declared.declarer
    level = [each for each, n in enumerate(score.ranked) if n == score.ranked[player]]
    if player == declarer or level == sorted((player, declarer)):
        if declared.overbid and player != declarer:
            return _(
                "Another has as many, counting the declarer’s overbid of {n}, and the declarer "
                "loses every tie. [BZ-24]"
            ).format(n=declared.overbid)
        return _("Another has as many, and the declarer loses every tie. [BZ-24]")
    return _(
        "The other defender has as many: the later trick decides, or without any trick the seat "
        "nearer the declarer’s left. [BZ-24]"
    )


def story(table: BerzerkaTable) -> Meaning | None:
    """Return how many tricks are still to come."""
    if table.phase != Phase.PLAY:
        return None
    left = TRICKS - len(table.tricks)
    return Meaning(many("{n} trick left.", "{n} tricks left.", left).format(n=left), "BZ-18")
