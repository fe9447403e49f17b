"""How choices are written in text mode, and which of them a typed line can mean."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from game.core.protocols import Action
from game.core.ruleset import Ruleset
from game.core.words import _, marked

SHORTEST = 3
"""Letters from which on the beginning of a choice stands for it."""

BEFORE = marked("bid call choose discard lead name play say take")
"""Words that may stand before a choice, in English and in the language in use."""


def command_in(line: str) -> tuple[str, str]:
    """Return the first word of a line, in small letters, and the rest; “?” asks for help."""
    word, _space, rest = line.strip().partition(" ")
    return "help" if word == "?" else word.lower(), rest.strip()


def gathered(notations: Iterable[str]) -> Iterator[str]:
    """Yield the notations, those of one kind together.

    Of those that differ by the number after a plus, first and last: "berzerka+1 to berzerka+6". Of
    those that differ by their last word, the words before it once: "place griffin (b1 c1 d1)".
    """
    return (label for label, _members in kinds(notations))


def kinds(notations: Iterable[str]) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield what is offered together: how it is written, and the notations it stands for."""
    for stem, group in groupby(notations, _stem):
        texts = list(group)
        if stem.endswith("+") and len(texts) > 2:
            yield _("{first} to {last}").format(first=texts[0], last=texts[-1]), texts
        elif stem.endswith(" ") and len(texts) > (1 if " " in stem.rstrip() else 2):
            yield f"{stem}({' '.join(text.removeprefix(stem) for text in texts)})", texts
        else:
            yield from ((text, [text]) for text in texts)


def numbered(notations: Sequence[str]) -> list[str]:
    """Return the choices with their numbers, a line for each kind that has several words; those
    that are numbers themselves stand alone."""
    if any(each.isdecimal() for each in notations):
        return [", ".join(notations)]
    lines: list[list[str]] = [[]]
    place = 1
    for label, members in kinds(notations):
        last = place + len(members) - 1
        if place == last:
            lines[-1].append(f"{place} {label}")
        elif label.endswith(")"):
            stem = _stem(members[0])
            each = (f"{n} {text.removeprefix(stem)}" for n, text in enumerate(members, place))
            lines += [[f"{stem.strip()}: {', '.join(each)}"], []]
        else:
            numbers = _("{first} to {last}").format(first=place, last=last)
            lines += [[f"{numbers}: {label}"], []]
        place = last + 1
    return [", ".join(line) for line in lines if line]


def by_number(text: str, notations: Sequence[str]) -> str:
    """Return the choices that a line names by their numbers in the list; the line itself where it
    names none."""
    words = text.replace(",", " ").split()
    if not all(each.isdecimal() and len(each) < 4 for each in words):
        return text
    if any(each.isdecimal() for each in notations):
        return text
    places = [int(each) - 1 for each in words]
    if not places or not all(0 <= each < len(notations) for each in places):
        return text
    return ", ".join(notations[each] for each in places)


def _stem(notation: str) -> str:
    """Return what a notation has in common with others of its kind."""
    for sign in "+ ":
        before, found, _after = notation.rpartition(sign)
        if found:
            return before + found
    return ""


def action_of(text: str, parse: Callable[[str], Action]) -> Action | None:
    """Return the decision that a line is the notation of, None where it is of none.

    It may be in capitals, after one word such as bid, with blanks before a plus, with hyphens or
    blanks within a name, "Farben-Gang", or with the brackets of the choices offered.
    """
    text = re.sub(r"[()]", "", re.sub(r"\s+\+", "+", text)).strip()
    word, _space, rest = text.partition(" ")
    after = [rest.strip().upper()] if word.lower() in f"{BEFORE} {_(BEFORE)}".split() else []
    named = re.sub(r"(?<=\w)[- ](?=\w)", "_", text.lower())
    for notation in (text, text.upper(), *after, named):
        try:
            return parse(notation)
        except ValueError:
            continue
    return None


def decision_in(text: str, ruleset: Ruleset[Any, Any, Any]) -> Action | None:
    """Return the decision that a line is the notation of, or names in everyday words; None where it
    does neither."""

    def read(line: str) -> Action:
        try:
            action: Action = ruleset.parse_action(line)
            return action
        except ValueError:
            if (said := ruleset.telling.spoken(line)) is None:
                raise
            return said

    return action_of(text, read)


def could_be(text: str, notations: Sequence[str]) -> list[str]:
    """Return which of the choices offered a line names in part.

    It is what stands for several of them, the first or last words of each, or its beginning.
    """
    low = " ".join(text.lower().split())
    for label, members in kinds(notations):
        if low == label:
            return list(members)
    return [
        each
        for each in notations
        if each.lower().startswith((f"{low} ", f"{low}+"))
        or each.lower().endswith(f" {low}")
        or (len(low) >= SHORTEST and each.lower().startswith(low))
    ]


def choices_in(text: str, notations: Sequence[str]) -> list[str]:
    """Return which of the choices offered stand in a line as words of it, in their order there."""
    by_word = {each.lower(): each for each in notations}
    words = [word.strip(",;.!?") for word in text.lower().split()]
    return list(dict.fromkeys(by_word[word] for word in words if word in by_word))


def alike(text: str) -> list[str]:
    """Return the parts of a line that are decisions of one kind, to be made one after the other.

    Those between commas, where all say the same of something else ("place griffin b1, place wolf
    c1"), or whatever begins with a minus ("-CU -DU"). Else none: they may be alternatives.
    """
    away = re.split(r"[,\s]+", text.strip(" ,"))
    if len(away) > 1 and all(part.startswith("-") for part in away):
        return away
    parts = [part.strip() for part in text.split(",")]
    words = {part.partition(" ")[0].lower() for part in parts}
    return (
        parts if len(parts) > 1 and len(words) == 1 and all(" " in part for part in parts) else []
    )


def is_end_of(text: str, notation: str) -> bool:
    """Tell whether the line is the last words of the choice, and no "no" stands before them."""
    before = notation.lower().removesuffix(f" {text.lower()}")
    return before not in (notation.lower(), "no")
