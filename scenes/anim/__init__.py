"""From event to picture: timelines of functions of time, and the director that queues them."""
