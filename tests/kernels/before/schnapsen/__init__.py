"""Dreierschnapsen as it was played out in Python, before the kernels."""
