"""Project cargo: a transformer on a trailer of twelve axles."""

from models.trailer import DECK, modular_trailer, tractor, transformer
from studio import camera, still_stage

TRAILER_X = -2.3


def compose():
    still_stage()
    length = modular_trailer(TRAILER_X)
    tractor(TRAILER_X + length / 2 + .9)
    transformer(TRAILER_X, DECK)
    camera((21, -25, 12), (.5, 0, 1.3), 70)
