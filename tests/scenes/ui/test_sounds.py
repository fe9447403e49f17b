"""Sounds are optional everywhere, and there is one for every cue."""

import re
import wave
from pathlib import Path

import numpy as np
import pygame
import pytest

from assets.sounds import music
from assets.sounds.generate import FOLDER, SOUNDS, write
from assets.sounds.moods import MOODS
from assets.sounds.music import composed
from assets.sounds.vorbis import faded
from scenes.preferences import Preferences
from scenes.ui import sound
from scenes.ui.music import MOST, PIECES, SHORTEST, WAITS, Music
from scenes.ui.sound import Sounds
from tests.loops import over
from tests.scenes.pilot import Pilot
from tests.scenes.ui.gallery import Gallery

SCENES = Path(__file__).resolve().parents[3] / "scenes"


def samples(path):
    with wave.open(str(path)) as file:
        return np.frombuffer(file.readframes(file.getnframes()), dtype="<i2").astype(int)


@pytest.fixture
def heard(monkeypatch):
    """Hear what is played instead of playing it."""
    names = []
    forms = {name: [Fake(names, name, n) for n in (1, 2)] for name in SOUNDS}
    monkeypatch.setattr(sound, "_load", lambda: forms)
    return names


class Fake:
    def __init__(self, names, name, form):
        self.names, self.name = names, f"{name}-{form}"

    def set_volume(self, volume):
        self.volume = volume

    def play(self):
        self.names.append((self.name, self.volume))


def test_there_is_a_sound_for_every_cue_in_the_program():
    code = "\n".join(path.read_text(encoding="utf-8") for path in SCENES.rglob("*.py"))
    cues = set(re.findall(r'(?:\bcue\(|\bCue\([^,()]+, )"([a-z ]+)"', code))
    assert {"press", "refuse", "move", "deal"} <= cues
    assert cues <= set(SOUNDS)


@pytest.mark.parametrize("name", SOUNDS)
def test_the_script_makes_the_files_that_are_here(name, tmp_path):
    make, forms, loudness = SOUNDS[name]
    for n in range(forms):
        write(tmp_path / "made.wav", make(n), loudness)
        here, made = samples(FOLDER / f"{name}-{n + 1}.wav"), samples(tmp_path / "made.wav")
        assert len(here) == len(made)
        assert np.abs(here - made).max() <= 3
        assert np.abs(here).max() < 32_700


def test_every_file_can_be_loaded():
    forms = sound._load()
    assert {name: len(each) for name, each in forms.items()} == {
        name: count for name, (_make, count, _loud) in SOUNDS.items()
    }


def test_forms_take_turns_at_the_volume_that_is_set(heard):
    sounds = Sounds(50)
    for _time in range(3):
        sounds.play("deal")
    sounds.play("no such sound")
    assert heard == [("deal-1", 0.5), ("deal-2", 0.5), ("deal-1", 0.5)]


def test_the_background_is_silent_if_wanted(heard):
    pilot = Pilot(Gallery(), sounds=Sounds(80))
    pilot.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pilot.app.cue("bid")
    assert heard == []
    pilot.app.sounds.mute_in_background = False
    pilot.app.cue("bid")
    pilot.step(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    pilot.app.cue("bid")
    assert len(heard) == 2


def test_controls_are_heard_and_the_volume_counts_at_once(heard):
    pilot = Pilot(Gallery(), sounds=Sounds(80))
    pilot.click("Reduced motion")
    pilot.click("Locked")
    pilot.key("tab")
    assert [name for name, _volume in heard] == ["press-1", "refuse-1", "move-1"]
    Preferences(volume=0).take_effect(pilot.app)
    pilot.click("Reduced motion")
    assert len(heard) == 3


def test_without_a_device_everything_is_silent(monkeypatch, caplog):
    def no_device(*_arguments):
        raise pygame.error("no such device")

    pygame.mixer.quit()
    monkeypatch.setattr(pygame.mixer, "init", no_device)
    sounds = Sounds(80)
    sounds.play("bid")
    sounds.play("bid")
    assert caplog.text.count("There is no sound (no such device)") == 1


def test_a_device_that_fails_later_is_done_without(heard, monkeypatch, caplog):
    def fails(_self):
        raise pygame.error("gone")

    monkeypatch.setattr(Fake, "play", fails)
    sounds = Sounds(80)
    sounds.play("bid")
    sounds.play("bid")
    assert caplog.text.count("The sound device failed (gone)") == 1


# -- levels

EVERY_FILE = sorted(FOLDER.rglob("*.wav"))


@over("path", EVERY_FILE)
def test_levels_are_sound(path):
    heard = samples(path)
    peak = np.abs(heard).max()
    assert 2_000 < peak < 32_700, "heard, and not clipped"
    assert (np.abs(heard) == peak).sum() < 4, "no flat tops"
    assert abs(heard.mean()) < 0.01 * peak, "no direct current"
    assert heard[-1] == 0, "no click at the end"


EVERY_PIECE = [(mood, n) for mood in MOODS for n in range(music.PIECES)]
BY_DEFAULT = [(mood, place % music.PIECES) for place, mood in enumerate(MOODS)]
"""One of each mood, and together all keys; the others are decoded and composed in the long run."""


def decoded(mood, n):
    """Return what is heard of a piece, as samples."""
    pygame.mixer.quit()
    pygame.mixer.init(music.RATE, -16, 1)
    heard = pygame.mixer.Sound(FOLDER / "music" / f"{mood}-{n + 1}.ogg")
    piece = pygame.sndarray.array(heard).astype(int)
    pygame.mixer.quit()
    return piece


@pytest.mark.parametrize(
    ("mood", "n"),
    [
        pytest.param(*each, marks=() if each in BY_DEFAULT else pytest.mark.long)
        for each in EVERY_PIECE
    ],
)
def test_the_script_makes_the_music_that_is_here(mood, n):
    here, made = decoded(mood, n), faded(composed(MOODS[mood], n), music.RATE)
    assert abs(len(here) - len(made)) < music.RATE // 10
    shared = min(len(here), len(made))
    assert np.corrcoef(here[:shared:3], made[:shared:3])[0, 1] > 0.98
    assert np.abs(here[-200:]).max() < 300, "ends without a click"
    assert SHORTEST * music.RATE <= len(here) <= 120 * music.RATE
    peak = np.abs(here).max()
    assert peak * MOST < np.abs(samples(FOLDER / "play-1.wav")).max() / 2, "softer than cards"
    assert 0.08 < here.std() / peak < 0.4, "neither thin nor a wall"


def test_there_are_six_pieces_for_each_mood_and_they_are_small():
    assert {path.stem for path in (FOLDER / "music").iterdir()} == {
        f"{mood}-{n + 1}" for mood, n in EVERY_PIECE
    }
    assert len(MOODS) >= 6 and music.PIECES == PIECES >= 6
    assert {n for _mood, n in BY_DEFAULT} == set(range(music.PIECES))
    assert {mood for mood, _n in BY_DEFAULT} == set(MOODS)
    assert sum(path.stat().st_size for path in (FOLDER / "music").iterdir()) < 7_500_000


# -- music


class Turntable:
    """Notes what a mixer is asked to play."""

    def __init__(self):
        self.told, self.files, self.busy = [], [], False

    def get_busy(self):
        return self.busy

    def load(self, path):
        self.told.append(path.stem.partition("-")[0])
        self.files.append(path)

    def play(self, fade_ms):
        assert fade_ms
        self.busy = True

    def fadeout(self, _ms):
        self.told.append("fades")

    def set_volume(self, volume):
        self.volume = volume


@pytest.fixture
def turntable(monkeypatch):
    table = Turntable()
    monkeypatch.setattr(pygame.mixer, "music", table)
    monkeypatch.setattr(pygame.mixer, "get_init", lambda: True)
    return table


def test_one_piece_fades_into_the_other(turntable):
    player = Music(50)
    player.wanted = "evening"
    player.update(0.1, is_muted=False)
    assert turntable.told == [], "nobody waits for the device at the start"
    player.update(WAITS, is_muted=False)
    assert turntable.told == ["evening"]
    player.wanted = "game"
    player.update(0.1, is_muted=False)
    assert turntable.told == ["evening", "fades"]
    turntable.busy = False
    player.update(0.1, is_muted=False)
    assert turntable.told[-1] == "game"
    assert turntable.volume == pytest.approx(0.5 * MOST)
    player.volume = 20
    player.update(0.1, is_muted=False)
    assert turntable.volume == pytest.approx(0.2 * MOST)


def test_the_pieces_of_a_mood_follow_each_other(turntable):
    player = Music(50)
    player.wanted = "battle"
    player.update(WAITS, is_muted=False)
    for _piece in range(PIECES):
        turntable.busy = False
        player.update(SHORTEST / 2, is_muted=False)
        played = len(turntable.files)
        player.update(SHORTEST / 4, is_muted=False)
        assert len(turntable.files) == played, "what failed at once is not tried at every frame"
        player.update(SHORTEST / 2, is_muted=False)
    assert turntable.told == ["battle"] * (PIECES + 1), "none is cut off"
    assert len(set(turntable.files)) == PIECES and turntable.files[0] == turntable.files[-1]
    assert all(path.exists() for path in turntable.files)


def test_music_ends_in_the_background_and_at_volume_nought(turntable):
    player = Music(50)
    player.wanted = "game"
    player.update(WAITS, is_muted=False)
    player.update(0.1, is_muted=True)
    assert turntable.told[-1] == "fades"
    quiet = Music(0)
    quiet.wanted = "game"
    turntable.told.clear()
    quiet.update(WAITS, is_muted=False)
    assert turntable.told == []


def test_music_without_a_device_is_told_once(monkeypatch, caplog):
    def no_device(*_arguments):
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "get_init", lambda: None)
    monkeypatch.setattr(pygame.mixer, "init", no_device)
    player = Music(50)
    player.wanted = "game"
    for _time in range(3):
        player.update(WAITS, is_muted=False)
    assert caplog.text.count("There is no music (no such device)") == 1


def test_every_piece_that_a_screen_wants_is_there():
    code = "\n".join(path.read_text(encoding="utf-8") for path in SCENES.rglob("*.py"))
    wanted = set(re.findall(r'^    music = "(\w+)"', code, re.MULTILINE))
    for mood in re.findall(r"self\.music = (.*)", code):
        wanted |= set(re.findall(r'"(\w+)"', mood))
    table = (SCENES / "table" / "seen.py").read_text(encoding="utf-8")
    wanted |= set(
        re.findall(r'return "(\w+)"', table.partition("def _mood")[2].partition("def ")[0])
    )
    assert wanted == set(MOODS)


def test_effects_and_music_have_volumes_of_their_own():
    pilot = Pilot(Gallery(), sounds=Sounds(0))
    Preferences(volume=0, music=45).take_effect(pilot.app)
    assert (pilot.app.sounds.volume, pilot.app.sounds.music.volume) == (0, 45)
    Preferences(volume=60, music=0).take_effect(pilot.app)
    assert (pilot.app.sounds.volume, pilot.app.sounds.music.volume) == (60, 0)
