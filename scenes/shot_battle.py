"""The screens of Berserk as pictures: every phase of a battle."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.actions import Move, Strike
from game.rulesets.berserk.events import BattleEnded
from game.rulesets.berserk.options import BerserkOptions
from game.rulesets.berserk.pending import AwaitChoice, AwaitGuard, AwaitReturn
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.sense.prospects import prospects
from game.session.match import HUMAN, Match, Seat
from game.session.sitting import Sitting
from scenes.battle.motion.choreography import BattleMotion
from scenes.battle.motion.effects import Dust, Rising
from scenes.battle.motion.rolling import Dice
from scenes.battle.scene import BattleScene
from scenes.scene import Action
from scenes.studio import Screen, Studio

FRAME = 1 / 60
SEEDS = range(11, 60)


def fought(
    studio: Studio, is_there: Callable[[Match], bool], people: int = 1, **options: Any
) -> Match:
    """Return a match played by plain players until the picture is there."""
    names = (("human", "Jovana"), ("human" if people > 1 else "club", "Igor"))
    for seed in SEEDS:
        seats = [Seat(HUMAN if spec == HUMAN else spec, name) for spec, name in names]
        match = Match(BERSERK, BerserkOptions(**options), seats, seed)
        rng = Rng(seed)
        while not match.is_over and not is_there(match):
            view, legal = match.state.view(match.to_act), match.state.legal_actions()
            match.apply(match.to_act, BERSERK.sense.policy(view, legal, rng))
        if is_there(match):
            break
    studio.program.ways.kept = studio.store.matches.begin(match)
    return match


def battle(studio: Studio, match: Match, seconds: float = 1.2) -> BattleScene:
    """Sit down at a match and let everything come to rest."""
    scene = BattleScene(
        Sitting(match, studio.program.thinker), studio.program.look, studio.program.ways
    )
    studio.app.push(scene)
    studio.wait(seconds)
    return scene


def in_phase(phase: Phase) -> Callable[[Match], bool]:
    """Return what tells whether the person is asked in a phase."""
    return lambda match: match.to_act == 0 and match.state.phase is phase


def pending(kind: type, answers: int = 1) -> Callable[[Match], bool]:
    """Return what tells whether the person is asked such a question."""

    def is_there(match: Match) -> bool:
        if match.to_act != 0 or not isinstance(match.state.pending, kind):
            return False
        return len(match.state.legal_actions()) >= answers

    return is_there


def can_strike(match: Match) -> bool:
    """Tell whether the person has several strikes and many moves."""
    if match.to_act != 0 or match.state.phase is not Phase.BATTLE or match.state.pending:
        return False
    legal = match.state.legal_actions()
    strikes = sum(isinstance(each, Strike) for each in legal)
    return match.state.turn >= 3 and strikes >= 2 and sum(isinstance(a, Move) for a in legal) >= 6


def strike_of(scene: BattleScene) -> Strike:
    """Return the first strike that the person can make at an alert enemy, or at any."""
    strikes = [each for each in scene.port.legal_actions() if isinstance(each, Strike)]
    alert = {u.spot for u in scene.picture.units if not u.exhausted}
    return next((each for each in strikes if each.target in alert), strikes[0])


def chosen(studio: Studio) -> tuple[BattleScene, Strike]:
    """Return a battle in which a unit that can strike is chosen."""
    scene = battle(studio, fought(studio, can_strike))
    strike = strike_of(scene)
    scene.mode.choose(scene.picture.at(strike.unit))  # type: ignore[attr-defined]
    scene.focus(scene.board.spot(strike.unit))
    studio.wait(0.4)
    return scene, strike


def _odds(studio: Studio) -> None:
    scene, strike = chosen(studio)
    scene.focus(scene.board.spot(strike.target))
    studio.wait(0.4)


def _hint(studio: Studio) -> BattleScene:
    scene = battle(studio, fought(studio, can_strike))
    scene.act(Action.HINT)
    while scene.counsel.advice is None:
        studio.wait(0.1)
    studio.wait(0.5)
    return scene


def _hint_table(studio: Studio) -> None:
    _hint(studio).act(Action.HINT)
    studio.wait(0.5)


def _illegal(studio: Studio) -> None:
    scene, strike = chosen(studio)
    legal = scene.port.legal_actions()
    far = next(
        unit
        for unit in reversed(scene.picture.units)
        if unit.owner == 1 and unit.spot >= 0 and Strike(strike.unit, unit.spot) not in legal
    )
    scene.focus(scene.board.spot(far.spot))
    studio.wait(0.2)
    scene.pointing.press(far.spot)
    studio.wait(0.4)


def deadly(match: Match) -> Strike | None:
    """Return a strike that is likely to kill, if the person has one."""
    if match.to_act != 0 or match.state.phase is not Phase.BATTLE or match.state.pending:
        return None
    for action in match.state.legal_actions():
        if isinstance(action, Strike):
            target = next(u for u in match.state.units if u.spot == action.target)
            if not target.hidden and prospects(match.state, action)[0].chance(target.uid) > 0.99:
                return action
    return None


def _seen(studio: Studio, effect: type, after: float) -> None:
    """Strike so that somebody dies, and stop while such an effect is seen."""
    match = fought(studio, lambda match: deadly(match) is not None)
    scene = battle(studio, match)
    strike = deadly(match)
    assert strike is not None
    scene.submit(strike)
    for _frame in range(900):
        studio.wait(FRAME)
        for running in scene.show.stage.running:
            motion = running.motion
            if isinstance(motion, BattleMotion) and any(
                isinstance(each, effect) and running.time >= each.start + after
                for each in motion.effects
            ):
                return


def _recruited(studio: Studio) -> None:
    scene = battle(studio, fought(studio, in_phase(Phase.RECRUIT), deck_0="dark"))
    scene.act(Action.HINT)
    shut = [tile for tile in scene.mode.tiles if not tile.enabled]  # type: ignore[attr-defined]
    if shut:
        scene.focus(shut[0])
    studio.wait(0.4)


def _placed(studio: Studio) -> None:
    scene = battle(studio, fought(studio, in_phase(Phase.PLACE), deck_0="forests"))
    scene.act(Action.HINT)
    for place in (0, 1, 2):
        scene.mode.formation.lift(place)  # type: ignore[attr-defined]
    scene.mode.pick(0)  # type: ignore[attr-defined]
    studio.wait(0.4)


def _over(opens: Callable[[BattleScene], object]) -> Screen:
    def show(studio: Studio) -> None:
        opens(battle(studio, fought(studio, can_strike)))
        studio.wait(0.5)

    return show


def _inspect(scene: BattleScene) -> None:
    units = [unit for unit in scene.picture.living(1) if not unit.hidden]
    scene.show.open_unit(max(units, key=lambda unit: len(unit.gear) + unit.wounds))


def _end(studio: Studio) -> None:
    match = fought(studio, lambda match: match.is_over)
    scene = BattleScene(
        Sitting(match, studio.program.thinker), studio.program.look, studio.program.ways
    )
    studio.app.push(scene)
    studio.wait(0.2)
    studio.program.ways.match_ended(scene, scene.port.events()[-1])  # type: ignore[arg-type]
    studio.wait(1.0)


def _field_at_end(studio: Studio) -> None:
    """The last strike has fallen: the battle's end is told beside its field."""
    match = fought(studio, lambda match: match.is_over)
    scene = battle(studio, match)
    ended = next(event for event in scene.port.events() if isinstance(event, BattleEnded))
    scene.show.set(ended.after)
    scene.refresh()
    studio.app.push(scene.deal_page(ended))
    studio.wait(0.5)


def _replay(studio: Studio) -> None:
    fought(studio, lambda match: match.is_over)
    studio.store.barrier()
    kept = studio.program.ways.kept
    assert kept is not None and kept.id is not None
    studio.program.replay(kept.id)
    viewer: Any = studio.app.top
    for _deal in range(5):
        viewer.go_to_deal(1)
    studio.wait(0.5)


BATTLE_SCREENS: Mapping[str, Screen] = {
    "berserk-first": lambda studio: battle(studio, fought(studio, in_phase(Phase.FIRST))),
    "berserk-draw": lambda studio: battle(studio, fought(studio, in_phase(Phase.RECRUIT))),
    "berserk-recruit": _recruited,
    "berserk-place": _placed,
    "berserk-battle": lambda studio: battle(studio, fought(studio, can_strike)),
    "berserk-chosen": chosen,
    "berserk-odds": _odds,
    "berserk-hint": _hint,
    "berserk-hint-table": _hint_table,
    "berserk-illegal": _illegal,
    "berserk-guard": lambda studio: battle(studio, fought(studio, pending(AwaitGuard, 2))),
    "berserk-choice": lambda studio: battle(studio, fought(studio, pending(AwaitChoice))),
    "berserk-return": lambda studio: battle(
        studio, fought(studio, pending(AwaitReturn), deck_0="dark")
    ),
    "berserk-dice": lambda studio: _seen(studio, Dice, 1.1),
    "berserk-wound": lambda studio: _seen(studio, Rising, 0.15),
    "berserk-death": lambda studio: _seen(studio, Dust, 0.4),
    "berserk-threats": _over(lambda scene: scene.act(Action.THREATS)),
    "berserk-inspect": _over(_inspect),
    "berserk-army": _over(lambda scene: scene.show.open_army(1)),
    "berserk-recap": _over(lambda scene: scene.act(Action.LAST_TRICK)),
    "berserk-field-at-end": _field_at_end,
    "berserk-end": _end,
    "berserk-replay": _replay,
}
"""Every screen of a battle by name."""
