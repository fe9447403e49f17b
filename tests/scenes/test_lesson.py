"""The lessons: offered once, played to their end by mouse and keys, left and gone on with."""

from dataclasses import replace
from itertools import product

import pytest

from game.core.rng import Rng
from game.core.words import _, use_language
from game.kit.german import PACK as GERMAN_PACK
from game.rulesets.catalogue import RULESETS
from game.rulesets.schnapsen.actions import Pass
from game.rulesets.schnapsen.events import DealScored
from game.session.asking import answered
from game.session.hint import Adviser, hinting
from game.session.match import MatchEnded
from game.session.port import Turn
from game.session.store import Store
from scenes.app import App
from scenes.battle.scene import BattleScene
from scenes.classroom import closing_words
from scenes.games import LESSON_NAMES
from scenes.home import Home
from scenes.lessons import setting
from scenes.preferences import Preferences
from scenes.program import Program
from scenes.setup import Setup
from scenes.show.guided import Guided
from scenes.show.lesson import LESSONS, Remark
from scenes.table.schnapsen.board import suit_sign, write_card
from scenes.ui.text import plain
from tests.rulesets.schnapsen.deals import play, table
from tests.rulesets.schnapsen.test_claims import LAST, UP_TO_LAST
from tests.scenes.pilot import Pilot
from tests.scenes.thinking import thinker

STILL = Preferences(animation_speed=0.0, trick_pause=0.0)


class Beginner(Pilot):
    """A pilot who starts the program; `is_live` as a window does it."""

    def __init__(self, store, size=(1280, 720), *, is_live=True, language="", **app):
        self.app = App(size, guarded=False, **app)
        chosen = replace(STILL, language=language)
        use_language(language)
        self.program = Program(self.app, store, thinker(), chosen, is_live=is_live)
        self.results = []
        self.app.push(self.program.home(), self.results.append)
        self.step()

    def until_spoken_to(self, lesson):
        """Wait until the lesson wants something: an answer, a reader, or it has put a page up."""
        self.until(lambda: self.scene is not lesson or lesson.is_asking or lesson.guide.is_waiting)

    def learn(self, game):
        self.program.lessons.start(RULESETS[game])
        self.step()
        return self.scene

    def wished(self, lesson):
        """Return what the guide asks for, or what a plain player would do."""
        legal = lesson.port.legal_actions()
        wants = lesson.guide.remark.wants
        welcome = [each for each in legal if str(each) in wants]
        policy = lesson.port.ruleset.sense.policy
        return welcome[0] if welcome else policy(lesson.port.view(), legal, Rng(1))

    def command(self, battle):
        """Do at the battlefield what the guide asks for."""
        remark = battle.guide.remark
        if not remark.together:
            battle.submit(self.wished(battle))
            return
        parse = battle.port.ruleset.parse_action
        closing = ["army"] if remark.wants[0].startswith("recruit") else []
        battle.submit(*(parse(each) for each in (*remark.wants, *closing)))

    def play_on(self, lesson):
        """Do one thing as the guide says; return False when the lesson is over."""
        self.until_spoken_to(lesson)
        if self.scene is not lesson:
            if "The lesson is over" in self.text():
                return False
            self.click("Continue")
        elif lesson.guide.is_waiting:
            lesson.guide.read()
        elif isinstance(lesson, BattleScene):
            self.command(lesson)
        elif lesson.picks is not None and not lesson.guide.remark.wants:
            lesson._hand_over()
        elif lesson.picks is not None:
            for notation in lesson.guide.remark.wants:
                lesson.play(next(c for c in lesson.by_card if f"-{c}" == notation))
            lesson._hand_over()
        else:
            lesson._submit(self.wished(lesson))
        return True


def is_lesson(scene):
    return isinstance(scene, Guided) and scene.guide is not None


@pytest.fixture
def store():
    store = Store.in_memory()
    yield store
    store.close()
    use_language("")


@pytest.fixture
def beginner(store):
    pilot = Beginner(store)
    yield pilot
    pilot.program.thinker.close()


@pytest.fixture
def pupil(store):
    """A beginner who is offered nothing."""
    pilot = Beginner(store, is_live=False)
    yield pilot
    pilot.program.thinker.close()


# -- the ways there


def test_it_is_offered_on_the_first_start_and_never_again(beginner, store):
    assert "first time here" in beginner.text()
    beginner.click("Not now")
    assert isinstance(beginner.scene, Home)
    again = Beginner(store)
    assert isinstance(again.scene, Home)
    again.click("Learn and practise")
    again.click("Lesson")
    assert is_lesson(again.scene)
    again.program.thinker.close()


def test_whoever_wants_it_sits_down_at_once(beginner, store):
    beginner.click("Show me")
    beginner.until(lambda: is_lesson(beginner.scene) and beginner.scene.guide.is_waiting)
    assert "The aim." in beginner.text(), "the guide can be read out"
    assert store.settings.get(setting("whist")) == "begun"


@pytest.mark.parametrize("game", ["schnapsen", "berzerka", "bridge", "berserk"])
def test_each_game_offers_its_own_when_one_comes_to_it_first(beginner, store, game):
    beginner.click("Not now")
    title = _(RULESETS[game].title)
    beginner.click("New match")
    for words in ("Not now", None):
        beginner.click(title)
        if words:
            assert "for the first time?" in beginner.text()
            beginner.click(words)
        assert isinstance(beginner.scene, Setup), "it is offered once"
        beginner.click(LESSON_NAMES[game])
        assert is_lesson(beginner.scene)
        assert beginner.scene.port.ruleset.id == game
        beginner.until(lambda: beginner.scene.guide.remark is not None)
        beginner.key("escape")
        beginner.click("Leave")
        beginner.click("Back")
    beginner.step()


def test_it_can_be_begun_from_the_pause_menu_of_a_match(pupil):
    pupil.click("New match")
    pupil.click("Serbian whist")
    pupil.click("Start")
    pupil.until(lambda: getattr(pupil.scene, "is_asking", False))
    table = pupil.scene
    pupil.key("escape")
    pupil.click("Learn whist")
    pupil.until(lambda: is_lesson(pupil.scene) and pupil.scene.guide.is_waiting)
    pupil.key("escape")
    pupil.click("Leave")
    pupil.step()
    assert pupil.scene is table and table.is_asking


# -- to the end


@pytest.mark.parametrize("game", LESSONS)
def test_played_as_the_guide_says_it_explains_everything(pupil, store, game):
    lesson = pupil.learn(game)
    while pupil.play_on(lesson):
        pass
    told = set(lesson.guide.told)
    assert told >= EXPLAINED[game], EXPLAINED[game] - told
    if lesson.guide.lesson.stacks:
        scores = lesson.port.standing.scores
        assert scores[0] == max(scores), "the cards were stacked for the person"
    pupil.click("OK")
    pupil.step()
    assert isinstance(pupil.scene, Home)
    assert store.matches.all() == []
    assert not store.settings.get(setting(game, "so far")), "the next time it begins anew"


EXPLAINED = {
    "whist": {
        *("The aim", "The bid", "The hook", "You lead", "Follow suit", "Trump it"),
        *("A free choice", "Your trick", "The trick", "The score", "Fewer cards"),
    },
    "schnapsen": {
        *("The aim", "The cards", "Trumps", "The bid", "The talon", "Kontra", "You lead"),
        *("The marriage", "The trick", "Trump it", "66!", "The score", "Two against one"),
    },
    "berzerka": {
        *("The aim", "The board", "First, second, third", "Six of 13 cards"),
        *("The bid", "The overbid"),
        *("Change cards", "You lead", "Follow suit", "Your trick", "The trick", "The score"),
        "And on it goes",
    },
    "bridge": {
        *(
            "The aim",
            "The bid",
            "The opening",
            "Enough for game",
            "The contract",
            "The plan",
            "Dummy",
        ),
        *("Draw trumps", "Follow suit", "The trick", "A claim", "The score"),
        *("The Joker", "The finesse"),
    },
    "berserk": {
        *("The aim", "The army", "Face down", "The line-up", "Walk", "Strike"),
        *("The dice", "Throw", "Exhausted", "The enemy", "Protect", "Which hit?", "Dead"),
        "Finish it",
    },
}


def test_the_answer_that_a_guide_asks_for_is_marked_for_the_mouse_too(pupil):
    lesson = pupil.learn("schnapsen")
    while not lesson.is_asking:
        assert pupil.play_on(lesson)
        pupil.until_spoken_to(lesson)
    panel = lesson.board.asking
    marked = [each for each in panel.walk() if each.takes_focus and each.shows_ring]
    asked = {panel.button_of(each) for each in lesson.port.legal_actions()}
    wanted = next(a for a in lesson.port.legal_actions() if str(a) in lesson.guide.wants)
    assert marked == [panel.button_of(wanted)] == [pupil.focused] and len(asked) > 2
    other = next(each for each in asked if each is not None and each is not marked[0])
    pupil.click_at(other.rect.center)
    pupil.wait(5)
    assert "do as the guide says" in lesson.notice, "there is time to see it"
    assert marked[0].shows_ring and not other.shows_ring, "marked again"


def test_the_lowest_card_that_a_guide_asks_for_has_the_focus(pupil):
    lesson = pupil.learn("bridge")
    while not (lesson.is_asking and "play low" in lesson.guide.remark.words):
        assert pupil.play_on(lesson)
        pupil.until_spoken_to(lesson)
    assert lesson.guide.wants == ("S5", "S7")
    assert str(pupil.focused.card) == "S5"


def test_a_card_that_no_rule_allows_is_refused_by_its_rule_not_for_the_lesson_alone(pupil):
    lesson = pupil.learn("bridge")

    def forbidden():
        return [each for each in lesson.hand.cards if lesson.reason_against(each.card)]

    while not (lesson.is_asking and lesson.by_card and forbidden()):
        assert pupil.play_on(lesson)
        pupil.until_spoken_to(lesson)
    wrong = forbidden()[0]
    lesson.play(wrong.card)
    assert "In a match you may" not in lesson.notice
    assert lesson.notice == lesson.reason_against(wrong.card)


def test_the_bid_a_guide_asks_for_is_marked_with_its_overbid(pupil):
    lesson = pupil.learn("berzerka")
    while not lesson.is_asking:
        assert pupil.play_on(lesson)
        pupil.until_spoken_to(lesson)
    assert lesson.guide.wants == ("hidden_strength+1",)
    pupil.focused.press()
    pupil.until(lambda: not lesson.is_asking)
    bids = [each for each in lesson.sitting._match.actions if "+" in each]
    assert "hidden_strength+1" in bids


@pytest.mark.parametrize("game", ["schnapsen", "berzerka", "bridge"])
@pytest.mark.parametrize("keys", [True, False])
def test_it_is_played_by_keys_alone_and_by_clicks_alone(pupil, game, keys):
    """As far as the first trick: reading, answering, cards put away, cards played."""
    lesson = pupil.learn(game)
    press = Keys(pupil) if keys else Clicks(pupil)
    steps = 0
    while not lesson.port.view().table.tricks:
        steps += 1
        assert steps < 40, pupil.text()
        pupil.until_spoken_to(lesson)
        if lesson.guide.is_waiting:
            press.button("Go on")
        elif lesson.picks is not None:
            wants = lesson.guide.remark.wants
            for notation in wants:
                press.card(next(c for c in lesson.by_card if f"-{c}" == notation))
            press.button(f"{lesson.picks.name} ({len(wants)})")
        else:
            action = pupil.wished(lesson)
            card = getattr(action, "card", None)
            if card is not None:
                press.card(card)
            elif hasattr(action, "overbid"):
                press.button("Hidden Strength")
            else:
                press.button(plain(lesson.board.asking.button_of(action).label))


class Clicks:
    def __init__(self, pilot):
        self.pilot = pilot

    def button(self, label):
        found = [w for w, _p in self.pilot.scene.places() if w == label or w.startswith(label)]
        self.pilot.click(found[-1])

    def card(self, card):
        """Click where no other card lies over it."""
        found = next(each for each in self.pilot.scene.hand.cards if each.card == card)
        self.pilot.click_at((found.rect.left + 8, found.rect.top + 14))


class Keys(Clicks):
    """Goes to a thing with the tabulator, and presses Enter."""

    def button(self, label):
        self._go(lambda w: plain(w.label).startswith(label))

    def card(self, card):
        self._go(lambda w: getattr(w, "card", None) == card)

    def _go(self, is_it):
        for _turn in range(80):
            if self.pilot.scene.focused is not None and is_it(self.pilot.scene.focused):
                break
            self.pilot.key("tab")
        else:
            raise AssertionError(self.pilot.text())
        self.pilot.key("return")


def test_what_the_lesson_does_not_ask_for_is_refused_with_a_word(pupil):
    lesson = pupil.learn("schnapsen")
    for _remark in range(2):
        pupil.until(lambda: lesson.guide.is_waiting)
        pupil.key("return")
    pupil.until(lambda: lesson.is_asking)
    before = len(lesson.port.events())
    lesson._submit(next(each for each in lesson.port.legal_actions() if str(each) == "S"))
    pupil.step()
    assert len(lesson.port.events()) == before
    called = " / ".join(lesson._name_asked(each) for each in lesson.guide.wants)
    assert lesson._toast.endswith(f"do as the guide says: {called}."), "and what it is"


def test_where_the_guide_asks_for_something_a_hint_is_that_and_can_be_read(pupil):
    lesson = pupil.learn("schnapsen")
    for _remark in range(2):
        pupil.until(lambda: lesson.guide.is_waiting)
        pupil.key("return")
    pupil.until(lambda: lesson.is_asking)
    called = " / ".join(lesson._name_asked(each) for each in lesson.guide.wants)
    pupil.key("h")
    pupil.wait(8)
    assert lesson.notice == plain(f"The guide says what to do here, and why: {called}.")


def test_a_guide_who_leaves_the_choice_steps_back_for_a_hint(pupil):
    lesson = pupil.learn("schnapsen")
    while not lesson.is_asking or lesson.guide.is_asking:
        assert pupil.play_on(lesson)
        pupil.until_spoken_to(lesson)
    assert lesson.guide.remark is not None
    pupil.key("h")
    pupil.until(lambda: lesson.board.advice is not None)
    assert lesson.guide.remark is None, "one piece of advice on the screen"
    told = len(lesson.guide.told)
    lesson._submit(lesson.port.legal_actions()[0])
    pupil.until(lambda: len(lesson.guide.told) > told)


def test_the_calls_that_the_guide_of_dreierschnapsen_asks_for_are_what_an_expert_would_say():
    lesson, found = LESSONS["schnapsen"], []
    match = lesson.match("You")
    while not match.is_over:
        turn, stack = Turn.of(match), match.stack
        view, legal = turn.view(), turn.legal_actions()
        told = stack.told_to(match.to_act, legal)
        if match.to_act == 0:
            wants = lesson.asked(view, legal).wants
            told = next((each for each in legal if str(each) in wants), legal[0])
            if view.table.phase.value in ("kontra", "rekontra") or isinstance(told, Pass):
                adviser = Adviser("race:8000", lambda number: Rng(number))
                asked = answered(match.ruleset, hinting(turn, adviser))
                found.append((str(told), str(asked.candidates[0].action)))
        match.apply(match.to_act, legal[0] if told is None else told)
    assert found == [(each, each) for each in ("rekontra", "pass", "kontra")]


def test_a_claim_that_is_refused_in_the_lesson_is_told_by_its_guide(pupil):
    names = ("Ana", "Mira", "Leila", "Tomasz")
    told = RULESETS["bridge"].telling.describe(event := _refused(), names)
    (remark,) = LESSONS["bridge"].happened(event, 0, names)
    assert remark.waits and plain(remark.words) == told and "Mira contests" in told
    assert not LESSONS["bridge"].happened(event, 1, names), "who refuses knows it"


def _refused():
    """Return that West contests a claim of South's."""
    match = LESSONS["bridge"].match("Ana")
    rng, policy = Rng(1), RULESETS["bridge"].sense.policy
    while len(match.state.view(0).table.tricks) < 2 or match.to_act != 0:
        view = match.state.view(match.to_act)
        match.apply(match.to_act, policy(view, match.state.legal_actions(), rng))
    for said in ("claim", "11"):
        legal = {str(each): each for each in match.state.legal_actions()}
        match.apply(0, legal[said])
    legal = {str(each): each for each in match.state.legal_actions()}
    match.apply(1, legal["contest"])
    return next(e for e in match.events if type(e).__name__ == "ClaimAnswered")


def test_the_score_is_explained_before_the_page_of_the_deal_covers_it(pupil):
    lesson = pupil.learn("whist")
    pupil.until_spoken_to(lesson)
    while "The score" not in lesson.guide.told:
        pupil.play_on(lesson)
        pupil.until_spoken_to(lesson)
    assert pupil.scene is lesson and lesson.guide.is_waiting
    assert lesson.guide.remark.title == "The score"
    assert len(lesson.port.standing.results) == 1 and "Deal 1 of" in pupil.text()
    pupil.key("l")
    assert "Guest bid" in pupil.text() and "Deal 2" not in pupil.text(), "it is not shown yet"
    pupil.key("escape")
    lesson.guide.read()
    pupil.until(lambda: pupil.scene is not lesson)
    assert "Deal 1 is over" in pupil.text()
    assert lesson.guide.remark is None


@pytest.mark.parametrize("game", LESSON_NAMES)
def test_the_log_does_not_run_ahead_of_what_is_shown(pupil, game):
    lesson, seen = pupil.learn(game), []
    start, shown = lesson.shown_count, lesson.shown
    lesson.show.director._shown = lambda event: (seen.append(event), shown(event))
    is_behind = False
    for _step in range(60):
        pupil.until_spoken_to(lesson)
        count = start + len(seen)
        is_behind |= count < lesson.port.event_count
        told = lesson.port.ruleset.telling.told(lesson.port.events(), lesson.port.names)
        assert len(lesson.log_page().lines) == sum(map(bool, list(told)[:count]))
        if is_behind or not pupil.play_on(lesson):
            break
    assert is_behind, "the lesson stands still while the match has gone on"


# -- left, and gone on with


def test_it_can_be_left_at_any_time_and_gone_on_with(pupil, store):
    lesson = pupil.learn("schnapsen")
    while lesson.port.view().table.phase != "play":
        pupil.play_on(lesson)
    pupil.until(lambda: lesson.is_asking)
    held = lesson.port.view().table
    pupil.key("escape")
    assert "Leave the lesson?" in pupil.text()
    pupil.click("Stay")
    assert pupil.scene is lesson
    pupil.key("escape")
    pupil.click("Leave")
    pupil.step()
    assert isinstance(pupil.scene, Home) and store.matches.all() == []
    pupil.program.lessons.start(RULESETS["schnapsen"])
    pupil.step()
    pupil.click("Go on")
    again = pupil.scene
    pupil.until(lambda: again.is_asking)
    assert again.port.view().table == held
    assert again.guide.remark == lesson.guide.remark
    pupil.key("escape")
    pupil.click("Leave")
    pupil.program.lessons.start(RULESETS["schnapsen"])
    pupil.step()
    pupil.click("Start over")
    pupil.until(lambda: pupil.scene.guide.is_waiting)
    assert not pupil.scene.sitting.has_begun


def test_what_was_kept_of_another_version_begins_anew(store):
    match = LESSONS["schnapsen"].match("You", ["H", "gang", "nonsense"])
    assert match.actions == []


@pytest.mark.parametrize("scores", [(9.0, 9.0, 1.0), (3.0, 9.0, 1.0), (1.0, 9.0, 3.0)])
def test_the_end_tells_each_his_place(scores):
    told = closing_words(MatchEnded((1,), scores))
    place = 1 + sorted(scores, reverse=True).index(scores[0])
    assert ("won" in told, "2 of 3" in told, "Last" in told) == tuple(place == n for n in (1, 2, 3))


# -- the picture


TABLES = [game for game in LESSONS if game != "berserk"]

LOOKS = [
    *product([(1920, 1080)], [0.8], [""], TABLES),
    *product([(960, 540)], [1.6], ["", "de", "sr"], TABLES),
]


@pytest.mark.parametrize(("size", "text", "language", "game"), LOOKS)
def test_the_guide_covers_neither_plates_nor_cards(store, size, text, language, game):
    pilot = Beginner(store, size, is_live=False, text_scale=text, language=language)
    lesson = pilot.learn(game)
    while len(lesson.port.view().table.tricks) < 2:
        pilot.until_spoken_to(lesson)
        _look_at(lesson)
        pilot.play_on(lesson)
    pilot.program.thinker.close()


def _look_at(lesson):
    guide, board = lesson.guide.rect, lesson.board
    told = lesson.guide.label
    assert guide.width and guide.top >= board.bar.rect.bottom
    for each in (*board.plates, *board.buttons.values(), *lesson.hand.cards):
        assert not (each.visible and guide.colliderect(each.rect)), (told, each.label)
    if board.asking is not None:
        assert not guide.colliderect(board.asking.rect), told
    if board.extra is not None and lesson.port.ruleset.id != "schnapsen":
        assert not guide.colliderect(board.extra.rect), told


@pytest.mark.parametrize("language", ["", "de", "sr"])
def test_at_a_battle_the_guide_stands_between_the_plates_and_his_words_fit(store, language):
    pilot = Beginner(store, (960, 540), is_live=False, text_scale=1.6, language=language)
    lesson = pilot.learn("berserk")
    while lesson.port.view().turn < 3:
        pilot.until_spoken_to(lesson)
        guide, board = lesson.guide, lesson.board
        pilot.step()
        assert guide.rect.width and guide.rect.top >= board.bar.rect.bottom
        for each in (*board.plates, board.side_panel, *board.squares):
            assert not guide.rect.colliderect(each.rect), (guide.label, each.label)
        style = guide.style
        assert guide.height_in(style, guide.rect.width, guide._size) <= guide.rect.height
        pilot.play_on(lesson)
    pilot.program.thinker.close()


def test_what_is_wanted_together_is_not_done_in_part():
    remark = Remark("", "", wants=("recruit a", "recruit b"), together=True)
    assert remark.welcomes(["recruit b", "recruit a", "army"])
    assert not remark.welcomes(["recruit a", "army"])


def test_where_nobody_could_claim_the_lesson_says_that_the_last_trick_decides() -> None:
    result = play(table("C", *LAST), f"{UP_TO_LAST} SU DT CO").result()
    for seat, who, points in ((0, "C takes", 0), (1, "C takes", 1), (2, "You take", 1)):
        scored = DealScored(replace(result, card_points=(60, 65)), result.points)
        (remark,) = LESSONS["schnapsen"].happened(scored, seat, "ABC")
        assert plain(remark.words) == (
            f"Neither side came to 66. {who} the last trick. It decides, whatever the card "
            f"points: the declarer has 60, the opponents 65. {points} for you."
        )


@pytest.mark.parametrize(
    ("hand", "card", "told"),
    [
        ("HT HO DT DO SU CT", "", "Whatever you play may be beaten"),
        ("HT HO DA DO SU CT", "DA", "Nobody can hold a higher card of its suit than {card}: only"),
        ("HT HO HK HU HA CT", "HA", "Nobody can hold a higher card of its suit than {card}: only"),
        ("CA CT CK CO CU SU", "CA", "Nothing that is out beats {card}: the trick will be yours."),
    ],
)
def test_what_the_guide_says_of_a_lead_is_true_of_the_hand(hand, card, told) -> None:
    rest = [each for each in map(str, GERMAN_PACK[::-1]) if each not in hand.split()]
    state = table("C", hand, " ".join(rest[:6]), " ".join(rest[6:12]))
    words = LESSONS["schnapsen"].asked(state.view(0), ()).words
    assert words.startswith("You lead. " + told.format(card=write_card(card) if card else ""))


@pytest.mark.parametrize(
    ("led", "told"),
    [
        ("HT", "You have none of {suit}: throw any card away, it cannot win."),
        ("DA", "You have neither {suit} nor a trump: throw any card away."),
    ],
)
def test_whoever_throws_a_card_away_is_told_of_trumps_beside_another_suit_alone(led, told) -> None:
    hands = ("HT HO DA DO SU CT", "SA ST SK CA CK CO", "HA HK HU DT DK SO")
    state = play(table("H", *hands), led)
    remark = LESSONS["schnapsen"].asked(state.view(1), ())
    assert remark.words == told.format(suit=suit_sign(state.table.trick.cards[0].suit))
