"""A shop shelf and the products that stand on it."""

from materials import clay
from palette import BONE, DEEP, FOG, GLASS, INK, SAND, SIGNAL, SLATE, STEEL, WHITE, WOOD
from shapes import box, cylinder, group, lathe

JAR, BOX, TIN, FLASK, POUCH = 'jar', 'box', 'tin', 'flask', 'pouch'
PRODUCTS = (JAR, BOX, TIN, FLASK, POUCH)


def product(kind, at, color, parent=None):
    """Place one product about .9 units tall; `at` is the centre of its base."""
    x, y, z = at
    body, cap, label = clay(color, .5), clay(INK, .5), clay(WHITE if color != WHITE else FOG, .7)
    if kind == BOX:
        box((.52, .4, .86), at, body, .02, parent=parent)
        box((.36, .41, .3), (x, y, z + .38), label, .005, parent=parent)
        box((.53, .26, .36), (x, y, z + .35), label, .005, parent=parent)
    elif kind == JAR:
        lathe(((0, 0), (.24, 0), (.27, .04), (.27, .5), (.2, .6), (.2, .63), (0, .63)), body, at, parent=parent)
        cylinder(.23, .14, (x, y, z + .68), cap, bevel=.03, parent=parent)
        cylinder(.274, .26, (x, y, z + .28), label, parent=parent)
    elif kind == TIN:
        cylinder(.26, .68, (x, y, z + .34), body, bevel=.02, parent=parent)
        for rim in (.02, .66):
            cylinder(.272, .035, (x, y, z + rim), clay(STEEL, .35, .6), bevel=.01, parent=parent)
        cylinder(.263, .3, (x, y, z + .34), label, parent=parent)
    elif kind == FLASK:
        lathe(((0, 0), (.2, 0), (.22, .03), (.22, .52), (.19, .62), (.09, .74), (.08, .9), (0, .9)), body, at, parent=parent)
        cylinder(.1, .14, (x, y, z + .92), cap, bevel=.02, parent=parent)
        cylinder(.224, .26, (x, y, z + .3), label, parent=parent)
    else:
        box((.5, .24, .1), at, body, .03, parent=parent)
        box((.46, .2, .68), (x, y, z + .04), body, .09, parent=parent)
        box((.5, .05, .14), (x, y, z + .68), body, .015, parent=parent)
        box((.26, .22, .24), (x, y, z + .26), label, .01, parent=parent)


def shop_shelf(at, turned, stock):
    """A gondola of three shelves under a header; `stock` is rows, bottom first, of (kind, color) or None."""
    shelf = group(at, (0, 0, turned))
    paint, wood, length, depth = clay(DEEP, .5), clay(WOOD, .65), 5.0, 1.15
    box((length + .2, depth + .15, .26), (0, 0, 0), paint, .03, parent=shelf)
    box((length + .1, .1, 4.5), (0, depth / 2, .26), clay(BONE, .6), .02, parent=shelf)
    for side in (-1, 1):
        box((.1, depth + .1, 4.5), (side * (length / 2 + .05), .02, .26), paint, .02, parent=shelf)
    box((length + .2, depth + .12, .42), (0, .02, 4.55), paint, .03, parent=shelf)
    for row, products in enumerate(stock):
        height = .36 + row * 1.38
        box((length, depth, .1), (0, 0, height - .1), wood, .015, parent=shelf)
        box((length, .04, .16), (0, -depth / 2 - .02, height - .13), clay(WHITE, .6), .01, parent=shelf)
        pitch = length / len(products)
        for i, item in enumerate(products):
            if item:
                kind, color = item
                x = -length / 2 + pitch * (i + .5)
                for y in (-.22, .26):
                    product(kind, (x, y, height), color, shelf)
    return shelf
