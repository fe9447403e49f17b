"""A style changes how a computer player plays, not what it knows nor how strong it is."""

import pytest

from game.bots.catalogue import UnknownBot, level_of, make_bot, parse_spec, spec_of, style_of
from game.core.rng import Rng
from game.core.sense import STYLES
from game.kit.cards import DECK, Card
from game.kit.slips import touching
from game.rulesets.whist import WHIST
from game.rulesets.whist.phases import WhistState
from tests.rulesets.whist.deals import chosen, dealt


def eight_each(seed: int) -> WhistState:
    """A deal of eight cards to each of four players."""
    cards = Rng(seed).sample(DECK, 32)
    return dealt(chosen(8, "S"), [sorted(cards[n : n + 8]) for n in range(0, 32, 8)])


def first_bids(spec: str, deals: int) -> list[int]:
    """The bids of a player of this spec who bids first, in many deals of eight cards."""
    bot = make_bot(WHIST, spec)
    bids = []
    for seed in range(deals):
        state = eight_each(seed)
        view, legal = state.view(state.current_player()), state.legal_actions()
        *_earlier, last = bot.think(view, legal, Rng(seed))
        bids.append(last[0].action.tricks)
    return bids


def test_specs_name_level_and_style() -> None:
    assert spec_of("club", "bold") == "club+bold"
    assert spec_of("club", "steady") == "club"
    assert level_of("club+bold") is level_of("club") is not None
    assert level_of("race:20+bold") is None
    assert style_of("expert") is STYLES["steady"]
    assert parse_spec("expert+tricky") == parse_spec("expert")


@pytest.mark.parametrize("name", ["club+", "club+brave", "random+bold", "ismcts:5+bold", "+bold"])
def test_a_style_that_is_not_there_is_told(name: str) -> None:
    with pytest.raises(UnknownBot) as wrong:
        make_bot(WHIST, name)
    assert all(f"+{style}" in str(wrong.value) for style in STYLES)


@pytest.mark.parametrize(
    ("level", "deals"),
    [("heuristic", 200), pytest.param("race:120", 40, marks=pytest.mark.long)],
)
def test_the_bold_bid_more_than_the_steady_and_they_more_than_the_careful(
    level: str, deals: int
) -> None:
    careful, steady, bold = (
        sum(first_bids(f"{level}+{style}", deals)) for style in ("careful", "steady", "bold")
    )
    assert careful < steady < bold
    assert (bold - careful) / deals < 1, "a style is a leaning, not a folly"


def test_the_tricky_play_any_of_touching_cards() -> None:
    state = eight_each(5)
    while state.table.is_bidding:
        state.apply_action(state.legal_actions()[0])
    view, legal = state.view(state.current_player()), state.legal_actions()
    plain = WHIST.sense.policy(view, legal, Rng(0)).card
    same = touching(plain, view.hand, ())
    played = {WHIST.sense.policy(view, legal, Rng(n), STYLES["tricky"]).card for n in range(60)}
    assert played == set(same)
    assert all(isinstance(card, Card) and card in view.hand for card in same)


def test_touching_cards_have_nothing_in_play_between_them() -> None:
    for seed in range(60):
        state = eight_each(seed)
        view = state.view(state.current_player())
        for card in view.hand:
            same = touching(card, view.hand, ())
            assert {each.suit for each in same} == {card.suit}
            ranks = [each.rank for each in same]
            assert ranks == list(range(ranks[0], ranks[-1] + 1))
