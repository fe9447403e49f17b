"""In what order a hint tells what was found, and by which figures."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.core.protocols import Candidate
from game.core.rng import Rng
from game.kit.number_cards import parse_number_cards
from game.kit.table import with_item
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import Discard, parse_action
from game.rulesets.berzerka.position import Phase
from game.session.arranging import arranged, listed
from game.session.reasoning import hint_reason
from game.session.turn import Turn
from tests.rulesets.berzerka.hands import play_with

LOST = ("SO SK DU DO DA CT", "SA ST HA HT CA DT", "SU HK HO CK CO DK")
HAND = "S13S11S2H6H1C12C11C4C2D12D9D4D3"


def changing() -> Turn:
    """Return the turn of somebody who is to change cards of a hand in which Clubs are trumps."""
    state = play_with("berzerka", named="trump:C")
    state.table = state.table.but(
        phase=Phase.EXCHANGE,
        player=0,
        exchanged=0,
        talon=13,
        hands=with_item(state.table.hands, 0, parse_number_cards(HAND)),
        discards=((), (), ()),
    )
    return Turn(BERZERKA, state, 0, 9)


def found(values: Mapping[str, float]) -> list[Candidate[Any]]:
    """Return what a search has found of decisions in notation."""
    return [Candidate(parse_action(text), value, 200) for text, value in values.items()]


def test_a_lead_that_may_be_chance_is_no_reason() -> None:
    """With few trials one hint and the next would else give reasons against each other."""
    turn, values = changing(), {"-S11": 0.3, "-S2": 0.2}
    values |= {f"-{card}": -1.0 for card in turn.view().hand if f"-{card}" not in values}

    def told(error: float) -> str:
        best, *others = found(values)
        return hint_reason(turn, [best, *(replace(each, error=error) for each in others)], str)

    assert told(0.1).endswith("Too close to call: this or -S2.")
    assert "does best" in told(0.01) and "Too close" not in told(0.01)
    assert "does best" not in told(1.0) and "Too close" in told(1.0)


def test_what_is_too_close_to_call_is_listed_with_its_figure() -> None:
    turn, values = changing(), {"-S2": 0.5, "-D3": 0.3, "-S11": 0.2, "-H1": 0.4, "-D9": 0.1}
    best, *others = found(values)
    candidates = [best, *(replace(each, error=1.0) for each in others)]
    named: list[Any] = []

    def name(action: Any) -> str:
        named.append(action)
        return str(action)

    assert "Too close to call: this, -H1, -D3 and others." in hint_reason(turn, candidates, name)
    assert [str(each.action) for each in listed(candidates, named, 3, has_reason=False)] == [
        "-S2",
        "-H1",
        "-D3",
    ]


def test_nothing_is_close_beside_others_that_are_told_as_good() -> None:
    turn, values = changing(), {"-S2": 0.5, "-D4": 0.5, "-D3": 0.4}
    best, *others = found(values)
    candidates = [best, *(replace(each, error=1.0) for each in others)]
    assert "Too close" not in hint_reason(turn, candidates, str)
    seldom = [replace(each, visits=9 if str(each.action) == "-D4" else 200) for each in candidates]
    assert "Too close to call: this or -D3." in hint_reason(turn, seldom, str)


def test_of_two_with_the_same_figure_neither_is_called_close_where_one_is_not() -> None:
    turn = changing()
    best, *others = found({"-S2": 0.5, "-H1": 0.22, "-D4": 0.18})
    behind = [replace(each, error=1.0 if n == 0 else 0.01) for n, each in enumerate(others)]
    assert "Too close" not in hint_reason(turn, [best, *behind], str)
    apart = [replace(behind[0], value=0.4), behind[1]]
    assert "Too close to call: this or -H1." in hint_reason(turn, [best, *apart], str)


def test_of_cards_to_change_the_plain_one_is_told_if_it_is_not_behind() -> None:
    """One of several cards says little about the whole: what differs by chance alone would have the
    10 put away before the 13 where 1 is high."""
    turn = changing()
    plain = turn.ruleset.sense.policy(turn.view(), turn.legal_actions(), Rng(1))
    values = {f"-{card}": 0.1 for card in turn.view().hand} | {"-H1": 0.4}
    candidates = sorted(found(values), key=lambda each: -each.value)
    near = [replace(each, error=0.3 * (n > 0)) for n, each in enumerate(candidates)]
    assert arranged(turn, near, (Discard,))[0].action == plain
    assert str(arranged(turn, near)[0].action) == "-H1"
    clear = [replace(each, error=0.01 * (n > 0)) for n, each in enumerate(candidates)]
    assert str(arranged(turn, clear, (Discard,))[0].action) == "-H1"
