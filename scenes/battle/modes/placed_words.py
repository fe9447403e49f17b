"""What is told of an army while it is laid out: what to do, and why a card may lie somewhere."""

from game.core.explain import seen
from game.core.words import _, many
from game.rulesets.berserk.actions import Place
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.guide import GUIDE
from game.rulesets.berserk.unit import Spot, is_square
from game.rulesets.berserk.view import BerserkView
from scenes.battle.desk import sentence
from scenes.battle.modes.formation import Formation


def guide_words(formation: Formation, *, is_proposed: bool) -> str:
    """Return what can be done next; `is_proposed` is whether cards were laid for the person."""
    if formation.is_complete and is_proposed:
        return _(
            "A strong player would place them like this: point at a card to read why it lies "
            "there. Drag one card onto another and the two change places; or press All in place."
        )
    if formation.is_complete:
        return _(
            "Drag one card onto another and the two change places; or press All in place. Your "
            "cards lie face down until the battle begins."
        )
    return _(
        "Drag your cards to the lit squares, or press a card and then a square. Your cards "
        "lie face down until the battle begins."
    )


def why_here(view: BerserkView, formation: Formation, place: int) -> str:
    """Return what speaks for a card where it lies, "" where it does not lie, or nothing does."""
    spot = formation.spots.get(place)
    if spot is None:
        return ""
    return seen(GUIDE, view, Place(formation.waiting[place], spot), None)


def why_shut(formation: Formation, picked: int | None, spot: Spot | None) -> str:
    """Return why nothing may be laid on a square, or not the card picked up; "" where it may."""
    if spot is None or not is_square(spot) or formation.at(spot) is not None:
        return ""
    may = formation.open_squares() if picked is None else formation.open_for(picked)
    if spot in may:
        return ""
    return sentence(formation.shut(spot) if picked is None else formation.refusal(picked, spot))


def waiting_words(formation: Formation) -> str:
    """Return how many cards are still to be placed, as a part of a sentence."""
    count = len(formation.loose)
    return many("{n} card still to place", "{n} cards still to place", count).format(n=count)


def note_words(formation: Formation) -> str:
    """Return how far the placing is, and what lies beside the board."""
    told = waiting_words(formation) if formation.loose else _("Every card has its place.")
    land = [p for p in range(len(formation.waiting)) if formation.is_terrain(p)]
    if not land:
        return told
    name = _(card(formation.waiting[land[0]]).name)
    return f"{told} " + _("{card} lies beside the board.").format(card=name)
