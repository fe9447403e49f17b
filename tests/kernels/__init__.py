"""Kernels: compiled and as they are written, the same."""
