"""Text mode knows what its player may know: no command, hint or warning tells of hidden cards."""

from itertools import count
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from game.bots import catalogue
from game.cli.text import commands, waiting
from game.cli.text.commands import COMMANDS
from game.cli.text.lesson import Unkept
from game.cli.text.mode import TextMode
from game.core.protocols import Candidate
from game.core.rng import Rng
from game.rulesets.catalogue import RULESETS, ruleset
from game.session.asking import Asking
from game.session.coach.coach import SETTING, Voice
from game.session.hint import Hint
from game.session.match import Match, Seat
from game.session.port import Turn
from game.session.store import Store, open_store
from tests.cli.conftest import Run
from tests.conformance.matches import twin
from tests.session.tables import play, whist

QUICK = {game: "mcts:2" if game == "berserk" else "race:24" for game in RULESETS}
ASKED = ("look", "means", "hint", "log", "scores", "help")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let whoever helps think for a moment only, and nobody be told that he still does: how busy
    the machine is has nothing to do with hidden cards."""
    monkeypatch.setattr(catalogue, "FINDERS", QUICK)
    for name, seconds in (("SOON", 3600.0), ("PATIENCE", 3601.0)):
        monkeypatch.setattr(waiting, name, seconds)


def at_a_choice(game: str, number: int) -> Match:
    """Return a match of a person in its first deal, at his choice of this number among those that
    can be weighed."""
    rules = ruleset(game)
    seats = [Seat("human", "Ana"), *(Seat("club", f"P{n}") for n in range(1, rules.players[0]))]
    for seed in count(8):
        match, left = Match(rules, rules.options(), seats, seed), number
        while match.standing.deals_played == 0:
            if match.to_act == 0 and len(match.state.legal_actions()) > 1:
                left -= rules.sense.weighs(match.state.view(0))
                if left < 0:
                    return match
            play(match, 1)
    raise AssertionError


def told(match: Match, capsys: pytest.CaptureFixture[str]) -> str:
    """Return all that text mode says at a decision, and what a talkative coach says of each end of
    the choices."""
    with Store.in_memory() as store:
        store.settings.set(SETTING, Voice.TALKATIVE.value)
        mode = TextMode(Unkept(match), store, COMMANDS)
        for name in ASKED:
            COMMANDS[name].do(mode, "")
        assert mode.coach is not None
        legal = mode.port.legal_actions()
        for choice in (legal[0], legal[-1]):
            mode._coach_objects(choice)
    return capsys.readouterr().out


@pytest.mark.parametrize("game", RULESETS)
def test_what_is_said_does_not_change_with_hidden_cards(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    match = at_a_choice(game, 4)
    said = told(match, capsys)
    for world in range(2):
        assert told(twin(match, 0, Rng(world)), capsys) == said


def test_a_hint_that_looks_at_the_cards_is_caught(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def cheating(turn: Turn, *_asked: Any) -> Asking[Hint]:
        seen = crc32(repr(sorted(vars(turn._state).items())).encode())
        yield from ()
        legal = turn.legal_actions()
        return Hint(turn, [Candidate(legal[seen % len(legal)], 1.0, 1)])

    monkeypatch.setattr(commands, "hinting", cheating)
    with pytest.raises(AssertionError):
        test_what_is_said_does_not_change_with_hidden_cards(capsys, "whist")


def test_a_review_in_the_middle_of_a_match_names_seen_cards_alone(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "FINDERS", {"whist": "race:2000"})
    with open_store(home) as store:
        match, luck = store.matches.begin(whist(seed=2, largest_hand="7")).match, Rng(3)
        while not match.deal_returns or match.to_act != 0:
            if match.to_act == 0:
                match.apply(0, luck.choice(match.state.legal_actions()))
            else:
                play(match, 1)
        first = match.events[: match.deal_starts[-1]]
        seen = {str(event.card) for event in first if hasattr(event, "card")}
    answer = run("play", "--resume", typed="brief\nreview\nquit\n")
    _before, _asked, said = answer.out.partition("Questions are brief now")
    named = {word.strip(".,:;()“”") for word in said.split()}
    cards = {
        each
        for each in named
        if len(each) == 2 and each[0] in "SHDC" and each[1] in "23456789TJQKA"
    }
    assert cards and cards <= seen
