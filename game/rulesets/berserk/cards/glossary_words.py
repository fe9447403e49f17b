"""The paragraphs of the glossary: what the words on cards mean."""

from collections.abc import Mapping

from game.core.words import marked

WORDS: Mapping[str, tuple[str, str, str]] = {
    "aimed": (
        marked("Aimed strike"),
        marked("No protector can be named against its basic strike."),
        "BW-33",
    ),
    "armor": (
        marked("Armor X"),
        marked(
            "The first X wounds that non-magical attacks would deal to it are prevented, anew "
            "in every player’s turn. Armor does not help against magic, poison and effects."
        ),
        "BW-34",
    ),
    "attack_skill": (
        marked("Attack skill X"),
        marked("It adds X to its roll when it attacks with its basic strike."),
        "BW-35",
    ),
    "defense_skill": (
        marked("Defense skill X"),
        marked(
            "While it is alert it adds X to its roll when it defends itself, or protects another, "
            "against a basic strike."
        ),
        "BW-36",
    ),
    "bless": (marked("Bless"), marked("It adds 1 to all its rolls."), "BW-37"),
    "blast": (
        marked("Blast X"),
        marked(
            "A ranged magical attack. Three numbers are dealt by a standard combat roll, a single "
            "one as it is. It cannot be aimed at an adjacent card, nobody can protect the target, "
            "and nothing is dealt in return."
        ),
        "BW-38",
    ),
    "shot": (
        marked("Shot X"),
        marked(
            "A ranged attack without magic. Three numbers are dealt by a standard combat roll, a "
            "single one as it is. It cannot be aimed at an adjacent card, nobody can protect the "
            "target, and nothing is dealt in return."
        ),
        "BW-39",
    ),
    "throw": (
        marked("Throw X"),
        marked(
            "A ranged attack without magic, like a shot, but protection from shots does not stop "
            "it."
        ),
        "BW-40",
    ),
    "magical_strike": (
        marked("Magical strike"),
        marked(
            "A magical attack on an adjacent card, dealt by a standard combat roll. Nobody can "
            "protect the target, and nothing is dealt in return."
        ),
        "BW-41",
    ),
    "special_strike": (
        marked("Special strike"),
        marked(
            "An attack without magic on an adjacent card, dealt by a standard combat roll. Nobody "
            "can protect the target, and nothing is dealt in return."
        ),
        "BW-42",
    ),
    "polearm": (
        marked("Polearm strike X"),
        marked(
            "Deals X wounds to a card exactly two squares away in a straight line, diagonals too, "
            "over whatever stands between. It is not magical, nobody can protect the target, and "
            "nothing is dealt in return."
        ),
        "BW-43",
    ),
    "heal": (
        marked("Heal X"),
        marked("It acts and removes up to X wounds of a creature, never above its full life."),
        "BW-44",
    ),
    "incarnation": (
        marked("Incarnation X"),
        marked(
            "In the graveyard it receives a token whenever its owner’s turn starts. With X "
            "tokens it returns, exhausted and unharmed, to a free square of its owner’s back "
            "row: once in a battle. Until then it does not keep its owner in the battle."
        ),
        "BW-45",
    ),
    "jump": (
        marked("Jump, range X"),
        marked(
            "Instead of moving: it goes to a free square within X, over whatever stands between. "
            "That spends all its movement."
        ),
        "BW-46",
    ),
    "teleportation": (
        marked("Teleportation"),
        marked("Instead of moving: it goes to any free square. That spends all its movement."),
        "BW-47",
    ),
    "poisoning": (
        marked("Poison X"),
        marked(
            "A poisoned creature suffers X wounds whenever it becomes alert at the start of "
            "its owner’s turn. Of two poisons the larger counts."
        ),
        "BW-48",
    ),
    "protection from blasts": (
        marked("Protection from blasts"),
        marked(
            "Blasts are blocked: they deal nothing, and what follows from them does not happen."
        ),
        "BW-49",
    ),
    "protection from shots": (
        marked("Protection from shots"),
        marked("Shots are blocked: they deal nothing, and what follows from them does not happen."),
        "BW-50",
    ),
    "protection from magic": (
        marked("Protection from magic"),
        marked("Blasts, magical strikes and spells are blocked, even those of its own side."),
        "BW-51",
    ),
    "protection from spells": (
        marked("Protection from spells"),
        marked("Spells are blocked, even those of its own side."),
        "BW-52",
    ),
    "protection from poison": (
        marked("Protection from poison"),
        marked("It cannot be poisoned."),
        "BW-53",
    ),
    "rank": (
        marked("Rank"),
        marked(
            "Two creatures of one side with rank, side by side or one behind the other, both "
            "have what follows the word for as long as they stand like that. Diagonally does "
            "not count."
        ),
        "BW-54",
    ),
    "regeneration": (
        marked("Regeneration X"),
        marked("It heals X wounds of its own whenever it becomes alert when its turn starts."),
        "BW-55",
    ),
    "scale": (
        marked("Scale"),
        marked("Once it has 5 wounds or more, only basic strikes can wound it."),
        "BW-56",
    ),
    "vampirism": (
        marked("Vampirism"),
        marked(
            "It heals as many wounds as its basic strike really took from its target. What is "
            "left when it is unharmed becomes extra life."
        ),
        "BW-57",
    ),
    "exhausting": (
        marked("Exhaust"),
        marked(
            "An exhausted card neither moves nor acts, cannot protect, and does not strike "
            "back. It becomes alert when its owner’s turn starts."
        ),
        "BW-58",
    ),
    "binding": (
        marked("Can’t attack"),
        marked("The card may move and use spells and effects, but it makes no attack."),
        "BW-58",
    ),
    "spell": (
        marked("Spell"),
        marked(
            "Magic that is no attack: it may be aimed at adjacent cards, too, and nobody can "
            "protect the target. Protection from spells and from magic block it."
        ),
        "BW-59",
    ),
    "power": (
        marked("Effect"),
        marked("Neither magic nor attack: it may be aimed at adjacent cards, too."),
        "BW-59",
    ),
    "modifier": (
        marked("Modifiers"),
        marked(
            "A positive modifier lets the basic strike deal more, a negative one less, until "
            "the end of its owner’s next turn. They are shown as tokens."
        ),
        "BW-62",
    ),
    "cleansing": (
        marked("Tokens"),
        marked(
            "Damage, extra life, poison, modifiers and “can’t attack” are shown as tokens on "
            "the card."
        ),
        "BW-62",
    ),
    "destroying": (
        marked("Destroy"),
        marked(
            "The card goes to the graveyard without wounds. What happens when it dies still "
            "happens."
        ),
        "BW-31",
    ),
    "aura": (
        marked("Aura"),
        marked(
            "The cards named have what follows, as long as this card is in the battle. The "
            "same keyword twice does not add up: the larger counts."
        ),
        "BW-60",
    ),
    "no_protector": (
        marked("Protector"),
        marked(
            "Against a basic strike, an alert card beside both attacker and target may fight "
            "instead, and is exhausted then. This card may not."
        ),
        "BW-28",
    ),
}
"""Title, paragraph and clause of every word that is an ability or an effect."""
