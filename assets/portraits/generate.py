"""Draw the computer players: `python -m assets.portraits.generate` rewrites the SVGs next to it.

Who they are and how they play stands in `characters.toml`, by the same names; the faces that a
player can win for himself are nobody else.
"""

from __future__ import annotations

from pathlib import Path

from assets.portraits.keepsakes import OWN
from assets.portraits.regulars import REGULARS
from assets.portraits.visitors import VISITORS

PEOPLE = REGULARS | VISITORS


def every_file() -> dict[str, str]:
    """File name -> SVG text, of everything this script writes."""
    return {f"{name}.svg": draw() for name, draw in (PEOPLE | OWN).items()}


def main() -> None:
    """Write the files."""
    for name, text in every_file().items():
        Path(__file__).with_name(name).write_text(text, encoding="utf-8", newline="\n")
        print(f"{name} {len(text)} B")


if __name__ == "__main__":
    main()
