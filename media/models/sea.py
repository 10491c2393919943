"""Moving water that loops exactly: two tiled wave fields as slope maps, foam that scrolls, and a ship's wake.

The surface stays flat; the shader bends its normals by slope maps that are rewritten for every frame. Each wave's
frequency is rounded to a whole number of periods in the loop, so frame N is frame 0 again.
"""

import bpy
import numpy as np

from palette import linear_rgba
from shapes import place

GRAVITY = .981  # one unit is 10 m
MAP_SIZE = 512
SEA_RADIUS = 900
WATER, FOAM = '0C2A3C', 'DDE4E6'
HAZE = (60, 420)  # the sea dissolves into the sky between these distances

# Tile length, wind, root-mean-square slope, smallest and largest wave number, seed, distance that calms it.
SWELL = dict(tile=26.0, wind=(-.6, -.8), slope=.055, k_min=1.1, k_max=14, seed=1, calm_from=70)
CHOP = dict(tile=7.3, wind=(-.85, .5), slope=.07, k_min=3.5, k_max=32, seed=2, calm_from=42)

# The wake is drawn into a picture that covers this part of the sea, in the ship's frame.
WAKE_X, WAKE_Y, WAKE_PIXELS = (-46.0, 14.0), (-13.0, 13.0), (1350, 600)


class WaveField:
    """A tileable patch of wind waves after Tessendorf, moving past the ship."""

    def __init__(self, tile, wind, slope, k_min, k_max, seed, calm_from, current, seconds):
        self.tile, self.calm_from = tile, calm_from
        rng, size = np.random.default_rng(seed), MAP_SIZE
        axis = np.fft.fftfreq(size, 1 / size) * 2 * np.pi / tile
        self.kx, self.ky = np.meshgrid(axis, axis)
        k = np.hypot(self.kx, self.ky)
        k[0, 0] = 1
        along_wind = (self.kx * wind[0] + self.ky * wind[1]) / k
        spread = np.where(along_wind > 0, along_wind ** 6, .03 * along_wind ** 2)
        power = np.exp(-(k_min / k) ** 2) / k ** 4 * spread * np.exp(-(k / k_max) ** 2)
        power[0, 0] = 0
        self.amplitude = (rng.normal(size=k.shape) + 1j * rng.normal(size=k.shape)) * np.sqrt(power)
        step = 2 * np.pi / seconds
        omega = np.sqrt(GRAVITY * k) + self.kx * current[0] + self.ky * current[1]  # deep water, seen from the ship
        self.omega = np.round(omega / step) * step
        gx, gy = self._slopes(0)
        self.gain = slope / np.sqrt((gx ** 2 + gy ** 2).mean())
        self.image = _image(f'waves {seed}', MAP_SIZE, MAP_SIZE)

    def _slopes(self, time):
        height = self.amplitude * np.exp(-1j * self.omega * time)
        return tuple(np.fft.ifft2(1j * k * height).real * MAP_SIZE ** 2 for k in (self.kx, self.ky))

    def show(self, time):
        """Write the slopes of this moment into the picture that the shader reads."""
        gx, gy = self._slopes(time)
        _fill(self.image, -gx * self.gain, -gy * self.gain, np.ones_like(gx))


class Sea:
    """The whole surface. Call `show(share)` with the share of the loop that has passed."""

    def __init__(self, current, seconds):
        self.seconds = seconds
        self.fields = [WaveField(**field, current=current, seconds=seconds) for field in (SWELL, CHOP)]
        foam_tile = current[0] * seconds  # so the foam scrolls by one whole tile
        material, self.scroll = _water(self.fields, _foam_image(), _wake_image(), foam_tile)
        r = SEA_RADIUS
        mesh = bpy.data.meshes.new('sea')
        mesh.from_pydata([(-r, -r, 0), (r, -r, 0), (r, r, 0), (-r, r, 0)], [], [(0, 1, 2, 3)])
        place(mesh, material, smooth=False)

    def show(self, share):
        for field in self.fields:
            field.show(share * self.seconds)
        self.scroll.inputs[0].default_value = share % 1


def _image(name, width, height):
    return bpy.data.images.new(name, width, height, float_buffer=True, is_data=True)


def _fill(image, *channels):
    height, width = channels[0].shape
    pixels = np.ones((height, width, 4), np.float32)
    for i, channel in enumerate(channels):
        pixels[..., i] = channel
    image.pixels.foreach_set(pixels.ravel())
    image.update()


def _foam_image():
    """Ridged noise that tiles."""
    rng, size = np.random.default_rng(5), MAP_SIZE
    axis = np.fft.fftfreq(size, 1 / size)
    kx, ky = np.meshgrid(axis, axis)
    k = np.hypot(kx * .6, ky)
    k[0, 0] = 1
    spectrum = np.fft.fft2(rng.normal(size=(size, size))) * np.exp(-(k / 42) ** 2) / k ** 1.25 * (k > 3)
    noise = np.fft.ifft2(spectrum).real
    ridges = 1 - np.abs((noise - noise.mean()) / noise.std())
    image = _image('foam', size, size)
    _fill(image, ridges, ridges, ridges)
    return image


def _wake_image():
    """Where foam may lie: astern, along the sides, and in the arms from bow and stern."""
    width, height = WAKE_PIXELS
    x = np.linspace(*WAKE_X, width)[None, :]
    y = np.abs(np.linspace(*WAKE_Y, height))[:, None]
    astern = np.maximum(0, -10 - x)
    trail = np.exp(-(y / (1.05 + .045 * astern)) ** 4) * np.exp(-astern / 26) * (x < -9.6)
    from_bow = np.maximum(0, 9.6 - x)
    bow_arm = 1.5 * np.exp(-((y - (.34 + .30 * from_bow)) / (.2 + .06 * from_bow)) ** 2) * np.exp(-from_bow / 7.5) * (x < 9.9)
    from_stern = np.maximum(0, -9.2 - x)
    stern_arm = .8 * np.exp(-((y - (1.2 + .31 * from_stern)) / (.12 + .05 * from_stern)) ** 2) * np.exp(-from_stern / 8) * (x < -9)
    half_beam = np.interp(x, [-10, -9, 3, 6, 7.6, 8.8, 9.6, 10.2], [.95, 1.4, 1.5, 1.36, 1.0, .58, .26, 0])
    side = np.exp(-((y - half_beam - .06) / .16) ** 2) * ((x > -10.2) & (x < 10.1)) * (.35 + .65 * np.exp(-from_bow / 5))
    mask = np.clip(np.maximum.reduce([trail * .85, bow_arm * 1.05, stern_arm * .7, side * .9]), 0, 1)
    image = _image('wake', width, height)
    _fill(image, mask)
    return image


class _Nodes:
    """Short hands for building a node tree."""

    def __init__(self, tree):
        self.nodes, self.links = tree.nodes, tree.links

    def add(self, kind, **settings):
        node = self.nodes.new('ShaderNode' + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        return node

    def _connect(self, node, values):
        for slot, value in enumerate(values):
            if isinstance(value, (int, float, tuple)):
                node.inputs[slot].default_value = value
            else:
                self.links.new(value, node.inputs[slot])
        return node.outputs[0]

    def math(self, operation, *values, clamp=False):
        return self._connect(self.add('Math', operation=operation, use_clamp=clamp), values)

    def vector(self, operation, *values):
        return self._connect(self.add('VectorMath', operation=operation), values)

    def scaled(self, vector, by):
        node = self.add('VectorMath', operation='SCALE')
        self.links.new(vector, node.inputs[0])
        if isinstance(by, (int, float)):
            node.inputs['Scale'].default_value = by
        else:
            self.links.new(by, node.inputs['Scale'])
        return node.outputs[0]

    def picture(self, image, at, extension='REPEAT'):
        node = self.add('TexImage', image=image, interpolation='Linear', extension=extension)
        self.links.new(at, node.inputs[0])
        return node.outputs[0]

    def red(self, color):
        node = self.add('SeparateRGB')
        self.links.new(color, node.inputs[0])
        return node.outputs[0]

    def mix(self, share, first, second):
        node = self.add('MixShader')
        for slot, value in enumerate((share, first, second)):
            self.links.new(value, node.inputs[slot])
        return node.outputs[0]


def _water(fields, foam_image, wake_image, foam_tile):
    """The material of the sea, and the node whose first input scrolls the foam."""
    material = bpy.data.materials.new('water')
    material.use_nodes = True
    material.node_tree.nodes.clear()
    n = _Nodes(material.node_tree)
    position = n.add('NewGeometry').outputs['Position']
    distance = n.add('CameraData').outputs['View Distance']

    slopes = None
    for field in fields:  # calmer with distance: no shimmer, a quiet horizon
        calm = n.math('DIVIDE', 1, n.math('ADD', 1, n.math('POWER', n.math('DIVIDE', distance, field.calm_from), 2)))
        slope = n.scaled(n.picture(field.image, n.scaled(position, 1 / field.tile)), calm)
        slopes = slope if slopes is None else n.vector('ADD', slopes, slope)
    normal = n.vector('NORMALIZE', n.vector('ADD', n.vector('MULTIPLY', slopes, (1, 1, 0)), (0, 0, 1)))

    (x0, x1), (y0, y1) = WAKE_X, WAKE_Y
    on_wake = n.vector('MULTIPLY', n.vector('SUBTRACT', position, (x0, y0, 0)), (1 / (x1 - x0), 1 / (y1 - y0), 0))
    wake = n.red(n.picture(wake_image, on_wake, 'CLIP'))
    scroll = n.add('CombineXYZ')
    coarse = n.red(n.picture(foam_image, n.vector('ADD', n.scaled(position, 1 / foam_tile), scroll.outputs[0])))
    fine = n.red(n.picture(foam_image, n.vector('ADD', n.scaled(position, 2 / foam_tile), n.scaled(scroll.outputs[0], 2))))
    noise = n.math('ADD', n.math('MULTIPLY', coarse, .6), n.math('MULTIPLY', fine, .4))
    foam = n.math('MULTIPLY', n.math('ADD', n.math('MULTIPLY', wake, 2.1), n.math('ADD', noise, -.9)), 1.1, clamp=True)
    foam = n.math('MULTIPLY', foam, n.math('MULTIPLY', wake, 1.6, clamp=True), clamp=True)

    fresnel = n.add('Fresnel')
    fresnel.inputs[0].default_value = 1.333
    n.links.new(normal, fresnel.inputs['Normal'])
    mirror = n.add('BsdfGlossy', distribution='SHARP')  # rough water would cost half the render time again
    n.links.new(normal, mirror.inputs['Normal'])
    deep = n.add('Emission')
    deep.inputs[0].default_value, deep.inputs[1].default_value = linear_rgba(WATER), .55
    white = n.add('BsdfDiffuse')
    white.inputs[0].default_value = linear_rgba(FOAM)
    haze = n.add('MapRange', interpolation_type='SMOOTHSTEP')
    n.links.new(distance, haze.inputs[0])
    haze.inputs[1].default_value, haze.inputs[2].default_value = HAZE

    surface = n.mix(fresnel.outputs[0], deep.outputs[0], mirror.outputs[0])
    surface = n.mix(n.math('MULTIPLY', foam, .82), surface, white.outputs[0])
    surface = n.mix(haze.outputs[0], surface, n.add('BsdfTransparent').outputs[0])
    n.links.new(surface, n.add('OutputMaterial').inputs[0])
    return material, scroll
