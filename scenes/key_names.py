"""What keys and pad buttons are called, in the words that people read."""

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
