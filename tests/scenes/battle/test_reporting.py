"""What is told beside the field: whose turn it is, the log, notices, threats; and in words."""

import pygame
import pytest

from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.actions import Use
from game.rulesets.berserk.battlefields import Terrain
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.sense.foresight import Menace
from game.rulesets.berserk.unit import BOARD, SKY, Unit, is_square, spot_name
from game.session.match import Match, Seat
from scenes.battle.board.panels import AT_ONCE
from scenes.battle.overlays.menacing import Threats
from scenes.battle.overlays.oddsview import OddsView
from scenes.scene import Action
from scenes.theme import Layout
from scenes.ui import letters
from tests.scenes.battle.commander import Commander
from tests.scenes.battle.test_after_battle import ALONE, played
from tests.scenes.battle.test_questions import in_turn, sit


@pytest.fixture
def commander(tmp_path):
    commander = Commander(tmp_path)
    yield commander
    commander.quit()


@pytest.fixture
def battle(commander):
    battle = sit(commander, played(ALONE, 3, in_turn))
    commander.until_asked()
    return battle


def test_the_bar_says_whose_turn_it_is(commander, battle):
    assert battle.board.bar.value.startswith("Your turn, Turn ")
    commander.click("End turn")
    assert battle.board.bar.value.startswith("Bo is thinking")


def test_the_newest_sentence_stays_in_sight_in_another_size(battle):
    log = battle.board.log
    assert log.overflow > 0 and log.offset == log.overflow
    battle.resize(Layout.of((960, 540), 1.6))
    assert log.overflow > 0 and log.offset == log.overflow
    log.scroll_to(0)
    battle.resize(Layout.of((1280, 720)))
    assert log.offset == 0, "who reads further up is left there"


def test_new_sentences_are_drawn_a_few_lines_in_a_frame_before_they_are_seen(battle, monkeypatch):
    log, drawn = battle.board.log, []
    words = " ".join("word" for _each in range(AT_ONCE * 8))  # two lines or more
    before, told = list(log.lines.children), [f"{n} {words}." for n in range(3)]
    make = letters._rendered
    monkeypatch.setattr(letters, "_rendered", lambda *line: (drawn.append(line), make(*line))[1])
    log.tell(told)
    for _frame in range(20):
        if log.lines.children != before:
            break
        log.update(1 / 60)
        assert len(drawn) <= AT_ONCE
        drawn.clear()
    assert [line.describe().replace("\u00a0", " ") for line in log.lines.children] == told
    battle.board.log.draw(pygame.Surface(battle.layout.size))
    assert not drawn, "all of it was drawn before it stood there"


def test_a_notice_lies_beside_the_board(battle):
    column = battle.notice_column()
    assert not any(column.colliderect(square.rect) for square in battle.board.squares)


def test_the_screen_in_words_says_what_stands_where(commander, battle):
    able = battle.mode.by_unit
    unit = next(u for u in battle.picture.living(0) if is_square(u.spot) and u.spot in able)
    square = battle.board.spot(unit.spot)
    words = square.describe()
    assert words.startswith(f"{spot_name(unit.spot)}, your ")
    assert "life" in words and words.endswith("can act")
    lines = commander.text().splitlines()
    assert words in lines
    assert lines.count("Berserk") == 0 and sum(line.startswith("Berserk") for line in lines) == 1
    free = next(s for s in BOARD.squares if battle.picture.at(s) is None)
    assert not any(line.startswith(f"{spot_name(free)}, ") for line in lines)
    battle.focus(battle.board.spot(free))
    assert f"In focus: {spot_name(free)}, free" in commander.text()


def test_threats_are_counted_and_whoever_reaches_everything_is_named_only():
    units = [Unit(0, 3, 1, 27, False), Unit(1, 4, 1, SKY + 1, False), Unit(2, 5, 1, 22, False)]
    everything = frozenset(BOARD.squares)
    menaces = [
        Menace(0, frozenset({22, 21}), frozenset()),
        Menace(1, everything, frozenset()),
        Menace(2, frozenset({21, 22}), frozenset({21, 16})),
    ]
    threats = Threats(menaces, units, {0})
    assert not threats.by(22) and not threats.words_at(22), "nobody threatens his own side"
    hidden = Threats(menaces, [units[0]._replace(hidden=True), *units[1:]], ())
    guess = "What lies face down is a guess"
    for shown, is_said in ((threats, False), (hidden, True)):
        assert (guess in " ".join(w.label for w in shown.legend(None)[0].walk())) is is_said
    assert threats.tones() == {16: "range", 21: "threat"}
    assert [menace.uid for menace in threats.by(21)] == [0, 2]
    assert threats.words_at(16).startswith("b4: ") and "(shot)" in threats.words_at(16)
    assert threats.words_at(0) == "a1 is safe from them."
    unless = "b1 is safe from them, unless a card falls or is pushed or pulled."
    assert threats.words_at(1) == unless
    assert "not counted" in " ".join(w.label for w in threats.legend(None)[0].walk())


def test_threats_are_shown_with_a_legend_and_named_where_one_points(commander, battle):
    commander.click("Threats")
    assert "how many enemy cards" in commander.text()
    spot = next(iter(battle.counsel.threats(battle.mode).tones()))
    battle.focus(battle.board.spot(spot))
    commander.key("up", "down")
    battle.focus(battle.board.spot(spot))
    commander.step()
    assert battle.counsel.threats(battle.mode).words_at(spot) in commander.text()
    commander.click("Threats")
    assert battle.counsel.threats(battle.mode) is None
    assert "how many enemy cards" not in commander.text()
    battle.stop_asking()
    assert battle.act(Action.THREATS)
    assert "in your turn" in battle.notice


@pytest.mark.parametrize(
    ("terrain", "words"), [(True, "Wood: "), (False, "Terrain does not count in this match.")]
)
def test_the_ground_pointed_at_says_what_it_does(commander, terrain, words):
    match = played(ALONE, 3, in_turn, field="forests", terrain=terrain)
    battle = sit(commander, match)
    commander.until_asked()
    wood = match.state.standing.field.terrain.index(Terrain.WOOD)
    commander.hover_at(battle.board.spot(wood).rect.center)
    commander.step()
    told = [widget.label for widget in battle.board.side.walk()]
    assert any(words in each for each in told)
    assert ("defense skill 1" in " ".join(told)) is terrain
    assert "Wood: " in battle.board.spot(wood).describe()


def test_why_a_card_can_do_nothing_is_told_by_the_rule_and_not_that_nothing_can_wake_it(battle):
    unit = battle.picture.living(0)[0]._replace(exhausted=True)
    told = battle.mode._why_idle(unit)
    assert told == "It is exhausted. It becomes alert when your next turn starts. [BW-16]"
    told = battle.mode._why_idle(unit._replace(slept=True))
    assert told == "Stunned: it did not become alert as this turn started. [BW-58]"


def wakes_a_friend(match):
    return match.to_act == 0 and any(woken(match.state, each) for each in uses(match.state))


def uses(state):
    return [each for each in state.legal_actions() if isinstance(each, Use)]


def woken(state, use):
    """Tell whether a use is aimed at another own card that can do nothing itself."""
    target = state.view(0).at(use.target)
    movers = {getattr(each, "unit", None) for each in state.legal_actions()}
    return target.owner == 0 and target.exhausted and use.target not in {use.unit, *movers}


def test_of_an_exhausted_card_that_is_aimed_at_it_is_told_what_befalls_it(commander):
    """That it is exhausted till the next turn read as a refusal."""
    match = next(
        found for seed in range(1, 30) if not (found := played(ALONE, seed, wakes_a_friend)).is_over
    )
    battle = sit(commander, match)
    commander.until_asked()
    use = next(each for each in uses(match.state) if woken(match.state, each))
    mode = battle.mode
    mode.choose(mode.unit_at(use.unit))
    mode.choose_ability(use.ability)
    commander.hover_at(battle.board.spot(use.target).rect.center)
    commander.step()
    told = " ".join(widget.label for widget in battle.board.side.walk())
    assert mode.name_of(use) in told and "It is exhausted" not in told
    [odds] = [each for each in battle.board.side.walk() if isinstance(each, OddsView)]
    assert odds.value == "100% alert again", "nobody is hurt by it"
    friend = mode.unit_at(use.target)
    mode.choose(None)
    commander.step()
    told = " ".join(widget.label for widget in battle.board.side.walk())
    assert "It is exhausted" in told and card(friend.card).name in told


def test_the_bar_says_at_once_which_of_two_computers_is_at_it(tmp_path):
    """Before the first turn, too, when there is nothing on the field yet."""
    commander = Commander(tmp_path, animation_speed=1.0)
    seats = (Seat("heuristic", "Ana"), Seat("heuristic", "Bo"))
    match = Match(BERSERK, BERSERK.options(first="fixed"), seats, 5)
    commander.program.sit_down(commander.store.matches.begin(match))
    battle = commander.battle
    commander.step()
    for _frame in range(40):
        commander.step()
        told = battle.board.bar.value
        assert "is thinking" in told or "’s turn" in told, told
    assert not battle.picture.turn
    commander.quit()
