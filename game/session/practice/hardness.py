"""How hard a drill is: which share of computer players, from the novice to the master, solve it."""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

from game.bots.catalogue import make_bot
from game.core.rng import Rng
from game.core.ruleset import Ruleset
from game.session.practice.drill import Asked, Drill

LADDER: Mapping[str, tuple[str, ...]] = {
    "whist": ("novice", "race:8", "race:40", "race:160", "expert", "master"),
    "schnapsen": ("novice", "race:20", "race:100", "race:400", "expert", "master"),
    "berzerka": ("novice", "race:40", "race:200", "race:800", "expert", "master"),
    "bridge": ("novice", "race:4", "race:8", "race:30", "expert", "master"),
    "berserk": ("novice", "race:1", "race:4", "mcts:1", "mcts:16", "master"),
}
"""Who is asked, by game, each stronger than the one before: three levels, and between novice and
expert three searches that look at few worlds; in Berserk the expert is as strong as the last of
these, so that a search of a third of the master's playouts has his place. The club level is left
out: it misses every drill."""
TRIES = 6
"""How often each of them is asked."""
MISSED = "the strongest player misses it"
"""Why a drill has no share; the words are for whoever makes drills."""


def shares(
    ruleset: Ruleset[Any, Any, Any],
    view: Any,
    legal: Sequence[Any],
    answers: frozenset[str],
    players: Sequence[str],
    streams: Sequence[Rng],
) -> list[float]:
    """Return in which share of these streams each player chooses one of the answers."""
    found = []
    for name in players:
        bot = make_bot(ruleset, name)
        right = 0
        for stream in streams:
            *_before, last = bot.think(view, legal, stream.fork("solver", name))
            right += str(last[0].action) in answers
        found.append(right / len(streams))
    return found


def solved(
    ruleset: Ruleset[Any, Any, Any], view: Any, legal: Sequence[Any], answers: frozenset[str]
) -> float | None:
    """Return which share of the answers of the whole ladder is right; None where the strongest of
    it fails as often as not: what nobody finds teaches nobody."""
    *others, strongest = LADDER[ruleset.id]
    streams = [Rng(number) for number in range(TRIES)]
    [most] = shares(ruleset, view, legal, answers, (strongest,), streams)
    if most <= 1 / 2:
        return None
    return fmean([*shares(ruleset, view, legal, answers, others, streams), most])


def solved_again(drill: Drill) -> float | None:
    """Return the same of a drill that is there already; raise as `Drill.match`."""
    port = Asked.of(drill, "").port
    return solved(drill.ruleset, port.view(), port.legal_actions(), drill.answers)
