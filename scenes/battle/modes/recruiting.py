"""Raising an army: the draw laid out, crystals running, every limit with its reason."""

from collections.abc import Sequence

from game.core.explain import seen
from game.core.words import _, many
from game.rulesets.berserk.actions import BerserkAction, EndRecruiting, Mulligan, Recruit
from game.rulesets.berserk.cards.box import card
from game.rulesets.berserk.guide import GUIDE
from game.rulesets.berserk.purse import MOST_FLYING, Bill, bill_of
from scenes.battle.board.board import FOOT_TYPE
from scenes.battle.desk import Desk, sentence
from scenes.battle.faces.unitcard import card_column
from scenes.battle.modes.mode import Mode
from scenes.battle.modes.purseview import PurseView
from scenes.battle.modes.tiles import DrawTable, HandTile
from scenes.scene import Action
from scenes.ui.boxes import Column
from scenes.ui.button import Button, ButtonKind
from scenes.ui.text import escape
from scenes.ui.widget import Widget
from scenes.ui.words import Words


class Recruiting(Mode):
    """The person chooses among the cards drawn; nothing is submitted until he confirms."""

    asks = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        view = self.view = desk.view
        assert view.observer is not None
        self.player = view.observer
        self.gold, self.silver = view.gold(self.player), view.silver(self.player)
        self.hand = view.hand
        self.chosen: frozenset[int] = frozenset()
        """Places in the hand."""
        self.proposed: frozenset[int] = frozenset()
        """Places in the hand of the cards that were chosen for the person, who may ask why."""
        self._pointed_tile: HandTile | None = None
        self._warned = False
        """Whether the person has been told that he could recruit more."""
        self.tiles = [
            HandTile(place, number, desk.show.faces, self.choose, self.read, lambda: desk.pointer)
            for place, number in enumerate(self.hand)
        ]
        title = _("Recruit an army from your {n} cards").format(n=len(self.hand))
        self.table = DrawTable(self.tiles, title)
        self.purse = PurseView()
        hint = _("Takes the army that a computer player would; you may still change it.")
        self.auto = Button(
            _("Choose for me"), self.choose_for_me, hint=hint, least=0, size=16, most=FOOT_TYPE
        )
        self.auto.asks = Action.HINT
        legal = desk.port.legal_actions()
        left = view.standing.options.mulligans - view.mulligans[self.player]
        self.mulligan = Button(
            _("New hand ({n})").format(n=left),
            lambda: desk.submit(Mulligan()),
            hint=_(
                "Put all your cards back, those you have chosen too, and draw again, for one gold "
                "crystal. [BW-05]"
            ),
            enabled=Mulligan() in legal,
            reason=sentence(desk.port.refusal(Mulligan())),
            least=0,
            size=16,
            most=FOOT_TYPE,
        )
        self.ready = Button(
            _("Army complete"),
            self.confirm,
            kind=ButtonKind.PRIMARY,
            hint=_("The cards you did not choose go back into the deck. [BW-06]"),
            least=0,
            most=FOOT_TYPE + 3,
        )
        self.sums = Words("", size=14, ink="muted")
        self._tell()

    def take_over(self, before: Mode) -> None:
        """Let the same cards be chosen."""
        if isinstance(before, Recruiting) and before.hand == self.hand:
            self.chosen, self.proposed = before.chosen, before.proposed
            self._tell()

    # -- what is shown

    def prompt(self) -> str:
        """What is to be done."""
        return _("Recruit your army")

    def over(self) -> Widget | None:
        """The cards lie over the board."""
        return self.table

    def column(self) -> Widget | None:
        """The card pointed at, and why it cannot be chosen."""
        tile = self._pointed_tile
        if tile is None and self.proposed:
            return Words(self._why_this_army(), size=15)
        if tile is None:
            words = _(
                "Point at a card to read it; press it to take it into your army. Elite cards take "
                "gold, the others silver first."
            )
            signs = _(
                "On a card: its cost in the corner, gold where it is elite; its life in the "
                "heart; then what a light, a medium and a strong hit deals; on the right, how "
                "many squares it walks."
            )
            return Column(Words(words, size=15), Words(signs, size=15, ink="muted"), gap=10)
        told = card_column(tile.card, self.desk.show.faces, lambda: self.read(tile.number_in_hand))
        above = [Words(self._why(tile), size=15)] if self.proposed else []
        if not (tile.enabled or tile.is_chosen):
            above.append(Words(f"{{bad}}{escape(tile.reason)}{{/}}", size=15))
        return Column(*above, told, gap=8) if above else told

    def _why_this_army(self) -> str:
        """Return what is to be said of the army that was chosen for the person."""
        told = _(
            "The strongest army that your crystals buy, by what many battles have shown every card "
            "to be worth. Point at a card to read why it is in it, or why not."
        )
        if not self.desk.foresight.wants_new_hand():
            return escape(told)
        better = seen(GUIDE, self.view, Mulligan(), None)
        words = _("A strong player would rather press New hand: {reason}")
        return f"{escape(words.format(reason=better))}\n\n{escape(told)}"

    def _why(self, tile: HandTile) -> str:
        """Return why a card is in the army that was chosen for the person, or why not."""
        told = seen(GUIDE, self.view, Recruit(tile.card.number), None)
        if tile.number_in_hand not in self.proposed:
            told = _("Left out: {reason}").format(reason=told)
        return f"{{gold}}{escape(told)}{{/}}"

    def controls(self) -> Sequence[Widget]:
        """The crystals."""
        return (self.purse, self.sums)

    def foot(self) -> Sequence[Sequence[Button]]:
        """The buttons."""
        self._tell_whether_done()
        return ((self.auto, self.mulligan), (self.ready,))

    def best_focus(self) -> Widget | None:
        """The first card."""
        return self.tiles[0] if self.tiles else self.ready

    def watch(self, pointed: Widget | None) -> bool:
        """Take what is pointed at; return whether that is another card than before."""
        tile = pointed if isinstance(pointed, HandTile) else None
        if tile is self._pointed_tile or (tile is None and pointed is not None):
            return False
        self._pointed_tile = tile
        return True

    @property
    def chosen_cards(self) -> Sequence[int]:
        """What is to be recruited, so far."""
        return self._numbers()

    # -- what is done

    def choose(self, place: int) -> None:
        """Take a card into the army, or give it back."""
        tile = self.tiles[place]
        if not tile.enabled and not tile.is_chosen:
            self.desk.refuse(tile.reason)
            return
        self.desk.host.cue("play" if not tile.is_chosen else "move")
        self.chosen ^= {place}
        self._warned = False
        self._tell()
        self.desk.retell()

    def choose_for_me(self) -> None:
        """Take the army that a computer player would raise, in a lesson that of the guide."""
        left = dict(enumerate(self.hand))
        chosen = []
        wanted = [number for number in self.hand if str(Recruit(number)) in self.desk.wanted]
        for number in dict.fromkeys(wanted) or self.desk.foresight.proposed_army():
            place = next(p for p, each in left.items() if each == number)
            del left[place]
            chosen.append(place)
        self.chosen = frozenset(chosen)
        self.proposed = frozenset() if wanted else self.chosen
        self._tell()
        self.desk.retell()

    def read(self, place: int) -> None:
        """Open a card's page."""
        self.desk.show.open_card(card(self.hand[place]))

    def confirm(self) -> None:
        """Recruit what is chosen, in ascending order, and let the army be complete."""
        wanted = self._numbers()
        refusal = self.desk.foresight.recruiting(wanted, whole=True)
        if refusal is not None:
            self.desk.refuse(refusal)
            return
        is_free = not self.desk.wanted and self.desk.pace.warns_of_idle
        if is_free and self.could_take_more() and not self._warned:
            self._warned = True
            words = _("You can afford more cards. Press again to go with {n}.")
            self.desk.toast(words.format(n=len(wanted)))
            return
        actions: list[BerserkAction] = [Recruit(number) for number in wanted]
        self.desk.submit(*actions, EndRecruiting())

    def could_take_more(self) -> bool:
        """Return whether the crystals would pay for another card."""
        return any(tile.enabled and not tile.is_chosen for tile in self.tiles)

    def act(self, action: Action) -> bool:
        """The hint chooses for the person."""
        if action is Action.HINT:
            self.choose_for_me()
            return True
        return False

    def rule_at_hand(self) -> str:
        """Return the clause that forbids the card pointed at."""
        tile = self._pointed_tile
        if tile is None or tile.enabled:
            return "BW-06"
        refusal = self.desk.foresight.recruiting((*self._numbers(), tile.card.number))
        return refusal.rule if refusal else "BW-06"

    # -- within

    def _numbers(self) -> list[int]:
        return sorted(self.hand[place] for place in self.chosen)

    def bill(self) -> Bill:
        """Return what the army comes to so far, cards recruited before included."""
        return bill_of((*self.view.army, *self._numbers()))

    def _tell(self) -> None:
        wanted = self._numbers()
        foresight = self.desk.foresight
        reasons: dict[int, str] = {}
        for place, number in enumerate(self.hand):
            is_chosen = place in self.chosen
            if not is_chosen and number not in reasons:
                refusal = foresight.recruiting((*wanted, number))
                reasons[number] = sentence(refusal)
            self.tiles[place].tell(is_chosen, "" if is_chosen else reasons[number])
        bill = self.bill()
        used_silver = min(bill.regular, self.silver)
        self.purse.tell(self.gold, bill.gold(self.silver), self.silver, used_silver)
        told = [
            many("{n} card", "{n} cards", len(wanted)).format(n=len(wanted)),
            many("{n} creature", "{n} creatures", bill.creatures).format(n=bill.creatures),
        ]
        if bill.toll:
            told.append(_("{n} gold for further realms [BW-03]").format(n=bill.toll))
        if bill.flying:
            told.append(
                _("{cost} of at most {most} crystals for flyers [BW-07]").format(
                    cost=bill.flying, most=MOST_FLYING
                )
            )
        self.sums.say(escape(", ".join(told)))
        refusal = foresight.recruiting(wanted, whole=True)
        self.ready.enabled = refusal is None
        self.ready.reason = sentence(refusal)
        self._tell_whether_done()

    def _tell_whether_done(self) -> None:
        """Make the button that ends it of gold, unless the guide of a lesson asks for others."""
        asked = [each for each in self.desk.wanted if each.startswith("recruit ")]
        army = [str(Recruit(number)) for number in self._numbers()]
        is_welcome = not asked or sorted(asked) == sorted(army)
        kind = ButtonKind.PRIMARY if is_welcome else ButtonKind.SECONDARY
        if kind is not self.ready.kind:
            self.ready.kind = kind
            self.ready.repaint()
