"""How the events of battles look: everything ends, lands where it belongs, and can be calmed."""

import wave

import numpy as np
import pygame
import pytest

from assets.sounds.generate import FOLDER, SOUNDS
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk import events as e
from game.rulesets.berserk.battlefields import BATTLEFIELDS, Terrain
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.unit import Unit, is_square
from game.session.match import HUMAN, Match, Seat
from scenes.anim.stage import Stage
from scenes.battle.board.targets import draw_targets
from scenes.battle.maps.ground import Ground, places, unit_key
from scenes.battle.motion import rolling
from scenes.battle.motion.brush import Brush
from scenes.battle.motion.choreography import BattleMotion, Scenery, motion
from scenes.battle.motion.effects import Missile
from scenes.battle.motion.moves import Lunge, Shake, Walk
from scenes.battle.motion.rolling import LANDS, TRAYS, Dice, Rolled
from scenes.theme import Layout, Theme
from tests.moments import play_to, the_end

LONGEST = 2.6
"""Seconds that one event may hold the attention."""
NAMES = ("Ana", "Bo")


def battles():
    """Play matches over several decks; between them they have every kind of event."""
    for number, decks in enumerate(
        [("dark", "swamp"), ("fire", "forests"), ("plains", "mountains"), ("swamp", "dark")]
    ):
        options = BERSERK.options(deck_0=decks[0], deck_1=decks[1])
        match = Match(BERSERK, options, (Seat(HUMAN, "Ana"), Seat("club", "Bo")), number)
        yield play_to(match, the_end, number)


@pytest.fixture(scope="module")
def shown():
    """Every event with the pictures before and after it."""
    found = []
    for match in battles():
        picture = Battle(match.standing)
        for event in match.events[:-1]:
            told = event.redacted(0)
            later = told.after
            found.append((told, picture, later))
            picture = later
    return found


def scenery(before, later, calm=False):
    return Scenery(Ground(1280, 720), before, later, NAMES, 0, calm)


def test_most_kinds_of_events_occur(shown):
    kinds = {type(event) for event, _before, _later in shown}
    wanted = {e.Moved, e.AttackDeclared, e.DiceRolled, e.Wounded, e.Died, e.Healed, e.TookOff}
    assert wanted <= kinds


def test_every_event_ends_soon_and_lands_where_it_belongs(shown):
    ground = Ground(1280, 720)
    for event, before, later in shown:
        seen = motion(event, scenery(before, later))
        assert seen.seconds <= LONGEST, event
        rest = places(ground, later)
        for move in seen.moves:
            if isinstance(move, Lunge | Shake):
                continue
            end = move.at(move.end + 0.01)
            goal = rest[move.key]
            assert (end.x, end.y) == pytest.approx((goal.x, goal.y)), event


def test_without_motion_nothing_moves(shown):
    for event, before, later in shown:
        assert motion(event, scenery(before, later, calm=True)).moves == ()


def test_effects_are_drawn_at_every_instant_calm_or_not(shown):
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("test", (1280, 720))
    surface = window.get_surface()
    token = pygame.Surface((120, 90), pygame.SRCALPHA)
    token.fill((200, 60, 40))
    drawn = set()
    for event, before, later in shown:
        if type(event) in drawn:
            continue
        seen = motion(event, scenery(before, later))
        if not isinstance(seen, BattleMotion) or not seen.effects:
            continue
        drawn.add(type(event))
        for calm in (False, True):
            brush = Brush(surface, Layout.of((1280, 720)), Theme(), lambda _u, _h: token, calm)
            for effect in seen.effects:
                surface.fill((90, 90, 90))
                for part in (0.02, 0.3, 0.6, 0.97):
                    effect.draw(brush, effect.start + part * effect.seconds)
                is_seen = bool((pygame.surfarray.array3d(surface) != 90).any())
                assert is_seen or (calm and isinstance(effect, Missile)), (event, effect)
                surface.fill((90, 90, 90))
                effect.draw(brush, effect.start - 0.01)
                effect.draw(brush, effect.end + 0.01)
                assert not (pygame.surfarray.array3d(surface) != 90).any()
    window.destroy()
    assert {e.DiceRolled, e.Wounded, e.Died} <= drawn


def test_a_death_lets_go_of_the_token_that_was_struck(shown):
    died = next(
        n
        for n, (event, before, _later) in enumerate(shown)
        if isinstance(event, e.Died)
        and isinstance(shown[n - 1][0], e.Wounded)
        and shown[n - 1][0].uid == event.uid
    )
    event, before, later = shown[died - 1]
    stage = Stage()
    stage.cut(places(Ground(1280, 720), before))
    stage.start(motion(event, scenery(before, later)))
    key = unit_key(event.uid)
    stage.update(0.2)
    assert key in stage.shown
    stage.release(key)
    stage.set_rest(places(Ground(1280, 720), shown[died][2]))
    assert key not in stage.shown


def test_a_walk_passes_every_square_of_its_way():
    from game.rulesets.berserk.unit import BOARD
    from scenes.battle.maps.ground import place_in

    ground = Ground(1280, 720)
    way = [BOARD.square(name) for name in ("c3", "c4", "d4")]
    stops = tuple(place_in(ground.square(square)) for square in way)
    walk = Walk("u1", stops[0], stops[-1], 0.0, 1.0, stops=stops)
    passed = [ground.square_at(walk.at(t / 50).x, walk.at(t / 50).y) for t in range(51)]
    assert list(dict.fromkeys(passed)) == way


def samples(name, form=1):
    with wave.open(str(FOLDER / f"{name}-{form}.wav")) as file:
        return np.frombuffer(file.readframes(file.getnframes()), dtype="<i2").astype(float)


BATTLE_SOUNDS = ("strike", "shot", "magic", "die", "dice", "heal", "turn", "step", "block", "miss")


@pytest.mark.parametrize("name", BATTLE_SOUNDS)
def test_sounds_of_battle_are_neither_too_loud_nor_too_soft(name):
    _make, forms, loudness = SOUNDS[name]
    for form in range(1, forms + 1):
        heard = samples(name, form)
        assert np.abs(heard).max() == pytest.approx(loudness * 32_000, rel=0.02)
        assert abs(heard.mean()) < 60
        loudest = np.sqrt(np.convolve(heard**2, np.ones(2205) / 2205, "valid").max())
        assert 900 < loudest < 14_000


def test_steps_are_softer_than_strikes_and_dice_lie_still_when_they_are_read():
    assert np.abs(samples("step")).max() < np.abs(samples("strike")).max() / 1.8
    tray = Dice(0, 0, 0.0, 1.6)
    for form in (1, 2, 3):
        heard = np.abs(samples("dice", form))
        last = np.nonzero(heard > heard.max() / 6)[0][-1] / 44_100
        assert last < tray.seconds * LANDS + 0.35


def test_dice_that_lie_are_made_once_and_given_up_for_the_next():
    """No roll comes again: on the shelf they pushed out what does."""
    pygame.display.set_mode((1280, 720))
    surface, layout = pygame.Surface((1280, 720)), Layout.of((1280, 720))
    brush = Brush(surface, layout, Theme(), lambda _u, _h: surface)
    for shown in range(1, 7):
        tray = Dice(0, 0, 0.0, 1.6, (Rolled(0, "Ana", shown, shown),), "", "")
        assert tray._at_rest(brush) is tray._at_rest(brush)
        assert len(rolling._trays) <= TRAYS


def test_dice_name_the_wood_where_it_counts():
    land = next(land for land in BATTLEFIELDS.values() if Terrain.WOOD in land.terrain)
    wood = land.terrain.index(Terrain.WOOD)
    units = (Unit(0, 3, 0, (wood + 15) % 30, False), Unit(1, 4, 1, wood, False))
    rolled = e.DiceRolled(0, 1, (3, 5), (3, 6), ((1, "defense_skill", 1),))
    for counts, words in ((True, "wood +1"), (False, "defense skill +1")):
        options = BERSERK.options(field=land.id, terrain=counts)
        picture = Battle(BERSERK.opening(options, 2, 0), units=units)
        tray = motion(rolled, scenery(picture, picture)).effects[0]
        assert list(tray.rolled[1].reasons) == [words]


def test_the_frame_of_a_target_goes_around_the_card_as_it_lies(shown):
    """A card on its side has its numbers at its ends: the frame must not cross them."""
    pygame.display.set_mode((1280, 720))
    layout = Layout.of((1280, 720))
    ground = Ground(*layout.units)
    seen = set()
    for _told, _before, picture in shown:
        for unit in picture.units:
            if not is_square(unit.spot) or unit.exhausted in seen:
                continue
            surface = pygame.Surface((1280, 720), pygame.SRCALPHA)
            draw_targets(surface, {unit.spot: "target"}, picture, ground, layout, Theme())
            wide, high = surface.get_bounding_rect().size
            assert (wide > high) == unit.exhausted, unit
            seen.add(unit.exhausted)
    assert seen == {True, False}
