"""A deal looked at again: what each of a player's choices was worth, by what he could know."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from math import floor
from typing import Any

from game.bots.catalogue import GETTING_READY
from game.bots.thinker import Thinker
from game.core.protocols import Player, Whole
from game.core.ruleset import Ruleset
from game.core.words import _, percent
from game.session.review.judging import Judgement, Mark, Review, Reviewer
from game.session.review.moments import Moment, SeenDeal
from game.session.review.told import (
    SHOWN,
    explained,
    formula,
    part_of,
    reason,
    sentence,
    summary,
)
from scenes.games import picture_of, row_namer_of
from scenes.rulebook import RuleBook
from scenes.scene import Action, Point
from scenes.show.explained import table
from scenes.show.look import Look
from scenes.ui.boxes import Column, Frame, Panel, Row, Space
from scenes.ui.button import Button, ButtonKind
from scenes.ui.dialog import Message
from scenes.ui.page import Page
from scenes.ui.scoregrid import Cell, Head, ScoreGrid
from scenes.ui.scroll import Scroll
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Ink, Words

INKS: Mapping[Mark | None, Ink] = {
    None: "good",
    Mark.SLIP: "gold",
    Mark.MISTAKE: "bad",
    Mark.BLUNDER: "bad",
}
"""What a mark is written in; good for none."""

NameAction = Callable[[Any], str]


class Cards(Enum):
    """With which hidden cards a deal is tried again."""

    SAME = auto()
    OTHERS = auto()


NO_OTHERS = frozenset({"schnapsen"})
"""Here other hidden cards are found by kernels alone, which a window does without."""


@dataclass(frozen=True)
class Seen:
    """A match to be reviewed: its settled deals as each of those may see them who played it."""

    ruleset: Ruleset[Any, Any, Any]
    names: Sequence[str]
    deals: Mapping[Player, Sequence[SeenDeal]]


@dataclass(frozen=True)
class Wanted:
    """Where a player wants to go from a review: to a moment of a deal, to look at it (None), or to
    try again from there with the same hidden cards or with others."""

    player: Player
    deal: SeenDeal
    moment: Moment
    tries: Cards | None = None


def cost_told(share: float) -> str:
    """Return a cost in per cent, cut and not rounded: less than a slip must not read as one."""
    return percent(floor(100 * share + 1e-9) / 100)


class ReviewPage(Page[Wanted | None]):
    """Judges one deal after the other, whichever is asked for; the result is where the player wants
    to go, None for back.

    PAGE_UP and PAGE_DOWN go from deal to deal.
    """

    def __init__(
        self,
        seen: Seen,
        name: NameAction,
        thinker: Thinker,
        at: int | None = None,
        *,
        on_review: Callable[[Player, Review], object] = lambda _player, _review: None,
        look: Look | None = None,
    ) -> None:
        """`at` is the deal to begin with, from 0; None for the last. `on_review` takes each review
        when it is made. Hands and boards are shown in a `look`, and without one not at all."""
        super().__init__()
        self.title = _("Review")
        self.seen, self.name, self.thinker = seen, name, thinker
        self.on_review, self.look = on_review, look
        self._more: set[int] = set()
        """The numbers of the moments whose table is shown."""
        self.player = next(iter(seen.deals))
        self.at = len(self.deals) - 1 if at is None else at
        self._reviewers: dict[tuple[Player, int], Reviewer] = {}

    def again(self) -> "ReviewPage":
        """Return a page that shows the same, with all that has been judged."""
        page = ReviewPage(
            self.seen,
            self.name,
            self.thinker,
            self.at,
            on_review=self.on_review,
            look=self.look,
        )
        page.player, page._reviewers = self.player, self._reviewers
        return page

    @property
    def deals(self) -> Sequence[SeenDeal]:
        """The deals as the player saw them whose choices are looked at."""
        return self.seen.deals[self.player]

    @property
    def reviewer(self) -> Reviewer:
        """Who judges the deal that is shown."""
        key = (self.player, self.at)
        if key not in self._reviewers:
            deal = self.deals[self.at]
            self._reviewers[key] = Reviewer(self.seen.ruleset, deal, self.thinker)
        return self._reviewers[key]

    # -- the life of the page

    def update(self, dt: float) -> bool:
        """Let the thinking process get on with the deal that is shown."""
        if self.reviewer.look():
            if (review := self.reviewer.review) is not None:
                self.on_review(self.player, review)
            self.rebuild()
        return super().update(dt)

    def leave(self) -> None:
        """Drop what is being thought about."""
        self.reviewer.stop()
        super().leave()

    def cancel(self) -> None:
        """Go back."""
        self.done(None)

    def act(self, action: Action, at: Point | None = None) -> bool:
        """Page keys go from deal to deal; the rule book lies beside."""
        if action is Action.RULES:
            self.host.push(RuleBook(self.seen.ruleset.rule_book()))
            return True
        if action in (Action.PAGE_UP, Action.PAGE_DOWN):
            self.go_to(self.at + (1 if action is Action.PAGE_DOWN else -1))
            return True
        return super().act(action, at)

    def go_to(self, deal: int) -> None:
        """Show another deal, if there is one."""
        if 0 <= deal < len(self.deals):
            self.reviewer.stop()
            self.at = deal
            self.rebuild()

    def look_at(self, player: Player) -> None:
        """Show the choices of another player."""
        self.reviewer.stop()
        self.player = player
        self.rebuild()

    # -- what is on it

    def build(self) -> Widget:
        """Return the deal that is shown, as far as it has been judged."""
        told = self._told()
        column = Column(
            self._way(), Scroll(Column(*told, gap=10)), self._foot(), gap=12, grows=True
        )
        return Frame(Panel(column, title=self.title), most=900, full=True)

    def _way(self) -> Widget:
        terms = self.seen.ruleset.telling.terms
        last = len(self.deals) - 1
        words = terms.how_far(self.at + 1, last + 1)
        here = Words(f"**{words[:1].upper()}{words[1:]}**", align="centre", grows=True)
        before = Button(
            _("One earlier"), partial(self.go_to, self.at - 1), sign="left", enabled=self.at > 0
        )
        after = Button(
            _("One later"), partial(self.go_to, self.at + 1), sign="right", enabled=self.at < last
        )
        return Row(before, here, after, gap=10)

    def _foot(self) -> Widget:
        others = [
            Button(
                escape(self.seen.names[player]),
                partial(self.look_at, player),
                enabled=player != self.player,
            )
            for player in self.seen.deals
        ]
        back = Button(_("Back"), self.cancel, kind=ButtonKind.PRIMARY)
        ways = [*(others if len(others) > 1 else ()), back]
        if (review := self.reviewer.review) is not None and review.judgements:
            told = [escape(formula(self.seen.ruleset, review))]
            show = partial(self.host.push, Message(_("The figures"), told))
            ways.insert(0, Button(_("The figures"), show, sign="bars"))
        return Row(*ways, align="right", gap=8)

    def _told(self) -> list[Widget]:
        reviewer = self.reviewer
        if reviewer.trouble:
            return [Words(reviewer.trouble)]
        if reviewer.review is None:
            far = _("Looking again at what you could know: choice {n} of {all}.")
            n = min(reviewer.judged + 1, reviewer.choices)
            told = [far.format(n=n, all=reviewer.choices)]
            return [Words(each) for each in told + [_(GETTING_READY)] * reviewer.is_warming]
        return self._reviewed(reviewer.review)

    def _reviewed(self, review: Review) -> list[Widget]:
        ruleset = self.seen.ruleset
        parts: list[Widget] = [Words(escape(summary(ruleset, review)))]
        parts += [self._moment(each) for each in review.gravest(SHOWN)]
        if review.judgements:
            parts += [
                Space(4),
                Words(_("All your choices"), ink="title"),
                self._grid(review.judgements),
            ]
        return parts

    def _moment(self, judgement: Judgement) -> Widget:
        """Return what a choice cost and the hand or the board, or the table of it."""
        ruleset, moment = self.seen.ruleset, judgement.moment
        told, number = explained(ruleset, judgement), moment.number
        lines: list[Widget] = [
            Words(sentence(ruleset, judgement, self.name), ink=INKS[judgement.mark])
        ]
        if told is not None and number in self._more:
            lines += table(told, row_namer_of(ruleset, moment.view))
        elif told is not None:
            if self.look is not None:
                both = judgement.best, moment.chosen
                shown = picture_of(ruleset, self.look, moment.view, *both)
                lines += [] if shown is None else [shown]
            lines.append(Words(told.look, size=15))
        return Column(*lines, self._ways_to(moment, has_more=told is not None), gap=4)

    def _turn(self, number: int) -> None:
        """Show the table of a moment, or what it is about."""
        self._more ^= {number}
        self.rebuild()

    def _ways_to(self, moment: Moment, *, has_more: bool) -> Widget:
        """Return the buttons that lead to a moment, and to its table."""

        def way(words: str, sign: str, hint: str, tries: Cards | None = None) -> Button:
            wanted = Wanted(self.player, self.deals[self.at], moment, tries)
            return Button(words, partial(self.done, wanted), sign=sign, hint=hint, least=100)

        again = _("Play on from here; it counts for nothing.")
        ways = [
            way(_("See it"), "play", _("Look at this place in the match.")),
            way(_("Try again"), "undo", again, Cards.SAME),
        ]
        if self.seen.ruleset.id not in NO_OTHERS:
            fitting = _("The same, with other hidden cards that fit what you knew.")
            ways.append(way(_("With other cards"), "cards", fitting, Cards.OTHERS))
        if has_more:
            words = _("Less") if moment.number in self._more else _("More")
            turn = partial(self._turn, moment.number)
            ways.append(Button(words, turn, sign="bars", least=100))
        return Row(*ways, gap=8)

    def _grid(self, judgements: Sequence[Judgement]) -> Widget:
        heads = [_("Your choice"), _("Best"), _("Cost")]
        rows: list[Sequence[Widget]] = [[Head(head) for head in heads]]
        for each in judgements:
            best = self._named(each, each.best) if each.loss else _("yours")
            cost = f"{{{INKS[each.mark]}}}{cost_told(each.share)}{{/}}"
            chosen = self._named(each, each.moment.chosen)
            told = self._row_told(each)
            rows.append([Cell(cell, told) for cell in (chosen, best, cost)])
        return ScoreGrid(rows, fits=True)

    def _row_told(self, judgement: Judgement) -> str:
        """Return a row of the table in a sentence, with what speaks for a better choice."""
        told = sentence(self.seen.ruleset, judgement, self.name)
        why = reason(self.seen.ruleset, judgement, self.name) if judgement.loss else ""
        return f"{told} {why}".rstrip()

    def _named(self, judgement: Judgement, choice: Any) -> str:
        """Return what a choice is called in the table, in markup: an army in full where it is the
        better one, and else by what it is part of."""
        if isinstance(choice, Whole) and choice == judgement.moment.chosen:
            return part_of(self.seen.ruleset, judgement)
        return self.name(choice)
