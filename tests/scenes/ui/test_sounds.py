"""Sounds are optional everywhere, and there is one for every cue."""

import re
import wave
from pathlib import Path

import numpy as np
import pygame
import pytest

from assets.sounds.generate import FOLDER, SOUNDS, write
from scenes.preferences import Preferences
from scenes.ui import sound
from scenes.ui.sound import Sounds
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
