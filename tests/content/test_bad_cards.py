"""Broken and hostile card files: each refused by a sentence that says where and why."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.fields import LONGEST_FILE, BadContent
from game.rulesets.berserk.cards.box import FOLDER, faults, read_box
from game.rulesets.berserk.cards.cardfile import read_cards

GOOD = """
[[card]]
id = "plains-hare"
name = "Hare"
people = "beasts"
cost = 3
life = 6
movement = 1
strike = [1, 1, 2]
abilities = [{ is = "armor", x = 1 }]
copies = 1
flavour = "It runs."
"""

WHOLE = [
    ("", "lacks the field “card”"),
    ("card = 3", "must be a list in [ ], not 3"),
    ("card = [3]", "card 1: must be a table, not 3"),
    ("[[karte]]", "does not know the field “karte”; its fields are “card”"),
    ("[[card]", "not TOML: Expected ']]' at the end of an array declaration (at line 1"),
    ("x = 1\nx = 2\n#", "not TOML: Cannot overwrite a value (at line 2"),
    (f"a = {'[' * 100_000}", "not TOML: its values are nested too deeply"),
    (f"a = {'9' * 9999}", "not TOML"),
    ("[[card]]\n" * 201, "must have at most 200 entries, not 201"),
    ("[[card]]", "card 1: lacks the field “id”"),
]
"""Files, and a part of the sentence each is refused with."""

SWAPS = [
    ('"plains-hare"', "7", "card 1, id: must be a text, not 7"),
    ('"plains-hare"', '"hare"', "card 1 (hare), id: must begin with “plains-”"),
    ('"plains-hare"', '"plains-Hare"', "id: must be small letters a-z and digits"),
    ('"plains-hare"', '"plains-"', "id: must be small letters"),
    ('"plains-hare"', '"../plains"', "id: must be small letters"),
    ('"Hare"', '""', "name: must have 1 to 34 characters, not 0"),
    ('"Hare"', f'"{"a" * 35}"', "name: must have 1 to 34 characters, not 35"),
    ('"Hare"', '"Ha\\nre"', "name: must be one line of printable characters"),
    ('"Hare"', '"Ha\\u202ere"', "name: must be one line of printable characters"),
    ('"Hare"', '" Hare"', "without space around it"),
    ('"Hare"', "1979-05-27", 'name: must be a text, not "1979-05-27"'),
    ("cost = 3", "", "card 1 (plains-hare): lacks the field “cost”"),
    ("cost = 3", "cost = 0", "cost: must be a whole number from 1 to 12, not 0"),
    ("cost = 3", "cost = 3.0", "cost: must be a whole number from 1 to 12, not 3.0"),
    ("cost = 3", "cost = true", "cost: must be a whole number from 1 to 12, not true"),
    ("cost = 3", "cost = nan", "cost: must be a whole number"),
    ("cost = 3", f"cost = 0x{'f' * 9999}", "cost: must be a whole number"),
    ("cost = 3", "cost = 3\nprice = 3", "does not know the field “price”; its fields are “id”"),
    ("life = 6", "life = 21", "life: must be a whole number from 1 to 20, not 21"),
    ("life = 6", "", "lacks the field “life”"),
    ("movement = 1", "movement = -1", "movement: must be a whole number from 0 to 5, not -1"),
    ("movement = 1", "", "lacks the field “movement”"),
    ("[1, 1, 2]", "[2, 1, 2]", "strike: must ascend from light to strong, which [2, 1, 2] does"),
    ("[1, 1, 2]", "[1, 2]", "strike: must name three numbers: light, medium and strong"),
    ("[1, 1, 2]", "[1, 1, 2, 3]", "strike: must have at most 3 entries, not 4"),
    ("[1, 1, 2]", '"1-1-2"', 'strike: must be a list in [ ], not "1-1-2"'),
    ("[1, 1, 2]", "[1, 1, 10]", "strike: must be a whole number from 0 to 9, not 10"),
    ("copies = 1", "copies = 4", "copies: must be a whole number from 1 to 3, not 4"),
    ("copies = 1", 'copies = 1\nkind = "wizard"', "kind: must be one of “creature”, “flyer”"),
    ("copies = 1", 'copies = 1\nkind = "flyer"', "movement: must not stand here"),
    ("copies = 1", 'copies = 1\nkind = "terrain"', "life: must not stand here"),
    ("copies = 1", 'copies = 1\nrealms = ["fire"]', "realms: must be the realm of its deck"),
    ("copies = 1", "copies = 1\nrealms = []", "realms: must be the realm of its deck"),
    ("copies = 1", 'copies = 1\nrealms = ["sea"]', "realms: must be one of “plains”"),
    ("copies = 1", 'copies = 1\nelite = "yes"', 'elite: must be true or false, not "yes"'),
]
"""What is put in the place of what in a good card, and the refusal."""

ABILITIES = [
    ('"armor"', "must be a list in [ ]"),
    ("[5]", 'abilities, 1: must be a table such as { is = "armor", x = 1 }, not 5'),
    ("[{}]", "abilities, 1: must be a table such as"),
    ('[{is = "armour", x = 1}]', "abilities, 1, is: must be one of “aimed”, “armor”"),
    ('[{is = "ability"}]', "must be one of “aimed”"),
    ('[{is = "wound", x = 1}]', "must be one of “aimed”"),
    ('[{is = "armor"}]', "abilities, 1: lacks the field “x”"),
    ('[{is = "armor", y = 1}]', "does not know the field “y”; its fields are “is”, “x”"),
    ('[{is = "armor", x = 4}]', "x: must be a whole number from 1 to 3, not 4"),
    ('[{is = "might", x = 0}]', "x: must not be 0"),
    ('[{is = "aimed", x = 1}]', "does not know the field “x”; its fields are “is”"),
    ('[{is = "attack_skill", when = "raining"}]', "when: must be one of “always”, “charging”"),
    ('[{is = "shot"}]', "lacks the field “damage”"),
    ('[{is = "shot", damage = [1, 2]}]', "damage: must name three numbers"),
    ('[{is = "shot", damage = [0]}]', "damage: must be a whole number from 1 to 9"),
    ('[{is = "shot", damage = [3, 2, 1]}]', "damage: must ascend"),
    ('[{is = "shot", damage = [1], reach = 11}]', "reach: must be a whole number from 1 to 10"),
    ('[{is = "shot", damage = [1], does = "poison"}]', "does: must be a table such as"),
    ('[{is = "on_hit", does = {is = "armor", x = 1}}]', "does, is: must be one of “binding”"),
    ('[{is = "on_hit", does = {is = "poisoning", x = 9}}]', "does, x: must be a whole number"),
    ('[{is = "protection", against = "rain"}]', "against: must be one of “blasts”"),
    ('[{is = "spell", does = {is = "wound", x = 1}, to = "us"}]', "to: must be one of “enemy”"),
    ('[{is = "heal", x = 1, to = "enemy"}]', "to: must not be “enemy”"),
    ('[{is = "rank", gives = []}]', "gives: must give at least one ability"),
    ('[{is = "rank", gives = [{is = "teleportation"}]}]', "gives, 1: cannot be given to others"),
    (
        '[{is = "rank", gives = [{is = "rank", gives = [{is = "aimed"}]}]}]',
        "gives, 1: cannot be given to others",
    ),
    (
        '[{is = "aura", to = "the other", gives = [{is = "aimed"}]}]',
        "to: must name other cards",
    ),
    (
        '[{is = "aura", to = "all", realm = "sea", gives = [{is = "aimed"}]}]',
        "realm: must be one of “plains”",
    ),
    (
        '[{is = "when", moment = "dies", does = {is = "wound", x = 1}, to = "itself"}]',
        "to: must not be the card itself, which is dead by then",
    ),
    (
        '[{is = "when", moment = "kills", does = {is = "wound", x = 1}, to = "the other"}]',
        "to: “the other” is there only when the card is struck or dies",
    ),
    ('[{is = "aimed"}, {is = "aimed"}]', "abilities, 2: stands there twice"),
    ("[" + '{is = "aimed"}, ' * 5 + "]", "must have at most 4 entries, not 5"),
]
"""Abilities, and the refusal."""

KINDS = [
    (
        "terrain",
        "",
        '{is = "armor", x = 1}',
        "“armor” is of no use to a card of the kind “terrain”",
    ),
    ("equipment", "", '{is = "shot", damage = [1]}', "“shot” is of no use"),
    ("artifact", "life = 5", '{is = "aimed"}', "“aimed” is of no use"),
    ("flyer", "life = 5\nstrike = [1, 1, 1]", '{is = "teleportation"}', "is of no use"),
    (
        "flyer",
        "life = 5\nstrike = [1, 1, 1]",
        '{is = "aura", to = "adjacent own", gives = [{is = "bless"}]}',
        "nothing is adjacent to a card of the kind “flyer”",
    ),
    (
        "terrain",
        "",
        '{is = "when", moment = "dies", to = "all", does = {is = "wound", x = 1}}',
        "moment: must be one of “turn starts”, “turn ends” on a terrain card",
    ),
    ("artifact", "", "", "lacks the field “life”"),
]


def refusal(folder: Path, text: str | bytes, deck: str = "plains") -> str:
    """Return the sentence with which a file is refused; fail if it is not."""
    path = folder / f"{deck}.toml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(BadContent) as wrong:
        read_cards(path, deck)
    sentence = str(wrong.value)
    assert sentence.startswith(f"{path}") and sentence.endswith(".") and "\n" not in sentence
    assert len(sentence) < 900
    return sentence


def test_the_good_card_is_good(tmp_path: Path) -> None:
    path = tmp_path / "plains.toml"
    for text in (GOOD, GOOD.replace("\n", "\r\n"), "\ufeff" + GOOD):
        path.write_bytes(text.encode())
        [card] = read_cards(path, "plains", 5)
        assert (card.id, card.number, card.strike) == ("plains-hare", 5, (1, 1, 2))


@pytest.mark.parametrize(("text", "told"), WHOLE, ids=lambda value: value[:30])
def test_files_that_hold_no_cards(tmp_path: Path, text: str, told: str) -> None:
    assert told in refusal(tmp_path, text)


@pytest.mark.parametrize(("old", "new", "told"), SWAPS)
def test_fields_that_are_not_right(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert old in GOOD
    assert told in refusal(tmp_path, GOOD.replace(old, new))


@pytest.mark.parametrize(("abilities", "told"), ABILITIES)
def test_abilities_that_are_not_right(tmp_path: Path, abilities: str, told: str) -> None:
    text = GOOD.replace('[{ is = "armor", x = 1 }]', abilities)
    assert told in refusal(tmp_path, text)


@pytest.mark.parametrize(("kind", "body", "ability", "told"), KINDS)
def test_abilities_of_no_use(tmp_path: Path, kind: str, body: str, ability: str, told: str) -> None:
    text = f"""
[[card]]
id = "thing"
name = "Thing"
realms = []
kind = "{kind}"
people = "things"
cost = 1
{body}
abilities = [{ability}]
copies = 1
flavour = "What is it?"
"""
    assert told in refusal(tmp_path, text, "custom")


def test_scales_that_would_never_count(tmp_path: Path) -> None:
    text = GOOD.replace('{ is = "armor", x = 1 }', '{ is = "scale" }').replace(
        "life = 6", "life = 5"
    )
    assert "life: must be at least 6" in refusal(tmp_path, text)


def test_a_custom_card_names_its_realms(tmp_path: Path) -> None:
    assert "lacks the field “realms”" in refusal(tmp_path, GOOD, "custom")
    twice = GOOD + 'realms = ["fire", "fire"]'
    assert "realms: names a realm twice" in refusal(tmp_path, twice, "custom")


def test_files_that_are_no_text(tmp_path: Path) -> None:
    assert "not written in UTF-8 (byte 4)" in refusal(tmp_path, b"a =\xff\xfe")
    assert "longer than 250000 bytes" in refusal(tmp_path, b"#" * (LONGEST_FILE + 1))
    assert "not TOML" in refusal(tmp_path, b"\0" * 50)


def test_a_key_of_many_parts_takes_no_time(tmp_path: Path) -> None:
    began = time.monotonic()
    assert "Line 2 has more than 100 dots" in refusal(
        tmp_path, b"\n" + b"a." * (LONGEST_FILE // 2 - 5) + b"a=1"
    )
    assert time.monotonic() - began < 5


@pytest.mark.parametrize("kind", ["pipe", "endless device"])
def test_what_is_no_file_is_not_waited_for(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "plains.toml"
    if kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero")
    with pytest.raises(BadContent, match="a device or a pipe"):
        read_cards(path, "plains")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "plains.toml").mkdir()
    for deck in ("plains", "fire"):
        with pytest.raises(BadContent, match="The file cannot be read: "):
            read_cards(tmp_path / f"{deck}.toml", deck)


# -- the whole box


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the box that may be broken."""
    return Path(shutil.copytree(FOLDER, tmp_path / "cards"))


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def test_the_copy_is_as_good_as_the_box(folder: Path) -> None:
    assert faults(folder) == [] and len(read_box(folder)) == len(read_box(FOLDER))


def test_an_id_or_a_name_that_another_card_has(folder: Path) -> None:
    change(folder / "dark.toml", '"Spiteful Imp"', '"Bone Recruit"')
    with pytest.raises(BadContent, match="card dark-imp, name: is that of another card, too"):
        read_box(folder)
    change(folder / "dark.toml", '"dark-imp"', '"dark-ghoul"')
    change(folder / "dark.toml", '"Bone Recruit"', '"Spiteful Imp"')
    change(folder / "dark.toml", '"Bone Recruit"', '"Another"')
    with pytest.raises(BadContent, match="card dark-ghoul, id: is that of another card, too"):
        read_box(folder)


def test_copies_that_do_not_add_up(folder: Path) -> None:
    change(folder / "fire.toml", "copies = 3", "copies = 2")
    [wrong] = faults(folder)
    assert "The copies must add up to 30; they add up to 29." in str(wrong)


def test_too_few_different_cards(folder: Path) -> None:
    text = (folder / "plains.toml").read_text("utf-8")
    cards = text.split("[[card]]")[1:11]
    three = "".join("[[card]]" + each.replace("copies = 2", "copies = 3") for each in cards)
    (folder / "plains.toml").write_text(three, "utf-8")
    [wrong] = faults(folder)
    assert "There must be at least 14 different cards; there are 10." in str(wrong)


def test_a_deck_too_many_and_one_too_few(folder: Path) -> None:
    (folder / "sea.toml").write_text("", "utf-8")
    [wrong] = faults(folder)
    assert "sea.toml: There is no such deck; the files are plains.toml, " in str(wrong)
    (folder / "fire.toml").unlink()
    [wrong] = faults(folder)
    assert "fire.toml: The file cannot be read" in str(wrong)


def test_every_broken_file_is_named(folder: Path) -> None:
    change(folder / "fire.toml", "life = ", "lives = ")
    change(folder / "dark.toml", "life = ", "life = 9")
    assert [Path(wrong.file).name for wrong in faults(folder)] == ["fire.toml", "dark.toml"]


@given(
    st.text(max_size=40) | st.sampled_from(["[[card]]", "[", "{", '"', "=", "1e999", "'''"]),
    st.integers(0, len(GOOD)),
    st.integers(0, 30),
)
def test_damaged_files_are_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, new: str, at: int, gone: int
) -> None:
    path = tmp_path_factory.getbasetemp() / "plains.toml"
    path.write_bytes((GOOD[:at] + new + GOOD[at + gone :]).encode("utf-8", "replace"))
    try:
        read_cards(path, "plains")
    except BadContent as wrong:
        assert "\n" not in str(wrong) and str(wrong).endswith(".")
