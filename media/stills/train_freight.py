"""Train freight: a well car with two containers, the upper one vermilion, on a track that crosses the picture."""

from models.container import container
from models.rail import track, well_car
from palette import BONE, DEEP, SIGNAL, SLATE
from studio import camera, still_stage

CAR_PITCH = 8.9
BALLAST = '9AA6AD'


def compose():
    still_stage()
    track(-48, 48, BALLAST)
    for car in (-1, 0, 1):
        floor = well_car(car * CAR_PITCH, 5.3, DEEP)
    container((0, 0, floor), BONE)
    container((0, 0, floor + 1.07), SIGNAL)
    container((-CAR_PITCH, 0, floor), SLATE)
    camera((17.5, -22, 10.5), (-.2, 0, 1.15), 76)
