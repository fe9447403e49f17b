"""What clicks and keys mean at the battlefield: each phase answers in its own way."""

from collections.abc import Mapping, Sequence

from game.core.words import _
from game.rulesets.berserk.actions import BerserkAction
from game.rulesets.berserk.position import Phase
from game.rulesets.berserk.unit import Spot, Unit
from scenes.battle.desk import Desk
from scenes.battle.maps.ground import unit_key
from scenes.scene import Action
from scenes.ui.button import Button
from scenes.ui.widget import Widget
from scenes.ui.words import Words


class Mode:
    """Nothing is asked: whatever is pointed at is told of. The phases build upon this."""

    asks = False
    """Whether the person is asked for a decision."""
    hint_aside = False
    """Whether a hint stands where else the log is told: in the panel it would hide the controls."""
    carries = False
    """Whether cards can be dragged."""
    leaves_focus = False
    """Whether the focus stays where the mouse has left it when this is asked."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.pointed: Spot | None = None

    def take_over(self, before: "Mode") -> None:
        """Go on with what was begun when the same was asked before, in another language."""

    # -- what is shown

    def prompt(self) -> str:
        """Return in a few words what the person is to do, "" where nothing is asked."""
        return ""

    def tones(self) -> Mapping[Spot, str]:
        """Return which squares are lit, and how."""
        return {}

    def action_to(self, spot: Spot) -> BerserkAction | None:
        """Return what pressing a spot does with the chosen card, None for nothing."""
        return None

    def reach(self) -> Mapping[Spot, str]:
        """Return which squares are lit, and how, where nothing else lights them."""
        return {}

    def laid(self) -> Sequence[Unit]:
        """Return the units laid out but not yet submitted; their uids are from 1000."""
        return ()

    @property
    def chosen_cards(self) -> Sequence[int]:
        """The cards chosen for the army or laid out, but not yet submitted, equipment included."""
        return ()

    def glowing(self) -> frozenset[str]:
        """Return the keys of the tokens that stand out."""
        unit = self.unit_at(self.pointed)
        return frozenset() if unit is None else frozenset({unit_key(unit.uid)})

    def able(self) -> frozenset[str]:
        """Return the keys of the tokens that can still do something."""
        return frozenset()

    def column(self) -> Widget | None:
        """Return what the panel at the right tells; None for nothing."""
        unit = self.unit_at(self.pointed)
        if unit is None:
            return self.meanwhile()
        return self.desk.show.column_of(unit)

    def meanwhile(self) -> Widget | None:
        """Return what the panel tells where no card is pointed at: what one can do while others
        act, None where nobody plays here."""
        if self.desk.port.seat is None or self.desk.show.picture.phase is not Phase.BATTLE:
            return None
        sign = self.desk.host.bindings.sign(Action.FAST, self.desk.host.uses_pad)
        words = _(
            "Point at a card to read it. Click the board to hurry things along, or hold "
            "{key} to fast-forward."
        )
        return Words(words.format(key=sign), size=15, ink="muted")

    def controls(self) -> Sequence[Widget]:
        """Return what stands below that, and stays as long as the mode."""
        return ()

    def foot(self) -> Sequence[Sequence[Button]]:
        """Return the buttons that stand at the foot of the right side, row by row.

        Empty: the buttons of the battle stand there.
        """
        return ()

    def over(self) -> Widget | None:
        """Return what lies over the board, None for nothing."""
        return None

    def words_at(self, spot: Spot) -> str:
        """Return what can be done with a spot, in words."""
        return ""

    def best_focus(self) -> Widget | None:
        """Return what has the focus at first."""
        return None

    def why_not_end(self) -> str:
        """Return why the turn cannot be ended now, "" where it can."""
        return _("It is not your turn to end.")

    @property
    def tells_of_pointed(self) -> bool:
        """Whether there is something to be read of the spot pointed at: a card, or terrain."""
        return self.unit_at(self.pointed) is not None or bool(self.desk.land_words(self.pointed))

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to be done but to end the turn."""
        return False

    # -- what is done

    def press(self, spot: Spot) -> None:
        """A spot was chosen."""
        if (unit := self.unit_at(spot)) is not None:
            self.desk.show.open_unit(unit)

    def grants(self, spot: Spot) -> bool:
        """Tell whether a spot is pressed now that was pressed while events were still shown: where
        that would do nothing, it was to hurry them."""
        return False

    def drag(self, spot: Spot, at: tuple[int, int]) -> None:
        """What is on a spot is dragged to a place in pixels."""

    def drop(self, spot: Spot, at: tuple[int, int]) -> None:
        """What was dragged from a spot is let go."""

    def put_back(self) -> None:
        """What is dragged is to lie where it lay."""

    def point_at(self, spot: Spot | None) -> None:
        """Another spot is pointed at, None for none."""
        self.pointed = spot

    def watch(self, pointed: Widget | None) -> bool:
        """Take the control that is pointed at; return whether that is to be told of."""
        return False

    def advise(self, action: BerserkAction) -> Widget | None:
        """Get ready for what a hint would do first; return where the focus goes for it, None where
        it stays."""
        return None

    def follows_hint(self, spot: Spot) -> bool:
        """Tell whether pressing a spot only takes up what a hint has chosen already."""
        return False

    def act(self, action: Action) -> bool:
        """Do what a key asks for; return whether it means anything here."""
        return False

    def rule_at_hand(self) -> str:
        """Return the clause that explains what is pointed at, "" for none."""
        return ""

    # -- within

    def unit_at(self, spot: Spot | None) -> Unit | None:
        """Return the unit at a spot, also one that is only laid out."""
        if spot is None:
            return None
        laid = next((unit for unit in self.laid() if unit.spot == spot), None)
        return laid or self.desk.show.picture.at(spot)
