"""Opening the window, and closing it in good order."""

import logging
import os
import sys
from logging.handlers import RotatingFileHandler

from game import kernels
from game.bots.thinker import Thinker
from game.core.words import _, use_language
from game.session.store import Store, StoreRefused, open_store

# The greeting that pygame prints on import is not ours to give.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# The letters that an input method offers are shown by the system.
os.environ.setdefault("SDL_IME_SHOW_UI", "1")

import pygame

from scenes.app import App
from scenes.frame import WindowMode
from scenes.memory import give_back_large_blocks
from scenes.preferences import preferences_from
from scenes.program import Program
from scenes.ui.sound import Sounds


def open_window() -> int:
    """Open the window, play, and return the exit code when it is closed."""
    kernels.run_as_written = True
    if not _has_display():
        print(_no_window(_("there is no display")), file=sys.stderr)
        return 1
    try:
        store = open_store()
    except StoreRefused as wrong:
        print(wrong, file=sys.stderr)
        return 2
    give_back_large_blocks()
    with store:
        _write_log(store)
        preferences = preferences_from(store.settings.all())
        use_language(preferences.language)
        thinker = Thinker()
        try:
            app = App(
                theme=preferences.theme,
                bindings=preferences.bindings,
                text_scale=preferences.text_scale,
                ui_scale=preferences.ui_scale,
                window_mode=WindowMode(preferences.window),
                moves=preferences.moves,
                most_height=preferences.most_height,
                in_pieces=True,
                sounds=Sounds(
                    preferences.volume,
                    music=preferences.music,
                    mute_in_background=preferences.mute_in_background,
                ),
            )
        except pygame.error as wrong:
            print(_no_window(wrong), file=sys.stderr)
            return 1
        app.greet("Trickhold", _("Cards and wits at one table."))
        program = Program(app, store, thinker, preferences, is_live=True)
        try:
            app.run(program.home())
        finally:
            program.close()
            store.barrier(5)
    return 0


def _has_display() -> bool:
    """Tell whether a window would be seen: SDL opens one that is not where there is no display."""
    try:
        pygame.display.init()
    except pygame.error:
        return True  # Whatever is wrong is told when the window is to be opened.
    is_wanted = "SDL_VIDEODRIVER" in os.environ
    return is_wanted or pygame.display.get_driver() not in ("offscreen", "dummy")


def _no_window(why: object) -> str:
    return _("No window could be opened ({why}); `main.py play whist --text` needs none.").format(
        why=why
    )


def first_picture() -> None:
    """Come as far as the first picture of the title, with a store that ends with the program."""
    store = Store.in_memory()
    preferences = preferences_from(store.settings.all())
    app = App(theme=preferences.theme)
    app.push(Program(app, store, Thinker(), preferences).home())
    app.step([], 0)
    app.render()


def _write_log(store: Store) -> None:
    """Write warnings into a small file in the data folder; without a folder, nowhere."""
    if store.folder is None:
        return
    try:
        handler = RotatingFileHandler(
            store.folder / "trickhold.log", maxBytes=200_000, backupCount=1, encoding="utf-8"
        )
    except OSError:
        return
    logging.basicConfig(
        level=logging.WARNING,
        handlers=[handler],
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
    )
