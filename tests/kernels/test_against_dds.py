"""Five hundred whole deals, and endings, beside DDS: where the bench group is installed."""

import pytest

from tests.kernels.against_dds import compare

pytestmark = pytest.mark.long
pytest.importorskip("endplay")


@pytest.mark.parametrize(("cards", "limit"), [(7, 0.75), (10, 2.0), (13, 5.0)])
def test_every_lead_is_what_dds_says_in_so_much_time(cards: int, limit: float) -> None:
    ours, others, wrong = compare(cards, 500 if cards == 13 else 200, seed=cards)
    assert wrong == 0
    assert sum(ours) < limit * sum(others)
    assert max(ours) < 5.0
