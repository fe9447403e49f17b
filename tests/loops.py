"""Long lists of cheap cases as one test: a test of its own costs more than each of them."""

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any


def over(names: str, cases: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return a decorator that runs a test over all cases, like `parametrize`, as one test.

    The first case that fails ends it, and is named.
    """
    asked, found = [name.strip() for name in names.split(",")], list(cases)

    def loop(test: Callable[..., None]) -> Callable[..., None]:
        @wraps(test)
        def looped(**others: Any) -> None:
            assert found, "a loop over nothing proves nothing"
            for case in found:
                named = dict(zip(asked, case if len(asked) > 1 else (case,), strict=True))
                try:
                    test(**named, **others)
                except BaseException as wrong:
                    wrong.add_note(f"the case: {named}")
                    raise

        of = inspect.signature(test)
        left = [part for name, part in of.parameters.items() if name not in asked]
        looped.__signature__ = of.replace(parameters=left)  # type: ignore[attr-defined]
        return looped

    return loop
