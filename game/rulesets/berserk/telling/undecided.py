"""That a battle is about to end undecided, told before it does (BW-68)."""

from game.core.words import many
from game.rulesets.berserk.battle.turn import turns_till_draw
from game.rulesets.berserk.position import Battle, Phase

TOLD_FROM = 20
"""So many turns before the end, both players' counted, it is told for the first time."""


def draw_ahead(battle: Battle) -> str:
    """Return how soon the battle is a draw, "" while that is far off."""
    left = turns_till_draw(battle)
    if battle.phase is not Phase.BATTLE or (left.all > TOLD_FROM and left.quiet > TOLD_FROM):
        return ""
    if left.all <= left.quiet:
        return many(
            "The battle is a draw after this turn if it is not won. [BW-68]",
            "The battle is a draw after {n} turns, this one counted, if it is not won. [BW-68]",
            left.all,
        ).format(n=left.all)
    return many(
        "If nobody is wounded, the battle is a draw after this turn. [BW-68]",
        "If nobody is wounded, the battle is a draw after {n} turns, this one counted. [BW-68]",
        left.quiet,
    ).format(n=left.quiet)


def draw_sign(battle: Battle) -> str:
    """Return the same in a few words, for a bar."""
    if not draw_ahead(battle):
        return ""
    left = min(turns_till_draw(battle))
    return many("Draw after this turn [BW-68]", "Draw in {n} turns [BW-68]", left).format(n=left)
