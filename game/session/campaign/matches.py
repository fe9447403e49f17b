"""Steps: the end of a round, what a match won or lost changes, and what others made of it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import isfinite

from game.core.words import _
from game.session.campaign.favour import FAVOURS, Moment
from game.session.campaign.node import Change, Kind, Node, Reward
from game.session.campaign.steps import BadStep, expect, moved_on, number, one, with_one_more
from game.session.campaign.stops import favours_of_use
from game.session.campaign.trail import Par, Phase, Played, Trail
from game.session.campaign.world import Road, has_met, rounds_here

NONE = "none"
"""What is taken by whoever wants none of the cards offered."""
OFFERED = 3
"""Favours to choose one from."""
WINNINGS: Mapping[int, int] = {1: 8, 2: 10, 3: 12}
"""Coins of a match won, by act."""
HARDER = {Kind.HARD: 6, Kind.BOSS: 12}
"""What harder matches bring above that."""


def ended(road: Road, trail: Trail, rest: Sequence[str]) -> Trail:
    """Note the player's place in the round that was to be played: `ended PLACE`."""
    expect(trail, Phase.TABLE)
    node = road.place(trail)
    so_far = rounds_here(trail)
    here = node.rounds[len(so_far)]
    place = number(one(rest), len(here.others) + 1) + 1
    trail = replace(trail, partner="")
    line = Played(node.id, len(so_far), trail.deals, place, place <= here.aim)
    after = replace(trail, played=(*trail.played, line))
    wins = sum(each.is_won for each in (*so_far, line))
    losses = len(so_far) + 1 - wins
    if wins >= node.needed:
        return _win(road, after, node)
    if losses <= len(node.rounds) - node.needed:
        return replace(after, asked=None, deals=after.deals + 1)
    # A match may be played anew from its first round, so that is what is put back.
    fresh = replace(trail, played=tuple(each for each in trail.played if each.node != node.id))
    lost = replace(after, before=fresh)
    if any(FAVOURS[favour].moment == Moment.LOST for favour in trail.favours):
        return replace(lost, phase=Phase.LOST)
    return _lose(road, lost, node)


def reward_at(road: Road, trail: Trail, node: Node) -> Reward:
    """Return what a match brings besides its coins, as things stand now.

    Cards are for whoever knows what they are good for; others have as many coins again.
    """
    if node.reward != Reward.CARDS:
        return node.reward
    game = road.world.deck.game
    is_known = game in node.games or has_met(road.world, trail, game)
    return Reward.CARDS if is_known else Reward.PURSE


def winnings(road: Road, trail: Trail, node: Node) -> int:
    """Return the coins of a match won, without any wager."""
    coins = WINNINGS[node.act] + HARDER.get(node.kind, 0)
    return 2 * coins if reward_at(road, trail, node) == Reward.PURSE else coins


def gain(road: Road, trail: Trail, node: Node) -> int:
    """Return the coins that a match brings if it is won, as things stand now."""
    has_wager = trail.at == node.id and _has_asked(trail, "wager")
    return winnings(road, trail, node) * (2 if has_wager else 1)


def _has_asked(trail: Trail, favour: str) -> bool:
    return trail.asked is not None and trail.asked.favour == favour


def _win(road: Road, trail: Trail, node: Node) -> Trail:
    coins = trail.coins + gain(road, trail, node)
    won = replace(trail, coins=coins, won=(*trail.won, (node.id, True)), asked=None)
    offered = () if road.is_last(node) else _offered(road, trail, node)
    return replace(won, phase=Phase.REWARD, offered=offered) if offered else moved_on(road, won)


def _offered(road: Road, trail: Trail, node: Node) -> tuple[str, ...]:
    luck = road.luck("reward", node.id)
    reward = reward_at(road, trail, node)
    if reward == Reward.FAVOUR:
        return tuple(luck.sample(favours_of_use(road, node), OFFERED))
    if reward == Reward.CARDS:
        return tuple(road.world.deck.offered(node.act, trail.cards, luck))
    return ()


def loss(road: Road, trail: Trail, node: Node) -> Change:
    """Return what the match of a place costs if it is lost, as things stand now."""
    coins = int(trail.coins * road.rules.share)
    if _has_asked(trail, "wager"):
        coins += winnings(road, trail, node)
    hearts = 0 if _has_asked(trail, "warm-coat") else -1
    return Change(coins=-min(coins, trail.coins), hearts=hearts)


def _lose(road: Road, trail: Trail, node: Node) -> Trail:
    cost = loss(road, trail, node)
    hearts = trail.hearts + cost.hearts
    after = replace(
        trail,
        hearts=hearts,
        coins=trail.coins + cost.coins,
        won=(*trail.won, (node.id, False)),
        asked=None,
        before=None,
    )
    return replace(after, phase=Phase.OVER) if hearts == 0 else moved_on(road, after)


def on(road: Road, trail: Trail, rest: Sequence[str]) -> Trail:
    """Accept a loss that a favour could mend: `on`."""
    expect(trail, Phase.LOST)
    return _lose(road, trail, road.place(trail))


def hint(road: Road, trail: Trail, rest: Sequence[str]) -> Trail:
    """Note that a hint was asked for in the round at hand: `hint`."""
    expect(trail, Phase.TABLE)
    if rest or not allows_hints(road, trail) or trail.deals in trail.hinted:
        raise BadStep(_("No hint is given here."))
    return replace(trail, hinted=(*trail.hinted, trail.deals))


def allows_hints(road: Road, trail: Trail) -> bool:
    """Tell whether hints may be asked for at the place where one is."""
    return road.place(trail).act in road.rules.hints


def may_take_none(trail: Trail) -> bool:
    """Tell whether all that is offered may be left: cards change a deck, favours do no harm."""
    return not any(each in FAVOURS for each in trail.offered)


def take(road: Road, trail: Trail, rest: Sequence[str]) -> Trail:
    """Take a favour or a card of those offered: `take FAVOUR`, `take CARD`, `take none`."""
    expect(trail, Phase.REWARD)
    chosen = one(rest)
    if chosen == NONE and may_take_none(trail):
        return moved_on(road, trail)
    if chosen not in trail.offered:
        raise BadStep(
            _("“{name}” is not offered; {names} are.").format(
                name=chosen[:40], names=", ".join(trail.offered)
            )
        )
    return moved_on(road, with_one_more(trail, chosen))


def par(road: Road, trail: Trail, rest: Sequence[str]) -> Trail:
    """Note what was made of the cards of a deal: `par N OWN/CLUB/EXPERT`."""
    if len(rest) != 2:
        raise BadStep(_("A par is the number of a deal, and three results."))
    deal = number(rest[0], trail.deals) + 1
    if deal not in [each.deal for each in trail.played]:
        raise BadStep(_("No round that counts was played with these cards."))
    if trail.par_of(deal) is not None:
        raise BadStep(_("The par of this round is known already."))
    try:
        own, club, expert = (tuple(map(float, each.split(","))) for each in rest[1].split("/"))
    except ValueError:
        raise BadStep(_("A par is the number of a deal, and three results.")) from None
    if not all(map(isfinite, (*own, *club, *expert))):
        raise BadStep(_("A par is the number of a deal, and three results."))
    return replace(trail, pars=(*trail.pars, (deal, Par(own, club, expert))))
