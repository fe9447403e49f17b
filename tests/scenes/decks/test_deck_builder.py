"""The deck builder, by clicks."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from game.rulesets.berserk.cards.box import card, cards, realm_deck
from game.rulesets.berserk.cards.decks import deck_text
from scenes.battle.faces.curve import COSTS, Curve
from scenes.battle.overlays.inspect import CardPage
from scenes.decks.builder import DeckBuilder
from scenes.decks.tiles import CardTile
from tests.scenes.pilot import Pilot

PLAINS = realm_deck("plains")


class Clipboard:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.text = ""
        monkeypatch.setattr("scenes.devices.copy", self.take)
        monkeypatch.setattr("scenes.devices.paste", lambda: self.text)

    def take(self, text: str) -> None:
        self.text = text


def builder(deck: Sequence[int] = (), **more: Any) -> tuple[Pilot, list[tuple[str, Any]]]:
    saved: list[tuple[str, Any]] = []

    def save(name: str, numbers: Sequence[int]) -> bool:
        saved.append((name, tuple(numbers)))
        return True

    return Pilot(DeckBuilder(deck, save=save, **more)), saved


def tiles(pilot: Pilot) -> list[CardTile]:
    return [w for w in pilot.scene.root.walk() if isinstance(w, CardTile)]


def test_a_click_on_a_card_adds_it_and_one_on_its_line_takes_it_out() -> None:
    pilot, _saved = builder()
    first = tiles(pilot)[0].card
    for copies in (1, 2, 3):
        pilot.click(first.name)
        assert pilot.scene.deck == {first.number: copies}
    pilot.click(first.name)
    assert pilot.scene.deck == {first.number: 3}
    assert "at most 3 copies" in pilot.scene.notice
    line = [w for w in pilot.scene.root.walk() if w.label == first.name][-1]
    pilot.click_at(line.rect.center)
    assert pilot.scene.deck == {first.number: 2}


def test_a_deck_is_saved_only_when_it_may_be_played_and_has_a_name() -> None:
    pilot, saved = builder(PLAINS[:-1])
    pilot.click("Save")
    assert "at least 30" in pilot.scene.notice and not saved
    pilot.scene.add(PLAINS[-1])
    pilot.click("Save")
    assert pilot.scene.notice == "The deck needs a name."
    pilot.click("Name of the deck")
    pilot.type("Riders")
    pilot.click("Save")
    assert saved == [("Riders", PLAINS)]
    assert pilot.results == [PLAINS]


def test_realms_and_kinds_narrow_the_choice() -> None:
    pilot, _saved = builder()
    page = pilot.scene
    assert len(tiles(pilot)) == len(cards())
    page._take_realm("fire")
    assert tiles(pilot) and all("fire" in tile.card.realms for tile in tiles(pilot))
    page._take_kind("elite")
    assert tiles(pilot) and all(tile.card.elite for tile in tiles(pilot))
    page._take_realm("neutral")
    assert all(not tile.card.realms for tile in tiles(pilot))


def test_a_deck_travels_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, _saved = builder(PLAINS)
    clipboard = Clipboard(monkeypatch)
    pilot.click("Copy as text")
    assert clipboard.text == deck_text(PLAINS)
    pilot.click("Empty")
    assert not pilot.scene.numbers
    pilot.click("Paste text")
    assert pilot.scene.numbers == PLAINS


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("3 plains-outridr", "is .* meant"),
        ("hello there friend", "is not a number and a card"),
        ("99 plains-outrider", "1 to 3 copies"),
        ("", "no deck on the clipboard"),
        ("x" * 20_000, "at most"),
    ],
)
def test_a_bad_text_is_refused_and_the_deck_stays(
    text: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, _saved = builder(PLAINS)
    Clipboard(monkeypatch).take(text)
    pilot.click("Paste text")
    assert re.search(told, pilot.scene.notice)
    assert pilot.scene.numbers == PLAINS


def test_leaving_a_changed_deck_asks_first() -> None:
    pilot, saved = builder(PLAINS)
    pilot.scene.drop(PLAINS[0])
    pilot.key("escape")
    pilot.click("Stay")
    assert not pilot.results
    pilot.key("escape")
    pilot.click("Leave")
    assert pilot.results == [None] and not saved


def test_whoever_only_hurries_on_loses_nothing() -> None:
    pilot, _saved = builder(PLAINS)
    pilot.scene.drop(PLAINS[0])
    pilot.key("escape", "return")
    assert isinstance(pilot.scene, DeckBuilder) and not pilot.results


def test_a_new_name_is_not_lost_without_asking() -> None:
    pilot, _saved = builder(PLAINS, name="Riders")
    pilot.scene._take_name("Horsemen")
    pilot.key("escape")
    assert pilot.scene.title == "Leave without saving?"
    pilot.click("Stay")
    pilot.scene._take_name("Riders")
    pilot.key("escape")
    assert pilot.results == [None]


def test_a_changed_deck_of_a_draft_is_not_lost_without_asking() -> None:
    pilot = Pilot(DeckBuilder(PLAINS, pool=PLAINS, suggest=lambda: PLAINS))
    pilot.scene.drop(PLAINS[0])
    pilot.key("escape")
    assert pilot.scene.title == "Leave without saving?"
    pilot.click("Stay")
    pilot.click("Suggest")
    pilot.key("escape")
    assert pilot.results == [None]


def test_after_a_draft_only_what_was_picked_can_be_chosen() -> None:
    pool = [*PLAINS, *realm_deck("fire")[:6]]
    pilot = Pilot(DeckBuilder((), pool=pool, suggest=lambda: PLAINS))
    assert {tile.card.number for tile in tiles(pilot)} == set(pool)
    counts = Counter(pool)
    once = next(number for number in pool if counts[number] == 1)
    pilot.scene.add(once)
    tile = next(tile for tile in tiles(pilot) if tile.card.number == once)
    assert not tile.enabled and tile.tip == "You have no more copies of this card."
    pilot.click("Suggest")
    pilot.click("Ready")
    assert pilot.results == [PLAINS]


def test_the_page_reads_out_what_each_card_is() -> None:
    pilot, _saved = builder(PLAINS)
    told = pilot.text()
    assert "Cards by cost: cost 3: 5" in told
    assert f"{card(PLAINS[0]).name}, button, 3 of 3 in the deck" in told


def test_a_card_is_read_in_full_by_a_key_or_the_right_button() -> None:
    pilot, _saved = builder()
    tile = tiles(pilot)[0]
    pilot.click(tile.card.name, button=3)
    assert isinstance(pilot.scene, CardPage) and pilot.scene.card == tile.card
    pilot.click("Back")
    pilot.key("right", "down", "down", "i")
    assert isinstance(pilot.scene, CardPage)
    assert not builder()[0].scene.deck, "reading a card does not choose it"


def test_the_curve_has_a_bar_for_every_cost():
    assert COSTS[0] == min(each.cost for each in cards())
    for each in cards():
        counts = Curve([each]).counts
        found = [cost for cost, pair in counts.items() if sum(pair)]
        assert found == [min(each.cost, COSTS[-1])]
