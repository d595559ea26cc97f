import { describe, expect, it } from "vitest";
import { CELL_FILL, DARK, HOUSE_FILL, LIGHT, SHAPE_FILL, type Theme } from "../src/palette.js";
import { styleOf } from "../src/text-cells.js";

type Color = readonly number[];

const read = (hex: string): Color => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255);
const linear = (color: Color): Color => color.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));

/** The contrast of WCAG 2: from 1 to 21. */
function contrast(a: Color, b: Color): number {
  const [light, dark] = [a, b]
    .map(linear)
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
    .sort((x, y) => y - x);
  return light / dark;
}

/** A color over another one. */
const over = (top: string, share: number, below: Color): Color =>
  read(top).map((c, i) => c * share + below[i] * (1 - share));

/** What dichromats see, by Machado, Oliveira and Fernandes (2009), in linear light. */
const SIGHTS: Readonly<Record<string, readonly Color[]>> = {
  trichromats: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopes: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopes: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopes: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A color in CIELAB, seen with such eyes. */
function seen(hex: string, sight: readonly Color[]): Color {
  const light = linear(read(hex));
  const [r, g, b] = sight.map((row) =>
    Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2])),
  );
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

describe.each<[string, Theme, Theme]>([
  ["light", LIGHT, DARK],
  ["dark", DARK, LIGHT],
])("the %s colors", (_, theme, other) => {
  const paper = read(theme.paper);
  const ink = read(theme.ink);
  // Lines have the colors of the theme. The areas inside have the colors of the other one.
  const fills = theme.roles.map((_color, i) => other.roles[i]);
  const houses = [theme.put, ...fills].map((fill) => over(fill, HOUSE_FILL, paper));
  const grounds = [paper, ...houses].flatMap((ground) => [
    ground,
    ...[theme.put, ...fills].map((fill) => over(fill, CELL_FILL, ground)),
  ]);

  it("keep text legible (AA: 4.5) on paper, in cells, in houses and in shapes", () => {
    for (const ground of grounds) {
      expect(contrast(ink, ground)).toBeGreaterThan(7);
      expect(contrast(read(theme.faint), ground)).toBeGreaterThan(4.5);
      for (const fill of [theme.out, ...fills])
        expect(contrast(ink, over(fill, SHAPE_FILL, ground))).toBeGreaterThan(4.5);
    }
    expect(contrast(paper, read(theme.put))).toBeGreaterThan(4.5);
  });

  it("keep outlines and strokes visible (AA: 3) on paper", () => {
    for (const color of [theme.out, theme.put, ...theme.roles, theme.ink, theme.faint]) {
      expect(contrast(read(color), paper), color).toBeGreaterThan(3);
    }
  });

  it.each(Object.keys(SIGHTS))("are distinguishable with %s", (sight) => {
    const colors = [theme.out, theme.put, ...theme.roles];
    for (const a of colors) {
      for (const b of colors.slice(colors.indexOf(a) + 1)) {
        const [p, q] = [seen(a, SIGHTS[sight]), seen(b, SIGHTS[sight])];
        // In CIELAB a difference of 2.3 is just noticeable.
        expect(Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]), `${a} and ${b}`).toBeGreaterThan(14);
      }
    }
  });
});

it("the terminal's own colors keep text legible on any background", () => {
  const xterm = (code: number): Color => {
    const level = (i: number): number => [0, 95, 135, 175, 215, 255][i] / 255;
    if (code >= 232) return [0, 0, 0].map(() => (8 + (code - 232) * 10) / 255);
    return [Math.floor((code - 16) / 36), Math.floor((code - 16) / 6) % 6, (code - 16) % 6].map(level);
  };
  for (const look of [-2, -1, 0, 1, 2, 3, 4]) {
    const [, ink, ground] = /38;5;(\d+);48;5;(\d+)/.exec(styleOf(look))!;
    expect(contrast(xterm(Number(ink)), xterm(Number(ground))), styleOf(look)).toBeGreaterThan(4.5);
  }
  for (const ground of [xterm(16), xterm(231)]) expect(contrast(xterm(243), ground)).toBeGreaterThan(4.5);
});
