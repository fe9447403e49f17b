"""Plain bridge against OpenSpiel's, where that is installed."""

import pytest

from tests.rulesets.bridge.openspiel import compare


@pytest.mark.long
def test_two_thousand_deals_go_alike() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    for seed in range(2000):
        compare(pyspiel, seed)
