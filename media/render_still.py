"""Render one service still.

blender -b --factory-startup -P render_still.py -- sea-freight to=FILE.png [width=1280] [samples=24] [radius=3]
"""

import importlib
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from studio import STILL_EXPOSURE, command_line, new_scene, render_cutout, render_settings


def main():
    (name, *_), options = command_line()
    started, width = time.time(), int(options.get('width', 1280))
    new_scene()
    render_settings(width, width * 5 // 8, int(options.get('samples', 24)), STILL_EXPOSURE)
    importlib.import_module('stills.' + name.replace('-', '_')).compose()
    render_cutout(options['to'], int(options.get('radius', 3)))
    print(f'{name}: {time.time() - started:.0f} s', flush=True)


main()
