"""The compiled tree, which is only measured: it finds what there is to find, and counts right."""

import pytest

from game.rulesets.whist.table import PLAYS
from tests.kernels.tree import AVAILABLE, PLAYER, VISITS, Tree
from tests.search.test_whist_endings import LAST_OF_TWO, last_of_two


@pytest.mark.long
@pytest.mark.parametrize("is_sensible", [False, True])
@pytest.mark.parametrize(("trump", "bids", "trick", "hand", "right"), LAST_OF_TWO)
def test_the_right_card_is_found_and_every_visit_counted(
    trump: str, bids: tuple[int, ...], trick: str, hand: str, right: str, is_sensible: bool
) -> None:
    tree = Tree(last_of_two(trump, bids, trick, hand).view(3), 600)
    tree.grow(600, sensible=is_sensible)
    assert str(PLAYS[tree.choice()]) == right
    waiting = [0]
    for node in waiting:
        children = tree.children(node)
        waiting += children
        visits = [int(tree.nodes[child, VISITS]) for child in children]
        assert sum(visits) <= (int(tree.nodes[node, VISITS]) if node else 600)
        for child, visited in zip(children, visits, strict=True):
            assert 1 <= visited <= tree.nodes[child, AVAILABLE]
            assert tree.nodes[child, PLAYER] == 3 or node, "the seat itself is to act at the root"
    assert sum(int(tree.nodes[child, VISITS]) for child in tree.children()) == 600
