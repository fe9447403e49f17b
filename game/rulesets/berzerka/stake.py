"""What a hand of Berzerka hangs on: the place that the observer's tricks give him now."""

from collections.abc import Mapping

from game.core.meaning import Meaning
from game.core.points import points_text
from game.core.protocols import Player
from game.core.words import _, many, marked
from game.rulesets.berzerka.contracts import TRICKS
from game.rulesets.berzerka.goals import wanted
from game.rulesets.berzerka.position import BerzerkaTable, BerzerkaView, Phase
from game.rulesets.berzerka.scoring import FIRST, PLAYERS, SECOND, Score, scored


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
    words = {FIRST: _("First as it stands, with {n}."), SECOND: _("Second as it stands, with {n}.")}
    told = words.get(place, _("Last as it stands, with {n}."))
    told = told.format(n=points_text(score.ranked[player]))
    parts = [told, _weighed(table, score, player), _tie(table, score, player)]
    return Meaning(" ".join(part for part in parts if part), "BZ-21")


def _weighed(table: BerzerkaTable, score: Score, player: Player) -> str:
    """Return what the overbid does to the declarer's count, "" where he has not overbid (BZ-22)."""
    declared = table.declaration
    declarer, overbid = declared.declarer, declared.overbid
    if not overbid:
        return ""
    if player == declarer:
        return _("The overbid of {n} is counted in.").format(n=overbid)
    sentence = (
        marked("The declarer counts {ranked}: {count} less the overbid of {n}.")
        if declared.rules.objective.overbid_sign < 0
        else marked("The declarer counts {ranked}: {count} and the overbid of {n}.")
    )
    count = table.tally().counts[declarer]
    return _(sentence).format(ranked=points_text(score.ranked[declarer]), count=count, n=overbid)


def _tie(table: BerzerkaTable, score: Score, player: Player) -> str:
    """Return what decides between the observer and who stands level, "" if nobody does (BZ-24)."""
    declarer, objective = table.declaration.declarer, table.declaration.rules.objective
    off = [objective.badness(count, score.ranked) for count in score.ranked]
    level = {each for each, n in enumerate(off) if n == off[player]}
    if level == {player}:
        return ""
    if player == declarer and len(level) == PLAYERS:
        return _("All three stand level, and the declarer loses every tie. [BZ-24]")
    if player == declarer:
        return _("Another stands level, and the declarer loses every tie. [BZ-24]")
    if level == {player, declarer}:
        return _("The declarer stands level, and loses every tie. [BZ-24]")
    last = table.tally().last
    has_trick = any(last[each] >= 0 for each in level - {declarer})
    return _(BETWEEN_DEFENDERS[declarer in level, has_trick])


BETWEEN_DEFENDERS: Mapping[tuple[bool, bool], str] = {
    (False, True): marked("The other defender stands level: the later trick decides. [BZ-24]"),
    (False, False): marked(
        "The other defender stands level: while neither has a trick, the seat nearer the "
        "declarer’s left is ahead. [BZ-24]"
    ),
    (True, True): marked(
        "All three stand level: the declarer loses every tie, and between the defenders the later "
        "trick decides. [BZ-24]"
    ),
    (True, False): marked(
        "All three stand level: the declarer loses every tie, and of the defenders the seat nearer "
        "his left is ahead. [BZ-24]"
    ),
}
"""What decides between the defenders: by whether the declarer stands level too, and either of
them has a trick that counts."""


def story(table: BerzerkaTable) -> Meaning | None:
    """Return how many tricks are still to come."""
    if table.phase != Phase.PLAY:
        return None
    left = TRICKS - len(table.tricks)
    return Meaning(many("{n} trick left.", "{n} tricks left.", left).format(n=left), "BZ-18")
