"""The screens of bridge, for pictures."""

from collections.abc import Callable, Mapping

from game.rulesets.bridge import BRIDGE
from game.rulesets.bridge.contract import side_of
from game.rulesets.bridge.table import BridgeTable
from game.session.match import Match
from scenes.scene import Action
from scenes.studio import Screen, Studio

PERSON = 0


def _when(
    is_there: Callable[[BridgeTable], bool], preset: str = "", *, asked: bool = True
) -> Screen:
    """Return the table as soon as it is as told, and the person is asked."""

    def found(match: Match) -> bool:
        table = getattr(match.state, "table", None)
        return (match.to_act == PERSON) == asked and table is not None and is_there(table)

    def show(studio: Studio) -> None:
        studio.table(studio.played("bridge", found, preset))
        studio.wait(2.5)

    return show


def _bids(count: int) -> Callable[[BridgeTable], bool]:
    return lambda table: table.is_bidding and len(table.auction.calls) >= count


def _declares(from_dummy: bool) -> Callable[[BridgeTable], bool]:
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


def _watches(table: BridgeTable) -> bool:
    contract = table.contract
    return contract is not None and contract.dummy == PERSON and len(table.tricks) >= 1


def _review(studio: Studio) -> None:
    _after_deals(2, "deal")(studio)
    studio.app.scenes[-1]._review()  # type: ignore[attr-defined]
    review = studio.app.scenes[-1]
    while review.found is None and not review.failed:  # type: ignore[attr-defined]
        studio.wait(0.1)
    studio.wait(0.3)


def _set_up(studio: Studio) -> None:
    studio.program.beginning.set_up(BRIDGE)
    studio.wait(0.5)


def _after_deals(count: int, page: str) -> Screen:
    def found(match: Match) -> bool:
        return match.standing.deals_played == count and match.to_act == PERSON

    def show(studio: Studio) -> None:
        table = studio.table(studio.played("bridge", found))
        if page == "scores":
            table.act(Action.SCORES)
        else:
            stops = [e for e in table.port.events() if isinstance(e, table.game.stops)]
            studio.app.push(table.deal_page(stops[-1]))
        studio.wait(0.5)

    return show


BRIDGE_SCREENS: Mapping[str, Screen] = {
    "bridge-auction": _when(_bids(0)),
    "bridge-auction-long": _when(_bids(4)),
    "bridge-declarer": _when(_declares(from_dummy=False)),
    "bridge-from-dummy": _when(_declares(from_dummy=True)),
    "bridge-defender": _when(_defends),
    "bridge-dummy": _when(_watches, asked=False),
    "bridge-fourteen": _when(_defends, "Fourteen tricks"),
    "bridge-setup": _set_up,
    "bridge-deal-result": _after_deals(2, "deal"),
    "bridge-review": _review,
    "bridge-scores": _after_deals(6, "scores"),
}
