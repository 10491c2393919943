"""Looks through a sea of clouds: one ray a pixel, step by step, in light from one low sun and the sky (numba)."""

import math
from collections import namedtuple

import numpy as np
from numba import njit, prange

from models.clouds import CELL, DETAIL_BITE, DETAIL_CELLS, DETAIL_PERIOD, HEIGHT, extinction, lookup

NEAREST_STEP = .04
STEP_A_WAY = .0022  # far away a step may be longer: it covers less of the picture
STRIDE = .45  # of the way to the cloud, in open air
OPAQUE = .015
NOTHING_NEAR = 1e6  # the distance of the sky
HORIZON = -.004  # rays flatter than this end in haze before they meet a cloud
# Light that has bounced about inside the cloud, as three thinner, flatter copies of the light that has not.
BOUNCES, BOUNCE_SHARE, BOUNCE_DEPTH, BOUNCE_SPREAD = 4, .46, .4, .55
FORWARD, BACKWARD, FORWARD_SHARE = .68, -.15, .62
RELIEF_WAY, RELIEF = .55, 2.2  # how far towards the sun the fine billows are asked whether they stand in the light


# All colors are linear. `scroll` moves the eye along X over clouds whose floor lies at `floor`.
View = namedtuple('View', 'width height eye ahead right up')
Clouds = namedtuple('Clouds', 'field detail floor')
# `shade` is the light in the depths; haze is (distance, steepness); the sky's `colors` stand at `heights` of the ray.
Dusk = namedtuple('Dusk', 'sun sunlight skylight shade haze heights colors')
# The glow about the sun: its color, how narrow it is, what share is left high up, and how bright the sky is on the other side.
Glow = namedtuple('Glow', 'color narrowness high_up far_side')


@njit
def _phase(cosine, flatness):
    """How much light goes on at an angle, 1 on average; two Henyey–Greenstein lobes."""
    a, b = FORWARD * flatness, BACKWARD * flatness
    forward = (1 - a * a) / (1 + a * a - 2 * a * cosine) ** 1.5
    backward = (1 - b * b) / (1 + b * b - 2 * b * cosine) ** 1.5
    return FORWARD_SHARE * forward + (1 - FORWARD_SHARE) * backward


@njit
def _paint_sky(x, y, z, dusk, glow, out):
    """Write the color of the dusk in one direction: a gradient by height, dimmer away from the sun, a glow about it."""
    n = 0
    while n < len(dusk.heights) - 2 and z > dusk.heights[n + 1]:
        n += 1
    share = min(max((z - dusk.heights[n]) / (dusk.heights[n + 1] - dusk.heights[n]), 0.0), 1.0)
    level = math.hypot(x, y) * math.hypot(dusk.sun[0], dusk.sun[1])
    towards = .5 + .5 * (x * dusk.sun[0] + y * dusk.sun[1]) / level
    side = glow.far_side + (1 - glow.far_side) * towards ** 1.5
    near = max(0.0, x * dusk.sun[0] + y * dusk.sun[1] + z * dusk.sun[2]) ** glow.narrowness
    for c in range(3):
        out[c] = (dusk.colors[n, c] * (1 - share) + dusk.colors[n + 1, c] * share) * side
        out[c] += glow.color[c] * near * (glow.high_up + (1 - glow.high_up) * math.exp(-7 * abs(z)))


@njit
def _bite(detail, x, y, z):
    """How deep the fine billows cut into the cloud at a point."""
    return DETAIL_BITE * lookup(detail, x, y, z % DETAIL_PERIOD, DETAIL_PERIOD / DETAIL_CELLS)


@njit
def _jitter(column, row, seed):
    """Where within its first step a ray begins, so that steps draw no contours.

    Neighbours differ as much as they can (interleaved gradient noise), so that the encoder's denoiser takes it out.
    """
    drift = 5.588238 * (seed % 64)
    return (52.9829189 * ((.06711056 * (column + drift) + .00583715 * (row + drift)) % 1)) % 1


@njit(fastmath=True)
def _light_at(px, py, pz, bite, cosine, clouds, dusk):
    """How much of the sun's and of the sky's light leaves a point of the cloud towards the eye."""
    sun = dusk.sun
    sunward = _bite(clouds.detail, px + sun[0] * RELIEF_WAY, py + sun[1] * RELIEF_WAY, pz + sun[2] * RELIEF_WAY)
    to_sun = max(lookup(clouds.field[..., 1], px, py, pz, CELL) + RELIEF * (bite - sunward), 0.0)
    from_sun, share, depth, flatness = 0.0, 1.0, 1.0, 1.0
    for _ in range(BOUNCES):
        from_sun += share * math.exp(-to_sun * depth) * _phase(cosine, flatness)
        share, depth, flatness = share * BOUNCE_SHARE, depth * BOUNCE_DEPTH, flatness * BOUNCE_SPREAD
    open_sky = .12 + .88 * math.exp(-.16 * lookup(clouds.field[..., 2], px, py, pz, CELL))
    return from_sun, open_sky * (1 - .45 * bite / DETAIL_BITE)


@njit(fastmath=True)
def _march(x, y, z, start, scroll, view, clouds, dusk, air, light):
    """Follow one ray through the clouds; add up its light, and in light[3] how far away it comes from.

    Returns what share shines through, and how far the ray went.
    """
    cosine = x * dusk.sun[0] + y * dusk.sun[1] + z * dusk.sun[2]
    way, end = (clouds.floor + HEIGHT - view.eye[2]) / z, (clouds.floor + CELL - view.eye[2]) / z
    least = NEAREST_STEP + STEP_A_WAY * way
    way += least * start
    clear = 1.0
    while way < end and clear > OPAQUE:
        px, py, pz = view.eye[0] + x * way + scroll, view.eye[1] + y * way, view.eye[2] + z * way - clouds.floor
        inside = lookup(clouds.field[..., 0], px, py, pz, CELL)
        least = NEAREST_STEP + STEP_A_WAY * way
        bite = _bite(clouds.detail, px, py, pz) if inside > 0 else 0.0
        thick = extinction(inside - bite)
        if thick > 0:
            from_sun, open_sky = _light_at(px, py, pz, bite, cosine, clouds, dusk)
            opacity = 1 - math.exp(-thick * least)
            haze = 1 - math.exp(-(way / dusk.haze[0]) ** dusk.haze[1])
            for c in range(3):
                lit = dusk.sunlight[c] * from_sun + dusk.skylight[c] * open_sky + dusk.shade[c] * (1 - open_sky)
                light[c] += clear * opacity * (lit * (1 - haze) + air[c] * haze)
            light[3] += clear * opacity * way
            clear *= 1 - opacity
        way += max(least, -STRIDE * inside)
    return clear, way


@njit(parallel=True, fastmath=True)
def look(view, clouds, dusk, glow, scroll, seed):
    """Return the linear picture and, as its fourth channel, the distance; bottom row first, as Blender keeps pictures."""
    picture = np.empty((view.height, view.width, 4), np.float32)
    for row in prange(view.height):
        color, air, light = np.empty(3), np.empty(3), np.empty(4)
        for column in range(view.width):
            u, v = 2 * (column + .5) / view.width - 1, 2 * (row + .5) / view.height - 1
            x, y, z = view.ahead + u * view.right + v * view.up
            length = math.sqrt(x * x + y * y + z * z)
            x, y, z = x / length, y / length, z / length
            _paint_sky(x, y, z, dusk, glow, color)
            picture[row, column, 3] = NOTHING_NEAR
            if z < HORIZON:
                _paint_sky(x, y, 0.0, dusk, glow, air)
                light[:] = 0
                clear, way = _march(x, y, z, _jitter(column, row, seed), scroll, view, clouds, dusk, air, light)
                haze = 1 - math.exp(-(way / dusk.haze[0]) ** dusk.haze[1])
                for c in range(3):
                    color[c] = light[c] + clear * (dusk.shade[c] * (1 - haze) + air[c] * haze)
                picture[row, column, 3] = light[3] + clear * way
            for c in range(3):
                picture[row, column, c] = color[c]
    return picture
