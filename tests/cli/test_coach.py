"""The coach in text: asked for by a command, kept as a setting, silent where a match counts."""

from pathlib import Path

import pytest

from game.bots import catalogue
from game.session.asking import Asking
from game.session.review.judging import Judgement
from game.session.review.moments import Moment
from game.session.store import open_store
from tests.cli.conftest import Hasty, Run

TABLE = ("play", "whist", "--text", "--seed", "5", "--option", "largest_hand=3")
BAD, GOOD = "3", "0"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the judges think for a moment only: what they are asked is plain enough."""
    monkeypatch.setattr(catalogue, "FINDERS", {"whist": "race:400"})


def test_he_warns_once_before_a_costly_bid(run: Run) -> None:
    done = run(*TABLE, typed=f"coach quiet\n{BAD}\nanyway\nquit\n")
    assert "warns once before a blunder" in done.out
    told, _sure, after = done.out.partition("“anyway” does it all the same")
    assert (
        "Careful!" in told and f"Compared with the best choice, {BAD} is likely to cost you" in told
    )
    assert "You bid 3" in after and "Careful!" not in after


def test_what_is_chosen_after_a_warning_or_a_hint_is_not_taken_for_skill(
    run: Run, home: Path
) -> None:
    run(*TABLE, typed=f"coach talkative\nhint\n{GOOD}\nquit\n")
    with open_store(home) as store:
        assert not store.choices.of("whist")
    run(*TABLE, typed=f"{BAD}\nagain {GOOD}\nquit\n")
    with open_store(home) as store:
        [choice] = store.choices.of("whist")
        assert choice.loss > 0.05, "what was chosen without help"
    run(*TABLE, typed=f"{GOOD}\nquit\n")
    with open_store(home) as store:
        assert len(store.choices.of("whist")) == 2


def test_what_was_typed_before_the_warning_is_no_answer_to_it(run: Run) -> None:
    """Whoever grows impatient types his choice once more, or the next; who feeds lines from a file
    has written them all before."""
    done = run(*TABLE, typed=f"coach quiet\n{BAD}\n{BAD}\n{GOOD}\nhint\nquit\n")
    assert "You bid" not in done.out and "“hint more” shows" in done.out
    assert done.out.count("“anyway” or “again”? > ") == 4


def test_he_waits_until_he_is_told_to_choose_again(run: Run) -> None:
    chosen = run(*TABLE, typed=f"coach quiet\n{BAD}\nagain {GOOD}\nagain\nquit\n").out
    assert f"You bid {GOOD}" in chosen and "The coach has not warned you." in chosen
    insisted = run(*TABLE, typed=f"{BAD}\nagain\n{BAD}\nquit\n").out
    assert insisted.count("Careful!") == 1 and f"You bid {BAD}" in insisted
    sent_off = run(*TABLE, typed=f"{BAD}\ncoach off\n{GOOD}\nquit\n").out
    assert sent_off.count("Careful!") == 1 and f"You bid {GOOD}" in sent_off


def test_he_speaks_the_next_time_as_well_until_he_is_told_not_to(run: Run) -> None:
    run(*TABLE, typed="coach talkative\nquit\n")
    again = run(*TABLE, typed=f"coach\n{BAD}\ncoach off\n{BAD}\nquit\n")
    begun, _asked, _rest = again.out.partition("Your turn.")
    assert "warns once before a slip" in begun and "“coach off” sends him away." in begun
    assert again.out.count("Careful!") == 1
    assert "The coach is off; “coach quiet” or “coach talkative” brings him back." in again.out
    assert "You bid 3" in again.out
    assert "off, quiet or talkative" in run(*TABLE, typed="coach loud\nquit\n").out


def test_he_is_not_at_a_table_that_counts(run: Run) -> None:
    done = run("play", "whist", "--text", "--daily", typed="coach quiet\nquit\n")
    assert "This match counts" in done.out


def test_a_coach_who_falls_over_a_choice_costs_his_word_and_nothing_else(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def falls(*_asked: object) -> None:
        raise KeyError("what nobody thought of")

    monkeypatch.setattr("game.cli.text.coaching.judging", falls)
    done = run(*TABLE, typed=f"coach quiet\n{BAD}\nquit\n")
    assert done.code == 0 and "You bid 3" in done.out
    assert "The coach could not weigh this choice; the match goes on without him." in done.out


def test_he_says_once_that_he_is_at_it_where_that_takes_long(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.cli.text.waiting.Timer", Hasty)
    done = run(*TABLE, typed=f"coach quiet\n{BAD}\nagain {GOOD}\nquit\n")
    before, _warned, after = done.out.partition("Careful!")
    assert before.count("The coach thinks about it.") == 1
    assert after.count("The coach thinks about it.") == 1


def test_cards_that_are_changed_are_judged_together_when_that_ends(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each card was judged by itself, as if none were changed after it."""
    judged: list[Moment] = []

    def judging(_ruleset: object, moment: Moment, at_stake: float) -> Asking[Judgement]:
        judged.append(moment)
        yield from ()
        return Judgement(moment, moment.chosen, 0.0, 0.0, at_stake)

    monkeypatch.setattr("game.cli.text.coaching.judging", judging)
    monkeypatch.setattr(catalogue, "FINDERS", {"berzerka": "race:400"})
    table = ("play", "berzerka", "--text", "--seed", "5")
    done = run(*table, typed="pass\ncoach quiet\n-S5\n-S8 done\nquit\n")
    assert "You change 2 cards" in done.out
    [moment] = judged
    assert str(moment.chosen) == "-S5; -S8; done" and not moment.view.table.put_away(0)
