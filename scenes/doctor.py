"""What pygame finds on this computer, for `main.py doctor`; opens no window.

Run as a program: prints a list of [is there, sentence] as one line of JSON.
"""

import json
import os

# The greeting that pygame prints would stand among the findings.
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from game.core.words import _

Finding = tuple[bool, str]


def findings() -> list[Finding]:
    """Return every device looked for: whether it is there, and a sentence."""
    return [_library(), _display(), _sound(), *_pads()]


def _library() -> Finding:
    drawing = ".".join(map(str, pygame.get_sdl_version()))
    return True, _("pygame-ce {version} with SDL {sdl}").format(
        version=pygame.version.ver, sdl=drawing
    )


def _display() -> Finding:
    try:
        pygame.display.init()
        sizes = pygame.display.get_desktop_sizes()
        driver = pygame.display.get_driver()
    except pygame.error as wrong:
        return False, _("no screen: {why}").format(why=wrong)
    screens = ", ".join(f"{width}x{height}" for width, height in sizes)
    return True, _("screen {screens} by {driver}").format(screens=screens, driver=driver)


def _sound() -> Finding:
    try:
        pygame.mixer.init()
        pygame.mixer.quit()
    except (pygame.error, NotImplementedError) as wrong:
        return False, _("no sound, the game is silent: {why}").format(why=wrong)
    return True, _("sound")


def _pads() -> list[Finding]:
    try:
        pygame.joystick.init()
        names = [pygame.joystick.Joystick(n).get_name() for n in range(pygame.joystick.get_count())]
    except pygame.error as wrong:
        return [(False, _("no gamepads: {why}").format(why=wrong))]
    if not names:
        return [(False, _("no gamepad"))]
    return [(True, _("gamepad {name}").format(name=name)) for name in names]


if __name__ == "__main__":
    print(json.dumps(findings()))
