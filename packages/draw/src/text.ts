import type { Board } from "@wings/core";
import { columnsOf } from "./clean.js";
import { tellLink, tellRole } from "./describe.js";
import { framed } from "./frame.js";
import { type Drawable, type Names, readScene } from "./scene.js";
import { type Piece, bigCell, bracketsOf, compactCell, digitCell, letterOf, styleOf } from "./text-cells.js";

/** Three lines a row, one line a row, or digits without candidates. */
export type TextForm = "big" | "compact" | "digits";

/** How a board is drawn for a terminal: all of it may be left out. */
export interface TextOptions {
  /** Whether to send ANSI sequences; brackets and letters carry the meaning with them as without. */
  readonly color?: boolean;
  /** Whether the terminal knows more than ASCII. */
  readonly unicode?: boolean;
  /** How many columns there are; 28 at least, or there is no room for the digits. */
  readonly width?: number;
  /** The largest form that is wanted: three lines a row, one line a row, or digits without candidates. */
  readonly form?: TextForm;
  /** Words for the legend: a technique's `meta`. */
  readonly names?: Names;
}

/** From large to small: the form, and whether brackets are closed behind what is marked or only opened before it. */
const FORMS = [
  ["big", bigCell, true],
  ["big", bigCell, false],
  ["compact", compactCell, true],
  ["compact", compactCell, false],
  ["digits", digitCell, false],
] as const;

/** A board, and on it a finding, as lines for a terminal: in the largest form that fits. */
export function drawText(board: Board, finding?: Drawable, options: TextOptions = {}): string {
  const { color = false, unicode = true, width = 80, form = "big", names } = options;
  const { roles, links } = readScene(finding, names);
  const paint = ([style, text]: Piece): string => (color && style && text ? `\x1b[${style}m${text}\x1b[0m` : text);
  let lines: string[] = [];
  let sample!: (look: number) => string;
  for (const [name, write, closed] of FORMS.slice(FORMS.findIndex(([each]) => each === form))) {
    // Where candidates stand side by side, a colour or a bracket has to show how many are marked.
    if (name === "compact" && !color && !closed) continue;
    const cells = Array.from(board.values, (_, cell) => write(board, roles, cell, closed));
    const drawn = framed(cells, name === "big", paint);
    lines = drawn.text;
    sample = (look) => {
      const [open, close] = bracketsOf(look);
      const style = styleOf(look);
      // A house is not marked on the board, nor is a cell that has no room for a second mark.
      if (!cells.flat(3).includes(style)) return "   ";
      return paint([style, name === "digits" ? ` ${letterOf(look)} ` : closed ? `${open} ${close}` : ` ${open} `]);
    };
    if (drawn.width <= width) break;
  }
  const legend = [
    ...roles.map((role) => [sample(role.look), `${role.word}: ${tellRole(role)}`]),
    ...links.map((link) => [link.kind === "strong" ? "───" : "╌╌╌", `${link.kind} link: ${tellLink(link)}`]),
  ];
  if (lines.join().includes("?")) legend.push([" ? ", "one candidate left"]);
  for (const [sign, words] of legend) {
    wrapped(words, Math.max(width, 28) - 4).forEach((line, i) => lines.push(`${i ? "   " : sign} ${line}`));
  }
  const text = `${lines.join("\n")}\n`;
  return unicode ? text : text.replace(/\P{ASCII}/gu, inAscii);
}

const inAscii = (character: string): string =>
  "=-.|:."["━─╌┃│·".indexOf(character)] ?? (/[┌-╿]/.test(character) ? "+" : "?");

/** Text in lines of at most so many columns, broken between words where that is possible. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line && columnsOf(line) + 1 + columnsOf(word) > width) {
      lines.push(line);
      line = "";
    }
    if (line) line += " ";
    for (const character of word) {
      if (columnsOf(line + character) > width) {
        lines.push(line);
        line = "";
      }
      line += character;
    }
  }
  return [...lines, line];
}
