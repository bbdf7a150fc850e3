"""agree.py DIRECTORY: compares the workloads' pictures in a directory, as `script/bench raster --png`
leaves them there, with what Cairo and Skia draw, and fails where they are further apart than those
are from one another. The peers' pictures are not kept.
"""
import pathlib
import sys

import numpy as np
from PIL import Image

import with_cairo
import with_skia

# The mean absolute difference of a channel, in levels of 255, that exact rasterizers stay within.
TOLERANCES = {
    "W1": 0.5, "W2": 0.5, "W2g": 0.5, "W3a": 0.8, "W3p": 0.8, "W4": 0.5, "W5": 0.5, "W6": 1.1}
# Skia samples small outlines, where Cairo and we have areas: the two are 0.94 apart themselves.
SKIA_TOLERANCES = TOLERANCES | {"W5": 1.1}


def compared(workload, picture):
    """The part that must agree: of the blurred header what is 60 pixels from its edge."""
    if workload != "W4":
        return picture.reshape(-1, 3)
    return np.concatenate([picture[60:440, 60:690].reshape(-1, 3), picture[500:].reshape(-1, 3)])


def main(directory):
    failures = 0
    for workload in TOLERANCES:
        ours = np.asarray(Image.open(directory / f"{workload}.png").convert("RGB"), float)
        for name, peer, tolerances in (
            ("cairo", with_cairo, TOLERANCES), ("skia", with_skia, SKIA_TOLERANCES)):
            if workload not in peer.FRAMES:
                continue
            tolerance = tolerances[workload]
            theirs = peer.frame(peer.FRAMES[workload]).astype(float)
            difference = np.abs(compared(workload, ours) - compared(workload, theirs))
            red, green, blue = difference.mean(axis=0)
            agrees = max(red, green, blue) <= tolerance
            failures += not agrees
            print(
                f"{workload:4} {name:6} red {red:.3f} green {green:.3f} blue {blue:.3f} (at most "
                f"{tolerance}), largest {difference.max():.0f}{'' if agrees else '  DISAGREES'}")
    return failures


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(1 if main(pathlib.Path(sys.argv[1])) else 0)
