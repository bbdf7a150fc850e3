"""The workloads drawn by Skia, as arrays of RGB."""
import numpy as np
import skia

import scenes

LINEAR = skia.SamplingOptions(skia.FilterMode.kLinear)


def frame(draw):
    pixels = np.zeros((scenes.HEIGHT, scenes.WIDTH, 4), np.uint8)
    info = skia.ImageInfo.Make(
        scenes.WIDTH, scenes.HEIGHT, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
    canvas = skia.Surface.MakeRasterDirect(info, pixels).getCanvas()
    canvas.clear(skia.ColorWHITE)
    draw(canvas)
    return pixels[..., :3]


def matrix(m):
    return skia.Matrix.MakeAll(*(float(value) for value in m.flat))


def paint(color, alpha=255):
    return skia.Paint(AntiAlias=True, Color=skia.Color(*color, alpha))


def rounded(x, y, width, height, radius):
    return skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, width, height), radius, radius)


def cell(canvas, color, alpha=255):
    width, height, radius = scenes.CELL_WIDTH, scenes.CELL_HEIGHT, scenes.RADIUS
    canvas.drawRRect(rounded(0, 0, width, height, radius), paint(color, alpha))
    border = paint(tuple(value // 2 for value in color), alpha)
    border.setStyle(skia.Paint.kStroke_Style)
    border.setStrokeWidth(1)
    canvas.drawRRect(rounded(0.5, 0.5, width - 1, height - 1, radius - 0.5), border)


def cells(canvas, all_cells, grouped=False):
    for each in all_cells:
        canvas.save()
        canvas.concat(matrix(each.transform))
        if each.moves and grouped:
            canvas.saveLayerAlpha(skia.Rect.MakeWH(scenes.CELL_WIDTH, scenes.CELL_HEIGHT), 179)
            cell(canvas, each.color)
            canvas.restore()
        else:
            cell(canvas, each.color, 179 if each.moves else 255)
        canvas.restore()


def images(canvas, perspective):
    bitmaps = [scenes.bitmap(b) for b in range(4)]
    pictures = [
        skia.Image.fromarray(
            pixels, colorType=skia.kRGBA_8888_ColorType, alphaType=skia.kPremul_AlphaType)
        for pixels in bitmaps
    ]
    for b, transform in scenes.images(perspective):
        canvas.save()
        canvas.concat(matrix(transform))
        canvas.drawImage(pictures[b], 0, 0, LINEAR, skia.Paint(AntiAlias=True))
        canvas.restore()


def effects(canvas):
    picture = skia.Image.fromarray(scenes.header(), colorType=skia.kRGBA_8888_ColorType)
    blur = skia.Paint(
        ImageFilter=skia.ImageFilters.Blur(
            20, 20, skia.TileMode.kClamp, None, skia.IRect.MakeWH(750, 500)))
    canvas.save()
    canvas.clipRect(skia.Rect.MakeWH(750, 500))
    canvas.drawImage(picture, 0, 0, skia.SamplingOptions(), blur)
    canvas.restore()
    for x, y, color in scenes.shadowed():
        shadow = paint((0, 0, 0), 128)
        shadow.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 8.0, False))
        canvas.drawRRect(rounded(x, y + 6, 220, 170, 16), shadow)
        canvas.drawRRect(rounded(x, y, 220, 170, 16), paint(color))


def labels(canvas):
    """As outlines: Skia's own text sits on whole pixels vertically."""
    face = skia.Typeface("DejaVu Sans")
    em = skia.Font(face, 2048)
    em.setHinting(skia.FontHinting.kNone)
    em.setLinearMetrics(True)
    glyphs = {c: em.textToGlyphs(c)[0] for c in set(scenes.TEXT)}
    advances = {c: em.getWidths([glyph])[0] * 24 / 2048 for c, glyph in glyphs.items()}
    outlines = {c: em.getPath(glyph) for c, glyph in glyphs.items()}
    for text, x, y in scenes.labels():
        for character in text:
            outline = outlines[character]
            if outline is not None:
                canvas.save()
                canvas.translate(scenes.quarter(x), scenes.quarter(y))
                canvas.scale(24 / 2048, 24 / 2048)
                canvas.drawPath(outline, paint((20, 20, 20)))
                canvas.restore()
            x += advances[character]


def blots(canvas):
    for points, color in scenes.blots():
        path = skia.Path()
        path.moveTo(*points[0])
        for i in (1, 4, 7):
            path.cubicTo(*points[i], *points[i + 1], *points[i + 2])
        path.close()
        canvas.drawPath(path, paint(color, 128))


FRAMES = {
    "W1": lambda c: cells(c, scenes.grid()),
    "W2": lambda c: cells(c, scenes.insertion()),
    "W2g": lambda c: cells(c, scenes.insertion(), grouped=True),
    "W3a": lambda c: images(c, perspective=False),
    "W3p": lambda c: images(c, perspective=True),
    "W4": effects,
    "W5": labels,
    "W6": blots,
}
