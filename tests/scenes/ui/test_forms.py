"""Forms are made from declared options."""

from dataclasses import replace

import pytest

from game.core.options import specs
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.options import MOTLEY, REALM_DECKS, BerserkOptions
from game.rulesets.berzerka import BERZERKA
from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.exchange.files import read_text
from game.rulesets.whist import WHIST
from game.rulesets.whist.options import WhistOptions
from scenes.matchsetup import first_setup
from scenes.setup import Setup
from scenes.ui.form import Form
from scenes.ui.picker import Picker
from tests.rulesets.bridge.test_exchange import FILES, PBN
from tests.scenes.pilot import Pilot
from tests.scenes.ui.gallery import PRESETS, Gallery, HouseRules


@pytest.fixture
def pilot() -> Pilot:
    pilot = Pilot(Gallery())
    pilot.click("Form")
    return pilot


def test_there_is_a_row_for_every_option_with_its_help_and_rule(pilot):
    text = pilot.text()
    for line in (
        "Preset, choice, Plain",
        "What a deal is worth.",
        "?, link",
        "Scoring, choice, Scoring number 0: ten and the tricks",
        "Harsher rule, switch, Off",
        "Players, choice, Four",
        "Pause, slider, 1.2",
        "Name of the table, text field, Home",
    ):
        assert line in text


def test_each_kind_of_control_sets_its_option(pilot):
    pilot.click("Harsher rule")
    pilot.click("Five")
    pilot.come_by_keys(pilot.find("Pause"))
    pilot.key("right")
    pilot.click("Name of the table")
    pilot.key("ctrl+a")
    pilot.type("Kafana")
    wanted = HouseRules(harsher=True, players=5, pause=1.4, table="Kafana")
    assert pilot.scene.options == wanted
    assert "Preset, choice, Your own" in pilot.text()


def test_a_preset_sets_all(pilot):
    pilot.come_by_keys(pilot.find("Preset"))
    pilot.key("right")
    assert pilot.scene.options == PRESETS["Cruel"]
    assert "Harsher rule, switch, On" in pilot.text()
    pilot.key("right")
    assert pilot.scene.options == PRESETS["Cruel"]
    assert "Preset, choice, Cruel" in pilot.text()


def test_an_option_without_effect_is_locked_and_tells_why(pilot):
    pilot.come_by_keys(pilot.find("Scoring"))
    pilot.key("right", "right")
    pilot.click("Harsher rule")
    assert not pilot.scene.options.harsher
    reason = "This has an effect only where “Scoring” is Scoring number 0: ten and the tricks or"
    assert pilot.scene.notice.startswith(reason)
    pilot.come_by_keys(pilot.find("Scoring"))
    pilot.key("left")
    pilot.click("Harsher rule")
    assert pilot.scene.options.harsher


def test_options_that_exclude_each_other_are_refused_with_the_reason(pilot):
    pilot.click("Six")
    pilot.click("Half points")
    assert pilot.scene.notice == "Half points cannot be played by six."
    assert pilot.scene.options == HouseRules(players=6)
    assert "Half points, switch, Off" in pilot.text()


def test_the_clause_of_an_option_opens(pilot):
    pilot.click("?")
    assert pilot.scene.told == [("rule", "SW-20")]


def test_the_rule_of_the_row_in_focus_opens_with_the_key_of_the_rule_book(pilot):
    pilot.scene.focus(pilot.find("Scoring"))
    pilot.key("f1")
    assert pilot.scene.told == [("rule", "SW-20")]


def test_a_crowd_of_options_without_effect_is_not_shown():
    pilot = Pilot(Setup(first_setup(BERZERKA, "You"), lambda _clause: None))
    titles = {
        spec.title for spec in specs(BERZERKA.options()) if spec.only_with == ("board", ("custom",))
    }
    shown = pilot.text()
    assert len(titles) > 10 and not any(f"{title}, switch" in shown for title in titles)
    pilot.scene.focus(pilot.find("Board of contracts"))
    while "Middling, switch" not in pilot.text():
        pilot.key("right")
    assert all(f"{title}, switch" in pilot.text() for title in titles)


def test_a_text_that_is_none_of_the_choices_is_shown_and_kept_among_them():
    own = BerserkOptions(deck_1=MOTLEY)
    form = Form(BerserkOptions(), lambda _options: None, presets={"Plain": BerserkOptions()})
    form.show(own)
    pickers = [each for each in form.walk() if isinstance(each, Picker)]
    picker = next(each for each in pickers if each.label == "Deck of the second seat")
    assert picker.chosen == MOTLEY and picker.value.endswith("…")
    assert [choice.value for choice in picker.choices] == [*REALM_DECKS, MOTLEY]
    form.show(BerserkOptions())
    assert picker.value == "Mountains" and len(picker.choices) == len(REALM_DECKS) + 1


def test_the_length_says_how_many_deals_the_whole_match_has_as_it_is_set_up():
    pilot = Pilot(Setup(first_setup(WHIST, "You"), lambda _clause: None))
    assert "The whole match has 28 deals." in pilot.text()
    pilot.scene._take_options(WhistOptions(largest_hand=3))
    assert "The whole match has 8 deals." in pilot.text()


def test_boards_of_bridge_come_from_the_clipboard(monkeypatch):
    copied = ["nothing of the kind", PBN]
    monkeypatch.setattr("scenes.devices.paste", lambda: copied.pop(0))
    scene = Setup(first_setup(BRIDGE, "Ana"), lambda _clause: None)
    pilot = Pilot(scene)
    pilot.click("From the clipboard")
    assert "The clipboard: " in pilot.text() and not scene.setup.laid
    pilot.click("From the clipboard")
    assert "1 board from the clipboard." in pilot.text()
    pilot.click("Start")
    assert scene.result.options.jokers == 0 and scene.result.laid[0].startswith("3 EW S:J72")


def test_a_board_that_cannot_be_played_is_told_and_the_others_are_taken(monkeypatch):
    one_bad = read_text(FILES / "pbn-one-bad-of-two.pbn")
    monkeypatch.setattr("scenes.devices.paste", lambda: one_bad)
    pilot = Pilot(Setup(first_setup(BRIDGE, "Ana"), lambda _clause: None))
    pilot.click("From the clipboard")
    assert "1 board from the clipboard." in pilot.text()
    assert "Board 2 is left out: line 9" in pilot.text()


def test_no_length_is_offered_that_is_as_long_as_the_whole() -> None:
    scene = Setup(first_setup(BERZERKA, "You"), lambda _clause: None)
    Pilot(scene)

    def offered() -> list[int | None]:
        return [each.value for each in scene._lengths.choices]

    assert offered() == [None, 5, 3], "six hands"
    scene._take_length(5)
    scene._take_options(BERZERKA.presets["Every contract"])
    assert offered() == [None, 10, 5, 3] and scene.setup.deals == 5, "thirteen"
    scene._take_options(BERZERKA.presets["Starter"])
    assert offered() == [None, 3] and scene.setup.deals is None, "five"
    scene._take_options(BERZERKA.presets["Turning tides"])
    assert offered() == [None] and not scene._length.visible, "three"


def test_what_is_chosen_beside_a_form_leaves_its_preset() -> None:
    """Another realm at the table had the preset of Berserk jump to “Your own”."""
    usual, names = BERSERK.presets["A match"], ("field", "battles", "crystals", "terrain")
    form = Form(usual, lambda _options: None, names=names, presets=BERSERK.presets)
    for deck, preset in (("swamp", "A match"), ("plains", "A match")):
        form.show(replace(usual, deck_0=deck))
        assert form._preset_name() == preset
    form.show(BERSERK.presets["A motley crew"])
    assert form._preset_name() == "A motley crew", "the whole before what the form has of it"
    form.show(replace(usual, crystals="even", terrain=True))
    assert form._preset_name() == ""


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_why_a_house_rule_is_locked_is_told_above_the_buttons_and_goes_again(size):
    scene = Setup(first_setup(WHIST, "You"), lambda _clause: None, play_friends=lambda: None)
    pilot = Pilot(scene, size)
    assert scene.notice_rect() is None
    pilot.come_by_keys(pilot.find("Zero bid worth five"))
    pilot.key("return")
    told = scene.notice_rect()
    assert "This has an effect only where" in scene.notice and told is not None
    buttons = [pilot.find(label) for label in ("Back", "Rules", "Start", "A friend’s deal")]
    assert told.top > size[1] // 2
    assert not any(told.colliderect(each.rect) for each in buttons)
    pilot.step(dt=15.0)
    assert not scene.notice
