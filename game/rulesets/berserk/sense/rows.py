"""What it has proved to be worth, in crystals, that a card begins the battle in a certain row.

`python -m tests.strength.calibrate_rows` lets plain players fight with armies that stand in many
ways, fits to the ends of the battles what each row adds to the chance of winning, and writes the
two tables.
"""

from collections.abc import Mapping
from functools import cache

from game.rulesets.berserk.battle.profiles import PROFILES
from game.rulesets.berserk.sense.placing import is_helper, is_marksman

STOUT = 9
"""From so many life points on a card is stout."""

Rows = tuple[float, float, float]
"""The front row, the middle row and the back row."""
ARTIFACT: Rows = (-1.0, 0.0, 1.0)
"""No deck of a realm has any: they stand behind, as those of the plain player do."""


@cache
def row_worths(number: int) -> Rows:
    """Return what the rows are worth to a card; what they are to its kind if it was never tried."""
    profile = PROFILES[number]
    if not profile.is_creature:
        return ARTIFACT
    return ROWS.get(profile.card.id, KINDS[kind_of(number)])


def kind_of(number: int) -> str:
    """Return what kind of fighter a creature is, as far as that says where it belongs."""
    profile = PROFILES[number]
    if profile.is_flyer:
        return "flyer"
    if is_marksman(number):
        return "marksman"
    if is_helper(number):
        return "helper"
    pace = "slow" if profile.movement <= 1 else "quick"
    return f"{pace} and stout" if profile.life >= STOUT else pace


KINDS: Mapping[str, Rows] = {
    "quick": (0.7, -0.4, -0.3),
    "marksman": (-0.9, -0.2, 1.1),
    "slow": (0.5, -0.2, -0.3),
    "helper": (-0.6, 0.2, 0.4),
    "quick and stout": (0.8, -0.3, -0.4),
    "flyer": (-0.2, -0.5, 0.7),
    "slow and stout": (1.0, -0.2, -0.9),
}
ROWS: Mapping[str, Rows] = {
    "plains-outrider": (0.8, -0.5, -0.3),
    "plains-slinger": (-0.7, -0.2, 0.9),
    "plains-lancer": (0.7, -0.1, -0.6),
    "plains-cleaver": (1.4, -0.6, -0.7),
    "plains-remount": (-0.8, 0.4, 0.3),
    "plains-raider": (1.3, -0.5, -0.7),
    "plains-caravan-ox": (0.7, -0.3, -0.4),
    "plains-drummer": (1.0, -0.3, -0.7),
    "plains-scout": (1.4, -0.5, -0.9),
    "plains-sabre-dancer": (1.3, -0.7, -0.6),
    "plains-kite": (-0.1, -0.6, 0.7),
    "plains-whip-mistress": (0.5, -0.2, -0.2),
    "plains-duel-champion": (0.9, -0.4, -0.5),
    "plains-axe-matriarch": (-0.9, -0.4, 1.3),
    "plains-thunderhoof": (0.7, -0.4, -0.4),
    "plains-khan": (0.7, -0.2, -0.5),
    "mountains-gate-pikeman": (0.3, -0.3, 0.0),
    "mountains-brawler": (0.7, -0.3, -0.4),
    "mountains-shieldbrother": (1.2, -0.4, -0.8),
    "mountains-halberdier": (-0.1, 0.3, -0.2),
    "mountains-boulder-boy": (1.5, -0.1, -1.4),
    "mountains-anvil-guard": (0.9, 0.1, -1.0),
    "mountains-mason": (-0.7, -0.1, 0.8),
    "mountains-hill-giant": (1.0, -0.1, -0.9),
    "mountains-oathkeeper": (1.3, -0.4, -0.9),
    "mountains-phalanx-sergeant": (1.4, -0.1, -1.2),
    "mountains-rune-smith": (-0.9, 0.4, 0.5),
    "mountains-stair-captain": (0.2, 0.5, -0.7),
    "mountains-gyrfalcon": (-0.3, -0.6, 0.9),
    "mountains-boulder-giant": (-1.2, -0.5, 1.7),
    "mountains-grandmother-granite": (1.3, -0.4, -0.9),
    "mountains-hammer-king": (1.1, -0.3, -0.8),
    "forests-acorn-archer": (-0.4, 0.0, 0.4),
    "forests-lynx": (0.7, -0.1, -0.6),
    "forests-balm-singer": (-1.0, 0.5, 0.5),
    "forests-boar": (1.2, -0.9, -0.3),
    "forests-moss-bear": (0.5, -0.2, -0.3),
    "forests-glade-fencer": (0.7, -0.4, -0.3),
    "forests-she-wolf": (0.8, 0.1, -0.9),
    "forests-old-bear": (0.8, -0.1, -0.8),
    "forests-wasps": (-0.2, -0.5, 0.7),
    "forests-longbow-warden": (-1.1, 0.2, 0.9),
    "forests-owl": (0.0, -0.5, 0.6),
    "forests-tiger": (0.6, -0.1, -0.5),
    "forests-druid": (-0.5, 0.3, 0.2),
    "forests-root-walker": (1.5, -0.4, -1.0),
    "forests-queens-arrow": (-1.1, -0.1, 1.2),
    "forests-white-hart": (0.6, -0.4, -0.2),
    "swamp-leech-catcher": (0.6, -0.3, -0.4),
    "swamp-frogling": (0.3, -0.2, -0.1),
    "swamp-bog-troll": (0.4, -0.2, -0.3),
    "swamp-mire-witch": (-0.6, 0.1, 0.4),
    "swamp-fen-fiddler": (-0.6, 0.3, 0.3),
    "swamp-fen-troll": (1.0, -0.2, -0.8),
    "swamp-brew-hag": (-0.6, 0.1, 0.5),
    "swamp-hydra-calf": (0.6, 0.1, -0.7),
    "swamp-wisp": (-0.4, 0.0, 0.5),
    "swamp-drowned-bride": (1.0, -0.3, -0.7),
    "swamp-heron": (-0.2, -0.5, 0.8),
    "swamp-lullaby-hag": (-0.4, 0.1, 0.3),
    "swamp-blowpipe": (-0.5, -0.1, 0.7),
    "swamp-three-elbow": (0.7, 0.1, -0.9),
    "swamp-great-aunt-bog": (0.3, 0.2, -0.5),
    "swamp-mother-hydra": (1.2, 0.0, -1.2),
    "fire-spark": (0.6, -0.1, -0.5),
    "fire-hatchling": (0.4, -0.1, -0.2),
    "fire-ember-adept": (-1.0, 0.0, 0.9),
    "fire-ash-lizard": (0.8, -0.9, 0.1),
    "fire-furnace-hound": (-0.1, -0.2, 0.3),
    "fire-flame-guard": (1.2, -0.1, -1.1),
    "fire-salamander": (1.1, -0.6, -0.5),
    "fire-magma-brute": (1.3, -0.3, -0.9),
    "fire-torchbearer": (0.2, 0.2, -0.4),
    "fire-fire-dancer": (0.7, -0.5, -0.3),
    "fire-cinder-bat": (-0.4, -0.4, 0.8),
    "fire-pyromancer": (-1.3, -0.1, 1.4),
    "fire-phoenix": (-0.2, -0.3, 0.5),
    "fire-wyrm-knight": (1.1, -0.7, -0.4),
    "fire-walking-volcano": (1.0, 0.0, -0.9),
    "fire-elder-dragon": (-1.1, -0.4, 1.5),
    "dark-bone-recruit": (0.5, -0.1, -0.4),
    "dark-imp": (1.0, -0.4, -0.6),
    "dark-ghoul": (0.9, -0.5, -0.3),
    "dark-soul-butcher": (0.5, -0.4, -0.1),
    "dark-contract-imp": (-0.6, 0.2, 0.5),
    "dark-reaver": (1.0, -0.7, -0.3),
    "dark-plague-corpse": (1.2, -0.4, -0.8),
    "dark-headsman": (1.4, -0.3, -1.1),
    "dark-night-bat": (-0.3, -0.8, 1.1),
    "dark-countess": (0.5, -0.5, 0.0),
    "dark-gravedigger": (1.3, -0.6, -0.7),
    "dark-nightmare": (0.6, -0.5, -0.1),
    "dark-banshee": (1.1, -0.2, -0.9),
    "dark-demon-duelist": (0.9, -0.2, -0.7),
    "dark-soul-accountant": (1.1, -0.3, -0.9),
    "dark-demon-prince": (0.3, -0.1, -0.3),
}
"""By the card's id."""
