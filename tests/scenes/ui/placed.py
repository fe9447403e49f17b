"""What lies over what in a tree of widgets, and what is cut."""

from itertools import combinations

import pygame

from scenes.ui.focus import scroll_of, visible_part
from scenes.ui.widget import Widget


def leaves(root: Widget) -> list[Widget]:
    """Return the widgets that have no others inside them."""
    return [w for w in root.walk() if not w.children and w.rect.width and w.rect.height]


def overlapping(root: Widget) -> list[tuple[str, str]]:
    """Return the pairs of widgets that lie over each other, by what they say."""
    return [
        (a.describe(), b.describe())
        for a, b in combinations(leaves(root), 2)
        if (
            a.rect.colliderect(b.rect)
            if scroll_of(a) is scroll_of(b)
            else visible_part(a).colliderect(visible_part(b))
        )
    ]


def cut(root: Widget, window: pygame.Rect) -> list[str]:
    """Return what reaches out of its parent; a scroll area may be higher inside."""
    seen = [(w, visible_part(w)) for w in leaves(root)]
    found = [w.describe() for w, part in seen if part.size != (0, 0) and not window.contains(part)]
    for widget in root.walk():
        for child in widget.children:
            if not child.visible or not child.rect.width:
                continue
            across = widget.rect.left <= child.rect.left and child.rect.right <= widget.rect.right
            down = widget.rect.top <= child.rect.top and child.rect.bottom <= widget.rect.bottom
            if not across or not (down or getattr(widget, "is_scroll", False)):
                found.append(f"{widget} > {child.describe() or child}: {widget.rect} {child.rect}")
    return found
