import {
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  candidateOf,
  type Data,
  digitOf,
  houseOf,
  housesOfTable,
  isCellFact,
  type Mark,
  type Message,
  peersOf,
  type Value,
} from "@wings/core/author";
import type { Derivation } from "./derivation.js";
import { type FactTables, factTables } from "./fact-tables.js";

/** Why assumptions end in a contradiction: candidates that are refuted under them, and then a derivation. */
export interface Refutation {
  readonly within: readonly Refutation[];
  readonly derivation: Derivation;
  /** The lemma that says so, by its place in the list. */
  readonly lemma: number;
  /** Cells with at most this many candidates are tried, and what leaves no more in them is said; any without a number. */
  readonly mostTried?: number | undefined;
}

/** The roles of the marks of a refutation. One without further assumptions has nothing that is tried. */
export const REFUTATION_ROLES = {
  assumed: "assumed",
  forced: "follows",
  empty: "nothing left",
  tried: "tried, and false",
} as const;
type Role = keyof typeof REFUTATION_ROLES;

/** The messages of a technique that refutes a candidate, with what its hint says. */
export const refutationMessage = (vague: string): Message => ({
  long: "Suppose {cell} is {digit}. {steps} So the assumption is wrong: {outcome}.",
  short: "{cell}={digit} leaves {nothing} ({length}): {outcome}",
  vague,
  parts: {
    inCell: "Then {cell} can only be {digit}.",
    inHouse: "Then {cell} is the only place for {digit} in {house}.",
    emptyCell: "Then no candidate is left for {cell}.",
    emptyHouse: "Then no place is left for {digit} in {house}.",
    wrong: "Try {candidate}. {steps} So it is false.",
    noCandidate: "nothing for {cell}",
    noPlace: "no {digit} in {house}",
    plain: "steps: {steps}",
    nested: "steps: {steps}, tried: {tried}",
  },
});

/** What fills these messages. */
export function refutationData(refutation: Refutation, board: Board): Data {
  const lines = neededLines(refutation, board);
  const fact = lastFact(lines);
  const [assumed] = refutation.derivation.assume;
  const cell = candidateCell(assumed);
  const [steps, tried] = lengthOf(lines);
  return {
    cell: { cell },
    digit: candidateDigit(assumed),
    box: { house: housesOfTable(board)[cell * 3 + 2] },
    steps: inWords(lines),
    nothing: { part: isCellFact(fact) ? "noCandidate" : "noPlace", data: factData(fact) },
    length: { part: tried > 0 ? "nested" : "plain", data: { steps, tried } },
  };
}

/** The assumption, what follows, what is tried, and where nothing is left. */
export function refutationMarks(refutation: Refutation, board: Board): Mark<Role>[] {
  const mark = (role: Role, candidate: Candidate): Mark<Role> => ({
    role,
    cell: candidateCell(candidate),
    digits: [candidateDigit(candidate)],
  });
  const lines = neededLines(refutation, board);
  const fact = lastFact(lines);
  return [
    mark("assumed", refutation.derivation.assume[0]),
    ...lines.slice(0, -1).map((line) => mark(line.fact === undefined ? "tried" : "forced", line.candidate)),
    isCellFact(fact) ? { role: "empty", cell: fact } : { role: "empty", house: houseOf(fact), digit: digitOf(fact) },
  ];
}

/** A function that remembers its last answer: the reason, the marks and the words of a finding are asked for one after the other. */
export function rememberLast<T>(write: (board: Board, assumed: number) => T): typeof write {
  let last: { board: Board; version: number; assumed: number; answer: T } | undefined;
  return (board, assumed) => {
    const { version } = board;
    if (last?.board !== board || last.version !== version || last.assumed !== assumed)
      last = { board, version, assumed, answer: write(board, assumed) };
    return last.answer;
  };
}

/** What is said: a candidate follows, or none is left for a fact, or one is tried, with the lines that refute it. */
interface Line {
  /** -1 if none is left. */
  readonly candidate: Candidate;
  /** The fact with one candidate left or none; `undefined` for one that is assumed or tried. */
  readonly fact?: number;
  /** The lines that exclude the other candidates. */
  readonly because: readonly Line[];
  readonly within: readonly Line[];
}

/** What has to be said, each step under the fewest assumptions and once, up to the first fact that has nothing left. */
const neededLines = (refutation: Refutation, board: Board): Line[] =>
  withoutOthers(linesOf(refutation, new Position(board).with(refutation.derivation.assume[0])), new Set());

/** What is known under some assumptions, from the lines so far. */
class Position {
  constructor(
    readonly board: Board,
    readonly truths: Set<number> = new Set(),
    /** By false candidate: the line that excludes it. */
    readonly falseBy: Map<number, Line> = new Map(),
    readonly tables: FactTables = factTables(board),
  ) {}

  /** What is known under one more assumption. */
  with(candidate: Candidate): Position {
    const copy = new Position(this.board, new Set(this.truths), new Map(this.falseBy), this.tables);
    copy.add({ candidate, because: [], within: [] });
    return copy;
  }

  add(line: Line): void {
    const { candidate } = line;
    if (line.within.length > 0) this.exclude(candidate, line);
    else if (candidate >= 0) {
      this.truths.add(candidate);
      for (const fact of this.tables.factsOf[candidate])
        for (const other of this.tables.candidatesOf[fact]) if (other !== candidate) this.exclude(other, line);
      // Cells may see each other and share no house.
      const digit = candidateDigit(candidate);
      for (const peer of peersOf(this.board, candidateCell(candidate))) this.exclude(candidateOf(peer, digit), line);
    }
  }

  exclude(candidate: Candidate, by: Line): void {
    if (!this.falseBy.has(candidate)) this.falseBy.set(candidate, by);
  }

  /** The candidates that the board and the lines leave for a fact. */
  left(fact: number): number[] {
    return this.tables.candidatesOf[fact].filter((each) => this.isOnBoard(each) && !this.falseBy.has(each));
  }

  /** The lines that exclude candidates of a fact. */
  because(fact: number): Line[] {
    const lines = this.tables.candidatesOf[fact].map((each) =>
      this.isOnBoard(each) ? this.falseBy.get(each) : undefined,
    );
    return [...new Set(lines)].filter((line) => line !== undefined);
  }

  /** What follows from a fact with one candidate left, or none. */
  single(fact: number): Line {
    return { candidate: this.left(fact)[0] ?? -1, fact, because: this.because(fact), within: [] };
  }

  /** The next candidate that follows. */
  nextSingle(): Line {
    return this.single(
      this.tables.candidatesOf.findIndex((_, fact) => {
        const [first, second] = this.left(fact);
        return first >= 0 && second === undefined && !this.truths.has(first);
      }),
    );
  }

  isOnBoard(candidate: Candidate): boolean {
    return this.board.has(candidateCell(candidate), candidateDigit(candidate));
  }
}

function linesOf(refutation: Refutation, position: Position): Line[] {
  const level = refutation.derivation.assume.length;
  const lines: Line[] = [];
  const isDone = (): boolean => lines.at(-1)?.candidate === -1;
  const say = (line: Line): void => {
    lines.push(line);
    position.add(line);
  };
  /** What follows from the assumptions of this level alone. Where nothing is left already, that ends it. */
  const add = ({ within, derivation: { assume, steps } }: Refutation): void => {
    within.forEach(add);
    const levels = new Map<number, number>();
    for (const { candidate, fact, premises } of steps) {
      const own =
        fact === undefined ? assume.indexOf(candidate) + 1 : Math.max(0, ...premises.map((each) => levels.get(each)!));
      levels.set(candidate, own);
      if (fact !== undefined && own <= level && !position.truths.has(candidate) && !isDone())
        say(position.single(fact));
    }
  };
  for (const each of refutation.within) {
    add(each);
    const candidate = each.derivation.assume[level];
    if (isDone()) return lines;
    if (position.falseBy.has(candidate)) continue;
    const cell = candidateCell(candidate);
    if (position.left(cell).length === 1) {
      // The last candidate of its cell is not tried: it follows.
      if (!position.truths.has(candidate)) say(position.single(cell));
      return [...lines, ...linesOf(each, position)];
    }
    let because: Line[] = [];
    if (refutation.mostTried !== undefined) {
      while (position.left(cell).length > refutation.mostTried) say(position.nextSingle());
      because = position.because(cell);
    }
    say({ candidate, because, within: linesOf(each, position.with(candidate)) });
  }
  add({ ...refutation, within: [] });
  if (!isDone()) say(position.single(refutation.derivation.last.fact!));
  return lines;
}

/** The lines that the last one rests on. */
function withoutOthers(lines: readonly Line[], needed: Set<Line>): Line[] {
  needed.add(lines[lines.length - 1]);
  return lines.reduceRight<Line[]>((kept, line) => {
    if (!needed.has(line)) return kept;
    for (const each of line.because) needed.add(each);
    return [{ ...line, within: withoutOthers(line.within, needed) }, ...kept];
  }, []);
}

const inWords = (lines: readonly Line[]): Value => ({
  list: lines.map(({ candidate, fact, within }): Value => {
    if (fact === undefined) return { part: "wrong", data: { candidate: { candidate }, steps: inWords(within) } };
    if (candidate < 0) return { part: isCellFact(fact) ? "emptyCell" : "emptyHouse", data: factData(fact) };
    return { part: isCellFact(fact) ? "inCell" : "inHouse", data: stepData(fact, candidate) };
  }),
  join: "space",
});

const lastFact = (lines: readonly Line[]): number => lines[lines.length - 1].fact!;

const factData = (fact: number): Data =>
  isCellFact(fact) ? { cell: { cell: fact } } : { digit: digitOf(fact), house: { house: houseOf(fact) } };

/** The candidate that is left for a fact. */
const stepData = (fact: number, candidate: Candidate): Data => ({
  ...factData(fact),
  cell: { cell: candidateCell(candidate) },
  digit: candidateDigit(candidate),
});

/** How many steps there are, and how many candidates are tried. */
const lengthOf = (lines: readonly Line[]): [steps: number, tried: number] =>
  lines.reduce<[number, number]>(
    ([steps, tried], { fact, within }) => {
      const [more, others] = lengthOf(within);
      return fact === undefined ? [steps + more, tried + others + 1] : [steps + 1, tried];
    },
    [0, 0],
  );
