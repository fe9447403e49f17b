"""A match at a trick table as it is played: also hints, take-back and all else one may ask for."""

from collections.abc import Callable
from typing import Any

from game.core.protocols import Whole
from game.core.words import _, split_clause
from game.session.sitting import Sitting
from scenes.scene import Action, Point, Pointer, PointerKind
from scenes.show.hint import Caution
from scenes.show.look import Look
from scenes.show.ways import Ways
from scenes.table.asked import AskedTable
from scenes.table.counsel import Counsel
from scenes.table.guide import TableGuide
from scenes.table.hand import HandCard
from scenes.table.past import LastTrick
from scenes.table.places import card_at


class TableScene(AskedTable):
    """One match at the table, with all that the keys and buttons of the table do."""

    def __init__(
        self, sitting: Sitting, look: Look, ways: Ways, guide: TableGuide | None = None
    ) -> None:
        super().__init__(sitting, look, ways, guide)
        self.counsel = Counsel(self)

    def act(self, action: Action, at: Point | None = None) -> bool:
        """Do what the keys and buttons of the table ask for."""
        doings: dict[Action, Callable[[], object]] = {
            Action.HINT: self.counsel.ask_hint,
            Action.UNDO: self._take_back,
            Action.MENU: self.cancel,
            Action.SCORES: self.open_scores,
            Action.LOG: self.open_log,
            Action.RULES: self._open_rules_of_pointed,
            Action.LAST_TRICK: self._open_last_trick,
        }
        if action in doings:
            doings[action]()
            return True
        if (
            action is Action.CONFIRM
            and not self.show.director.is_idle
            and self.show.director.skip()
        ):
            return True
        if action is Action.FAST and self.why_idle:
            self.is_hurried = not self.is_hurried
            self.refresh()
            return True
        if action is Action.CANCEL and self.board.advice is not None:
            self.show_caveat(None)
            return True
        return super().act(action, at)

    def point(self, pointer: Pointer) -> bool:
        """Take what the mouse did; a press on the bare cloth ends what is being shown, and one on a
        card of another hand than the one to play from says why that is not played."""
        if super().point(pointer):
            return True
        if pointer.kind is not PointerKind.PRESS or pointer.button != 1:
            return False
        return self.show.director.skip() or self._tell_off(pointer)

    def _tell_off(self, pointer: Pointer) -> bool:
        """Say why the card at the mouse, of another hand, is not to be played; tell whether one
        lies there."""
        if not self.is_asking or not self.by_card:
            return False
        x, y = (part / self.layout.scale for part in pointer.at)
        table = self.show.picture
        card = card_at(table, self.show.lay(table, legal=self.show.legal), x, y)
        if card is None or not (why := self.reason_against(card)):
            return False
        self.refuse(why)
        return True

    def _open_last_trick(self) -> None:
        table = self.show.picture
        if table is None or table.last_trick is None:
            self.refuse(_("No trick has been taken in this deal yet."))
            return
        names, art = self.port.names, self.show.cards.art
        self.host.push(LastTrick(table.last_trick, table.trick.leader, names, art, self.game))

    def _open_rules_of_pointed(self) -> None:
        pointed = self.pointed
        refusal = None
        if isinstance(pointed, HandCard) and self.is_asking:
            refusal = self.port.refusal(self.game.play(pointed.card))
        named = "" if pointed is None else pointed.clause
        self.open_rules(refusal.rule if refusal else named or split_clause(self.notice)[1])

    def _take_back(self) -> None:
        if not self.sitting.can_take_back:
            self.refuse(self.sitting.why_not_taken_back)
            return
        self.sitting.take_back()
        self.unasked.stop()
        self.unasked.is_held = True
        self.take_events()
        self.host.cue("undo")

    def describe(self) -> str:
        """Return the position in words, then the controls."""
        if self.is_covered:
            return self.title
        text_view = self.port.ruleset.telling.text_view
        position = text_view(self.port.view(), self.port.names, self.port.deals_in_match)
        return f"{position}\n{super().describe()}"

    # -- the coach

    def name_choice(self, action: Any) -> str:
        """Return what a choice is called, in markup."""
        return self.game.name_action(action)

    def decide(self, action: Any) -> None:
        """Make the person's choice."""
        if isinstance(action, Whole):
            self._submit_all(action.steps)
        else:
            self._submit(action)

    def show_caveat(self, panel: Caution | None) -> None:
        """Show what the coach objects where a hint would stand, None: no longer."""
        self.counsel.tell(panel)
