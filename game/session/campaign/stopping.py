"""Steps: what is done at a stop."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.words import _
from game.session.campaign.favour import FAVOURS
from game.session.campaign.node import Choice, Kind
from game.session.campaign.road import Road
from game.session.campaign.step import BadStep, expect, moved_on, number, one, with_one_more
from game.session.campaign.stops import HEART, choices_at, wares
from game.session.campaign.trail import Phase, Trail

SOLVED = "solved"
"""What a choice says besides its number where its drill is solved."""


def why_not_chosen(trail: Trail, choice: Choice) -> str:
    """Return why a choice cannot be made, "" where it can."""
    lacks = choice.change.coins < 0 and trail.coins < -choice.change.coins
    return _("You do not have that many coins.") if lacks else ""


def why_pointless(trail: Trail, choice: Choice, others: Sequence[Choice] = ()) -> str:
    """Return why nobody is let make a choice that would bring him nothing, or less than one of the
    `others` whatever he wants, "" where it may."""
    change = choice.change
    brings = change.coins > 0 or change.favour or change.companion or choice.sets_drill
    is_full = change.hearts > 0 and trail.hearts == trail.most_hearts
    if is_full and not brings:
        return _("You have all your hearts.")
    open_ones = [each for each in others if not why_not_chosen(trail, each)]
    if not any(is_worse(trail, choice, each) for each in open_ones):
        return ""
    if is_full:
        return _("You have all your hearts.")
    return _("Something else here brings more.")


def is_worse(trail: Trail, choice: Choice, other: Choice) -> bool:
    """Tell whether a choice is never better than another, and sometimes worse, as things stand."""
    here, there = choice.change, other.change
    own, its = (min(each.hearts, trail.most_hearts - trail.hearts) for each in (here, there))
    most = here.coins + choice.solved.coins
    pairs = ((most, there.coins), (here.coins, there.coins), (own, its))
    is_covered = here.favour in ("", there.favour) and here.companion in ("", there.companion)
    is_less = any(a < b for a, b in pairs) or (here.favour, here.companion) != (
        there.favour,
        there.companion,
    )
    return is_covered and all(a <= b for a, b in pairs) and is_less


def why_barred(trail: Trail, choice: Choice, others: Sequence[Choice] = ()) -> str:
    """Return why a choice is not offered now beside `others`, "" where it is."""
    return why_not_chosen(trail, choice) or why_pointless(trail, choice, others)


def notes(trail: Trail, choice: Choice) -> list[str]:
    """Return what is to be known of what a choice brings: a heart too many, the last one lost, and
    what its favour does."""
    change = choice.change
    told = []
    is_full = change.hearts > 0 and trail.hearts == trail.most_hearts
    if is_full and not why_pointless(trail, choice):
        told.append(_("You have all your hearts already: none comes back."))
    if trail.hearts + change.hearts <= 0:
        told.append(_("It costs your last heart, and the season ends."))
    if change.favour:
        favour = FAVOURS[change.favour]
        told.append(_("{favour}: {words}").format(favour=_(favour.title), words=_(favour.words)))
    return told


def why_not_bought(trail: Trail, ware: str, price: int) -> str:
    """Return why something for sale at a price cannot be bought, "" where it can."""
    if price > trail.coins:
        return _("You do not have that many coins.")
    return ""


def choose(road: Road, trail: Trail, rest: Sequence[str]) -> Trail:
    """Do something at a stop: `choose N`, or `choose N solved` with the drill that goes with it."""
    expect(trail, Phase.STOP)
    node = road.place(trail)
    if node.kind == Kind.MARKET:
        raise BadStep(_("At a market you buy, or leave."))
    choices = choices_at(node, road, road.luck("stop", node.id))
    is_solved = len(rest) > 1 and rest[-1] == SOLVED
    choice = choices[number(one(rest[:-1] if is_solved else rest), len(choices))]
    if is_solved and not choice.sets_drill:
        raise BadStep(_("There is nothing to solve here."))
    change = choice.change
    extra = choice.solved.coins if is_solved else 0
    if why_not := why_not_chosen(trail, choice):
        raise BadStep(why_not)
    hearts = min(trail.hearts + change.hearts, trail.most_hearts)
    after = replace(
        trail,
        coins=trail.coins + change.coins + extra,
        hearts=hearts,
        favours=(*trail.favours, *((change.favour,) if change.favour else ())),
        companions=(*trail.companions, *((change.companion,) if change.companion else ())),
    )
    return replace(after, phase=Phase.OVER) if hearts == 0 else moved_on(road, after)


def buy(road: Road, trail: Trail, rest: Sequence[str]) -> Trail:
    """Buy at a market: `buy WARE`."""
    expect(trail, Phase.STOP)
    node, ware = road.place(trail), one(rest)
    sold = (
        wares(node, road, trail, road.luck("market", node.id)) if node.kind == Kind.MARKET else {}
    )
    if ware not in sold or ware in trail.bought:
        raise BadStep(_("“{ware}” is not sold here.").format(ware=ware[:40]))
    if why_not := why_not_bought(trail, ware, sold[ware]):
        raise BadStep(why_not)
    after = replace(trail, coins=trail.coins - sold[ware], bought=(*trail.bought, ware))
    if ware == HEART:
        return replace(after, hearts=after.hearts + 1)
    return with_one_more(after, ware)


def leave(road: Road, trail: Trail, rest: Sequence[str]) -> Trail:
    """Leave a market: `leave`."""
    expect(trail, Phase.STOP)
    if road.place(trail).kind != Kind.MARKET:
        raise BadStep(_("Choose one of what can be done here."))
    return moved_on(road, trail)
