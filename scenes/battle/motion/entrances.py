"""How armies come to the field, turn face up, take turns and win: from event to motion."""

from collections.abc import Sequence

from game.core.protocols import Player
from game.core.words import _
from game.rulesets.berserk import events as e
from scenes.anim.timeline import Cue, Motion, Move, ease_in_out
from scenes.battle.maps.ground import MOVING, Ground, place_in, unit_key
from scenes.battle.motion.effects import Banner, Ring, Tint
from scenes.battle.motion.motions import BattleMotion, Scenery, choreography, shown


@choreography.register
def _show_cards_drawn(event: e.CardsDrawn, scenery: Scenery) -> Motion:
    return Motion((), (Cue(0.0, "deal"),), 0.25)


@choreography.register
def _show_card_placed(event: e.CardPlaced, scenery: Scenery) -> Motion:
    if event.uid is None:
        return Motion((), (Cue(0.0, "flip"),), 0.12)
    end = scenery.place(event.uid)
    edge = scenery.ground.board.bottom + 90
    start = edge if event.player == scenery.ground.bottom else scenery.ground.board.top - 90
    move = Move(unit_key(event.uid), end._replace(y=start, z=MOVING), end, 0.0, 0.24, ease_in_out)
    return BattleMotion((move,), (Cue(0.16, "play"),), 0.13)


@choreography.register
def _show_revealed(event: e.Revealed, scenery: Scenery) -> Motion:
    x, y = scenery.at(event.uid)
    end = scenery.place(event.uid)
    turn = Move(unit_key(event.uid), end._replace(face=0.0), end, 0.0, 0.34)
    return shown([Ring(x, y, 0.1, 0.5, "gold")], [Cue(0.0, "flip")], [turn], seconds=0.16)


@choreography.register
def _show_took_off(event: e.TookOff, scenery: Scenery) -> Motion:
    end = scenery.place(event.uid)
    start = place_in(scenery.ground.square(event.start)) if 0 <= event.start < 30 else end
    move = Move(unit_key(event.uid), start._replace(z=MOVING), end, 0.0, 0.6, arc=70.0)
    return shown([], [Cue(0.0, "deal")], [move], seconds=0.5)


@choreography.register
def _show_turn_started(event: e.TurnStarted, scenery: Scenery) -> Motion:
    banner = turn_banner(scenery.ground, event.player, scenery.seat, scenery.names, event.turn)
    return shown([banner], [Cue(0.0, "turn")], seconds=1.0)


def turn_banner(
    ground: Ground, player: Player, eyes: Player | None, names: Sequence[str], turn: int
) -> Banner:
    """Return what is written over the board when a player's turn begins, as `eyes` see it."""
    own = player == eyes
    return Banner(
        *ground.board.center,
        0.0,
        1.3,
        _("Your turn") if own else _("{name}’s turn").format(name=names[player]),
        _("Turn {n}").format(n=turn),
        "gold" if own or eyes is None else "wound",
        ground.board.width,
    )


@choreography.register
def _show_battle_ended(event: e.BattleEnded, scenery: Scenery) -> Motion:
    board = scenery.ground.board
    if event.winner is None:
        words = _("A draw")
    elif event.winner == scenery.seat:
        words = _("Victory")
    else:
        words = _("{name} wins the battle").format(name=scenery.names[event.winner])
    lost = scenery.seat is not None and event.winner == 1 - scenery.seat
    tint: Tint = "wound" if lost else "gold"
    banner = Banner(board.centerx, board.centery, 0.0, 2.2, words, "", tint, board.width)
    return shown([banner], [Cue(0.0, "defeat" if lost else "made")], seconds=2.2)
