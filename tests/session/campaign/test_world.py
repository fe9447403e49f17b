"""The files of the campaign: all they name is there, and hostile ones are refused."""

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.fields import BadContent
from game.rulesets.catalogue import RULESETS
from game.session.campaign.rounds import setting_of
from game.session.campaign.season import Season
from game.session.campaign.stops import why_barred
from game.session.campaign.trail import Phase, Played, Trail
from game.session.campaign.world import FOLDER, read_world, world
from game.session.match import HUMAN, Seat
from tests.loops import over


def test_there_is_enough_to_see() -> None:
    found = world()
    matches = [node for node in found.nodes.values() if node.kind.is_match]
    assert len(matches) >= 42
    assert len(found.twists) >= 14
    assert len(found.encounters) >= 18
    assert {twist.id for twist in found.twists.values()} == {
        twist for node in matches for twist in node.twists
    }
    for game in RULESETS:
        assert sum(game in node.games for node in matches) >= 6


def test_every_clause_of_a_twist_stands_in_its_rule_book() -> None:
    for twist in world().twists.values():
        assert re.search(rf"\b{twist.clause}\b", RULESETS[twist.game].rule_book()), twist.id


def test_every_encounter_can_be_left_by_anybody() -> None:
    for encounter in world().encounters.values():
        changes = [choice.change for choice in encounter.choices]
        assert any(change.coins >= 0 and change.hearts >= 0 for change in changes), encounter.id


@over("id", [each.id for each in world().nodes.values() if each.rounds])
def test_every_round_can_be_set_up(id: str) -> None:
    season = Season(1, "middle")
    node = world().nodes[id]
    for number, round in enumerate(node.rounds):
        at = Season(1, "middle")
        at.__dict__["trail"] = _at(season, id, number)
        setting = setting_of(at, Seat(HUMAN, "Guest"))
        match = setting.match()
        assert match.ruleset.id == round.game and not match.is_over
        deals = match.standing.deals_in_match
        assert round.deals is None or deals is None or round.deals <= deals


def _at(season: Season, id: str, number: int) -> Trail:
    played = tuple(Played(id, each, each + 1, 1, True) for each in range(number))
    return replace(season.trail, at=id, phase=Phase.TABLE, played=played, deals=number + 1)


BROKEN = (
    ("act-1.toml", 'kind = "match"', 'kind = "duel"', "mill-loft, kind", "must be one of"),
    ("act-1.toml", "stage = 0", "stage = 10", "mill-loft, stage", "from 0 to 8"),
    ("act-1.toml", 'keepsake = "wheat"', 'keepsake = "crown"', "tithe-barn, keepsake", "one of"),
    ("act-1.toml", "stage = 0", "stage = 1", "mill-loft", "even stages"),
    ("act-1.toml", 'game = "whist"', 'game = "chess"', "mill-loft, game", "must be one of"),
    ("act-1.toml", '"tomasz", "nadia"', '"tomasz", "tomasz"', "mill-loft, others", "twice"),
    ("act-1.toml", '"tomasz", "nadia"', '"tomasz", "nobody"', "others, 2", "must be one of"),
    ("act-1.toml", '["tomasz", "nadia", "leila"]', '["tomasz"]', "others", "4 to 6 players"),
    ("act-1.toml", 'largest_hand = "5"', 'largest_hand = "9"', "mill-loft, rules", "largest_hand"),
    ("act-1.toml", 'largest_hand = "5"', 'smallest = "5"', "mill-loft, rules", "no option"),
    ("act-1.toml", "aim = 2", "aim = 4", "mill-loft, aim", "from 1 to 3"),
    ("act-1.toml", "aim = 2", 'aim = 2\nlevels = ["club"]', "mill-loft, levels", "each of the 3"),
    ("act-1.toml", "aim = 2", 'aim = 2\nlevels = ["club", "x", "y"]', "levels, 2", "one of"),
    ("act-1.toml", "deals = 6", "deals = true", "mill-loft, deals", "whole number"),
    ("act-1.toml", 'level = "club"', 'level = "god"', "ferry-steps, level", "must be one of"),
    ("act-1.toml", 'title = "The mill loft"', 'title = "The\\nmill"', "title", "printable"),
    ("act-1.toml", 'title = "The mill loft"', 'colour = "red"', "mill-loft", "colour"),
    ("act-1.toml", 'twist = "old-penny"', 'twist = "low-jokers"', "green-man, twist", "one of"),
    ("act-1.toml", 'kind = "boss"', 'kind = "rest"', "stone-bridge", "does not know"),
    ("act-1.toml", "[mill-loft]", "[mill-loft", "", "not TOML"),
    ("act-2.toml", "[reed-boat]", "[mill-loft]", "mill-loft", "Another act"),
    ("act-3.toml", "needed = 3", "needed = 6", "high-table, needed", "from 1 to 5"),
    ("twists.toml", 'clause = "SW-45"', 'clause = "SW-99"', "spades-double, clause", "one of"),
    ("twists.toml", 'spades_double = "on"', 'zero_five = "on"', "rules", "no effect"),
    ("deck.toml", 'game = "berserk"', 'game = "whist"', "starter", "no option"),
    ("deck.toml", "[poor]\nplains", "[poor]\nhills", "poor", "hills"),
    ("act-1.toml", "aim = 2", "aim = 2\npoor = true", "mill-loft, poor", "No decks"),
    ("deck.toml", "price = 10", "price = 0", "act-1, price", "from 1 to 99"),
    ("deck.toml", "starter = [", "starters = [", "", "starter"),
    ("deck.toml", "starter = [\n", 'starter = [\n    "qqqq",\n', "starter", "no card"),
    ("encounters.toml", 'who = "tomasz"', 'who = "ghost"', "wheel, who", "must be one of"),
    ("encounters.toml", "hearts = -1", "hearts = -3", "choices, 1, hearts", "from -1 to 1"),
    ("encounters.toml", "coins = -6", "coins = -1e9", "coins", "whole number"),
    ("encounters.toml", "coins = 3", "coins = -3", "lost-purse, choices", "costs nothing"),
    ("encounters.toml", 'favour = "good-word"', 'favour = "crown"', "favour", "must be one of"),
)


@pytest.mark.parametrize(("name", "old", "new", "place", "reason"), BROKEN)
def test_a_hostile_file_is_refused_with_its_place_and_a_reason(
    name: str, old: str, new: str, place: str, reason: str, tmp_path: Path
) -> None:
    shutil.copytree(FOLDER, tmp_path / "campaign")
    file = tmp_path / "campaign" / name
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadContent) as refused:
        read_world(tmp_path / "campaign")
    assert refused.value.file.endswith(name) and place in refused.value.place
    assert reason in refused.value.reason and refused.value.reason.endswith(".")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "campaign")
    (tmp_path / "campaign" / "act-2.toml").unlink()
    with pytest.raises(BadContent, match="cannot be read"):
        read_world(tmp_path / "campaign")


def test_a_stage_without_a_choice_is_refused(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "campaign")
    file = tmp_path / "campaign" / "act-1.toml"
    one = re.sub(r"(?ms)^\[(white-bridge|old-oak)\]\n.*?(?=^\[)", "", file.read_text("utf-8"))
    file.write_text(one, "utf-8")
    with pytest.raises(BadContent, match="Stage 1 has 1 places"):
        read_world(tmp_path / "campaign")


def test_who_lacks_nothing_still_finds_something_to_choose_at_every_stop() -> None:
    trail = replace(Season(1, "middle").trail, coins=99)
    for id, met in world().encounters.items():
        assert any(not why_barred(trail, choice) for choice in met.choices), id
