"""`shot` draws what there is, and says in one line what there is not."""

import errno
import os
import subprocess
import sys

import pytest

from game.cli.refused import Refused
from game.core.words import ROOT
from scenes.shot import SCREENS, draw, take_shot
from scenes.shot_decks import PAGES


def shot(*asked):
    return subprocess.run(
        [sys.executable, str(ROOT / "main.py"), "shot", *map(str, asked)],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("name", ["a.jpg", "a"])
def test_what_is_no_picture_is_refused(tmp_path, name):
    with pytest.raises(Refused, match=r"a picture is a PNG file, its name ends in \.png\.$"):
        take_shot("title", tmp_path / name, (320, 180))
    assert not list(tmp_path.iterdir())


def test_every_screen_is_listed_and_a_refusal_cuts_none(tmp_path):
    assert tuple(shot("--list").stdout.split()) == tuple(SCREENS)
    answer = shot("cellar", tmp_path / "a.png")
    assert answer.returncode == 2 and answer.stderr.startswith("trickhold: ")
    assert answer.stderr.count("\n") == 1 and not list(tmp_path.iterdir())
    told = "There is no screen cellar. main.py shot --list lists them all.\n"
    assert answer.stderr.endswith(told)


def test_a_picture_is_written(tmp_path):
    file = tmp_path / "a.PNG"
    assert shot("settings", file, "--size", "960x540").returncode == 0
    assert file.read_bytes().startswith(b"\x89PNG")


def test_a_full_disk_is_told_and_leaves_nothing(tmp_path, monkeypatch):
    def full(*_given):
        raise OSError(errno.ENOSPC, "No space left on device")

    file = tmp_path / "a.png"
    file.write_text("what was there")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Refused, match=r"a\.png cannot be written: No space left on device\.$"):
        take_shot("settings", file, (320, 180))
    assert file.read_text() == "what was there" and list(tmp_path.iterdir()) == [file]


def test_a_folder_that_takes_no_files_is_told(tmp_path):
    with pytest.raises(Refused, match=r"x\.png cannot be written: .+\.$"):
        take_shot("settings", tmp_path / "gone" / "x.png", (320, 180))


def test_what_could_be_made_of_a_deal_of_bridge_is_drawn(tmp_path):
    take_shot("bridge-review", tmp_path / "a.png", (640, 360))
    assert (tmp_path / "a.png").stat().st_size > 10_000


@pytest.mark.parametrize("name", PAGES)
def test_the_pages_of_decks_are_among_the_screens(name):
    assert name in SCREENS
    picture = draw(name, (960, 540))
    colours = {tuple(picture.get_at((x, y))) for x in range(0, 960, 7) for y in range(0, 540, 7)}
    assert picture.get_size() == (960, 540) and len(colours) > 200


@pytest.mark.long
@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_that_is_listed_is_drawn(name):
    picture = draw(name, (1280, 720))
    colours = {tuple(picture.get_at((x, y))) for x in range(0, 1280, 7) for y in range(0, 720, 7)}
    assert picture.get_size() == (1280, 720) and len(colours) > 200
