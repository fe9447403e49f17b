"""The deck of a season: weak at first, better by choice, always one that may be played."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.rng import Rng
from game.rulesets.berserk.cards.box import card_named
from game.rulesets.berserk.cards.decks import faults, read_deck
from game.rulesets.berserk.drafting import value
from game.rulesets.catalogue import RULESETS
from game.session.campaign.content import read_deck as read_season_deck
from game.session.campaign.favour import FAVOURS
from game.session.campaign.node import ACTS
from game.session.campaign.rounds import setting_of
from game.session.campaign.season import Season
from game.session.campaign.steps import BadStep
from game.session.campaign.trail import Phase
from game.session.campaign.world import world
from game.session.match import HUMAN, Seat
from levels.campaign import cards as maker
from tests.session.campaign.roads import step_of, walked

GUEST = Seat(HUMAN, "Guest")


def test_what_the_script_makes_of_the_cards_is_accepted(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(maker.text(), "utf-8")
    made = read_season_deck(file)
    assert len(made.starter) == 30 and set(made.poor) == set(world().deck.poor)
    assert not set(made.starter) & {id for pool in made.pools.values() for id in pool}


def test_the_starter_is_weak_and_the_pools_grow_better() -> None:
    deck = world().deck
    worth = [sum(value(card_named(id)) for id in pool) / len(pool) for pool in deck.pools.values()]
    poor = sum(value(card_named(id)) for id in deck.starter) / len(deck.starter)
    assert [poor, *worth] == sorted([poor, *worth])
    assert not set(deck.starter) & {id for pool in deck.pools.values() for id in pool}
    assert sorted(deck.prices.values()) == list(deck.prices.values())


def test_whatever_is_taken_the_deck_may_be_played() -> None:
    deck, luck = world().deck, Rng(3)
    for number in range(20):
        taken: list[str] = []
        for act in ACTS:
            for step in range(6):
                offered = deck.offered(act, taken, luck.fork(number, act, step))
                assert len(set(offered)) == 3 and not set(offered) & set(taken)
                taken.append(luck.choice(offered))
                assert not faults(read_deck(deck.text(taken)))
    assert len(deck.cards([])) == len(deck.cards(taken[:7])) == 30


def test_a_battle_is_fought_with_the_deck_as_it_is_by_then() -> None:
    season = walked(5, wins=1.0, until=500)
    seen = 0
    for number, step in enumerate(season.steps):
        at = Season(season.seed, season.difficulty, season.steps[:number])
        if step.startswith("ended") and at.round.game == "berserk":
            seen += 1
            setting = setting_of(at, GUEST)
            own, theirs = setting.options.deck_0, setting.options.deck_1
            assert own == at.world.deck.text(at.trail.cards) and theirs == at.round.rules["deck_1"]
            turned = replace(at)
            turned.__dict__["trail"] = replace(at.trail, favours=("chair",), asked=None)
            other = setting_of(turned.with_step("use chair"), GUEST)
            assert (other.options.deck_1, other.options.deck_0) == (own, theirs)
            assert other.seat == 1
    assert seen and season.trail.cards


def offered_cards() -> Season:
    """Return a season in which cards are offered."""
    for seed in range(40):
        season, luck = Season(seed, "middle"), Rng(seed)
        while not season.is_over:
            season = season.with_step(step_of(season, luck.fork(len(season.steps)), 1.0))
            if season.trail.phase == Phase.REWARD and season.trail.offered[0] not in FAVOURS:
                return season
    raise AssertionError("no season offers cards")


def test_one_card_of_three_is_taken_and_comes_twice() -> None:
    season = offered_cards()
    one = season.trail.offered[1]
    with pytest.raises(BadStep, match="is not offered"):
        season.with_step("take plains")
    after = season.with_step(f"take {one}")
    assert after.trail.cards == (*season.trail.cards, one) and after.trail.phase == Phase.ROAD
    assert Counter(after.world.deck.cards(after.trail.cards))[one] == 2


def test_a_market_sells_cards_once_each() -> None:
    for seed in range(40):
        season, luck = Season(seed, "easy"), Rng(seed)
        while not season.is_over:
            season = season.with_step(step_of(season, luck.fork(len(season.steps)), 1.0))
            sold = [ware for ware in season.wares if season.world.deck.price(ware)]
            if sold and season.wares[sold[0]] <= season.trail.coins:
                after = season.with_step(f"buy {sold[0]}")
                assert after.trail.cards[-1] == sold[0] and sold[0] not in after.wares
                assert after.trail.coins == season.trail.coins - season.wares[sold[0]]
                assert RULESETS["berserk"].options(deck_0=after.world.deck.text(after.trail.cards))
                return
    raise AssertionError("no market sells a card")
