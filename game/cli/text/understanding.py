"""Which of the decisions that a port offers a typed line means, and what to say where none."""

from typing import Any

from game.cli.text.naming import action_of, choices_in, could_be, decision_in, is_end_of
from game.core.protocols import Action
from game.core.words import _
from game.session.port import Port


def decision_meant(text: str, port: Port[Any, Any]) -> Action | None:
    """Return the decision a line means: as it is written or said, or the last words of just one
    choice, if they are not part of any other."""
    if (action := decision_in(text, port.ruleset)) is not None:
        return action
    found = choices_meant(text, port)
    if len(found) == 1 and is_end_of(text, found[0]):
        return action_of(found[0], port.ruleset.parse_action)
    return None


def choices_meant(text: str, port: Port[Any, Any]) -> list[str]:
    """Return the choices, in notation, that a line which is none of them could mean."""
    legal = list(map(str, port.legal_actions()))
    return could_be(text, legal) or choices_in(text, legal)


def why_none(text: str, port: Port[Any, Any]) -> str:
    """Return what to say to a line that is neither a command nor one decision."""
    if found := choices_meant(text, port):
        words = _("“{text}” could be: {choices}. Type one of them.")
        return words.format(text=text[:40], choices=", ".join(found))
    words = _("“{text}” is neither a command nor a choice. Type help for both.")
    return words.format(text=text[:40])
