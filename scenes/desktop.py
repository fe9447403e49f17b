"""What the desktop lends: clipboard, input method, pointer. Each may be missing."""

import pygame


def paste() -> str:
    """Return the text on the clipboard, empty where there is none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def copy(text: str) -> None:
    """Put the text on the clipboard, where there is one."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return


def write_at(rect: pygame.Rect) -> None:
    """Have an input method show its choice of letters beside this part of the window."""
    pygame.key.set_text_input_rect(rect)


class PointerShape:
    """The shape of the pointer: a hand over what can be clicked, else the arrow."""

    def __init__(self) -> None:
        self._is_hand = False

    def show(self, is_hand: bool) -> None:
        """Let the pointer be the hand, or the arrow."""
        if is_hand is self._is_hand:
            return
        self._is_hand = is_hand
        shape = pygame.SYSTEM_CURSOR_HAND if is_hand else pygame.SYSTEM_CURSOR_ARROW
        try:
            pygame.mouse.set_cursor(shape)
        except pygame.error:
            return
