import {
  type Board,
  type CandidateName,
  type FindingJson,
  type Language,
  type NamedMark,
  parseCandidate,
  parseCell,
  parseHouse,
  translate,
} from "@wings/core";
import { candidateCell, candidateDigit, housesIn, maskOf } from "@wings/core/author";
import { badArgument, checkLanguage } from "@wings/core/host";
import { sanitize } from "./sanitize.js";
import { badMark } from "./errors.js";
import { roleWordOf } from "./other-houses.js";
import { NINE } from "./layout.js";

/** Anything with marks, such as a finding. */
export interface Drawable {
  readonly technique?: string;
  readonly marks: readonly NamedMark[];
  /** What changes, if it is a finding: drawn on another board, it is refused. */
  readonly eliminations?: FindingJson["eliminations"];
  readonly placements?: FindingJson["placements"];
  /** The proof by counting of a finding: facts and sets that count more than once are drawn with their weights. */
  readonly counts?: FindingJson["counts"];
  /** Its words: they tell whether it is about regions, windows or diagonals. */
  readonly message?: FindingJson["message"];
}

/** Names instead of ids: a technique, its `meta`, or a list of techniques, of which the one of the finding is taken. */
export type NamesOf = Names | readonly (Names & { readonly id: string })[];

/** The names of one technique. */
export interface Names {
  readonly meta?: Omit<Names, "meta">;
  readonly name?: string;
  readonly roles?: Readonly<Record<string, string>>;
}

/** A role and its marks. */
export interface Role {
  /** The word for the legend. */
  readonly word: string;
  /** Its index in the palette; `OUT` and `PUT` for the marks of the core. */
  readonly look: number;
  /** By cell: the mask of marked digits, or 0. */
  readonly cells: Map<number, number>;
  /** Cells that are marked as a whole. They can have marked digits, too. */
  readonly whole: Set<number>;
  /** Houses, each with its digit or 0, and how often it counts, as text: ` ×2`, or nothing if once. */
  readonly houses: (readonly [house: number, digit: number, times: string])[];
  /** The same text by cell. */
  readonly times: Map<number, string>;
}

/** The look of a candidate that is eliminated. */
export const OUT = -1;
/** The look of a candidate that is placed. */
export const PUT = -2;

/** The value for a look: a special one for eliminated and placed, otherwise the next one of a list. */
export const choose = <T>(look: number, out: T, put: T, list: ArrayLike<T>): T =>
  look === OUT ? out : look === PUT ? put : list[look % list.length];

/** One candidate. */
export interface End {
  readonly cell: number;
  readonly digit: number;
}

/** A link between two nodes. It is drawn between the candidates of the nodes that are nearest to each other. */
export interface Link {
  readonly kind: "strong" | "weak";
  readonly from: readonly End[];
  readonly to: readonly End[];
  /** Its number in a chain, with the letter of the chain if there are several; empty where links are few. */
  readonly number: string;
}

/** The marks, parsed and sorted. All outputs are made from it. */
export interface Scene {
  readonly title: string;
  /** Declared roles in the order of their declaration, then others in the order of the marks. */
  readonly roles: readonly Role[];
  readonly links: readonly Link[];
  /** An English word or phrase in the language of the drawing. */
  readonly word: (english: string) => string;
}

/** The results of `findFirst` and `hint`: `null` draws the board alone. */
export type Drawn = Drawable | null | undefined;

const isNoText = (word: unknown): boolean => typeof word !== "string";

/** Of a list, the technique of a finding. A board alone needs no names. */
function namesOf(from: NamesOf, technique: string | undefined): Names {
  if (!Array.isArray(from)) return from as Names;
  if (technique === undefined) return {};
  const known = from as readonly (Names & { readonly id?: string })[];
  return known.find((each) => (Object(each) as typeof each).id === technique) ?? (from as Names);
}

export function readScene(finding: Drawn, from: NamesOf = {}, language?: Language, board?: Board): Scene {
  const given = namesOf(from, finding?.technique);
  checkLanguage(language);
  const { marks, eliminations = [], placements = [] } = Object(finding ?? { marks: [] }) as Partial<Drawable>;
  if (![marks, eliminations, placements].every(Array.isArray)) throw badArgument(finding, "a finding");
  const checkOnBoard = (name: string, digit: number, isChange: boolean): void => {
    const cell = parseCell(name);
    if (board && !board.has(cell, digit) && (isChange || board.values[cell] !== digit))
      throw badArgument(`${name}#${digit}`, "a candidate: the finding is of another board");
  };
  for (const { cell, digit } of [...eliminations, ...placements]) checkOnBoard(cell, digit, true);
  const { name, roles: words = {} } = Object((Object(given) as Names).meta ?? given) as Names;
  const technique = finding?.technique;
  const { id = technique } = Object(given) as { readonly id?: string };
  if (
    Array.isArray(given) ||
    Object(given) !== given ||
    Object(words) !== words ||
    Object.values(words).some(isNoText) ||
    id !== (technique ?? id)
  )
    throw badArgument(given, "names: the meta of a technique, or a list with that technique");
  const roles = new Map<string, Role>();
  const links: Link[] = [];
  // A link that does not begin where the last one ends begins a chain.
  let [chains, count, end] = [0, 0, ""];
  let looks = 0;
  const roleOf = (role: string, word = role): Role => {
    let known = roles.get(role);
    if (!known) {
      const look = role === "eliminated" ? OUT : role === "placed" ? PUT : looks++;
      known = {
        word: sanitize(translate(roleWordOf(word, finding?.message?.data), language)),
        look,
        cells: new Map(),
        whole: new Set(),
        houses: [],
        times: new Map(),
      };
      roles.set(role, known);
    }
    return known;
  };
  // The roles fact and set are those of a proof by one count.
  const { counts = [] } = Object(finding) as Partial<Drawable>;
  const proof = (counts.length === 1 ? counts[0] : undefined) as
    Readonly<Record<string, readonly Counted[]>> | undefined;
  const timesOf = (role: string, place: string): string => {
    const list = proof?.[`${role}s`];
    const its = Array.isArray(list) ? (list as readonly Counted[]).find((each) => nameOf(each) === place) : undefined;
    return its && its.weight > 1 ? ` ×${its.weight}` : "";
  };
  // Declared roles come first, so a role looks the same in all drawings of a technique.
  for (const [role, word] of Object.entries(words)) roleOf(role, word);
  for (const mark of marks!) {
    if (Object(mark) !== mark) throw badMark(mark);
    const checked = (digit: number): number => {
      if (!NINE.some((number) => number + 1 === digit)) throw badMark(mark);
      return digit;
    };
    if ("cell" in mark) {
      const { cells, whole, times } = roleOf(mark.role);
      const { digits = [] } = mark;
      const cell = parseCell(mark.cell);
      if (digits.length === 0) {
        whole.add(cell);
        times.set(cell, timesOf(mark.role, mark.cell));
      }
      for (const digit of digits) checkOnBoard(mark.cell, checked(digit), false);
      cells.set(
        cell,
        digits.reduce((mask, digit) => mask | maskOf(digit), cells.get(cell) ?? 0),
      );
    } else if ("house" in mark) {
      const { house, digit } = mark;
      const its = digit === undefined ? 0 : checked(digit);
      const at = parseHouse(house);
      if (board && !housesIn(board).includes(at)) throw badArgument(house, "a house of this board");
      roleOf(mark.role).houses.push([at, its, its === 0 ? "" : timesOf(mark.role, `${its} ${house}`)]);
    } else {
      const { link, from, to } = mark;
      if (link !== "strong" && link !== "weak") throw badMark(mark);
      const node = (candidates: readonly CandidateName[]): End[] => {
        if (!Array.isArray(candidates) || candidates.length === 0) throw badMark(mark);
        return candidates
          .map(parseCandidate)
          .map((each) => ({ cell: candidateCell(each), digit: candidateDigit(each) }));
      };
      const ends = { from: node(from), to: node(to) };
      if (from.join() !== end) {
        chains++;
        count = 0;
      }
      end = to.join();
      links.push({ kind: link, ...ends, number: `${String.fromCharCode(64 + chains)}${++count}` });
    }
  }
  return {
    word: (english) => translate(english, language),
    title: sanitize(name ?? technique ?? "Sudoku"),
    roles: [...roles.values()].filter(({ cells, houses }) => cells.size + houses.length > 0),
    // Few links are followed without numbers, and those that form no chains are no sequence. One chain needs no letter.
    links: links.map((link) => ({
      ...link,
      number: links.length > 3 && chains * 3 <= links.length * 2 ? link.number.slice(chains > 1 ? 0 : 1) : "",
    })),
  };
}

/** A fact or a set of a count. */
interface Counted {
  readonly cell?: string;
  readonly house?: string;
  readonly digit?: number;
  readonly weight: number;
}

const nameOf = (each: Counted): string => {
  const { cell, digit, house } = Object(each) as Counted;
  return cell ?? `${digit} ${house}`;
};
