"""The colours of the realms and of the two sides, and the emblems that stand for them."""

from dataclasses import dataclass

from game.rulesets.berserk.cards.card import Card, Realm
from scenes.theme import Colour


@dataclass(frozen=True)
class Ink:
    """A realm's colours, from where the light falls to where it does not."""

    light: Colour
    main: Colour
    deep: Colour


REALMS: dict[Realm | None, Ink] = {
    Realm.PLAINS: Ink((244, 208, 120), (198, 146, 50), (92, 58, 14)),
    Realm.MOUNTAINS: Ink((196, 212, 236), (100, 124, 164), (36, 48, 74)),
    Realm.FORESTS: Ink((176, 220, 112), (74, 138, 52), (22, 56, 24)),
    Realm.SWAMP: Ink((136, 222, 206), (38, 126, 124), (10, 52, 58)),
    Realm.FIRE: Ink((255, 176, 96), (212, 70, 34), (92, 16, 12)),
    Realm.DARK: Ink((206, 166, 246), (112, 66, 156), (38, 18, 62)),
    None: Ink((226, 214, 196), (144, 130, 114), (58, 50, 44)),
}
"""None is neutral."""

SIDES: tuple[Ink, Ink] = (
    Ink((150, 206, 255), (44, 112, 196), (14, 42, 88)),
    Ink((255, 172, 150), (196, 52, 52), (84, 14, 22)),
)
"""The colours of seat 0 and seat 1; their frames differ in shape as well."""

GOLD, GOLD_LIGHT, GOLD_DARK = "#d9a83c", "#f8e2a0", "#7a5414"
SILVER, SILVER_LIGHT, SILVER_DARK = "#b4bfcc", "#f2f6fa", "#56616e"


def inks_of(card: Card) -> tuple[Ink, ...]:
    """Return the colours of a card's realms, or the neutral ones."""
    return tuple(REALMS[realm] for realm in card.realms) or (REALMS[None],)


EMBLEMS: dict[Realm | None, str] = {
    # Three ears of grain.
    Realm.PLAINS: (
        '<path d="M50 92 C49 70 49 56 50 40 M50 90 C42 76 34 66 26 60 M50 90 C58 76 66 66 74 60" '
        'fill="none" stroke="{c}" stroke-width="5.5" stroke-linecap="round"/>'
        '<path d="M50 6 C59 15 59 24 50 34 C41 24 41 15 50 6 Z M39 26 C48 31 50 38 49 48 '
        "C39 46 35 38 39 26 Z M61 26 C52 31 50 38 51 48 C61 46 65 38 61 26 Z M12 34 C23 35 29 "
        "40 31 51 C20 52 13 46 12 34 Z M88 34 C77 35 71 40 69 51 C80 52 87 46 88 34 Z M8 54 C18 "
        '50 26 53 31 62 C21 67 13 64 8 54 Z M92 54 C82 50 74 53 69 62 C79 67 87 64 92 54 Z" '
        'fill="{c}"/>'
    ),
    # Two peaks, snow on the higher.
    Realm.MOUNTAINS: (
        '<path d="M4 82 L40 16 L56 44 L66 30 L96 82 Z" fill="{c}"/>'
        '<path d="M40 16 L52 37 L45 44 L39 37 L33 45 L28 38 Z" fill="{d}"/>'
        '<path d="M66 30 L74 44 L68 49 L60 39 Z" fill="{d}"/>'
    ),
    # A leaf with its veins.
    Realm.FORESTS: (
        '<path d="M84 10 C90 50 78 80 38 80 C22 80 16 66 20 54 C28 26 56 20 84 10 Z" fill="{c}"/>'
        '<path d="M12 92 C24 66 44 44 70 26 M30 66 L30 46 M42 54 L43 36 M38 70 L58 68 M52 55 '
        'L70 52" fill="none" stroke="{d}" stroke-width="5" stroke-linecap="round"/>'
        '<path d="M12 93 C18 80 24 70 31 62" fill="none" stroke="{c}" stroke-width="7" '
        'stroke-linecap="round"/>'
    ),
    # A drop over two waves.
    Realm.SWAMP: (
        '<path d="M50 4 C60 22 70 32 70 46 A20 20 0 0 1 30 46 C30 32 40 22 50 4 Z" fill="{c}"/>'
        '<path d="M40 46 A10 10 0 0 0 50 57" fill="none" stroke="{d}" stroke-width="4.5" '
        'stroke-linecap="round"/>'
        '<path d="M8 76 C18 66 27 66 36 75 C45 84 55 84 64 75 C73 66 82 66 92 76 M20 92 C28 85 '
        '35 85 42 91 C49 97 56 97 63 91 C70 85 76 85 82 92" fill="none" stroke="{c}" '
        'stroke-width="7" stroke-linecap="round"/>'
    ),
    # A flame with a heart.
    Realm.FIRE: (
        '<path d="M54 4 C62 22 86 34 84 62 C82 84 66 95 50 95 C32 95 16 84 16 62 C16 46 26 40 '
        '28 24 C38 30 42 38 42 46 C52 36 58 22 54 4 Z" fill="{c}"/>'
        '<path d="M52 50 C56 60 66 64 65 75 C64 84 58 88 50 88 C42 88 35 83 35 75 C35 68 40 66 '
        '41 60 C46 62 47 65 47 68 C51 64 53 58 52 50 Z" fill="{d}"/>'
    ),
    # A skull with horns.
    Realm.DARK: (
        '<path d="M50 24 C66 24 78 34 78 50 C78 60 73 66 68 70 L67 82 L58 88 L42 88 L33 82 L32 70 '
        'C27 66 22 60 22 50 C22 34 34 24 50 24 Z" fill="{c}"/>'
        '<path d="M26 36 C14 34 6 24 8 6 C14 16 22 22 36 25 Z M74 36 C86 34 94 24 92 6 C86 16 78 '
        '22 64 25 Z" fill="{c}"/>'
        '<path d="M30 48 C36 46 43 50 45 57 C38 63 30 60 30 48 Z M70 48 C64 46 57 50 55 57 C62 63 '
        "70 60 70 48 Z M50 62 L55 71 L45 71 Z M43 79 L43 88 L40 88 L40 79 Z M51.5 79 L51.5 88 "
        'L48.5 88 L48.5 79 Z M60 79 L60 88 L57 88 L57 79 Z" fill="{d}"/>'
    ),
    # A star in a ring.
    None: (
        '<circle cx="50" cy="50" r="40" fill="none" stroke="{c}" stroke-width="6"/>'
        '<path d="M50 14 L58 42 L86 50 L58 58 L50 86 L42 58 L14 50 L42 42 Z" fill="{c}"/>'
        '<circle cx="50" cy="50" r="6" fill="{d}"/>'
    ),
}
"""Emblems on a square of 100: {c} is their colour, {d} that of their dark parts."""
