"""Kernels: numbers in, numbers out; compiled where numba is installed, else the same source as is.

Whoever imports a kernel imports numba, which takes most of a second: the window's process never
does. A face that others may import at the top of their file imports its kernels when it is called.
"""
