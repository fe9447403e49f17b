"""In what order a hint tells what was found, and by which figures."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.core.outlook import Figure, Outlook
from game.core.protocols import Candidate
from game.core.rng import Rng
from game.kit.german import PACK
from game.kit.number_cards import parse_number_cards
from game.kit.table import with_item
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import Discard, parse_action
from game.rulesets.berzerka.position import Phase
from game.rulesets.schnapsen import SCHNAPSEN
from game.rulesets.schnapsen.actions import PLAYS, PUTS, FillTalon
from game.session.arranging import arranged, listed
from game.session.reasoning import hint_reason
from game.session.turn import Turn
from tests.rulesets.berzerka.hands import play_with
from tests.rulesets.schnapsen.deals import bid, cards, dealt, play, standing, table

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


def test_trials_alone_do_not_prefer_a_choice_to_one_as_good_that_has_a_reason() -> None:
    """Of eight cards with the talon two go: the lone Unter beside any of four others comes to the
    same, and of the ace it cannot be said why it should be the first."""
    held, talon = cards("SA SK HT HU CA CT"), cards("CK DU")
    rest = [card for card in PACK if card not in (*held, *talon)]
    state = bid(dealt([held, rest[:6], rest[6:]], "H", standing(any_trump=True)), "game")
    state.apply_action(FillTalon(talon))
    turn = Turn(SCHNAPSEN, state, 0, 9)
    ace, unter, king = (PUTS[card] for card in cards("CA DU CK"))
    shown = Outlook(ace, king, 924, {"won": Figure(0.6, 0.58, 0.001)})
    told = arranged(
        turn,
        [
            Candidate(ace, 0.08, 924, shown),
            Candidate(unter, 0.07, 924),
            Candidate(king, 0.04, 924),
        ],
    )
    assert [each.action for each in told] == [unter, ace, king]
    assert hint_reason(turn, told, str) == (
        "Your only card of Diamonds: without it you can trump that suit. It costs you 2 card "
        "points."
    )


def test_what_is_told_of_trials_is_the_difference_of_the_figures_beside_it() -> None:
    state = play(
        table("H", "HA HT HU CA CK CT", "HK CO DA DT DK DO", "HO CU SA ST SK SO"),
        "HA HK HO HT DO SO CA CO CU CK DK SK",
    )
    turn = Turn(SCHNAPSEN, state, 0, 9)
    unter, ten = (PLAYS[card] for card in cards("HU CT"))
    shown = Outlook(unter, ten, 400, {"won": Figure(0.6, 0.6, 0.001), "worth": Figure(1, 0.5, 0.1)})
    for value, more in ((1.34, "0.4"), (1.26, "0.4"), (1.04, "0.1")):
        told = arranged(turn, [Candidate(unter, value, 400, shown), Candidate(ten, 0.86, 400)])
        assert f"{more} points more on average" in hint_reason(turn, told, str)


def test_what_trials_tell_from_the_first_is_not_advised_by_a_figure_as_high() -> None:
    """Against a Bettler the ace has a figure as high as the Unter, and catches nobody."""
    hands = ("DT DK CT CK CO CU", "DA SU HT HK SO DO", "SK HU HA HO DU CA")
    state = play(table("S", *hands, contract="bettler"), "DT DA DU SU SK DK CA CT HT")
    turn, (unter, ober, ace) = Turn(SCHNAPSEN, state, 2, 45), (PLAYS[c] for c in cards("HU HO HA"))

    def best(share: float, other: Any) -> Any:
        shown = Outlook(ober, other, 4000, {"won": Figure(share, 0.0, 0.002)})
        level = [
            Candidate(ober, -1.32, 37, shown),
            *(Candidate(e, -1.32, 37) for e in (ace, unter)),
        ]
        return arranged(turn, level)[0]

    plain = best(0.0, unter).action
    assert plain != ober
    assert best(0.04, plain).action != plain


def test_what_trials_have_shown_is_told_of_another_too_where_all_come_to_the_same() -> None:
    state = table("S", *LOST, contract="bauern_schnapser")
    turn, legal = Turn(SCHNAPSEN, state, 0, 9), state.legal_actions()
    plain = SCHNAPSEN.sense.policy(turn.view(), legal, Rng(1))
    best, other, *others = (each for each in legal if each != plain)
    shown = Outlook(best, other, 4000, {"won": Figure(0.0, 0.0, 0.0)})
    level = [Candidate(best, -16.0, 924, shown)]
    level += [Candidate(each, -16.0, 924) for each in (other, *others, plain)]
    told = arranged(turn, level)
    assert told[0].action not in (best, other)
    assert hint_reason(turn, told, str) == (
        "You still need 6 tricks, and led from the top only these are not beaten: Ace of Diamonds. "
        "Played out, you lose the deal whatever you choose."
    )


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
