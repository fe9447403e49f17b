"""Whole matches compared with how they went before; `pytest tests/golden --regold` writes anew.

A difference means that records kept by players no longer replay: raise the ruleset's version.
"""

from itertools import combinations

import pytest

from game.rulesets.berserk.options import MOTLEY, REALM_DECKS
from game.rulesets.berzerka.contracts import CONTRACTS
from game.rulesets.catalogue import RULESETS
from game.rulesets.schnapsen.contracts import CONTRACTS as SCHNAPSEN_CONTRACTS
from tests.conftest import TESTS
from tests.golden.trace import Script, trace

TRACES = TESTS / "golden" / "traces"

HIGH_BIDS = tuple(f"{level}{strain}" for level in range(3, 9) for strain in "CDHSN")
"""What players avoid where some contracts are to be made."""

SCRIPTS = (
    Script("whist-4-full", "whist", players=4, seed=1, deals=3),
    Script("whist-5-full", "whist", players=5, seed=2, deals=2),
    Script("whist-6-full", "whist", players=6, seed=3, deals=2),
    Script("whist-4-short", "whist", players=4, seed=4, options={"largest_hand": 3}),
    Script("whist-5-short", "whist", players=5, seed=5, options={"largest_hand": 3}),
    Script("whist-6-short", "whist", players=6, seed=6, options={"largest_hand": 3}),
    Script(
        "whist-4-harsher", "whist", players=4, seed=7, options={"largest_hand": 3, "scoring": "SB1"}
    ),
    Script(
        "whist-4-spades-double",
        "whist",
        players=4,
        seed=8,
        options={"largest_hand": 5, "scoring": "SA07", "spades_double": True},
    ),
    Script(
        "whist-4-half-points",
        "whist",
        players=4,
        seed=9,
        options={"largest_hand": 3, "scoring": "SA16"},
    ),
    Script(
        "whist-5-golf", "whist", players=5, seed=10, options={"largest_hand": 3, "scoring": "SA12"}
    ),
    Script(
        "whist-4-scratch",
        "whist",
        players=4,
        seed=11,
        options={"largest_hand": 3, "scoring": "SA19"},
    ),
    Script(
        "whist-4-zero-five",
        "whist",
        players=4,
        seed=12,
        options={"largest_hand": 3, "scoring": "SA03b", "zero_five": True},
    ),
    Script("schnapsen-random", "schnapsen", players=3, seed=31),
    *(
        Script(
            f"schnapsen-{name}",
            "schnapsen",
            players=3,
            seed=32 + number,
            deals=2,
            prefers=("claim", name, "game", "pass"),
        )
        for number, name in enumerate(SCHNAPSEN_CONTRACTS)
    ),
    Script(
        "schnapsen-house-rules",
        "schnapsen",
        players=3,
        seed=50,
        deals=4,
        options={
            "any_trump": True,
            "raising": True,
            "unseen_talon": True,
            "bettler_exchange": False,
            "risky_claims": True,
            "early_schnapser": True,
            "bummerl": True,
        },
        prefers=("game",),
    ),
    Script("berzerka-standard", "berzerka", players=3, seed=21),
    Script(
        "berzerka-every-contract",
        "berzerka",
        players=3,
        seed=22,
        options={"board": "custom", **dict.fromkeys(CONTRACTS, True)},
    ),
    Script(
        "berzerka-house-rules",
        "berzerka",
        players=3,
        seed=23,
        options={
            "board": "long",
            "rise": "neglected",
            "exchange": "open",
            "shapeshift_copy": "chance",
        },
    ),
    Script("bridge-rubber", "bridge", players=4, seed=91, avoids=(*HIGH_BIDS, "claim")),
    Script(
        "bridge-plain-boards",
        "bridge",
        players=4,
        seed=92,
        deals=4,
        options={"jokers": 0, "form": "duplicate", "honours": "off"},
        avoids=HIGH_BIDS,
    ),
    Script(
        "bridge-party",
        "bridge",
        players=4,
        seed=93,
        options={
            "jokers": 2,
            "wild": True,
            "hidden_table": "enhanced",
            "form": "chicago",
            "deals": 4,
        },
        avoids=(*HIGH_BIDS, "claim"),
    ),
    Script(
        "bridge-fourteen-tricks",
        "bridge",
        players=4,
        seed=94,
        deals=4,
        options={"jokers": 4, "power": "minor_major"},
        avoids=("claim",),
    ),
    Script(
        "bridge-house-rules",
        "bridge",
        players=4,
        seed=95,
        deals=4,
        options={
            "jokers": 4,
            "power": "minor",
            "baseline": "nonparity",
            "slam_basis": "level",
            "draw_rule": "unless_made",
            "honours": "laws",
            "deals": 4,
            "part_score": 50,
        },
        avoids=HIGH_BIDS,
    ),
    *(
        Script(
            f"berserk-{one}-{other}",
            "berserk",
            players=2,
            seed=60 + number,
            options={"deck_0": one, "deck_1": other, "easy_start": True},
            avoids=("mulligan", "army", "end"),
        )
        for number, (one, other) in enumerate(combinations(REALM_DECKS, 2))
    ),
    Script("berserk-random", "berserk", players=2, seed=80),
    Script(
        "berserk-motley",
        "berserk",
        players=2,
        seed=81,
        options={"deck_0": MOTLEY, "deck_1": MOTLEY},
        avoids=("mulligan", "army", "end"),
    ),
    Script(
        "berserk-house-rules",
        "berserk",
        players=2,
        seed=82,
        deals=2,
        options={
            "battles": 3,
            "first": "fixed",
            "field": "fire",
            "terrain": True,
            "range_metric": "diagonal",
            "mulligans": 1,
        },
        avoids=("army", "end"),
    ),
)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_the_match_goes_as_it_did(script: Script, request: pytest.FixtureRequest) -> None:
    path = TRACES / f"{script.name}.txt"
    written = trace(script)
    if request.config.getoption("--regold"):
        path.write_text(written, encoding="utf-8")
    assert path.exists(), f"{path} is missing; pytest tests/golden --regold writes it"
    assert written == path.read_text(encoding="utf-8")


def test_every_trace_has_its_script() -> None:
    assert {path.stem for path in TRACES.iterdir()} == {script.name for script in SCRIPTS}


def test_every_ruleset_has_traces_at_every_table() -> None:
    tables = {(script.ruleset, script.players) for script in SCRIPTS}
    assert tables == {(name, n) for name, game in RULESETS.items() for n in game.players}
