import type { Board, Language } from "@wings/core";
import { boardOf, checkOptionNames } from "@wings/core/host";
import { columnsOf } from "./sanitize.js";
import { tellLink, tellRole } from "./describe.js";
import { checkChoice, checkWidth } from "./errors.js";
import { framed } from "./frame.js";
import { type Drawn, type NamesOf, type Role, readScene } from "./scene.js";
import { type Piece, bigCell, bracketsOf, compactCell, digitCell, letterOf, styleOf } from "./text-cells.js";

/** Three lines for each row, one line for each row, or digits without candidates. */
export type TextForm = "big" | "compact" | "digits";

/** The options of a terminal drawing. */
export interface TextOptions {
  /** Whether to emit ANSI colors. Brackets and letters have the same meaning without them. */
  readonly color?: boolean | undefined;
  /** Whether to use characters beyond ASCII. */
  readonly unicode?: boolean | undefined;
  /** Maximum line width, at least 28. */
  readonly width?: number | undefined;
  /** The largest form to use. */
  readonly form?: TextForm | undefined;
  /** Names for the legend: the `meta` of a technique. */
  readonly names?: NamesOf | undefined;
  /** The language of the words: English. */
  readonly language?: Language | undefined;
}

/** From large to small: the form, and whether brackets are closed or only opened. */
const FORMS = [
  ["big", bigCell, true],
  ["big", bigCell, false],
  ["compact", compactCell, true],
  ["compact", compactCell, false],
  ["digits", digitCell, false],
] as const;

/** Draws a board and a finding for a terminal, in the largest form that fits. */
export function drawText(puzzle: Board | string, finding?: Drawn, options: TextOptions = {}): string {
  const board = boardOf(puzzle);
  checkOptionNames(options, "color unicode width form names language");
  const { color = false, unicode = true, width = 80, form = "big", names, language } = options;
  checkChoice(form, ["big", "compact", "digits"]);
  for (const each of [color, unicode]) checkChoice(each, [true, false]);
  checkWidth(width);
  const scene = readScene(finding, names, language, board);
  const { roles, links } = scene;
  const paint = ([style, text]: Piece): string => (color && style && text ? `\x1b[${style}m${text}\x1b[0m` : text);
  let lines: string[] = [];
  let sample!: (role: Role) => string;
  for (const [name, write, closed] of FORMS.slice(FORMS.findIndex(([each]) => each === form))) {
    // Side by side, only colors or closing brackets show how many candidates are marked.
    if (name === "compact" && !color && !closed) continue;
    const cells = Array.from(board.values, (_, cell) => write(board, roles, cell, closed));
    // Regions of any shape have borders anywhere, so there are lines between all cells.
    const drawn = framed(cells, name === "big" || board.layout?.hasBoxes === false, paint);
    lines = drawn.text;
    board.layout?.drawBorders(lines);
    sample = ({ look, houses }) => {
      const style = styleOf(look);
      // Houses, and cells without room for a second mark, appear only in the legend. Houses keep their color there.
      if (!cells.flat(3).includes(style)) return houses.length > 0 ? paint([style, "   "]) : "   ";
      return paint([
        style,
        closed ? bracketsOf(look).join(" ") : ` ${name === "digits" ? letterOf(look) : bracketsOf(look)[0]} `,
      ]);
    };
    if (drawn.width <= width) break;
  }
  const legend = [
    ...roles.map((role) => [sample(role), role.word + scene.word(": ") + tellRole(role, scene)]),
    ...links.map((link) => [link.kind === "strong" ? "───" : "╌╌╌", tellLink(link, scene)]),
  ];
  if (lines.join().includes("?")) legend.push([" ? ", scene.word("one candidate left")]);
  for (const [sign, words] of legend)
    wrapped(words, Math.max(width, 28) - 4).forEach((line, i) => lines.push(`${i ? "   " : sign} ${line}`));
  const text = `${lines.join("\n")}\n`;
  return unicode ? text : text.replace(/\P{ASCII}/gu, inAscii);
}

const inAscii = (character: string): string =>
  "=-.|:.x"["━─╌┃│·×".indexOf(character)] ?? (/[┌-╿]/.test(character) ? "+" : "?");

/** Wraps text, between words if possible. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line && columnsOf(`${line} ${word}`) > width) {
      lines.push(line);
      line = "";
    }
    for (const character of line ? ` ${word}` : word) {
      if (columnsOf(line + character) > width) {
        lines.push(line);
        line = "";
      }
      line += character;
    }
  }
  return [...lines, line];
}
