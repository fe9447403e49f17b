"""How moves and attacks look: from event to motion. What is not named is a cut."""

from collections.abc import Mapping
from math import atan2, degrees

from game.core.words import _
from game.rulesets.berserk import events as e
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.telling.exchanges import outcome_words, sum_words
from game.rulesets.berserk.telling.feats import suffered
from game.rulesets.berserk.telling.log_battle import reason_at
from game.rulesets.berserk.unit import GRAVE
from scenes.anim.timeline import Cue, Motion, Move, Place, ease_in_out
from scenes.battle.faces.naming import (
    effect_words,
    guard_words,
    parts_words,
    reason_words,
)
from scenes.battle.maps.ground import MOVING, place_in, unit_key
from scenes.battle.motion import entrances
from scenes.battle.motion.effects import Aim, Dust, Effect, Missile, Ring, Rising, Slash, Tint
from scenes.battle.motion.motions import BattleMotion, Scenery, choreography, motion, shown
from scenes.battle.motion.moves import HITS_AT, Lunge, Shake, Walk
from scenes.battle.motion.rolling import LANDS, Dice, Rolled

__all__ = ["BattleMotion", "Scenery", "choreography", "entrances", "motion"]

STEP = 0.17
"""Seconds a token takes from square to square."""
LUNGE = 0.5
ROLL = 2.1
"""Seconds that dice are seen, tumbling and lying."""
FLIGHT = 0.32
READ = 0.7


@choreography.register
def _show_moved(event: e.Moved, scenery: Scenery) -> Motion:
    stops = tuple(place_in(scenery.ground.square(spot), MOVING) for spot in event.path)
    legs = len(stops) - 1
    walk = Walk(unit_key(event.uid), stops[0], stops[-1], 0.0, STEP * legs, stops=stops)
    cues = [Cue(STEP * (leg + 0.8), "step") for leg in range(legs)]
    return BattleMotion((walk,), tuple(cues), STEP * legs + 0.06)


@choreography.register
def _show_leapt(event: e.Leapt, scenery: Scenery) -> Motion:
    start = place_in(scenery.ground.square(event.start), MOVING)
    end = place_in(scenery.ground.square(event.spot), MOVING)
    leap = Move(unit_key(event.uid), start, end, 0.0, 0.45, ease_in_out, arc=80.0)
    return shown([Ring(end.x, end.y, 0.38, 0.4, "gold")], [Cue(0.0, "deal")], [leap], seconds=0.5)


@choreography.register
def _show_shifted(event: e.Shifted, scenery: Scenery) -> Motion:
    start = place_in(scenery.ground.square(event.start), MOVING)
    end = place_in(scenery.ground.square(event.spot), MOVING)
    slide = Move(unit_key(event.uid), start, end, 0.0, 0.3, ease_in_out)
    return shown([Ring(end.x, end.y, 0.2, 0.4, "wound")], [Cue(0.0, "step")], [slide], seconds=0.36)


@choreography.register
def _show_attack_declared(event: e.AttackDeclared, scenery: Scenery) -> Motion:
    x, y = scenery.at(event.uid)
    if event.target == event.uid:
        return shown([Ring(x, y, 0.0, 0.5, "magic")], [Cue(0.0, "magic")], seconds=0.35)
    to_x, to_y = scenery.at(event.target)
    enemy = scenery.after.units[event.uid].owner != scenery.after.units[event.target].owner
    aim = Aim(x, y, 0.0, 0.75, to_x, to_y, "wound" if enemy else "heal")
    return shown([aim], [Cue(0.0, "press")], seconds=0.5)


@choreography.register
def _show_attack_cancelled(event: e.AttackCancelled, scenery: Scenery) -> Motion:
    x, y = scenery.at(event.target)
    return shown([Rising(x, y, 0.0, READ, _("cancelled"), "gold", 24)], seconds=READ)


@choreography.register
def _show_guarded(event: e.Guarded, scenery: Scenery) -> Motion:
    x, y = scenery.at(event.uid)
    to_x, to_y = scenery.at(event.target)
    effects: list[Effect] = [
        Aim(x, y, 0.0, 0.7, to_x, to_y, "shield"),
        Rising(x, y - 30, 0.1, 0.9, _("protects"), "shield", 24),
    ]
    return shown(effects, [Cue(0.0, "block")], seconds=0.7)


@choreography.register
def _show_blocked(event: e.Blocked, scenery: Scenery) -> Motion:
    x, y = scenery.at(event.uid)
    words = _("blocked")
    effects: list[Effect] = [
        Ring(x, y, 0.0, 0.6, "shield"),
        Rising(x, y, 0.1, 0.9, words, "shield", 26, guard_words(event.guard)),
    ]
    return shown(effects, [Cue(0.0, "block")], seconds=0.7)


@choreography.register
def _show_dice_rolled(event: e.DiceRolled, scenery: Scenery) -> Motion:
    fighters = (event.uid, event.fighter)
    rolled = tuple(
        Rolled(
            scenery.after.units[fighters[side]].owner,
            owner_words(scenery, fighters[side]),
            event.dice[side],
            event.totals[side],
            tuple(
                reason_words(reason_at(scenery.is_in_wood(fighters[side]), why, x), x)
                for of, why, x in event.reasons
                if of == side
            ),
        )
        for side in range(len(event.dice))
    )
    x, y = _between(scenery, *fighters)
    told = sum_words(event.totals), outcome_words(event.totals)
    tray = Dice(x, y, 0.0, ROLL, rolled, *told)
    lies_at = ROLL * LANDS
    return shown([tray], [Cue(0.0, "dice")], seconds=ROLL - 0.25, told_at=lies_at)


def owner_words(scenery: Scenery, uid: int) -> str:
    """Return whose die it is, in a word or two."""
    owner = scenery.after.units[uid].owner
    return _("You") if owner == scenery.seat else str(scenery.names[owner])


def _between(scenery: Scenery, one: int, other: int) -> tuple[float, float]:
    """Return where the dice roll: in the middle of the board, clear of who fights."""
    board = scenery.ground.board
    ys = [scenery.at(one)[1], scenery.at(other)[1]]
    middle = sum(ys) / 2
    y = board.top + board.height * (0.78 if middle < board.centery else 0.2)
    return board.centerx, y


@choreography.register
def _show_row_chosen(event: e.RowChosen, scenery: Scenery) -> Motion:
    board = scenery.ground.board
    words = _("the full hit") if event.full else _("the weaker hit")
    note = Rising(board.centerx, board.centery, 0.0, 0.9, words, "gold", 26)
    return shown([note], seconds=0.6)


@choreography.register
def _show_missed(event: e.Missed, scenery: Scenery) -> Motion:
    x, y = scenery.at(event.fighter)
    lunge, hit = _blow(event.uid, event.fighter, scenery)
    word = Rising(x, y, hit, 0.8, _("miss"), "shield", 26)
    moves = [lunge] if lunge else []
    return shown([word], [Cue(hit, "miss")], moves, seconds=hit + 0.45, told_at=hit)


@choreography.register
def _show_wounded(event: e.Wounded, scenery: Scenery) -> Motion:
    x, y = scenery.at(event.uid)
    effects: list[Effect] = []
    moves: list[Move] = []
    hit, cue = 0.0, "strike"
    if event.source is not None and event.source != event.uid:
        kind = _kind_of(event)
        if kind == "melee":
            lunge, hit = _blow(event.source, event.uid, scenery)
            moves += [lunge] if lunge else []
            sx, sy = scenery.at(event.source)
            turn = degrees(atan2(-(y - sy), x - sx)) - 30
            effects.append(Slash(x, y, hit, 0.3, turn))
        else:
            sx, sy = scenery.at(event.source)
            effects.append(Missile(sx, sy, 0.0, FLIGHT, x, y, kind))  # type: ignore[arg-type]
            hit = FLIGHT
            cue = "shot" if kind in ("arrow", "stone") else "magic"
            effects.append(Ring(x, y, hit, 0.35, "magic" if kind == "orb" else "wound"))
    elif event.reason == "poison":
        effects.append(Ring(x, y, 0.0, 0.5, "poison"))
    tint: Tint = "poison" if event.reason == "poison" else "wound"
    taken = suffered(event)
    words = f"−{taken}" if taken else "0"
    note = parts_words(event)
    effects.append(Rising(x, y, hit, 1.15, words, tint if event.amount else "shield", 44, note))
    if event.amount:
        place = scenery.place(event.uid)
        moves.append(Shake(unit_key(event.uid), place, place, hit, 0.38))
    return shown(effects, [Cue(hit, cue)], moves, seconds=hit + 0.62, told_at=hit)


def _blow(uid: int, at: int, scenery: Scenery) -> tuple[Lunge | None, float]:
    """Return the lunge of a unit at another, and when the blow lands; none if it has fallen."""
    if scenery.after.units[uid].spot == GRAVE or uid == at:
        return None, 0.1
    source, target = scenery.place(uid), scenery.place(at)
    near = source.towards(target, 0.55)._replace(z=MOVING)
    return Lunge(unit_key(uid), source, near, 0.0, LUNGE), LUNGE * HITS_AT


def _kind_of(event: e.Wounded) -> str:
    """Return how the wounds came: in melee, or as one of the missiles."""
    if not event.parts:
        return "orb"
    return MISSILES.get(event.parts[0][0], "melee")


MISSILES: Mapping[str, str] = {
    "shot": "arrow",
    "throw": "stone",
    "blast": "fire",
    "magical_strike": "orb",
}
"""What flies, by what the wounds are made of; other attacks are melee."""


@choreography.register
def _show_healed(event: e.Healed, scenery: Scenery) -> Motion:
    x, y = scenery.at(event.uid)
    words = f"+{event.amount + event.extra}"
    effects: list[Effect] = [
        Ring(x, y, 0.0, 0.6, "heal"),
        Rising(x, y, 0.05, 1.0, words, "heal", 40, reason_words(event.reason)),
    ]
    return shown(effects, [Cue(0.0, "heal")], seconds=0.55)


@choreography.register
def _show_affected(event: e.Affected, scenery: Scenery) -> Motion:
    x, y = scenery.at(event.uid)
    tint: Tint = {
        "poisoning": "poison",
        "strengthening": "gold",
        "rousing": "gold",
        "cleansing": "heal",
    }.get(event.effect, "magic")  # type: ignore[assignment]
    effects: list[Effect] = [
        Ring(x, y, 0.0, 0.55, tint),
        Rising(x, y, 0.05, 1.0, effect_words(event.effect, event.x), tint, 24),
    ]
    return shown(effects, [Cue(0.0, "magic")], seconds=0.55)


@choreography.register
def _show_died(event: e.Died, scenery: Scenery) -> Motion:
    unit = scenery.before.units[event.uid]
    place = place_in(scenery.ground.rect(unit, scenery.before))
    dust = Dust(place.x, place.y, 0.0, 1.0, unit, place.height)
    if unit.card < 0 or not card(unit.card).unique:
        return shown([dust], [Cue(0.05, "die")], seconds=0.62)
    # A hero falls: that is seen and heard by all.
    rings = [Ring(place.x, place.y, 0.12 * n, 0.7, "wound", 110.0 + 60 * n) for n in range(3)]
    word = Rising(place.x, place.y, 0.1, 1.3, _(card(unit.card).name), "wound", 26)
    return shown([dust, *rings, word], [Cue(0.05, "fall")], seconds=1.0)


@choreography.register
def _show_token_gained(event: e.TokenGained, scenery: Scenery) -> Motion:
    x, y = scenery.at(event.uid)
    words = _("token {n}").format(n=event.tokens)
    return shown([Rising(x, y, 0.0, 0.8, words, "magic", 20)], seconds=0.3)


@choreography.register
def _show_returned(event: e.Returned, scenery: Scenery) -> Motion:
    end = scenery.place(event.uid)
    x, y = scenery.ground.grave(scenery.after.units[event.uid].owner)
    start = Place(x, y, 40, z=MOVING)
    rise = Move(unit_key(event.uid), start, end, 0.0, 0.6, arc=40)
    effects = [Ring(end.x, end.y, 0.45, 0.6, "magic", 150)]
    return shown(effects, [Cue(0.0, "magic")], [rise], seconds=0.8)


@choreography.register
def _show_prepared(event: e.Prepared, scenery: Scenery) -> Motion:
    x, y = scenery.at(event.uid)
    word = Rising(x, y, 0.0, 0.9, _("prepares"), "shield", 24)
    return shown([word], [Cue(0.0, "press")], seconds=0.5)
