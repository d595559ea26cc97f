import { columnsOf, escape } from "./clean.js";
import { linkWord } from "./describe.js";
import { GUTTER, MARGIN, WIDTH, short } from "./layout.js";
import type { Scene } from "./scene.js";
import { linkLine, radiusOf, shape } from "./shapes.js";

const LINE = 26;
/** Room below the middle of the last line. */
const BELOW = 14;
/** How wide a letter may be: nobody here can measure text. */
const LETTER = 9;

/** What the marks mean: a sample and a word for each, in lines below the board. */
export function legendOf({ roles, links }: Scene): { readonly svg: string; readonly height: number } {
  const entries = [
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
  let x = WIDTH;
  let y = WIDTH - BELOW;
  const parts = entries.map(({ room, word, sample }) => {
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
