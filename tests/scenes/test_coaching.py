"""The coach in the window: he warns once, is not waited for long, and is silent where it counts."""

from collections.abc import Sequence
from typing import Any

import pytest

from game.bots.catalogue import STAKES, TALLY, finder_of
from game.bots.thinker import Thought
from game.core.protocols import Candidate, Whole
from game.rulesets.berzerka.actions import DONE
from game.rulesets.catalogue import ruleset
from game.session.match import Match, Seat
from scenes.show.coaching import HELD, READING
from tests.moments import play_to
from tests.scenes import player as players
from tests.scenes.player import Player
from tests.scenes.practising import AtOnce
from tests.session.tables import play
from tests.session.tallies import tallied


class Ready(AtOnce):
    """Tells the judges that the last choice is best by far; others do what comes first.

    Where `is_slow` the judges never come to an end.
    """

    is_slow = is_warming = False

    def ask(
        self, ruleset: Any, bot: str, view: Any, legal: Sequence[Any], *_: Any, **__: Any
    ) -> None:
        self.thought = Thought([Candidate(legal[0], 0.0)])
        if bot == STAKES:
            self.thought = Thought([Candidate(legal[0], 10.0)])
        elif bot in (finder_of(ruleset.id), TALLY):
            is_change = any(isinstance(each, Whole) for each in legal)
            order = sorted(legal, key=str if is_change else None, reverse=True)
            best, least = (0.9, -0.9) if is_change else (5.0, 2.0)
            found = [Candidate(each, least if n else best, 9) for n, each in enumerate(order)]
            self.thought = None if self.is_slow else Thought([*tallied(found)])


@pytest.fixture
def thinker(monkeypatch):
    ready = Ready()
    monkeypatch.setattr(players, "thinker", lambda: ready)
    return ready


def at_the_table(folder, voice, label="Quick match"):
    player = Player(folder, coach=voice)
    player.click("Learn and practise")
    player.click(label)
    player.until_asked()
    player.step()
    player.step()
    return player


def bids(player):
    return [each.label for each in player.table.board.asking.buttons if each.enabled]


def made(player):
    return player.table.port.decision_count


def test_a_costly_bid_is_warned_of_once_by_clicks(tmp_path, thinker):
    player = at_the_table(tmp_path, "talkative")
    bad, before = bids(player)[0], made(player)
    player.click(bad)
    player.step()
    assert made(player) == before and "Careful!" in player.text() and "Better: " in player.text()
    player.click(bad)
    assert made(player) == before and "Careful!" in player.text(), "a double click is no answer"
    player.click("Think again")
    assert "Careful!" not in player.text() and made(player) == before
    player.step(dt=READING)
    player.click(bad)
    assert made(player) > before and "Careful!" not in player.text()
    player.quit()


def test_what_is_chosen_after_a_warning_or_a_hint_is_not_taken_for_skill(tmp_path, thinker):
    player = at_the_table(tmp_path, "talkative")
    bad, *_others, good = bids(player)
    player.click(bad)
    player.step()
    assert "Careful!" in player.text()
    player.click("Think again")
    player.click(good)
    [choice] = player.store.choices.of("whist")
    assert choice.loss > 0.1, "what was chosen without help"
    player.until_asked()
    for _look in range(4):
        player.step()
    player.key("h")
    for _look in range(4):
        player.step()
    player.table.decide(player.table.port.legal_actions()[0])
    for _look in range(4):
        player.step()
    assert player.store.choices.of("whist") == [choice]
    player.quit()


def test_and_by_keys(tmp_path, thinker):
    player = at_the_table(tmp_path, "quiet")
    bad, before = bids(player)[0], made(player)
    player.key(bad, "return")
    player.step()
    assert made(player) == before and "Careful!" in player.text()
    player.key("escape")
    player.step(dt=READING)
    assert "Careful!" not in player.text()
    player.key(bad, "return")
    assert made(player) > before
    player.quit()


def test_a_good_choice_goes_through_and_is_praised(tmp_path, thinker):
    player = at_the_table(tmp_path, "talkative")
    before = made(player)
    player.click(bids(player)[-1])
    assert made(player) > before and "Well chosen." in player.text()
    player.quit()


def test_nobody_waits_long_for_him(tmp_path, thinker):
    thinker.is_slow = True
    player = at_the_table(tmp_path, "quiet")
    before = made(player)
    player.click(bids(player)[0])
    assert made(player) == before
    player.step(dt=HELD / 2)
    assert "the coach is looking" in player.text()
    player.step(dt=HELD)
    player.step()
    assert made(player) > before and "the coach is looking" not in player.text()
    player.quit()


def test_whoever_is_not_warned_as_the_coach_gets_ready_is_told(tmp_path, thinker):
    thinker.is_slow = thinker.is_warming = True
    player = at_the_table(tmp_path, "quiet")
    before = made(player)
    player.click(bids(player)[0])
    player.step(dt=HELD)
    player.step()
    assert made(player) > before and "he lets this choice pass unchecked" in player.text()
    player.quit()


@pytest.mark.parametrize(
    ("voice", "label"), [("off", "Quick match"), ("talkative", "Today’s deals")]
)
def test_he_is_silent_when_off_and_where_a_match_counts(tmp_path, thinker, voice, label):
    player = at_the_table(tmp_path, voice, label)
    before = made(player)
    player.click(bids(player)[0])
    assert made(player) > before
    player.quit()


def test_the_menu_lets_him_speak(tmp_path, thinker):
    player = at_the_table(tmp_path, "off")
    player.key("escape")
    player.click("Coach: off")
    player.key("return", "return")
    assert "Coach: talkative" in player.text()
    assert player.store.settings.get("coach") == "talkative"
    player.click("Coach: talkative")
    player.click("Coach: off")
    player.click("Go on")
    player.step()
    player.step()
    before = made(player)
    player.click(bids(player)[0])
    player.step()
    assert made(player) == before and "Careful!" in player.text()
    player.quit()


def test_the_menu_of_a_battle_has_a_coach(tmp_path, thinker):
    player = Player(tmp_path)
    player.program.beginning.start(player.program.beginning.usual(ruleset("berserk")))
    player.step()
    player.program.ways.open_menu(player.scene)
    player.step()
    assert "Go on" in player.text() and "Coach: off" in player.text()
    player.quit()


def test_in_the_fight_a_costly_deed_is_warned_of(tmp_path, thinker):
    player = Player(tmp_path, coach="quiet")
    berserk = ruleset("berserk")
    seats = [Seat("human", "Ana"), Seat("club", "Bo")]
    match = Match(berserk, berserk.presets["Easy start"], seats, 4)
    while not (match.state.phase == "battle" and match.to_act == 0):
        play(match, 1)
    player.program.sit_down(player.store.matches.begin(match))
    for _moment in range(4):
        player.until_asked()
        player.step()
    before, deed = made(player), min(player.table.port.legal_actions())
    player.table.decide(deed)
    for _look in range(4):
        player.step()
    assert made(player) == before and "Careful!" in player.text()
    player.step(dt=READING)
    player.click("Go ahead")
    assert made(player) > before and "Careful!" not in player.text()
    player.quit()


def test_a_change_of_cards_is_warned_of_as_the_one_choice_that_it_is(tmp_path, thinker):
    """The cards were changed without a word, however many, as no one of them can be judged."""
    player = Player(tmp_path, coach="talkative")
    berzerka = ruleset("berzerka")
    seats = [Seat("human", "Ana"), Seat("club", "Bo"), Seat("club", "Cleo")]
    match = Match(berzerka, berzerka.options(), seats, 4)
    play_to(match, lambda m: m.to_act == 0 and DONE in m.state.legal_actions(), 4)
    player.program.sit_down(player.store.matches.begin(match))
    for _moment in range(4):
        player.until_asked()
        player.step()
    before, table = made(player), player.table
    worst, *_better = table.hand.cards
    table.play(worst.card)
    player.step()
    table.board.asking.button_of(DONE).press()
    for _look in range(4):
        player.step()
    assert made(player) == before and "Careful!" in player.text()
    assert "your choice is likely to cost you" in player.text() and "Better: " in player.text()
    player.step(dt=READING)
    player.click("Go ahead")
    assert made(player) >= before + 2 and "Careful!" not in player.text()
    player.quit()
