"""The runner itself: it leaves no case out and says what it does not know."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from game.rulesets.catalogue import RULESETS
from tests.conftest import TESTS
from tests.vectors import bridge, schnapsen, whist
from tests.vectors.case import Case, UnknownVectors
from tests.vectors.test_vectors import RUNNERS, cases_in

DATA = TESTS / "vectors" / "data"
FILE = DATA / "whist.json"


@pytest.fixture
def vectors() -> Any:
    return json.loads(FILE.read_text(encoding="utf-8"))


SAME = 12
"""So many records of one shape are tried in each section."""
WITHOUT = {"berzerka", "berserk"}
"""The games of which there is no outside truth to compare with."""


def test_every_game_has_vectors_and_a_runner() -> None:
    files = {file.stem for file in DATA.glob("*.json")}
    assert set(RUNNERS) == set(RULESETS) - WITHOUT == files


@pytest.mark.parametrize("game", [whist, schnapsen, bridge])
def test_as_many_cases_run_as_the_file_holds(game: Any, request: pytest.FixtureRequest) -> None:
    folder = Path(request.config.getoption("--vectors"))
    for file in folder.glob(f"{game.__name__.split('.')[-1]}*.json"):
        found = json.loads(file.read_text(encoding="utf-8"))
        assert len(list(game.cases(found))) == game.count(found)


def test_cases_are_counted_as_by_hand(vectors: Any) -> None:
    by_hand = 29 + sum(len(scheme["cases"]) for scheme in vectors["schemes"]) + 2 + 15 + 28 + 20
    assert whist.count(vectors) == by_hand + 5 + 5 + 3 + 3


def _places(found: Any) -> Iterator[Any]:
    """Yield every record in the vectors."""
    if isinstance(found, Mapping):
        yield found
    if isinstance(found, Mapping | list):
        for each in found.values() if isinstance(found, Mapping) else found:
            yield from _places(each)


@pytest.mark.parametrize("file", sorted(DATA.glob("*.json")), ids=lambda file: file.stem)
def test_no_key_of_any_record_is_passed_over(file: Path, tmp_path: Path) -> None:
    """Put a strange key into each record in turn, of one shape into a few: something must fail."""
    whole = json.loads(file.read_text(encoding="utf-8"))
    sections = {name: content for name, content in whole.items() if name != "meta"}
    for name, content in sections.items():
        shapes = Counter[frozenset[str]]()
        for record in _places(content):
            shapes[frozenset(record)] += 1
            if shapes[frozenset(record)] > SAME:
                continue
            record["hat"] = "red"
            only = {"meta": {"game": whole["meta"]["game"]}, name: content}
            (tmp_path / file.name).write_text(json.dumps(only), encoding="utf-8")
            is_missed = any(_failures(cases_in(tmp_path)))
            del record["hat"]
            assert is_missed, f"{name}: nobody misses what is strange in {record}"


def _new_section(vectors: Any) -> None:
    vectors["claims"] = [{"id": "WV-C01"}]


def _new_scheme(vectors: Any) -> None:
    vectors["schemes"][0]["scheme"] = "SA99"


def _new_key(vectors: Any) -> None:
    vectors["legal_plays"][0]["hat"] = "red"


def _lost_key(vectors: Any) -> None:
    del vectors["schedule"]["4"][3]["undealt"]


def _new_trump(vectors: Any) -> None:
    vectors["trick_winner"][0]["trump"] = "Z"


def _new_scheme_of_a_match(vectors: Any) -> None:
    vectors["mini_game"]["results"]["SA99"] = {"totals": [0, 0, 0, 0], "winners": [0]}


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (_new_section, "claims"),
        (_new_scheme, "SA99"),
        (_new_key, "hat"),
        (_lost_key, "undealt"),
        (_new_trump, "Z"),
        (_new_scheme_of_a_match, "SA99"),
    ],
)
def test_what_is_not_known_fails_loudly(
    vectors: Any, change: Callable[[Any], None], named: str
) -> None:
    change(vectors)
    assert named in " ".join(_failures(whist.cases(vectors)))


@pytest.mark.parametrize(
    ("section", "change"),
    [
        ("schemes", lambda found: found[0]["cases"][0].update(expect=77)),
        ("seed_table", lambda found: found["rows"][1]["cumulative"].reverse()),
        ("mini_game", lambda found: found["results"]["SB0"].update(winners=[3])),
        ("schedule", lambda found: found["6"][4].update(cards=5)),
        ("allowed_bids", lambda found: found[0].update(expect_allowed=[0, 1, 2, 3, 4, 5, 6])),
        ("legal_plays", lambda found: found[0].update(expect=["H3"])),
        ("trick_winner", lambda found: found[0].update(expect_winner_index=0)),
        ("final_ranking", lambda found: found[0].update(expect_winners=[1])),
    ],
)
def test_a_wrong_case_of_any_section_is_found(
    vectors: Any, section: str, change: Callable[[Any], None]
) -> None:
    content = deepcopy(vectors[section])
    change(content)
    assert len(list(_failures(whist.cases({"meta": {}, section: content})))) == 1


def _failures(cases: Iterable[Case]) -> Iterator[str]:
    for case in cases:
        try:
            case.prove()
        except (AssertionError, LookupError, TypeError, ValueError) as failure:
            yield f"{case.name}: {failure}"


def test_a_game_without_rules_here_fails_loudly(tmp_path: Path) -> None:
    (tmp_path / "poker.json").write_text('{"meta": {"game": "Poker"}, "hands": []}')
    (case,) = cases_in(tmp_path)
    with pytest.raises(UnknownVectors, match=r"Poker.*Serbian whist"):
        case.prove()


def test_an_empty_folder_fails_loudly(tmp_path: Path) -> None:
    (case,) = cases_in(tmp_path)
    with pytest.raises(UnknownVectors, match="no vectors"):
        case.prove()


def test_a_damaged_file_fails_loudly(tmp_path: Path) -> None:
    (tmp_path / "whist.json").write_text("{")
    (case,) = cases_in(tmp_path)
    with pytest.raises(UnknownVectors, match="no file of vectors"):
        case.prove()
