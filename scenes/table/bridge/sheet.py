"""What a deal has brought, and the score sheets: of a rubber as it is written, and of boards."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, zip_longest

from game.core.points import points_text
from game.core.words import _
from game.rulesets.bridge.contract import EAST, NORTH, SOUTH, WEST
from game.rulesets.bridge.events import DealScored
from game.rulesets.bridge.naming import seat_name, side_name, vulnerability_name
from game.rulesets.bridge.options import BridgeOptions
from game.rulesets.bridge.rubber import PaidFor, Rubber
from game.rulesets.bridge.scoring import GAME, Outcome
from game.rulesets.bridge.standing import BridgeStanding, DealResult
from game.rulesets.bridge.words import (
    SETTLED,
    honours_counted,
    honours_sentences,
    outcome_words,
    paid_sentence,
)
from scenes.show.reading import DealPage
from scenes.show.sheet import SheetPage
from scenes.table.bridge.review import DealReview
from scenes.table.bridge.signs import contract_sign
from scenes.ui.boxes import Column, Frame
from scenes.ui.button import Button
from scenes.ui.panel import Panel
from scenes.ui.scoregrid import Cell, Head, ScoreGrid
from scenes.ui.text import escape, plain
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words


@dataclass(frozen=True)
class Entry:
    """Points that a side has written down, and what for."""

    side: int
    points: int
    words: str
    why: str = ""
    """Why it is paid, where the words do not say so."""
    rule: str = ""
    """The clause that says how much."""

    @property
    def told(self) -> str:
        """What it is for, why it is paid, and by which clause."""
        rule = f" [{self.rule}]" if self.rule else ""
        return ", ".join(filter(None, [self.words, self.why])) + rule


def entries(result: DealResult, names: Sequence[str], options: BridgeOptions) -> Iterator[Entry]:
    """Yield everything a deal brought but for trick points, as it is written above the line."""
    contract, score = result.contract, result.score
    if contract is not None and score is not None:
        ours = contract.side
        yield Entry(1 - ours, score.penalty, outcome_words(score, result.tricks), rule="BR-37")
        yield Entry(ours, score.overtricks, _("overtricks"), rule="BR-35")
        yield Entry(ours, score.insult, _("for the insult of the double"), rule="BR-36")
        yield Entry(ours, score.slam, _("slam"), rule="BR-38")
    is_made = _is_made(result)
    for hidden in result.hidden:
        yield Entry(
            hidden.owner % 2,
            hidden.points,
            _("hidden card of {player}").format(player=names[hidden.owner]),
            _("as the contract was made") if is_made else _("as the contract was not made"),
            "BR-57",
        )
    for each in result.honours:
        yield Entry(
            each.player % 2,
            each.points,
            _("{n} honours of {player}").format(n=each.count, player=names[each.player]),
            honours_counted(result, options),
            "BR-49",
        )


def settlement(standing: BridgeStanding) -> Iterator[Entry]:
    """Yield what the end of a rubber has brought, won or broken off."""
    for each in standing.payments:
        rule = "BR-47" if each.paid_for is PaidFor.RUBBER else "BR-48"
        yield Entry(each.side, each.points, _(SETTLED[each.paid_for]), rule=rule)


def _is_made(result: DealResult) -> bool:
    return result.score is not None and result.score.outcome is Outcome.MADE


def below_the_line(result: DealResult) -> Entry | None:
    """Return the trick points of a contract that was made, None where there are none."""
    contract, score = result.contract, result.score
    if contract is None or score is None or not score.below:
        return None
    return Entry(contract.side, score.below, _("tricks bid and made"), rule="BR-33")


def board_entries(
    result: DealResult, names: Sequence[str], options: BridgeOptions
) -> Iterator[Entry]:
    """Yield everything a deal brought where deals are scored one by one."""
    if (below := below_the_line(result)) is not None and result.score is not None:
        yield below
        words = _("game bonus") if below.points >= GAME else _("part-score")
        yield Entry(below.side, result.score.bonus, words, rule="BR-42")
    yield from entries(result, names, options)


def contract_words(result: DealResult, names: Sequence[str]) -> str:
    """Return the contract and its declarer in markup, or that all passed."""
    if result.contract is None:
        return _("passed out")
    player = escape(names[result.contract.declarer])
    return _("{contract} by {player}").format(
        contract=f"**{contract_sign(result.contract)}**", player=player
    )


def below_words() -> str:
    """Return where on the sheet of a rubber stands what counts towards a game."""
    return _("Below the line: towards a game of {points}").format(points=GAME)


def above_words() -> str:
    """Return where on the sheet of a rubber all else stands."""
    return _("Above the line: for the total only")


class DealOver(DealPage):
    """What a deal has brought to each side, entry by entry; waits to be read."""

    def __init__(self, event: DealScored, standing: BridgeStanding, names: Sequence[str]) -> None:
        super().__init__()
        self.result, self.table = event.result, event.after
        self.standing, self.names = standing, names
        if self.table.standing.next is None:
            self.title = _("Deal {number} is over").format(number=standing.deals_played)
        else:
            self.title = _("Board {number} is over").format(number=self.table.standing.board)

    def build(self) -> Widget:
        """Return the contract and how it ended, then a line for everything that scores."""
        result, score = self.result, self.result.score
        lines: list[Widget] = [Heading(contract_words(result, self.names), 2, align="centre")]
        if result.contract is not None and score is not None:
            ending = _("{n} of {needed} tricks: {outcome}").format(
                n=result.tricks,
                needed=score.required,
                outcome=outcome_words(score, result.tricks),
            )
            tone = {Outcome.MADE: "good", Outcome.DOWN: "bad", Outcome.DRAW: "muted"}[score.outcome]
            lines.append(Words(f"{{{tone}}}{ending}{{/}}", align="centre"))
        else:
            lines.append(Words(_("Everybody passed, so nobody scores."), align="centre"))
        heads = [Head(""), *(Head(side_name(side)) for side in range(2))]
        rows: list[Sequence[Widget]] = [heads]
        rows += self._rows()
        totals = [f"**{points_text(each)}**" for each in self.standing.columns]
        rows.append([Cell(f"**{_('Total so far')}**", ""), *(Cell(each, "") for each in totals)])
        made = Button(_("What could be made"), self._analyse, sign="cards")
        grid = ScoreGrid(rows, fits=True)
        notes = map(Words, self._notes())
        column = Column(*lines, grid, *notes, self.foot(made), gap=12)
        return Frame(Panel(column, title=self.title), most=720, full=False)

    def _analyse(self) -> None:
        review = DealReview(self.table, self.names)
        review.open_rules = self.open_rules
        self.host.push(review)

    def _notes(self) -> Iterator[str]:
        """Yield which card each hidden one was, and why it pays what it does; then what the honours
        that score are."""
        for paid, card in zip(self.result.hidden, self.table.hidden, strict=False):
            told = paid_sentence(paid, self.names, card, is_made=_is_made(self.result))
            yield f"{{muted}}{escape(told)}{{/}}"
        for told in honours_sentences(self.result, self.names, self.standing.options):
            yield f"{{muted}}{escape(told)}{{/}}"

    def _parts(self) -> Iterator[tuple[str, Iterable[Entry]]]:
        """Yield what scores: in a rubber below the line and above it, under a head."""
        options = self.standing.options
        if options.form != "rubber":
            yield "", board_entries(self.result, self.names, options)
            return
        below = below_the_line(self.result)
        above = entries(self.result, self.names, options)
        yield below_words(), [below] if below else []
        yield above_words(), chain(above, settlement(self.standing))

    def _rows(self) -> Iterator[list[Widget]]:
        """Yield the rows of every part, under its head; none of a part that brought nothing."""
        for head, part in self._parts():
            scoring = [each for each in part if each.points]
            if scoring and head:
                yield [Cell(f"{{muted}}{head}{{/}}", ""), Cell("", ""), Cell("", "")]
            yield from map(self._row, scoring)

    def _row(self, entry: Entry) -> list[Widget]:
        tone = "good" if entry.points > 0 else "bad"
        points = f"{{{tone}}}{points_text(entry.points)}{{/}}"
        cells = [points if side == entry.side else "" for side in range(2)]
        return [
            Cell(escape(entry.words), entry.told),
            *(Cell(each, entry.told) for each in cells),
        ]


class BridgeSheet(SheetPage[BridgeStanding]):
    """The score sheet of two sides."""

    def heads(self, *before: str) -> list[Widget]:
        """Return the heads: these, then the sides."""
        return [*map(Head, before), *(Head(side_name(side)) for side in range(2))]

    def sums(self, *before: str) -> list[Widget]:
        """Return the totals of both sides, with these before them."""
        totals = [f"**{points_text(each)}**" for each in self.standing.columns]
        return [*map(Head, before), *(Cell(each, _("Total so far")) for each in totals)]


class RubberSheet(BridgeSheet):
    """A rubber as one writes it: trick points below the line, a rule under each game, all else
    above."""

    first = 200.0
    most = 640

    def __init__(self, standing: BridgeStanding, names: Sequence[str]) -> None:
        super().__init__(standing, names)
        self.title = _("Rubber")

    def build(self) -> Widget:
        """Return what stands above the line, from the last entry down, and what stands below."""
        above, games = self._written()
        rubber = self.standing.rubber
        # The rules at the heads of those below are the line, and one under each game.
        parts = [self.grid(self._rows(above, _("above the line"), above_words())[::-1])]
        parts += [
            self.grid(self._rows(game, _("below the line"), below_words()), ruled=True)
            for game in games
        ]
        body = Column(*filter(None, parts), gap=0)
        told = _("Games {ours} : {theirs}; {vulnerable}.").format(
            ours=rubber.games[0],
            theirs=rubber.games[1],
            vulnerable=vulnerability_name(rubber.vulnerable),
        )
        return self.sheet(self.heads(""), body, self.sums(_("Total")), told)

    def _written(self) -> tuple[list[Entry], list[list[Entry]]]:
        """Return what stands above the line in order of time, and below it game by game."""
        above: list[Entry] = []
        games: list[list[Entry]] = [[]]
        rubber = Rubber()
        for number, result in enumerate(self.standing.results, start=1):
            deal = _("deal {n}").format(n=number)
            above += [
                Entry(each.side, each.points, f"{deal}: {each.told}")
                for each in entries(result, self.names, self.standing.options)
                if each.points
            ]
            before, rubber = rubber, result.on(rubber)
            if (below := below_the_line(result)) is not None:
                words = f"{deal}: {plain(contract_words(result, self.names))}"
                games[-1].append(replace(below, words=words))
            if rubber.games != before.games:
                games.append([])
        above += [each for each in settlement(self.standing) if each.points]
        return above, games

    def _rows(self, written: Sequence[Entry], part: str, told: str) -> list[list[Widget]]:
        """Return the entries of both sides beside each other, in order; at least one row.

        The first of them says which `part` of the sheet it is, and what that is for.
        """
        sides = [[each for each in written if each.side == side] for side in range(2)]
        empty = Entry(0, 0, "")
        pairs = list(zip_longest(*sides, fillvalue=empty)) or [(empty, empty)]
        return [
            [
                Cell("" if number else f"{{muted}}{part}{{/}}", "" if number else told),
                *(
                    Cell(points_text(each.points) if each.points else "", each.told)
                    for each in pair
                ),
            ]
            for number, pair in enumerate(pairs)
        ]


def _sides(are: tuple[bool, bool]) -> str:
    """Return the sides of which something is so, by the letters of their seats."""
    sides = (NORTH, SOUTH), (EAST, WEST)
    told = [
        "-".join(seat_name(seat)[0] for seat in side)
        for side, is_so in zip(sides, are, strict=True)
        if is_so
    ]
    return ", ".join(told) or "–"


class BoardSheet(BridgeSheet):
    """A row for each board: dealer, who was vulnerable, the contract, and what it brought."""

    first = 170.0

    def build(self) -> Widget:
        """Return the sheet, the totals below, and the way back."""
        heads = self.heads(_("Deal"), _("Vulnerable"), _("Contract"), _("Tricks"))
        rows = [self._row(n, r) for n, r in enumerate(self.standing.results, start=1)]
        return self.sheet(heads, self.grid(rows), self.sums(_("Total"), "", "", ""))

    def _row(self, number: int, result: DealResult) -> list[Widget]:
        told = vulnerability_name(result.vulnerable)
        deal = f"{number}.  {{muted}}{seat_name(result.dealer)[0]}{{/}}"
        explained = [
            f"{each.words}: {points_text(each.points)}"
            for each in board_entries(result, self.names, self.standing.options)
            if each.points
        ]
        outcome = "" if result.score is None else outcome_words(result.score, result.tricks)
        cells = [
            Cell(
                deal,
                _("{player} dealt, {vulnerable}").format(
                    player=self.names[result.dealer], vulnerable=told
                ),
            ),
            Cell(_sides(result.vulnerable), told),
            Cell(contract_words(result, self.names), outcome),
            Cell(str(result.tricks) if result.contract else "–", outcome),
        ]
        for points in result.board:
            words = points_text(points) if points else ""
            cells.append(Cell(words, "; ".join(explained)))
        return list(cells)
