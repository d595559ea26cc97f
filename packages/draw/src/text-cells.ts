import type { Board } from "@wings/core";
import { digitsOf, maskOf } from "@wings/core/author";
import { OUT, type Role, choose } from "./scene.js";

/** A piece of a line: the parameters of an ANSI sequence, and the text. */
export type Piece = readonly [style: string, text: string];
/** The lines of a cell, all of the same width. */
export type CellLines = readonly (readonly Piece[])[];
/** Renders a cell. Marks are in brackets, or after an opening bracket if there is no room. */
export type CellWriter = (board: Board, roles: readonly Role[], cell: number, closed: boolean) => CellLines;

const BOLD = "1";
/** Legible on black and on white. */
export const FAINT = "38;5;243";
/** Marks have a background, so they are legible on any terminal: black on light colors, white and struck through on red. */
export const styleOf = (look: number): string =>
  `1;${look === OUT ? "9;38;5;231" : "38;5;16"};48;5;${choose(look, 160, 78, [75, 214, 176, 250, 185])}`;

export const bracketsOf = (look: number): string[] =>
  ["([{</|!+*", ")]}>/|!+*"].map((all) => choose(look, "-", "=", all));

export const letterOf = (look: number): string => choose(look, "x", "=", "ABCDEFGHI");

/** The role to show for a digit, or for the cell with 0. Eliminated and placed come first. */
function roleAt(roles: readonly Role[], cell: number, digit: number): Role | undefined {
  const its = roles.filter(({ cells }) => {
    const mask = cells.get(cell) ?? -1;
    return mask === 0 || (mask > 0 && (digit === 0 || (mask & maskOf(digit)) !== 0));
  });
  return its.find(({ look }) => look < 0) ?? its[0];
}

function piece(role: Role | undefined, text: string, closed: boolean, style = ""): Piece {
  if (!role) return [style, text];
  const [open, close] = bracketsOf(role.look);
  return [styleOf(role.look), open + text + (closed ? close : "")];
}

/** The digit of a filled cell. */
const digitOf = (board: Board, roles: readonly Role[], cell: number, closed: boolean): Piece | undefined =>
  board.values[cell] === 0
    ? undefined
    : piece(roleAt(roles, cell, 0), `${board.values[cell]}`, closed, board.isGiven(cell) ? BOLD : "");

/** Three lines of three candidates, with a dot for each missing one. */
export const bigCell: CellWriter = (board, roles, cell, closed) => {
  const its = digitOf(board, roles, cell, closed);
  return [0, 3, 6].map((above) => [
    ...[1, 2, 3].map((i): Piece => {
      const digit = above + i;
      const [style, text] = its
        ? digit === 5
          ? its
          : ["", " "]
        : board.has(cell, digit)
          ? piece(roleAt(roles, cell, digit), `${digit}`, closed)
          : [FAINT, "·"];
      return [style, text.length === 1 ? ` ${text}${closed ? " " : ""}` : text];
    }),
    ["", closed ? "" : " "],
  ]);
};

/** The candidates in one line, grouped by role: `1(24)-7-`. A question mark distinguishes a single candidate from a digit. */
export const compactCell: CellWriter = (board, roles, cell, closed) => {
  const digit = digitOf(board, roles, cell, closed);
  if (digit) return [[digit]];
  const candidates = digitsOf(board.masks[cell]);
  if (candidates.length === 1) return [[piece(roleAt(roles, cell, candidates[0]), `${candidates[0]}?`, closed, FAINT)]];
  const groups: [Role | undefined, string][] = [];
  for (const candidate of candidates) {
    const role = roleAt(roles, cell, candidate);
    const last = groups.at(-1);
    if (last && last[0] === role) last[1] += `${candidate}`;
    else groups.push([role, `${candidate}`]);
  }
  return [groups.map(([role, text]) => piece(role, text, closed, FAINT))];
};

/** The digit, or a letter for a marked open cell, or a dot. */
export const digitCell: CellWriter = (board, roles, cell) => {
  const role = roleAt(roles, cell, 0);
  const digit = digitOf(board, [], cell, false);
  if (!role) return [[digit ?? [FAINT, "·"]]];
  return [[[styleOf(role.look), digit ? digit[1] : letterOf(role.look)]]];
};
