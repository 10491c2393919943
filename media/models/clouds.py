"""A sea of clouds as a field on a grid: how deep inside the cloud a point lies, and how much light reaches it.

The field repeats along X and Y, so a loop that moves by one period along X shows no seam. The clouds never change
relative to the sun, so the light is summed once and every frame only looks it up.
"""

import math

import numpy as np
from numba import njit, prange
from scipy.ndimage import gaussian_filter

PERIOD = 96.0  # along X; a loop scrolls by exactly one
DEPTH = 288.0  # along Y
CELL = .375
CELLS = (256, 768, 48)
HEIGHT = CELLS[2] * CELL

DETAIL_PERIOD = 6.0  # a small tile of fine billows, laid over the whole sea
DETAIL_CELLS = 96

# The hills of the deck, then the billows on them: size of one in units, how far it bulges.
MIDDLE = 8.0
HILLS = np.array(((48.0, 4.2), (24.0, 3.6), (12.0, 1.2)))
BILLOWS = np.array(((12.0, 4.6), (6.0, 2.7), (3.0, 1.3), (1.5, .5)))
DETAIL_BILLOWS = np.array(((1.5, 1.0), (.75, .5)))

DETAIL_BITE = .62  # how deep the fine billows cut into the edge, in units
SOFTNESS = .75  # how far inside the edge the cloud is as thick as it gets
THICKNESS = 2.2  # extinction per unit there
SHADOW_REACH = 70.0


@njit
def _random(x, y, z, seed):
    """A number from 0 to 1 for a point of the integer lattice; always the same."""
    n = np.uint32(x * 73856093) ^ np.uint32(y * 19349663) ^ np.uint32(z * 83492791) ^ np.uint32(seed * 2654435)
    n = np.uint32((n ^ (n >> np.uint32(16))) * np.uint32(0x45d9f3b))
    n = np.uint32((n ^ (n >> np.uint32(16))) * np.uint32(0x45d9f3b))
    return (n ^ (n >> np.uint32(16))) / 4294967295.0


@njit
def _puff(x, y, z, nx, ny, nz, seed):
    """1 in the middle of a round puff, falling to about 0 between puffs; repeats after nx × ny × nz puffs."""
    cx, cy, cz = math.floor(x), math.floor(y), math.floor(z)
    nearest = 9.0
    for i in range(cx - 1, cx + 2):
        for j in range(cy - 1, cy + 2):
            for k in range(cz - 1, cz + 2):
                a, b, c = i % nx, j % ny, k % nz
                dx = i + _random(a, b, c, seed) - x
                dy = j + _random(a, b, c, seed + 1) - y
                dz = k + _random(a, b, c, seed + 2) - z
                nearest = min(nearest, dx * dx + dy * dy + dz * dz)
    return 1 - math.sqrt(nearest)


@njit
def _swell(x, y, nx, ny, seed):
    """Smooth noise from -1 to 1 that repeats after nx × ny cells."""
    i, j = math.floor(x), math.floor(y)
    u, v = x - i, y - j
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    near = _random(i % nx, j % ny, 0, seed) * (1 - u) + _random((i + 1) % nx, j % ny, 0, seed) * u
    far = _random(i % nx, (j + 1) % ny, 0, seed) * (1 - u) + _random((i + 1) % nx, (j + 1) % ny, 0, seed) * u
    return 2 * (near * (1 - v) + far * v) - 1


@njit(parallel=True)
def _shape(hills, billows, cells, cell, middle):
    """How far inside the cloud each point of the grid lies, in units; negative outside."""
    inside = np.empty(cells, np.float32)
    for i in prange(cells[0]):
        for j in range(cells[1]):
            x, y = i * cell, j * cell
            top = middle
            for n in range(len(hills)):
                size, rise = hills[n, 0], hills[n, 1]
                top += rise * _swell(x / size, y / size, int(cells[0] * cell / size), int(cells[1] * cell / size), 11 * n + 5)
            for k in range(cells[2]):
                z = k * cell
                bulge = 0.0
                for n in range(len(billows)):
                    size, rise = billows[n, 0], billows[n, 1]
                    bulge += rise * (_puff(x / size, y / size, z / size, int(cells[0] * cell / size),
                                           int(cells[1] * cell / size), 64, 31 * n + 7) - .45)
                inside[i, j, k] = top + bulge - z
    return inside


@njit(parallel=True)
def _detail(billows, count, period):
    """A tile of fine billows: 0 on a puff, towards 1 between puffs."""
    tile = np.empty((count, count, count), np.float32)
    for i in prange(count):
        for j in range(count):
            for k in range(count):
                total, weight = 0.0, 0.0
                for n in range(len(billows)):
                    size, share = billows[n, 0], billows[n, 1]
                    repeats = int(round(period / size))
                    step = period / count / size
                    total += share * (1 - _puff(i * step, j * step, k * step, repeats, repeats, repeats, 17 * n + 3))
                    weight += share
                tile[i, j, k] = total / weight
    return tile


@njit
def lookup(grid, x, y, z, cell):
    """Read a grid between its points; it repeats along every axis but the last, which is clamped."""
    fx, fy, fz = x / cell, y / cell, min(max(z / cell, 0.0), grid.shape[2] - 1.001)
    i, j, k = math.floor(fx), math.floor(fy), math.floor(fz)
    u, v, w = fx - i, fy - j, fz - k
    i, j = i % grid.shape[0], j % grid.shape[1]
    a, b = (i + 1) % grid.shape[0], (j + 1) % grid.shape[1]
    low = (grid[i, j, k] * (1 - u) + grid[a, j, k] * u) * (1 - v) + (grid[i, b, k] * (1 - u) + grid[a, b, k] * u) * v
    k += 1
    high = (grid[i, j, k] * (1 - u) + grid[a, j, k] * u) * (1 - v) + (grid[i, b, k] * (1 - u) + grid[a, b, k] * u) * v
    return low * (1 - w) + high * w


@njit
def extinction(inside):
    """How strongly the cloud takes light per unit of way, at this depth inside it."""
    share = min(max(inside / SOFTNESS, 0.0), 1.0)
    return THICKNESS * share * share * (3 - 2 * share)


@njit(parallel=True)
def _way_to_sun(inside, sun, cell, reach, bite):
    """How much cloud lies between each point and the sun, as optical depth."""
    depth = np.empty_like(inside)
    nx, ny, nz = inside.shape
    ceiling = (nz - 1) * cell
    for i in prange(nx):
        for j in range(ny):
            for k in range(nz):
                total, way, step = 0.0, .2, .4
                while way < reach:
                    z = k * cell + sun[2] * way
                    if z > ceiling or total > 24:
                        break
                    here = lookup(inside, i * cell + sun[0] * way, j * cell + sun[1] * way, z, cell)
                    total += extinction(here - bite) * step
                    way += step
                    step *= 1.07
                depth[i, j, k] = total
    return depth


def cloud_sea(sun):
    """Return (field, detail): the sea lit from the direction `sun`, and the tile of fine billows.

    The field's last axis holds depth inside the cloud (units), optical depth towards the sun, and towards the sky.
    """
    inside = _shape(HILLS, BILLOWS, CELLS, CELL, MIDDLE)
    mean_bite = DETAIL_BITE * .5
    to_sun = _way_to_sun(inside, np.array(sun, np.float64), CELL, SHADOW_REACH, mean_bite)
    thickness = THICKNESS * np.clip((inside - mean_bite) / SOFTNESS, 0, 1)
    above = np.cumsum(thickness[:, :, ::-1], axis=2)[:, :, ::-1] * CELL
    # Light from the sky comes from all sides: what lies above is averaged over the neighbourhood.
    to_sky = gaussian_filter(above, (5, 5, 2), mode=('wrap', 'wrap', 'nearest'))
    field = np.stack([inside, to_sun, to_sky], axis=-1).astype(np.float32)
    detail = _detail(DETAIL_BILLOWS, DETAIL_CELLS, DETAIL_PERIOD)
    # lookup() does not wrap upwards: the tile carries its first layer again on top.
    return field, np.concatenate([detail, detail[:, :, :1]], axis=2)
