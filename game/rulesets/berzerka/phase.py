"""The steps of a hand."""

from enum import StrEnum


class Phase(StrEnum):
    """What is being done; the order is that of the hand, and DRAW goes back to EXCHANGE."""

    BOARD = "board"  # chance adds contracts to the board, before the first hand
    COPY = "copy"  # it is decided what Shapeshift copies, before the first hand
    DEAL = "deal"  # six cards to each
    AUCTION = "auction"
    PICK = "pick"  # all have passed: forehand picks
    FINISH = "finish"  # seven more cards to each
    NAME = "name"  # the declarer names trump, ranking, pain suit
    EXCHANGE = "exchange"
    DRAW = "draw"  # chance gives as many cards as were put away
    PLAY = "play"
    OVER = "over"


OF_CHANCE = frozenset((Phase.BOARD, Phase.DEAL, Phase.FINISH, Phase.DRAW))
"""The phases in which chance acts; in COPY it does under a house rule."""
