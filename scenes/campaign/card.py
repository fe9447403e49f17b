"""All there is to know of a place before one sits down: what the card beside the map shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.bots.characters import CHARACTERS
from game.core.words import _, marked
from game.session.campaign import schooling, telling
from game.session.campaign.difficulty import LADDER
from game.session.campaign.node import Kind, Node, Reward, Round
from game.session.campaign.season import Season
from scenes.campaign.placemark import strongest
from scenes.campaign.signs import (
    BRINGS,
    COIN,
    HARD,
    HEART,
    KEEPSAKE,
    OPENED,
    PIP,
    STAR,
    TWIST,
    medal,
    sign,
    sign_of,
)
from scenes.keepsakes import KeepsakeView
from scenes.theme import Colour
from scenes.ui.boxes import Beside, Column, Row
from scenes.ui.portraits import FaceView
from scenes.ui.square import SquarePicture
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


class SignView(SquarePicture):
    """A sign of the campaign, or the medallion of a place, as a picture."""

    def __init__(self, name: str, size: float, ink: Colour | None = None) -> None:
        super().__init__(size)
        self.name, self.ink = name, ink
        self.told = ""

    def describe(self) -> str:
        """Say what it shows where no words beside it do."""
        return self.told

    def picture(self, side: int) -> pygame.Surface:
        """Return the sign in its ink, or the medallion."""
        if self.ink is None:
            return medal(self.name, side, OPENED)
        return sign(self.name, side, self.ink)


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


def node_card(season: Season, node: Node, *, only: int | None = None) -> Sequence[Widget]:
    """Return what is told of a place; of several rounds only that of a number, if one is given."""
    rounds = node.rounds if only is None else (season.round,)
    parts: list[Widget] = [
        Beside(
            SignView(sign_of(node), MEDAL),
            Column(
                Heading(escape(_(node.title)), 2),
                Words(escape(telling.kind_of(node)), size=15, ink="gold"),
                gap=1,
            ),
            gap=12,
            middle=True,
        ),
        Words(escape(_(node.words)), ink="muted"),
    ]
    if only is None and len(rounds) > 1:
        parts += [_short_round(season, node, each) for each in rounds]
    else:
        for each in rounds:
            parts += _round(season, node, each)
    if only is None and len(node.rounds) > 1:
        parts.append(Words(escape(telling.needed_words(node))))
    if node.rounds:
        reward = _("It brings {reward}.").format(reward=telling.reward_of(node))
        brings: Widget = SignView("coin", 20, COIN)
        if node.keepsake:
            brings = KeepsakeView(node.keepsake, KEPT)
        parts.append(Beside(brings, Words(f"{{gold}}{escape(reward)}{{/}}"), gap=8, middle=True))
        if node.id not in dict(season.trail.won):
            cost = Words(escape(telling.loss_of(season, node)))
            parts.append(Beside(SignView("heart", 20, HEART), cost, gap=8, middle=True))
    if node.kind == Kind.REST and node.id not in season.trail.way:
        parts.append(Words(_("It gives back a heart, or brings a favour.")))
    if node.kind == Kind.TEACHER and not season.has_left(node):
        parts.append(Words(escape(schooling.lesson_words(season, node))))
    if node.kind == Kind.ENCOUNTER and node.id not in season.trail.way:
        parts.append(Words(_("Somebody waits there, with something to choose.")))
    return parts


def legend_rows(season: Season, act: int) -> Sequence[Widget]:
    """Return what the medallions of an act mean, each of them once."""
    nodes = [season.world.nodes[id] for stage in season.course.acts[act] for id in stage]
    kinds = {sign_of(node): node for node in nodes}
    rows: list[Widget] = [Heading(_("On the map"), 3)]
    for name in LEGEND:
        if name in kinds:
            node = kinds[name]
            words = telling.games_of(node) if name in node.games else telling.kind_of(node)
            if node.kind == Kind.BOSS:
                words = _(telling.KINDS[Kind.BOSS])
            rows.append(_legend_row(SignView(name, 24), words))
    rows.append(_legend_row(DotView(HARD, 22), _("red rim: a hard match")))
    rows.append(_legend_row(DotView(TWIST, 12), _("a house rule of the place")))
    rewards = {node.reward for node in nodes if node.rounds}
    for reward, (name, ink) in BRINGS.items():
        if reward in rewards:
            rows.append(_legend_row(SignView(name, 20, ink), _(BROUGHT[reward])))
    if any(node.keepsake for node in nodes):
        rows.append(_legend_row(SignView("gift", 20, KEEPSAKE), _("brings something to keep")))
    best = max(strongest(season, node) for node in nodes if node.rounds)
    for step in range(1, best + 1):
        words = _(telling.PLAYS[LADDER[step - 1]])
        rows.append(_legend_row(PipView(step), _("the strongest there: {play}").format(play=words)))
    return rows


BROUGHT: Mapping[Reward, str] = {
    Reward.PURSE: marked("brings coins alone, and twice as many"),
    Reward.FAVOUR: marked("brings coins and a favour"),
    Reward.CARDS: marked("brings coins and a card for your deck"),
}
"""What the sign of each reward means."""


LEGEND = (
    *("whist", "schnapsen", "berzerka", "bridge", "berserk"),
    *(Kind.ENCOUNTER, Kind.MARKET, Kind.TEACHER, Kind.REST, Kind.BOSS),
)
"""The signs in the order in which they are explained."""


def _legend_row(picture: Widget, words: str) -> Widget:
    return Beside(picture, Words(escape(words), size=15, ink="muted"), gap=10, middle=True)


class DotView(SignView):
    """A dot of a colour, as the legend shows it."""

    def __init__(self, ink: Colour, size: float) -> None:
        super().__init__("dot", 24, ink)
        self.wide = size

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the dot in the middle of its place."""
        assert self.style is not None and self.ink is not None
        radius = self.style.px(self.wide) // 2
        thick = max(2, radius // 3) if self.wide > 16 else 0
        pygame.draw.circle(surface, self.ink, self.rect.center, radius, thick)


class PipView(SquarePicture):
    """The pips under a place, as the legend shows them."""

    def __init__(self, count: int) -> None:
        super().__init__(24)
        self.count = count

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the pips side by side in the middle of their place."""
        assert self.style is not None
        radius, step = max(2, self.style.px(3)), self.style.px(7)
        left = self.rect.centerx - (self.count - 1) * step // 2
        for number in range(self.count):
            pygame.draw.circle(surface, PIP, (left + number * step, self.rect.centery), radius)


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
        Words(escape(telling.others_of(season, each))),
        Words(f"**{escape(telling.aim_of(each))}** {escape(telling.length_of(each))}"),
    ]
    if each.twist:
        lines.append(Words(f"{{gold}}{escape(telling.twist_of(season, each))}{{/}}"))
    if rules := telling.other_rules(each):
        lines.append(Words(escape(rules), size=15, ink="muted"))
    return lines


def _short_round(season: Season, node: Node, each: Round) -> Widget:
    """Return one of several rounds in two lines."""
    twist = f" {telling.twist_of(season, each)}" if each.twist else ""
    return Beside(
        SignView(each.game, SMALL),
        Words(
            f"**{escape(telling.game_of(each))}**: "
            f"{escape(telling.others_of(season, each))}. "
            f"{escape(telling.aim_of(each))}{escape(twist)}",
            size=15,
        ),
        gap=10,
    )
