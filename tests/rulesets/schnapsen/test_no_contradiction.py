"""A hint never advises to keep a card that it names as good to play, nor tells one by what holds of
another as well."""

import re
from collections.abc import Iterator, Sequence
from itertools import permutations

import pytest

from game.core.outlook import Figure, Outlook
from game.core.protocols import TERMINAL, Candidate
from game.core.rng import Rng
from game.kit.actions import PlayCard
from game.kit.german import german_card_name
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import Marry, SchnapsenAction
from game.rulesets.schnapsen.position import Phase
from game.session.match import Match, Seat
from game.session.reasoning import hint_reason
from game.session.turn import Turn

KEPT = re.compile(r"keep|stays|wins later just as surely")
"""Words by which a sentence advises against a card that it names."""
AS_GOOD = re.compile(r"as often|as well\.|as good|about as much|Too close to call")
LEVEL = Figure(0.5, 0.5, 0.01)


def questions(seeds: Sequence[int]) -> Iterator[Turn]:
    """Yield the turns of matches in which one of several cards is to be played."""
    for seed in seeds:
        match = Match(
            SCHNAPSEN, SCHNAPSEN.options(), [Seat("club", name) for name in "ABC"], seed, 2
        )
        while match.to_act != TERMINAL:
            turn = Turn.of(match)
            view, legal = turn.view(), turn.legal_actions()
            if view.table.phase is Phase.PLAY and len(legal) > 1:
                yield turn
            luck = Rng(seed).fork(len(match.actions))
            match.apply(match.to_act, SCHNAPSEN.sense.policy(view, legal, luck))


def name(action: SchnapsenAction) -> str:
    assert isinstance(action, PlayCard | Marry)
    return german_card_name(action.card if isinstance(action, PlayCard) else action.led)


def told(turn: Turn, best: SchnapsenAction, other: SchnapsenAction, how: str) -> str:
    """Return the hint where a search has found another card level, equal, or too close to call, or
    one that came near beside a third."""
    third = next((each for each in turn.legal_actions() if each not in (best, other)), None)
    worth = {"equal": 1.0}.get(how, 0.8)
    outlook = None
    if how == "level":
        outlook = Outlook(best, other, 4000, {"won": LEVEL})
    elif how == "near" and third is not None:
        outlook = Outlook(best, third, 4000, {"won": Figure(0.6, 0.4, 0.01)}, near=other)
    found = [
        Candidate(best, 1.0, 900, outlook=outlook),
        Candidate(other, worth, 900, error=0.3),
        *([] if third is None else [Candidate(third, -3.0, 900, error=0.1)]),
    ]
    return hint_reason(turn, found, name)


@pytest.mark.parametrize("how", ["level", "near", "equal", "close"])
def test_no_card_is_both_advised_against_and_as_good(how: str) -> None:
    as_good = 0
    for turn in questions(range(12)):
        legal = [each for each in turn.legal_actions() if isinstance(each, PlayCard | Marry)]
        for best in legal:
            for other in legal:
                if name(best) == name(other):
                    continue
                words = told(turn, best, other, how)
                sentences = re.split(r"(?<=[.;]) ", words)
                kept = [each for each in sentences if KEPT.search(each)]
                good = [each for each in sentences if AS_GOOD.search(each)]
                named = any(name(other) in each for each in good)
                as_good += named
                assert not named or not any(name(other) in each for each in kept), words
    assert as_good


def test_no_card_is_told_by_what_holds_of_the_other_as_well() -> None:
    alike, won = 0, Figure(0.6, 0.4, 0.01)
    for turn in questions(range(8)):
        cards = [each for each in turn.legal_actions() if isinstance(each, PlayCard)]
        for best, other in permutations(cards, 2):
            one, another = (
                SCHNAPSEN.telling.why(
                    turn.view(), first, [second], Outlook(first, second, 4000, {"won": won})
                )
                for first, second in ((best, other), (other, best))
            )
            if (one.words or one.does) == (another.words or another.does):
                alike += 1
                assert f"As much can be said of the {name(other)}" in one.tried, (one, another)
    assert alike
