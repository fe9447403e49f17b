"""Draw the playing cards: `python -m assets.cards.generate` rewrites every SVG of the packs.

Cards are named by suit letter and rank, ten = T: `SK`, `H2`, `CT`; jokers `R-joker` (red, wild),
`B-joker`, `S-joker` (of spades) and so on. The folders are the decks: `two` (black and red), `four`
(four colours), `large-two` and `large-four` (large index), `numbers-two` and `numbers-four`
(ranks 1 to 13, such as `S1` and `H13`), `german` (ranks A T K O U; S leaves, D bells, C acorns);
and `backs`.
"""

from __future__ import annotations

from pathlib import Path

from assets.cards import aces, courts, emblems, german, jesters, keepsakes, large, patterns, pips
from assets.cards.attire import FOUR, TWO
from assets.cards.suits import (
    FOUR_COLOUR,
    LIGHT_FOUR,
    LIGHT_TWO,
    TWO_COLOUR,
    sans,
    symbol,
)  # fmt: skip
from assets.cards.svg import document

ASSETS = Path(__file__).resolve().parents[1]
SUITS, RANKS = "SHDC", "AKQJT98765432"
INDICES = {rank: rank for rank in RANKS} | {"T": "10"}
DECKS = {"two": (TWO_COLOUR, TWO), "four": (FOUR_COLOUR, FOUR)}


def _french() -> dict[str, str]:
    """The 52 faces in each colouring, plain and with large indices."""
    files = {}
    for deck, (inks, cloths) in DECKS.items():
        for suit in SUITS:
            ink, cloth = inks[suit], cloths[suit]
            for rank, index in INDICES.items():
                if rank in "KQJ":
                    plain = courts.court(rank, suit, cloth)
                    big = large.large_court(rank, suit, cloth)
                else:
                    big = large.large_number(index, suit, ink)
                    plain = (
                        aces.ace(suit, ink) if rank == "A" else pips.number_card(index, suit, ink)
                    )
                files[f"cards/{deck}/{suit}{rank}.svg"] = plain
                files[f"cards/large-{deck}/{suit}{rank}.svg"] = big
    return files


def _jokers() -> dict[str, str]:
    """Six jokers to each pack: two wild ones, red and black, and one to each suit."""
    files = {}
    for deck, (_, cloths) in DECKS.items():
        jokers = {name: jesters.wild(name) for name in "RB"}
        jokers |= {suit: jesters.of_suit(suit, cloths[suit]) for suit in SUITS}
        for name, jester in jokers.items():
            files[f"cards/{deck}/{name}-joker.svg"] = jesters.joker(jester)
            files[f"cards/large-{deck}/{name}-joker.svg"] = jesters.large_joker(jester)
    return files


def _numbers() -> dict[str, str]:
    """The number pack: ranks 1 to 13 in four suits, in each colouring."""
    return {
        f"cards/numbers-{deck}/{suit}{rank}.svg": emblems.numbered(rank, suit, cloths[suit])
        for deck, (_, cloths) in DECKS.items()
        for suit in SUITS
        for rank in range(1, 14)
    }


def _german() -> dict[str, str]:
    """The German pack of twenty."""
    return {
        f"cards/german/{suit}{rank}.svg": german.german(rank, suit)
        for suit in SUITS
        for rank in german.INDICES
    }


def _symbols() -> dict[str, str]:
    """The suits alone, for running text; `-four` in four colours, `-light` for dark felt."""
    files = {}
    for kind, inks in (
        ("", TWO_COLOUR), ("-four", FOUR_COLOUR), ("-light", LIGHT_TWO),
        ("-four-light", LIGHT_FOUR),
    ):  # fmt: skip
        for suit in SUITS:
            drawing = symbol(suit, 55, 55, 104, inks[suit])
            files[f"ui/suits/{suit}{kind}.svg"] = document(110, 110, [drawing])
    for suit in SUITS:
        drawing = german.sign(suit, 55, 55, 102)
        files[f"ui/suits/{suit}-german.svg"] = document(110, 110, [drawing])
    for kind, ink, bar in (("", TWO_COLOUR["S"], "#b0832a"), ("-light", "#eef1f7", "#f2c75c")):
        files[f"ui/suits/N{kind}.svg"] = document(110, 110, [sans(55, 55, 104, ink, bar)])
    return files


def every_file() -> dict[str, str]:
    """Path under `assets/` -> SVG text, of everything this script writes."""
    backs = patterns.BACKS | keepsakes.BACKS
    packs = {f"cards/backs/{name}.svg": patterns.back(inks) for name, inks in backs.items()}
    return _french() | _jokers() | _numbers() | _german() | packs | _symbols()


def main() -> None:
    """Write the files."""
    files = every_file()
    for name, text in files.items():
        target = ASSETS / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
    total = sum(len(text.encode()) for text in files.values())
    largest = max(files, key=lambda name: len(files[name]))
    print(f"{len(files)} files, {total / 1e6:.2f} MB, largest {largest} {len(files[largest])} B")


if __name__ == "__main__":
    main()
