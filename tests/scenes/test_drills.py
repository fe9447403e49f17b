"""Drills in the window: three clicks from the title, by mouse, keys and pad, in every mode."""

import pytest

from game.core.rng import Rng
from game.core.themes import Count
from game.rulesets.berserk.events import DiceRolled
from game.session.practice.choosing import Wish
from game.session.practice.course import STORM, Course, Mode
from game.session.practice.drillfile import GAMES, drills_of
from game.session.practice.trainers import TRAINERS
from game.session.practice.training import is_trained
from game.session.store.attempts import Attempt
from scenes.practice.answered import AnsweredPage
from scenes.practice.battle import DrillBattle
from scenes.practice.choosing import DrillsPage
from scenes.practice.counting import CountingTable
from scenes.practice.drills import Drills, ask_one
from scenes.practice.guessing import GuessingBattle
from scenes.practice.page import PracticePage
from scenes.practice.questions import CountedPage, QuestionsPage
from scenes.practice.stormed import StormPage
from scenes.practice.table import DrillTable, TrainingTable
from scenes.practice.training import Training, TrainingScreen
from scenes.show.explained import Figures
from tests.scenes import player as players
from tests.scenes.player import Player
from tests.scenes.practising import Here, Plain, press_of_game


@pytest.fixture
def player(tmp_path, monkeypatch):
    monkeypatch.setattr(players, "thinker", Plain)
    player = Player(tmp_path)
    yield player
    player.quit()


def begin(player, mode=Mode.RATED, game="whist"):
    Drills(player.program, lambda: None).open(game)
    player.step()
    player.scene.begin(mode)
    player.step()
    player.until_asked()


def choice(table, right):
    drill = table.asked.drill
    text = sorted(drill.answers)[0] if right else drill.plain
    return drill.ruleset.parse_action(text)


def answer_by_mouse(player, right):
    table = player.table
    made = choice(table, right)
    if (card := getattr(made, "card", None)) is not None:
        there = next(each.rect for each in table.hand.cards if each.card == card)
        player.click_at((there.left + 5, there.centery))  # the next card may lie on its middle
    else:
        player.click(table.board.asking.button_of(made).label)
    player.step()


def test_a_set_is_done_by_clicks_from_the_title(player, monkeypatch):
    monkeypatch.setattr("scenes.practice.drill.Inquiry", Here)
    for label in ("Learn and practise", "Drills", "For the rating"):
        player.click(label)
    assert isinstance(player.scene, DrillTable)
    player.until_asked()
    assert "What is best here?" in player.text()
    player.hover_at((2, 400))
    for right in (True, False):
        answer_by_mouse(player, right)
        assert isinstance(player.scene, AnsweredPage)
        assert player.scene.is_right is right
        assert "Your rating" in player.text() and "Played out in" not in player.text()
        player.until(lambda: player.scene.why is not None)
        player.click("More")
        assert "Played out in" in player.text()
        player.click("Next drill")
        player.until_asked()
    player.key("escape")
    player.click("Leave")
    player.step()
    assert isinstance(player.scene, DrillsPage)
    assert "your rating" in player.text()
    player.click("Back")
    assert isinstance(player.scene, PracticePage)
    attempts = player.store.attempts.of("whist")
    assert [each.is_right for each in attempts] == [True, False]


def test_a_drill_is_done_by_keys_alone(player):
    player.program.practice.open()
    player.step()
    player.key("tab", "return")
    assert isinstance(player.scene, DrillsPage)
    player.key("return")
    player.until_asked()
    player.key("return")
    player.step()
    assert isinstance(player.scene, AnsweredPage)
    player.key("return")
    player.until_asked()
    assert isinstance(player.scene, DrillTable)


def test_a_drill_is_done_with_a_pad(player):
    begin(player)
    player.pad("a")
    player.step()
    assert isinstance(player.scene, AnsweredPage)
    player.pad("b")
    player.step()
    assert isinstance(player.scene, DrillsPage)


def test_a_drill_of_berserk_is_three_clicks_from_the_title(player, monkeypatch):
    monkeypatch.setattr("scenes.practice.drill.Inquiry", Here)
    player.click("Learn and practise")
    press_of_game(player, "berserk", "Drills")
    player.click("Free")
    player.until_asked()
    assert isinstance(player.scene, DrillBattle) and "What is best here?" in player.text()
    assert not any(words in ("Hint", "Undo") for words, _place in player.scene.places())
    player.scene.decide(choice(player.scene, right=True))
    player.until(lambda: isinstance(player.scene, AnsweredPage))
    assert player.scene.is_right
    player.until(lambda: player.scene.why is not None)
    player.click("More")
    assert ": you win " in player.text()
    player.click("Next drill")
    player.until_asked()
    player.key("escape")
    player.click("Leave")
    assert isinstance(player.scene, DrillsPage)
    [attempt] = player.store.attempts.of("berserk")
    assert attempt.is_right and attempt.mode == Mode.FREE


@pytest.mark.parametrize("game", [game for game in GAMES if drills_of(game)])
def test_nobody_helps_and_nothing_goes_on(player, game):
    begin(player, game=game)
    table = player.table
    match = table.asked.match
    before, events = list(match.actions), len(match.events)
    player.key("h")
    assert "yours to find" in player.text() or table.notice == "This one is yours to find."
    player.key("u")
    table.port.submit(choice(table, right=False))
    player.step()
    player.step()
    assert isinstance(player.scene, AnsweredPage)
    assert match.actions == before and len(match.events) == events


@pytest.mark.parametrize(("after", "is_at_right"), [(1, True), (3, False)])
def test_the_sheet_covers_no_hand_that_lies_open(player, after, is_at_right):
    def dummy_sits_there(drill):
        match = drill.match("Ana")
        return any((seat - match.to_act) % 4 == after for seat in match.state.table.face_up)

    drill = next(each for each in drills_of("bridge") if dummy_sits_there(each))
    ask_one(player.program, drill, lambda _right: None, lambda: None)
    player.app.restyle(text_scale=1.6)
    player.resize((960, 540))
    player.until_asked()
    table = player.table
    [dummy] = table.port.view().table.face_up
    dummy_at, sheet = table.board.plates[dummy].rect, table.sheet.rect
    assert (sheet.centerx > 480) is is_at_right and (dummy_at.centerx < 480) is is_at_right
    assert all(not sheet.colliderect(plate.rect) for plate in table.board.plates)


def test_a_streak_ends_with_the_first_wrong_answer(player):
    begin(player, Mode.STREAK)
    answer_by_mouse(player, right=True)
    player.click("Next drill")
    player.until_asked()
    answer_by_mouse(player, right=False)
    assert "Next drill" not in player.text() and "Your best so far: 1." in player.text()
    player.click("Leave")
    assert isinstance(player.scene, DrillsPage)


def test_a_storm_goes_on_by_itself_and_ends_with_its_time(player):
    begin(player, Mode.STORM)
    assert player.table.sheet.label.startswith(
        ("What is best here? 3:00", "What is best here? 2:5")
    )
    for right in (True, False, True):
        answer_by_mouse(player, right)
        player.until_asked()
        assert isinstance(player.scene, DrillTable)
    player.step(dt=STORM)
    player.step()
    page = player.scene
    assert isinstance(page, StormPage) and page.course.answers == [True, False, True]
    assert "solved, missed, solved" in page.describe() and "of 3 solved" in player.text()
    assert "Your first storm" in player.text() and "Your record" not in player.text()
    player.click("Another storm")
    player.until_asked()
    answer_by_mouse(player, True)
    player.until_asked()
    player.step(dt=STORM)
    player.step()
    assert "1 short of your record." in player.text() and not player.scene.is_record
    player.click("Drills")
    assert isinstance(player.scene, DrillsPage)


def test_more_than_ever_before_is_a_record(player):
    drills = drills_of("whist")
    for right in (True, False):
        drill = drills[0].id
        player.store.attempts.add(Attempt("whist", drill, "0", right, "storm", 1, 799_999))
    course = Course(drills, player.store.attempts, Mode.STORM, Wish(), 800_000, Rng(1))
    assert course.best_before() == 1
    for _drill in range(2):
        asked = course.next("Ana")
        course.take(asked, asked.match.ruleset.parse_action(min(asked.drill.answers)))
    page = StormPage(course)
    player.program.show(page)
    assert page.is_record and "A new record!" in player.text()


@pytest.mark.parametrize("right", [True, False])
def test_whoever_sets_one_drill_is_told_whether_it_was_solved(player, right):
    told = []
    ask_one(player.program, drills_of("whist")[0], told.append, lambda: told.append("gone"))
    player.until_asked()
    answer_by_mouse(player, right)
    assert "Next drill" not in player.text() and told == [right]
    player.click("Leave")
    assert told == [right, "gone"]
    assert player.store.attempts.of("whist")[-1].mode == Mode.FREE


def test_whoever_leaves_the_one_drill_has_not_answered(player):
    told = []
    ask_one(player.program, drills_of("whist")[0], told.append, lambda: told.append("gone"))
    player.step()
    player.table.leave_table()
    player.step()
    assert told == ["gone"]


def test_drills_of_one_theme_are_chosen(player):
    Drills(player.program, lambda: None).open("whist")
    player.step()
    page = player.scene
    page._take_theme("exact_bid")
    page._take_range((4, 5))
    player.step()
    player.click("Free")
    assert "exact_bid" in player.table.asked.drill.themes
    player.until_asked()
    answer_by_mouse(player, right=True)
    assert player.scene.is_right and "Your rating" not in player.text()
    player.click("Leave")
    assert player.scene.wish.themes == {"exact_bid"}


def test_a_broken_file_is_told_and_nothing_else_suffers(player, monkeypatch, tmp_path):
    (tmp_path / "whist.jsonl").write_text("{}", encoding="utf-8")
    monkeypatch.setattr("game.session.practice.drillfile.FOLDER", tmp_path)
    drills_of.cache_clear()
    try:
        player.program.practice.open()
        player.step()
        player.click("Drills")
        assert "whist.jsonl, line 1" in player.text()
    finally:
        drills_of.cache_clear()


def test_a_hand_is_bid_on_and_weighed(player, monkeypatch):
    monkeypatch.setattr("scenes.practice.weighed.Inquiry", Here)
    for label in ("Learn and practise", "Trainers", "Bidding"):
        player.click(label)
    assert isinstance(player.table, TrainingTable)
    player.until_asked()
    assert "What is best here?" in player.text()
    player.click(player.bid_label())
    player.until(lambda: isinstance(player.scene, AnsweredPage))
    player.click("More")
    assert "Played out in" in player.text() and "Right answers:" in player.text()
    assert any("Next hand" in words for words, _place in player.scene.places())
    player.click("Leave")
    assert isinstance(player.scene, PracticePage)


@pytest.mark.parametrize(("game", "id"), [("bridge", "lead"), ("berserk", "deed")])
def test_a_trainer_of_several_is_chosen_by_keys(player, monkeypatch, game, id):
    monkeypatch.setattr("scenes.practice.weighed.Inquiry", Here)
    Training(player.program, player.program.practice.open).open(game)
    player.step()
    wanted = next(each for each in TRAINERS[game] if each.id == id)
    for _row in TRAINERS[game].index(wanted) * ["down"]:
        player.key("down")
    player.key("return")
    table = player.table
    assert isinstance(table, TrainingScreen) and table.trainer is wanted
    player.until_asked()
    port = player.table.port
    assert is_trained(wanted, port.ruleset, port.view(), port.legal_actions())
    port.submit(port.legal_actions()[0])
    player.until(lambda: isinstance(player.scene, AnsweredPage))
    player.click("More")
    assert any(isinstance(each, Figures) for each in player.scene.root.walk())
    player.key("escape")
    assert isinstance(player.scene, PracticePage)


def answer_by_keys(player, count, answer):
    while player.scene.focused is None or player.scene.focused.label != count.question:
        player.key("tab")
    assert player.scene.focused.value == "?"
    player.key(*["right"] * (1 + answer))


def answer_by_clicks(player, count, answer):
    at = player.place(count.question)
    for _click in range(1 + answer):
        player.click_at((at.right - 12, at.centery))


@pytest.mark.parametrize(
    ("game", "answer_by"), [("whist", answer_by_keys), ("bridge", answer_by_clicks)]
)
def test_a_count_is_kept_by_keys_or_by_clicks(player, game, answer_by):
    Training(player.program, player.program.practice.open).open(game)
    player.step()
    for _row in range(len(TRAINERS[game]) - 1):
        player.key("down")
    player.key("return")
    assert isinstance(player.table, CountingTable)
    player.until(lambda: isinstance(player.scene, QuestionsPage))
    counts = player.scene.counts
    wanted = [counts[0].right, *((each.right + 1) % len(each.answers) for each in counts[1:])]
    for count, answer in zip(counts, wanted, strict=True):
        answer_by(player, count, answer)
    assert player.scene.answers == wanted
    if answer_by is answer_by_clicks:
        player.click("Uncover")
    else:
        while player.scene.focused.label != "Uncover":
            player.key("tab")
        player.key("return")
    assert isinstance(player.scene, CountedPage) and f"1 of {len(counts)}" in player.text()
    player.key("escape")
    assert isinstance(player.scene, PracticePage)


def test_the_odds_of_a_strike_are_guessed_by_clicks_from_the_title(player):
    player.click("Learn and practise")
    press_of_game(player, "berserk", "Trainers")
    player.click("Is the strike good?")
    player.until(lambda: isinstance(player.scene, GuessingBattle) and player.scene.is_asking)
    battle = player.scene
    strike, counts = battle.riddle.action, battle.riddle.counts
    assert "could strike" in player.text() and "%" not in player.text()
    assert battle.mode.tones() == {strike.unit: "chosen", strike.target: "target"}
    player.click("Throw the dice")
    assert battle.notice == "Answer every question first." and not battle.is_thrown
    for count in counts:
        picker = player.find(count.question)
        player.come_by_keys(picker)
        for _step in range(count.right + 1):
            player.key("right")
    thrown = len(battle.port.events())
    player.click("Throw the dice")
    player.until(lambda: isinstance(player.scene, CountedPage))
    assert any(isinstance(each, DiceRolled) for each in battle.port.events()[thrown:])
    assert battle.has_shown_all and player.scene.counted.is_right
    assert "% of the rolls" in player.text() and f"Right answers: 3 of {3}" in player.text()
    player.click("Next strike")
    player.until(lambda: isinstance(player.scene, GuessingBattle) and player.scene.is_asking)
    assert player.scene is not battle
    player.click("Leave")
    assert isinstance(player.scene, PracticePage)


def test_a_question_left_open_is_asked_for(player):
    page = QuestionsPage("?", [], [Count("How many?", ("0", "1"), 1, "One.")], "Uncover")
    player.program.show(page)
    player.step()
    player.click("Uncover")
    assert player.scene is page and page.notice == "Answer every question first."
