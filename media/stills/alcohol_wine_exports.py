"""Alcohol and wine: an open case, closed ones behind, two bottles in front; one capsule is vermilion."""

from materials import clay
from models.bottle import bottle
from models.cargo import crate
from palette import BONE, INK, SAND, SIGNAL, WOOD
from shapes import box
from studio import camera, still_stage

ROWS, PER_ROW, SPACING = 3, 6, .8
CASE = (5.1, 2.65, 1.95)


def compose():
    still_stage()
    case = crate((0, 0, 0), size=CASE)
    for column in range(PER_ROW):
        for row in range(ROWS):
            chosen = (column, row) == (4, 0)
            bottle(((column - 2.5) * SPACING, (row - 1) * SPACING, .16), SIGNAL if chosen else INK, parent=case)
    for gap in range(PER_ROW - 1):
        box((.03, 2.35, 1.35), ((gap - 2) * SPACING, 0, .15), clay(WOOD, .72), .005, parent=case)
    for gap in (-.5, .5):
        box((4.8, .03, 1.3), (0, gap * SPACING, .15), clay(WOOD, .72), .005, parent=case)
    crate((-2.2, 4.4, 0), size=CASE, closed=True)
    crate((-1.95, 4.45, CASE[2] + .17), .05, CASE, closed=True)
    crate((3.7, 4.5, 0), -.05, CASE, closed=True)
    bottle((4.25, -1.0, 0))
    bottle((5.25, -.1, 0), label=SAND)
    camera((17.5, -25.5, 12.2), (1.0, 1.0, 1.75), 73)
