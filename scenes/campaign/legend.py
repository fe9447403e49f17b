"""What the signs of the road mean: on its map, and beside the player's name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.bots.catalogue import LEVELS
from game.core.words import _, marked
from game.session.campaign import outcome, telling
from game.session.campaign.difficulty import LADDER
from game.session.campaign.matches import reward_at
from game.session.campaign.node import Kind, Reward
from game.session.campaign.season import Season
from scenes.campaign.card import SignView, explained
from scenes.campaign.placemark import strongest
from scenes.campaign.signs import BRINGS, COIN, HARD, HEART, KEEPSAKE, PIP, STAR, TWIST, sign_of
from scenes.theme import Colour
from scenes.ui.boxes import Beside, Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.page import Page
from scenes.ui.scroll import Scroll
from scenes.ui.square import SquarePicture
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words


class LegendPage(Page[None]):
    """Hearts, coins and stars, and every sign on the map of an act."""

    music = "road"

    def __init__(self, season: Season, act: int) -> None:
        super().__init__()
        self.title = _("What the signs mean")
        self.season, self.act_shown = season, act

    def build(self) -> Widget:
        """Return what one has, then what lies on the map."""
        column = Column(*own_rows(), *legend_rows(self.season, self.act_shown), gap=10)
        back = Button(_("Back"), self.cancel, kind=ButtonKind.PRIMARY)
        board = Panel(Column(Scroll(column), Row(back, align="right"), gap=16), title=self.title)
        return Frame(board, most=820, full=False)

    def cancel(self) -> None:
        """Go back."""
        self.done(None)


def own_rows() -> Sequence[Widget]:
    """Return what hearts, coins and stars are."""
    return (
        explained("heart", HEART, outcome.hearts_line()),
        explained("coin", COIN, outcome.coins_line()),
        explained("star", STAR, outcome.stars_line()),
    )


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
    rewards = {reward_at(season, season.trail, node) for node in nodes if node.rounds}
    for reward, (name, ink) in BRINGS.items():
        if reward in rewards:
            rows.append(_legend_row(SignView(name, 20, ink), _(BROUGHT[reward])))
    if any(node.keepsake for node in nodes):
        rows.append(_legend_row(SignView("gift", 20, KEEPSAKE), _("brings something to keep")))
    best = max(strongest(season, node) for node in nodes if node.rounds)
    for step in range(1, best + 1):
        words = _("the strongest there plays at level {level}").format(
            level=_(LEVELS[LADDER[step - 1]].title)
        )
        rows.append(_legend_row(PipView(step), words))
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
