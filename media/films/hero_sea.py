"""Hero films of the sea: a container ship at dusk, from ahead and from above. Loops.

blender -b --factory-startup -P films/hero_sea.py -- SHOT frames=FOLDER [first=0] [last=…] [width=1920] [samples=24]

The water takes nearly all of the time and carries little detail: it is rendered with the ship at two thirds or
half of the width, into FOLDER/water. The ship is rendered once at the full width, with finer edges, and laid over itself.
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
from scipy.ndimage import affine_transform, distance_transform_edt, maximum_filter, zoom

from models.sea import Sea
from models.ship import ship
from studio import camera, command_line, new_scene, render_denoised, render_layer, render_settings, save_picture, sky, sun

FRAME_RATE = 24
EXPOSURE = .25
HORIZON = 'E9A57C'
SKY = ((-1, HORIZON), (-.002, HORIZON), (.05, 'C58E84'), (.14, '7C7788'), (.32, '38546E'), (.65, '173049'), (1, '0B1B2B'))
SUN = dict(azimuth=62, elevation=11, strength=3.4, color='FFB27A', disc=4, in_reflections=False)
FILL = dict(azimuth=-75, elevation=40, strength=.55, color='9DB9D6', disc=60, in_reflections=False)
OVERSAMPLING = 2  # of the ship
# `current` is how fast the water flows past the ship, towards -X. `water` is the width of its picture as a share of the
# film's, and the denoiser's radius. `window` is where the ship is in the picture: left, bottom, right, top.
Shot = namedtuple('Shot', 'frames current camera water window')
SHOTS = {
    'ahead': Shot(192, .6, dict(at=(32, -29, 13.2), looking_at=(-1.6, -4.2, .6), lens=45), (2 / 3, 5), (.42, .3, .92, .85)),
    # From above the water mirrors little and has next to no noise.
    'above': Shot(96, 1.2, dict(at=(-21.9, -17.3, 21.7), looking_at=(3.0, 12.9, -9.4), lens=45), (1 / 2, 0), (.35, .1, 1, .9)),
}
# Points of the ship by which its layer is moved: waterline, corners of the stacks, mast.
HOLDS = ((10, 0, 0), (-10, 0, 0), (3, -1.4, 0), (-6, 1.4, 3), (5, -1.2, 2.5), (-7.5, 0, 5), (9, 0, 2))
# How many pixels about the ship show its coarser self and are filled from the water beside them: at its sides and above, below.
RIM, RIM_BELOW = 6, 2


def pose(share, vessel, sea, view, viewpoint):
    """Put everything where it is after a share of the loop. All motion is whole periods of it."""
    phase = 2 * math.pi * share
    sea.show(share)
    vessel.rotation_euler = (math.radians(.35) * math.sin(phase), math.radians(.22) * math.sin(2 * phase + .6), 0)
    vessel.location.z = .035 * math.sin(2 * phase)
    view.location = viewpoint + Vector((0, .22 * math.sin(phase), .10 * math.sin(phase + 1)))


def render_water(folder, frames, radius, show):
    """Render the frames that the folder does not hold yet, denoised within a radius; `show` puts everything in its place."""
    os.makedirs(folder, exist_ok=True)
    for frame in frames:
        path = os.path.join(folder, f'{frame:04d}.png')
        if os.path.exists(path):
            continue
        started = time.time()
        show(frame)
        bpy.context.scene.cycles.seed = frame
        render_denoised(path, radius)
        print(f'water {frame}: {time.time() - started:.1f} s', flush=True)


def read_picture(path):
    """Return the values of a picture file from 0 to 1, bottom row first."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[..., :3]


def write_picture(picture, path):
    """Save values from 0 to 1 as they are."""
    height, width, _ = picture.shape
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = picture
    image = bpy.data.images.new('frame', width, height)
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw, image.file_format = path, 'PNG'
    image.save()
    bpy.data.images.remove(image)


def enlargement(size, larger):
    """A matrix that enlarges a column of pixels as cubic splines do; far faster than zooming every picture."""
    return zoom(np.eye(size, dtype=np.float32), (larger / size, 1), order=3)


def ship_layer(folder, share, width, height):
    """Render the ship alone, cut off by the water; return its window and its colors as they are shown, with coverage.

    `share` is the window in shares of the picture. The layer is kept in the folder like the frames.
    """
    scene = bpy.context.scene
    render = scene.render
    bpy.data.objects['sea'].is_holdout = True
    render.film_transparent = render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_min_y, render.border_max_x, render.border_max_y = share
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100 * OVERSAMPLING
    rows, columns = (slice(round(low * size), round(high * size)) for low, high, size in
                     ((share[1], share[3], height), (share[0], share[2], width)))
    kept = os.path.join(folder, 'ship.npy')
    if os.path.exists(kept):
        return (rows, columns), np.load(kept)
    color, cover = render_layer(radius=2)
    cover = np.clip(cover, 0, 1)[..., None]
    path = os.path.join(folder, 'ship.png')
    save_picture(color / np.maximum(cover, .02), path)
    layer = np.concatenate((read_picture(path) * cover, cover), axis=2)
    tall, wide = rows.stop - rows.start, columns.stop - columns.start
    layer = layer[:tall * OVERSAMPLING, :wide * OVERSAMPLING]
    np.save(kept, layer.reshape(tall, OVERSAMPLING, wide, OVERSAMPLING, 4).mean((1, 3)))
    return (rows, columns), np.load(kept)


def holds(vessel, view, width, height):
    """Where the ship's fixed points are in the picture, as rows and columns."""
    bpy.context.view_layer.update()
    places = (world_to_camera_view(bpy.context.scene, view, vessel.matrix_world @ Vector(point)) for point in HOLDS)
    return np.array([(place.y * height, place.x * width) for place in places])


def moved(layer, before, after, corner):
    """Move a layer as the ship has moved: by the affine map that suits its fixed points best."""
    sources = np.linalg.lstsq(np.c_[after - corner, np.ones(len(after))], before - corner, rcond=None)[0]
    channels = [affine_transform(layer[..., c], sources[:2].T, sources[2], order=3) for c in range(4)]
    return np.clip(np.stack(channels, axis=2), 0, 1)


def lay_over(picture, window, layer):
    """Lay the ship over the water, and fill the rim about it, in place."""
    cover = layer[..., 3]
    rim = maximum_filter(cover, (RIM + RIM_BELOW + 1, 2 * RIM + 1), origin=((RIM - RIM_BELOW) // 2, 0)) > .02
    nearest = distance_transform_edt(rim, return_distances=False, return_indices=True)
    picture[window] = picture[window][tuple(nearest)] * (1 - cover[..., None]) + layer[..., :3]


def main():
    (name, *_), options = command_line()
    shot = SHOTS[name]
    water_share, radius = shot.water
    width, folder = int(options.get('width', 1920)), options['frames']
    height, water_width = width * 9 // 16, round(width * water_share)
    water = os.path.join(folder, 'water')
    new_scene()
    render_settings(water_width, water_width * 9 // 16, int(options.get('samples', 24)), EXPOSURE, noise_threshold=.06, bounces=3)
    scene = bpy.context.scene
    scene.render.use_persistent_data = False  # with it, Cycles never reloads an edited picture: the sea stands still
    scene.cycles.diffuse_bounces, scene.cycles.adaptive_min_samples = 1, 6
    sky(SKY, glow_towards=sun(**SUN))
    sun(**FILL)
    sea, vessel, view = Sea((shot.current, 0), shot.frames / FRAME_RATE), ship(), camera(**shot.camera)
    viewpoint = view.location.copy()
    show = lambda frame: pose(frame / shot.frames, vessel, sea, view, viewpoint)
    frames = range(int(options.get('first', 0)), int(options.get('last', shot.frames - 1)) + 1)
    render_water(water, frames, radius, show)
    show(0)
    window, layer = ship_layer(folder, shot.window, width, height)
    taller, wider = enlargement(water_width * 9 // 16, height), enlargement(water_width, width)
    before, corner = holds(vessel, view, width, height), np.array([part.start for part in window])
    for frame in frames:
        path = os.path.join(folder, f'{frame:04d}.png')
        if os.path.exists(path):
            continue
        started = time.time()
        show(frame)
        picture = read_picture(os.path.join(water, f'{frame:04d}.png'))
        picture = np.tensordot(taller, picture, (1, 0))
        picture = np.clip(np.ascontiguousarray(np.swapaxes(np.tensordot(picture, wider, (1, 1)), 1, 2)), 0, 1)
        lay_over(picture, window, moved(layer, before, holds(vessel, view, width, height), corner))
        write_picture(picture, path)
        print(f'frame {frame}: {time.time() - started:.1f} s', flush=True)


main()
