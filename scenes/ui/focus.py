"""Where the focus goes when the player presses a direction: to what is nearest that way."""

from collections.abc import Sequence

import pygame

from scenes.bindings import Action
from scenes.ui.shapes import draw_frame
from scenes.ui.widget import Style, Widget


def draw_ring(
    surface: pygame.Surface, style: Style, rect: pygame.Rect, radius: float | None = None
) -> None:
    """Draw the ring just outside a rectangle; `radius` is in units, the theme's unless given."""
    theme = style.theme
    out = style.px(3)
    width = max(1.5, theme.ring_width * style.layout.scale)
    around = rect.inflate(2 * out, 2 * out)
    reach = style.px(theme.small_radius if radius is None else radius) + out
    colour = theme.paper_gold if style.on_paper else theme.ring
    draw_frame(surface, around, reach, colour, width)


_ALONG = {
    Action.LEFT: (-1, 0),
    Action.RIGHT: (1, 0),
    Action.UP: (0, -1),
    Action.DOWN: (0, 1),
}


def nearest(
    start: pygame.Rect,
    places: Sequence[pygame.Rect],
    direction: Action,
    frames: Sequence[pygame.Rect] | None = None,
) -> int | None:
    """Return the number of the place nearest to the start in a direction, None if there is none.

    A place counts if it lies beyond the start, or over it as a card in a hand; sideways only if it,
    or the frame that it stands in, is nearly in line. Being out of line weighs three times as much
    as being far.
    """
    best, best_cost = None, float("inf")
    for number, (place, frame) in enumerate(zip(places, frames or places, strict=True)):
        cost = _cost(start, place, direction, frame)
        if cost is not None and cost < best_cost:
            best, best_cost = number, cost
    return best


def _cost(
    start: pygame.Rect, place: pygame.Rect, direction: Action, frame: pygame.Rect
) -> float | None:
    """Return how far a place is in the direction, None if it does not lie that way."""
    right, down = _ALONG[direction]
    if right:
        ahead = (place.centerx - start.centerx) * right
        gap = (place.left - start.right) if right > 0 else (start.left - place.right)
        aside = max(0, place.top - start.bottom, start.top - place.bottom)
        off = abs(place.centery - start.centery)
        if max(0, frame.top - start.bottom, start.top - frame.bottom) > max(0, gap) / 2:
            return None
    else:
        ahead = (place.centery - start.centery) * down
        gap = (place.top - start.bottom) if down > 0 else (start.top - place.bottom)
        aside = max(0, place.left - start.right, start.left - place.right)
        off = abs(place.centerx - start.centerx)
    if ahead <= 0:
        return None
    if gap < -min(start.height, place.height) // 2 and (aside or ahead < off):
        return None
    return gap + 3 * aside + 0.1 * off


def closest(start: pygame.Rect, places: Sequence[pygame.Rect], direction: Action) -> int | None:
    """Return the number of the place that is closest to the start among those that lie rather in
    this direction than in another, None if there is none."""
    right, down = _ALONG[direction]
    best: tuple[int, int] | None = None
    for number, place in enumerate(places):
        x, y = place.centerx - start.centerx, place.centery - start.centery
        ahead, off = x * right + y * down, abs(x * down) + abs(y * right)
        if ahead > 0 and off <= ahead:
            best = min(best or (x * x + y * y, number), (x * x + y * y, number))
    return None if best is None else best[1]


def scroll_of(widget: Widget) -> Widget | None:
    """Return the innermost scroll area around a widget."""
    return next((w for w in widget.lineage() if getattr(w, "is_scroll", False)), None)


def moved(root: Widget, now: Widget | None, direction: Action) -> Widget | None:
    """Return the widget that the focus goes to; None where there is none that way.

    Inside a scroll area everything is reached, seen or not; from outside only what is seen. Where
    things lie scattered none is passed by: there the closest one counts, in line or not.
    """
    all_of_them = [w for w in root.walk() if w.takes_focus]
    if now is None or now not in all_of_them:
        return all_of_them[0] if all_of_them else None
    others = [w for w in all_of_them if w is not now]
    steps = (step(now, others, direction) for step in (_in_its_scroll, _in_its_field, _outside))
    return next((found for found in steps if found is not None), None)


def _in_its_scroll(now: Widget, others: Sequence[Widget], direction: Action) -> Widget | None:
    """Return the next widget in the same scroll area."""
    if (area := scroll_of(now)) is None:
        return None
    inside = [w for w in others if scroll_of(w) is area]
    found = nearest(now.rect, [w.rect for w in inside], direction)
    return None if found is None else inside[found]


def _in_its_field(now: Widget, others: Sequence[Widget], direction: Action) -> Widget | None:
    """Return the closest widget in the field where the widgets lie scattered."""
    field = next((w for w in now.lineage() if getattr(w, "is_scattered", False)), None)
    if field is None:
        return None
    inside = [w for w in others if field in w.lineage()]
    found = closest(now.rect, [w.rect for w in inside], direction)
    return None if found is None else inside[found]


def _outside(now: Widget, others: Sequence[Widget], direction: Action) -> Widget | None:
    """Return the next widget that is seen, outside the scroll area of this one."""
    area = scroll_of(now)
    outside = [
        (w, seen)
        for w in others
        if area is None or scroll_of(w) is not area
        if (seen := visible_part(w)).width > 0 and seen.height > 0
    ]
    frames = [around.rect if (around := scroll_of(w)) else seen for w, seen in outside]
    found = nearest(visible_part(now), [seen for _w, seen in outside], direction, frames)
    return None if found is None else outside[found][0]


def next_in_order(root: Widget, now: Widget | None, step: int) -> Widget | None:
    """Return the next (1) or the previous (-1) widget in reading order, round and round."""
    order = [w for w in root.walk() if w.takes_focus]
    if not order:
        return None
    if now is None or now not in order:
        return order[0 if step > 0 else -1]
    return order[(order.index(now) + step) % len(order)]


def visible_part(widget: Widget) -> pygame.Rect:
    """Return the part of a widget that no scroll area hides."""
    seen = pygame.Rect(widget.rect)
    for around in widget.lineage():
        if around is not widget and getattr(around, "is_scroll", False):
            seen = seen.clip(around.rect)
    return seen
