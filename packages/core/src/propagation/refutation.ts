import type { Board } from "../board/board.js";
import { boxOf } from "../board/geometry.js";
import { candidateCell, candidateDigit } from "../board/notation.js";
import { houseOf, isCellFact } from "../proof/facts.js";
import type { Mark } from "../technique/mark.js";
import type { Message } from "../technique/message.js";
import type { Data, Value } from "../technique/value.js";
import type { Derivation, Step } from "./derivation.js";

/** Why assumptions end in a contradiction: candidates that are refuted under them, and then a derivation. */
export interface Refutation {
  readonly within: readonly Refutation[];
  readonly derivation: Derivation;
  /** The lemma that says so, by its place in the list. */
  readonly lemma: number;
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
export function refutationData(refutation: Refutation): Data {
  const { derivation } = refutation;
  const lines = neededLines(refutation);
  const fact = derivation.last.fact!;
  const cell = candidateCell(derivation.assume[0]);
  const [steps, tried] = lengthOf(lines);
  return {
    cell: { cell },
    digit: candidateDigit(derivation.assume[0]),
    box: { house: boxOf(cell) },
    steps: inWords(lines, derivation),
    nothing: { part: isCellFact(fact) ? "noCandidate" : "noPlace", data: factData(fact) },
    length: { part: tried > 0 ? "nested" : "plain", data: { steps, tried } },
  };
}

/** The assumption, what follows, what is tried, and where nothing is left. */
export function refutationMarks(refutation: Refutation): Mark<Role>[] {
  const { assume, last } = refutation.derivation;
  const mark = (role: Role, candidate: number): Mark<Role> => ({
    role,
    cell: candidateCell(candidate),
    digits: [candidateDigit(candidate)],
  });
  const fact = last.fact!;
  return [
    mark("assumed", assume[0]),
    ...neededLines(refutation).map(({ step, candidate }) => mark(step ? "forced" : "tried", candidate)),
    isCellFact(fact)
      ? { role: "empty", cell: fact }
      : { role: "empty", house: houseOf(fact), digit: ((fact - 81) % 9) + 1 },
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

/** A candidate that follows; or one that is refuted, with the lines that say so. */
interface Line {
  readonly candidate: number;
  readonly step?: Step;
  readonly refutation?: Refutation;
  readonly lines: readonly Line[];
}

/** What has to be said, each step under the fewest assumptions and once. */
const neededLines = (refutation: Refutation): Line[] =>
  withoutOthers(linesOf(refutation, new Set()), refutation.derivation.last, new Set(), new Set());

function linesOf(refutation: Refutation, known: Set<number>): Line[] {
  const level = refutation.derivation.assume.length;
  const lines: Line[] = [];
  /** What follows from the assumptions of this level alone. */
  const add = ({ within, derivation: { assume, steps } }: Refutation): void => {
    within.forEach(add);
    const levels = new Map<number, number>();
    for (const step of steps) {
      const { candidate, fact, premises } = step;
      levels.set(
        candidate,
        fact === undefined ? assume.indexOf(candidate) + 1 : Math.max(0, ...premises.map((each) => levels.get(each)!)),
      );
      if (fact === undefined || levels.get(candidate)! > level || known.has(candidate)) continue;
      known.add(candidate);
      lines.push({ candidate, step, lines: [] });
    }
  };
  for (const each of refutation.within) {
    add(each);
    lines.push({ candidate: each.derivation.assume[level], refutation: each, lines: linesOf(each, new Set(known)) });
  }
  add({ ...refutation, within: [] });
  return lines;
}

/** The lines that the last step rests on, from the last to the first. */
function withoutOthers(lines: readonly Line[], last: Step, candidates: Set<number>, lemmas: Set<number>): Line[] {
  const need = (step: Step): void => {
    for (const each of step.premises) candidates.add(each);
    for (const each of step.lemmas) lemmas.add(each);
  };
  need(last);
  return lines.reduceRight<Line[]>((kept, line) => {
    const { candidate, step, refutation } = line;
    if (step) {
      if (!candidates.delete(candidate)) return kept;
      need(step);
      return [line, ...kept];
    }
    const { lemma, derivation } = refutation!;
    if (!lemmas.has(lemma)) return kept;
    return [{ ...line, lines: withoutOthers(line.lines, derivation.last, candidates, lemmas) }, ...kept];
  }, []);
}

const inWords = (lines: readonly Line[], { last }: Derivation): Value => ({
  list: [
    ...lines.map(({ candidate, step, refutation, lines: within }): Value =>
      step
        ? { part: isCellFact(step.fact!) ? "inCell" : "inHouse", data: stepData(step.fact!, candidate) }
        : { part: "wrong", data: { candidate: { candidate }, steps: inWords(within, refutation!.derivation) } },
    ),
    { part: isCellFact(last.fact!) ? "emptyCell" : "emptyHouse", data: factData(last.fact!) },
  ],
  join: "space",
});

const factData = (fact: number): Data =>
  isCellFact(fact) ? { cell: { cell: fact } } : { digit: ((fact - 81) % 9) + 1, house: { house: houseOf(fact) } };

/** The candidate that is left for a fact. */
const stepData = (fact: number, candidate: number): Data => ({
  ...factData(fact),
  cell: { cell: candidateCell(candidate) },
  digit: candidateDigit(candidate),
});

/** How many steps there are, and how many candidates are tried. */
const lengthOf = (lines: readonly Line[]): [steps: number, tried: number] =>
  lines.reduce<[number, number]>(
    ([steps, tried], line) => {
      const [more, others] = lengthOf(line.lines);
      return line.step ? [steps + 1, tried] : [steps + more, tried + others + 1];
    },
    [1, 0],
  );
