"""Hero film 1: a container ship at dusk. 192 frames that loop.

blender -b --factory-startup -P films/hero_sea.py -- frames=FOLDER [first=0] [last=191] [width=1280] [samples=24]
"""

import math
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import bpy
from mathutils import Vector

from models.sea import Sea
from models.ship import ship
from studio import camera, command_line, new_scene, render_denoised, render_settings, sky, sun

FRAMES, SECONDS = 192, 8.0
CURRENT = (.6, 0)  # the water flows past the ship towards -X
EXPOSURE = .25
HORIZON = 'E9A57C'
SKY = ((-1, HORIZON), (-.002, HORIZON), (.05, 'C58E84'), (.14, '7C7788'), (.32, '38546E'), (.65, '173049'), (1, '0B1B2B'))
SUN = dict(azimuth=62, elevation=11, strength=3.4, colour='FFB27A', disc=4, in_reflections=False)
FILL = dict(azimuth=-75, elevation=40, strength=.55, colour='9DB9D6', disc=60, in_reflections=False)
CAMERA = dict(at=(32, -29, 13.2), looking_at=(-1.6, -4.2, .6), lens=45)


def pose(frame, vessel, sea, view, viewpoint):
    """Put everything where it is in one frame. All motion is whole periods of the loop."""
    phase = 2 * math.pi * frame / FRAMES
    sea.show(frame / FRAMES)
    vessel.rotation_euler = (math.radians(.35) * math.sin(phase), math.radians(.22) * math.sin(2 * phase + .6), 0)
    vessel.location.z = .035 * math.sin(2 * phase)
    view.location = viewpoint + Vector((0, .22 * math.sin(phase), .10 * math.sin(phase + 1)))


def main():
    _, options = command_line()
    width, folder = int(options.get('width', 1280)), options['frames']
    os.makedirs(folder, exist_ok=True)
    new_scene()
    render_settings(width, width * 9 // 16, int(options.get('samples', 24)), EXPOSURE, noise_threshold=.06, bounces=3)
    scene = bpy.context.scene
    scene.render.use_persistent_data = False  # with it, Cycles never reloads an edited picture: the sea stands still
    scene.cycles.diffuse_bounces, scene.cycles.adaptive_min_samples = 1, 6
    sky(SKY, glow_towards=sun(**SUN))
    sun(**FILL)
    sea, vessel, view = Sea(CURRENT, SECONDS), ship(), camera(**CAMERA)
    viewpoint = view.location.copy()
    for frame in range(int(options.get('first', 0)), int(options.get('last', FRAMES - 1)) + 1):
        path = os.path.join(folder, f'{frame:04d}.png')
        if os.path.exists(path):
            continue
        started = time.time()
        pose(frame, vessel, sea, view, viewpoint)
        scene.cycles.seed = frame
        render_denoised(path)
        print(f'frame {frame}: {time.time() - started:.1f} s', flush=True)


main()
