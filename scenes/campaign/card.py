"""All there is to know of a place before one sits down: what the card beside the map shows."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.catalogue import LEVELS
from game.bots.characters import CHARACTERS
from game.core.words import _
from game.session.campaign import schooling, telling
from game.session.campaign.difficulty import LADDER
from game.session.campaign.matches import reward_at
from game.session.campaign.node import Kind, Node, Round, length_of, other_rules
from game.session.campaign.season import Season
from scenes.campaign.badges import DotBadge, PipBadge, SignBadge, SignView
from scenes.campaign.placemark import strongest
from scenes.campaign.signs import BRINGS, COIN, HARD, HEART, KEEPSAKE, NO_STAR, STAR, TWIST, sign_of
from scenes.keepsakes import KeepsakeView
from scenes.theme import Colour
from scenes.ui.boxes import Beside, Column, Row
from scenes.ui.portraits import FaceView
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

FACE = 46
"""The side of a face on the card, in units."""
SMALL = 30
"""That where several rounds are listed."""
MEDAL = 54
KEPT = 44
"""The side of a keepsake."""
STARS = 18
"""That of the stars of a match that is over."""


def purse_row(season: Season) -> Widget:
    """Return hearts, coins and stars as signs with their numbers."""
    trail = season.trail
    hearts: list[Widget] = [
        SignView("heart", 22, HEART if number < trail.hearts else (74, 66, 64))
        for number in range(trail.most_hearts)
    ]
    stars = sum(season.stars.values())
    return Row(
        Row(*hearts, gap=4),
        Row(SignView("coin", 22, COIN), Words(f"**{trail.coins}**"), gap=6),
        Row(SignView("star", 22, STAR), Words(f"**{stars}**"), gap=6),
        gap=20,
    )


def explained(name: str, ink: Colour, words: str) -> Widget:
    """Return a sign with what it means beside it."""
    return Beside(SignBadge(name, ink), Words(escape(words), size=15), gap=10, middle=True)


def node_card(season: Season, node: Node, *, only: int | None = None) -> Sequence[Widget]:
    """Return what is told of a place; of several rounds only that of a number, if one is given."""
    rounds = node.rounds if only is None else (node.rounds[only],)
    parts: list[Widget] = [
        Beside(
            SignView(sign_of(node), MEDAL),
            Column(Heading(escape(_(node.title)), 2), _kind_row(node), gap=1),
            gap=12,
            middle=True,
        ),
    ]
    if not node.rounds:
        parts.append(Words(escape(_(node.words)), ink="muted"))
    if only is None and len(rounds) > 1:
        parts += [_short_round(season, each) for each in rounds]
        parts.append(strongest_row(strongest(season, node)))
    else:
        for each in rounds:
            parts += _round(season, node, each)
    if only is None and len(node.rounds) > 1:
        parts.append(Words(escape(telling.needed_words(node))))
    if node.id in dict(season.trail.won):
        parts.append(_ended_row(season, node))
    elif node.rounds:
        cost = Words(escape(telling.loss_of(season, node)))
        parts += [_reward_row(season, node), _badged(SignBadge("heart", HEART), cost)]
    elif node.kind == Kind.TEACHER:
        if not season.has_left(node):
            parts.append(Words(escape(schooling.lesson_words(season, node))))
    elif node.id not in season.trail.way:
        parts.append(Words(escape(_(telling.OFFERS[node.kind]))))
    return parts


def _ended_row(season: Season, node: Node) -> Widget:
    """Return how the match of a place has ended, with its stars."""
    won = season.stars[node.id]
    stars = [SignView("star", STARS, STAR if number < won else NO_STAR) for number in range(3)]
    is_won = dict(season.trail.won)[node.id]
    told = Words(f"{{good}}{_('won')}{{/}}" if is_won else f"{{bad}}{_('lost')}{{/}}")
    return Row(told, *stars, gap=4)


def _kind_row(node: Node) -> Widget:
    """Return what is played there, with the rim of a hard match."""
    words = Words(escape(telling.kind_of(node)), size=15, ink="gold")
    return _badged(DotBadge(HARD, is_rim=True), words) if node.kind == Kind.HARD else words


def _reward_row(season: Season, node: Node) -> Widget:
    """Return what a match brings, with the signs that the map has for it."""
    name, ink = BRINGS[reward_at(season, season.trail, node)]
    brings: Widget = SignBadge(name, ink)
    if node.keepsake:
        signs = Row(brings, SignBadge("gift", KEEPSAKE), gap=0)
        brings = Column(signs, KeepsakeView(node.keepsake, KEPT), gap=6)
    return _badged(brings, Words(f"{{gold}}{escape(telling.gain_of(season, node))}{{/}}"))


def _badged(badge: Widget, words: Widget) -> Widget:
    """Return words beside the sign that stands for them on the map."""
    return Beside(badge, words, gap=10, middle=True)


def _round(season: Season, node: Node, each: Round) -> list[Widget]:
    """Return what is told of one round: who sits there, how it is won, and the house rule."""
    faces = Row(
        *(
            FaceView(id, CHARACTERS[id].name, seat, FACE)
            for seat, id in enumerate(each.others, start=1)
        ),
        gap=8,
    )
    lines: list[Widget] = [
        faces,
        _badged(PipBadge(strongest(season, node)), Words(escape(telling.names_of(each)))),
        aim := Words(f"**{escape(telling.aim_of(each))}** {escape(length_of(each))}"),
    ]
    aim.hint = other_rules(each)
    if each.twist:
        twist = Words(f"{{gold}}{escape(telling.twist_words(season, each))}{{/}}")
        lines.append(_badged(DotBadge(TWIST), twist))
    return lines


def _short_round(season: Season, each: Round) -> Widget:
    """Return one of several rounds in two lines, and its house rule."""
    told = Beside(
        SignView(each.game, SMALL),
        Words(
            f"**{escape(telling.game_of(each))}**: "
            f"{escape(telling.names_of(each))}. {escape(telling.aim_of(each))}",
            size=15,
        ),
        gap=10,
    )
    if not each.twist:
        return told
    twist = Words(f"{{gold}}{escape(telling.twist_of(season, each))}{{/}}", size=15)
    return Column(told, _badged(DotBadge(TWIST), twist), gap=4)


def strongest_row(step: int) -> Widget:
    """Return what so many pips under a place mean."""
    words = _("the strongest there plays at level {level}").format(
        level=_(LEVELS[LADDER[step - 1]].title)
    )
    return _badged(PipBadge(step), Words(escape(words), size=15, ink="muted"))
