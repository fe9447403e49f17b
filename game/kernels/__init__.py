"""Kernels: numbers in, numbers out; compiled where numba is installed, else the same source as is.

Whoever imports a kernel imports numba, which takes most of a second: the window's process never
does. A face that others may import at the top of their file imports its kernels when it is called.
"""

run_as_written = False
"""Whether kernels are not compiled in this process; for the window, where the plain player may have
to stand in. Set it before any of them is imported."""
