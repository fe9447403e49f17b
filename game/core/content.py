"""What is said of a content file that is not as it should be."""


class BadContent(ValueError):
    """A card, deck, battlefield or map that is refused: which file, where in it, and why.

    `place` is a line, an entry or an object, "" where the whole file is meant; `reason` says what
    is wrong and what is allowed, and ends with a full stop.
    """

    def __init__(self, file: str, place: str, reason: str) -> None:
        super().__init__(f"{file}, {place}: {reason}" if place else f"{file}: {reason}")
        self.file, self.place, self.reason = file, place, reason
