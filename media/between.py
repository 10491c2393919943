"""Pictures between two that were marched: every point of the cloud is moved by as much as it has really moved.

Marching is what takes long; the way that the clouds slide is known, and the distance of every pixel too.
"""

import math

import numpy as np
from numba import njit, prange

TRIES = 3  # rounds of looking where the point that is now at a pixel was before


@njit
def _read(picture, x, y, channel):
    """A picture's value between its pixels."""
    i, j = min(int(x), picture.shape[1] - 2), min(int(y), picture.shape[0] - 2)
    u, v = x - i, y - j
    low = picture[j, i, channel] * (1 - u) + picture[j, i + 1, channel] * u
    return low * (1 - v) + (picture[j + 1, i, channel] * (1 - u) + picture[j + 1, i + 1, channel] * u) * v


@njit
def _dot(a, x, y, z):
    return a[0] * x + a[1] * y + a[2] * z


@njit
def _moved(view, x, y, distance, slide):
    """Where on the picture a point at pixel (x, y) is after the clouds have slid along -X."""
    ahead, right, up = view.ahead, view.right, view.up
    u, v = 2 * (x + .5) / view.width - 1, 2 * (y + .5) / view.height - 1
    px, py, pz = ahead[0] + u * right[0] + v * up[0], ahead[1] + u * right[1] + v * up[1], ahead[2] + u * right[2] + v * up[2]
    far = distance / math.sqrt(px * px + py * py + pz * pz)
    px, py, pz = px * far - slide, py * far, pz * far
    depth = _dot(ahead, px, py, pz)
    u = _dot(right, px, py, pz) / _dot(right, right[0], right[1], right[2]) / depth
    v = _dot(up, px, py, pz) / _dot(up, up[0], up[1], up[2]) / depth
    return (u + 1) * view.width / 2 - .5, (v + 1) * view.height / 2 - .5


@njit
def _source(view, picture, column, row, slide):
    """Which point of the picture has come to this place on it, and whether the picture reaches that far."""
    x, y = column, row
    right, top = picture.shape[1] - 1.0, picture.shape[0] - 1.0
    for _ in range(TRIES):
        x, y = min(max(x, 0.0), right), min(max(y, 0.0), top)
        to_x, to_y = _moved(view, x, y, _read(picture, x, y, 3), slide)
        x, y = x + column - to_x, y + row - to_y
    return min(max(x, 0.0), right), min(max(y, 0.0), top), 0 <= x <= right and 0 <= y <= top


@njit(parallel=True)
def between(view, before, after, share, slide, width, height):
    """Return the linear picture (height × width × 3) at a share of the way between two, `slide` units apart.

    `view` is the one of the two; the new picture may be larger.
    """
    picture = np.empty((height, width, 3), np.float32)
    for row in prange(height):
        for column in range(width):
            x, y = (column + .5) * view.width / width - .5, (row + .5) * view.height / height - .5
            ax, ay, in_before = _source(view, before, x, y, slide * share)
            bx, by, in_after = _source(view, after, x, y, -slide * (1 - share))
            part = share if in_before == in_after else (1.0 if in_after else 0.0)
            for c in range(3):
                picture[row, column, c] = _read(before, ax, ay, c) * (1 - part) + _read(after, bx, by, c) * part
    return picture
