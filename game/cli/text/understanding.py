"""Which of the decisions that a port offers a typed line means, and what to say where none."""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any

from game.cli.text.naming import choices_in, could_be, decision_in, gathered, is_end_of, kinds
from game.core.protocols import Action
from game.core.words import _, meant
from game.session.port import Port

ALIKE = 0.8
"""From which likeness on a line may be a slip of the fingers."""

MOST_TOLD = 15
"""Of so many kinds of choice is told in one go what they mean, of bids the lowest."""


def choices_of(port: Port[Any, Any]) -> list[str]:
    """Return the legal decisions as they are typed."""
    return list(map(port.ruleset.telling.written, port.legal_actions()))


def decision_meant(text: str, port: Port[Any, Any]) -> Action | None:
    """Return the decision a line means: as it is written or said, or the last words of just one
    choice, if they are not part of any other."""
    if (action := decision_in(text, port.ruleset)) is not None:
        return action
    found = meant_of(text, choices_of(port))
    if len(found) == 1 and is_end_of(text, found[0]):
        return decision_in(found[0], port.ruleset)
    return None


def meant_of(text: str, choices: Sequence[str]) -> list[str]:
    """Return the choices that a line which is none of them could mean."""
    return could_be(text, choices) or choices_in(text, choices)


def kinds_told(port: Port[Any, Any], offered: Sequence[str]) -> list[str]:
    """Return a line for each kind of choice, what it means, and one for those that mean the same;
    of very many only the first, and how to ask after another."""
    firsts = [members[0] for _label, members in kinds(offered)]
    named: dict[str, list[str]] = {}
    for each in firsts[:MOST_TOLD]:
        if told := _meaning_told(port, each):
            named.setdefault(told, []).append(each)
    lines = [f"{', '.join(alike)}: {told}" for told, alike in named.items()]
    if lines and firsts[MOST_TOLD:]:
        words = _("“means {choice}” explains just that one, “means {start}” all that begin so.")
        lines.append(words.format(choice=firsts[MOST_TOLD], start=firsts[MOST_TOLD][0]))
    return lines


def _meaning_told(port: Port[Any, Any], choice: str) -> str:
    """Return what a choice means, as it is typed; "" where there is nothing to say."""
    found = port.ruleset.telling.meaning(port.view(), decision_in(choice, port.ruleset))
    return "" if found is None else found.words


def why_none(text: str, choices: Sequence[str], commands: Iterable[str] = ()) -> str:
    """Return what to say to a line that is neither a command nor one of the choices."""
    found = meant_of(text, choices) or _nearest(text, choices)
    if len(found) == 1:
        words = _("“{text}” could be {choice}. Type just that.")
        return words.format(text=text[:40], choice=found[0])
    if found:
        labels = list(gathered(found))
        named = found if len(labels) == 1 else labels
        words = _("“{text}” could be: {choices}. Type one of them.")
        return words.format(text=text[:40], choices=", ".join(named))
    words = _("“{text}” is neither a command nor a choice. Type help for both.")
    return words.format(text=text[:40]) + meant(text.split(" ")[0], commands)


def _nearest(text: str, choices: Sequence[str]) -> list[str]:
    """Return the choice that a line is a slip of the fingers for, none where there is none such;
    other numbers are no slip."""
    same = [each for each in choices if re.sub(r"\D", "", each) == re.sub(r"\D", "", text)]
    return get_close_matches(text.lower(), same, 1, ALIKE)
