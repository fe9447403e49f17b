"""The sounds of moments that are rare: at the table, and the falls of a battle."""

from assets.sounds.tones import Sound, bell, falling, rustle, together, tone


def ruff(n: int) -> Sound:
    """A trump cuts in: a blade through cloth, and a short bright note."""
    return together(
        (0, 0.6, rustle(0.16, 2600, 9500, 0.03, 200 + n)),
        (0.09, 0.4, bell(698 + 40 * n, 0.4, 0.07)),
    )


def overruff(_n: int) -> Sound:
    """A trump over a trump: two blades, the second higher."""
    return together(
        (0, 0.5, rustle(0.14, 2600, 9500, 0.03, 204)),
        (0.08, 0.35, bell(698, 0.35, 0.06)),
        (0.17, 0.5, rustle(0.14, 3000, 9800, 0.03, 205)),
        (0.25, 0.45, bell(932, 0.5, 0.09)),
    )


def last(_n: int) -> Sound:
    """The last trump is gone: a low bell, and its echo."""
    return together(
        (0, 0.6, bell(349, 0.9, 0.2)),
        (0.3, 0.25, bell(349, 0.7, 0.16)),
        (0.0, 0.2, tone(174.6, 0.9, 0.3)),
    )


def slam(_n: int) -> Sound:
    """A slam: drums under three rising bells."""
    drums = [(at, 0.7, falling(150, 62, 0.3, 0.09)) for at in (0.0, 0.12, 0.24)]
    notes = ((0.26, 523.25), (0.38, 783.99), (0.52, 1046.5))
    rising = [(at, 0.5, bell(pitch, 1.2 - at, 0.24)) for at, pitch in notes]
    return together(*drums, *rising)


def kontra(_n: int) -> Sound:
    """Kontra: steel on steel, and the table is struck."""
    return together(
        (0, 0.45, tone(1870, 0.4, 0.08)),
        (0, 0.3, tone(2810, 0.3, 0.05)),
        (0, 0.6, rustle(0.06, 1800, 9000, 0.003, 210)),
        (0.11, 0.8, falling(180, 70, 0.3, 0.08)),
    )


def broken(_n: int) -> Sound:
    """An earthen bowl breaks, and its coins roll away."""
    coins = [(0.2 + 0.07 * k, 0.2, bell(2100 + 170 * k, 0.25, 0.03)) for k in range(4)]
    return together(
        (0, 0.8, rustle(0.12, 900, 5200, 0.004, 214)),
        (0.03, 0.5, rustle(0.3, 1800, 7600, 0.02, 215)),
        (0, 0.5, falling(420, 150, 0.14, 0.03)),
        *coins,
    )


def comeback(_n: int) -> Sound:
    """From last to first: a run of four notes upwards."""
    notes = (392.0, 493.88, 587.33, 783.99)
    return together(
        *((0.1 * k, 0.45, bell(pitch, 0.9 - 0.1 * k, 0.16)) for k, pitch in enumerate(notes))
    )


def defeat(_n: int) -> Sound:
    """A match is lost: three soft low notes that sink and rest; no drum, no brass."""
    notes = ((0.0, 293.66), (0.32, 261.63), (0.68, 220.0))
    sinking = [(at, 0.5, tone(pitch, 1.9 - at, 0.42)) for at, pitch in notes]
    return together(*sinking, (0.68, 0.2, tone(110.0, 1.2, 0.5)))


def fall(_n: int) -> Sound:
    """A hero falls: armour on stone, a drum, and a bell for the dead."""
    return together(
        (0, 0.8, falling(240, 46, 0.6, 0.16)),
        (0.02, 0.6, rustle(0.35, 500, 4200, 0.01, 218)),
        (0.06, 0.25, tone(1240, 0.3, 0.05)),
        (0.35, 0.7, falling(96, 44, 0.7, 0.2)),
        (0.42, 0.5, bell(233.08, 1.2, 0.36)),
    )
