"""Sea freight: a yard crane lowers the one vermilion box beside the stacks."""

import random

from models.container import container
from palette import CARGO_COLOURS, SIGNAL
from models.crane import yard_crane
from studio import camera, still_stage

# Tiers of the stacks: columns along X, rows away from the camera.
TIERS = ((3, 2, 3), (2, 1, 2), (3, 2, 1))


def compose():
    still_stage()
    rng = random.Random(11)
    for column, rows in enumerate(TIERS):
        for row, tiers in enumerate(rows):
            colors = rng.sample(CARGO_COLOURS, 3)
            for tier in range(tiers):
                container((-5.6 + column * 5.4, -2.5 + row * 1.3, tier * 1.07), colors[tier])
    yard_crane(hook=(-.2, 2.35, 4.35))
    container((-.2, 2.35, 3.2), SIGNAL)
    camera((30, -35.5, 18), (.6, .3, 3.7), 74)
