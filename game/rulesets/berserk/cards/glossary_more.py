"""More paragraphs of the glossary: cards that combine, kinds of cards, and what all share."""

from collections.abc import Mapping

from game.core.words import marked

MORE: Mapping[str, tuple[str, str, str]] = {
    "kin": (
        marked("Beside its people"),
        marked(
            "While another own card of the same people is adjacent, it has what follows. Corners "
            "count; a card face down does not."
        ),
        "BW-70",
    ),
    "native": (
        marked("At home in the land"),
        marked("While it stands on such a square, and terrain counts, it has what follows."),
        "BW-71",
    ),
    "sweep": (
        marked("Sweep"),
        marked(
            "When its basic strike wounds somebody, the cards of his side adjacent to him suffer "
            "what follows, too."
        ),
        "BW-72",
    ),
    "shifting": (
        marked("Push and pull"),
        marked(
            "The creature is pushed off or pulled closer in a straight line, diagonals "
            "included, and stops before a square it cannot enter. A flyer is not moved, nor "
            "does it move others."
        ),
        "BW-73",
    ),
    "warding": (
        marked("Extra life"),
        marked("Wounds use it up first. Of two, the larger counts."),
        "BW-74",
    ),
    "festering": (
        marked("Growing poison"),
        marked(
            "If a creature is poisoned, its poison grows, to 5 at most; one that is not is "
            "left alone."
        ),
        "BW-74",
    ),
    "hurrying": (
        marked("Movement refills"),
        marked("An alert creature may walk again, as far as its movement goes."),
        "BW-74",
    ),
    "offering": (
        marked("Offering"),
        marked(
            "One of your own creatures is destroyed, and the one that does it gains something."
            " What happens when it dies still happens."
        ),
        "BW-75",
    ),
    "friends": (
        marked("Others of its side"),
        marked(
            "Some texts respond to the death of another own card, wherever it was, or to the "
            "strike of an adjacent one; an answer to an attack is a strike as well."
        ),
        "BW-76",
    ),
    "tireless": (
        marked("Tireless protector"),
        marked("It is not exhausted by fighting for another, and may do so again and again."),
        "BW-77",
    ),
    "protection from exhausting": (
        marked("Protection from exhausting"),
        marked("Nothing exhausts or stuns it but its own acts."),
        "BW-58",
    ),
    "flyer": (
        marked("Flyer"),
        marked(
            "It fights from the side of the board and needs no square. It may strike any enemy "
            "card; from the ground only ranged attacks and spells reach it. The flyers of an army "
            "cost 15 crystals at most."
        ),
        "BW-63",
    ),
    "artifact": (
        marked("Artifact"),
        marked(
            "It stands on a square and has life, but does not move and has no basic strike. Every "
            "attack on it finds it as if exhausted. It does not keep its owner in the battle."
        ),
        "BW-10",
    ),
    "terrain": (
        marked("Terrain"),
        marked(
            "It lies beside the board and counts for the whole battle. An army has one at most."
        ),
        "BW-10",
    ),
    "equipment": (
        marked("Equipment"),
        marked(
            "It is put on one of your creatures when the armies are placed, gives what it says to "
            "its wearer, and is lost with it."
        ),
        "BW-10",
    ),
    "unique": (marked("Unique"), marked("An army may have one copy of this card only."), "BW-07"),
    "range": (
        marked("Range X"),
        marked(
            "At most that many squares away, counted along rows and columns. Without a "
            "number: any distance."
        ),
        "BW-20",
    ),
    "roll": (
        marked("Standard combat roll"),
        marked(
            "One die: 1 to 3 deals the first of the three numbers, 4 and 5 the second, 6 the third."
        ),
        "BW-27",
    ),
}
"""Title, paragraph and clause."""
