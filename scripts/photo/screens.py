"""Screens of programs, as a screenshot has them: sharp, straight, in one of twelve styles."""

from PIL import Image, ImageDraw, ImageFont

# What a program looks like. Widths are in pixels of a cell of 50; `thin` None is one pixel.
DEFAULTS = {
    "cell": (28, 90), "back": (255, 255, 255), "outside": None, "line": (0, 0, 0), "thin_line": None, "thin": 1, "thick": 2.5,
    "given": (0, 0, 0), "answer": (30, 90, 210), "note": None, "digit": (0.5, 0.68), "selected": 0, "colored": 0,
    "gray_boxes": None, "tiles": 0, "labels": 0, "bar": None, "pad": 0, "notes": (0, 0, 0.4), "wrong": 0,
}  # fmt: skip
STYLES = {
    "newspaper": {"digit": (0.5, 0.72), "thick": 3.5, "thin_line": (90, 90, 90), "notes": (0,)},
    "web": {"line": (52, 72, 97), "thin_line": (190, 198, 212), "given": (52, 72, 97), "answer": (50, 90, 175),
            "selected": 0.85, "note": (110, 124, 140), "pad": 0.5, "wrong": 0.3},
    "phone": {"cell": (70, 118), "line": (40, 40, 46), "thin_line": (200, 200, 206), "bar": (250, 250, 250), "pad": 1,
              "selected": 0.7, "thick": 2, "wrong": 0.3},
    "phone dark": {"cell": (60, 118), "back": (28, 28, 30), "outside": (18, 18, 20), "line": (140, 140, 148),
                   "thin_line": (72, 72, 78), "given": (232, 232, 236), "answer": (100, 170, 255), "bar": (0, 0, 0), "pad": 1,
                   "selected": 0.7, "note": (150, 150, 158), "wrong": 0.3},
    "notes": {"notes": (0.7, 1), "note": (100, 100, 100), "thin_line": (170, 170, 170), "cell": (40, 100)},
    "colored": {"colored": 1, "thin_line": (60, 60, 60), "notes": (0, 0.4)},
    "gray boxes": {"gray_boxes": (228, 230, 234), "thick": 1, "line": (120, 124, 130), "outside": (246, 246, 248)},
    "low contrast": {"back": (20, 22, 26), "line": (92, 96, 106), "thin_line": (46, 49, 56), "given": (200, 204, 210),
                     "answer": (130, 190, 140), "selected": 0.5, "note": (110, 114, 122)},
    "tiles": {"tiles": 0.06, "outside": (204, 208, 216), "thick": 4, "selected": 0.4},
    "desktop": {"outside": (236, 233, 227), "bar": (214, 210, 202), "thin_line": (150, 150, 150), "colored": 0.3,
                "notes": (0.5, 1), "cell": (36, 70), "answer": (0, 0, 200)},
    "editor": {"labels": 1, "thick": 3, "thin_line": (130, 130, 130), "selected": 0.4, "colored": 0.4, "answer": (29, 106, 229),
               "notes": (0, 0.5), "note": (29, 106, 229)},
    "small": {"cell": (18, 27), "thick": 4, "digit": (0.55, 0.75), "notes": (0,), "thin_line": (120, 120, 120)},
}  # fmt: skip
PASTELS = [(255, 205, 210), (200, 230, 201), (187, 222, 251), (255, 249, 196), (225, 190, 231), (255, 224, 178), (178, 235, 242), (207, 216, 220)]
STRONG = [(163, 224, 72), (210, 59, 231), (235, 117, 50), (226, 38, 31), (247, 208, 56), (52, 187, 230), (124, 124, 124), (67, 115, 190)]


def mixed(a, b, share):
    return tuple(round(x + (y - x) * share) for x, y in zip(a, b))


def screen(rng, fonts, givens, solution):
    """The picture of a program, and what is in it: the cells, their kinds, the crossings, and the digits of notes."""
    name = rng.choice(list(STYLES))
    style = {**DEFAULTS, **STYLES[name]}
    cell = rng.randint(*style["cell"])
    unit = cell / 50
    thin = max(1, round(style["thin"] * unit))
    thick = max(thin, round(style["thick"] * unit))
    gap = round(style["tiles"] * cell)
    back, line = style["back"], style["line"]
    outside = style["outside"] or (back if rng.random() < 0.6 else mixed(back, line, 0.06))
    thin_line = style["thin_line"] or line
    bar = round(rng.uniform(1, 2) * cell) if style["bar"] else rng.randint(0, cell)
    left, top = rng.randint(thick + 2, cell), bar + rng.randint(thick + 2, cell) + (cell if style["labels"] else 0)
    left += cell if style["labels"] else 0
    # A thick line takes its room from no cell: cells of one size, lines between them.
    starts = [i * (cell + thin) + (i // 3) * (thick - thin) for i in range(10)]
    side = starts[9]
    pad = round(rng.uniform(2, 4) * cell) if rng.random() < style["pad"] else 0
    image = Image.new("RGB", (left + side + rng.randint(thick + 2, cell), top + side + pad + rng.randint(thick + 2, cell)), outside)
    draw = ImageDraw.Draw(image)
    path, index, _ = rng.choice([font for font in fonts if is_of_programs(font)])
    digit_font = sized(path, index, rng.uniform(*style["digit"]) * cell)
    note_font = sized(path, index, rng.uniform(0.19, 0.25) * cell)
    other_font = sized(path, index, max(10, 0.4 * cell))
    cells, kinds, notes = contents(rng, givens, solution, style)
    fills, inks = backgrounds(rng, style, cells, back)

    if style["bar"]:
        draw.rectangle((0, 0, image.width, bar), fill=style["bar"])
        for i, word in enumerate(["12:41", "Sudoku", rng.choice(["Easy", "Hard", "Expert 3/9"])]):
            draw.text((image.width * (0.1 + 0.4 * i), bar / 2), word, font=other_font, fill=style["given"], anchor="mm")
    if style["tiles"] == 0:
        draw.rectangle((left - thick, top - thick, left + side - 1, top + side - 1), fill=line)
        box = 3 * cell + 2 * thin
        for b in range(9):
            x, y = left + starts[b % 3 * 3], top + starts[b // 3 * 3]
            draw.rectangle((x, y, x + box - 1, y + box - 1), fill=thin_line)
    for i in range(81):
        x, y = left + starts[i % 9], top + starts[i // 9]
        area = (x + gap, y + gap, x + cell - 1 - gap, y + cell - 1 - gap)
        if gap:
            draw.rounded_rectangle(area, radius=round(0.1 * cell), fill=fills[i])
        else:
            draw.rectangle(area, fill=fills[i])
        middle = (x + cell / 2, y + cell / 2)
        ink = inks.get(i, style["given"] if kinds[i] == "g" else style["answer"])
        if cells[i] in "123456789":
            if kinds[i] == "p" and rng.random() < style["wrong"] * 0.15:
                ink = (220, 50, 60)
            centered(draw, middle, cells[i], digit_font, ink)
        for digit in notes.get(i, ""):
            k = int(digit) - 1
            at = (x + (k % 3 + 0.5) * cell / 3, y + (k // 3 + 0.5) * cell / 3)
            centered(draw, at, digit, note_font, inks.get(i) or style["note"] or mixed(back, style["given"], 0.7))
    if style["labels"]:
        for i in range(9):
            middle = left + starts[i] + cell / 2
            centered(draw, (middle, top - 0.6 * cell), str(i + 1), other_font, mixed(outside, style["given"], 0.6))
            centered(draw, (left - 0.6 * cell, middle - left + top), str(i + 1), other_font, mixed(outside, style["given"], 0.6))
    if pad:
        for i in range(9):
            centered(draw, (left + (i + 0.5) * side / 9, top + side + pad / 2), str(i + 1), digit_font, style["answer"])
    half = thick / 2
    lines = [start - (half if i % 3 == 0 else thin / 2) for i, start in enumerate(starts)]
    points = [(left + x, top + y) for y in lines for x in lines]
    return image, {"look": name, "cells": cells, "kinds": kinds, "notes": notes, "points": points}


def is_of_programs(font):
    """Programs show upright digits of plain fonts."""
    path, _, kind = font
    return kind == "plain" and not any(word in path.lower() for word in ("italic", "oblique", "-it.", "slanted", "cmunsl", "cmunso", "intersc"))


def sized(path, index, high):
    """The font with digits so high."""
    box = ImageFont.truetype(path, 100, index=index).getbbox("8")
    return ImageFont.truetype(path, max(6, round(100 * high / max(1, box[3] - box[1]))), index=index)


def centered(draw, middle, digit, font, ink):
    top, bottom = font.getbbox("8")[1::2]
    left, _, right, _ = font.getbbox(digit)
    draw.text((round(middle[0] - (left + right) / 2), round(middle[1] - (top + bottom) / 2)), digit, font=font, fill=ink)


def contents(rng, givens, solution, style):
    """The cells as letters (`n` for notes), their kinds, and the digits of the notes."""
    cells, kinds, notes = list(givens), ["g" if c != "." else "." for c in givens], {}
    answered = rng.choice([0, 0, 0.15, 0.4, 0.8])
    noted = rng.choice(style["notes"])
    for i in range(81):
        if cells[i] != ".":
            continue
        if rng.random() < answered:
            wrong = rng.random() < 0.1 * style["wrong"]
            cells[i], kinds[i] = (rng.choice("123456789") if wrong else solution[i]), "p"
        elif rng.random() < noted:
            digits = {solution[i], *rng.sample("123456789", rng.choice([1, 1, 2, 3, 4]))}
            cells[i], kinds[i], notes[i] = "n", "n", "".join(sorted(digits))
    return cells, kinds, notes


def backgrounds(rng, style, cells, back):
    """The color of each cell, and of the ink where it differs from the usual one."""
    fills, inks = [back] * 81, {}
    if style["gray_boxes"]:
        fills = [style["gray_boxes"] if (i // 27 + i % 9 // 3) % 2 else back for i in range(81)]
    if rng.random() < style["colored"]:
        colors = rng.choice([PASTELS, STRONG])
        used = rng.sample(colors, rng.randint(1, 5))
        for i in rng.sample(range(81), rng.choice([6, 20, 45, 81])):
            fills[i] = mixed(back, rng.choice(used), 1 if colors is PASTELS else 0.7)
    if rng.random() < style["selected"]:
        chosen = rng.randrange(81)
        near, strong = mixed(back, style["answer"], 0.12), mixed(back, style["answer"], rng.choice([0.3, 0.5, 1]))
        same = rng.choice([mixed(back, style["answer"], 0.3), strong])
        for i in range(81):
            in_house = i // 9 == chosen // 9 or i % 9 == chosen % 9
            if in_house or (i // 27 == chosen // 27 and i % 9 // 3 == chosen % 9 // 3):
                fills[i] = near
            if cells[i] in "123456789" and cells[i] == cells[chosen]:
                fills[i] = same
        fills[chosen] = strong
        for i in range(81):
            if fills[i] == mixed(back, style["answer"], 1):
                inks[i] = (255, 255, 255)
    return fills, inks
