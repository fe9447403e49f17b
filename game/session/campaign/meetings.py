"""Who is met where: an encounter for each place, where it fits, and none twice."""

from collections.abc import Mapping, Sequence

from game.session.campaign.node import Encounter


def meetings(encounters: Sequence[Encounter], places: Sequence[str]) -> Mapping[str, str]:
    """Return for each place the encounter there, by ids, those listed first preferred.

    A place is missing if there are not enough that fit.
    """
    place_of: dict[str, str] = {}

    def find(place: str, tried: set[str]) -> bool:
        """Find an encounter for a place; others may have to make room for it."""
        for each in encounters:
            if each.id in tried or not each.fits(place):
                continue
            tried.add(each.id)
            if each.id not in place_of or find(place_of[each.id], tried):
                place_of[each.id] = place
                return True
        return False

    for place in places:
        find(place, set())
    return {place: id for id, place in place_of.items()}
