"""Market analysis: products cross in a row from an export crate to a foreign shop's shelf; one is vermilion."""

import math

from materials import clay
from models.cargo import crate
from models.shop import BOX, FLASK, JAR, POUCH, TIN, product, shop_shelf
from palette import BONE, DEEP, FOG, SAND, SIGNAL, SLATE, STEEL, WHITE
from shapes import box
from studio import camera, still_stage

STOCK = (
    ((TIN, SLATE), (TIN, SLATE), (BOX, SAND), (BOX, SAND), None, (JAR, STEEL), (JAR, STEEL)),
    ((FLASK, DEEP), (FLASK, DEEP), (POUCH, FOG), (POUCH, FOG), (BOX, BONE), (BOX, BONE), None),
    ((BOX, STEEL), (BOX, STEEL), (JAR, SAND), (JAR, SAND), (TIN, BONE), None, None),
)
QUEUE = ((JAR, SAND), (TIN, SLATE), (POUCH, BONE), (BOX, SIGNAL), (FLASK, DEEP), (JAR, STEEL), (BOX, BONE))
QUEUE_FROM, QUEUE_TO = (-3.2, -1.5), (3.3, -.75)
CRATE_ROWS = ((BOX, SAND), (JAR, FOG), (TIN, SLATE), (FLASK, DEEP))


def compose():
    still_stage()
    shop_shelf((4.2, 1.45, 0), math.radians(-14), STOCK)
    case = crate((-4.7, .75, 0), math.radians(4), (3.2, 2.4, 1.25), planks=2)
    box((2.9, 2.1, .5), (0, 0, .14), clay(SAND, .9), .03, parent=case)
    for column, (kind, color) in enumerate(CRATE_ROWS):
        for row in range(3):
            product(kind, (-1.1 + column * .72, -.68 + row * .66, .64), color, case)
    crate((-3.6, 4.0, 0), math.radians(-3), (3.2, 2.4, 1.6), closed=True)
    (x0, y0), (x1, y1) = QUEUE_FROM, QUEUE_TO
    along = math.atan2(y1 - y0, x1 - x0)
    box((math.hypot(x1 - x0, y1 - y0) + 1.5, 1.0, .05), ((x0 + x1) / 2, (y0 + y1) / 2, 0), clay(WHITE, .7), .015, (0, 0, along))
    for i, (kind, color) in enumerate(QUEUE):
        share = i / (len(QUEUE) - 1)
        product(kind, (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, .05), color)
    camera((16, -21.5, 11.5), (.35, .35, 1.6), 68)
