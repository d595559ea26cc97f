"""Renders pictures without a sudoku, to measure that none becomes a board: python3 others.py --out DIR --count N"""

import argparse
import os
import random

from PIL import Image, ImageDraw, ImageFont

import glyphs
from render import photographed

CELL = 56
EDGE = 100
SIDE = 9 * CELL + 2 * EDGE


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("--count", type=int, default=200)
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    fonts = [font for font in glyphs.usable_fonts() if font[2] == "plain"]
    kinds = [text, crossword, calendar, lambda *a: grid(*a, 16), lambda *a: grid(*a, 6), table, lambda *a: grid(*a, 12), plan]
    with open(os.path.join(options.out, "truth.txt"), "w") as truth:
        for number in range(options.count):
            rng = random.Random(number)
            page = Image.new("RGB", (SIDE, SIDE), (rng.randint(200, 255),) * 3)
            path, index, _ = rng.choice(fonts)
            font = lambda size, p=path, i=index: ImageFont.truetype(p, round(size), index=i)
            kinds[number % len(kinds)](ImageDraw.Draw(page), rng, font)
            if rng.random() < 0.5:
                page, _ = photographed(rng, page, [(EDGE, EDGE)])
            page.save(os.path.join(options.out, f"{number}.png"))
            truth.write(f"{number}.png nothing\n")


def text(draw, rng, font):
    for y in range(30, SIDE - 30, 26):
        words = " ".join("".join(rng.choice("aeioubcdlmnrst") for _ in range(rng.randint(2, 9))) for _ in range(9))
        draw.text((40, y), words, font=font(18), fill=(20, 20, 20))


def cells(draw, size, count, thin=1, thick=3, every=99):
    side = size * count
    for i in range(count + 1):
        width = thick if i % every == 0 or i == count else thin
        at = EDGE + i * size
        draw.line((EDGE, at, EDGE + side, at), fill=(10, 10, 10), width=width)
        draw.line((at, EDGE, at, EDGE + side), fill=(10, 10, 10), width=width)


def crossword(draw, rng, font):
    count = rng.choice([9, 11, 13, 15])
    size = 9 * CELL / count
    cells(draw, size, count)
    number = 1
    for i in range(count * count):
        x, y = EDGE + i % count * size, EDGE + i // count * size
        if rng.random() < 0.2:
            draw.rectangle((x, y, x + size, y + size), fill=(10, 10, 10))
        elif rng.random() < 0.3:
            draw.text((x + 3, y + 2), str(number), font=font(size / 4), fill=(10, 10, 10))
            number += 1
        elif rng.random() < 0.2:
            draw.text((x + size / 2, y + size / 2), rng.choice("ABCDEFGHIKLMNORST"), font=font(size / 1.7), fill=(30, 30, 90), anchor="mm")  # fmt: skip


def calendar(draw, rng, font):
    wide, high = 9 * CELL / 7, 9 * CELL / 6
    for i in range(8):
        draw.line((EDGE + i * wide, EDGE, EDGE + i * wide, EDGE + 9 * CELL), fill=(40, 40, 40), width=2)
    for i in range(7):
        draw.line((EDGE, EDGE + i * high, EDGE + 9 * CELL, EDGE + i * high), fill=(40, 40, 40), width=2)
    for day in range(31):
        at = day + rng.randint(0, 0)
        draw.text((EDGE + at % 7 * wide + 8, EDGE + at // 7 * high + 6), str(day + 1), font=font(22), fill=(20, 20, 20))


def grid(draw, rng, font, count):
    size = 9 * CELL / count
    cells(draw, size, count, every={16: 4, 6: 3, 12: 4}[count])
    for i in range(count * count):
        if rng.random() < 0.45:
            word = str(rng.randint(1, count))
            draw.text((EDGE + (i % count + 0.5) * size, EDGE + (i // count + 0.5) * size), word, font=font(size * 0.6), fill=(10, 10, 10), anchor="mm")  # fmt: skip


def table(draw, rng, font):
    """Nine by nine cells, with words and numbers of several digits."""
    cells(draw, CELL, 9)
    for i in range(81):
        word = str(rng.randint(10, 999)) if rng.random() < 0.6 else "".join(rng.choice("abcdefghik") for _ in range(4))
        draw.text((EDGE + (i % 9 + 0.5) * CELL, EDGE + (i // 9 + 0.5) * CELL), word, font=font(17), fill=(10, 10, 10), anchor="mm")  # fmt: skip


def plan(draw, rng, font):
    """Boxes, as of a form or a program."""
    for _ in range(30):
        x, y = rng.randint(0, SIDE - 150), rng.randint(0, SIDE - 90)
        draw.rectangle((x, y, x + rng.randint(30, 150), y + rng.randint(20, 90)), outline=(10, 10, 10), width=2)
        draw.text((x + 5, y + 5), str(rng.randint(1, 99)), font=font(16), fill=(10, 10, 10))


if __name__ == "__main__":
    main()
