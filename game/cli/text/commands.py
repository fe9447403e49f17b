"""The commands of text mode."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.cli import telling
from game.cli.text.book import passages, plain
from game.core.words import _, marked
from game.session.seats import think

if TYPE_CHECKING:
    from game.cli.text.mode import TextMode

BRIEF = "text.brief"
"""The setting that leaves the position out of every question."""

HINT_LEVEL = "expert"
HINTS = 3
"""How many candidates a hint names."""


class Leave(Exception):
    """The player leaves the table; the match is kept."""


@dataclass(frozen=True)
class Command:
    """One command: how it is explained, and what it does with the rest of the line."""

    words: str
    do: Callable[[TextMode, str], None]


def _help(mode: TextMode, _rest: str) -> None:
    print(_("Type one of the choices to make it: {choices}").format(choices=mode.choices()))
    for name, command in COMMANDS.items():
        print(f"{name}: {_(command.words)}")


def _look(mode: TextMode, _rest: str) -> None:
    mode.tell_position()


def _hint(mode: TextMode, _rest: str) -> None:
    candidates = think(mode.match, HINT_LEVEL)
    if len(mode.port.legal_actions()) == 1:
        print(_("{choice} is the only choice.").format(choice=candidates[0].action))
        return
    if len(candidates) == 1:
        print(f"{candidates[0].action}. {_('So a plain player would choose.')}")
        return
    for candidate in candidates[:HINTS]:
        print(
            _(
                "{choice}: worth {value:+.1f} points against the table, weighed {visits} times"
            ).format(choice=candidate.action, value=candidate.value, visits=candidate.visits)
        )


def _undo(mode: TextMode, _rest: str) -> None:
    own = [n for n, player in enumerate(mode.match.deciders) if player == mode.seat]
    if not own:
        print(_("There is nothing to take back: you have not decided anything yet."))
        return
    is_final = mode.match.ruleset.is_final
    if is_final and any(map(is_final, mode.match.events[mode.match.decided_at[own[-1]] :])):
        print(_("Nothing is taken back that has shown a die or a hidden card."))
        return
    notation = mode.match.actions[own[-1]]
    mode.match.take_back(own[-1])
    print(_("Your {choice} is taken back, and all that followed it.").format(choice=notation))


def _rules(mode: TextMode, rest: str) -> None:
    book = mode.match.ruleset.rule_book()
    if not rest:
        print(plain(book).rstrip())
    elif found := passages(book, rest):
        print("\n".join(found))
    else:
        print(_("The rule book says nothing about “{text}”.").format(text=rest[:40]))


def _log(mode: TextMode, rest: str) -> None:
    since = 0 if rest.lower() == "all" else mode.match.deal_starts[-1]
    for sentence in telling.sentences(mode.match, mode.seat, since):
        print(sentence)


def _scores(mode: TextMode, _rest: str) -> None:
    for deal in range(len(mode.match.deal_summaries)):
        for line in telling.deal_lines(mode.match, deal):
            print(line)
    print(telling.score_line(mode.match))


def _brief(mode: TextMode, _rest: str) -> None:
    mode.store.settings.set(BRIEF, "off" if mode.is_brief else "on")
    print(
        _("The position comes only when you type look.")
        if mode.is_brief
        else _("The position comes with every question.")
    )


def _quit(_mode: TextMode, _rest: str) -> None:
    raise Leave


COMMANDS: Mapping[str, Command] = {
    "help": Command(marked("these lines"), _help),
    "look": Command(marked("the position: scores, bids, tricks, the table, your hand"), _look),
    "hint": Command(marked("what an expert would weigh here"), _hint),
    "undo": Command(marked("take back your last decision and all that followed it"), _undo),
    "rules": Command(marked("the rule book; “rules WORD” for what it says about that"), _rules),
    "log": Command(marked("what happened in this deal; “log all” for the whole match"), _log),
    "scores": Command(marked("every deal so far, and the points"), _scores),
    "brief": Command(marked("leave the position out of the questions, or put it back"), _brief),
    "quit": Command(marked("leave the table; the match is kept"), _quit),
}
