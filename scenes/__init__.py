"""Everything seen and heard; contains no rule; the only place that imports pygame or pytmx."""
