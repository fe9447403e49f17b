"""What the lesson says of dice is what follows: a choice where there is one, else the wounds."""

from dataclasses import replace

from game.rulesets.berserk.battle.combat import MEDIUM, MISS, TABLE
from game.rulesets.berserk.events import DiceRolled
from game.rulesets.berserk.pending import AwaitChoice
from game.session.store import Store
from scenes.battle import lesson as told
from scenes.battle.motion.choreography import ROLL
from scenes.battle.motion.rolling import LANDS, Dice
from scenes.ui.text import plain
from tests.scenes.test_lesson import Beginner


def test_the_lesson_says_who_chooses_next_or_that_the_wounds_follow(monkeypatch):
    said = []

    def noted(event, seat, names):
        found = told_of(event, seat, names)
        said.extend((event, plain(each.words)) for each in found)
        return found

    told_of = told._dice
    monkeypatch.setattr(told, "_dice", noted)
    pupil = Beginner(Store.in_memory(), is_live=False)
    lesson = pupil.learn("berserk")
    while pupil.play_on(lesson):
        pass
    chosen = 0
    for event, words in said:
        assert isinstance(event, DiceRolled)
        if isinstance(event.after.pending, AwaitChoice):
            chosen += 1
            assert words.endswith("You choose now." if event.after.to_act == 0 else "chooses now.")
        else:
            assert words.endswith("The wounds follow.")
    assert 0 < chosen < len(said)
    first = said[0][1]
    assert "well ahead, the attacker hits hard" in first
    assert all(TABLE[by].attacker >= MEDIUM for by in range(2, 6))
    assert "well behind, he is hit himself" in first
    assert all(TABLE[-by].defender > MISS for by in range(3, 6))
    assert "At times both are hit." in first
    assert [by for by, row in TABLE.items() if MISS not in row[:2]] == [4, 2, -4]
    pupil.program.thinker.close()


def test_no_word_tells_of_dice_while_they_tumble(monkeypatch):
    """What the guide and the log say of a roll waits until the dice lie still."""
    pupil = Beginner(Store.in_memory(), is_live=False)
    lesson = pupil.learn("berserk")
    director, tumbled = lesson.director, 0
    while not (lesson.is_asking and lesson.picture.turn):
        assert pupil.play_on(lesson)
        pupil.until_spoken_to(lesson)
    look = lesson.look.pace()
    monkeypatch.setattr(type(lesson.look), "pace", lambda _look: replace(look, speed=1.0))
    while not tumbled:
        assert pupil.play_on(lesson)
        before, said = len(lesson.guide.told), len(lesson.told())
        while not (lesson.is_asking or lesson.guide.is_waiting):
            pupil.step()
            current = director._current
            if current is None or not any(isinstance(x, Dice) for x in current.motion.effects):
                before, said = len(lesson.guide.told), len(lesson.told())
            elif current.time < ROLL * LANDS:
                assert (len(lesson.guide.told), len(lesson.told())) == (before, said)
                tumbled += 1
            else:
                assert len(lesson.told()) > said, "it is told as soon as they lie still"
    assert len(lesson.guide.told) > before and lesson.guide.is_waiting
    pupil.program.thinker.close()
