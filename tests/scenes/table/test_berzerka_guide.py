"""What the guide of the lesson in Berzerka says where 1 is high."""

import re

from game.kit.cards import NO_TRUMP
from game.kit.tricks import Trick, TrickTaken
from game.rulesets.berzerka.contracts import CONTRACTS
from game.rulesets.berzerka.events import DealStarted
from game.rulesets.berzerka.position import Phase
from scenes.table.berzerka.lesson import asked, happened
from tests.rulesets.berzerka.hands import cards, play_with

MISLEADING = re.compile(r"\b(lower|low ones|lowest card)\b")
"""A 1 is the lowest number there and the strongest card."""


def test_the_guide_speaks_of_numbers_not_of_low_cards() -> None:
    state, said = play_with("hidden_strength"), set()
    while state.table.phase is Phase.PLAY:
        view, legal = state.view(state.current_player()), state.legal_actions()
        said.add(asked(view, legal).words)
        state.apply_action(legal[0])
    for part in ("Keep those nearest to 1.", "the nearer to 1 it is", "lowest number of the suit"):
        assert any(part in each for each in said)
    assert not list(filter(MISLEADING.search, said))


def test_of_each_contract_on_the_board_it_is_said_whether_it_has_trumps() -> None:
    _aim, board, *_rest = happened(DealStarted(number=0, dealer=0), 0, ("A", "B", "C"))
    told = re.findall(r"\*\*[^*]+\*\*[^*]+", board.words)
    assert len(told) == 3
    for sentence in told:
        title = re.match(r"\*\*(.+)\*\*", sentence)
        assert title is not None
        row = next(each for each in CONTRACTS.values() if each.title == title[1])
        assert ("without trumps" in sentence) == (row.trump == NO_TRUMP)
        assert "trumps" in sentence


def test_nobody_is_told_to_lead_who_may_have_no_card_left() -> None:
    """So it stood after the last trick."""
    for player in (0, 1):
        [remark] = happened(TrickTaken(player, Trick(0, cards("H1 H2 H3"))), 0, ("A", "B", "C"))
        assert "lowest number of the suit." in remark.words and "lead" not in remark.words
