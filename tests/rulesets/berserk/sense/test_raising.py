"""Whole armies weighed: the best of the cards, a plain one, and one that leaves crystals."""

from collections.abc import Sequence

from game.core.rng import Rng
from game.rulesets.berserk import BERSERK
from game.rulesets.berserk.actions import BerserkAction, Recruit
from game.rulesets.berserk.view import BerserkView
from game.session.asking import answered
from game.session.practice.raising import Raised, new_draw, weighing
from game.session.practice.setups import setups
from game.session.practice.trainers import TRAINERS, Raising

[TRAINER] = [each for each in TRAINERS["berserk"] if each.id == "recruit"]
assert isinstance(TRAINER, Raising)


def weighed(before: BerserkView, steps: Sequence[BerserkAction]) -> Raised:
    """Return what an army comes to; nothing is played out for that."""
    return answered(BERSERK, weighing(TRAINER, before, steps))


def test_the_strongest_army_gives_nothing_away_and_a_single_card_much() -> None:
    for seed in range(3):
        match = new_draw(TRAINER, seed, "Ana")
        before = match.state.view(match.to_act)
        [(best, worth), *_others] = weighed(before, ()).worths
        assert worth == 0
        whole = weighed(before, best)
        assert whole.loss == 0 and whole.is_right and whole.own == best
        alone = weighed(before, best[:1])
        assert alone.loss > 0.2 and not alone.is_right
        assert dict(alone.worths)[best] == 0 and -1 < dict(alone.worths)[best[:1]] < 0


def test_it_rests_on_the_own_cards_alone() -> None:
    match = new_draw(TRAINER, 1, "Ana")
    view = match.state.view(match.to_act)
    steps = [Recruit(view.hand[0])]
    told = weighed(view, steps).worths
    for number in range(4):
        world = BERSERK.sense.determinize(view, Rng(number))
        assert weighed(world.view(match.to_act), steps).worths == told


def test_armies_are_raised_on_every_field() -> None:
    drawn = {new_draw(TRAINER, seed, "Ana").options.field for seed in range(24)}
    assert len(drawn) > 3 and len(setups(BERSERK)) >= len(drawn)
