"""How far somebody has got in the lesson of a game: its decisions, kept among the settings."""

from collections.abc import Sequence

from game.session.store import Store

FIRST = "whist"
"""The game whose lesson is offered when the program is started for the first time."""

BEGUN = "begun"
"""What is remembered of a lesson that was begun, and not only offered."""


def setting(game: str, what: str = "") -> str:
    """Return the name of the setting that remembers that the lesson of a game was offered.

    `what` is "so far" for the one with the decisions of a lesson that has been left.
    """
    return " ".join(filter(None, ("lesson", "" if game == FIRST else game, what)))


def is_begun(store: Store, game: str) -> bool:
    """Tell whether somebody has begun the lesson of a game."""
    return store.settings.get(setting(game)) == BEGUN


def so_far(store: Store, game: str) -> tuple[str, ...]:
    """Return the decisions of a lesson that has been left, none where it is to begin."""
    return tuple(store.settings.get(setting(game, "so far")).splitlines())


def keep(store: Store, game: str, decisions: Sequence[str]) -> None:
    """Keep the decisions of a lesson; none of them when it is over."""
    name = setting(game, "so far")
    if decisions:
        store.settings.set(name, "\n".join(decisions))
    else:
        store.settings.remove(name)
