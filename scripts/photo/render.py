"""Renders pictures of sudokus, with what is in them: python3 render.py --out DIR --count N --seed S [--puzzles]

Each picture is N.png or N.jpg, and a line of truth.jsonl: `cells` has 81 letters (`.` empty, `n` notes or other marks,
`1` to `9` a digit), `kinds` has `g` for given, `w` for written and `p` for printed answers, `points` has the 100 crossings.
"""

import argparse
import io
import json
import math
import os
import random

import numpy as np
import torch
from PIL import Image, ImageDraw, ImageFilter, ImageFont

import glyphs
import screens
from puzzles import a_puzzle

CELL = 56
EDGE = 100
SIDE = 9 * CELL + 2 * EDGE


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--puzzles", action="store_true", help="real puzzles, to measure with; training takes random digits")
    parser.add_argument("--held-out", action="store_true", help="fonts that training never sees")
    parser.add_argument("--style", choices=["any", "photo", "screen", "program"], default="any")
    options = parser.parse_args()
    torch.set_num_threads(1)
    os.makedirs(options.out, exist_ok=True)
    fonts = glyphs.usable_fonts(options.held_out)
    print(len(fonts), "fonts")
    with open(os.path.join(options.out, "truth.jsonl"), "w") as truth:
        for number in range(options.count):
            # Each picture has a seed of its own: the same one whatever was rendered before it.
            rng = random.Random(f"{options.seed}/{number}")
            style = options.style
            if style == "any":
                style = "screen" if rng.random() < 0.22 else "photo"
            name, facts = picture(number, style, rng, fonts, options.puzzles, options.out)
            truth.write(json.dumps({"file": name, "style": style, **facts}) + "\n")


def picture(number, style, rng, fonts, puzzles, out):
    if style == "program":
        image, facts = screens.screen(rng, fonts, *a_puzzle(rng))
        name = save(image, number, rng.random() < 0.8, rng.randint(75, 95), out)
        return name, {**facts, "cells": "".join(facts["cells"]), "kinds": "".join(facts["kinds"])}
    cells, kinds = contents(rng, puzzles)
    page = screen_page(rng, cells, kinds, fonts) if style == "screen" else paper_page(rng, cells, kinds, fonts)
    grid = [(EDGE + x * CELL, EDGE + y * CELL) for y in range(10) for x in range(10)]
    if style == "screen":
        scale = rng.uniform(0.45, 1.7)
        size = round(SIDE * scale)
        image = page.resize((size, size), Image.LANCZOS if scale > 1 else Image.BOX)
        points = [(x * size / SIDE, y * size / SIDE) for x, y in grid]
        if rng.random() < 0.3:
            image = jpeg(image, rng.randint(40, 95))
    else:
        image, points = photographed(rng, page, grid)
    name = save(image, number, style == "screen" and rng.random() < 0.7, rng.randint(55, 95), out)
    return name, {"cells": "".join(cells), "kinds": "".join(kinds), "points": [[round(v, 1) for v in p] for p in points]}


def save(image, number, as_png, quality, out):
    name = f"{number}.png" if as_png else f"{number}.jpg"
    image.save(os.path.join(out, name), **({} if as_png else {"quality": quality}))
    return name


def contents(rng, puzzles):
    """What is in the cells: printed digits, in some pictures written ones, notes, and other marks."""
    if puzzles:
        cells, answers = a_puzzle(rng)
    else:  # The network must learn digits, not puzzles.
        density = rng.uniform(0.25, 0.7)
        cells = [str(rng.randint(1, 9)) if rng.random() < density else "." for _ in range(81)]
    kinds = ["g" if c != "." else "." for c in cells]
    by_hand = rng.choice([0, 0, 0, 0.4, 0.8])
    notes = rng.choice([0, 0, 0, 0.3, 0.7])
    for i in range(81):
        if cells[i] != ".":
            continue
        if rng.random() < by_hand:
            cells[i], kinds[i] = answers[i] if puzzles else str(rng.randint(1, 9)), "w"
        elif rng.random() < notes:
            cells[i], kinds[i] = "n", "n"
        elif not puzzles and rng.random() < 0.015:
            cells[i], kinds[i] = "n", "x"
    return cells, kinds


def shade(color, amount):
    return tuple(max(0, min(255, round(c + amount))) for c in color)


def lines(draw, thin, thick, color, thin_color, frame):
    # Thin lines first: the thick ones go over them.
    for i in sorted(range(10), key=lambda i: i % 3 == 0):
        at = EDGE + i * CELL
        is_box = i % 3 == 0
        width = thick if is_box else thin
        if i in (0, 9):
            width = frame
        fill = color if is_box else thin_color
        lo, hi = EDGE - frame / 2, EDGE + 9 * CELL + frame / 2
        if width > 0:
            draw.rectangle((lo, at - width / 2, hi, at + width / 2 - 0.01), fill=fill)
            draw.rectangle((at - width / 2, lo, at + width / 2 - 0.01, hi), fill=fill)


class Printer:
    """Draws the digits of one font, all in one size."""

    def __init__(self, rng, fonts, hand):
        kind = "hand" if hand else "plain" if rng.random() < 0.6 else "other"
        choice = [font for font in fonts if font[2] == kind]
        while True:
            path, index, _ = rng.choice(choice)
            high = rng.uniform(0.34, 0.78) * CELL
            font = ImageFont.truetype(path, 100, index=index)
            box = font.getbbox("8")
            self.size = max(8, round(100 * high / max(1, box[3] - box[1])))
            try:
                self.font = ImageFont.truetype(path, self.size, index=index)
                self.font.getmask("8")
                break
            except OSError:
                continue
        self.dx, self.dy = rng.gauss(0, 1.2), rng.gauss(0, 1.6)
        self.bold = rng.random() < 0.15

    def draw(self, image, cell, digit, color):
        x = EDGE + (cell % 9 + 0.5) * CELL + self.dx
        y = EDGE + (cell // 9 + 0.5) * CELL + self.dy
        top, bottom = self.font.getbbox("8")[1::2]
        left, _, right, _ = self.font.getbbox(digit)
        draw = ImageDraw.Draw(image)
        draw.text((x - (left + right) / 2, y - (top + bottom) / 2), digit, font=self.font, fill=color,
                  stroke_width=1 if self.bold else 0)  # fmt: skip


def write(image, cell, digit, color, rng, pen, size=CELL, at=(0.5, 0.5)):
    mask = glyphs.written(int(digit), size, rng, pen)
    if pen.get("pencil"):
        grain = Image.effect_noise((size, size), 90).point(lambda v: min(255, v + 70))
        mask = Image.composite(mask, Image.new("L", (size, size)), grain)
    x = EDGE + (cell % 9 + at[0]) * CELL - size / 2
    y = EDGE + (cell // 9 + at[1]) * CELL - size / 2
    image.paste(Image.new("RGB", (size, size), color), (round(x), round(y)), mask)


def small_notes(image, cell, color, rng, font, pen):
    """Candidates in the corners of a cell, printed where there is a font, otherwise by hand."""
    digits = rng.sample("123456789", rng.randint(1, 5))
    order = rng.random()
    for slot, digit in enumerate(sorted(digits)):
        place = int(digit) - 1 if order < 0.75 else slot
        u, v = (place % 3 + 0.5) / 3, (place // 3 + 0.5) / 3
        if font is None:
            write(image, cell, digit, color, rng, {**pen, "height": 0.75, "width": 0.1}, round(CELL / 3), (u, v))
        else:
            x, y = EDGE + (cell % 9 + u) * CELL, EDGE + (cell // 9 + v) * CELL
            ImageDraw.Draw(image).text((x, y), digit, font=font, fill=color, anchor="mm")


def other_mark(image, cell, color, rng, fonts):
    """Something that is no digit: a letter, a blot, a crossed-out cell, a black cell."""
    draw = ImageDraw.Draw(image)
    x, y = EDGE + cell % 9 * CELL, EDGE + cell // 9 * CELL
    kind = rng.randrange(4)
    if kind == 0:
        path, index, _ = rng.choice(fonts)
        font = ImageFont.truetype(path, round(CELL * rng.uniform(0.4, 0.8)), index=index)
        letter = rng.choice("ABCDEFGHJKLMNPQRTUVWXYZacdefhkmnprstuvwxyz?!#&%+*@")
        draw.text((x + CELL / 2, y + CELL / 2), letter, font=font, fill=color, anchor="mm")
    elif kind == 1:
        draw.rectangle((x, y, x + CELL, y + CELL), fill=color)
    elif kind == 2:
        for _ in range(rng.randint(3, 9)):
            draw.line([(x + rng.uniform(4, CELL - 4), y + rng.uniform(4, CELL - 4)) for _ in range(3)], fill=color, width=3)
    else:
        r = rng.uniform(5, 20)
        draw.ellipse((x + CELL / 2 - r, y + CELL / 2 - r, x + CELL / 2 + r, y + CELL / 2 + r), fill=color)


def marks(image, rng, cells, kinds, fonts, colors):
    """Draws all that is in the cells."""
    printer = Printer(rng, fonts, rng.random() < 0.03)
    printed_answers = rng.random() < (0.85 if colors["screen"] else 0.15)
    other = Printer(rng, fonts, rng.random() < 0.6) if rng.random() < 0.5 or not colors["screen"] else printer
    pen = glyphs.a_pen(rng)
    pen["pencil"] = rng.random() < 0.4
    note_font = None
    if rng.random() < (0.9 if colors["screen"] else 0.3):
        path, index, _ = rng.choice(fonts)
        note_font = ImageFont.truetype(path, round(CELL * rng.uniform(0.18, 0.3)), index=index)
    for i, kind in enumerate(kinds):
        ink = colors["cell"].get(i, colors)
        if kind == "g":
            printer.draw(image, i, cells[i], ink["given"])
        elif kind == "w" and printed_answers:
            other.draw(image, i, cells[i], ink["written"])
        elif kind == "w":
            write(image, i, cells[i], ink["written"], rng, pen)
        elif kind == "n":
            small_notes(image, i, ink["written"], rng, note_font, pen)
        elif kind == "x":
            other_mark(image, i, ink["given"], rng, fonts)
    if printed_answers:
        kinds[:] = ["p" if kind == "w" else kind for kind in kinds]


def paper_page(rng, cells, kinds, fonts):
    white = rng.randint(195, 255)
    paper = (white, white - rng.randint(0, 8), white - rng.randint(0, 25))
    image = Image.new("RGB", (SIDE, SIDE), paper)
    draw = ImageDraw.Draw(image)
    black = rng.randint(0, 70)
    ink = (black, black, black) if rng.random() < 0.75 else tuple(rng.randint(0, 160) for _ in range(3))
    if rng.random() < 0.3:  # boxes or single cells with a tint
        tint = shade(paper, -rng.randint(12, 70)) if rng.random() < 0.6 else tuple(rng.randint(150, 255) for _ in range(3))
        if rng.random() < 0.5:
            for b in range(9):
                if b % 2:
                    x, y = EDGE + b % 3 * 3 * CELL, EDGE + b // 3 * 3 * CELL
                    draw.rectangle((x, y, x + 3 * CELL, y + 3 * CELL), fill=tint)
        else:
            for cell in rng.sample(range(81), rng.randint(1, 12)):
                x, y = EDGE + cell % 9 * CELL, EDGE + cell // 9 * CELL
                draw.rectangle((x, y, x + CELL, y + CELL), fill=tint)
    surroundings(draw, rng, ink, paper, fonts)
    thin = rng.uniform(1, 3.2)
    thick = thin if rng.random() < 0.1 else rng.uniform(max(thin, 2), 7)
    line = ink if rng.random() < 0.7 else (black, black, black)
    lines(draw, thin, thick, line, shade(line, rng.choice([0, 0, 30, 60, 90])), thick + rng.choice([0, 0, 2]))
    pen = rng.choice([(30, 40, 130), (50, 50, 60), (90, 90, 95), (20, 20, 20), (150, 40, 40)])
    marks(image, rng, cells, kinds, fonts, {"given": ink, "written": pen, "cell": {}, "screen": False})
    return image


def surroundings(draw, rng, ink, paper, fonts):
    """Text, frames, panels and other puzzles around the grid."""
    path, index, _ = rng.choice(fonts)
    font = ImageFont.truetype(path, rng.randint(12, 34), index=index)
    for y in range(5, EDGE - 40, 36):
        if rng.random() < 0.5:
            draw.text((rng.randint(0, 200), y), "".join(rng.choice("abcdefg hijklmno prstuvw 0123456789") for _ in range(40)), font=font, fill=ink)  # fmt: skip
    for y in range(SIDE - EDGE + 12, SIDE, 36):
        if rng.random() < 0.6:
            draw.text((rng.randint(0, 200), y), "".join(rng.choice("abcdefg hijklmno prstuvw 0123456789") for _ in range(40)), font=font, fill=ink)  # fmt: skip
    if rng.random() < 0.2:
        draw.rectangle((0, 0, SIDE, EDGE - rng.randint(20, 60)), fill=tuple(rng.randint(0, 255) for _ in range(3)))
    if rng.random() < 0.15:
        gap = rng.randint(8, 40)
        draw.rectangle((EDGE - gap, EDGE - gap, SIDE - EDGE + gap, SIDE - EDGE + gap), outline=ink, width=rng.randint(1, 4))
    if rng.random() < 0.15:
        x = SIDE - EDGE + rng.randint(18, 50)
        for i in range(10):
            draw.line((x, EDGE + i * CELL, x + 300, EDGE + i * CELL), fill=ink, width=2)
            draw.line((x + i * CELL, EDGE, x + i * CELL, EDGE + 9 * CELL), fill=ink, width=2)


# Looks of programs: background, line, thin line, given, answer.
LOOKS = [
    ((255, 255, 255), (30, 40, 60), (190, 198, 212), (40, 50, 70), (50, 90, 200)),
    ((255, 255, 255), (0, 0, 0), (150, 150, 150), (0, 0, 0), (0, 90, 220)),
    ((250, 248, 240), (80, 70, 50), (200, 190, 170), (50, 40, 30), (160, 90, 20)),
    ((28, 28, 30), (150, 150, 155), (70, 70, 75), (235, 235, 240), (90, 160, 255)),
    ((18, 18, 18), (110, 110, 110), (55, 55, 55), (220, 220, 220), (120, 200, 140)),
    ((40, 44, 60), (170, 176, 200), (84, 90, 115), (240, 240, 250), (255, 190, 90)),
    ((230, 240, 250), (20, 60, 110), (140, 170, 200), (10, 30, 60), (200, 30, 60)),
    ((245, 245, 245), (90, 90, 90), (215, 215, 215), (20, 20, 20), (20, 130, 70)),
]


def screen_page(rng, cells, kinds, fonts):
    back, line, thin_line, given, answer = rng.choice(LOOKS)
    jitter = rng.randint(-12, 12)
    back = shade(back, jitter)
    outside = back if rng.random() < 0.6 else shade(back, rng.choice([-25, -12, 12, 25]))
    image = Image.new("RGB", (SIDE, SIDE), outside)
    draw = ImageDraw.Draw(image)
    draw.rectangle((EDGE, EDGE, EDGE + 9 * CELL, EDGE + 9 * CELL), fill=back)
    inks = {}
    if rng.random() < 0.6:  # the selected cell, its row, column and box, and cells with the same digit
        chosen = rng.randrange(81)
        soft = tuple(round(b + (a - b) * rng.uniform(0.08, 0.2)) for a, b in zip(answer, back))
        strong = tuple(round(b + (a - b) * rng.uniform(0.3, 0.95)) for a, b in zip(answer, back))
        for i in range(81):
            near = i // 9 == chosen // 9 or i % 9 == chosen % 9 or (i // 27 == chosen // 27 and i % 9 // 3 == chosen % 9 // 3)
            same = cells[i] == cells[chosen] and cells[i] in "123456789"
            if not near and not same:
                continue
            fill = strong if i == chosen or (same and rng.random() < 0.9) else soft
            x, y = EDGE + i % 9 * CELL, EDGE + i // 9 * CELL
            draw.rectangle((x, y, x + CELL, y + CELL), fill=fill)
            if abs(sum(fill) - sum(given)) < 210:
                pale = (255, 255, 255) if sum(fill) < 380 else (0, 0, 0)
                inks[i] = {"given": pale, "written": pale}
            elif abs(sum(fill) - sum(answer)) < 210:
                inks[i] = {"given": given, "written": given}
    if rng.random() < 0.25:  # cells in colors
        for i in rng.sample(range(81), rng.randint(3, 40)):
            fill = tuple(round(b + (c - b) * 0.4) for b, c in zip(back, (rng.randint(0, 255), rng.randint(0, 255), rng.randint(0, 255))))
            x, y = EDGE + i % 9 * CELL, EDGE + i // 9 * CELL
            draw.rectangle((x, y, x + CELL, y + CELL), fill=fill)
            inks.pop(i, None)
    thin = rng.choice([1, 1, 1.5, 2])
    thick = rng.choice([2, 2, 3, 4])
    lines(draw, thin, thick, line, thin_line if rng.random() < 0.8 else line, rng.choice([thick, thick, thick + 1]))
    surroundings(draw, rng, given, outside, fonts) if rng.random() < 0.2 else None
    marks(image, rng, cells, kinds, fonts, {"given": given, "written": answer, "cell": inks, "screen": True})
    return image


def photographed(rng, page, grid):
    """The page as a camera sees it: turned, in perspective, bent, in bad light, out of focus."""
    width, height = rng.choice([(640, 480), (480, 640), (720, 960), (960, 720), (960, 1280), (420, 420)])
    side = min(width, height) * rng.uniform(0.55, 0.97)
    angle = rng.gauss(0, 4) if rng.random() < 0.85 else rng.uniform(-40, 40)
    if abs(angle) > 12:
        side *= 0.78
    angle = math.radians(angle)
    tilt = side * rng.choice([0.02, 0.05, 0.09])
    middle = (width / 2 + rng.gauss(0, 0.02) * width, height / 2 + rng.gauss(0, 0.02) * height)
    corners = []
    for x, y in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)):
        x, y = x * side, y * side
        corners.append((
            middle[0] + x * math.cos(angle) - y * math.sin(angle) + rng.uniform(-tilt, tilt),
            middle[1] + x * math.sin(angle) + y * math.cos(angle) + rng.uniform(-tilt, tilt),
        ))  # fmt: skip
    sources = [(EDGE, EDGE), (SIDE - EDGE, EDGE), (SIDE - EDGE, SIDE - EDGE), (EDGE, SIDE - EDGE)]
    forward = homography(sources, corners)
    bends = bend(rng)
    # Scale the page first, so that sampling it leaves nothing out.
    scale = min(1.0, 1.15 * side / (9 * CELL))
    small = page.resize((round(SIDE * scale),) * 2, Image.BOX)
    ys, xs = np.mgrid[0:height, 0:width]
    inverse = np.linalg.inv(forward)
    flat = inverse @ np.stack([xs.ravel() + 0.5, ys.ravel() + 0.5, np.ones(width * height)])
    u, v = flat[0] / flat[2], flat[1] / flat[2]
    du, dv = bends(u, v)
    where = np.stack([(u + du) / SIDE * 2 - 1, (v + dv) / SIDE * 2 - 1], -1).reshape(1, height, width, 2)
    source = torch.from_numpy(np.asarray(small, dtype=np.float32)).permute(2, 0, 1)[None]
    seen = torch.nn.functional.grid_sample(source, torch.from_numpy(where).float(), mode="bilinear",
                                           padding_mode="border", align_corners=False)  # fmt: skip
    image = seen[0].permute(1, 2, 0).numpy()
    points = []
    for x, y in grid:
        u, v = float(x), float(y)
        for _ in range(8):
            du, dv = bends(np.array([u]), np.array([v]))
            u, v = x - du[0], y - dv[0]
        p = forward @ np.array([u, v, 1])
        points.append((p[0] / p[2], p[1] / p[2]))
    return lit(rng, image, side / 9), points


def bend(rng):
    if rng.random() < 0.5:
        return lambda u, v: (np.zeros_like(u), np.zeros_like(v))
    waves = [(rng.gauss(0, 5), rng.uniform(0.5, 1.3), rng.uniform(0, 6.3), rng.random() < 0.5) for _ in range(2)]

    def bends(u, v):
        du, dv = np.zeros_like(u), np.zeros_like(v)
        for size, turns, phase, is_x in waves:
            if is_x:
                du = du + size * np.sin(v / SIDE * 6.3 * turns + phase)
            else:
                dv = dv + size * np.sin(u / SIDE * 6.3 * turns + phase)
        return du, dv

    return bends


def homography(sources, targets):
    rows = []
    for (x, y), (u, v) in zip(sources, targets):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
    solved = np.linalg.solve(np.array(rows, dtype=float), np.array(targets, dtype=float).ravel())
    return np.append(solved, 1).reshape(3, 3)


def lit(rng, image, cell):
    noise = np.random.default_rng(rng.getrandbits(32))
    height, width, _ = image.shape
    picture = Image.fromarray(image.clip(0, 255).astype(np.uint8))
    blur = abs(rng.gauss(0, 0.028)) * cell
    if blur > 0.3:
        picture = picture.filter(ImageFilter.GaussianBlur(min(blur, 0.085 * cell)))
    if rng.random() < 0.15:
        picture = moved(picture, rng, cell)
    image = np.asarray(picture, dtype=np.float32)
    gain = rng.uniform(0.4, 1.0)
    tint = np.array([rng.uniform(0.8, 1.05), rng.uniform(0.9, 1.05), rng.uniform(0.7, 1.05)], dtype=np.float32)
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    light = 1 + rng.uniform(-0.35, 0.35) * (xs / width - 0.5) + rng.uniform(-0.35, 0.35) * (ys / height - 0.5)
    if rng.random() < 0.35:  # the shadow of a hand or a phone
        a = rng.uniform(0, 6.3)
        distance = (xs - width * rng.uniform(0.2, 0.8)) * math.cos(a) + (ys - height * rng.uniform(0.2, 0.8)) * math.sin(a)
        light *= 1 - rng.uniform(0.2, 0.55) / (1 + np.exp((-distance / rng.uniform(2, 60)).clip(-40, 40)))
    if rng.random() < 0.3:
        light *= 1 - rng.uniform(0.1, 0.5) * (((xs / width - 0.5) ** 2 + (ys / height - 0.5) ** 2) * 2)
    image = image * gain * tint * light[:, :, None] + rng.uniform(0, 50) * rng.random()
    sigma = rng.choice([0.5, 1, 2, 4, 7, 11])
    image = image + noise.normal(0, sigma, (height, width, 1)) + noise.normal(0, sigma / 2, image.shape)
    picture = Image.fromarray(image.clip(0, 255).astype(np.uint8))
    if rng.random() < 0.25:
        picture = picture.filter(ImageFilter.UnsharpMask(2, rng.randint(50, 200)))
    if rng.random() < 0.3:
        picture = picture.filter(ImageFilter.MedianFilter(3)) if cell > 30 else picture
    return jpeg(picture, rng.randint(25, 95))


def moved(picture, rng, cell):
    """Motion blur: the mean of shifted pictures."""
    length, angle = rng.uniform(0.03, 0.12) * cell, rng.uniform(0, 3.14)
    total = np.zeros((picture.height, picture.width, 3), dtype=np.float32)
    for i in range(7):
        t = (i / 6 - 0.5) * length
        shifted = picture.transform(picture.size, Image.AFFINE, (1, 0, t * math.cos(angle), 0, 1, t * math.sin(angle)), Image.BILINEAR)
        total += np.asarray(shifted, dtype=np.float32)
    return Image.fromarray((total / 7).astype(np.uint8))


def jpeg(image, quality):
    buffer = io.BytesIO()
    image.save(buffer, "JPEG", quality=quality)
    return Image.open(io.BytesIO(buffer.getvalue())).convert("RGB")


if __name__ == "__main__":
    main()
