import { type Board, type Language, houseName } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { boardOf, cellsName } from "@wings/core/host";
import { NINE } from "./layout.js";
import {
  type Drawn,
  type End,
  type Link,
  type Names,
  type NamesOf,
  type Role,
  type Scene,
  readScene,
} from "./scene.js";

/** The marks of a role: `r3c8 {2,4}, r12c6, 9 in r7`, and `9 in r7 ×2` for what counts twice. */
export function tellRole({ cells, whole, houses, times }: Role, { word }: Scene): string {
  const alike = new Map<string, number[]>();
  for (const [cell, digits] of cells) {
    const after = (whole.has(cell) ? "" : ` {${digitsOf(digits).join()}}`) + (times.get(cell) ?? "");
    alike.set(after, [...(alike.get(after) ?? []), cell]);
  }
  return [
    ...[...alike].map(([after, list]) => cellsName(list) + after),
    ...houses.map(([house, digit, count]) => (digit === 0 ? "" : `${digit} ${word("in")} `) + houseName(house) + count),
  ].join(", ");
}

/** A node: `4 r3c8`, `4 r3c89` for a group, or `4 r3c8 + 5 r3c89` where it has several digits. */
const tellNode = (node: readonly End[]): string =>
  [...new Set(node.map(({ digit }) => digit))]
    .map((digit) => `${digit} ${cellsName(node.filter((end) => end.digit === digit).map(({ cell }) => cell))}`)
    .join(" + ");

/** `weak link: 4 r3c8 to 4 r2c9`. */
export const tellLink = ({ kind, number, from, to }: Link, { word }: Scene): string =>
  word(`${kind} link`) + (number && ` ${number}`) + word(": ") + [tellNode(from), word("to"), tellNode(to)].join(" ");

/** A row as text, with candidates in braces. */
const tellRow = ({ values, masks }: Board, row: number): string =>
  Array.from(values.subarray(row * 9, row * 9 + 9), (value, column) =>
    value === 0 ? `{${digitsOf(masks[row * 9 + column]).join("")}}` : value,
  ).join(" ");

/** The finding comes before the board, so that a listener can stop early. */
export function describeScene(board: Board, scene: Scene): string {
  const { roles, links, word } = scene;
  return (
    [
      ...roles.map((role) => role.word + word(": ") + tellRole(role, scene)),
      ...links.map((link) => tellLink(link, scene)),
      word("Board, row by row, candidates in braces") +
        word(": ") +
        NINE.map((row) => `r${row + 1}: ${tellRow(board, row)}`).join("; "),
    ].join(". ") + "."
  );
}

/** How to describe a picture: names for the title and the roles, or an object with them. */
export interface DescribeOptions extends Names {
  readonly names?: NamesOf | undefined;
  /** The language of the words: English. */
  readonly language?: Language | undefined;
}

/** Describes the picture in words, for screen readers. */
export function describe(puzzle: Board | string, finding?: Drawn, options: DescribeOptions = {}): string {
  const board = boardOf(puzzle);
  const { names = options, language } = Object(options) as DescribeOptions;
  const scene = readScene(finding, names, language, board);
  return `${scene.title}. ${describeScene(board, scene)}`;
}
