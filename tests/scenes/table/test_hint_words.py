"""Hints of Dreierschnapsen as they are read, of decisions taken from whole matches: what is told of
the other choices agrees with the reason, and the reason with what the next hint advises."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from game.core.protocols import TERMINAL
from game.core.rng import Rng
from game.core.whole import steps_of
from game.kit.actions import PlayCard
from game.kit.german import KING, german_card_name
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import BIDS, PASS, Marry, SchnapsenAction
from game.rulesets.schnapsen.position import Phase, SchnapsenView
from game.rulesets.schnapsen.words import action_words
from game.session.arranging import with_reasons
from game.session.asking import answered
from game.session.hint import Adviser, Hint, hinting
from game.session.match import Match, Seat
from game.session.reasoning import hint_reason, level_with_best
from game.session.turn import Turn
from scenes.table.advice import Figure, advice_panel

OTHERS_NAMED = re.compile(
    r"; with the |[Ww]ith the .* you (win|lose) |than with the |, with the .* as well\.|"
    r"As much can be said of |Too close to call|about as much|as good|[Kk]eep (?!the lead)|stays|"
    r"only these are not beaten"
)
"""In such sentences a card in hand is named that is not the one advised: set beside it, or kept."""
NOTHING_TOLD = re.compile(r"At a glance|All your choices come to the same here")
FIRST = " led first"


@dataclass(frozen=True)
class Read:
    """A hint as it is read: what is advised, why, and what is told of others, by their names."""

    view: SchnapsenView
    advised: Any
    reason: str
    beside: dict[str, str]

    @property
    def sentences(self) -> Sequence[str]:
        """The sentences of the reason."""
        return re.split(r"(?<=\.) ", self.reason)


def name(action: Any) -> str:
    match action:
        case PlayCard(card) | Marry(card):
            return german_card_name(card)
    return " and ".join(map(action_words, steps_of(action)))


def read(turn: Turn) -> Read:
    """Return the hint of a turn."""
    hint: Hint = answered(SCHNAPSEN, hinting(turn, Adviser()))
    named: list[Any] = [PASS]

    def naming(action: Any) -> str:
        named.append(action)
        return name(action)

    best = hint.candidates[0]
    reason = hint_reason(hint.turn, hint.candidates, naming, hint.series, hint.chosen)
    shown = with_reasons(hint.turn, hint.shown, named)
    level = level_with_best(hint.turn, hint.candidates)
    panel = advice_panel(shown, name, reason=reason, named=named, level=level)
    lines = [each.label for each in panel.walk() if isinstance(each, Figure)]
    line = lines[-1] if len(lines) > 1 else ""
    told = [re.split(r":? (?=as good|hardly less|[+−\d])", each) for each in line.split("  ·  ")]
    return Read(turn.view(), best.action, reason, {each[0]: each[-1] for each in told if each[1:]})


def low(view: SchnapsenView) -> bool:
    return sum(card.rank < KING for card in view.hand) > 2


def turns(seed: int, *, is_bettler: bool = False) -> Iterator[Turn]:
    """Yield the turns of a deal between plain players in which there is a choice; whoever may bid a
    Bettler on low cards does, if it is to be one."""
    seats = [Seat("club", each) for each in "ABC"]
    match, luck = Match(SCHNAPSEN, SCHNAPSEN.options(), seats, seed, 1), Rng(seed)
    while match.to_act != TERMINAL:
        turn = Turn.of(match)
        view, legal = turn.view(), turn.legal_actions()
        if len(legal) > 1:
            yield turn.after()
        wanted: SchnapsenAction = SCHNAPSEN.sense.policy(view, legal, luck)
        if is_bettler and view.table.phase is Phase.AUCTION:
            wanted = BIDS["bettler"] if low(view) and BIDS["bettler"] in legal else wanted
        match.apply(match.to_act, wanted)


KINDS: dict[str, Callable[[SchnapsenView], bool]] = {
    "trumps": lambda view: view.table.phase is Phase.TRUMPS,
    "bids": lambda view: view.table.phase is Phase.AUCTION,
    "kontra": lambda view: view.table.phase is Phase.KONTRA,
    "away": lambda view: view.table.phase is Phase.EXCHANGE,
    "leads": lambda view: view.table.phase is Phase.PLAY and not view.table.trick.cards,
    "follows": lambda view: view.table.phase is Phase.PLAY and bool(view.table.trick.cards),
}
SEEDS = range(2)
PLAYED_SEED = 1973547714743982753
PLAYED = """
S game pass bettler pass -DO -DA pass pass HK ST HT SU CA SK DU DT HA HO HU DK CT CO CK SA CU SO
H game pass bettler pass -ST -SA pass pass DT DA DU SU SK DK CA CT HT HU CK HK SO HA CO DO HO CU
D bettler pass pass -SA -HT pass pass DT
"""


@pytest.mark.parametrize("kind", KINDS)
def test_the_words_of_a_hint_agree_with_each_other(kind: str) -> None:
    for seed in SEEDS:
        found = [turn for turn in turns(seed, is_bettler=seed % 2 == 1) if KINDS[kind](turn.view())]
        if not found:
            continue
        told = read(Rng(seed).fork(kind).choice(found))
        assert told.reason and not NOTHING_TOLD.search(told.reason), told
        assert not list(spoken_for(told)), told
        assert not list(contradicted(told)), told


def test_so_they_do_all_through_a_match_that_somebody_has_played() -> None:
    """An Unter was advised with what speaks for the ace; a queen was to be led, and then a ten."""
    match = Match(SCHNAPSEN, SCHNAPSEN.options(), [Seat("club", e) for e in "ABC"], PLAYED_SEED)
    for notation in PLAYED.split():
        turn = Turn.of(match)
        if match.to_act == 0 and len(turn.legal_actions()) > 1:
            told = read(turn)
            assert told.reason and not NOTHING_TOLD.search(told.reason), told
            assert not list(spoken_for(told)) and not list(contradicted(told)), told
        match.apply(match.to_act, SCHNAPSEN.parse_action(notation))


def spoken_for(told: Read) -> Iterator[str]:
    """Yield the sentences that speak for another card in hand than the one advised."""
    if isinstance(told.advised, PlayCard):
        others = {german_card_name(each) for each in told.view.hand} - {name(told.advised)}
        for sentence in told.sentences:
            if any(each in sentence for each in others) and not OTHERS_NAMED.search(sentence):
                yield sentence


def contradicted(told: Read) -> Iterator[str]:
    """Yield the sentences that tell otherwise of a choice than what stands beside it."""
    for other, worth in told.beside.items():
        for sentence in told.sentences:
            if other not in sentence:
                continue
            is_less = re.search(r"; with |points more", sentence)
            is_level = re.search(r"as good|you (win|lose) as often|as well\.", sentence)
            if (worth == "as good" and is_less) or (worth[0] in "+−" and is_level):
                yield sentence


def test_what_is_put_away_in_a_bettler_promises_no_other_lead_than_the_next_hint() -> None:
    promised = 0
    for seed in range(9, 17):
        away = next((e for e in turns(seed, is_bettler=True) if KINDS["away"](e.view())), None)
        if away is None:
            continue
        told = read(away)
        turn = away.after(*steps_of(told.advised))
        while turn.view().table.phase is Phase.KONTRA:
            turn = turn.after(PASS)
        led = [each for each in told.sentences if FIRST in each]
        named = [each for each in turn.view().hand if any(german_card_name(each) in e for e in led)]
        promised += bool(led)
        assert not named or [read(turn).advised] == [PlayCard(each) for each in named], told
    assert promised
