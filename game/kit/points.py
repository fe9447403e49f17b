"""Points as players write them."""


def points_text(points: float) -> str:
    """Return points as players write them: 12, −4, ½, −1½."""
    whole, half = divmod(abs(points), 1)
    digits = f"{int(whole) if whole or not half else ''}{'½' if half else ''}"
    return f"−{digits}" if points < 0 else digits
