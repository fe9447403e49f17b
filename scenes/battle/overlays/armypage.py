"""Everything that is known of an army: who stands, who has fallen, what lies beside the board."""

from collections.abc import Callable, Sequence
from functools import partial

from game.core.protocols import Player
from game.core.words import _
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.position import Battle
from game.rulesets.berserk.unit import UNSEEN, Unit
from scenes.battle.faces.cardface import CardFaces
from scenes.battle.faces.cardview import CardView
from scenes.battle.faces.naming import card_of
from scenes.show.reading import ReadingPage
from scenes.ui.boxes import Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

FACE = 148


class ArmyPage(ReadingPage):
    """The cards of an army, as far as whoever looks on may know them."""

    def __init__(
        self,
        picture: Battle,
        player: Player,
        name: str,
        faces: CardFaces,
        open_unit: Callable[[Unit], object],
    ) -> None:
        super().__init__()
        self.title = _("The army of {name}").format(name=name)
        self.picture, self.player, self.faces = picture, player, faces
        self.open_unit = open_unit

    def build(self) -> Widget:
        """Return a row of cards for the living, the fallen, and the terrain."""
        lines: list[Widget] = []
        for title, units in (
            (_("On the battlefield"), self.picture.living(self.player)),
            (_("In the graveyard"), self.picture.fallen(self.player)),
        ):
            if units:
                lines += [
                    Heading(title, 3),
                    Row(*self._cards(units), gap=10, align="centre", even=True),
                ]
        land = [number for owner, number in self.picture.grounds if owner == self.player]
        if land:
            views = [
                CardView(None if n == UNSEEN else card(n), self.faces, FACE, side=self.player)
                for n in land
            ]
            lines += [Heading(_("Beside the board"), 3), Row(*views, gap=8)]
        if not lines:
            lines.append(Words(_("Nothing is known of this army yet."), ink="muted"))
        text = Scroll(Frame(Column(*lines, gap=10), pad=(6, 4), full=False))
        back = Button(_("Back"), self.cancel, kind=ButtonKind.PRIMARY)
        column = Column(text, Row(back, align="right"), gap=14)
        return Frame(Panel(column, title=escape(self.title)), most=900, full=False)

    def first_focus(self) -> Widget | None:
        """Return the way back."""
        return next(w for w in self.root.walk() if w.label == _("Back"))

    def _cards(self, units: Sequence[Unit]) -> list[Widget]:
        return [
            CardView(
                card_of(unit),
                self.faces,
                FACE,
                side=self.player,
                on_press=partial(self.open_unit, unit),
            )
            for unit in units
        ]
