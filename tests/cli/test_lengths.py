"""What text mode says in 200 sampled positions of each game is short enough, in each language."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from game.cli import telling
from game.cli.text.commands import COMMANDS
from game.cli.text.mode import TextMode
from game.cli.text.naming import numbered
from game.core.rng import Rng
from game.core.words import LANGUAGES, use_language
from game.rulesets.catalogue import RULESETS, ruleset
from game.session.match import Match, Seat
from game.session.occasion import GUEST
from game.session.store import Store, open_store
from tests.limits import ANSWERS, QUESTION, REASON, longest, unspoken, words_in

SAMPLED = 200
TOLD_STAKE = 20
"""Words of what a deal hangs on, in text mode."""


@pytest.fixture
def store(home: Any) -> Iterator[Store]:
    with open_store(home) as opened:
        yield opened
    use_language("")


def sitting(game: str, seed: int, store: Store) -> TextMode:
    rules = ruleset(game)
    specs = ["human", *["club"] * (rules.players[0] - 1)]
    names = (GUEST, "Mila", "Goran", "Vesna")
    seats = tuple(map(Seat, specs, names))
    match = Match(rules, rules.options(), seats, seed, 1)
    kept = SimpleNamespace(match=match, occasion=None, id=None, is_superseded=False)
    return TextMode(kept, store, COMMANDS)


def positions(game: str, store: Store) -> Iterator[TextMode]:
    """Yield sittings of the plain player where it is the person's turn, or where all is over."""
    count = seed = 0
    while count < SAMPLED:
        seed += 1
        mode, luck = sitting(game, seed, store), Rng(seed)
        match = mode.match
        while not match.is_over:
            view, legal = match.state.view(match.to_act), match.state.legal_actions()
            if match.to_act == mode.seat and len(legal) > 1 and luck.random() < 0.5:
                count += 1
                yield mode
            match.apply(match.to_act, match.ruleset.sense.policy(view, legal, luck))
        yield mode


def read(mode: TextMode, capsys: pytest.CaptureFixture[str], tell: Any, *given: str) -> str:
    capsys.readouterr()
    tell(mode, *given)
    return capsys.readouterr().out


@pytest.mark.parametrize("game", RULESETS)
def test_what_is_read_at_a_turn_is_short(
    game: str, store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong: dict[str, str] = {}
    for number, mode in enumerate(positions(game, store)):
        for code in LANGUAGES:
            use_language(code)
            found = too_long(mode, capsys, looks=number % 5 == 0)
            wrong |= {text: why for why, text in found}
    assert not wrong, "\n".join(f"{why}: {text}" for text, why in wrong.items())


def too_long(
    mode: TextMode, capsys: pytest.CaptureFixture[str], *, looks: bool
) -> Iterator[tuple[str, str]]:
    mode._minded.clear()
    if mode.match.is_over:
        told = read(mode, capsys, lambda _mode: mode.say(telling.ending(mode.match, mode.names)))
        said = read(mode, capsys, COMMANDS["scores"].do, "")
        if longest(told) > REASON:
            yield "reason", told
    else:
        said = read(mode, capsys, TextMode.tell_minded)
        asked = mode._question()
        question, *stake = said.splitlines() or [""]
        if longest(question) > (QUESTION if stake else TOLD_STAKE):
            yield "question", question
        yield from (("stake", line) for line in stake if longest(line) > TOLD_STAKE)
        if words_in(asked) > ANSWERS:
            yield "answers", asked
        said += asked + "\n" + "\n".join(numbered(mode.to_type()))
        if looks:
            said += read(mode, capsys, COMMANDS["look"].do, "")
            said += read(mode, capsys, COMMANDS["last"].do, "")
    yield from (("unspoken", line) for line in unspoken(said))
    if GUEST in said:
        yield "not you", next(line for line in said.splitlines() if GUEST in line)
