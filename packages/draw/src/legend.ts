import { columnsOf, escape } from "./sanitize.js";
import { GUTTER, MARGIN, WIDTH, short } from "./layout.js";
import type { Scene } from "./scene.js";
import { linkLine, shape } from "./shapes.js";

const LINE = 26;
/** Space below the middle of the last line. */
const BELOW = 14;
/** Estimated width of a letter, and the saving for a narrow one. Text can't be measured here. */
const LETTER = 9.5;
const SLIM = 4;

const widthOf = (word: string): number => columnsOf(word) * LETTER - (word.split(/[ fijlrt]/).length - 1) * SLIM;

/** An entry of the legend: a role with its look, or a kind of link. */
export type LegendEntry =
  { readonly word: string; readonly look: number } | { readonly word: string; readonly link: "strong" | "weak" };

/** What the legend explains: each role, then each kind of link. */
export const legendEntries = ({ roles, links, word }: Scene): LegendEntry[] => [
  ...roles.map(({ word, look }) => ({ word, look })),
  ...(["strong", "weak"] as const)
    .filter((kind) => links.some((link) => link.kind === kind))
    .map((link) => ({ word: word(`${link} link`), link })),
];

/** Draws the legend: a sample and a word for each role, below the board. */
export function legendOf(scene: Scene): { readonly svg: string; readonly height: number } {
  const entries = legendEntries(scene).map((entry): [sample: string, room: number, word: string] =>
    "look" in entry
      ? [shape(entry, { x: 9, y: 0 }), 25, entry.word]
      : [linkLine(entry.link, "M0 3q17-9 34 0"), 41, entry.word],
  );
  let x = WIDTH;
  let y = WIDTH - BELOW;
  const parts = entries.map(([sample, room, word]) => {
    const width = room + widthOf(word);
    if (x + width > WIDTH - MARGIN) {
      x = GUTTER;
      y += LINE;
    }
    const part = `<g transform="translate(${short(x)} ${y})">${sample}<text class="t" x="${room}" y="5.5">${escape(word)}</text></g>`;
    x += width + 14;
    return part;
  });
  return { svg: parts.join(""), height: y + BELOW };
}
