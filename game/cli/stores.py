"""The store, opened for a command: what it has to tell goes to the error stream."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from game.cli.refused import Refused
from game.core.parts import one_line
from game.kit.german import FACES, use_faces
from game.session.store import Store, open_store
from game.session.store.place import can_be_made, data_folder, is_begun


@contextmanager
def store_to_play(*, is_kept: bool = True) -> Iterator[Store]:
    """Open the store to play with; where it cannot be used, play goes on without it."""
    store = open_store() if is_kept else Store.in_memory()
    try:
        tell_notices(store)
        _take_faces(store)
        yield store
    finally:
        store.close()
        tell_notices(store)


@contextmanager
def store_to_read() -> Iterator[Store]:
    """Open the store for what is in it; where there is none, it is empty and none is made.

    What lies in a folder that cannot be written can be read all the same. Raise Refused where not
    even that is so.
    """
    folder = data_folder()
    if not is_begun(folder) and can_be_made(folder):
        with Store.in_memory() as store:
            yield store
        return
    with _opened(lambda store: store.is_known) as store:
        yield store


@contextmanager
def store_to_change() -> Iterator[Store]:
    """Open the store for a command that is about it; raise Refused where it cannot be used."""
    with _opened(lambda store: store.is_kept) as store:
        yield store


@contextmanager
def _opened(can_be_used: Callable[[Store], bool]) -> Iterator[Store]:
    with open_store() as store:
        if not can_be_used(store):
            raise Refused(" ".join(store.take_notices()))
        tell_notices(store)
        _take_faces(store)
        yield store
        store.barrier()
        tell_notices(store)


def _take_faces(store: Store) -> None:
    """Call the cards of Dreierschnapsen by the faces that were chosen in the window, if any."""
    if (chosen := store.settings.get("faces")) in FACES[1:]:
        use_faces(chosen)


def tell_notices(store: Store) -> None:
    """Tell the player what the store has to say, once."""
    for sentence in store.take_notices():
        print(one_line(sentence), file=sys.stderr, flush=True)
