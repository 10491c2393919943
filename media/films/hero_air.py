"""Hero film 2: a freighter above the clouds at dusk. 192 frames that loop.

blender -b --factory-startup -P films/hero_air.py -- frames=FOLDER [first=0] [last=191] [width=1280] [samples=16]
"""

import math
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import bpy

from models.clouds import PERIOD, cloud_sea
from models.freighter import freighter
from palette import SIGNAL
from studio import camera, command_line, new_scene, render_denoised, render_settings, sky, sun

FRAMES = 192
EXPOSURE = -.35
HAZE = '786C7C'
SKY = ((-1, '1A2E45'), (-.1, HAZE), (-.01, 'B98984'), (.04, 'D39A80'), (.1, '7C7788'), (.22, '38546E'), (.45, '173049'), (1, '0B1B2B'))
SUN = dict(azimuth=62, elevation=11, strength=3.8, colour='FFB27A', disc=5)
FILL = dict(azimuth=-75, elevation=40, strength=1.1, colour='9DB9D6', disc=60, in_reflections=False)
# Hung after the clouds' light is baked, so it reaches the aircraft alone and lifts it off them.
KEY = dict(azimuth=-12, elevation=16, strength=1.3, colour='FFC596', disc=20, in_reflections=False)
# Where the aircraft is in the picture; the baked clouds about it need no denoising.
AIRCRAFT_WINDOW = (.375, .345, .965, .77)
CAMERA = dict(at=(25, -30, 7.6), looking_at=(-8.2, -1.9, -.8), lens=45)


def pose(frame, plane, clouds):
    """Put everything where it is in one frame. All motion is whole periods of the loop."""
    phase = 2 * math.pi * frame / FRAMES
    clouds.location.x = -PERIOD * frame / FRAMES
    plane.location.z = .12 * math.sin(phase)
    plane.rotation_euler = (math.radians(-4 + .8 * math.sin(phase)), math.radians(-1.5), 0)


def main():
    _, options = command_line()
    width = int(options.get('width', 1280))
    folder = options['frames']
    os.makedirs(folder, exist_ok=True)
    new_scene()
    render_settings(width, width * 9 // 16, int(options.get('samples', 7)), EXPOSURE, noise_threshold=.05, bounces=3)
    scene = bpy.context.scene
    scene.render.use_persistent_data = True
    scene.cycles.adaptive_min_samples = 4
    towards = sun(**SUN)
    sun(**FILL)
    sky(SKY, glow_towards=towards)
    clouds = cloud_sea(os.path.join(folder, 'cloud-light.npy'), HAZE)
    sun(**KEY)
    plane = freighter(fin_band=SIGNAL)
    camera(**CAMERA)
    for frame in range(int(options.get('first', 0)), int(options.get('last', FRAMES - 1)) + 1, int(options.get('step', 1))):
        path = os.path.join(folder, f'{frame:04d}.png')
        if os.path.exists(path):
            continue
        started = time.time()
        pose(frame, plane, clouds)
        scene.cycles.seed = frame  # fresh noise in every frame, for the encoder's temporal denoiser to average
        render_denoised(path, radius=2, window=AIRCRAFT_WINDOW)
        print(f'frame {frame}: {time.time() - started:.1f} s', flush=True)


main()
