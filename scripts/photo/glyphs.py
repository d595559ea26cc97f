"""Digits to draw: from the fonts of the system, and written by a wobbly pen."""

import hashlib
import math
import os
import subprocess

from PIL import Image, ImageDraw, ImageFont

# Families that look written by hand.
HAND = (
    "hand dkg breip humor femke dancing kristi ruf ecolier kaushan tomson klee delphine comic chilanka purisa yusei "
    "kiloji brush pen script cherry leckerli lobster marck gaegu"
).split()
# Families whose digits are pictures, or in shapes that no sudoku has.
UNUSABLE = (
    "symbol emoji math dingbat barcode keyboard braille music icon awesome bitmap outline cabinsketch engadget "
    "rampart shadow initials nonlatin segment dseg glyph standardsymbols d050000l blank tagbanwa adobe lined code 3of9 hex"
).split()
# Families such as newspapers, books and programs use: most pictures have one of these.
PLAIN = (
    "liberation dejavu nimbus freesans freeserif roboto opensans lato notosans- notoserif- inter carlito caladea texgyre "
    "arimo tinos lmsans lmroman cmun clear cantarell ubuntu oxygen paratype ptsans play karla cabin manrope stix "
    "c059 p052 urw gillius baskervald romande verana switzera opendin b612 quattrocento vollkorn dosis"
).split()


def usable_fonts(held_out=False):
    """Fonts with digits, one for each look, as (path, index, kind) in a fixed order. One in eight is held out from training."""
    listed = subprocess.run(
        ["fc-list", ":", "file", "family", "style", "index"], capture_output=True, text=True, check=True
    ).stdout
    found, seen = [], set()
    for line in sorted(listed.splitlines()):
        path, _, rest = line.partition(": ")
        name = rest.lower()
        if not path.lower().endswith((".ttf", ".otf", ".ttc", ".t1")) or any(word in name for word in UNUSABLE):
            continue
        index = int(name.rpartition("index=")[2] or 0)
        if index > 255:
            continue
        look = look_of(path, index)
        if look is None or look in seen:
            continue
        seen.add(look)
        if (int(look[:4], 16) % 8 == 0) != held_out:
            continue
        file = os.path.basename(path).lower()
        is_plain = any(word in file for word in PLAIN)
        is_hand = any(word in name for word in HAND)
        found.append((path, index, "hand" if is_hand else "plain" if is_plain else "other"))
    return found


def look_of(path, index):
    """A hash of how the digits look, or None where they aren't all there and of about one height."""
    try:
        font = ImageFont.truetype(path, 32, index=index)
        boxes, data = [], b""
        for digit in "123456789":
            box = font.getbbox(digit)
            image = Image.new("L", (48, 48))
            ImageDraw.Draw(image).text((8 - box[0], 4 - box[1]), digit, font=font, fill=255)
            boxes.append((box[2] - box[0], box[3] - box[1]))
            data += image.resize((16, 16)).point(lambda v: v // 64).tobytes()
        missing = Image.new("L", (48, 48))
        box = font.getbbox("\ue123")
        ImageDraw.Draw(missing).text((8 - box[0], 4 - box[1]), "\ue123", font=font, fill=255)
        parts = {data[i * 256 : i * 256 + 256] for i in range(9)}
        if len(parts) < 9 or missing.resize((16, 16)).point(lambda v: v // 64).tobytes() in parts:
            return None
        heights = [height for _, height in boxes]
        if min(heights) < 8 or max(heights) > 34 or max(width for width, _ in boxes) > 34:
            return None
        return hashlib.sha1(data).hexdigest()
    except Exception:  # noqa: BLE001 (a broken font is one font less)
        return None


# The strokes of written digits, in a box from (0, 0) to (1, 1), with variants.
STROKES = {
    1: [[[(0.25, 0.3), (0.55, 0.0), (0.55, 1.0)]], [[(0.5, 0.0), (0.5, 1.0)]], [[(0.25, 0.28), (0.55, 0.0), (0.55, 1.0)], [(0.3, 1.0), (0.8, 1.0)]]],
    2: [[[(0.15, 0.25), (0.3, 0.03), (0.65, 0.02), (0.82, 0.25), (0.65, 0.55), (0.15, 1.0), (0.88, 0.98)]],
        [[(0.15, 0.22), (0.4, 0.0), (0.75, 0.1), (0.72, 0.4), (0.4, 0.75), (0.15, 0.95), (0.3, 0.82), (0.6, 0.97), (0.9, 0.92)]]],
    3: [[[(0.15, 0.15), (0.45, 0.0), (0.8, 0.18), (0.65, 0.42), (0.4, 0.48), (0.75, 0.55), (0.85, 0.8), (0.5, 1.0), (0.12, 0.88)]],
        [[(0.15, 0.02), (0.8, 0.02), (0.42, 0.42), (0.75, 0.5), (0.85, 0.78), (0.5, 1.0), (0.12, 0.9)]]],
    4: [[[(0.6, 0.0), (0.1, 0.65), (0.9, 0.65)], [(0.65, 0.35), (0.65, 1.0)]], [[(0.25, 0.0), (0.15, 0.5), (0.85, 0.5)], [(0.75, 0.0), (0.7, 1.0)]]],
    5: [[[(0.25, 0.0), (0.2, 0.42), (0.55, 0.36), (0.85, 0.62), (0.7, 0.92), (0.4, 1.0), (0.12, 0.9)], [(0.25, 0.0), (0.85, 0.02)]],
        [[(0.85, 0.02), (0.25, 0.02), (0.2, 0.45), (0.6, 0.38), (0.85, 0.65), (0.6, 0.97), (0.12, 0.92)]]],
    6: [[[(0.7, 0.0), (0.35, 0.25), (0.15, 0.65), (0.3, 0.97), (0.65, 0.98), (0.85, 0.72), (0.6, 0.5), (0.25, 0.6), (0.17, 0.72)]]],
    7: [[[(0.12, 0.03), (0.88, 0.03), (0.6, 0.45), (0.4, 1.0)]], [[(0.12, 0.05), (0.88, 0.02), (0.6, 0.45), (0.4, 1.0)], [(0.3, 0.5), (0.78, 0.48)]]],
    8: [[[(0.78, 0.15), (0.5, 0.0), (0.22, 0.18), (0.35, 0.4), (0.7, 0.58), (0.82, 0.82), (0.5, 1.0), (0.18, 0.82), (0.35, 0.55), (0.68, 0.4), (0.78, 0.15)]],
        [[(0.5, 0.48), (0.25, 0.25), (0.5, 0.0), (0.75, 0.25), (0.5, 0.48), (0.18, 0.75), (0.5, 1.0), (0.82, 0.75), (0.5, 0.48)]]],
    9: [[[(0.8, 0.2), (0.5, 0.0), (0.2, 0.2), (0.3, 0.48), (0.65, 0.48), (0.82, 0.2), (0.8, 0.6), (0.7, 1.0)]],
        [[(0.8, 0.2), (0.5, 0.0), (0.2, 0.22), (0.35, 0.5), (0.7, 0.45), (0.82, 0.15), (0.78, 0.6), (0.6, 0.95), (0.25, 0.95)]]],
}  # fmt: skip


def written(digit, size, rng, pen):
    """A digit by hand, as a mask of `size` pixels. `pen` keeps the habits of one writer."""
    scale = 4
    image = Image.new("L", (size * scale, size * scale))
    draw = ImageDraw.Draw(image)
    variants = STROKES[digit]
    strokes = variants[pen["variants"][digit] % len(variants)]
    width = pen["width"] * size * scale * rng.uniform(0.85, 1.15)
    angle = pen["slant"] + rng.gauss(0, 0.07)
    wide = pen["aspect"] * rng.uniform(0.85, 1.15)
    high = pen["height"] * rng.uniform(0.88, 1.12)
    dx, dy = rng.gauss(0, 0.05), rng.gauss(0, 0.05)
    for stroke in strokes:
        jittered = [(x + rng.gauss(0, 0.03), y + rng.gauss(0, 0.03)) for x, y in stroke]
        points = smooth(jittered) if len(stroke) > 3 else jittered
        placed = []
        for x, y in points:
            x, y = (x - 0.5) * wide * high, (y - 0.5) * high
            x, y = x - y * math.tan(angle) * 0.6, y
            placed.append(((0.5 + dx + x) * size * scale, (0.5 + dy + y) * size * scale))
        draw.line(placed, fill=255, width=max(1, round(width)), joint="curve")
        for x, y in placed:
            draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=255)
    return image.resize((size, size), Image.BOX)


def smooth(points):
    """A curve through points (Catmull-Rom)."""
    padded = [points[0], *points, points[-1]]
    curve = []
    for i in range(1, len(padded) - 2):
        a, b, c, d = padded[i - 1 : i + 3]
        for step in range(6):
            t = step / 6
            curve.append(tuple(
                0.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t
                       + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t**3)
                for k in (0, 1)
            ))  # fmt: skip
    return [*curve, points[-1]]


def a_pen(rng):
    """The habits of a writer."""
    return {
        "variants": [rng.randrange(3) for _ in range(10)],
        "width": rng.uniform(0.035, 0.09),
        "slant": rng.gauss(0.05, 0.15),
        "aspect": rng.uniform(0.5, 0.85),
        "height": rng.uniform(0.4, 0.75),
    }
