"""Compares SVG files, one a line of the input, as a browser and librsvg show them.

The browser shows many files on one page, and takes one picture of it.
"""

import fnmatch
import math
import re
import subprocess
import sys
from pathlib import Path

from PIL import Image, ImageChops

# The side of the squares whose mean colours are compared, in pixels.
SQUARE = 8
# By how much a channel of a mean colour may differ, from 0 to 255.
TOLERANCE = 30
# The height of a page, which a file that is higher exceeds alone.
PAGE_HEIGHT = 6000

Image.MAX_IMAGE_PIXELS = None


def exceptions():
    """The patterns of the files that are not compared."""
    lines = Path(__file__).with_name("exceptions.txt").read_text(encoding="utf-8").splitlines()
    return [line.split(":")[0] for line in lines if line and not line.startswith("#")]


def is_comparable(file, patterns):
    """Whether a file is compared: not where it says how wide lines are, which librsvg does not read."""
    if any(fnmatch.fnmatch(file, pattern) for pattern in patterns):
        return False
    return "textLength=" not in Path(file).read_text(encoding="utf-8")


def size(file):
    """The size of a picture in whole pixels."""
    head = Path(file).read_text(encoding="utf-8")[:2000]
    side = lambda name: math.ceil(float(re.search(rf'\b{name}="([0-9.]+)', head).group(1)))
    return side("width"), side("height")


def pages(files):
    """The files of each page, with the upper edge of each."""
    page, y = [], 0
    for file in files:
        width, height = size(file)
        if page and y + height > PAGE_HEIGHT:
            yield page
            page, y = [], 0
        page.append((file, y, width, height))
        # A square between two files, so that neither is seen in the squares of the other.
        y += math.ceil(height / SQUARE + 1) * SQUARE
    if page:
        yield page


def in_browser(page, folder):
    """A picture of a page in the browser."""
    images = "".join(
        f'<img src="{Path(file).resolve().as_uri()}" style="position:absolute;left:0;top:{y}px" '
        f'width="{width}" height="{height}">'
        for file, y, width, height in page
    )
    source, picture = folder / "page.html", folder / "page.png"
    source.write_text(f'<!doctype html><body style="margin:0;background:white">{images}', encoding="utf-8")
    width = max(width for _, _, width, _ in page)
    height = max(y + height for _, y, _, height in page)
    subprocess.run(
        [
            "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--allow-file-access-from-files", "--force-device-scale-factor=1", f"--user-data-dir={folder / 'profile'}",
            f"--window-size={max(width, 800)},{max(height, 600)}", f"--screenshot={picture}", source.as_uri(),
        ],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=300,
    )
    return Image.open(picture).convert("RGB")


def in_librsvg(file, width, height, folder):
    """A picture of a file in librsvg, on white."""
    picture = folder / "file.png"
    subprocess.run(["rsvg-convert", "-b", "white", "-o", picture, file], check=True, timeout=300)
    shown = Image.open(picture).convert("RGB")
    whole = Image.new("RGB", (width, height), "white")
    whole.paste(shown, (0, 0))
    return whole


def differing(one, other):
    """The squares in which two pictures differ, and by how much at most."""
    bands = ImageChops.difference(one.reduce(SQUARE), other.reduce(SQUARE)).split()
    worst = [max(values) for values in zip(*(band.getdata() for band in bands))]
    return sum(value > TOLERANCE for value in worst), max(worst)


def main():
    folder = Path(sys.argv[1])
    patterns = exceptions()
    all_files = [line.strip() for line in sys.stdin if line.strip()]
    files = [file for file in all_files if is_comparable(file, patterns)]
    wrong = 0
    for page in pages(files):
        shown = in_browser(page, folder)
        for file, y, width, height in page:
            count, worst = differing(
                shown.crop((0, y, width, y + height)), in_librsvg(file, width, height, folder))
            if count:
                wrong += 1
                print(f"{file}: {count} squares differ, by up to {worst} of 255")
    print(f"{len(files)} pictures in two renderers, {wrong} differ; {len(all_files) - len(files)} are not compared")
    sys.exit(1 if wrong else 0)


main()
