"""The workloads of the raster benchmark as plain data, for peers to draw.

Lengths are pixels, y down. Matrices are 3 x 3 for column vectors. Colours are 0...255.
"""
from dataclasses import dataclass
from math import cos, floor, sin

import numpy as np

WIDTH, HEIGHT = 750, 1334
CELL_WIDTH, CELL_HEIGHT, RADIUS = 98, 102, 16
TEXT = "The quick brown fox jumps over the lazy dog 0123456789 Collection View Layout "


def translation(x, y):
    return np.array([[1, 0, x], [0, 1, y], [0, 0, 1]], float)


def turned(x, y, angle, scale, center_x, center_y):
    """Turned and scaled about a local point, which lands on (x, y)."""
    c, s = scale * cos(angle), scale * sin(angle)
    turn = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    return translation(x, y) @ turn @ translation(-center_x, -center_y)


def color(index):
    return tuple(64 + factor * index % 160 for factor in (37, 59, 83))


@dataclass
class Cell:
    transform: np.ndarray
    color: tuple
    moves: bool


def grid():
    places = [translation(8 + 106 * (i % 7), 8 + 110 * (i // 7)) for i in range(84)]
    return [Cell(place, color(i), False) for i, place in enumerate(places)]


def insertion():
    """The resting cells, then the moving ones over them."""
    cells = grid()
    k = 0
    for index, cell in enumerate(cells):
        if index % 14 in (0, 3, 6, 9, 12):
            x, y = cell.transform[0, 2] + 49, cell.transform[1, 2] + 51
            cell.transform = turned(
                x + 12 * cos(k), y + 18 * sin(2 * k), 0.9 * sin(1.7 * k + 0.3),
                0.85 + 0.35 * cos(1.1 * k + 0.5), 49, 51)
            cell.moves = True
            k += 1
    return sorted(cells, key=lambda cell: cell.moves)


def bitmap(b):
    """200 x 200 premultiplied RGBA."""
    y, x = np.mgrid[0:200, 0:200].astype(float)
    channels = np.stack([
        128 + 100 * np.sin(x * (0.05 + 0.01 * b)), 128 + 100 * np.sin(0.06 * y + b),
        128 + 100 * np.sin(0.04 * (x + y) + 2 * b)], axis=2)
    disc = np.clip((96 - np.hypot(x - 99.5, y - 99.5)) / 12, 0, 1)
    alpha = np.full((200, 200), 255.0) if b < 2 else np.floor(255 * disc + 0.5)
    colors = np.floor(np.floor(channels + 0.5) * alpha[..., None] / 255 + 0.5)
    return np.ascontiguousarray(np.dstack([colors, alpha]).astype(np.uint8))


def images(perspective):
    """Forty times the number of a bitmap and where it goes."""
    result = []
    for k in range(40):
        x, y = 75 + 150 * (k % 5), 86 + 166 * (k // 5)
        angle, scale = 0.5 * sin(1.3 * k + 0.2), 0.72 + 0.1 * sin(0.9 * k)
        if perspective:
            tilt = 0.7 * sin(0.8 * k + 1)
            eye = np.array([[cos(tilt), 0, 0], [0, 1, 0], [sin(tilt) / 400, 0, 1]])
            matrix = translation(x, y) @ eye @ turned(0, 0, angle, scale, 100, 100)
        else:
            matrix = turned(x, y, angle, scale, 100, 100)
        result.append((k % 4, matrix))
    return result


def header():
    """750 x 500 opaque RGBA."""
    row, column = np.mgrid[0:500, 0:750]
    x, y = column.astype(float), row.astype(float)
    red = np.floor(128 + 110 * np.sin(0.031 * x) * np.cos(0.027 * y) + 0.5)
    green = np.floor(128 + 110 * np.sin(0.017 * x + 0.023 * y) + 0.5)
    blue = np.where((column // 50 + row // 50) % 2 == 1, 40, 220)
    alpha = np.full(red.shape, 255)
    return np.ascontiguousarray(np.dstack([red, green, blue, alpha]).astype(np.uint8))


def shadowed():
    """Corners and colours of twelve boxes of 220 x 170."""
    return [(20 + 245 * (i % 3), 540 + 195 * (i // 3), color(7 * i)) for i in range(12)]


def labels():
    """Sixty times the text and where its pen starts."""
    return [
        ("".join(TEXT[(7 * i + j) % len(TEXT)] for j in range(25)),
         10 + 370 * (i % 2) + 0.37 * i % 1, 40 + 43 * (i // 2) + 0.61 * i % 1)
        for i in range(60)
    ]


def quarter(value):
    """Where a glyph is drawn: the workload allows quarters of a pixel."""
    return floor(4 * value + 0.5) / 4


def blots():
    """Two thousand times ten control points and a colour."""
    state = 12345

    def random():
        nonlocal state
        state = (1664525 * state + 1013904223) % 2**32
        return (state >> 8) / 2**24

    for _ in range(2000):
        x, y = 750 * random(), 1334 * random()
        paint = tuple(int(256 * random()) for _ in range(3))
        points = []
        for _ in range(10):
            px = x + 60 * (random() - 0.5)
            points.append((px, y + 60 * (random() - 0.5)))
        yield points, paint
