"""Every table at every size: no two things that may not touch do."""

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.core.explain import MOST_WORDS, Explanation, Feature
from game.core.tally import WORTH, Tally
from game.core.telling import Meaning
from game.core.words import LANGUAGES, use_language
from game.rulesets.catalogue import RULESETS
from game.session.coach.words import Caveat
from game.session.match import HUMAN, Match, Seat
from game.session.sitting import Sitting
from game.session.store import Store
from scenes.app import App
from scenes.preferences import Preferences
from scenes.program import Program
from scenes.scene import Action
from scenes.setup import LONGEST_NAME
from scenes.show.explained import ExplainedPanel
from scenes.show.hint import Caution
from scenes.table.asking import GROWN, HIGHEST, Calls
from scenes.table.board import BAR_BUTTONS, SIDE_BUTTONS
from scenes.table.catalogue import TABLES
from scenes.table.geometry import ASPECT
from scenes.table.places import card_key
from scenes.table.scene import TableScene
from scenes.table.schnapsen.board import DealBoard
from scenes.ui.boxes import Row
from scenes.ui.button import Button
from scenes.ui.meaningline import NOTE_TEXT
from scenes.ui.notices import tip_place
from tests.moments import play_to
from tests.scenes.looks import looks
from tests.scenes.thinking import thinker

SIZES = [(960, 540), (1280, 720), (1920, 1080), (3840, 2160), (1280, 960), (2560, 1080)]
TEXTS = [0.8, 1.0, 1.6]
TABLES_THERE_ARE = [
    (name, players) for name in TABLES for players in RULESETS[name].players if 3 <= players <= 6
]
NAMES = [f"{letter}ilhelmina Maxine"[:LONGEST_NAME] for letter in "WVKMQZ"]


class Room:
    """A program at one size, in which matches are laid out."""

    def __init__(self, size, text, left_handed):
        chosen = Preferences(text_scale=text, left_handed=left_handed, animation_speed=0.0)
        self.app = App(size, text_scale=text, guarded=False)
        self.program = Program(self.app, Store.in_memory(), thinker(), chosen)
        self.app.push(self.program.home())

    def table(self, game, players, decisions):
        """Return the table of a match after so many decisions, the person's turn."""
        ruleset = RULESETS[game]
        seats = [Seat(HUMAN, NAMES[0]), *(Seat("club", name) for name in NAMES[1:players])]
        match = Match(ruleset, ruleset.options(), seats, 5)
        play_to(match, lambda m: len(m.actions) >= decisions and m.to_act == 0, 1)
        table = TableScene(
            Sitting(match, self.program.thinker), self.program.look, self.program.ways
        )
        self.app.push(table)
        for _step in range(40):
            self.app.step([], 1 / 20)
        assert table.is_asking
        return table


@pytest.fixture
def room_of():
    """Make rooms, and close them after the test."""
    made = []

    def make(*of):
        made.append(Room(*of))
        return made[-1]

    yield make
    for each in made:
        each.app.window.destroy()
        each.program.thinker.close()
        each.program.store.close()


def boxes(table):
    """Everything on the table by name, as it stands."""
    board, layout = table.board, table.layout
    found = {"bar": board.bar.rect, "badge": board.badge.rect}
    if not board.badge.trump:
        del found["badge"]
    found |= {f"plate {plate.seat}": plate.rect for plate in board.plates}
    for action in (*BAR_BUTTONS, *SIDE_BUTTONS):
        if board.buttons[action].visible:
            found[f"button {action.value}"] = board.buttons[action].rect
    if board.extra is not None and board.extra.rect.width:
        found["extra"] = board.extra.rect
    if board.talon is not None and board.talon.visible and board.talon.label:
        found["talon's name"] = board.talon.rect
    if board.stake is not None and board.stake.visible and not board.gives_way(board.stake):
        found["stake"] = board.stake.written
    if board.asking is not None:
        found["asking"] = board.asking.rect
    lying = table.show.lay(table.show.picture)
    hand = [lying[card_key(card.card)] for card in table.hand.cards]
    trick = [lying[card_key(card)] for card in table.show.picture.trick.cards]
    talon = [place for key, place in lying.items() if key.startswith("talon")]
    found |= {"hand": _around(hand, layout), "trick": _around(trick, layout)}
    found["talon"] = _around(talon, layout)
    for seat in range(1, table.show.geometry.players):
        backs = [place for key, place in lying.items() if key.startswith(f"{seat}#")]
        found[f"fan {seat}"] = _around(backs, layout)
    return {name: rect for name, rect in found.items() if rect.width and rect.height}


def _around(cards, layout):
    """The box around cards as they lie, unturned."""
    rects = [
        pygame.Rect(
            round((place.x - place.height * ASPECT / 2) * layout.scale),
            round((place.y - place.height / 2) * layout.scale),
            layout.px(place.height * ASPECT),
            layout.px(place.height),
        )
        for place in cards
    ]
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


MAY_TOUCH = {
    # The buttons of the bar stand in it; a question lies over the tricks it stops, and over the
    # upper rim of the hand, whose indices it leaves free (tests below).
    frozenset({"bar", *(f"button {action.value}" for action in BAR_BUTTONS)}),
    frozenset({"asking", "trick"}),
}


TELLING = {"bar", "plate", "button", "asking", "extra", "trick"}
"""What hints and warnings are not to lie over: fans and piles of tricks say no more than plates."""


def may_touch(one, other):
    """Whether two things may lie over each other."""
    return any({one, other} <= allowed and one != other for allowed in MAY_TOUCH)


@pytest.mark.parametrize("left_handed", [False, True])
@looks(SIZES, TEXTS)
@pytest.mark.parametrize(("game", "players"), TABLES_THERE_ARE)
def test_nothing_hides_what_tells(room_of, game, players, size, text, left_handed):
    room = room_of(size, text, left_handed)
    for decisions in (0, 3 * players):
        table = room.table(game, players, decisions)
        nothing_lies_over_anything_else(table)
        a_notice_hides_nothing(table)
        a_warning_hides_nothing_that_tells(table)
        assert covered_by_advice(table, boxes(table), "Bid {}") == []
        if decisions and (game, players) == ("whist", 4):
            assert covered_by_advice(table, boxes(table)) == [], "nor does the longest name"
            assert pygame.Rect((0, 0), size).contains(table.board.advice.rect)
        table.leave_table()
        room.app.step([], 0)


def nothing_lies_over_anything_else(table):
    found, (wide, high) = boxes(table), table.layout.size
    for name, rect in found.items():
        if name != "hand":
            assert pygame.Rect(0, 0, wide, high).contains(rect), f"{name} is cut"
    touching = [
        (one, other)
        for one, other in combinations(found, 2)
        if found[one].colliderect(found[other]) and not may_touch(one, other)
        # A fan hangs below its plate.
        if {one.split()[0], other.split()[0]} != {"fan", "plate"} or one[-1] != other[-1]
    ]
    assert touching == []
    if table.board.asking is not None:
        asked = table.board.asking.rect.centerx
        assert abs(2 * asked - wide) <= 2, "it stands in the middle of the table"


def a_notice_hides_nothing(table):
    table.toast(LONG_NOTICE)
    found, notice = boxes(table), table.notice_rect()
    assert pygame.Rect((0, 0), table.layout.size).contains(notice)
    assert [name for name in found if notice.colliderect(found[name])] == []
    table.toast("")


def a_warning_hides_nothing_that_tells(table):
    before = None if table.board.asking is None else table.board.asking.rect.copy()
    choices = [Button(name, list, size=15, least=60) for name in ("Go ahead", "Think again")]
    table.show_caveat(Caution(LONG_WARNING, Row(*choices, gap=8, fill=True)))
    found, panel = boxes(table), table.board.advice.rect
    telling = [name for name in found if name.split()[0] in TELLING]
    assert [name for name in telling if panel.colliderect(found[name])] == []
    asked = found.get("asking", pygame.Rect(0, 0, 0, 0))
    plates = [f"plate {plate.seat}" for plate in table.board.plates]
    assert [name for name in plates if asked.colliderect(found[name])] == []
    table.show_caveat(None)
    if table.board.asking is not None:
        assert table.board.asking.rect == before, "back where it was"


WON = Feature("won", "you make it", "")
TALLY = Tally((0, 1), 4000, {"won": (0.54, 0.4), WORTH: (1.5, 0.5)}, {})
LONG_LOOK = (
    "Vorerst gewinnt sie, doch vier höhere Karten derselben Farbe und ein paar Trümpfe können noch "
    "draußen sein."
)


def show_hint(table, name="Kontra-Bauern-Schnapser {}", look=LONG_LOOK):
    """Show a hint, of the longest look there is, with two bars, and return its panel."""
    assert len(look.split()) <= MOST_WORDS
    told = Explanation(0, 1, "ahead", look, WON, (WON,), tally=TALLY)
    table.board.advice = panel = ExplainedPanel(told, name.format)
    table.board.gather()
    table.board.place(table.style, table.room())
    return panel


def covered_by_advice(table, found, *name):
    """What a hint lies over; between the hand's last cards and the next player it has its place.

    The line on the cloth gives way to it.
    """
    panel, telling = show_hint(table, *name), TELLING - ({"asking", "extra"} if name else set())
    covered = [each for each in found if panel.rect.colliderect(found[each])]
    return [each for each in covered if each.split()[0] in telling]


@pytest.mark.parametrize("is_again", [False, True])
@pytest.mark.parametrize("left_handed", [False, True])
@looks(SIZES, [0.8, 1.0])
def test_a_bid_of_thirteen_cards_beside_a_hint_covers_nobody(
    room_of, size, text, left_handed, is_again
):
    """It lay over the cards of the neighbour at the other side, and its corner over a notice; a
    second hint had it go back below the first."""
    table = room_of(size, text, left_handed).table("whist", 4, 0)
    assert len(table.hand.cards) == 13
    stood = table.board.asking.rect.copy()
    show_hint(table, "Bid {}")
    if is_again:  # asked for once more, while the first is still seen
        show_hint(table, "Bid {}")
    table.toast(LONG_NOTICE)
    found = boxes(table) | {"notice": table.notice_rect(), "hint": table.board.advice.rect}
    asked = found.pop("asking")
    assert [name for name in found if asked.colliderect(found[name])] in ([], ["hand"])
    table.show_caveat(None)
    assert table.board.asking.rect == stood


LONG_NOTICE = (
    "Wilhelmina Maxine contests: 12 tricks are not certain. Still out, perhaps: Joker of Hearts."
)


LONG_MEANING = Meaning("You say no more in this auction; the highest bid will be played.")
LONG_WARNING = Caveat(
    "Are you sure?",
    (
        "Compared with the best choice, Kontra-Bauern-Schnapser (24) is likely to cost you "
        "15.2 points.",
        "With 6 the bids claim 18 tricks of 13: there are not enough to go round.",
        "Better: Bid 0. What can win tricks: 1 trump, 1 ace, no kings. The bids so far claim 12 "
        "of 13 tricks.",
    ),
)


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize(("players", "held"), [(4, 13), (5, 10), (6, 8)])
def test_a_hint_leaves_every_raised_card_free(room_of, players, held, text, left_handed):
    table = room_of((960, 540), text, left_handed).table("whist", players, 0)
    hand = [place.card for place in table.hand.cards]
    assert len(hand) == held
    covered_by_advice(table, boxes(table), "Bid {}")
    panel = table.board.advice.rect
    for card in hand:
        lying = table.show.lay(table.show.picture, raised=[card])[card_key(card)]
        assert not any(map(panel.collidepoint, _rim(lying, table.layout.scale))), card
    table.leave_table()


def _rim(place, scale):
    """Points all around a card as it lies, turned, in pixels."""
    high, wide = place.height / 2, place.height * ASPECT / 2
    turn = pygame.math.Vector2(place.x, place.y)
    steps = [step / 40 - 1 for step in range(81)]
    rim = [(step * wide, side * high) for step in steps for side in (-1, 1)]
    rim += [(side * wide, step * high) for step in steps for side in (-1, 1)]
    return [(turn + pygame.math.Vector2(at).rotate(-place.turn)) * scale for at in rim]


def test_a_left_handed_table_changes_sides_at_once_when_the_settings_close(room_of):
    room = room_of((1280, 720), 1.0, False)
    table = room.table("whist", 4, 0)
    own, hint = table.board.plates[0], table.board.buttons[Action.HINT]
    assert own.rect.centerx < 640 < hint.rect.centerx
    room.program.open_settings()
    room.program._take(replace(room.program.look.preferences, left_handed=True))
    room.app.top.cancel()
    for _step in range(5):
        room.app.step([], 0.05)
    own, hint = table.board.plates[0], table.board.buttons[Action.HINT]
    assert hint.rect.centerx < 640 < own.rect.centerx
    room.program._take(replace(room.program.look.preferences, left_handed=False))
    table.leave_table()
    room.app.step([], 0)


@pytest.mark.parametrize(("answers", "most"), [(2, GROWN[0]), (9, NOTE_TEXT)])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_what_a_call_means_grows_with_the_text_as_far_as_there_is_room(
    room_of, size, answers, most
):
    table = room_of(size, 1.6, False).table("schnapsen", 3, 0)
    names = [f"Kontra-Bauern-Schnapser {number}" for number in range(answers)]
    asking = Calls("What do you play?", names, str, list, meaning=lambda _asked: LONG_MEANING)
    asking.stand(table.style, (size[0] // 2, size[1] // 2), size[0] // 2)
    assert {line.most for line in asking.lines} == {most}
    assert most == NOTE_TEXT or asking.rect.height <= table.style.px(HIGHEST)


@pytest.mark.parametrize("size", [(960, 540), (1920, 1080)])
def test_what_the_deal_hangs_on_grows_with_the_text(room_of, size):
    heights, kinds = [], []
    for text in (1.0, 1.6):
        table = room_of(size, text, False).table("schnapsen", 3, 0)
        board = next(each for each in table.board.walk() if isinstance(each, DealBoard))
        heights.append(board.rect.height)
        kinds.append(board._type(table.style).px)
    assert kinds[1] > 1.25 * kinds[0] and heights[1] > 1.1 * heights[0]


@looks([(960, 540), (1280, 720), (1920, 1080)], TEXTS)
def test_no_tip_covers_a_hint(room_of, size, text):
    table = room_of(size, text, False).table("schnapsen", 3, 0)
    panel = show_hint(table)
    wide = table.layout.px(420)
    for button in table.board.asking.walk():
        if button.takes_focus:
            tip = pygame.Rect(0, 0, wide, table.layout.px(52))
            room, avoided = table.tip_room(button), table.tip_avoids(button)
            assert not tip_place(tip, button.rect, room, avoided, 10).colliderect(panel.rect)


ASKED = [
    ("whist", 4, (0,)),
    ("schnapsen", 3, (0, 3)),
    ("berzerka", 3, (0, 3, 6)),
    ("bridge", 4, (0, 4)),
]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "text"), [((960, 540), 1.6), ((1280, 720), 1.0), ((1920, 1080), 1.0)]
)
@pytest.mark.parametrize("left_handed", [False, True])
def test_no_button_moves_when_a_hint_comes(room_of, size, text, left_handed, code):
    """They moved by about their width: the pointer then rested on another bid."""
    use_language(code)
    try:
        room = room_of(size, text, left_handed)
        for game, players, asked in ASKED:
            for decisions in asked:
                table = room.table(game, players, decisions)
                buttons = [each for each in table.board.asking.walk() if isinstance(each, Button)]
                stood = [each.rect.copy() for each in buttons]
                show_hint(table)
                assert [each.rect for each in buttons] == stood != [], (game, decisions)
                assert not table.board.advice.rect.colliderect(table.board.asking.rect)
                table.leave_table()
                room.app.step([], 0)
    finally:
        use_language("")
