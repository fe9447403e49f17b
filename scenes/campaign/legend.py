"""What the signs of the road mean: on its map, and beside the player's name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.words import _, marked
from game.session.campaign import outcome, telling
from game.session.campaign.matches import reward_at
from game.session.campaign.node import Kind, Reward
from game.session.campaign.season import Season
from scenes.campaign.badges import DotBadge, SignBadge
from scenes.campaign.card import explained, strongest_row
from scenes.campaign.placemark import strongest
from scenes.campaign.scenery import LandPage
from scenes.campaign.signs import BRINGS, COIN, HARD, HEART, KEEPSAKE, STAR, TWIST, sign_of
from scenes.ui.boxes import Beside, Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words


class LegendPage(LandPage[None]):
    """Hearts, coins and stars, and every sign on the map of an act."""

    music = "road"

    def __init__(self, season: Season, act: int) -> None:
        super().__init__(season)
        self.title = _("What the signs mean")
        self.season, self.act_shown = season, act

    def build(self) -> Widget:
        """Return what one has, then what lies on the map."""
        column = Column(*own_rows(self.season), *legend_rows(self.season, self.act_shown), gap=10)
        back = Button(_("Back"), self.cancel, kind=ButtonKind.PRIMARY)
        board = Panel(Column(Scroll(column), Row(back, align="right"), gap=16), title=self.title)
        return Frame(board, most=820, full=False)

    def cancel(self) -> None:
        """Go back."""
        self.done(None)


def own_rows(season: Season | None = None) -> Sequence[Widget]:
    """Return what hearts, coins and stars are; of a season with what a loss costs there."""
    return (
        explained("heart", HEART, outcome.hearts_line()),
        explained("coin", COIN, outcome.coins_line(season)),
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
            is_table = name in node.games
            words = telling.games_of(node) if is_table else telling.explained(node.kind)
            rows.append(_legend_row(SignBadge(name), words))
    rows.append(_legend_row(DotBadge(HARD, is_rim=True), telling.explained(Kind.HARD)))
    rows.append(_legend_row(DotBadge(TWIST), _("a house rule of the place")))
    rewards = {reward_at(season, season.trail, node) for node in nodes if node.rounds}
    for reward, (name, ink) in BRINGS.items():
        if reward in rewards:
            rows.append(_legend_row(SignBadge(name, ink), _(BROUGHT[reward])))
    if any(node.keepsake for node in nodes):
        rows.append(_legend_row(SignBadge("gift", KEEPSAKE), _("brings something to keep")))
    best = max(strongest(season, node) for node in nodes if node.rounds)
    rows += [strongest_row(step) for step in range(1, best + 1)]
    return rows


BROUGHT: Mapping[Reward, str] = {
    Reward.PURSE: marked("brings only coins, but twice as many"),
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
