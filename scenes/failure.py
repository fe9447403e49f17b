"""What is said and kept when a scene has failed."""

import logging
import traceback
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from game.core.words import _
from scenes.scene import Scene
from scenes.ui.dialog import Message
from scenes.ui.text import escape

log = logging.getLogger(__name__)


def all_kept(scenes: Iterable[Scene[Any]]) -> bool:
    """Let every scene keep what it has; return whether each of them could."""
    return False not in [_is_kept(scene) for scene in scenes]


def reason(error: Exception) -> str:
    """Return what went wrong in words that end a sentence; an error without words says where."""
    if said := str(error).strip().rstrip("."):
        return said
    places = traceback.extract_tb(error.__traceback__)
    file, line = (Path(places[-1].filename).name, places[-1].lineno) if places else ("?", 0)
    words = _("a bug ({kind} in {file}, line {line})")
    return words.format(kind=type(error).__name__, file=file, line=line)


def told(title: str, error: Exception, *, is_kept: bool) -> Message:
    """Return the message that the screen of this title had to close."""
    text = _("The screen “{screen}” had to close: {error}.").format(
        screen=escape(title), error=escape(reason(error))
    )
    safe = _("Everything up to the last move has been kept.")
    lost = _("Something could not be kept; the file of errors says more.")
    return Message(_("Something went wrong"), [text, safe if is_kept else lost])


def _is_kept(scene: Scene[Any]) -> bool:
    try:
        scene.keep()
    except Exception:
        log.exception("A scene could not keep what it had.")
        return False
    return True
