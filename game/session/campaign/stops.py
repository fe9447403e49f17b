"""Stops on the road: what can be done there, what a market sells, what stars are good for."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from game.core.rng import Rng
from game.core.words import _, marked
from game.session.campaign.difficulty import LADDER
from game.session.campaign.favour import FAVOURS
from game.session.campaign.node import ACTS, Change, Choice, Kind, Node
from game.session.campaign.steps import (
    BadStep,
    expect,
    levels_at,
    moved_on,
    number,
    one,
    partner_at,
    with_one_more,
)
from game.session.campaign.trail import Phase, Played, Trail
from game.session.campaign.world import Road, World, has_met

LEAST = 0.5
"""The part of a price that is asked for at least."""


def beaten(trail: Trail, played: Played) -> int:
    """Return how many of the two were beaten in a round: none while nobody knows, nor where a hint
    was asked for."""
    par = trail.par_of(played.deal)
    return 0 if par is None or played.deal in trail.hinted else par.beaten


def stars_of(world: World, trail: Trail, node: str) -> int:
    """Return the stars of a match that is over.

    Of several rounds, as many must have been better as win the match.
    """
    if not trail.has_won(node):
        return 0
    better = [beaten(trail, each) for each in trail.played if each.node == node]
    needed = world.nodes[node].needed
    return 1 + sum(sum(each > level for each in better) >= needed for level in (0, 1))


def rebate(world: World, trail: Trail) -> int:
    """Return how many coins every price is lower for the stars won so far."""
    return sum(stars_of(world, trail, node) - 1 for node, is_won in trail.won if is_won)


def lowered(price: int, rebate: int) -> int:
    """Return what is asked for something of a price, at least half of it."""
    return max(price - rebate, round(price * LEAST))


HEART = "heart"
"""What a market calls a heart, among its wares."""
HEART_PRICE = 24
SOLVED = 10
"""Coins for whoever solves what a teacher sets: more than a class pays that is taught."""
ON_SALE = 3
"""Favours that a market sells."""
CARDS_ON_SALE = 2
"""Cards that it sells."""


def places_ahead(road: Road, node: Node) -> Iterator[Node]:
    """Yield the places to which one can still come from a place, whichever ways are open."""
    for act in ACTS[ACTS.index(node.act) :]:
        for stage in road.course.acts[act]:
            for id in stage:
                there = road.world.nodes[id]
                if act != node.act or there.stage > node.stage:
                    yield there


def favours_of_use(road: Road, node: Node) -> list[str]:
    """Return the favours that can be of use anywhere ahead of a place, in their order."""
    ahead = list(places_ahead(road, node))
    rounds = [round for place in ahead for round in place.rounds]
    can_be_beaten = any(
        level != LADDER[0]
        for round in rounds
        for seat, level in enumerate(levels_at(road.rules, round))
        if seat != partner_at(round)
    )
    use = {
        "ale": can_be_beaten,
        "errand": can_be_beaten,
        "plain-table": any(round.twist for round in rounds),
        "short-evening": any((round.deals or 0) > 1 for round in rounds),
        "long-evening": any(round.deals is not None for round in rounds),
        "footpath": any(
            place.kind != Kind.BOSS
            and set(road.course.roads[place.id])
            != set(road.course.acts[place.act][place.stage + 1])
            for place in (node, *ahead)
        ),
    }
    return [favour for favour in FAVOURS if rounds and use.get(favour, True)]


def choices_at(node: Node, road: Road, luck: Rng) -> tuple[Choice, ...]:
    """Return what can be chosen at a stop, () at a market."""
    if node.kind == Kind.ENCOUNTER:
        return road.world.encounters[road.course.met[node.id]].choices
    if node.kind == Kind.TEACHER:
        return (
            Choice(
                marked("Sit down to a lesson"),
                marked("An hour of old tricks, shown slowly. You feel like yourself again."),
                Change(hearts=1),
                solved=Change(coins=SOLVED),
            ),
            Choice(
                marked("Teach a class yourself"),
                marked("You show what you know, and the children pay in small coin."),
                Change(coins=8),
            ),
        )
    if node.kind == Kind.REST:
        return (
            Choice(
                marked("Sleep until noon"),
                marked("Nobody wakes you. A heart comes back."),
                Change(hearts=1),
            ),
            Choice(
                marked("Sit up with the others"),
                marked("Long talk by the fire, and somebody owes you something now."),
                Change(favour=luck.choice(favours_of_use(road, node))),
            ),
        )
    return ()


def wares(node: Node, road: Road, trail: Trail, luck: Rng) -> Mapping[str, int]:
    """Return what a market sells: favours, a heart and cards, each for so many coins.

    Nothing is sold that is of no use: no favour that cannot be asked any more, no heart to whoever
    has all. Cards that are in the deck of the season are not sold, and none to whoever has not met
    their game; stars make everything cheaper.
    """
    useful, world = favours_of_use(road, node), road.world
    sold = luck.sample(useful, min(ON_SALE, len(useful)))
    deck, off = world.deck, rebate(world, trail)
    found = {favour: FAVOURS[favour].price for favour in sold}
    if trail.hearts < trail.most_hearts:
        found[HEART] = HEART_PRICE
    offered = deck.offered(node.act, (), luck.fork("cards"), CARDS_ON_SALE)
    if has_met(world, trail, deck.game):
        found |= {card: deck.price(card) for card in offered if card not in trail.cards}
    return {ware: lowered(price, off) for ware, price in found.items()}


RIDDLE_SOLVED = "solved"
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
    is_solved = len(rest) > 1 and rest[-1] == RIDDLE_SOLVED
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
