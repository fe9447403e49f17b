"""How everything looks to the player: the pace of shows and the pictures of cards, as preferred."""

from game.kit.german import use_faces
from scenes.characters import use_own_face
from scenes.preferences import Preferences
from scenes.show.look import ChoosePack, Pace
from scenes.ui.cardart import CardArt


class PlayersLook:
    """The look of every show in this program; `is_live` where someone watches the window."""

    def __init__(self, preferences: Preferences, *, is_live: bool = False) -> None:
        self.preferences = preferences
        self.is_live = is_live
        self._art: dict[str, CardArt] = {}
        use_faces(preferences.faces)
        use_own_face(preferences.own_face)

    def take(self, preferences: Preferences) -> None:
        """Look otherwise from now on."""
        before, self.preferences = self.preferences, preferences
        use_own_face(preferences.own_face)
        if _pictures(before) != _pictures(preferences):
            self._art = {}

    def pace(self) -> Pace:
        """Return how shows move."""
        chosen = self.preferences
        return Pace(
            chosen.animation_speed,
            chosen.trick_pause,
            chosen.reduced_motion,
            chosen.confirm_cards,
            chosen.left_handed,
            chosen.warn_idle,
            chosen.forced_cards,
            chosen.remarks,
            chosen.coach,
        )

    def art(self, pack: ChoosePack = lambda own, faces: own) -> CardArt:
        """Return the pictures of cards as the player, and the game, want them."""
        deck = pack(self.preferences.deck, self.preferences.faces)
        if deck not in self._art:
            self._art = {deck: CardArt(deck, self.preferences.card_back)}
        return self._art[deck]


def _pictures(preferences: Preferences) -> tuple[str, str, str]:
    """Return what the pictures of the cards follow from."""
    return preferences.deck, preferences.card_back, preferences.faces
