"""What the enemy did in his last turn, sentence by sentence."""

from collections.abc import Sequence

from game.core.words import _
from scenes.bindings import Action
from scenes.show.reading import SentencesPage
from scenes.ui.text import escape


class RecapPage(SentencesPage):
    """The latest turn of the other player; the key that opened it closes it."""

    opened_by = Action.LAST_TRICK

    def __init__(self, sentences: Sequence[str], name: str) -> None:
        title = _("The last turn of {name}").format(name=escape(name))
        super().__init__(title, [escape(each) for each in sentences])


class StoryPage(SentencesPage):
    """Everything that has happened in the match."""

    opened_by = Action.LOG

    def __init__(self, sentences: Sequence[str]) -> None:
        super().__init__(_("Log"), [escape(each) for each in sentences])
