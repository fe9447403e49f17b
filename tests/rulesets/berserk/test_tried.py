"""What trials have shown of a decision in a battle is counted right, and told where it is real."""

import sys
from dataclasses import replace
from typing import Any

import pytest

from game.core.outlook import SHOWN, Figure, Outlook
from game.core.reason import Reason
from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.actions import (
    BerserkAction,
    Choose,
    EndTurn,
    Move,
    NoGuard,
    Protect,
    RollDice,
    Strike,
)
from game.rulesets.berserk.cards.box import card_named
from game.rulesets.berserk.outlook import ACTS, DIES, FEW, LOSES, MOST_ANSWERS, THEN, outlook
from game.rulesets.berserk.pending import AwaitChoice
from game.rulesets.berserk.sense.guide import BattleGuide
from game.rulesets.berserk.sense.plans import Plan
from game.rulesets.berserk.telling.reasons_odds import foresight
from game.rulesets.berserk.unit import BOARD
from game.rulesets.berserk.view import BerserkView
from tests.rulesets.berserk.boards import Fight, battle


def near() -> Fight:
    """Return one that stands two squares from an exhausted enemy, in his turn."""
    return battle(
        """
        . . . . .
        . . . . .
        . . b . .
        . . . . .
        . . A . .
        . . . . .
        """,
        sides={"b": {"exhausted": True}},
        A=card_named("plains-khan"),
        b=card_named("mountains-anvil-guard"),
    )


def told(view: BerserkView, **figures: Figure) -> str:
    walk = Move(view.units[0].spot, view.units[0].spot + BOARD.columns)
    found = Outlook(walk, EndTurn(), 24, figures)
    return BERSERK.telling.tried(view, found) or BERSERK.telling.level(view, found)


def planned_walk(fight: Fight) -> Move:
    """Return the walk that a plan of the turn begins with."""
    return next(
        first
        for first, way in BattleGuide(fight.state.view(0)).plans(fight.state)
        if isinstance(first, Move) and isinstance(way, Plan)
    )


def test_a_walk_is_told_by_what_it_is_for() -> None:
    fight = near()
    view = fight.state.view(0)
    walk = planned_walk(fight)
    found = outlook(view, walk, EndTurn(), Rng(1), 12)
    assert found is not None
    strike = Strike(walk.to, fight.spot("b"))
    assert found.of(f"{THEN}{strike}").best == 1.0
    assert found.of("dealt").gap > 0 and found.of("dealt").is_real()
    said = BERSERK.telling.tried(view, found)
    assert said.startswith("It goes there to strike ")
    assert "than if you end the turn now" in said


def test_who_walks_first_lets_the_others_act_all_the_same() -> None:
    fight = battle(
        """
        . . . . b
        . . . . A
        . . . . .
        . . . . .
        . . . . .
        D . . . .
        """,
        sides={"b": {"exhausted": True}},
        A=card_named("plains-khan"),
        b=card_named("mountains-anvil-guard"),
        D=card_named("plains-slinger"),
    )
    view = fight.state.view(0)
    strike = Strike(fight.spot("A"), fight.spot("b"))
    walk, way = next(
        each for each in BattleGuide(view).plans(fight.state) if getattr(each[0], "unit", 1) == 0
    )
    assert not isinstance(way, Plan), "it was planned to walk and do no more"
    found = outlook(view, strike, walk, Rng(1), 6)
    assert found is not None and found.of("dealt").other > 1


def test_who_goes_somewhere_to_act_is_not_said_to_protect_there_nor_told_twice_to_strike() -> None:
    goes = Outlook(EndTurn(), EndTurn(), 24, {f"{THEN}c3xc4": Figure(1.0, 0.0, 0.0)})
    stays = Outlook(EndTurn(), EndTurn(), 24, {})
    beside = Reason("There it can protect it.", "beside", 1.0)
    reach = Reason("From there it can attack it.", "reach", 1.0)
    assert BERSERK.telling.is_moot(beside, goes)
    assert not BERSERK.telling.is_moot(beside, stays)
    assert BERSERK.telling.is_moot(reach, goes)
    assert not BERSERK.telling.is_moot(reach, stays)


def test_of_two_whom_a_card_could_strike_where_it_walks_none_is_told_to_be_the_aim() -> None:
    """The hint after the walk may well take the other."""
    fight = battle(
        """
        . . . . .
        . . . . .
        . b . c .
        D E . F G
        . H A J .
        . . . . .
        """,
        sides={each: {"exhausted": True} for each in "bcDEFGHJ"},
        A=card_named("plains-khan"),
        b=card_named("mountains-anvil-guard"),
        c=card_named("mountains-anvil-guard"),
        **dict.fromkeys("DEFGHJ", card_named("plains-slinger")),
    )
    view = fight.state.view(0)
    walk = next(way.deeds[0][0] for _, way in BattleGuide(view).plans(fight.state))
    assert isinstance(walk, Move), "to where both are in reach"
    found = outlook(view, walk, EndTurn(), Rng(1), 2)
    assert found is not None and found.of(ACTS).best
    assert not any(each.startswith(THEN) for each in found.figures)


def test_who_finds_something_to_do_where_it_walks_is_not_said_to_protect_there() -> None:
    """It need not have been planned: the hint after the walk begins with what is done from there,
    and that exhausts the card."""
    fight = battle(
        """
        . . . . .
        . . . . .
        . . b . .
        D . . . E
        . . A . .
        . . . . .
        """,
        sides={"b": {"exhausted": True}, "D": {"exhausted": True}, "E": {"exhausted": True}},
        A=card_named("plains-khan"),
        b=card_named("mountains-anvil-guard"),
        D=card_named("plains-slinger"),
        E=card_named("plains-slinger"),
    )
    view = fight.state.view(0)
    for square in ("b3", "d3"):
        walk = Move(fight.spot("A"), fight.spot(square))
        found = outlook(view, walk, EndTurn(), Rng(1), 4)
        assert found is not None and found.of(ACTS).best == 1.0 and not found.of(ACTS).other
        [beside] = [each for each in BERSERK.telling.reasons(view, walk) if each.kind == "beside"]
        assert BERSERK.telling.is_moot(beside, found)
        assert "protect" not in BERSERK.telling.why(view, walk, [EndTurn()], found).told(str)
    away = outlook(view, Move(fight.spot("A"), fight.spot("a2")), EndTurn(), Rng(1), 4)
    assert away is not None and not away.of(ACTS).best, "nobody is in reach of it there"


def test_what_is_counted_is_the_life_of_both_sides() -> None:
    fight = near()
    view = fight.state.view(0)
    walk = Move(fight.spot("A"), fight.spot("c3"))
    found = outlook(view, walk, EndTurn(), Rng(2), 8)
    assert found is not None and found.worlds == 8
    ahead, dealt, lost = map(found.of, ("ahead", "dealt", "lost"))
    assert abs(ahead.best - (dealt.best - lost.best)) < 1e-9
    assert 0 <= dealt.best <= 11 and 0 <= lost.best <= 14
    assert outlook(view, walk, EndTurn(), Rng(2), 8) == found


def test_nothing_is_tried_while_armies_are_raised() -> None:
    state = BERSERK.new_deal(BERSERK.opening(BERSERK.options(), 2, 0))
    assert outlook(state.view(0), EndTurn(), EndTurn(), Rng(1), 8) is None


def test_only_real_differences_are_told() -> None:
    view = near().state.view(0)
    dealt, lost = Figure(4.0, 2.0, 0.2), Figure(1.0, 1.5, 0.2)
    life = {"dealt": dealt, "lost": lost}
    assert told(view, ahead=Figure(3.0, 0.5, 0.3), **life) == (
        "By your next turn the enemy’s losses less yours come to 2.5 life more, on average, than "
        "if you end the turn now."
    )
    level = "It is a close call: “End the turn” is about as good."
    doubtful = Figure(3.0, 2.5, 0.4)
    assert told(view, ahead=doubtful, **life) == level
    assert told(view, ahead=replace(doubtful, other=2.9, error=0.01), **life) == level
    less = told(view, ahead=replace(doubtful, best=2.2), **life)
    assert less == level
    edge = Figure(1.5, 0.3, 0.1)
    assert told(view, ahead=doubtful, edge=edge) == level, "no card is known by which it is so"
    assert told(view, edge=edge, promised=Figure(0.4, 0.2, 0.01)) == "", "nor is it close"
    behind = Figure(0.5, 3.0, 0.3)
    assert told(view, ahead=behind) == level
    assert told(view, ahead=behind, promised=Figure(0.4, 0.2, 0.01)) == level


def test_nothing_is_told_of_a_lead_over_what_is_told_as_good() -> None:
    view = near().state.view(0)
    edge, ahead = Figure(0.7, 0.3, 0.01), Figure(3.0, 0.5, 0.1)
    for both in ((0.2, 0.3), (0.2, 0.2), (0.2, 0.199)):
        shown = {SHOWN: Figure(*both, 0.0)}
        for figures in ({"edge": edge}, {"ahead": ahead}, {"ahead": replace(ahead, best=0.1)}):
            said = told(view, **figures, **shown)
            assert said == "It is a close call: “End the turn” is about as good."
    deaths = {f"{DIES}{view.units[-1].uid}": Figure(0.9, 0.1, 0.05)}
    lead = told(view, edge=edge, **deaths, **{SHOWN: Figure(0.2, 0.1, 0.0)})
    assert "dies 90 times in 100" in lead


def test_of_strength_that_is_won_it_is_told_which_card_shows_it() -> None:
    view = near().state.view(0)
    own, foe = view.units[0], view.units[-1]
    assert (own.owner, foe.owner) == (0, 1)
    real = {"edge": Figure(0.7, 0.3, 0.01), "promised": Figure(0.4, 0.2, 0.01)}
    kill = {f"{DIES}{foe.uid}": Figure(0.5, 0.1, 0.05)}
    assert told(view, **real, **kill) == (
        "By your next turn Anvil Guard c4 dies 50 times in 100; if you end the turn now: 10 times "
        "in 100."
    )
    spared = {f"{LOSES}{own.uid}": Figure(1.0, 3.5, 0.1)}
    assert told(view, **real, **spared) == "", "he is as much in reach of the enemy either way"
    assert "dies 50 times" in told(view, **real, **kill, **spared)
    for worse in (
        {**kill, f"{DIES}{own.uid}": Figure(0.9, 0.1, 0.05)},
        {f"{DIES}{foe.uid}": Figure(0.1, 0.5, 0.05)},
        {f"{LOSES}{own.uid}": Figure(3.5, 1.0, 0.1)},
        {f"{LOSES}{foe.uid}": Figure(3.5, 1.0, 0.1)},
        {f"{DIES}{foe.uid}": Figure(0.5, 0.1, 0.3)},
    ):
        assert told(view, **real, **worse) == "", "that speaks for the other, or is no difference"


def test_of_an_own_card_far_from_both_deeds_nothing_is_told_as_nobody_could_see_why() -> None:
    fight = battle(
        """
        . . . . .
        . . . . .
        . . . b .
        . . . . .
        . . A . D
        C . . E .
        """,
        **dict.fromkeys("ACDE", card_named("plains-khan")),
        b=card_named("mountains-anvil-guard"),
    )
    ahead = {"edge": Figure(1.0, 0.0, 0.1), "ahead": Figure(0.0, 0.0, 0.1)}
    best, other = (
        Move(fight.spot(each), fight.spot(to)) for each, to in (("D", "e1"), ("A", "c3"))
    )
    for letter, is_told in (("D", True), ("C", False)):
        saved = {f"{DIES}{fight[letter].uid}": Figure(0.0, 1.0, 0.05)}
        found = Outlook(best, other, 24, {**ahead, **saved})
        words = BERSERK.telling.tried(fight.state.view(0), found)
        assert ("dies 0 times in 100" in words) is is_told, letter


@pytest.mark.parametrize(
    ("rows", "best", "other", "cause"),
    [
        (
            ". . . . ./A . e . ./. B . . .",
            "end",
            "Aa2",
            "{A} a4 can protect it; from a2 it could not.",
        ),
        (". . . . ./A . e . ./. B . . .", "D", "Aa2", ""),
        (
            ". . . . ./A . e . ./. B . . .",
            "end",
            "Axe",
            "{A} a4 can protect it as long as it stays alert.",
        ),
        ("A . . . ./. . e . ./. B . . .", "Aa4", "D", "From a4 {A} can protect it."),
        (
            "e . . . ./A . . . ./. B . . .",
            "end",
            "Aa2",
            "Only then is a4 free, which lets {e} a5 come up to attack it.",
        ),
        ("e . . . ./. . . . ./A B . . .", "Aa4", "D", "At a4 {A} is in the way of {e} a5."),
        (". . . . ./. . e . ./. B . . .", "Bb1", "D", "Only then can {e} c4 attack it."),
        (
            ". . . . ./. . e . ./A B . . .",
            "Bxe",
            "D",
            "{e} c4 could attack it in the enemy’s next turn.",
        ),
        (
            ". . . . ./. . e . ./A B . . .",
            "end",
            "Bxe",
            "Only then does it act itself, and lie exhausted.",
        ),
        (". . . . ./. . e . ./A B . . .", "D", "Bxe", ""),
        (". . . . e/. . . . ./A B . . .", "D", "Aa4", ""),
    ],
)
def test_of_an_own_card_it_is_told_why_it_fares_better_or_nothing(
    rows: str, best: str, other: str, cause: str
) -> None:
    """The figures alone left one asking why a card with an enemy beside it never dies; and that it
    is protected by who was to act next was no answer."""
    rows = "\n".join([". . . . .", *rows.split("/"), ". . . . .", ". . . . D"])
    names = {"A": "plains-raider", "B": "plains-thunderhoof", "e": "mountains-anvil-guard"}
    army = {letter: card_named(name) for letter, name in names.items() if letter in rows}
    fight = battle(rows, D=card_named("plains-slinger"), **army)

    def deed(words: str) -> BerserkAction:
        if "x" in words:
            return Strike(fight.spot(words[0]), fight.spot(words[2]))
        if words == "end":
            return EndTurn()
        return Move(fight.spot(words[0]), fight.spot(words[1:] or "e2"))

    figures = {
        "edge": Figure(1.0, 0.0, 0.1),
        "ahead": Figure(0.0, 0.0, 0.1),
        f"{DIES}{fight['B'].uid}": Figure(0.0, 0.46, 0.05),
    }
    said = BERSERK.telling.tried(fight.state.view(0), Outlook(deed(best), deed(other), 24, figures))
    cause = cause.format(**{letter: card.name for letter, card in army.items()})
    assert said.endswith(f": 46 times in 100. {cause}") if cause else said == ""


def test_who_walks_somewhere_to_act_is_not_said_to_protect_from_there() -> None:
    fight = battle(
        """
        . . . . .
        A . . . .
        . . e . .
        . B . . .
        . . . . .
        . . . . D
        """,
        A=card_named("plains-raider"),
        B=card_named("plains-thunderhoof"),
        D=card_named("plains-slinger"),
        e=card_named("mountains-anvil-guard"),
    )
    best, other = (
        Move(fight.spot(each), fight.spot(to)) for each, to in (("A", "a4"), ("D", "e2"))
    )
    figures = {
        "edge": Figure(1.0, 0.0, 0.1),
        "ahead": Figure(0.0, 0.0, 0.1),
        f"{DIES}{fight['B'].uid}": Figure(0.0, 0.46, 0.05),
    }
    for acts in (0.0, 1.0):
        found = Outlook(best, other, 24, {**figures, ACTS: Figure(acts, 0.0, 0.0)})
        said = BERSERK.telling.tried(fight.state.view(0), found)
        assert said.endswith("From a4 Redmane Raider can protect it.") is (not acts)


def test_what_becomes_of_each_card_is_counted_where_it_differs() -> None:
    fight = near()
    view = fight.state.view(0)
    walk = Move(fight.spot("A"), fight.spot("c3"))
    found = outlook(view, walk, EndTurn(), Rng(2), 8)
    assert found is not None
    own, foe = (each.uid for each in view.units)
    assert found.of(f"{LOSES}{foe}").best == found.of("dealt").best > 0
    assert f"{DIES}{own}" not in found.figures, "it dies never with either"
    same = outlook(view, walk, walk, Rng(2), 4)
    assert same is not None and not any(each.startswith((DIES, LOSES)) for each in same.figures)


def test_a_battle_that_is_settled_is_no_close_call() -> None:
    view = near().state.view(0)
    for value, end in ((0.99, "won"), (-0.99, "lost"), (0.5, None)):
        said = told(view, **{SHOWN: Figure(value, value, 0.0)})
        settled = f"“End the turn” is about as good: either way the battle is as good as {end}."
        assert said == (settled if end else "It is a close call: “End the turn” is about as good.")


def test_a_card_is_not_said_to_go_to_strike_where_the_trials_went_on_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fight = near()
    view = fight.state.view(0)
    walk = planned_walk(fight)
    found = outlook(view, walk, EndTurn(), Rng(1), 4)
    assert found is not None and any(each.startswith(THEN) for each in found.figures)
    monkeypatch.setattr(sys.modules[outlook.__module__], "_planned", lambda *_of: [])
    found = outlook(view, walk, EndTurn(), Rng(2), 4)
    assert found is not None and not any(each.startswith(THEN) for each in found.figures)
    assert found.of(ACTS).best == 1.0


def test_life_that_is_gained_is_not_told_as_a_loss_of_less_than_nothing() -> None:
    healed = {"dealt": Figure(-4.6, -3.8, 0.1), "lost": Figure(11.1, 13.1, 0.1)}
    said = told(near().state.view(0), ahead=Figure(-15.7, -16.9, 0.1), **healed)
    assert said == (
        "By your next turn the enemy’s losses less yours come to 1.2 life more, on average, than "
        "if you end the turn now."
    )


def test_where_both_do_the_same_it_is_told_what_that_is() -> None:
    fight = near()
    view = fight.state.view(0)
    walks = [Move(fight.spot("A"), fight.spot(each)) for each in ("b3", "d3")]
    found = Outlook(walks[0], walks[1], 24, {})
    said = BERSERK.telling.why(view, walks[0], [walks[1]], found).told(str)
    assert said.startswith("From there it can attack Anvil Guard c4. It is a close")


def test_of_a_roll_it_is_told_what_either_hit_does_also_where_they_come_to_the_same() -> None:
    fight = battle(
        """
        . . . . .
        . . . . .
        . . . . .
        . . b . .
        . . A . .
        . . . . .
        """,
        A=card_named("plains-khan"),
        b=card_named("mountains-anvil-guard"),
    )
    fight.do(Strike(fight.spot("A"), fight.spot("b"))).do(RollDice((5, 1)))
    assert isinstance(fight.state.pending, AwaitChoice)
    view, full, weaker = fight.state.view(0), Choose(True), Choose(False)
    same = Outlook(full, weaker, 24, {SHOWN: Figure(0.2, 0.2, 0.0)})
    said = BERSERK.telling.all_the_same(view, same)
    assert said.startswith("Anvil Guard c3 takes ") and "Otherwise: Anvil Guard c3 takes " in said
    assert said.endswith(" is about as good.")
    for others in ([weaker], []):
        why = BERSERK.telling.why(view, full, others, same, equal=[weaker]).told(str)
        assert "Otherwise: " in why, "each hit is of its own kind"
    assert not BERSERK.telling.all_the_same(view, None)


def test_of_what_comes_to_the_same_it_is_told_what_the_one_advised_does() -> None:
    fight = near()
    view = fight.state.view(0)
    walk = Move(fight.spot("A"), fight.spot("c3"))
    same = {SHOWN: Figure(0.2, 0.2, 0.0)}
    said = BERSERK.telling.all_the_same(view, Outlook(walk, EndTurn(), 24, same))
    assert said.startswith("From there it can attack Anvil Guard c4. ") and "close call" in said
    said = BERSERK.telling.all_the_same(view, Outlook(EndTurn(), walk, 24, same))
    assert said.startswith("1 card stays alert: it hits back and protects. It is a close call")


def test_what_a_hint_advises_is_tried_once_however_many_it_is_looked_at_beside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """That was most of the time that a hint took."""
    fight = near()
    view, walk = fight.state.view(0), planned_walk(fight)
    others = [EndTurn(), *(e for e in fight.state.legal_actions() if isinstance(e, Move))]
    others = [each for each in others if each != walk][:3]
    module, tried = sys.modules[outlook.__module__], list[BerserkAction]()
    plain = module._tried

    def counting(guide: Any, worlds: Any, action: BerserkAction, *rest: Any) -> Any:
        tried.extend([action] * len(worlds))
        return plain(guide, worlds, action, *rest)

    monkeypatch.setattr(module, "_tried", counting)
    assert len(others) == 3
    for other in others:
        assert outlook(view, walk, other, Rng(77), 20) is not None
    assert tried.count(walk) <= 20 + FEW, "and the way of going on that is worse only in a few"


def attacked() -> Fight:
    """Return one with little life left whom an enemy strikes, and another who can step in."""
    return battle(
        """
        . . . . .
        . . . . .
        . . b . .
        . . A C .
        . . . . .
        . . . . .
        """,
        to_act=1,
        sides={"A": {"wounds": card_named("plains-thunderhoof").life - 2}},
        A=card_named("plains-thunderhoof"),
        b=card_named("mountains-grandmother-granite"),
        C=card_named("plains-raider"),
    )


@pytest.mark.parametrize(
    ("died", "promised", "said"),
    [
        (Figure(0.25, 0.7, 0.04), Figure(0.1, 0.05, 0.01), " dies 25 times in 100; if nobody "),
        (Figure(0.81, 0.88, 0.04), Figure(0.1, 0.1, 0.01), "dies 81 times in 100; if nobody "),
        (Figure(0.25, 0.7, 0.04), Figure(0.1, 0.1, 0.01), ""),
        (Figure(0.81, 0.88, 0.04), Figure(0.1, 0.2, 0.01), ""),
        (Figure(1.0, 1.0, 0.0), Figure(0.1, 0.09, 0.001), " dies 100 times in 100; if nobody "),
    ],
)
def test_answers_are_called_as_good_only_where_whoever_is_struck_dies_as_often(
    died: Figure, promised: Figure, said: str
) -> None:
    """And then the figures stand before it: by the odds of the attack alone nobody could see it."""
    fight = attacked()
    fight.do(Strike(fight.spot("b"), fight.spot("A")))
    view, uid = fight.state.view(0), fight["A"].uid
    alone = foresight(view).prospects(NoGuard())[0].chance(uid)
    assert alone > 0.2, "the attack itself makes a difference"
    figures = {
        f"{DIES}{uid}": died,
        "promised": promised,
        "edge": Figure(1.0 if promised.gap > 0.02 else 0.0, 0.0, 0.1),
        SHOWN: Figure(0.1, 0.1, 0.0),
    }
    found = Outlook(Protect(fight.spot("C")), NoGuard(), 192, figures)
    words = BERSERK.telling.tried(view, found) or BERSERK.telling.level(view, found)
    assert said in words and bool(words) is bool(said)
    is_level = died.gap > -0.2 and abs(promised.gap) < 0.02
    assert ("is about as good" in words) is is_level, words


def test_answers_are_tried_so_often_that_it_is_known_who_lives() -> None:
    fight = attacked()
    fight.do(Strike(fight.spot("b"), fight.spot("A")))
    found = outlook(fight.state.view(0), Protect(fight.spot("C")), NoGuard(), Rng(1), 4000)
    assert found is not None and found.worlds == MOST_ANSWERS
    died = found.of(f"{DIES}{fight['A'].uid}")
    assert died.gap < 0 and died.error < 0.06
    every = {f"{DIES}{each.uid}" for each in fight.state.units}
    assert every <= found.figures.keys(), "of who dies either way it is known as well"
