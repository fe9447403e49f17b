"""The settings: every preference takes effect at once, and is kept when the screen goes."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game.core.options import OptionSpec
from game.core.words import _, marked
from game.session.campaign.keepsake import KEEPSAKES
from game.session.occasion import GUEST, shown_name
from scenes.bindings import Action, Binding, declared_owner, key_words, pad_sign
from scenes.keepsakes import back_swatch, cloth_swatch, face_swatch
from scenes.preferences import Preferences
from scenes.scene import Cover
from scenes.ui.boxes import Column, Frame, Panel, Row, Space
from scenes.ui.button import Button, ButtonKind
from scenes.ui.cardart import CardArt
from scenes.ui.choice import Choice
from scenes.ui.dialog import Confirm
from scenes.ui.form import Form, FormRow, MakeControl
from scenes.ui.page import Page
from scenes.ui.scroll import Scroll
from scenes.ui.shelf import pictures
from scenes.ui.swatches import Paint, Swatches
from scenes.ui.tabs import Tabs
from scenes.ui.widget import Widget
from scenes.ui.words import Words

GAME = (
    "animation_speed",
    "trick_pause",
    "confirm_cards",
    "forced_cards",
    "remarks",
    "coach",
    "confirm_leaving",
    "warn_idle",
    "language",
)
DISPLAY = ("window", "most_height", "ui_scale", "felt", "card_back", "own_face", "faces")
SOUND = ("volume", "music", "mute_in_background")
ACCESS = (
    "text_scale",
    "four_colours",
    "large_figures",
    "high_contrast",
    "palette",
    "left_handed",
    "reduced_motion",
)
PAGES = (GAME, DISPLAY, SOUND, ("keys",), ACCESS)
"""The preferences on each page."""


class Settings(Page[None]):
    """Changes preferences; `take` makes them count at once, `keep` puts them in a safe place.

    `kept` are the keepsakes of the road that can be chosen besides what everybody has.
    """

    cover = Cover.VEIL
    legend = (*Page.legend, (Action.NEXT_TAB, marked("Next page")))

    def __init__(
        self,
        preferences: Preferences,
        take: Callable[[Preferences], object],
        keep: Callable[[Preferences], object],
        kept: Sequence[str] = (),
    ) -> None:
        super().__init__()
        self.preferences = preferences
        self._take = take
        self._keep = keep
        self._kept = frozenset(kept)
        self._waits_for: Binding | None = None
        self._taken: dict[str, Action] = {}
        """What each key did that was given to something else."""
        self._before: tuple[tuple[str, ...], Preferences] | None = None
        """The names restored last, and the preferences before that."""
        self._tabs: Tabs | None = None

    def build(self) -> Widget:
        """Return the pages and the buttons below them."""
        self.title = _("Settings")
        if self.preferences.window != self.host.window_mode:
            self.preferences = replace(self.preferences, window=self.host.window_mode.value)
        pages = [
            (_("Game"), self._page(GAME)),
            (_("Display"), self._page(DISPLAY)),
            (_("Sound"), self._page(SOUND)),
            (_("Controls"), Scroll(self._keys())),
            (_("Access"), self._page(ACCESS)),
        ]
        self._tabs = Tabs(pages, self._tabs.current if self._tabs else 0)
        taking_back = [] if self._before is None else [Button(_("As before"), self._take_back)]
        buttons = Row(
            Button(_("Restore the defaults"), self._ask_to_restore),
            *taking_back,
            Space(),
            Button(_("Done"), self.cancel, kind=ButtonKind.PRIMARY),
        )
        column = Column(self._tabs, buttons, gap=18, grows=True)
        return Frame(Panel(column, title=self.title, grows=True), pad=(24, 32), most=760)

    def cancel(self) -> None:
        """Close the settings."""
        self.done(None)

    def leave(self) -> None:
        """Keep what was set."""
        self._keep(self.preferences)

    def keep(self) -> None:
        """Keep what was set so far."""
        self._keep(self.preferences)

    def act(self, action: Action, at: tuple[int, int] | None = None) -> bool:
        """Go back on MENU as on CANCEL; UNDO takes back what was restored."""
        if action is Action.MENU:
            self.cancel()
            return True
        if action is Action.UNDO and self._before is not None:
            self._take_back()
            return True
        return super().act(action, at)

    # -- pages

    def _page(self, names: Sequence[str]) -> Widget:
        makers: dict[str, MakeControl] = {
            "felt": partial(self._swatches, paint=_paint_felt, size=(52, 38)),
            "card_back": partial(self._swatches, paint=_paint_back, size=(40, 55)),
            "own_face": partial(self._swatches, paint=self._paint_own, size=(46, 46)),
            "faces": _face_swatches,
        }
        return Scroll(Form(self.preferences, self._changed, names=names, makers=makers))

    def _swatches(
        self,
        spec: OptionSpec,
        value: Any,
        on_change: Callable[[Any], object],
        paint: Paint[Any],
        size: tuple[float, float],
    ) -> Widget:
        """Return pictures of what everybody has, and of the keepsakes that are there."""
        there = [
            name
            for name in spec.choices
            if name not in KEEPSAKES or name in self._kept or name == value
        ]
        choices = [Choice(name, spec.label(name)) for name in there]
        return Swatches(_(spec.title), choices, value, on_change, paint, size=size)

    def _paint_own(self, name: Any, size: tuple[int, int]) -> pygame.Surface:
        return face_swatch(str(name), shown_name(GUEST)[:1].upper(), size, self.host.theme)

    def _changed(self, preferences: Preferences) -> None:
        if preferences.window == self.preferences.window:
            # F11 may have changed it since the page was opened.
            preferences = replace(preferences, window=self.host.window_mode.value)
        self.preferences = preferences
        self._take(preferences)
        self._show_everywhere()

    def _show_everywhere(self) -> None:
        """Let every page start from the same preferences: each changes its own part of them."""
        for page in self._tabs.pages if self._tabs else ():
            for widget in page.walk():
                if isinstance(widget, Form):
                    widget.show(self.preferences)

    # -- the defaults

    def _ask_to_restore(self) -> None:
        assert self._tabs is not None
        page = self._tabs.names[self._tabs.current]
        names = PAGES[self._tabs.current]
        sure = Confirm(
            _("Restore the defaults?"),
            [
                _("Everything on the page “{page}” goes back to how it was at first.").format(
                    page=page
                )
            ],
            _("Restore"),
            loses=True,
        )
        self.host.push(sure, lambda is_sure: self._restore(names) if is_sure else None)

    def _restore(self, names: tuple[str, ...]) -> None:
        self._before = names, self.preferences
        self._copy(Preferences(), names)
        self.toast(_("Everything on this page is back to how it was at first."))

    def _take_back(self) -> None:
        assert self._before is not None
        (names, before), self._before = self._before, None
        self._copy(before, names)
        if self._tabs is not None:
            self._tabs.turn_to(PAGES.index(names))

    def _copy(self, source: Preferences, names: Sequence[str]) -> None:
        """Take the preferences of these names from others."""
        values = {name: getattr(source, name) for name in names}
        self._changed(replace(self.preferences, **values))
        self.rebuild()

    # -- keys

    def _keys(self) -> Widget:
        bindings = self.host.bindings
        explanation = _("Choose a row, then press the key that is to do it.")
        rows: list[Widget] = [Words(explanation, size=14, ink="muted")]
        rows += [self._key_row(row) for row in bindings.rows if not row.fixed]
        return Column(*rows, gap=10)

    def _key_row(self, row: Binding) -> Widget:
        words = ", ".join(map(key_words, row.keys)) or _("no key")
        is_waiting = self._waits_for is not None and self._waits_for.action is row.action
        button = Button(
            _("Press a key …") if is_waiting else words,
            partial(self._wait_for, row),
            kind=ButtonKind.PRIMARY if is_waiting else ButtonKind.SECONDARY,
            least=220,
        )
        pad = " ".join(map(pad_sign, row.buttons))
        help_text = _("Gamepad: {buttons}").format(buttons=pad) if pad else ""
        return FormRow(_(row.words), help_text, button)

    def _wait_for(self, row: Binding) -> None:
        self._waits_for = row
        self.rebuild()

    def capture(self, key: str) -> bool:
        """Give the key that was pressed to the row that waits for one; escape gives none."""
        row = self._waits_for
        if row is None:
            return False
        self._waits_for = None
        owner = self.host.bindings.of_key(key)
        if key != "escape":
            taken = [each for each in self.host.bindings.rows if each.fixed and key in each.keys]
            if taken:
                self.refuse(
                    _("“{key}” always means “{meaning}”.").format(
                        key=key_words(key), meaning=_(taken[0].words)
                    )
                )
            else:
                self._give(row, key, owner)
        self.rebuild()
        self.focus(self._row_of(row))
        return True

    def _give(self, row: Binding, key: str, owner: Action | None) -> None:
        before = self.host.bindings
        after = before.with_key(row.action, key)
        self._changed(self.preferences.with_bindings(after))
        if owner is not None and owner is not row.action:
            self._taken[key] = owner
            told = _("“{meaning}” no longer has the key “{key}”.")
            lost = _(before.row(owner).words)
            self.toast(told.format(meaning=lost, key=key_words(key)))
        for freed in before.row(row.action).keys:
            if after.of_key(freed) is None:
                self._offer_back(freed, row)

    def _offer_back(self, key: str, row: Binding) -> None:
        """Offer a key that is free to the action that had it before."""
        owner = self._taken.pop(key, None) or declared_owner(key)
        if owner is None or owner is row.action:
            return
        meaning = _(self.host.bindings.row(owner).words)
        question = _("“{key}” did this before. Is it to do so again: “{meaning}”?")
        offer = Confirm(
            _("A key is free"),
            [question.format(key=key_words(key), meaning=meaning)],
            _("Give it back"),
            _("Leave it free"),
        )
        self.host.push(offer, lambda wants: self._give_back(owner, key) if wants else None)

    def _give_back(self, owner: Action, key: str) -> None:
        bindings = self.host.bindings.with_key(owner, key, besides=True)
        self._changed(self.preferences.with_bindings(bindings))
        self.rebuild()

    def _row_of(self, row: Binding) -> Widget | None:
        """Return the button in the row of a binding."""
        for widget in self.root.walk():
            if isinstance(widget, FormRow) and widget.label == _(row.words):
                return widget.control
        return self.first_focus()


def _paint_felt(name: Any, size: tuple[int, int]) -> pygame.Surface:
    return cloth_swatch(str(name), size)


def _paint_back(name: Any, size: tuple[int, int]) -> pygame.Surface:
    return back_swatch(str(name), size)


def _face_swatches(spec: OptionSpec, value: Any, on_change: Callable[[Any], object]) -> Widget:
    choices = [Choice(name, spec.label(name)) for name in spec.choices]
    return Swatches(_(spec.title), choices, value, on_change, _paint_face, size=(42, 59))


def _paint_face(name: Any, size: tuple[int, int]) -> pygame.Surface:
    deck = "german" if name == "german" else "two"
    return pictures.get(("face", name, size), lambda: CardArt(deck, "navy").face("CO", size[1]))
