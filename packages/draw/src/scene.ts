import { type NamedMark, maskOf, parseCell, parseHouse } from "@wings/core";
import { clean } from "./clean.js";
import { badMark } from "./errors.js";
import { NINE } from "./layout.js";

/** What can be drawn: a finding, or anything else that has marks. */
export interface Drawable {
  readonly technique?: string;
  readonly marks: readonly NamedMark[];
}

/** Words for people in place of ids; the `meta` of a technique is one. */
export interface Names {
  readonly name?: string;
  readonly roles?: Readonly<Record<string, string>>;
}

/** A role with all that is marked with it. */
export interface Role {
  /** The word for the legend. */
  readonly word: string;
  /** Its place in the palette; `OUT` and `PUT` for what the core itself marks. */
  readonly look: number;
  /** The marked digits by cell; 0 where no digit of its own is. */
  readonly cells: Map<number, number>;
  /** The cells that are meant as a whole, whatever digits of them are marked besides. */
  readonly whole: Set<number>;
  /** Houses, with the digit that is meant in them or 0. */
  readonly houses: (readonly [house: number, digit: number])[];
}

/** Looks of the two roles that mean the same in every technique. */
export const OUT = -1;
export const PUT = -2;

/** What goes with a look: something of its own for eliminated and placed, for all others the next of a list. */
export const choose = <T>(look: number, out: T, put: T, list: ArrayLike<T>): T =>
  look === OUT ? out : look === PUT ? put : list[look % list.length];

/** One end of a link. */
export interface End {
  readonly cell: number;
  readonly digit: number;
}

export interface Link {
  readonly kind: "strong" | "weak";
  readonly from: End;
  readonly to: End;
}

/** Marks, read and sorted: all that the picture, the text and the words are made of. */
export interface Scene {
  readonly title: string;
  /** Declared ones in the order of their declaration, then the others as they come. */
  readonly roles: readonly Role[];
  readonly links: readonly Link[];
}

export function readScene(finding: Drawable | undefined, names: Names = {}): Scene {
  const roles = new Map<string, Role>();
  const links: Link[] = [];
  let looks = 0;
  const roleOf = (role: string, word = role): Role => {
    let known = roles.get(role);
    if (!known) {
      const look = role === "eliminated" ? OUT : role === "placed" ? PUT : looks++;
      known = { word: clean(word), look, cells: new Map(), whole: new Set(), houses: [] };
      roles.set(role, known);
    }
    return known;
  };
  // Declared roles first: then a role looks the same in all drawings of its technique.
  for (const [role, word] of Object.entries(names.roles ?? {})) roleOf(role, word);
  for (const mark of finding?.marks ?? []) {
    if (Object(mark) !== mark) throw badMark(mark);
    const checked = (digit: number): number => {
      if (!NINE.some((number) => number + 1 === digit)) throw badMark(mark);
      return digit;
    };
    if ("cell" in mark) {
      const { cells, whole } = roleOf(mark.role);
      const { digits = [] } = mark;
      const cell = parseCell(mark.cell);
      if (digits.length === 0) whole.add(cell);
      cells.set(
        cell,
        digits.reduce((mask, digit) => mask | maskOf(checked(digit)), cells.get(cell) ?? 0),
      );
    } else if ("house" in mark) {
      const { house, digit } = mark;
      roleOf(mark.role).houses.push([parseHouse(house), digit === undefined ? 0 : checked(digit)]);
    } else {
      const { link, from, digit, to, toDigit = digit } = mark;
      if (link !== "strong" && link !== "weak") throw badMark(mark);
      links.push({
        kind: link,
        from: { cell: parseCell(from), digit: checked(digit) },
        to: { cell: parseCell(to), digit: checked(toDigit) },
      });
    }
  }
  return {
    title: clean(names.name ?? finding?.technique ?? "Sudoku"),
    roles: [...roles.values()].filter(({ cells, houses }) => cells.size + houses.length > 0),
    links,
  };
}
