"""A stored match looked at again, or why it cannot be."""

from __future__ import annotations

from typing import Any

from game.core.content import BadContent
from game.core.record import BadRecord
from game.core.words import _
from game.session.replay import Replay
from game.session.store import Store, UnknownMatch
from game.session.tournament import is_shared_duel
from scenes.games import replay_of
from scenes.scene import Scene
from scenes.show.look import Look
from scenes.ui.dialog import Message
from scenes.ui.text import escape


def replay_page(store: Store, look: Look, id: int, at: int) -> Scene[Any]:
    """Return the screen on which a stored match is seen again, from after `at` events on, or one
    that says why it cannot be."""
    try:
        is_shared = is_shared_duel(store, store.matches.occasion_of(id))
        replay = Replay(store.matches.record(id), is_shared_duel=is_shared)
    except (BadContent, BadRecord, UnknownMatch) as wrong:
        return Message(_("This match cannot be shown"), [escape(str(wrong))])
    return replay_of(replay, look, at)
