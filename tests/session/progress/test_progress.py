"""How somebody gets on: shares by day, phase and theme, the weakest theme, the same in words."""

from pathlib import Path
from typing import Any

from game.core.rng import Rng
from game.core.themes import PHASES
from game.rulesets.berzerka import BERZERKA
from game.rulesets.berzerka.actions import DONE
from game.session.match import Match, Seat
from game.session.progress.progress import Share, keep_help, keep_judgement, progress_of, told
from game.session.review.judging import Judgement
from game.session.review.moments import seen_deals
from game.session.store import Store, open_store
from game.session.store.attempts import Attempt
from game.session.store.choices import Choice
from tests.session.practice.drilled import drill
from tests.session.tables import play, whist

DRILLS = (drill(themes=["duck"]), drill(seed=6, themes=["take", "ending"]))


def attempt(number: int, is_right: bool, day: int) -> Attempt:
    return Attempt("whist", DRILLS[number].id, "0", is_right, "rated", 0, day)


def chosen(phase: str, loss: float, day: int = 7) -> Choice:
    return Choice("whist", phase, loss, day)


def test_shares_are_counted_by_day_phase_and_theme() -> None:
    choices = [chosen("lead", 0.2, 9), chosen("bid", 0.049), chosen("bid", 0.05)]
    attempts = [attempt(0, right, 8) for right in (True, False, False)]
    attempts += [attempt(1, right, 9) for right in (True, True, False)]
    found = progress_of("whist", choices, attempts, DRILLS)
    assert found.played == {7: Share(1, 2), 9: Share(0, 1)} and found.days == [7, 8, 9]
    assert found.drilled == {8: Share(1, 3), 9: Share(2, 3)}
    assert list(found.phases.items()) == [("bid", Share(1, 2)), ("lead", Share(0, 1))]
    assert found.themes == {"duck": Share(1, 3), "take": Share(2, 3), "ending": Share(2, 3)}
    assert found.weakest == "duck"
    lines = list(told(found))
    assert "Ducking: 33% of 3" in lines and "Weakest: Ducking." in lines
    assert any("7 Jan 50% of 2, 9 Jan 0% of 1" in line for line in lines)


def test_of_a_theme_tried_twice_and_of_one_without_fault_nothing_is_said() -> None:
    attempts = [attempt(0, False, 8), attempt(0, False, 8)] + [attempt(1, True, 8)] * 3
    assert progress_of("whist", (), attempts, DRILLS).weakest is None


def test_where_nothing_is_known_it_is_said_how_to_begin() -> None:
    found = progress_of("whist", (), (), DRILLS)
    assert found.is_empty and len(list(told(found))) == 1


def test_what_was_judged_is_kept_once_and_of_stored_matches_alone(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        match: Any = store.matches.begin(whist(2, [Seat("human", f"P{n}") for n in range(4)]))
        play(match.match)
        deal = next(seen_deals(match.match.record(), 0))
        for loss in (3.0, 0.0):
            for moment in deal.moments:
                judged = Judgement(moment, moment.chosen, loss, 0.0, 10.0)
                keep_judgement(store, match.id, match.match.ruleset, judged)
                keep_judgement(store, None, match.match.ruleset, judged)
    with open_store(tmp_path) as store:
        choices = store.choices.of("whist")
        assert len(choices) == len(deal.moments) and not any(each.loss for each in choices)
        assert {each.phase for each in choices} >= {"bid", "end"}
        assert not store.choices.of("bridge")


def test_what_is_chosen_after_a_help_is_no_skill_and_what_was_judged_before_it_stays() -> None:
    with Store.in_memory() as store:
        for number in (1, 2):
            store.choices.add(1, number, chosen("bid", 0.3))
        store.choices.note_help(1, 2)
        store.choices.note_help(1, 3)
        for number in (1, 2, 3, 4):
            store.choices.add(1, number, chosen("bid", 0.0))
        assert sorted(each.loss for each in store.choices.of("whist")) == [0.0, 0.0, 0.3]
        store.choices.add(2, 3, chosen("bid", 0.0))
        assert len(store.choices.of("whist")) == 4, "of another match"


def test_a_help_counts_from_the_first_of_several_decisions_that_are_judged_as_one() -> None:
    with Store.in_memory() as store:
        seats = [Seat("human", "P0"), Seat("club", "P1"), Seat("club", "P2")]
        kept = store.matches.begin(Match(BERZERKA, BERZERKA.options(), seats, 4))
        match, rng = kept.match, Rng(4)
        while match.to_act or DONE not in match.state.legal_actions():
            view, legal = match.state.view(match.to_act), match.state.legal_actions()
            match.apply(match.to_act, BERZERKA.sense.policy(view, legal, rng))
        begun = len(match.actions)
        match.apply(0, next(each for each in match.state.legal_actions() if each != DONE))
        keep_help(store, kept.id, match)
        store.choices.add(kept.id or 0, begun, Choice("berzerka", "change", 0.0, 7))
        assert not store.choices.of("berzerka")


def test_every_phase_of_a_deal_is_named() -> None:
    match = whist(2, [Seat("human", f"P{n}") for n in range(4)], 1, largest_hand="7")
    play(match)
    ruleset, named = match.ruleset, set[str]()
    for player in range(4):
        for deal in seen_deals(match.record(), player):
            named |= {ruleset.telling.phase(each.view, each.chosen) for each in deal.moments}
    others = {"change", "recruit", "place", "strike", "answer"}
    assert named == set(PHASES) - others, "those are of Berzerka and of a battle"


def test_the_store_in_memory_keeps_choices_as_well() -> None:
    with Store.in_memory() as store:
        store.choices.add(1, 2, chosen("bid", 0.1))
        assert store.choices.of("whist") == [chosen("bid", 0.1)]
