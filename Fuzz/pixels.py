#!/usr/bin/env python3
"""Compares decoded pixels with Pillow's: `pixels.py FUZZ CORPUS`, as script/fuzz calls it.

Decodes the corpus of PNG, APNG and GIF, animations made up at random, and both with bytes changed,
by the program FUZZ, the harness, and by Pillow. What one of them refuses is not compared.

Colours are compared premultiplied, as they are seen. Both decoders keep eight bits, so one of 255 is
allowed for that, one more for 16-bit samples, which they round differently, and one more for each frame
that was blended over others, since each blend rounds once.

Pillow is no judge of some things, and what it makes of a file is compared up to there: it blends translucent
pixels by 'paste', which halves their alpha; it disposes to the background colour of a GIF, which browsers
leave clear; it widens the canvas of a GIF to its images; it has a frame for each image without a delay; it
restores what was there before the frame before; it fills what the first image of a GIF leaves; and it draws the first frame over a default image.
"""

import io
import pathlib
import random
import struct
import subprocess
import sys
import tempfile
import zlib

from PIL import Image, ImageDraw

RANDOM_FILES = 300
MUTATIONS = 600


def main():
    frames, corpus = sys.argv[1:]
    chance = random.Random(1)
    files = {}
    for reader in ("png", "apng", "gif"):
        for path in sorted(pathlib.Path(corpus, reader).rglob("*")):
            if path.is_file():
                files[f"{reader}/{path.name}"] = path.read_bytes()
    for number in range(RANDOM_FILES):
        kind = chance.choice(["apng", "apng", "gif"])
        files[f"random {kind} {number}"] = made_up(kind, chance)
    valid = list(files.items())
    for number in range(MUTATIONS):
        name, data = chance.choice(valid)
        files[f"{name}, change {number}"] = changed(data, chance)
    ours = decoded(frames, files)
    compared, failures = 0, []
    for name, data in files.items():
        theirs = pillow(data)
        if ours[name] is None or theirs is None:
            continue
        compared += 1
        problem = difference(ours[name], theirs)
        if problem:
            failures.append((name, problem))
            keep(name, data)
    print(f"pixels: {compared} of {len(files)} files compared with Pillow's, {len(failures)} differ")
    for name, problem in failures[:20]:
        print(f"  {name}: {problem}")
    sys.exit(1 if failures else 0)


# MARK: Files


def made_up(kind, chance):
    size = (chance.randint(1, 20), chance.randint(1, 20))
    pictures = []
    for _ in range(chance.randint(1, 6)):
        picture = Image.new("RGBA", size, color(chance) if chance.random() < 0.3 else (0, 0, 0, 0))
        draw = ImageDraw.Draw(picture)
        for _ in range(chance.randint(1, 3)):
            x, y = chance.randint(0, size[0]), chance.randint(0, size[1])
            box = (x, y, x + chance.randint(0, 9), y + chance.randint(0, 9))
            draw.rectangle(box, fill=color(chance))
        pictures.append(picture)
    count = len(pictures)
    delays = [chance.choice([0, 10, 20, 50, 100, 250]) for _ in range(count)]
    file = io.BytesIO()
    if kind == "gif":
        mode = {"mode": "P", "palette": Image.Palette.ADAPTIVE, "colors": chance.choice([2, 4, 16])}
        if chance.random() < 0.5:
            pictures = [picture.convert("RGB").convert(**mode) for picture in pictures]
        # One way for all: Pillow takes no lists where equal pictures leave it with a single frame.
        pictures[0].save(
            file, "GIF", save_all=True, append_images=pictures[1:], duration=delays[0],
            disposal=chance.choice([0, 1, 2, 3]), loop=0, optimize=chance.random() < 0.5)
    else:
        pictures[0].save(
            file, "PNG", save_all=True, append_images=pictures[1:], duration=delays,
            disposal=[chance.choice([0, 1, 2]) for _ in range(count)],
            blend=[chance.choice([0, 1]) for _ in range(count)],
            default_image=chance.random() < 0.2 and count > 1)
    return file.getvalue()


def color(chance):
    return tuple(chance.randint(0, 255) for _ in range(3)) + (chance.choice([0, 60, 128, 255, 255]),)


def changed(data, chance):
    """A few bytes become others; the checksums of a PNG are made right."""
    data = bytearray(data)
    for _ in range(chance.randint(1, 3)):
        data[chance.randrange(len(data))] = chance.choice([0, 1, 2, 255, chance.randint(0, 255)])
    place = 8
    while data[:4] == b"\x89PNG" and place + 12 <= len(data):
        count = struct.unpack(">I", data[place : place + 4])[0]
        end = place + 8 + count
        if end + 4 > len(data):
            break
        data[end : end + 4] = struct.pack(">I", zlib.crc32(data[place + 4 : end]))
        place = end + 4
    return bytes(data)


def keep(name, data):
    folder = pathlib.Path(__file__).parent / "Findings" / "pixels"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name.replace("/", "-").replace(", ", "-").replace(" ", "-")).write_bytes(data)


# MARK: Decoders


def decoded(program, files):
    """By name: the delays and premultiplied frames of each file, or None."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number, data in enumerate(files.values()):
            paths.append(pathlib.Path(folder, str(number)))
            paths[-1].write_bytes(data)
        lines = "".join(f"{path}\n" for path in paths)
        output = subprocess.run(
            [program], input=lines.encode(), stdout=subprocess.PIPE, check=True).stdout
    stream, result = io.BytesIO(output), {}
    for name in files:
        line = stream.readline().split()
        if line == [b"error"]:
            result[name] = None
            continue
        width, height, *delays = map(int, line)
        pictures = [stream.read(width * height * 4) for _ in delays]
        result[name] = ((width, height), delays, pictures, 0)
    return result


def pillow(data):
    try:
        with Image.open(io.BytesIO(data)) as image:
            if image.size[0] * image.size[1] > 1 << 16 or getattr(image, "n_frames", 1) > 200:
                return None
            slack = 1 if image.mode.startswith("I") else 0
            numbers = list(range(getattr(image, "n_frames", 1)))
            if image.info.get("default_image"):
                return None
            delays, pictures, disposal = [], [], None
            for number in numbers:
                image.seek(number)
                covers = [tuple(tile[1]) for tile in image.tile] == [(0, 0) + image.size]
                image.load()
                if image.format == "GIF" and number == 0 and not covers:
                    break
                if image.format == "GIF" and len(numbers) > 1 and not image.info.get("duration"):
                    break
                if number > 0 and not judges(image, disposal):
                    break
                disposal = image.info.get("disposal")
                delays.append(image.info.get("duration", 0))
                picture = image
                if slack:
                    # Pillow clips 16 bits instead of scaling them.
                    picture = image.convert("I").point(lambda value: value * (255 / 65535) + 0.5)
                    picture = picture.convert("L")
                pictures.append(picture.convert("RGBA").tobytes())
            return image.size, delays, pictures, slack, image.format
    except Exception:  # Pillow throws whatever its readers come by.
        return None


def judges(image, disposal):
    """Whether Pillow shows a frame as it is defined, after one that was disposed of so."""
    if image.format == "GIF":
        return image.disposal_method not in (2, 3)
    if disposal == 2:
        return False
    if image.info.get("blend") != 1:
        return True
    alpha = image.convert("RGBA").getchannel("A").getextrema()
    return alpha == (255, 255)


def difference(ours, theirs):
    if ours[0] != theirs[0]:
        return None if theirs[4] == "GIF" else f"{ours[0]} instead of {theirs[0]}"
    if theirs[4] != "GIF" and len(ours[2]) < len(theirs[2]):
        return f"{len(ours[2])} frames instead of {len(theirs[2])}"
    for number, (mine, other) in enumerate(zip(ours[2], theirs[2])):
        allowed = 1 + theirs[3] + number
        for place in range(0, len(mine), 4):
            a, b = mine[place + 3], other[place + 3]
            # An index beyond the palette is not drawn here, and black there.
            if theirs[4] == "GIF" and tuple(other[place : place + 4]) == (0, 0, 0, 255):
                continue
            for channel in range(3):
                seen = mine[place + channel] - other[place + channel] * b / 255
                if abs(seen) > allowed or abs(a - b) > allowed:
                    pixel = place // 4
                    return (
                        f"frame {number}, pixel ({pixel % ours[0][0]}, {pixel // ours[0][0]}): "
                        f"{tuple(mine[place:place + 4])} instead of {tuple(other[place:place + 4])}")
    return None


main()
