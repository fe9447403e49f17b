"""The end of a battle, told beside the field on which the survivors stand."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from game.core.points import points_text
from game.core.words import _, many
from game.rulesets.berserk.events import BattleEnded
from game.rulesets.berserk.standing import BerserkStanding
from game.rulesets.berserk.telling.feats import Feats
from game.rulesets.berserk.telling.log_battle import ending_words
from game.rulesets.berserk.telling.naming import unit_name
from scenes.battle.faces.cardface import CardFaces
from scenes.battle.faces.cardview import CardView
from scenes.battle.faces.naming import card_of
from scenes.scene import Action, Cover, Point
from scenes.show.bar import BAR_BUTTONS, BAR_TYPE, button_words, stand_in_bar
from scenes.show.reading import AfterDeal
from scenes.ui.boxes import Column, Panel
from scenes.ui.button import Button, ButtonKind
from scenes.ui.containers import Group
from scenes.ui.course import Course, Line
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Style, Widget
from scenes.ui.words import Heading, Words

CARD = 104.0
"""The width of the best fighter's card, in units."""
WORTH_A_CURVE = 3
"""The least number of turns of which a curve tells anything."""
NARROWEST = 200.0
"""How wide the curve is at least, in units."""


class BattlePage(AfterDeal):
    """Who has won and why, who stands, who fought best, and when it turned.

    The field stays in sight; the page stands in the part of the window that `beside` names, and
    what the bar above the field asks for is done by `around`.
    """

    cover = Cover.CLEAR
    legend = ()

    def __init__(
        self,
        event: BattleEnded,
        feats: Feats,
        standing: BerserkStanding,
        names: Sequence[str],
        faces: CardFaces,
        beside: Callable[[], pygame.Rect],
        around: Callable[[Action], object],
    ) -> None:
        super().__init__()
        self.around = around
        won = "" if event.winner is None else names[event.winner]
        self.title = _("A draw") if event.winner is None else _("{name} wins").format(name=won)
        self.words = ending_words(event.reason, won)
        self.winner = won
        self.feats, self.standing, self.names = feats, standing, names
        self.faces, self.beside = faces, beside

    def build(self) -> Widget:
        """Return what is told, and the way on."""
        told = Scroll(Column(*self._told(), gap=10))
        panel = Panel(Column(told, self.foot(align="centre", least=0), gap=12), pad=14, grows=True)
        return _Beside(panel, self.beside, [self._in_bar(each) for each in BAR_BUTTONS])

    def _in_bar(self, action: Action) -> Button:
        """Return the button of the bar over the one beneath, which this page covers."""
        button = Button(
            button_words()[action],
            partial(self.around, action),
            kind=ButtonKind.QUIET,
            size=16,
            least=0,
            most=BAR_TYPE,
        )
        button.asks = action
        return button

    def act(self, action: Action, at: Point | None = None) -> bool:
        """Open what the bar of the battle opens: it is in sight, so its keys mean the same."""
        if action in BAR_BUTTONS:
            self.around(action)
            return True
        return super().act(action, at)

    def _told(self) -> Iterator[Widget]:
        yield Heading(escape(self.title), 2)
        yield Words(escape(self.words), size=15)
        end = self.feats.end
        for player, name in enumerate(self.names):
            count, army = len(end.living(player)), len(end.living(player) + end.fallen(player))
            words = many(
                "{name}: {n} of {all} cards stands.", "{name}: {n} of {all} cards stand.", count
            )
            yield Words(escape(words.format(name=name, n=count, all=army)), size=15)
        yield from self._best()
        if words := self._turned():
            yield Words(escape(words), size=15)
        yield from self._course()
        if self.standing.deals_in_match > 1:
            fought = _("{n} of {all} battles").format(
                n=self.standing.deals_played, all=self.standing.deals_in_match
            )
            sums = "   ".join(
                f"**{escape(name)}** {points_text(score)}"
                for name, score in zip(self.names, self.standing.scores, strict=True)
            )
            yield Words(sums, size=18)
            yield Words(fought, size=15, ink="muted")

    def _course(self) -> Iterator[Widget]:
        """Yield the life that each side had left, turn by turn."""
        if len(self.feats.lives) < WORTH_A_CURVE:
            return
        label = _("Life left, turn by turn")
        lines = [
            Line(name, [each[player] for each in self.feats.lives], player)
            for player, name in enumerate(self.names)
        ]
        yield Words(escape(label), size=15, ink="muted")
        yield Course(lines, label=label, least=NARROWEST)

    def _best(self) -> Iterator[Widget]:
        """Yield the card that dealt the most wounds, and what it did."""
        best = self.feats.best
        if best is None:
            return
        unit = self.feats.end.units[best.uid]
        yield Words("**" + escape(_("Best fighter")) + "**", ink="title")
        yield CardView(card_of(unit), self.faces, CARD, side=unit.owner)
        name = self.names[unit.owner]
        wounds = many("{n} wound dealt", "{n} wounds dealt", best.wounds).format(n=best.wounds)
        kills = many("{n} enemy killed", "{n} enemies killed", best.kills).format(n=best.kills)
        words = _("{card} ({name}): {wounds}, {kills}.").format(
            card=unit_name(unit), name=name, wounds=wounds, kills=kills
        )
        yield Words(escape(words), size=15)

    def _turned(self) -> str:
        """Return when the battle turned, "" where it did not."""
        turning = self.feats.turning
        if turning is None:
            return ""
        words = (
            _("{name} was ahead all along; the other side lost most in turn {n}.")
            if turning.led
            else _("The turning point was turn {n}: from then on {name} was ahead.")
        )
        return words.format(name=self.winner, n=turning.turn)


class _Beside(Group):
    """Lets something stand in the part of the window named, and buttons in the bar."""

    def __init__(
        self, child: Widget, where: Callable[[], pygame.Rect], bar: Sequence[Button]
    ) -> None:
        self._child, self._where, self._bar = child, where, bar
        super().__init__(child, *bar)

    def place(self, style: Style, rect: pygame.Rect) -> None:
        """Stand where that is."""
        super().place(style, rect)
        self._child.place(style, self._where())
        stand_in_bar(self._bar, style, rect.right)
