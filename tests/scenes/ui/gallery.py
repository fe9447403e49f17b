"""One of every widget, for tests and for looking at."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.core.options import BadOption, option
from scenes.ui.boxes import Column, Frame, Panel, Row, Space
from scenes.ui.button import Button, ButtonKind
from scenes.ui.choice import Choice, Segments, Toggle
from scenes.ui.containers import Split
from scenes.ui.dialog import Confirm
from scenes.ui.field import TextField
from scenes.ui.form import Form, FormRow
from scenes.ui.listing import Item, Listing
from scenes.ui.page import Page
from scenes.ui.picker import Picker
from scenes.ui.scroll import Scroll
from scenes.ui.slider import Slider
from scenes.ui.tabs import Tabs
from scenes.ui.widget import Widget
from scenes.ui.words import Heading, Words

SCORINGS = {f"S{n:02}": f"Scoring number {n}: ten and the tricks" for n in range(28)}


@dataclass(frozen=True)
class HouseRules:
    """Options such as a game has."""

    scoring: str = option(
        "S00",
        title="Scoring",
        help="What a deal is worth.",
        rule="SW-20",
        choices=SCORINGS,
    )
    harsher: bool = option(
        False,
        title="Harsher rule",
        help="A trick too few costs ten.",
        rule="SW-24",
        only_with=("scoring", ("S00", "S01")),
    )
    players: int = option(4, title="Players", choices={4: "Four", 5: "Five", 6: "Six"})
    half_points: bool = option(False, title="Half points", help="Not with six players.")
    pause: float = option(
        1.2, title="Pause", help="Seconds after a trick.", low=0, high=3, step=0.2
    )
    table: str = option("Home", title="Name of the table")

    def __post_init__(self) -> None:
        if self.half_points and self.players == 6:
            raise BadOption("Half points cannot be played by six.")


PRESETS = {"Plain": HouseRules(), "Cruel": HouseRules(scoring="S01", harsher=True)}


class Gallery(Page[str]):
    """Tells what was done in `told`; its result is what the button that closed it says."""

    title = "Gallery"

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Any] = []
        self.options = HouseRules()

    def tell(self, name: str) -> Callable[[Any], None]:
        return lambda value: self.told.append((name, value))

    def build(self) -> Widget:
        pages = [
            ("Controls", Scroll(self.controls())),
            ("Form", Scroll(self.form())),
            ("List", self.listing()),
        ]
        left = Panel(
            Column(Tabs(pages), self.footer(), gap=14, grows=True), title="Gallery", grows=True
        )
        right = Column(
            Panel(Scroll(self.reading()), title="The play", paper=True, grows=True),
            Panel(self.log(), title="Game log", title_size=22),
            gap=20,
            grows=True,
        )
        return Frame(Split(left, right, share=0.52, gap=24), pad=(28, 28))

    def footer(self) -> Widget:
        apply = Button("Apply", lambda: self.done("Apply"), kind=ButtonKind.PRIMARY)
        off = Button("Locked", lambda: self.told.append("locked"), enabled=False, reason="No key.")
        return Row(Button("Cancel", self.cancel), off, Space(), apply)

    def controls(self) -> Widget:
        few = [Choice("S", "S"), Choice("M", "M"), Choice("L", "L"), Choice("XL", "XL")]
        trumps = [Choice(s, f"{{{s}}}") for s in "SHDC"]
        many = [Choice(k, v, f"The help of {k}.") for k, v in SCORINGS.items()]
        tell = self.tell
        return Column(
            FormRow(
                "Animation speed",
                "How fast cards move. At 0 nothing moves.",
                Slider("Animation speed", 2, 0, 3, 1, tell("speed")),
            ),
            FormRow("Text size", "", Segments("Text size", few, "M", tell("size"))),
            FormRow("Trump", "", Segments("Trump", trumps, "H", tell("trump"))),
            FormRow(
                "Reduced motion",
                "No spins, no shakes, fades only.",
                Toggle("Reduced motion", False, tell("motion")),
            ),
            FormRow(
                "Left-handed layout", "", Toggle("Left-handed layout", True, tell("left-handed"))
            ),
            FormRow("Scoring", "", Picker("Scoring", many, "S03", tell("scoring"))),
            FormRow("Name", "", TextField("Name", "Ana", tell("name"), most=12)),
            FormRow("Loading", "", Words("60%")),
            Row(
                Button("Ask", self.ask, hint="Puts a question."),
                Button("Quiet", lambda: self.told.append("quiet"), kind=ButtonKind.QUIET),
            ),
            gap=18,
        )

    def form(self) -> Widget:
        return Form(self.options, self.take, presets=PRESETS, on_rule=self.tell("rule"))

    def take(self, options: HouseRules) -> None:
        self.options = options

    def listing(self) -> Widget:
        items = [
            Item(
                f"Match {n}",
                lambda n=n: self.told.append(("match", n)),
                detail="Serbian whist, four players",
                note=f"{n} min",
                is_chosen=n == 2,
            )
            for n in range(1, 21)
        ]
        return Listing(*items)

    def reading(self) -> Widget:
        text = (
            "The hand to the right of the dealer leads **any card**. Each hand in turn follows "
            "suit if it can; the highest {S} takes the trick, and if no {S} was played, the "
            "highest card of the suit led. See [SW-15](SW-15) and [SW-16](SW-16)."
        )
        return Column(
            Words(text, on_link=self.tell("link")),
            Heading("Example", 2),
            Words("*North leads the king; South must follow with the five.*", ink="muted"),
            Words("K{D}  5{D}  10{D}  A{D} and no trump: {N}"),
        )

    def log(self) -> Widget:
        lines = ["West plays 10{D}", "North plays K{D}", "South plays A{D}, {good}wins{/}"]
        return Column(*(Words(line) for line in lines), gap=2)

    def ask(self) -> None:
        question = Confirm("Leave the match?", ["It is kept, and goes on at this card."], "Leave")
        self.host.push(question, self.tell("answer"))

    def cancel(self) -> None:
        self.done("Cancel")
