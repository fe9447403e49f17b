"""The levels, the specs, and what a wrong one is answered."""

import pytest

from game.bots import catalogue
from game.bots.catalogue import LEVELS, UnknownBot, make_bot, offered_in, parse_spec
from game.core.rng import Rng
from game.rulesets.whist import WHIST
from tests.rulesets.whist.deals import chosen, dealt

SPECS = [f"{kind}:3" if kind in catalogue._NUMBERS else kind for kind in catalogue._KINDS]


def test_there_are_five_levels() -> None:
    assert list(LEVELS) == ["novice", "club", "expert", "master", "grandmaster"]
    for level in LEVELS.values():
        assert level.title and level.words
        assert parse_spec(level.id) == parse_spec(level.spec)


def test_a_level_is_offered_only_where_it_is_stronger_than_the_next_below() -> None:
    assert offered_in("whist") == list(LEVELS.values())
    assert [level.id for level in offered_in("berserk")] == ["novice", "club", "expert", "master"]
    assert parse_spec("grandmaster", "berserk") == ("mcts", 300), "matches of before still go on"


@pytest.mark.parametrize("name", [*SPECS, *LEVELS])
def test_each_can_be_made(name: str) -> None:
    bot = make_bot(WHIST, name)
    state = dealt(chosen(1, "S"))
    first = next(bot.think(state.view(0), state.legal_actions(), Rng(1)))
    assert first[0].action in state.legal_actions()


@pytest.mark.parametrize(
    "name",
    [
        "",
        "champion",
        "Expert",
        "ismcts",
        "ismcts:",
        "ismcts:0",
        "ismcts:-5",
        "ismcts:1.5",
        "ismcts:many",
        "ismcts:٣",
        "ismcts:99999999999",
        "careless:101",
        "heuristic:3",
        "random:1",
        "expert:2",
        ":5",
    ],
)
def test_a_wrong_spec_is_told_what_there_is(name: str) -> None:
    with pytest.raises(UnknownBot) as wrong:
        make_bot(WHIST, name)
    for known in (*LEVELS, *catalogue._KINDS):
        assert known in str(wrong.value)
    assert name in str(wrong.value)


def test_a_careless_player_strays_as_often_as_it_is_said_to() -> None:
    state = dealt(chosen(5, "S"))
    view, legal = state.view(0), state.legal_actions()
    plain = WHIST.sense.policy(view, legal, Rng(0))
    careless = make_bot(WHIST, "careless:60")
    strayed = sum(next(careless.think(view, legal, Rng(n)))[0].action != plain for n in range(400))
    assert strayed / 400 == pytest.approx(0.6, abs=0.08)
