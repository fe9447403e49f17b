"""The match of a round: its game, house rules, seats, cards, and what it asks of the player."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from game.bots.characters import CHARACTERS
from game.core import options as option_texts
from game.core.protocols import Player
from game.core.rng import Rng
from game.core.words import _, marked
from game.rulesets.catalogue import ruleset
from game.session.campaign import telling
from game.session.campaign.deck import THEIRS, with_decks
from game.session.campaign.difficulty import LADDER, Difficulty
from game.session.campaign.node import Node
from game.session.campaign.season import Season
from game.session.campaign.steps import levels_at, with_partner
from game.session.campaign.trail import Asked, Played
from game.session.campaign.world import World
from game.session.match import Match, Seat
from game.session.occasion import Goal, Verdict
from game.session.seats import think
from game.session.setting import Setting

CAREFUL = "club+careful"
"""Who bids for everybody: what a careful player opens on, a beginner does not easily pass."""

TRIES = 12
"""How often other cards are looked for; nearly always one or two are enough."""


@lru_cache(maxsize=32)
def lively(setting: Setting) -> Setting:
    """Return a match with the first cards, from its own on, of which careful plain players pass no
    deal out; where none can be, the match as it is.

    A deal passed out is a deal all the same, and of four it would be one too many.
    """
    if not ruleset(setting.game).passed_out:
        return setting
    seats = [replace(each, spec=CAREFUL) for each in setting.seats]
    careful = replace(setting, seats=tuple(seats))
    luck = Rng(setting.seed)
    others = [luck.fork("other cards", number).below(2**53) for number in range(TRIES)]
    for seed in (setting.seed, *others):
        if _is_played(replace(careful, seed=seed).match()):
            return replace(setting, seed=seed)
    return setting


def _is_played(match: Match) -> bool:
    """Tell whether nobody would pass out any deal of a match that has just begun; no card is
    played."""
    while not match.is_over:
        made = len(match.actions)
        if _passes_out(match):
            return False
        match.take_back(made)
        for each in match.ruleset.passed_out:
            match.apply(match.to_act, each)
    return True


def _passes_out(match: Match) -> bool:
    """Tell whether those at the table pass out the deal at hand, and have them do it so far."""
    for each in match.ruleset.passed_out:
        if think(match)[0].action != each:
            return False
        match.apply(match.to_act, each)
    return True


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


NO_BREAK = "\N{NO-BREAK SPACE}"
"""What keeps a score on one line."""
MET: Mapping[int, str] = {
    0: marked("You were asked to win, and you did."),
    1: marked("You were asked to come first, and you did."),
    2: marked("You were asked to come first or second, and you did."),
    3: marked("You were asked not to come last, and you did not."),
}
"""What a round that was won had asked for, by what wins it: see `telling.wins_by`."""
MISSED: Mapping[int, str] = {
    0: marked("You were asked to win, and you did not."),
    1: marked("You were asked to come first, and you did not."),
    2: marked("You were asked to come first or second, and you did not."),
    3: marked("You were asked not to come last, and you did."),
}
"""The same of one that was lost."""


def goal_of(season: Season) -> Goal:
    """Return what the round at hand asks for; only where one is to be played."""
    node, here = season.node, season.round
    assert node is not None
    far, needed = "", ""
    if len(node.rounds) > 1:
        far = _("Round {n} of {all}").format(n=season.round_number + 1, all=len(node.rounds))
        needed = telling.needed_words(node)
    asked = season.trail.asked
    is_plain = asked is not None and asked.favour == "plain-table"
    twist = "" if is_plain or not here.twist else _(season.world.twists[here.twist].title)
    rule = "" if is_plain else telling.twist_of(season, here)
    line = " · ".join(filter(None, (far, _(telling.WINNING[telling.wins_by(here)]), twist)))
    brings = _("It brings {reward}.").format(reward=telling.reward_of(season, node))
    told = (
        telling.aim_of(here),
        needed,
        rule,
        brings,
        telling.loss_of(season, node),
        telling.help_of(season),
    )
    return Goal(line[:1].upper() + line[1:], tuple(filter(None, told)))


def verdict_of(node: Node, number: int, *, is_won: bool, so_far: Sequence[Played] = ()) -> Verdict:
    """Return what is said of a round of a place that is over: whether it brought what it asked
    for and, of several, how the match stands after those played `so_far`, this one included."""
    round = node.rounds[number]
    words = _((MET if is_won else MISSED)[telling.wins_by(round)])
    if len(node.rounds) == 1:
        return Verdict(is_won, _("Match won.") if is_won else _("Match lost."), words)
    told = _("Round {n} of {all} won.") if is_won else _("Round {n} of {all} lost.")
    title = told.format(n=number + 1, all=len(node.rounds))
    wins = sum(each.is_won for each in so_far[:number]) + is_won
    losses = number + 1 - wins
    score = f"{wins}{NO_BREAK}:{NO_BREAK}{losses}"
    stands = _("The match stands {score}.").format(score=score)
    is_lost = losses > len(node.rounds) - node.needed
    end = _("The match can no longer be won.") if is_lost else ""
    lines = (words, stands, telling.needed_words(node), end)
    return Verdict(is_won, title, " ".join(filter(None, lines)))


def verdict_on(season: Season, played: Played) -> Verdict:
    """Return what is said of a round that has been noted."""
    node = season.world.nodes[played.node]
    here = [each for each in season.trail.played if each.node == played.node]
    return verdict_of(node, played.round, is_won=played.is_won, so_far=here)
