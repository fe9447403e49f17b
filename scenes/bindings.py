"""What the player can ask for, and the keys and pad buttons that ask for it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum, unique

import pygame

from game.core.words import _, marked

KEYS = {
    "alt": marked("Alt"),
    "backspace": marked("Backspace"),
    "ctrl": marked("Ctrl"),
    "delete": marked("Delete"),
    "down": marked("Down"),
    "end": marked("End"),
    "enter": marked("Enter"),
    "escape": marked("Escape"),
    "home": marked("Home"),
    "insert": marked("Insert"),
    "left": marked("Left"),
    "pagedown": marked("Page Down"),
    "pageup": marked("Page Up"),
    "return": marked("Return"),
    "right": marked("Right"),
    "shift": marked("Shift"),
    "space": marked("Space"),
    "tab": marked("Tab"),
    "up": marked("Up"),
}
"""The keys that are not called by what they write."""

BUTTONS = {
    "back": marked("Back"),
    "dpad down": marked("Pad down"),
    "dpad left": marked("Pad left"),
    "dpad right": marked("Pad right"),
    "dpad up": marked("Pad up"),
    "left shoulder": marked("Left shoulder"),
    "left stick": marked("Left stick"),
    "left trigger": marked("Left trigger"),
    "right shoulder": marked("Right shoulder"),
    "right stick": marked("Right stick"),
    "right trigger": marked("Right trigger"),
    "start": marked("Start button"),
}
"""The pad buttons that are not called by the letter on them."""


def key_words(name: str) -> str:
    """Return a key's name as people write it: "ctrl+z" is "Ctrl+Z"."""
    return "+".join(_one(part) for part in name.split("+"))


def _one(part: str) -> str:
    if part.startswith("keypad "):
        return _("Keypad {key}").format(key=_one(part.removeprefix("keypad ")))
    return _(KEYS[part]) if part in KEYS else part.title()


def button_words(name: str) -> str:
    """Return a pad button's name as people write it: "a" is "A"."""
    return _(BUTTONS[name]) if name in BUTTONS else name.upper()


@unique
class Action(StrEnum):
    """Something the player asks of a scene, whichever device it came from."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    CANCEL = "cancel"
    NEXT = "next"
    PREVIOUS = "previous"
    NEXT_TAB = "next tab"
    PREVIOUS_TAB = "previous tab"
    PAGE_UP = "page up"
    PAGE_DOWN = "page down"
    HOME = "home"
    END = "end"
    MENU = "menu"
    HINT = "hint"
    UNDO = "undo"
    LAST_TRICK = "last trick"
    LOG = "log"
    SCORES = "scores"
    REVIEW = "review"
    RULES = "rules"
    INSPECT = "inspect"
    THREATS = "threats"
    END_TURN = "end turn"
    FAST = "fast"
    DESCRIBE = "describe"
    FULLSCREEN = "fullscreen"
    DIGIT_0 = "0"
    DIGIT_1 = "1"
    DIGIT_2 = "2"
    DIGIT_3 = "3"
    DIGIT_4 = "4"
    DIGIT_5 = "5"
    DIGIT_6 = "6"
    DIGIT_7 = "7"
    DIGIT_8 = "8"
    DIGIT_9 = "9"
    ERASE = "erase"
    ERASE_AHEAD = "erase ahead"
    SELECT_ALL = "select all"
    COPY = "copy"
    CUT = "cut"
    PASTE = "paste"

    @property
    def digit(self) -> int | None:
        """The number of a digit's action, None of any other."""
        return int(self.value) if self.value.isdigit() else None


SIDEWAYS = (Action.LEFT, Action.RIGHT)
DIRECTIONS = (Action.UP, Action.DOWN, *SIDEWAYS)
REPEATING = frozenset(
    {
        *DIRECTIONS,
        Action.NEXT,
        Action.PREVIOUS,
        Action.PAGE_UP,
        Action.PAGE_DOWN,
        Action.ERASE,
        Action.ERASE_AHEAD,
    }
)
"""The actions that come again and again while their key is held."""


@dataclass(frozen=True)
class Binding:
    """The keys ("f1", "shift+tab") and pad buttons ("a", "left trigger+a") of one action.

    `words` say in the help and in the settings what the action does. A `fixed` binding cannot be
    given other keys.
    """

    action: Action
    keys: tuple[str, ...]
    buttons: tuple[str, ...]
    words: str
    fixed: bool = False


BINDINGS: tuple[Binding, ...] = (
    Binding(Action.UP, ("up",), ("dpad up",), marked("Move up"), fixed=True),
    Binding(Action.DOWN, ("down",), ("dpad down",), marked("Move down"), fixed=True),
    Binding(Action.LEFT, ("left",), ("dpad left",), marked("Move left"), fixed=True),
    Binding(Action.RIGHT, ("right",), ("dpad right",), marked("Move right"), fixed=True),
    Binding(Action.CONFIRM, ("return", "keypad enter", "space"), ("a",), marked("Choose")),
    Binding(Action.CANCEL, ("escape",), ("b",), marked("Back"), fixed=True),
    Binding(Action.NEXT, ("tab",), (), marked("Next control"), fixed=True),
    Binding(Action.PREVIOUS, ("shift+tab",), (), marked("Previous control"), fixed=True),
    Binding(Action.NEXT_TAB, ("ctrl+tab",), ("right shoulder",), marked("Next page")),
    Binding(Action.PREVIOUS_TAB, ("ctrl+shift+tab",), ("left shoulder",), marked("Previous page")),
    Binding(Action.PAGE_UP, ("pageup",), (), marked("Scroll up"), fixed=True),
    Binding(Action.PAGE_DOWN, ("pagedown",), (), marked("Scroll down"), fixed=True),
    Binding(Action.HOME, ("home",), (), marked("To the start"), fixed=True),
    Binding(Action.END, ("end",), (), marked("To the end"), fixed=True),
    Binding(Action.MENU, ("f10", "p"), ("start",), marked("Pause menu")),
    Binding(Action.HINT, ("h",), ("x",), marked("Hint")),
    Binding(Action.UNDO, ("u", "ctrl+z"), ("left stick",), marked("Take back")),
    Binding(Action.LAST_TRICK, ("t",), ("y",), marked("Show the last trick")),
    Binding(Action.LOG, ("l",), ("right stick",), marked("Show the log")),
    Binding(Action.SCORES, ("s",), ("back",), marked("Show the score sheet")),
    Binding(
        Action.REVIEW,
        ("w",),
        ("left trigger+left shoulder",),
        marked("Review what has just been played"),
    ),
    Binding(Action.RULES, ("f1", "r"), ("left trigger+start",), marked("Open the rule book")),
    Binding(Action.INSPECT, ("i",), ("left trigger+a",), marked("Tell everything about a card")),
    Binding(Action.THREATS, ("v",), ("left trigger+y",), marked("Show what the enemy threatens")),
    Binding(Action.END_TURN, ("e",), ("left trigger+x",), marked("End the turn")),
    Binding(Action.FAST, ("f",), ("right trigger",), marked("Hold to play fast")),
    Binding(
        Action.DESCRIBE, ("f2",), ("left trigger+back",), marked("Describe the screen in words")
    ),
    Binding(Action.FULLSCREEN, ("f11", "alt+return"), (), marked("Full screen on or off")),
    *(
        Binding(Action(str(n)), (str(n), f"keypad {n}"), (), marked("Enter a number"), fixed=True)
        for n in range(10)
    ),
)
"""The keys as they are when the game is new."""

EDITING: tuple[Binding, ...] = (
    Binding(Action.ERASE, ("backspace",), (), marked("Erase the letter before")),
    Binding(Action.ERASE_AHEAD, ("delete",), (), marked("Erase the letter after")),
    Binding(Action.SELECT_ALL, ("ctrl+a",), (), marked("Select everything")),
    Binding(Action.COPY, ("ctrl+c",), (), marked("Copy")),
    Binding(Action.CUT, ("ctrl+x",), (), marked("Cut")),
    Binding(Action.PASTE, ("ctrl+v", "shift+insert"), (), marked("Paste")),
)
"""What a text field understands besides letters; these keys stay as they are."""

PAD_SHIFT = "left trigger"
"""The pad button that, held down, gives the others another meaning."""
_PAD_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "left stick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "right stick",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "left shoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "right shoulder",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "dpad up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "dpad down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "dpad left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "dpad right",
}
_KEYPAD = {getattr(pygame, f"K_KP{n}"): f"keypad {n}" for n in range(10)} | {
    pygame.K_KP_ENTER: "keypad enter"
}
_NO_LETTER = 1 << 30
"""From here on keys write no letter, such as F1."""
_MODIFIERS = ((pygame.KMOD_CTRL, "ctrl"), (pygame.KMOD_ALT, "alt"), (pygame.KMOD_SHIFT, "shift"))
_MODIFIER_KEYS = frozenset(
    {
        pygame.K_LCTRL,
        pygame.K_RCTRL,
        pygame.K_LALT,
        pygame.K_RALT,
        pygame.K_LSHIFT,
        pygame.K_RSHIFT,
        pygame.K_LMETA,
        pygame.K_RMETA,
        pygame.K_CAPSLOCK,
        pygame.K_NUMLOCKCLEAR,
    }
)

_OF_PLACE = {pygame.KSCAN_A + n: pygame.K_a + n for n in range(26)} | {
    pygame.KSCAN_1 + n: ord(str((n + 1) % 10)) for n in range(10)
}
"""The letters and digits by the places of their keys on a Latin keyboard."""


def key_by_place(key: int, place: int) -> int:
    """Return which key is meant: one that writes no plain letter means what its place (scancode)
    means on a Latin keyboard, so that letters do the same on every layout."""
    is_strange = 0x7F < key < _NO_LETTER
    return _OF_PLACE.get(place, key) if is_strange else key


def declared_owner(key: str) -> Action | None:
    """Return what a key does when the game is new."""
    return next((row.action for row in BINDINGS if key in row.keys), None)


def key_name(key: int, modifiers: int = 0) -> str:
    """Return the name of a key press, such as "ctrl+z"; empty for a modifier key alone."""
    if key in _MODIFIER_KEYS:
        return ""
    name = _KEYPAD.get(key) or pygame.key.name(key, use_compat=False).lower()
    held = [word for bit, word in _MODIFIERS if modifiers & bit]
    return "+".join([*held, name]) if name else ""


def pad_button_name(button: int) -> str:
    """Return the name of a pad button, such as "a"; empty for one that the game does not use."""
    return _PAD_BUTTONS.get(button, "")


def pad_sign(button: str) -> str:
    """Return the markup of the picture of a pad button, or of two that are pressed together."""
    return "+".join(f"{{pad:{part}}}" for part in button.split("+"))


class Bindings:
    """The keys in force: the declared ones, some of them changed by the player."""

    def __init__(self, changes: Mapping[str, Iterable[str]] | None = None) -> None:
        self.rows = tuple(_changed(row, changes or {}) for row in BINDINGS)
        self._keys = {key: row.action for row in self.rows for key in row.keys}
        self._buttons = {button: row.action for row in self.rows for button in row.buttons}
        self._editing = {key: row.action for row in EDITING for key in row.keys}

    def of_key(self, name: str) -> Action | None:
        """Return the action of a key by its name; shift alone does not make another key of it."""
        return self._keys.get(name) or self._keys.get(name.removeprefix("shift+"))

    def of_editing_key(self, name: str) -> Action | None:
        """Return what a key means in a text field; None where it only writes a letter."""
        action = self._editing.get(name)
        if action is None and len(name) > 1 and name != "space" and "keypad" not in name:
            action = self.of_key(name)
        return Action.CONFIRM if name == "keypad enter" else action

    def of_button(self, name: str) -> Action | None:
        """Return the action of a pad button by its name."""
        return self._buttons.get(name)

    def row(self, action: Action) -> Binding:
        """Return the binding of one action."""
        return next(row for row in self.rows if row.action is action)

    def sign(self, action: Action, on_pad: bool) -> str:
        """Return the markup of the picture of the action's first pad button or key, "" if none."""
        row = self.row(action)
        if on_pad:
            return pad_sign(row.buttons[0]) if row.buttons else ""
        return f"{{key:{row.keys[0]}}}" if row.keys else ""

    def changes(self) -> dict[str, tuple[str, ...]]:
        """Return the keys that differ from the declared ones, to be kept with the settings."""
        return {
            now.action.value: now.keys
            for now, was in zip(self.rows, BINDINGS, strict=True)
            if now.keys != was.keys
        }

    def with_key(self, action: Action, key: str, *, besides: bool = False) -> "Bindings":
        """Return bindings in which the key asks for this action, and for no other.

        It takes the place of the action's first key, or stands besides all it has.
        """
        changes: dict[str, tuple[str, ...]] = {}
        for row in self.rows:
            others = tuple(k for k in row.keys if k != key)
            changes[row.action.value] = (
                (key, *others[not besides :]) if row.action is action else others
            )
        return Bindings(changes)


def _changed(row: Binding, changes: Mapping[str, Iterable[str]]) -> Binding:
    if row.fixed or row.action.value not in changes:
        return row
    return replace(row, keys=tuple(changes[row.action.value]))
