"""Extra life is told in one way wherever a unit's life is: apart from that on its card."""

import re

from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk import events as told
from game.rulesets.berserk.battle.units import life_left
from game.rulesets.berserk.cards.box import cards
from game.rulesets.berserk.telling.life import life_words
from game.rulesets.berserk.telling.log_battle import describe
from game.rulesets.berserk.telling.reading import read_about
from game.rulesets.berserk.unit import spot_name
from tests.loops import over
from tests.rulesets.berserk.boards import battle
from tests.rulesets.berserk.test_log import NAMES, position


def numbers(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", text)]


@over("seed", range(40))
def test_log_look_and_tip_tell_the_same_of_a_warded_unit_and_it_adds_up(seed: int) -> None:
    rng = Rng(seed)
    shown = rng.choice([each for each in cards() if each.is_creature and each.life > 1])
    wounds, extra = rng.below(shown.life), 1 + rng.below(4)
    fight = battle(
        """
        . . . . .
        . . . . .
        . . b . .
        . . A . .
        . . . . .
        . . . . .
        """,
        sides={"A": {"extra": extra, "wounds": wounds}},
        A=shown,
        b=shown,
    )
    view = fight.state.view(0)
    unit = view.at(fight.spot("A"))
    assert unit is not None
    left = [shown.life - wounds, shown.life, extra]
    assert left[0] + left[2] == life_left(unit), "the life that kills it when it is gone"
    assert numbers(life_words(unit)) == left
    looked = BERSERK.telling.text_view(view, NAMES, None)
    assert f", {life_words(unit)}," in looked
    [tip] = [each for each in read_about(view, spot_name(unit.spot)) if each.startswith("Life: ")]
    assert numbers(tip)[:3] == left
    after = position(unit._replace(uid=0))
    for event in (
        told.Wounded(0, 1, 0, wounds, None, "fixed", after=after),
        told.Healed(0, 0, 1, "vampirism", after=after),
    ):
        assert describe(event, NAMES).endswith(f"; {life_words(unit)} left.")
    for much in (1, 2):
        gained = describe(told.Healed(0, 0, much, "vampirism", after=after), NAMES)
        assert f" gains {much} extra life (vampirism); " in gained
    warded = told.Affected(0, "warding", 1, after=after)
    assert f"has {extra} extra life" in describe(warded, NAMES), "the larger of two counts"
