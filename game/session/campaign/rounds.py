"""The match of a round: its game, house rules, seats and cards."""

from collections.abc import Sequence

from game.bots.characters import CHARACTERS
from game.core import options as option_texts
from game.core.protocols import Player
from game.core.rng import Rng
from game.rulesets.catalogue import ruleset
from game.session.campaign.deck import THEIRS, with_decks
from game.session.campaign.difficulty import LADDER, Difficulty
from game.session.campaign.lively import lively
from game.session.campaign.node import Node
from game.session.campaign.partner import levels_at, with_partner
from game.session.campaign.season import Season
from game.session.campaign.trail import Asked
from game.session.campaign.world import World
from game.session.match import Match, Seat
from game.session.setting import Setting


def setting_of(season: Season, player: Seat) -> Setting:
    """Return what the round at hand is played with, a favour asked for it included."""
    node, asked = season.node, season.trail.asked
    assert node is not None
    place = node, season.round_number
    trail = season.trail
    return setting_at(
        season.world,
        season.rules,
        place,
        player,
        seed_of(season),
        asked,
        trail.cards,
        trail.partner,
    )


def setting_at(
    found: World,
    difficulty: Difficulty,
    place: tuple[Node, int],
    player: Seat,
    seed: int,
    asked: Asked | None = None,
    cards: Sequence[str] = (),
    partner: str = "",
) -> Setting:
    """Return what a round of a place (by its number) is played with, from cards of this seed.

    In bridge they are such that something is bid (`lively`).

    `cards` are those that were taken into the deck of the season, `partner` is a companion.
    """
    node, number = place
    here = with_partner(node.rounds[number], partner)
    favour = "" if asked is None else asked.favour
    rules = dict(here.rules)
    if here.twist and favour != "plain-table":
        rules |= found.twists[here.twist].rules
    levels = list(levels_at(difficulty, here))
    if asked is not None and asked.other is not None:
        weaker = LADDER[max(LADDER.index(levels[asked.other]) - 1, 0)]
        levels[asked.other] = weaker if favour == "ale" else LADDER[0]
    others = [
        Seat(CHARACTERS[id].spec(its), CHARACTERS[id].name)
        for id, its in zip(here.others, levels, strict=True)
    ]
    seat = 1 if favour == "chair" else 0
    if THEIRS in rules:
        theirs = found.deck.poor[rules[THEIRS]] if here.is_poor else rules[THEIRS]
        rules = with_decks(rules, found.deck.text(cards), theirs, seat)
    deals = here.deals
    if deals is not None:
        deals += {"short-evening": -1, "long-evening": 2}.get(favour, 0)
    game = ruleset(here.game)
    setting = Setting(
        here.game,
        game.seated(option_texts.with_texts(game.options(), rules), (seat,)),
        (*others[len(others) - seat :], player, *others[: len(others) - seat]),
        seat,
        seed,
        deals,
    )
    return lively(setting)


def seed_of(season: Season) -> int:
    """Return the seed of the round at hand: another for each time that cards are dealt."""
    trail = season.trail
    return Rng(season.seed).fork("deal", trail.at, trail.deals).below(2**53)


def place_of(match: Match, seat: Player) -> int:
    """Return the place of a player in a match that is over, from 1; partners share theirs."""
    standing = match.standing
    sides = match.ruleset.sides(len(match.seats))
    merits: list[tuple[float, ...]] = [standing.merit(side[0]) for side in sides]
    own = next(merit for side, merit in zip(sides, merits, strict=True) if seat in side)
    return 1 + sum(merit > own for merit in merits)
