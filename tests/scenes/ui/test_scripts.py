"""Keyboards and names of every script: letters by their place, composed input, other faces."""

import pygame
import pytest

from scenes.bindings import Bindings
from scenes.ui import letters, otherfaces
from scenes.ui.text import Face, Type, line, width_of
from tests.scenes.pilot import Pilot
from tests.scenes.ui.gallery import Gallery
from tests.scenes.ui.test_window import Note

LAYOUTS = {"Russian": "рея", "Serbian": "хтж", "Greek": "ηεζ"}
"""What the keys of H, T and Z write."""
PLACES = pygame.KSCAN_H, pygame.KSCAN_T, pygame.KSCAN_Z
INK = (255, 255, 255)


def strike(pilot: Pilot, letter: str, place: int, modifiers: int = 0) -> None:
    """Strike a key as the window tells it: down, what it writes, up."""
    code = {"key": ord(letter), "scancode": place, "mod": modifiers}
    pilot.step(
        pygame.event.Event(pygame.KEYDOWN, unicode=letter, **code),
        pygame.event.Event(pygame.TEXTINPUT, text=letter),
    )
    pilot.step(pygame.event.Event(pygame.KEYUP, unicode=letter, **code))


def compose(pilot: Pilot, text: str) -> None:
    pilot.step(pygame.event.Event(pygame.TEXTEDITING, text=text, start=len(text), length=0))


@pytest.fixture
def field(request) -> Pilot:
    pilot = Pilot(Gallery())
    pilot.come_by_keys(pilot.find("Name"))
    return pilot


@pytest.fixture
def no_faces(monkeypatch):
    """A computer on which no other face is installed."""
    monkeypatch.setattr(otherfaces, "installed", lambda: ())
    for kept in (otherfaces.file_with, letters._file_for):
        kept.cache_clear()
    yield
    for kept in (otherfaces.file_with, letters._file_for):
        kept.cache_clear()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_keys_that_write_no_latin_letter_are_read_by_their_place(layout):
    hint, trick, undo = LAYOUTS[layout]
    pilot = Pilot(note := Note())
    strike(pilot, hint, PLACES[0])
    strike(pilot, trick, PLACES[1])
    strike(pilot, undo, PLACES[2], pygame.KMOD_LCTRL)
    assert note.log[1:] == ["hint", "last trick", "undo"]


def test_latin_letters_and_signs_are_read_as_they_are():
    pilot = Pilot(note := Note())
    strike(pilot, "y", pygame.KSCAN_Z, pygame.KMOD_LCTRL)  # German
    strike(pilot, "z", pygame.KSCAN_Y, pygame.KMOD_LCTRL)
    strike(pilot, "ö", pygame.KSCAN_SEMICOLON)
    assert note.log[1:] == ["undo"]


def test_digits_are_read_by_their_place_where_they_need_shift():
    pilot = Pilot(note := Note())
    strike(pilot, "ě", pygame.KSCAN_2)  # Czech
    assert note.log[1:] == ["2"]


def test_a_key_given_to_an_action_under_its_own_name_keeps_it():
    pilot = Pilot(note := Note(), bindings=Bindings({"hint": ("р",)}))
    strike(pilot, "р", pygame.KSCAN_H)
    assert note.log[1:] == ["hint"]


def test_a_key_held_while_the_layout_changes_comes_up():
    pilot = Pilot(note := Note())
    pilot.step(pygame.event.Event(pygame.KEYDOWN, key=ord("f"), scancode=pygame.KSCAN_F, mod=0))
    assert note.held
    pilot.step(pygame.event.Event(pygame.KEYUP, key=ord("ф"), scancode=pygame.KSCAN_F, mod=0))
    assert not note.held


def test_what_a_key_writes_besides_its_command_is_no_text(field):
    strike(field, "ф", pygame.KSCAN_A, pygame.KMOD_LCTRL)
    assert field.find("Name").all_selected and field.find("Name").text == "Ana"
    strike(field, "@", pygame.KSCAN_Q, pygame.KMOD_LCTRL | pygame.KMOD_RALT)  # AltGr
    assert field.find("Name").text == "@"


def test_composed_input_is_seen_before_it_is_written(field):
    name = field.find("Name")
    before = pygame.image.tobytes(field.app.render(), "RGB")
    compose(field, "に")
    assert name.composed == "に" and name.text == "Ana"
    assert pygame.image.tobytes(field.app.render(), "RGB") != before
    field.key("backspace", "escape")  # The input method's own.
    assert field.app.running and name.text == "Ana"
    compose(field, "")
    assert pygame.image.tobytes(field.app.render(), "RGB") == before
    compose(field, "x")
    field.type("Ž")
    assert (name.composed, name.text) == ("", "AnaŽ")


def test_what_was_being_composed_goes_with_the_focus(field):
    name = field.find("Name")
    compose(field, "x")
    field.scene.focus(field.find("Apply"))
    assert not name.composed


def test_letters_without_a_face_are_refused_with_the_reason(field, no_faces):
    field.type("中")
    assert field.find("Name").text == "Ana"
    assert "U+4E2D" in field.scene.notice
    field.type("Ж\ufe0f")
    assert field.find("Name").text == "AnaЖ"


def test_letters_that_find_no_room_are_told(field):
    field.type("x" * 40)
    assert "12" in field.scene.notice


def test_another_face_draws_what_ours_have_not():
    missing = [face for face in Face if not otherfaces.has(letters._file(face), "Ж")]
    assert missing == [Face.SANS_ITALIC, Face.SERIF_ITALIC]
    for face in missing:
        kind, boxes = Type(face, 40, INK), "\uffff\uffff"
        assert line("ЖЖ", kind).get_size() != line(boxes, kind).get_size()
        mixed = line("Aна Ž", kind)
        assert width_of("Aна Ž", kind) <= mixed.get_width() + 1
        assert mixed.get_height() == line("Ana", kind).get_height()


def test_an_installed_face_stands_in(monkeypatch, no_faces):
    stand_in = letters._file(Face.SERIF)
    monkeypatch.setattr(otherfaces, "installed", lambda: (stand_in,))
    monkeypatch.setattr(letters, "_UPRIGHT", {})
    kind = Type(Face.SANS_ITALIC, 40, INK)
    assert letters._file_for("Ж", Face.SANS_ITALIC) == stand_in
    drawn = pygame.image.tobytes(line("Ж!", kind), "RGBA")
    assert drawn != pygame.image.tobytes(line("\uffff!", kind), "RGBA")
