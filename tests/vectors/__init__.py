"""Cases from outside, read from a folder of JSON."""
