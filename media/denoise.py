"""A denoiser in numpy, for Blender builds that come without Open Image Denoise (Debian's is one).

Non-local means on the light alone: the picture is divided by its albedo, blurred where patches of light look alike
and normals and albedo agree, and multiplied back.
"""

import numpy as np
from scipy.ndimage import median_filter, uniform_filter

# Added before dividing by the albedo. A threshold instead would paint bright dots along its contour.
ALBEDO_FLOOR = .1
NORMAL_TOLERANCE = .12
ALBEDO_TOLERANCE = .06
PATCH = 5


def without_fireflies(color):
    """Pull single bright pixels back to the median around them."""
    light = color.mean(-1)
    median = median_filter(light, 3)
    stray = light > 1.7 * median + .04
    scale = np.where(stray, median / np.maximum(light, 1e-6), 1)
    return color * scale[..., None]


def denoise(color, albedo, normal, radius=5):
    """Return the denoised linear picture; all three arrays are height × width × 3."""
    color = without_fireflies(color)
    demodulator = albedo + ALBEDO_FLOOR
    light = np.maximum(color / demodulator, 0).astype(np.float32)
    tone = np.log1p(light).mean(-1).astype(np.float32)
    variance = uniform_filter((tone - uniform_filter(tone, 3)) ** 2, 11) * 1.125 + 1e-6

    height, width = tone.shape
    normal, albedo = normal.astype(np.float32), albedo.astype(np.float32)
    pad = lambda image: np.pad(image, ((radius, radius), (radius, radius)) + ((0, 0),) * (image.ndim - 2), 'reflect')
    padded_tone, padded_light, padded_normal, padded_albedo = map(pad, (tone, light, normal, albedo))
    total, weights = np.zeros_like(light), np.zeros((height, width), np.float32)
    for dy in range(2 * radius + 1):
        for dx in range(2 * radius + 1):
            window = (slice(dy, dy + height), slice(dx, dx + width))
            difference = uniform_filter((tone - padded_tone[window]) ** 2, PATCH)
            weight = np.exp(-np.maximum(difference - 2 * variance, 0) / (.5 * variance)
                            - ((normal - padded_normal[window]) ** 2).sum(-1) / NORMAL_TOLERANCE ** 2
                            - ((albedo - padded_albedo[window]) ** 2).sum(-1) / ALBEDO_TOLERANCE ** 2)
            total += weight[..., None] * padded_light[window]
            weights += weight
    return total / weights[..., None] * demodulator
