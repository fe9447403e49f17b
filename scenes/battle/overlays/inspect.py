"""Everything about one card: its whole face, large, and what each of its words means."""

from collections.abc import Callable, Sequence
from functools import partial

from game.core.words import _
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.cards.card import Card
from game.rulesets.berserk.cards.glossary import glossary, keywords_of
from game.rulesets.berserk.cards.texts import realm_line
from game.rulesets.berserk.telling.life import life_words
from game.rulesets.berserk.telling.naming import card_name
from game.rulesets.berserk.telling.signs import signs_of, unit_sign
from game.rulesets.berserk.unit import Unit
from scenes.battle.faces.cardface import CardFaces
from scenes.battle.faces.cardview import CardView
from scenes.battle.faces.naming import state_words
from scenes.bindings import Action
from scenes.show.reading import ReadingPage
from scenes.ui.boxes import Beside, Column, Frame, Panel, Row
from scenes.ui.button import Button, ButtonKind, Link
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

FACE = 330.0
"""The width of the card, in units."""


class CardPage(ReadingPage):
    """A card to be read; of a unit in battle, what has befallen it and what it is `given` as
    well."""

    opened_by = Action.INSPECT

    def __init__(
        self,
        shown: Card,
        faces: CardFaces,
        open_rules: Callable[[str], object],
        unit: Unit | None = None,
        given: Sequence[str] = (),
    ) -> None:
        super().__init__()
        self.title, self.given = _(shown.name), given
        self.card, self.faces, self.unit, self.open_rules = shown, faces, unit, open_rules

    def build(self) -> Widget:
        """Return the card at the left, and at the right what its words mean."""
        assert self.open_rules is not None
        face = CardView(self.card, self.faces, FACE)
        lines: list[Widget] = [Heading(escape(self.title)), *self._facts()]
        for each in self._explained():
            entry = glossary(each)
            link = Link(f"? [{entry.clause}]", partial(self.open_rules, entry.clause))
            heading = Row(Heading(escape(entry.title), 3), link, gap=8)
            lines += [heading, Words(escape(entry.paragraph), size=16)]
        text = Scroll(Column(*lines, gap=8))
        back = Button(_("Back"), self.cancel, kind=ButtonKind.PRIMARY)
        right = Column(text, Row(back, align="right"), gap=12)
        return Frame(Panel(Beside(face, right, gap=22), pad=22), most=980, full=False)

    def first_focus(self) -> Widget | None:
        """Return the way back."""
        return next(w for w in self.root.walk() if w.label == _("Back"))

    def act(self, action: Action, at: tuple[int, int] | None = None) -> bool:
        """Scroll wherever the focus is."""
        area = next((w for w in self.root.walk() if isinstance(w, Scroll)), None)
        if action in (Action.PAGE_UP, Action.PAGE_DOWN) and area is not None:
            return area.act(action)
        return super().act(action, at)

    def _explained(self) -> Sequence[str]:
        found = list(keywords_of(self.card))
        for number in self.unit.gear if self.unit else ():
            found += keywords_of(card(number))
        return tuple(dict.fromkeys(found))

    def _facts(self) -> list[Widget]:
        realms = Words(escape(realm_line(self.card)), size=15, ink="muted")
        if self.unit is None:
            return [realms]
        told = ", ".join([life_words(self.unit), *state_words(self.unit)])
        worn = [card_name(number) for number in self.unit.gear]
        lines: list[Widget] = [realms, Words(escape(told), ink="gold")]
        lines += [Words(escape(each), size=15, ink="gold") for each in self.given]
        for sign in signs_of(self.unit):
            if (meaning := unit_sign(self.unit, sign)) is not None:
                lines.append(Words(escape(meaning.words), size=15))
        if worn:
            lines.append(Words(escape(_("Wears {gear}.").format(gear=", ".join(worn)))))
        return lines
