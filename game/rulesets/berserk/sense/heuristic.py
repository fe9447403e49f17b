"""The plain player: what his sense does with what he sees."""

from collections.abc import Sequence

from game.core.protocols import Player
from game.core.rng import Rng
from game.core.styles import STEADY, Style
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.battle.traits import givers
from game.rulesets.berserk.battle.units import board_of
from game.rulesets.berserk.sense.fighting import fight
from game.rulesets.berserk.sense.mustering import muster
from game.rulesets.berserk.state import BerserkState
from game.rulesets.berserk.view import BerserkView, Phase


def policy(
    view: BerserkView, legal: Sequence[BerserkAction], rng: Rng, style: Style = STEADY
) -> BerserkAction:
    """Return the plain player's choice; luck has no part in it."""
    if len(legal) == 1:
        return legal[0]
    state = as_seen(view)
    choice = fight(state)[0] if view.phase is Phase.BATTLE else muster(state)
    return choice if choice in legal else legal[-1]


def as_seen(view: BerserkView) -> BerserkState:
    """Return the position as the observer sees it: cards face down are UNSEEN, nothing is guessed.

    It serves the sense of who is to act; it cannot be played on.
    """
    me: Player = view.player
    return BerserkState(
        standing=view.standing,
        phase=view.phase,
        to_act=me,
        first=view.first,
        mulligans=view.mulligans,
        hands=_of(me, view.hand),
        armies=_of(me, view.army),
        waiting=_of(me, view.waiting),
        units=view.units,
        board=board_of(view.units),
        givers=givers(view.units) if view.phase is Phase.BATTLE else (),
        grounds=view.grounds,
        pending=view.pending,
        turn=view.turn,
        quiet=view.quiet,
    )


def _of(player: Player, cards: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return (cards, ()) if player == 0 else ((), cards)
