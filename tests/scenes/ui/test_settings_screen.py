"""Settings take effect at once and are kept."""

from dataclasses import fields, replace

import pytest

from game.core.options import BadOption, specs
from game.session.campaign.keepsake import KEEPSAKES, KeepsakeKind
from game.session.match import HUMAN, Seat
from game.session.occasion import GUEST
from scenes.bindings import Action, Bindings
from scenes.characters import face_of
from scenes.frame import WindowMode
from scenes.looks import PlayersLook
from scenes.preferences import _BACKS, Preferences, preferences_from
from scenes.settings import ACCESS, DISPLAY, GAME, SOUND, Settings
from scenes.theme import FELTS, PALETTES
from tests.scenes.pilot import Pilot
from tests.scenes.ui.gallery import Gallery


class Desk:
    """The settings over a gallery, and what they were given."""

    def __init__(self, preferences=None, size=(1280, 720), kept=()):
        self.pilot = Pilot(Gallery(), size)
        self.taken = []
        self.kept = []
        settings = Settings(preferences or Preferences(), self.take, self.kept.append, kept)
        self.pilot.app.push(settings)
        self.pilot.step()

    def swatches(self, label):
        self.pilot.click("Display")
        self.pilot.step()
        return self.pilot.find(label).choices

    def take(self, preferences):
        self.taken.append(preferences)
        preferences.take_effect(self.pilot.app)

    def set(self, tab, label, *keys):
        self.pilot.click(tab)
        self.pilot.step()
        self.pilot.come_by_keys(self.pilot.find(label))
        self.pilot.key(*keys)


def test_every_preference_is_on_a_page_once():
    shown = [*GAME, *DISPLAY, *SOUND, *ACCESS, "keys"]
    assert sorted(shown) == sorted(f.name for f in fields(Preferences))


def test_a_change_counts_at_once_and_is_kept_when_the_screen_goes():
    desk = Desk()
    desk.set("Access", "Text size", "right")
    assert desk.pilot.app.display.text_scale == 1.2
    desk.set("Access", "High contrast", "right")
    assert desk.pilot.app.theme.panel_bottom == (0, 0, 0)
    assert desk.kept == []
    desk.pilot.click("Done")
    assert desk.kept == [replace(Preferences(), text_scale=1.2, high_contrast=True)]


def test_changes_on_different_pages_add_up():
    desk = Desk()
    desk.set("Game", "Animation speed", "right")
    desk.set("Sound", "Effects", "home")
    desk.set("Display", "Card back", "right")
    desk.set("Game", "Confirm cards", "right")
    wanted = Preferences(animation_speed=1.5, volume=0, card_back="burgundy", confirm_cards=True)
    assert desk.taken[-1] == wanted


def test_pictures_are_chosen_by_the_mouse():
    desk = Desk()
    desk.pilot.click("Display")
    desk.pilot.click("Wine")
    assert desk.taken[-1].felt == "wine"
    assert desk.pilot.app.theme.felt.words == "Wine"


def test_the_window_mode_is_shown_as_it_is():
    desk = Desk(Preferences(window="borderless"))
    desk.pilot.click("Display")
    assert "Window mode, choice, Windowed" in desk.pilot.text()
    desk.set("Display", "Window mode", "right")
    assert desk.pilot.app.window_mode is WindowMode.BORDERLESS
    desk.set("Display", "Window mode", "right")
    assert desk.pilot.app.window_mode is WindowMode.FULLSCREEN
    assert desk.taken[-1].window == "fullscreen"


def test_a_setting_does_not_undo_what_f11_did():
    desk = Desk(Preferences())
    desk.pilot.key("f11")
    desk.pilot.click("Display")
    desk.pilot.click("Wine")
    assert desk.taken[-1].window == "borderless"
    assert desk.pilot.app.window_mode is WindowMode.BORDERLESS


@pytest.mark.parametrize(
    ("kept", "window"),
    [
        ({"fullscreen": "on"}, "borderless"),
        ({"fullscreen": "off"}, "windowed"),
        ({"fullscreen": "on", "window": "windowed"}, "windowed"),
        ({"window": "fullscreen"}, "fullscreen"),
        ({"window": "upside down"}, "windowed"),
    ],
)
def test_the_switch_of_earlier_programs_is_understood(kept, window):
    assert preferences_from(kept).window == window


def test_defaults_are_restored_on_one_page_after_a_question_and_can_be_taken_back():
    mine = Preferences(volume=5, music=10, four_colours=True, keys="hint=k")
    desk = Desk(mine)
    desk.pilot.click("Sound")
    desk.pilot.click("Restore the defaults")
    assert "“Sound”" in desk.pilot.text()
    desk.pilot.key("return")
    assert not desk.taken, "the question is answered with no by whoever presses on"
    desk.pilot.click("Restore the defaults")
    desk.pilot.click("Restore")
    usual = Preferences()
    assert desk.taken[-1] == replace(mine, volume=usual.volume, music=usual.music)
    assert "Effects, slider, 80" in desk.pilot.text()
    desk.pilot.click("Access")
    desk.pilot.click("As before")
    assert desk.taken[-1] == mine
    assert "Effects, slider, 5" in desk.pilot.text(), "one sees what has come back"
    assert "As before, button" not in desk.pilot.text()


def test_what_was_restored_is_taken_back_by_its_key():
    desk = Desk(Preferences(confirm_cards=True))
    desk.pilot.click("Restore the defaults")
    desk.pilot.click("Restore")
    assert desk.taken[-1] == Preferences()
    desk.pilot.key("ctrl+z")
    assert desk.taken[-1] == Preferences(confirm_cards=True)


def press_for(desk, row, key):
    desk.pilot.click("Controls")
    desk.pilot.step()
    rows = [w for w in desk.pilot.scene.root.walk() if w.label == row and w.children]
    desk.pilot.come_by_keys(rows[0].control)
    desk.pilot.key("return", key)


def test_a_key_is_given_to_an_action():
    desk = Desk()
    press_for(desk, "Hint", "k")
    assert desk.pilot.app.bindings.of_key("k") is Action.HINT
    assert desk.taken[-1].bindings.of_key("k") is Action.HINT
    again = preferences_from(desk.taken[-1].texts())
    assert again.bindings.changes() == desk.pilot.app.bindings.changes()


def test_a_key_whose_name_has_a_space_is_kept_whole():
    desk = Desk()
    press_for(desk, "Hint", "return")
    kept = preferences_from(desk.taken[-1].texts()).bindings
    assert kept.row(Action.CONFIRM).keys == ("keypad enter", "space")
    assert "Keypad Enter, Space, button" in desk.pilot.text()


@pytest.mark.parametrize("key", ["print screen", ";", "=", "%", "ctrl++", "ö", "keypad /"])
def test_every_key_is_kept_by_its_whole_name(key):
    bindings = Bindings().with_key(Action.HINT, key, besides=True)
    kept = preferences_from(Preferences().with_bindings(bindings).texts()).bindings
    assert kept.row(Action.HINT).keys == (key, "h")


def test_keys_that_were_kept_before_are_still_read():
    kept = preferences_from({"keys": "confirm=keypad enter space;hint=ctrl+k %"}).bindings
    assert kept.row(Action.CONFIRM).keys == ("keypad enter", "space")
    assert kept.row(Action.HINT).keys == ("ctrl+k", "%")


def test_taking_a_key_of_another_action_is_told():
    desk = Desk()
    press_for(desk, "Hint", "t")
    assert desk.pilot.scene.notice == "“Show the last trick” no longer has the key “T”."
    assert "no key, button" in desk.pilot.text()
    assert desk.pilot.app.bindings.of_key("t") is Action.HINT
    press_for(desk, "Show the log", "return")
    assert desk.pilot.scene.notice == "“Choose” no longer has the key “Return”."


@pytest.mark.parametrize("owner", [Action.LAST_TRICK, Action.LOG])
def test_a_key_that_was_taken_is_offered_back_when_it_is_free(owner):
    desk = Desk()
    if owner is Action.LOG:
        press_for(desk, "Show the log", "t")
    press_for(desk, "Hint", "t")
    assert isinstance(desk.pilot.scene, Settings)
    press_for(desk, "Hint", "k")
    assert desk.pilot.app.bindings.of_key("t") is None
    desk.pilot.click("Give it back")
    assert desk.pilot.app.bindings.of_key("t") is owner
    assert desk.pilot.app.bindings.of_key("k") is Action.HINT
    assert desk.taken[-1].bindings.of_key("t") is owner


def test_a_key_that_nobody_wants_back_stays_free():
    desk = Desk()
    press_for(desk, "Hint", "t")
    press_for(desk, "Hint", "k")
    desk.pilot.key("escape")
    assert isinstance(desk.pilot.scene, Settings)
    assert desk.pilot.app.bindings.of_key("t") is None


@pytest.mark.parametrize("key", ["up", "tab", "3"])
def test_a_key_with_a_fixed_meaning_is_refused(key):
    desk = Desk()
    press_for(desk, "Hint", key)
    assert "always means" in desk.pilot.scene.notice
    assert desk.pilot.app.bindings.changes() == {}


def test_escape_gives_no_key():
    desk = Desk()
    press_for(desk, "Hint", "escape")
    assert desk.pilot.app.bindings.changes() == {}
    assert isinstance(desk.pilot.scene, Settings)


def test_preferences_are_kept_as_texts():
    for spec in specs(Preferences):
        value = spec.choices[-1] if spec.choices else spec.high or "hint=k l;undo="
        changed = replace(Preferences(), **{spec.name: type(spec.default)(value)})
        assert preferences_from(changed.texts()) == changed


def test_texts_that_mean_nothing_are_passed_over():
    texts = {"volume": "loud", "felt": "grass", "nothing": "1", "trick_pause": "2"}
    assert preferences_from(texts) == Preferences(trick_pause=2.0)
    assert preferences_from({"keys": "sing=k;;=;hint"}).bindings.changes() == {}


def test_a_preference_out_of_range_is_an_error_for_whoever_asks():
    with pytest.raises(BadOption, match="from 0 to 100"):
        specs(Preferences)[[s.name for s in specs(Preferences)].index("volume")].parse("101")


# -- what came later


def test_a_limit_of_lines_draws_less_and_the_mouse_still_hits():
    pilot = Pilot(Gallery(), (1280, 720))
    Preferences(most_height=720).take_effect(pilot.app)
    assert pilot.app.surface is pilot.app.window.get_surface(), "nothing to save"
    pilot.resize((1920, 1080))
    assert pilot.app.surface.get_size() == (1280, 720)
    assert pilot.app.layout.size == (1280, 720)
    toggle = pilot.find("Reduced motion")
    before = toggle.value
    pilot.click_at((round(toggle.rect.centerx * 1.5), round(toggle.rect.centery * 1.5)))
    assert toggle.value != before
    pilot.app.render()
    pilot.app.display.show()
    shown = pilot.app.window.get_surface()
    assert shown.get_size() == (1920, 1080)
    assert shown.get_at((1900, 1060)) == pilot.app.surface.get_at((1266, 706))
    Preferences().take_effect(pilot.app)
    assert pilot.app.layout.size == (1920, 1080)


@pytest.mark.parametrize("name", PALETTES)
def test_a_palette_tells_well_from_ill_for_every_eye(name):
    desk = Desk()
    desk.take(Preferences(palette=name))
    theme, palette = desk.pilot.app.theme, PALETTES[name]
    assert (theme.good, theme.bad, theme.on) == (palette.good, palette.bad, palette.on)
    for well, ill in ((palette.good, palette.bad), (palette.paper_good, palette.paper_bad)):
        if name == "red-green":
            assert abs(well[2] - ill[2]) > 100, "told apart by blue"
        if name == "blue-yellow":
            assert abs(well[0] - ill[0]) > 100, "told apart by red"


def test_a_palette_is_chosen_in_the_settings():
    desk = Desk()
    desk.set("Access", "Colours of signs", "right")
    assert desk.taken[-1].palette == "red-green"
    assert desk.pilot.app.theme.good == PALETTES["red-green"].good


def test_motion_counts_at_once():
    desk = Desk()
    desk.take(Preferences())
    assert desk.pilot.app.moves
    desk.set("Access", "Reduced motion", "right")
    assert not desk.pilot.app.moves


def test_keepsakes_are_offered_once_they_are_won_and_to_whoever_uses_them():
    desk = Desk()
    plain = {name for name in _BACKS if name not in KEEPSAKES}
    assert {each.value for each in desk.swatches("Card back")} == plain
    desk = Desk(kept=("embers", "masked"))
    assert {each.value for each in desk.swatches("Card back")} == {*plain, "embers"}
    assert {each.value for each in desk.swatches("Your portrait")} == {"", "masked"}
    assert "meadow" not in {each.value for each in desk.swatches("Table cover")}
    desk = Desk(Preferences(felt="meadow"))
    assert "meadow" in {each.value for each in desk.swatches("Table cover")}


def test_the_own_portrait_is_shown_at_the_place_of_the_guest_alone():
    guest, friend = Seat(HUMAN, GUEST), Seat(HUMAN, "Ana")
    PlayersLook(Preferences(own_face="wayfarer"))
    assert face_of(guest) == "wayfarer" and face_of(friend) == ""
    PlayersLook(Preferences())
    assert face_of(guest) == ""


def test_every_keepsake_can_be_chosen_and_is_called_as_on_the_road():
    where = {KeepsakeKind.COVER: "felt", KeepsakeKind.BACK: "card_back"}
    for each in KEEPSAKES.values():
        name = where.get(each.kind, "own_face")
        spec = next(spec for spec in specs(Preferences) if spec.name == name)
        assert spec.label(each.id) == each.title
        assert (each.kind is KeepsakeKind.COVER) == bool(each.id in FELTS and FELTS[each.id].weave)
