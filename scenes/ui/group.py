"""Widgets that are there for those inside them."""

from collections.abc import Sequence

from scenes.ui.widget import Widget


class Group(Widget):
    """A widget that is there for those inside it."""

    def __init__(self, *children: Widget, label: str = "") -> None:
        super().__init__(label)
        self._children: list[Widget] = []
        self.fill(*children)

    @property
    def children(self) -> Sequence[Widget]:
        """The widgets inside."""
        return self._children

    def fill(self, *children: Widget) -> None:
        """Put these widgets in, instead of those that were there."""
        self._children = list(children)
        for child in children:
            child.parent = self
        self.relayout()

    def hold(self, children: Sequence[Widget]) -> None:
        """Put these widgets in; where they are the ones that are there, nothing happens."""
        before = self._children
        if len(before) != len(children) or any(
            a is not b for a, b in zip(before, children, strict=True)
        ):
            self.fill(*children)

    @property
    def shown(self) -> list[Widget]:
        """The widgets inside that are visible."""
        return [child for child in self._children if child.visible]
