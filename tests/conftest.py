"""What every folder of tests shares: two flags, and how hypothesis looks for examples."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from game.kit.german import use_faces

TESTS = Path(__file__).parent

pytest_plugins = ["tests.tools.clock"]

settings.register_profile(
    "suite",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("suite")


def pytest_runtest_setup() -> None:
    """Let every test begin with the rules' own names of cards, whatever a program has chosen.

    Programs and screens that several tests share may be closed after the last of them.
    """
    use_faces("")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--vectors",
        metavar="DIR",
        default=str(TESTS / "vectors" / "data"),
        help="the folder of JSON vectors that tests/vectors runs (default: its own)",
    )
    parser.addoption(
        "--regold",
        action="store_true",
        help="write the golden traces anew instead of comparing them",
    )
