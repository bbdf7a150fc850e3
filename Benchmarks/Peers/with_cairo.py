"""The workloads drawn by Cairo, as arrays of RGB."""
from math import pi

import cairocffi as cairo
import numpy as np

import scenes


def frame(draw):
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, scenes.WIDTH, scenes.HEIGHT)
    context = cairo.Context(surface)
    context.set_source_rgb(1, 1, 1)
    context.paint()
    draw(context)
    surface.flush()
    pixels = np.frombuffer(surface.get_data(), np.uint8).reshape(scenes.HEIGHT, -1, 4)
    return pixels[:, :scenes.WIDTH, 2::-1].copy()


def matrix(m):
    return cairo.Matrix(m[0, 0], m[1, 0], m[0, 1], m[1, 1], m[0, 2], m[1, 2])


def rounded(context, inset, radius):
    left, top = inset, inset
    right, bottom = scenes.CELL_WIDTH - inset, scenes.CELL_HEIGHT - inset
    context.new_sub_path()
    context.arc(right - radius, top + radius, radius, -pi / 2, 0)
    context.arc(right - radius, bottom - radius, radius, 0, pi / 2)
    context.arc(left + radius, bottom - radius, radius, pi / 2, pi)
    context.arc(left + radius, top + radius, radius, pi, 3 * pi / 2)
    context.close_path()


def cell(context, cell, alpha=1):
    rounded(context, 0, scenes.RADIUS)
    context.set_source_rgba(*(value / 255 for value in cell.color), alpha)
    context.fill()
    rounded(context, 0.5, scenes.RADIUS - 0.5)
    context.set_line_width(1)
    context.set_source_rgba(*(value // 2 / 255 for value in cell.color), alpha)
    context.stroke()


def cells(context, all_cells, grouped=False):
    for each in all_cells:
        context.save()
        context.transform(matrix(each.transform))
        if each.moves and grouped:
            context.push_group()
            cell(context, each)
            context.pop_group_to_source()
            context.paint_with_alpha(179 / 255)
        else:
            cell(context, each, 179 / 255 if each.moves else 1)
        context.restore()


def images(context):
    surfaces = []
    for b in range(4):
        data = bytearray(scenes.bitmap(b)[..., [2, 1, 0, 3]].tobytes())
        surfaces.append(cairo.ImageSurface(cairo.FORMAT_ARGB32, 200, 200, data, 800))
    for b, transform in scenes.images(False):
        context.save()
        context.transform(matrix(transform))
        pattern = cairo.SurfacePattern(surfaces[b])
        pattern.set_filter(cairo.FILTER_BILINEAR)
        pattern.set_extend(cairo.EXTEND_PAD)
        context.set_source(pattern)
        context.rectangle(0, 0, 200, 200)
        context.fill()
        context.restore()


def labels(context):
    """As outlines: Cairo's own text sits on whole pixels."""
    options = cairo.FontOptions()
    options.set_hint_style(cairo.HINT_STYLE_NONE)
    options.set_hint_metrics(cairo.HINT_METRICS_OFF)
    context.set_font_options(options)
    context.select_font_face("DejaVu Sans")
    context.set_tolerance(0.01)
    context.set_font_size(2048)
    advances = {c: context.text_extents(c)[4] * 24 / 2048 for c in set(scenes.TEXT)}
    context.set_font_size(24)
    context.set_source_rgb(20 / 255, 20 / 255, 20 / 255)
    for text, x, y in scenes.labels():
        for character in text:
            context.move_to(scenes.quarter(x), scenes.quarter(y))
            context.text_path(character)
            context.fill()
            x += advances[character]


def blots(context):
    for points, color in scenes.blots():
        context.move_to(*points[0])
        for i in (1, 4, 7):
            context.curve_to(*points[i], *points[i + 1], *points[i + 2])
        context.close_path()
        context.set_source_rgba(*(value / 255 for value in color), 128 / 255)
        context.fill()


FRAMES = {
    "W1": lambda c: cells(c, scenes.grid()),
    "W2": lambda c: cells(c, scenes.insertion()),
    "W2g": lambda c: cells(c, scenes.insertion(), grouped=True),
    "W3a": images,
    "W5": labels,
    "W6": blots,
}
