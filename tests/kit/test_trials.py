"""Worlds whose likelihood is told by Python."""

from importlib import import_module
from typing import Any

import pytest

from game.kernels import walk
from game.rulesets.catalogue import ruleset


@pytest.mark.parametrize(
    ("game", "place", "the_rest"),
    [
        ("berzerka", "game.kernels.berzerka.face", "get_ready"),
        ("bridge", "game.rulesets.bridge.policy", "tricks_by_card"),
    ],
)
def test_games_that_tell_it_have_the_walk_ready_when_they_are_warm(
    game: str, place: str, the_rest: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[Any] = []

    def noted(*told: Any) -> int:
        taken.append(told)
        return -1  # nothing changes places

    monkeypatch.setattr(walk, "swap", noted)
    monkeypatch.setattr(import_module(place), the_rest, lambda *_told: None)
    warm_up = ruleset(game).sense.warm_up
    assert warm_up is not None
    warm_up()
    assert taken
