"""The campaign in words, for text mode, screen readers and screens."""

from collections import Counter
from collections.abc import Mapping

from game.bots.catalogue import LEVELS
from game.bots.characters import CHARACTERS
from game.core.options import specs
from game.core.points import listed
from game.core.words import _, many, marked
from game.rulesets.catalogue import RULESETS
from game.session.campaign.amounts import brought_by, coins, hearts, stars
from game.session.campaign.deck import THEIRS
from game.session.campaign.favour import FAVOURS, Moment
from game.session.campaign.keepsake import name_of
from game.session.campaign.matches import allows_hints, gain, loss, reward_at
from game.session.campaign.node import (
    ACTS,
    Choice,
    Kind,
    Node,
    Reward,
    Round,
    length_of,
    other_rules,
)
from game.session.campaign.season import Season
from game.session.campaign.steps import levels_at
from game.session.campaign.trail import Phase

PAIR = 2
"""The sides of a game of one against one, or of two partnerships."""
KINDS: Mapping[Kind, str] = {
    Kind.MATCH: marked("Match"),
    Kind.HARD: marked("Hard match"),
    Kind.BOSS: marked("Last match of the act"),
    Kind.TEACHER: marked("Teacher"),
    Kind.MARKET: marked("Market"),
    Kind.ENCOUNTER: marked("Encounter"),
    Kind.REST: marked("Rest"),
}
OFFERS: Mapping[Kind, str] = {
    Kind.HARD: marked("It pays better than others of the act."),
    Kind.BOSS: marked("It ends the act, with rounds of several games."),
    Kind.TEACHER: marked("A lesson gives back a heart, and pays if you solve what is set."),
    Kind.MARKET: marked("Coins buy favours, hearts, and cards for your Berserk deck."),
    Kind.ENCOUNTER: marked("Something happens there, and you choose what to do."),
    Kind.REST: marked("It gives back a heart, or brings a favour."),
}
"""What a place of a kind is good for."""
ACT_TITLES: Mapping[int, str] = {
    1: marked("Act one: fields and forest"),
    2: marked("Act two: marsh and mountains"),
    3: marked("Act three: fire and shadow"),
}
AIMS: Mapping[int, str] = {
    0: marked("Beat the other side."),
    1: marked("Come first."),
    2: marked("Come first or second."),
    3: marked("Do not come last."),
}
"""What wins a round, by `wins_by`."""
WINNING: Mapping[int, str] = {
    0: marked("beat the other side"),
    1: marked("first place wins"),
    2: marked("first or second wins"),
    3: marked("all but the last win"),
}
"""The same in a few words: for a line about a place, and for the head of the table."""


def wins_by(round: Round) -> int:
    """Return the worst place that wins a round; 0 between two sides, where nobody speaks of
    places."""
    return 0 if sides_of(round) == PAIR else round.aim


def purse(season: Season) -> str:
    """Return what the player has, in one line."""
    return " ".join(filter(None, (holdings(season), favours_of(season))))


def favours_of(season: Season) -> str:
    """Return the favours that one is owed, "" for none."""
    owed = [
        _(FAVOURS[favour].title)
        if n == 1
        else _("{favour} ×{n}").format(favour=_(FAVOURS[favour].title), n=n)
        for favour, n in Counter(season.trail.favours).items()
    ]
    return _("Favours: {names}.").format(names=", ".join(owed)) if owed else ""


def favours_barred(season: Season) -> list[str]:
    """Return the favours for a table that cannot be asked at this one, each with the reason."""
    others = range(len(season.round.others))
    told = []
    for id in dict.fromkeys(season.trail.favours):
        favour = FAVOURS[id]
        named = others if favour.names_one else (None,)
        reasons = [season.why_not_asked(id, other) for other in named]
        if favour.moment == Moment.BEFORE and all(reasons):
            told.append(f"{_(favour.title)}: {' '.join(reasons)}")
    return told


def holdings(season: Season) -> str:
    """Return hearts, coins and stars in one line."""
    trail = season.trail
    return _("{hearts} of {most}, {coins}, {stars}.").format(
        hearts=hearts(trail.hearts),
        most=trail.most_hearts,
        coins=coins(trail.coins),
        stars=stars(sum(season.stars.values())),
    )


def games_of(node: Node) -> str:
    """Return the games of a place, "" for a stop."""
    return ", ".join(_(RULESETS[game].title) for game in node.games)


def companions_of(season: Season) -> str:
    """Return who goes with the player and how they play, "" where nobody does."""
    names = [CHARACTERS[id].name for id in season.trail.companions]
    if not names:
        return ""
    return _("With you, as partners in bridge: {names}.").format(names=listed(names))


def partner_words(who: str) -> str:
    """Return that a companion could be the partner, and how he plays."""
    found = CHARACTERS[who]
    return _("Play with {name} ({temper})").format(name=found.name, temper=_(found.temper))


def kind_of(node: Node) -> str:
    """Return what a place is for, in a few words."""
    return ": ".join(filter(None, (_(KINDS[node.kind]), games_of(node))))


def explained(kind: Kind) -> str:
    """Return what a kind of place is called, and what it is good for."""
    return f"{_(KINDS[kind])}: {_(OFFERS[kind])}"


def reward_of(season: Season, node: Node) -> str:
    """Return what a match brings if it is won, as things stand now."""
    told = gain_of(season, node)
    if not node.keepsake:
        return told
    return _("{reward}; and to keep, {keepsake}").format(
        reward=told, keepsake=name_of(node.keepsake)
    )


def gain_of(season: Season, node: Node) -> str:
    """Return the same without a keepsake, of which there is a picture."""
    reward = reward_at(season, season.trail, node)
    return _(_REWARDS[reward]).format(coins=coins(gain(season, season.trail, node)))


_REWARDS: Mapping[Reward, str] = {
    Reward.PURSE: "{coins}",
    Reward.FAVOUR: marked("{coins} and a favour"),
    Reward.CARDS: marked("{coins} and a card"),
}


def loss_of(season: Season, node: Node) -> str:
    """Return what a match costs if it is lost, and that it is the season where that is at stake."""
    cost = loss(season, season.trail, node)
    if season.trail.hearts + cost.hearts == 0:
        return _("A loss costs your last heart, and the season ends.")
    costs = [coins(-cost.coins)] if cost.coins else []
    costs += [hearts(-cost.hearts)] if cost.hearts else []
    if not costs:
        told = _("A loss costs nothing.")
    else:
        told = _("Loss: {amounts}.").format(amounts=listed(costs))
    return " ".join(filter(None, (told, _after_boss(node))))


def _after_boss(node: Node) -> str:
    """Return whether the road goes on after the last match of an act that was lost, "" elsewhere,
    where nobody would doubt it."""
    if node.kind != Kind.BOSS:
        return ""
    if node.act == ACTS[-1]:
        return _("Won or lost, it ends the season.")
    return _("The road goes on.")


def help_of(season: Season) -> str:
    """Return who helps at the table where one sits down, and whether anything is taken back."""
    if allows_hints(season, season.trail):
        return _("Hints are allowed, for one star at most. There are no take-backs.")
    told = _("There are no hints and no take-backs here.")
    if THEIRS not in season.round.rules:
        return told
    helped = _("The computer may raise and place your army.")
    return f"{told} {helped}"


def names_of(round: Round) -> str:
    """Return who else sits there."""
    return listed([CHARACTERS[id].name for id in round.others])


def others_of(season: Season, round: Round) -> str:
    """Return who else sits there, and how well they play: those of one level together.

    The level is named as it is at the table.
    """
    by_level: dict[str, list[str]] = {}
    for id, level in zip(round.others, levels_at(season.rules, round), strict=True):
        by_level.setdefault(level, []).append(CHARACTERS[id].name)
    return ", ".join(
        _("{names} (level: {level})").format(names=listed(names), level=_(LEVELS[level].title))
        for level, names in by_level.items()
    )


def twist_of(season: Season, round: Round) -> str:
    """Return the house rule of the place as a sentence with its clause, "" for none."""
    if not round.twist:
        return ""
    title = _(season.world.twists[round.twist].title)
    return f"{title}: {twist_words(season, round)}"


def twist_words(season: Season, round: Round) -> str:
    """Return the same without what the rule is called."""
    twist = season.world.twists[round.twist]
    return f"{_(twist.words)} [{twist.clause}]"


def game_of(round: Round) -> str:
    """Return the game of a round."""
    return _(RULESETS[round.game].title)


def aim_of(round: Round) -> str:
    """Return how a round is won."""
    return _(AIMS[wins_by(round)])


def needed_words(node: Node) -> str:
    """Return how many rounds win the match."""
    if node.needed == len(node.rounds):
        return _("Every round must be won.")
    return many("{n} round wins the match.", "{n} rounds win the match.", node.needed).format(
        n=node.needed
    )


def round_lines(season: Season, node: Node, round: Round) -> list[str]:
    """Return what is to be known before one sits down to a round."""
    return [
        _("{game}, against {others}.").format(game=game_of(round), others=others_of(season, round)),
        *filter(
            None,
            (
                length_of(round),
                aim_of(round),
                deck_of(round),
                twist_of(season, round),
                other_rules(round),
            ),
        ),
    ]


def deck_of(round: Round) -> str:
    """Return that the player brings the deck of his season, and what it meets; "" elsewhere."""
    if THEIRS not in round.rules:
        return ""
    options = specs(RULESETS[round.game].options)
    [theirs] = [spec.label(round.rules[THEIRS]) for spec in options if spec.name == THEIRS]
    if round.is_poor:
        return _("The deck of your season meets a poor deck: {deck}.").format(deck=theirs)
    return _("The deck of your season meets this one: {deck}.").format(deck=theirs)


def node_lines(season: Season, node: Node) -> list[str]:
    """Return all that is to be told of a place before one enters it."""
    lines = [f"{_(node.title)}. {kind_of(node)}.", _(node.words)]
    for number, round in enumerate(node.rounds, start=1):
        if len(node.rounds) > 1:
            lines.append(
                _("Round {n} of {all}:").format(n=number, all=len(node.rounds))
                + " "
                + " ".join(round_lines(season, node, round))
            )
        else:
            lines += round_lines(season, node, round)
    if len(node.rounds) > 1:
        lines.append(needed_words(node))
    if node.rounds and season.trail.at == node.id and season.trail.phase == Phase.TABLE:
        lines.append(help_of(season))
    if node.rounds:
        lines.append(_("It brings {reward}.").format(reward=reward_of(season, node)))
        if node.id not in dict(season.trail.won):
            lines.append(loss_of(season, node))
    return lines


def place_line(season: Season, node: Node) -> str:
    """Return a place ahead in one line: what it is, how long, its twist, what wins and what that
    brings, and what a loss costs."""
    rules = [
        _("{title} – {words}").format(
            title=_(season.world.twists[twist].title),
            words=_(season.world.twists[twist].words).rstrip("."),
        )
        for twist in node.twists
    ]
    twists = many("house rule: {titles}", "house rules: {titles}", len(rules)).format(
        titles="; ".join(rules)
    )
    told = (_(node.title), kind_of(node), _end_of(node), twists if rules else "")
    wins = (_wins_at(node), reward_of(season, node)) if node.rounds else ()
    line = "; ".join(filter(None, (*told, *wins)))
    return f"{line}. {loss_of(season, node)}" if node.rounds else line


def _wins_at(node: Node) -> str:
    """Return what wins a match, in a few words."""
    if len(node.rounds) > 1:
        return needed_words(node).rstrip(".")
    return _(WINNING[wins_by(node.rounds[0])])


def _end_of(node: Node) -> str:
    """Return after how many deals the match of a place is over, "" where its rules or several
    rounds say so."""
    deals = node.rounds[0].deals if len(node.rounds) == 1 else None
    return "" if deals is None else RULESETS[node.rounds[0].game].telling.terms.over(deals)


def met_lines(season: Season) -> list[str]:
    """Return who is met where one is, and what is said."""
    node = season.node
    if node is None or node.kind != Kind.ENCOUNTER:
        return []
    met = season.world.encounters[season.course.met[node.id]]
    return [f"{_(met.title)}. {_(met.words)}"]


def choice_line(choice: Choice) -> str:
    """Return what one can do, and what it brings as far as that is told."""
    change = brought_by(choice)
    return f"{_(choice.title)} ({change})" if change else _(choice.title)


def name_of_other(round: Round, other: int) -> str:
    """Return the name of one of the others at the table."""
    return CHARACTERS[round.others[other]].name


def sides_of(round: Round) -> int:
    """Return how many places there are in a round."""
    return len(RULESETS[round.game].sides(len(round.others) + 1))
