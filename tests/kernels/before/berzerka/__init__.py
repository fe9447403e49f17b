"""The Python that the kernels replaced: what they are compared with, card by card and in speed."""
