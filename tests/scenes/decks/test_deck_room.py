"""Decks and drafts from screen to screen, with everything kept."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.rulesets.berserk import deckgame
from game.rulesets.berserk.cards.box import cards
from game.session.match import Match
from game.session.occasion import Occasion
from game.session.seats import think
from game.session.store import Store, open_store
from game.session.store.held import Held
from game.session.tournament import Stage, Tournament
from scenes.curtain import Curtain
from scenes.decks.room import DeckRoom
from scenes.decks.shelf import DeckShelf
from scenes.decks.tiles import CardTile, Faces
from scenes.scene import Scene
from scenes.theme import Layout, theme
from scenes.ui.shelf import pictures
from scenes.ui.widget import Style
from tests.scenes.pilot import Pilot


class Waiting(Scene[None]):
    """What lies under everything."""

    title = "Waiting"


class House:
    """What the deck room asks of the program; duels are fought by plain players at once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.pilot = Pilot(Waiting())
        self.room = DeckRoom(self, "Jovana")
        self.duels = 0
        self.seeds = 4

    def show(self, scene: Scene[Any], on_result: Callable[[Any], object] | None = None) -> None:
        self.pilot.app.push(scene, on_result)

    def new_seed(self) -> int:
        self.seeds += 1
        return self.seeds

    def fight(self, match: Match, occasion: Occasion, draft: Held) -> None:
        self.store.matches.begin(match, occasion, draft)
        while not match.is_over:
            match.apply(match.to_act, think(match, "heuristic")[0].action)
        self.duels += 1
        self.later = lambda: self.room.go_on(int(occasion.id))

    def tournament(self) -> Tournament:
        return Tournament.from_json(self.store.tournaments.all()[0].record, deckgame)


@pytest.fixture
def house(tmp_path: Path) -> Any:
    with open_store(tmp_path / "home") as store:
        yield House(store)


def press_first(pilot: Pilot, label: str, hint: str) -> None:
    button = next(w for w in pilot.scene.root.walk() if w.label == label and w.hint == hint)
    button.press()
    pilot.step()


def test_a_realm_deck_is_copied_changed_and_removed(house: House) -> None:
    pilot = house.pilot
    house.room.open()
    pilot.step()
    press_first(pilot, "Look, and copy", "Plains")
    assert pilot.scene.name == "Plains (copy)", "not taken for the realm's own"
    pilot.click("Save")
    assert isinstance(pilot.scene, DeckShelf)
    assert list(house.store.decks.all()) == ["Plains (copy)"]
    press_first(pilot, "Look, and copy", "Plains")
    assert pilot.scene.name == "Plains (copy) 2"
    pilot.scene.name = "Plains (copy)"
    pilot.click("Save")
    assert "Plains (copy)" in pilot.text() and pilot.scene.title == "This name is taken"
    pilot.click("OK")
    pilot.scene.name = "Riders"
    pilot.click("Save")
    assert list(house.store.decks.all()) == ["Plains (copy)", "Riders"]
    press_first(pilot, "Edit", "Riders")
    pilot.scene.name = "Horsemen"
    pilot.click("Save")
    assert list(house.store.decks.all()) == ["Horsemen", "Plains (copy)"]
    press_first(pilot, "Remove", "Plains (copy)")
    pilot.click("Remove")
    assert list(house.store.decks.all()) == ["Horsemen"]


def test_a_whole_draft_with_its_duels(house: House) -> None:
    pilot = house.pilot
    house.room.open()
    pilot.step()
    pilot.click("Draft")
    pilot.click("Deal the cards")
    for picks in range(36):
        offered = [w for w in pilot.scene.root.walk() if isinstance(w, CardTile)]
        assert len(offered) == 12 - picks % 12
        pilot.click_at(offered[0].rect.center)
        pilot.click("Take it")
        if picks == 20:
            pilot.click("Leave")
            house.room.open_drafts()
            pilot.step()
            assert "21 cards picked by each" in pilot.text()
            pilot.click("Continue")
    pilot.click("Ready")
    while house.tournament().stage == Stage.DUELS:
        fought = house.duels
        button = pilot.scene.first_focus()
        assert button is not None
        page, told = pilot.scene, pilot.text()
        pilot.click(button.label)
        if house.duels > fought:
            house.later()
            pilot.step()
        elif page.settling is not None:
            assert pilot.scene is page and "are fighting …" in pilot.text(), "it is shown at once"
            assert "are fighting …" not in told
            pilot.until(lambda page=page: pilot.scene is not page)
    assert house.duels == 3, "the person meets each of the three others"
    assert "wins the draft" in pilot.text()
    assert len(house.tournament().duels.played) == 6


def test_two_people_draft_behind_a_curtain(house: House) -> None:
    pilot = house.pilot
    house.room.open_drafts()
    pilot.step()
    pilot.scene._take("people", 2)
    pilot.click("Deal the cards")
    for name in ("Jovana", "Player 2", "Jovana"):
        assert not [w for w in pilot.scene.root.walk() if isinstance(w, CardTile)]
        assert name in pilot.scene.title
        pilot.click(f"I am {name}")
        pilot.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        assert isinstance(pilot.scene, Curtain), "whoever comes back may be another"
        pilot.step(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        pilot.click(f"I am {name}")
        pilot.click_at(pilot.scene.first_focus().rect.center)
        pilot.click("Take it")


def test_a_damaged_draft_is_told_and_can_be_removed(house: House) -> None:
    house.store.tournaments.begin("{}", 1)
    house.room.open_drafts()
    house.pilot.step()
    assert "cannot be read" in house.pilot.text()
    assert house.pilot.focused.label == "New draft"
    house.pilot.click("Remove")
    house.pilot.click("Cancel")
    assert house.store.tournaments.all(), "asked first"
    house.pilot.click("Remove")
    house.pilot.click("Remove")
    assert not house.store.tournaments.all()


def test_a_frame_makes_few_pictures_and_the_others_follow():
    pictures.clear()
    faces, style = Faces(), Style(Layout.of((1280, 720)), theme())
    shown = cards()[:20]
    frames = 0
    while frames == 0 or faces.is_behind:
        faces.begin_frame()
        before = len(pictures)
        for card in shown:
            assert faces.small(style, card, 200).get_width() == 200
        assert len(pictures) > before, "each frame makes one at least"
        frames += 1
    assert 1 < frames <= len(shown)
