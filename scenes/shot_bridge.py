"""The screens of bridge, for pictures."""

from collections.abc import Callable, Mapping

from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.actions import ACCEPT, CLAIM, Tricks
from game.rulesets.bridge.claims import may_claim, tricks_left
from game.rulesets.bridge.contract import side_of
from game.rulesets.bridge.table import BridgeTable
from game.session.match import Match
from scenes.scene import Action
from scenes.studio import FRAME, Screen, Studio
from scenes.table.scene import TableScene

PERSON = 0
Wanted = Callable[[BridgeTable], bool]


def _is_asked(is_there: Wanted) -> Callable[[Match], bool]:
    """Tell of a match whether the person is to decide at a table that is as told."""
    return lambda match: match.to_act == PERSON and is_there(match.state.table)


def _at(is_there: Wanted, preset: str = "") -> Screen:
    """Return the table as soon as it is as told, and the person is asked."""

    def show(studio: Studio) -> None:
        studio.table(studio.played("bridge", _is_asked(is_there), preset))
        studio.wait(2.5)

    return show


def _bids(count: int) -> Wanted:
    return lambda table: table.is_bidding and len(table.auction.calls) >= count


def _leads(table: BridgeTable) -> bool:
    return table.is_opening_lead


def _declares(from_dummy: bool) -> Wanted:
    def is_there(table: BridgeTable) -> bool:
        contract = table.contract
        is_mine = contract is not None and contract.declarer == PERSON
        is_open = table.is_playing and len(table.tricks) >= 2 and bool(table.trick.cards)
        return is_mine and is_open and (table.hand_player != PERSON) == from_dummy

    return is_there


def _defends(table: BridgeTable) -> bool:
    contract = table.contract
    against = contract is not None and side_of(contract.declarer) != side_of(PERSON)
    return table.is_playing and against and len(table.tricks) >= 1


def _watches(studio: Studio) -> None:
    """The person is dummy, and partner plays."""

    def is_there(match: Match) -> bool:
        contract = match.state.table.contract
        is_dummy = contract is not None and contract.dummy == PERSON
        return is_dummy and len(match.state.table.tricks) >= 1

    studio.table(studio.played("bridge", is_there))
    studio.wait(2.5)


def _explained(studio: Studio) -> None:
    """The last call of an opponent is pointed at, and told."""
    table = studio.table(studio.played("bridge", _is_asked(_bids(4))))
    extra = table.board.extra
    assert extra is not None
    table.focus([each for each in extra.children if each.visible][-1])
    studio.wait(2.5)


def _may_claim(match: Match) -> bool:
    table = match.state.table
    return table.is_playing and may_claim(table) and tricks_left(table) <= 5


def _claims(studio: Studio) -> None:
    """The person claims, and is asked how many."""
    table = studio.table(
        studio.played("bridge", lambda match: match.to_act == PERSON and _may_claim(match))
    )
    table._submit(CLAIM)
    studio.wait(1.5)


def _claimed(studio: Studio) -> None:
    """An opponent claims, his hand open, and the person is asked."""

    def is_there(match: Match) -> bool:
        if side_of(match.to_act) == side_of(PERSON) or not _may_claim(match):
            return False
        return bool(match.state.table.decider(PERSON) == PERSON)

    match = studio.played("bridge", is_there)
    match.apply(match.to_act, CLAIM)
    match.apply(match.to_act, Tricks(tricks_left(match.state.table) - 1))
    while match.to_act != PERSON:
        match.apply(match.to_act, ACCEPT)
    studio.table(match)
    studio.wait(1.5)


def _hidden(studio: Studio) -> None:
    """The last trick is played, and the hidden cards are turned up."""

    def is_last(table: BridgeTable) -> bool:
        return table.is_playing and tricks_left(table) == 1

    studio.app.moves = True
    table = studio.table(studio.played("bridge", _is_asked(is_last), "Party"))
    while not _turned_up(table):
        studio.wait(FRAME)
        if table.is_asking:
            table._submit(table.port.legal_actions()[0])
    studio.wait(0.4)


def _turned_up(table: TableScene) -> bool:
    picture = table.show.picture
    return picture is not None and bool(picture.hidden)


def _review(studio: Studio) -> None:
    _deal_result(2)(studio)
    studio.app.scenes[-1]._analyse()  # type: ignore[attr-defined]
    review = studio.app.scenes[-1]
    while review.found is None and not review.failed:  # type: ignore[attr-defined]
        studio.wait(0.1)
    studio.wait(0.3)


def _set_up(studio: Studio) -> None:
    studio.program.beginning.set_up(BRIDGE)
    studio.wait(0.5)


def _after(deals: int) -> Callable[[Match], bool]:
    return lambda match: match.standing.deals_played == deals and match.to_act == PERSON


def _with_honours(match: Match) -> bool:
    """Tell whether the last deal has paid for honours and for a hidden card."""
    results = match.standing.results
    return match.to_act == PERSON and bool(results and results[-1].honours and results[-1].hidden)


def _deal_result(deals: int) -> Screen:
    return _page_of_deal(_after(deals))


def _page_of_deal(is_there: Callable[[Match], bool], **changed: str) -> Screen:
    """Return the page of the last deal of a match."""

    def show(studio: Studio) -> None:
        table = studio.table(studio.played("bridge", is_there, changed=changed))
        stops = [e for e in table.port.events() if isinstance(e, table.game.stops)]
        studio.app.push(table.deal_page(stops[-1]))
        studio.wait(0.5)

    return show


def _sheet(played: int, **changed: str) -> Screen:
    """Return the score sheet of a match of which so many deals are played."""

    def show(studio: Studio) -> None:
        table = studio.table(studio.played("bridge", _after(played), changed=changed))
        table.act(Action.SCORES)
        studio.wait(0.5)

    return show


BRIDGE_SCREENS: Mapping[str, Screen] = {
    "bridge-setup": _set_up,
    "bridge-auction": _at(_bids(0)),
    "bridge-auction-long": _at(_bids(4)),
    "bridge-explained": _explained,
    "bridge-lead": _at(_leads),
    "bridge-declarer": _at(_declares(from_dummy=False)),
    "bridge-from-dummy": _at(_declares(from_dummy=True)),
    "bridge-defender": _at(_defends),
    "bridge-dummy": _watches,
    "bridge-fourteen": _at(_defends, "Fourteen tricks"),
    "bridge-claim": _claims,
    "bridge-claimed": _claimed,
    "bridge-hidden": _hidden,
    "bridge-deal-result": _deal_result(2),
    "bridge-honours": _page_of_deal(_with_honours, form="duplicate", deals="32"),
    "bridge-review": _review,
    "bridge-scores": _sheet(6),
    "bridge-chicago": _sheet(3, form="chicago", deals="4"),
    "bridge-boards": _sheet(10, form="duplicate", deals="16"),
}
