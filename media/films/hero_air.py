"""Hero films of the air: a freighter above the clouds at dusk, seen from two sides. Loops.

blender -b --factory-startup -P films/hero_air.py -- SHOT frames=FOLDER [first=0] [last=…] [width=1920] [samples=64]

The marched clouds and the rendered aircraft are kept beside the frames, in FOLDER/clouds and FOLDER/aircraft-….npy.
"""

import math
import os
import sys
import time
from collections import namedtuple

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from scipy.ndimage import affine_transform

from between import between
from march import Clouds, Dusk, Glow, View, look
from models.clouds import PERIOD, cloud_sea
from models.freighter import FAN_BLADES, freighter
from palette import SIGNAL, linear_rgba
from studio import camera, command_line, new_scene, render_layer, render_settings, save_picture, sky, sun

STRIDE = 6  # every so many frames the clouds are marched, at a share of the width; between them they are moved
MARCHED_WIDTH = .75
OVERSAMPLING = 2  # of the aircraft, which is rendered once for each place of its fans: its thin edges would be jagged
FAN_STEPS = 4  # from a frame to the next each fan turns by a fourth of the way to its next blade
EXPOSURE = -.6
AIRCRAFT_AT, PITCH, YAW = (-.9, .8, .55), -2, -3  # degrees
# How far it sways: to the side and up as shares of the picture's width, and in degrees.
SWAY, ROLL = (.0008, .0022), .22
SURROUNDINGS = ((-1, '16283F'), (-.3, '4A4A60'), (-.02, 'B98070'), (.04, 'A87C78'), (.14, '33506B'), (.4, '0B1B2B'), (1, '0B1B2B'))
# Lights of the aircraft: where on it, color, strength, and the frames of a period in which it shines (all, if none).
LIGHTS = (
    ((-4.75, -8.3, .75), '4FE08A', 3, 1, (0,)),
    ((-4.75, 8.3, .75), 'FF4A36', 3, 1, (0,)),
    ((-9.65, 0, .52), 'FFF1DC', 2, 1, (0,)),
    ((1.3, 0, .9), 'FF3A26', 16, 32, (0, 1, 2)),
    ((-4.75, -8.3, .75), 'FFFFFF', 22, 48, (20, 24)),
    ((-4.75, 8.3, .75), 'FFFFFF', 22, 48, (20, 24)),
)
LIGHT_SIZE, HALO_SIZE, HALO = .0007, .0035, .05  # shares of the picture's width, and how bright the halo is

# `fill`, `key` and `rim` reach the aircraft alone: the sky on the side we see, the light from ahead, and a warm edge that
# lifts it off the clouds. `lights` are those of LIGHTS that can be seen. `window` is where the aircraft is in the picture
# (left, bottom, right, top, as shares): the rest is not rendered by Blender.
# `glow` is that about the sun: how bright, how narrow, and how much of it is left high up. `roll` is the bank in degrees.
Shot = namedtuple('Shot', 'frames camera roll sun glow fill key rim lights window fans_seen')
DUSK_SUN = dict(elevation=6.5, strength=4.2, color='FF9A5C', disc=3)
FILL = dict(elevation=35, strength=.4, color='86A8D0', disc=60, in_reflections=False)
KEY = dict(elevation=12, strength=6.5, color='E9A06A', disc=20, in_reflections=False)
RIM = dict(elevation=32, strength=13, color='E9A06A', disc=6, in_reflections=False)
SHOTS = {
    # The far wing hides its lights.
    'ahead': Shot(192, dict(at=(26.4, -31.8, 3.7), looking_at=(-8.2, -1.9, -.2), lens=45), -5, DUSK_SUN | dict(azimuth=92), (.9, 20.0, .25),
                  FILL | dict(azimuth=-75), KEY | dict(azimuth=-4), RIM | dict(azimuth=62), LIGHTS[:1] + LIGHTS[2:5], (.375, .35, .95, .75), True),
    # Against the light. The colored lights of the wings and the one on the back do not shine this way.
    'astern': Shot(96, dict(at=(-37, -16.5, -2.5), looking_at=(3.0, 13.1, 1.86), lens=45), 11, DUSK_SUN | dict(azimuth=22, elevation=5.5),
                   (.85, 30.0, .03), FILL | dict(azimuth=195), KEY | dict(azimuth=-38, strength=2.8), RIM | dict(azimuth=40, strength=8),
                   LIGHTS[2:3] + LIGHTS[4:], (.4, .3, 1, .8), False),
}

CLOUD_FLOOR = -36
SKY = ((0, 'D08D72'), (.03, '9C7679'), (.07, '5B657D'), (.13, '2A4660'), (.24, '18314A'), (.4, '0B1B2B'))
HAZE = np.array((600.0, 2.0))  # the distance in which it closes, and how suddenly


def light(color, strength=1.0):
    """A linear color of some strength."""
    return strength * np.array(linear_rgba(color)[:3])


def dusk(towards_sun):
    """The light in which the clouds lie."""
    return Dusk(sun=np.array(towards_sun), sunlight=light('FF9A5C', 1.3), skylight=light('3D7CC0', .48),
                shade=light('12263F', .7), haze=HAZE, heights=np.array([height for height, _ in SKY]),
                colors=np.array([light(color) for _, color in SKY]))


def view_of(holder, width, height):
    """What Blender's camera sees, as the rays through the middle and to the edges of the picture."""
    bpy.context.view_layer.update()
    turn = np.array(holder.matrix_world.to_3x3())
    half = holder.data.sensor_width / 2 / holder.data.lens
    return View(width, height, eye=np.array(holder.location), ahead=-turn[:, 2], right=turn[:, 0] * half,
                up=turn[:, 1] * half * height / width)


def render_only(window, width, height):
    """Have Blender render a window of the picture, with nothing behind it; return the window as slices."""
    render = bpy.context.scene.render
    render.film_transparent = render.use_border = render.use_crop_to_border = True
    left, bottom, right, top = window
    render.border_min_x, render.border_min_y, render.border_max_x, render.border_max_y = window
    return slice(round(bottom * height), round(top * height)), slice(round(left * width), round(right * width))


def aircraft_layer(kept, window, width, height):
    """Render the aircraft with the space it sways in, or read it; return its window, its colors and its coverage."""
    render = bpy.context.scene.render
    render.resolution_percentage = 100 * OVERSAMPLING
    window = render_only(window, width, height)
    if not os.path.exists(kept):
        rows, columns = (part.stop - part.start for part in window)
        shrunk = [layer[:rows * OVERSAMPLING, :columns * OVERSAMPLING].reshape(rows, OVERSAMPLING, columns, OVERSAMPLING, -1).mean((1, 3))
                  for layer in render_layer(radius=2)]
        np.save(kept, np.concatenate(shrunk, axis=2))
    render.resolution_percentage, render.use_border = 100, False
    return window, np.load(kept)


def lit(layer, window, lights, frame, width, height):
    """Add the lights that shine in a frame to the aircraft's layer; `lights` are pairs of place, as shares of the picture, and light."""
    rows, columns = window
    y, x = np.mgrid[rows.start:rows.stop, columns.start:columns.stop]
    layer = layer.copy()
    for (across, up), (_, color, strength, period, shines) in lights:
        if frame % period in shines:
            distance = (x + .5 - across * width) ** 2 + (y + .5 - up * height) ** 2
            spot = sum(share * np.exp(-distance / 2 / (size * width) ** 2) for size, share in ((LIGHT_SIZE, 1), (HALO_SIZE, HALO)))
            layer[..., :3] += spot[..., None] * light(color, strength)
    return layer


def swayed(layer, phase, width):
    """Move a layer by fractions of a pixel, as far as the aircraft has swayed at a phase of the loop."""
    angle = math.radians(ROLL) * math.sin(phase + .7)
    turn = np.array(((math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))))
    middle = np.array(layer.shape[:2]) / 2
    offset = middle - turn @ middle - width * np.array((SWAY[1] * math.sin(phase), SWAY[0] * math.sin(2 * phase)))
    channels = [affine_transform(layer[..., c], turn, offset, order=3) for c in range(4)]
    return np.maximum(np.stack(channels, axis=2), 0)


def marched_clouds(folder, view, towards_sun, glow, slide):
    """Return a function that marches the clouds after so many strides of a slide each, or reads them from the folder."""
    os.makedirs(folder, exist_ok=True)
    clouds, air = None, dusk(towards_sun)

    def march(strides):
        nonlocal clouds
        path = os.path.join(folder, f'{strides:03d}.npy')
        if not os.path.exists(path):
            clouds = clouds or Clouds(*cloud_sea(towards_sun), CLOUD_FLOOR)
            np.save(path, look(view, clouds, air, glow, slide * strides, strides))
        return np.load(path)

    return march


def stage(shot, width, height, samples, fan_step):
    """Set light, aircraft and camera; return the direction of the sun, the camera, and the lights with their places in its picture."""
    new_scene()
    render_settings(width, height, samples, EXPOSURE, noise_threshold=.03, bounces=3)
    picture = bpy.context.scene.render.image_settings
    picture.color_depth, picture.compression = '16', 0  # eight bits would draw contours into the sky
    towards_sun = sun(**shot.sun)
    for lamp in (shot.fill, shot.key, shot.rim):
        sun(**lamp)
    sky(SURROUNDINGS, glow_towards=towards_sun)
    turned = tuple(math.radians(angle) for angle in (shot.roll, PITCH, YAW))
    plane = freighter(at=AIRCRAFT_AT, turned=turned, fin_band=SIGNAL, fans_turned=2 * math.pi / FAN_BLADES * fan_step / FAN_STEPS)
    holder = camera(**shot.camera)
    bpy.context.view_layer.update()
    places = [world_to_camera_view(bpy.context.scene, holder, plane.matrix_world @ Vector(place)) for place, *_ in shot.lights]
    return towards_sun, holder, list(zip([place[:2] for place in places], shot.lights))


def main():
    (name, *_), options = command_line()
    shot = SHOTS[name]
    width, folder = int(options.get('width', 1920)), options['frames']
    height = width * 9 // 16
    os.makedirs(folder, exist_ok=True)
    wanted = range(int(options.get('first', 0)), int(options.get('last', shot.frames - 1)) + 1)
    paths = {frame: os.path.join(folder, f'{frame:04d}.png') for frame in wanted}
    missing = [frame for frame in wanted if not os.path.exists(paths[frame])]
    if not missing:
        return
    aircraft = []
    for fan_step in range(FAN_STEPS if shot.fans_seen else 1):
        towards_sun, holder, lights = stage(shot, width, height, int(options.get('samples', 64)), fan_step)
        window, layer = aircraft_layer(os.path.join(folder, f'aircraft-{fan_step}.npy'), shot.window, width, height)
        aircraft.append(layer)
    view = view_of(holder, round(width * MARCHED_WIDTH), round(height * MARCHED_WIDTH))
    brightness, narrowness, high_up = shot.glow
    glow = Glow(light('FF8A48', brightness), narrowness, high_up, far_side=.14)
    slide = PERIOD * STRIDE / shot.frames  # of the clouds, between two that are marched
    march = marched_clouds(os.path.join(folder, 'clouds'), view, towards_sun, glow, slide)
    marched = {}
    for frame in missing:
        started = time.time()
        ends = (frame // STRIDE, frame // STRIDE + 1)
        marched = {end: marched[end] if end in marched else march(end) for end in ends}
        # Half a frame off the marched ones, so that every frame is a blend and none stands out as sharper.
        share = (frame % STRIDE + .5) / STRIDE
        picture = between(view, *marched.values(), share, slide, width, height)
        layer = lit(aircraft[frame % len(aircraft)], window, lights, frame, width, height)
        layer = swayed(layer, 2 * math.pi * frame / shot.frames, width)
        picture[window] = layer[..., :3] + picture[window] * (1 - np.minimum(layer[..., 3:], 1))
        save_picture(picture, paths[frame])
        print(f'frame {frame}: {time.time() - started:.1f} s', flush=True)


main()
# numba and Blender bring an LLVM each and crash when both are taken down; every frame is on disk by now.
os._exit(0)
