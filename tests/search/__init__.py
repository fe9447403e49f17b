"""Search and fast play-outs."""
