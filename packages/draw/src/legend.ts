import { columnsOf, escape } from "./clean.js";
import { linkWord } from "./describe.js";
import { GUTTER, MARGIN, WIDTH, short } from "./layout.js";
import { type Drawable, type Scene, readScene } from "./scene.js";
import { linkLine, radiusOf, shape } from "./shapes.js";
import { styleOf } from "./style.js";
import type { SvgOptions } from "./svg.js";

const LINE = 26;
/** Room below the middle of the last line. */
const BELOW = 14;
/** How wide a letter may be: nobody here can measure text. */
const LETTER = 9;

/** One thing that the legend explains. */
interface Entry {
  /** How wide its sample is. */
  readonly room: number;
  readonly word: string;
  sample(x: number, y: number): string;
}

const entriesOf = ({ roles, links }: Scene): Entry[] => [
  ...roles.map((role) => ({
    room: 18,
    word: role.word,
    sample: (x: number, y: number) => shape(role, { x: x + 9, y }, radiusOf(role)),
  })),
  ...[true, false]
    .filter((strong) => links.some((link) => link.strong === strong))
    .map((strong) => ({
      room: 34,
      word: linkWord(strong),
      sample: (x: number, y: number) => linkLine(strong, `M${short(x)} ${y + 3}q17 -9 34 0`),
    })),
];

/** What the marks mean: a sample and a word for each, in lines below the board. */
export function legendOf(scene: Scene): { readonly svg: string; readonly height: number } {
  let x = WIDTH;
  let y = WIDTH - BELOW;
  const parts = entriesOf(scene).map(({ room, word, sample }) => {
    const width = room + 7 + columnsOf(word) * LETTER;
    if (x + width > WIDTH - MARGIN) {
      x = GUTTER;
      y += LINE;
    }
    const part = `${sample(x, y)}<text class="t" x="${short(x + room + 7)}" y="${y + 5.5}">${escape(word)}</text>`;
    x += width + 14;
    return part;
  });
  return { svg: parts.join(""), height: y + BELOW };
}

/** A word of the legend, and what it stands for as a picture of its own. */
export interface LegendEntry {
  readonly word: string;
  readonly svg: string;
}

/** The legend in pieces, for a page that sets its words itself: on a small screen those of the picture are too small. */
export function drawLegend(
  finding: Drawable,
  { theme = "auto", names }: Pick<SvgOptions, "theme" | "names"> = {},
): LegendEntry[] {
  const scene = readScene(finding, names);
  return entriesOf(scene).map(({ room, word, sample }) => ({
    word,
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" class="wings-${theme}" width="${room + 6}" height="26" ` +
      `viewBox="-3 0 ${room + 6} 26"><style>${styleOf(theme, scene.roles)}</style>${sample(0, 13)}</svg>`,
  }));
}
