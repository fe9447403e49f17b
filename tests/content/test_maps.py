"""The battlefields: the table, the maps and tilesets, and what happens to hostile ones."""

from __future__ import annotations

import base64
import gzip
import os
import re
import shutil
import struct
import xml.etree.ElementTree as ET
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pygame
import pytest

from assets.tiles import generate as tiles
from game.core.fields import BadContent
from game.core.words import ROOT
from game.rulesets.berserk.battlefields import (
    BATTLEFIELDS,
    NEVER_SHUT,
    SHUT,
    Terrain,
    read_battlefields,
)
from game.rulesets.berserk.unit import BOARD
from levels.maps import generate as maps
from scenes.battle.maps.battlemap import FOLDER, BattleMap, battle_map, read_map
from scenes.battle.maps.marks import ZONES

EVERY = pytest.mark.parametrize("id", list(BATTLEFIELDS))

# -- the table


def test_there_are_at_least_eight_battlefields_and_each_terrain_is_somewhere() -> None:
    assert len(BATTLEFIELDS) >= 8
    assert {kind for field in BATTLEFIELDS.values() for kind in field.terrain} == set(Terrain)


@EVERY
def test_no_side_is_favoured(id: str) -> None:
    terrain = BATTLEFIELDS[id].terrain
    assert terrain == terrain[::-1], "a board turned by 180 degrees must look the same"


@EVERY
def test_first_squares_are_free_for_both_sides(id: str) -> None:
    shut = {square for square, kind in enumerate(BATTLEFIELDS[id].terrain) if kind in SHUT}
    assert not shut & NEVER_SHUT
    assert sum(kind is Terrain.LAVA for kind in BATTLEFIELDS[id].terrain) <= 4


GOOD = '[field]\ntitle = "A field"\nwords = "Green."\nterrain = """\n' + ".....\n" * 6 + '"""\n'

BAD_TABLES = {
    "no TOML": ("[field\n", "at line 1"),
    "empty": ("", "no battlefield"),
    "not a table": ("field = 3\n", "[field]"),
    "bad name": (GOOD.replace("[field]", '["A b"]'), "[A b]"),
    "unknown key": (GOOD + "music = 3\n", "“music”"),
    "no title": (GOOD.replace('title = "A field"\n', ""), "“title”"),
    "blank title": (GOOD.replace("A field", "  "), "“title”"),
    "title is a number": (GOOD.replace('"A field"', "3"), "“title”"),
    "a row too few": (GOOD.replace(".....\n", "", 1), "6 lines of 5"),
    "a row too long": (GOOD.replace(".....", "......", 1), "6 lines of 5"),
    "unknown letter": (GOOD.replace(".....", "..x..", 1), "c6: “x” is not a terrain"),
    "rock in the way": (GOOD.replace(".....", "..R..", 1), "c6: Rock and water"),
    "not UTF-8": ("\udcff", "UTF-8"),
    "too large": ("#" * 1_000_001, "longer than"),
    "a deep list": ("a = " + "[" * 100_000, "nested too deeply"),
    "a number of 4,301 digits": ("a = " + "9" * 4_301, "not TOML"),
    "a key of many parts": ("a." * 50_000 + "a = 1", "dots"),
}


@pytest.mark.parametrize("name", BAD_TABLES)
def test_a_bad_table_is_refused_with_file_entry_and_reason(name: str, tmp_path: Path) -> None:
    text, said = BAD_TABLES[name]
    file = tmp_path / "battlefields.toml"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(BadContent) as refused:
        read_battlefields(file)
    assert str(refused.value).startswith(str(file))
    assert said in str(refused.value)


def test_a_good_table_is_read_from_the_lowest_row(tmp_path: Path) -> None:
    file = tmp_path / "battlefields.toml"
    rows = ["~...R", "W....", ".....", ".....", ".H.M.", "L...."]
    file.write_text(GOOD.replace(".....\n" * 6, "\n".join(rows) + "\n"), encoding="utf-8")
    terrain = read_battlefields(file)["field"].terrain
    found = {BOARD.names[k]: each for k, each in enumerate(terrain) if each is not Terrain.OPEN}
    assert found == {
        "a1": "lava",
        "b2": "hill",
        "d2": "marsh",
        "a5": "wood",
        "a6": "water",
        "e6": "rock",
    }


def test_a_table_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="cannot be read"):
        read_battlefields(tmp_path / "none.toml")


# -- the maps


def test_every_battlefield_has_a_map_and_every_map_a_battlefield() -> None:
    assert {file.stem for file in FOLDER.glob("*.tmx")} == set(BATTLEFIELDS)


@EVERY
def test_a_map_shows_the_terrain_of_the_table(id: str) -> None:
    land = battle_map(id)
    assert land.id == id
    assert land.terrain == BATTLEFIELDS[id].terrain


@EVERY
def test_a_map_has_a_board_zones_and_an_order_of_placement(id: str) -> None:
    land = battle_map(id)
    whole = pygame.FRect((0, 0), land.size)
    boxes = [*land.squares, *land.zones.values()]
    assert all(whole.contains(box) for box in boxes)
    assert not any(a.colliderect(b) for k, a in enumerate(boxes) for b in boxes[k + 1 :])
    assert set(land.zones) == set(ZONES)
    for seat in (0, 1):
        order = land.spawn[seat]
        own_side = range(15) if seat == 0 else range(15, 30)
        open_squares = {square for square in own_side if land.terrain[square] not in SHUT}
        assert set(order) == open_squares
        central = {square for square in own_side if BOARD.column[square] in (1, 2, 3)}
        assert set(order[:9]) == central, "the central squares are filled first (BW-12)"
    assert [BOARD.opposite(square) for square in land.spawn[0]] == list(land.spawn[1])


@EVERY
def test_something_moves_on_every_map_and_not_too_fast(id: str) -> None:
    land = battle_map(id)
    assert any(stamp.is_moving for stamp in land.stamps)
    assert 160 <= land.step <= 250


@EVERY
def test_the_land_has_corner_tiles_without_square_borders(id: str) -> None:
    """Where a cover ends, the tile has a corner without it: a full tile never meets bare ground."""
    tree = ET.parse(FOLDER / f"{id}.tmx").getroot()
    source = next(each.attrib["source"] for each in tree.iter("tileset"))
    tileset = ET.parse((FOLDER / source).resolve()).getroot()
    corners: dict[int, tuple[int, ...]] = {}
    for tile in tileset.iter("wangtile"):
        places = [int(each) for each in tile.attrib["wangid"].split(",")]
        corners[int(tile.attrib["tileid"]) + 1] = (places[7], places[1], places[5], places[3])
    wide = int(tree.attrib["width"])
    for layer in tree.iter("layer"):
        if layer.attrib["name"] in ("ground", "board"):
            continue
        data = layer.find("data")
        assert data is not None and data.text
        gids = [int(each) for each in data.text.split(",")]
        for index, gid in enumerate(gids):
            here = corners.get(gid, (0, 0, 0, 0))
            if (index + 1) % wide:
                right = corners.get(gids[index + 1], (0, 0, 0, 0))
                assert (here[1], here[3]) == (right[0], right[2]), (layer.attrib["name"], index)
            if index + wide < len(gids):
                below = corners.get(gids[index + wide], (0, 0, 0, 0))
                assert here[2:] == below[:2], (layer.attrib["name"], index)


def test_the_maps_are_what_the_script_makes() -> None:
    for name, text in maps.every_file():
        assert (FOLDER / name).read_text("utf-8") == text, "run `python -m levels.maps.generate`"


# -- the tilesets


def test_no_tileset_lies_about_that_the_script_does_not_draw() -> None:
    drawn = {"light", "world", "world-tall", "world-wide", "world-high"} | {
        f"{id}{kind}" for id in tiles.REALMS for kind in ("", "-small", "-tall", "-wide")
    }
    for ending in ("png", "tsx"):
        assert {file.stem for file in tiles.FOLDER.glob(f"*.{ending}")} == drawn


def test_the_tilesets_are_small() -> None:
    assert sum(file.stat().st_size for file in tiles.FOLDER.glob("*.png")) < 3_000_000


@pytest.mark.parametrize("id", ["light", "arena"])
def test_a_tileset_is_what_the_script_draws(id: str, tmp_path: Path) -> None:
    _compare(id, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("id", ["world", *(id for id in tiles.REALMS if id != "arena")])
def test_every_tileset_is_what_the_script_draws(id: str, tmp_path: Path) -> None:
    _compare(id, tmp_path)


def _compare(id: str, folder: Path) -> None:
    """Draw the sheets of a realm anew and compare them, the pictures by how they look."""
    special = {
        "light": lambda: [tiles.light_sheet()],
        "world": lambda: [tiles.world_sheet(), *tiles.landmark_sheets()],
    }
    draw = special.get(id, lambda: list(tiles.sheets_of(tiles.REALMS[id])))
    for sheet in draw():
        assert (tiles.FOLDER / f"{sheet.name}.tsx").read_text("utf-8") == sheet.tsx()
        new = folder / f"{sheet.name}.png"
        new.write_bytes(sheet.png())
        a, b = _pixels(new), _pixels(tiles.FOLDER / f"{sheet.name}.png")
        assert a.shape == b.shape
        away = np.abs(a.astype(int) - b.astype(int))
        assert away.mean() < 0.5, f"{sheet.name}: run `python -m assets.tiles.generate`"


def _pixels(file: Path) -> np.ndarray:
    loaded = pygame.image.load(file)
    sheet = pygame.Surface(loaded.get_size(), pygame.SRCALPHA, 32)
    sheet.blit(loaded, (0, 0))
    return np.dstack([pygame.surfarray.array3d(sheet), pygame.surfarray.array_alpha(sheet)])


# -- what is refused


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A folder laid out like the game's own, with one map and its tilesets."""
    for part in ("levels/maps", "assets/tiles"):
        (tmp_path / part).mkdir(parents=True)
    shutil.copy(FOLDER / "arena.tmx", tmp_path / "levels/maps/arena.tmx")
    for file in (ROOT / "assets/tiles").iterdir():
        if file.suffix in (".png", ".tsx") and file.stem.split("-")[0] in ("arena", "light"):
            shutil.copy(file, tmp_path / "assets/tiles" / file.name)
    return tmp_path


def read(folder: Path) -> BattleMap:
    return read_map(folder / "levels/maps/arena.tmx", folder)


def rewrite(
    folder: Path, change: Callable[[str], str], name: str = "levels/maps/arena.tmx"
) -> None:
    file = folder / name
    before = file.read_text("utf-8")
    after = change(before)
    assert after != before
    file.write_text(after, encoding="utf-8")


def ground(
    change: Callable[[list[str]], str], more: str = 'encoding="csv"'
) -> Callable[[str], str]:
    """Return what changes the block of tiles of the lowest layer."""

    def changed(text: str) -> str:
        start = text.index("<data")
        begin, end = text.index(">", start) + 1, text.index("</data>")
        gids = text[begin:end].replace("\n", "").split(",")
        return f"{text[:start]}<data {more}>{change(gids)}{text[end:]}"

    return changed


def packed(gids: list[str]) -> bytes:
    return struct.pack(f"<{len(gids)}I", *map(int, gids))


def based(content: bytes) -> str:
    return base64.b64encode(content).decode()


LAUGHS = (
    '<?xml version="1.0"?><!DOCTYPE map [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">'
    '<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><map>&c;</map>'
)
ZLIB = 'encoding="base64" compression="zlib"'
GZIP = 'encoding="base64" compression="gzip"'
BOMB = b"\0" * 40_000_000

BAD_MAPS: dict[str, tuple[Callable[[str], str], str]] = {
    "billion laughs": (lambda text: LAUGHS, "line 1: A DOCTYPE"),
    "external entity": (
        lambda text: '<!DOCTYPE map SYSTEM "file:///etc/passwd"><map/>',
        "line 1: A DOCTYPE",
    ),
    "nothing": (lambda text: "", "not XML"),
    "truncated": (lambda text: text[:3000], "not XML"),
    "no map": (lambda text: "<html/>", "begins with “html”"),
    "deeply nested": (lambda text: "<map>" * 5000, "nested too deeply"),
    "isometric": (lambda text: text.replace("orthogonal", "isometric"), "orthogonal"),
    "infinite": (lambda text: text.replace('infinite="0"', 'infinite="1"'), "infinite"),
    "too wide": (lambda text: text.replace('width="48"', 'width="257"', 1), "from 1 to 256"),
    "absurdly wide": (
        lambda text: text.replace('width="48"', 'width="99999999999999"', 1),
        "line 2: “width”",
    ),
    "negative": (lambda text: text.replace('height="28"', 'height="-28"', 1), "“height” is “-28”"),
    "no number": (lambda text: text.replace('width="48"', 'width="wide"', 1), "“width” is “wide”"),
    "flat tiles": (lambda text: text.replace('tileheight="64"', 'tileheight="32"'), "as wide as"),
    "image layer": (
        lambda text: text.replace("</map>", '<imagelayer name="sky"/></map>'),
        "“imagelayer” is not allowed",
    ),
    "group": (lambda text: text.replace("</map>", '<group id="99"/></map>'), "“group”"),
    "template": (
        lambda text: text.replace('<object id="1"', '<object template="x.tx" id="1"'),
        "Templates",
    ),
    "tileset outside": (
        lambda text: text.replace("../../assets/tiles/light.tsx", "../../../../light.tsx"),
        "“../../../../light.tsx”: There is no such file inside",
    ),
    "tileset by its full name": (
        lambda text: text.replace("../../assets/tiles/light.tsx", "/etc/light.tsx"),
        "no such file inside",
    ),
    "tileset missing": (
        lambda text: text.replace("tiles/light.tsx", "tiles/gone.tsx"),
        "gone.tsx”: There is no such file",
    ),
    "tileset with a zero byte": (
        lambda text: text.replace("tiles/light.tsx", "tiles/li&#x1;ght.tsx"),
        "not XML",
    ),
    "tileset of another kind": (
        lambda text: text.replace("tiles/light.tsx", "tiles/light.png"),
        "file of its own",
    ),
    "overlapping tilesets": (
        lambda text: re.sub(r'firstgid="\d+" (source="\S+-small)', r'firstgid="2" \1', text),
        "overlap",
    ),
    "gid out of range": (ground(lambda gids: ",".join(["9999", *gids[1:]])), "has number 9999"),
    "gid between the flags": (
        ground(lambda gids: ",".join([str(0x80000000 + 9999), *gids[1:]])),
        "has number 9999",
    ),
    "negative gid": (ground(lambda gids: ",".join(["-1", *gids[1:]])), "“-1” is not a tile"),
    "gid in words": (ground(lambda gids: ",".join(["one", *gids[1:]])), "“one” is not a tile"),
    "too few tiles": (ground(lambda gids: ",".join(gids[1:])), "has 1343 tiles"),
    "too many tiles": (ground(lambda gids: ",".join([*gids, "1"])), "has 1345 tiles"),
    "tiles as elements": (ground(lambda gids: "<tile gid='1'/>", ""), "one block"),
    "unknown packing": (ground(lambda gids: "abc", 'encoding="rot13"'), "must be CSV"),
    "zstd": (ground(lambda gids: "abc", 'encoding="base64" compression="zstd"'), "must be CSV"),
    "wrong base64": (ground(lambda gids: "@@@", ZLIB), "cannot be read"),
    "wrong zlib": (ground(lambda gids: based(b"nothing packed"), ZLIB), "cannot be read"),
    "wrong gzip": (ground(lambda gids: based(b"nothing packed"), GZIP), "cannot be read"),
    "zlib cut short": (
        ground(lambda gids: based(zlib.compress(packed(gids))[:-9]), ZLIB),
        "cut short",
    ),
    "a number cut short": (
        ground(lambda gids: based(packed(gids)[:-1]), 'encoding="base64"'),
        "cut short",
    ),
    "zlib bomb": (ground(lambda gids: based(zlib.compress(BOMB)), ZLIB), "larger than 16000000"),
    "gzip bomb": (ground(lambda gids: based(gzip.compress(BOMB)), GZIP), "larger than 16000000"),
    "layer of another size": (
        lambda text: text.replace('name="ground" width="48"', 'name="ground" width="47"'),
        "“ground”: The layer is not as large",
    ),
    "no ground": (lambda text: text.replace('name="ground"', 'name="grund"'), "“ground”: There"),
    "no squares": (lambda text: text.replace('name="squares"', 'name="sqares"'), "“squares”"),
    "board twice": (
        lambda text: text.replace('name="ground"', 'name="board"'),
        "There must be one layer",
    ),
    "two layers with one id": (
        lambda text: text.replace('<layer id="2"', '<layer id="1"'),
        "same id",
    ),
    "too many layers": (
        lambda text: text.replace("</map>", '<objectgroup id="9"/>' * 80 + "</map>"),
        "more than 64 layers",
    ),
    "too many tilesets": (
        lambda text: text.replace(
            "<tileset",
            '<tileset firstgid="1" source="../../assets/tiles/arena.tsx"/>' * 40 + "<tileset",
            1,
        ),
        "more than 32 tilesets",
    ),
    "too many tiles in all": (
        lambda text: (
            text.replace('width="48"', 'width="90"', 1)
            .replace('height="28"', 'height="90"', 1)
            .replace("</map>", '<layer id="9" width="90" height="90"/>' * 48 + "</map>")
        ),
        "more than 400000 tiles in all",
    ),
    "a land without end": (
        lambda text: text.replace('width="48"', 'width="200"', 1),
        "larger than 6144 pixels",
    ),
    "a thing without end": (
        lambda text: text.replace('name="gate" ', 'name="gate" rotation="0" ', 1).replace(
            'width="256" height="192"/>', 'width="60000" height="60000"/>', 1
        ),
        "larger than 4096 pixels",
    ),
    "too many objects": (
        lambda text: text.replace("</objectgroup>", "<object/>" * 5001 + "</objectgroup>", 1),
        "more than 5000 objects",
    ),
    "a square is missing": (
        lambda text: text.replace('name="c3"', 'name=""', 1),
        "“squares” has no room",
    ),
    "a square twice": (
        lambda text: text.replace('name="c3"', 'name="c2"', 1),
        "“c2”: The layer “squares” has no room",
    ),
    "wrong terrain": (
        lambda text: text.replace('value="open"', 'value="swimming pool"', 1),
        "“a1”: Its terrain is “swimming pool”; it must be one of open",
    ),
    "no terrain": (
        lambda text: text.replace('name="terrain" value="open"', 'name="kind" value="x"', 1),
        "“a1”: Its terrain is “”",
    ),
    "a square out of line": (
        lambda text: text.replace('name="a1" x="896" y="1280"', 'name="a1" x="890" y="1280"'),
        "side by side",
    ),
    "a square off the map": (
        lambda text: text.replace('name="a1" x="896"', 'name="a1" x="-896"'),
        "“a1”: It must be a rectangle on the map",
    ),
    "a square at no place": (
        lambda text: text.replace('name="a1" x="896"', 'name="a1" x="nan"'),
        "“a1”: “x” is “nan”",
    ),
    "a square beyond all bounds": (
        lambda text: text.replace('name="a1" x="896"', 'name="a1" x="1e300"'),
        "not a place on a map",
    ),
    "no zone": (lambda text: text.replace('name="flyers-0"', 'name="flyer"'), "“zones” has no"),
    "no order of placement": (
        lambda text: text.replace('name="order"', 'name="ordre"'),
        "It needs the properties seat",
    ),
    "placement twice": (
        lambda text: text.replace('name="square" value="c2"', 'name="square" value="c3"'),
        "“spawn”: Seat 0 needs at least nine different",
    ),
    "a thing that no tileset has": (
        lambda text: text.replace('gid="', 'gid="1'),
        "which no tileset has",
    ),
    "a thing without a size": (
        lambda text: text.replace('name="gate" ', 'name="gate" rotation="0" ', 1).replace(
            'width="256" height="192"/>', 'width="0" height="0"/>', 1
        ),
        "has no size",
    ),
    "a turned thing": (
        lambda text: text.replace('name="gate" ', 'name="gate" rotation="45" ', 1),
        "“gate”: Rotated objects",
    ),
    "a type of one's own": (
        lambda text: text.replace(
            'name="terrain" value', 'name="terrain" type="class" propertytype="T" value', 1
        ),
        "custom types",
    ),
    "too large": (lambda text: text + " " * 5_000_000, "larger than 5000000"),
    "an encoding of no text": (lambda text: text.replace("UTF-8", "rot13", 1), "not XML"),
    "an encoding that is none": (lambda text: text.replace("UTF-8", "nonsense", 1), "not XML"),
    "a hole in the ground": (
        ground(lambda gids: ",".join([*gids[:49], "0", *gids[50:]])),
        "“ground”: The tile at 1, 1 is missing; the ground has no holes.",
    ),
    "a zone of another seat": (
        lambda text: text.replace('"int" value="0"', '"int" value="7"', 1),
        "line 894, “flyers-0”: The property “seat” is “7”; it must be “0”.",
    ),
    "a zone for other things": (
        lambda text: text.replace('name="holds" value="flyers"', 'name="holds" value="birds"', 1),
        "“flyers-0”: The property “holds” is “birds”; it must be “flyers”.",
    ),
    "another battlefield": (
        lambda text: text.replace(
            'name="battlefield" value="arena"', 'name="battlefield" value="swamp"'
        ),
        "line 4: The property “battlefield” is “swamp”; it must be “arena”.",
    ),
    "no battlefield at all": (
        lambda text: text.replace(
            'name="battlefield" value="arena"', 'name="battlefield" value="moon"'
        ),
        "“battlefield” is “moon”; it must be “arena”",
    ),
    "a seat in letters": (
        lambda text: text.replace('"int" value="0"', '"int" value="abc"', 1),
        "line 894, “flyers-0”: The property “seat” is “abc”; it must be a whole number.",
    ),
    "a property of an unknown type": (
        lambda text: text.replace('type="int" value="0"', 'type="integer" value="0"', 1),
        "“flyers-0”: The property “seat” is of type “integer”; the types are string, int,",
    ),
    "a layer half seen": (
        lambda text: text.replace('name="ground"', 'name="ground" opacity="half"', 1),
        "line 11, “ground”: “opacity” is “half”; it must be a number.",
    ),
    "a layer perhaps seen": (
        lambda text: text.replace('name="zones" visible="0"', 'name="zones" visible="maybe"'),
        "“zones”: “visible” is “maybe”; it must be true or false.",
    ),
}


@pytest.mark.parametrize("name", BAD_MAPS)
def test_a_bad_map_is_refused_with_file_place_and_reason(name: str, copy: Path) -> None:
    change, said = BAD_MAPS[name]
    rewrite(copy, change)
    with pytest.raises(BadContent) as refused:
        read(copy)
    text = str(refused.value)
    assert text.startswith("levels/maps/arena.tmx") and text.endswith(".")
    assert said in text


BAD_TILESETS: dict[str, tuple[Callable[[str], str], str]] = {
    "laughs": (lambda text: LAUGHS, "DOCTYPE"),
    "no tileset": (lambda text: "<map/>", "begins with “map”"),
    "no tiles": (lambda text: text.replace("tilecount", "count"), "“tilecount”"),
    "billions of tiles": (
        lambda text: text.replace('tilecount="', 'tilecount="99999'),
        "from 1 to 16384",
    ),
    "no columns": (lambda text: text.replace('columns="6"', 'columns="0"'), "“columns” is “0”"),
    "margin": (lambda text: text.replace('columns="6"', 'columns="6" margin="2"'), "no margin"),
    "no picture": (lambda text: text.replace("<image", "<picture"), "one picture"),
    "picture elsewhere": (
        lambda text: text.replace('source="light.png"', 'source="../../../light.png"'),
        "no such file inside",
    ),
    "picture of no size": (
        lambda text: text.replace('source="light.png"', 'source="arena.png"'),
        "The picture must be a PNG of",
    ),
    "picture that is none": (
        lambda text: text.replace('source="light.png"', 'source="light.tsx"'),
        "The picture must be a PNG of",
    ),
    "a property in letters": (
        lambda text: text.replace(
            "<image ",
            '<properties><property name="year" type="int" value="x"/></properties><image ',
        ),
        "The property “year” is “x”; it must be a whole number.",
    ),
    "frame out of range": (
        lambda text: text.replace('<frame tileid="', '<frame tileid="999', 1),
        "“tileid”",
    ),
    "frame without a time": (
        lambda text: text.replace('duration="180"', 'duration="0"', 1),
        "“duration” is “0”",
    ),
}


@pytest.mark.parametrize("name", BAD_TILESETS)
def test_a_bad_tileset_is_refused_with_file_place_and_reason(name: str, copy: Path) -> None:
    change, said = BAD_TILESETS[name]
    rewrite(copy, change, "assets/tiles/light.tsx")
    with pytest.raises(BadContent) as refused:
        read(copy)
    assert str(refused.value).startswith("assets/tiles/light.tsx")
    assert said in str(refused.value)


def test_a_tileset_behind_a_link_that_leads_out_is_refused(copy: Path, tmp_path: Path) -> None:
    outside = tmp_path.parent / f"{tmp_path.name}-outside.tsx"
    shutil.move(copy / "assets/tiles/light.tsx", outside)
    (copy / "assets/tiles/light.tsx").symlink_to(outside)
    with pytest.raises(BadContent, match="no such file inside"):
        read(copy)


def test_pictures_that_are_too_large_together_are_refused(copy: Path) -> None:
    """Each of them is as large as one may be; only the head of the first is ever read."""
    head = b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", 4096, 4096)
    (copy / "assets/tiles/huge.png").write_bytes(head)
    (copy / "assets/tiles/huge.tsx").write_text(
        '<tileset name="huge" tilewidth="4096" tileheight="4096" tilecount="1" columns="1">'
        '<image source="huge.png" width="4096" height="4096"/></tileset>'
    )
    many = "".join(
        f'<tileset firstgid="{100_000 + n}" source="../../assets/tiles/huge.tsx"/>'
        for n in range(27)
    )
    rewrite(copy, lambda text: text.replace("<layer", many + "<layer", 1))
    with pytest.raises(BadContent, match="more than 16777216 pixels in all"):
        read(copy)


def test_a_picture_that_is_broken_is_refused(copy: Path) -> None:
    file = copy / "assets/tiles/light.png"
    file.write_bytes(file.read_bytes()[:64])
    with pytest.raises(BadContent, match=r"cannot be read: .*[^.]\.$"):
        read(copy)


def test_an_encoding_of_many_letters_is_not_repeated_whole(copy: Path) -> None:
    rewrite(copy, lambda text: text.replace("UTF-8", "x" * 5_000, 1))
    with pytest.raises(BadContent, match="not XML") as refused:
        read(copy)
    assert len(str(refused.value)) < 200


def test_a_map_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="cannot be read"):
        read_map(tmp_path / "none.tmx", tmp_path)


def test_a_map_that_leads_to_itself_is_refused(copy: Path) -> None:
    file = copy / "levels/maps/arena.tmx"
    file.unlink()
    file.symlink_to(file)
    with pytest.raises(BadContent, match=r"^levels/maps/arena.tmx: It cannot be read: .+\.$"):
        read(copy)


def test_a_map_that_is_no_file_is_refused(copy: Path) -> None:
    file = copy / "levels/maps/arena.tmx"
    file.unlink()
    os.mkfifo(file)
    with pytest.raises(BadContent, match="It is not a file that can be read"):
        read(copy)


@pytest.mark.parametrize("named", ["name", "gid", "visible"])
def test_a_property_may_be_called_like_an_attribute(named: str, copy: Path) -> None:
    rewrite(
        copy,
        lambda text: text.replace(
            'name="order"', f'name="{named}" value="x"/><property name="order"', 1
        ),
    )
    read(copy)


def test_zones_and_map_need_not_say_twice_what_their_names_say(copy: Path) -> None:
    rewrite(copy, lambda text: re.sub(r'<property name="(holds|battlefield)" [^>]+>', "", text))
    assert read(copy).id == "arena"


@pytest.mark.parametrize(
    ("more", "pack"),
    [
        (ZLIB, lambda gids: based(zlib.compress(packed(gids)))),
        (GZIP, lambda gids: based(gzip.compress(packed(gids)))),
        ('encoding="base64"', lambda gids: based(packed(gids))),
    ],
    ids=["zlib", "gzip", "plain"],
)
def test_every_packing_that_tiled_writes_is_read(
    more: str, pack: Callable[[list[str]], str], copy: Path
) -> None:
    before = len(read(copy).stamps)
    rewrite(copy, ground(pack, more))
    assert len(read(copy).stamps) == before
