import {
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  candidateOf,
  cellFact,
  type Data,
  type Fact,
  houseFact,
  HOUSES_OF,
  type Mark,
  type Message,
  type Pattern,
  type Reason,
  type Value,
} from "@wings/core/author";
import { maskOfAll, othersIn } from "./guardians.js";
import { guardedCells } from "./oddagon-explanation.js";
import { type StrongStep, wayTo } from "./reach.js";

export const pattern = { cells: "cells", digits: "digits", cell: "cell", digit: "digit" } as const;
type Chained = Pattern<typeof pattern>;

/** A guardian, and the strong links from it to a candidate that excludes the target. */
interface Branch {
  readonly guardian: number;
  readonly steps: readonly StrongStep[];
}

const branchesOf = ({ cells, digits, cell, digit }: Chained, board: Board): Branch[] =>
  othersIn(board, cells, maskOfAll(digits)).map((guardian) => ({
    guardian,
    steps: wayTo(board, guardian, candidateOf(cell, digit)),
  }));

const factOf = ({ to, kind }: StrongStep): Fact =>
  kind === 3 ? cellFact(candidateCell(to)) : houseFact(houseOfStep(to, kind), candidateDigit(to));

const houseOfStep = (candidate: Candidate, kind: number): number => HOUSES_OF[candidateCell(candidate) * 3 + kind];

const PARTS: Message["parts"] = {
  one: "So {guardians} is true.",
  several: "So one of these is true: {guardians}.",
  aloneDirect: "{goes} can't be {goesDigit} beside it.",
  alone: "{steps} So {goes} can't be {goesDigit}.",
  direct: "If {cell} is {digit}, {goes} can't be {goesDigit}.",
  branch: "Suppose {cell} is {digit}. {steps} So {goes} can't be {goesDigit}.",
  cellStep: "Then {from} can't be {fromDigit}, so it is {toDigit}.",
  houseStep: "Then {fromDigit} can't be in {from}, so it is in {to} ({house}).",
  directNotation: "({digit}){cell}-({goesDigit}){goes}",
  branchNotation: "({digit}){cell}{steps}-({goesDigit}){goes}",
  cellNotation: "-({fromDigit}={toDigit}){from}",
  houseNotation: "-({fromDigit}){from}=({fromDigit}){to}",
  inOneCase: "Therefore",
  inEachCase: "In each case",
};

const OUTCOME = "{claim} {branches} {conclusion}: {outcome}.";

const chained = {
  roles: {
    shape: guardedCells.roles.cell,
    guardian: guardedCells.roles.guardian,
    follows: "follows",
    false: "can't be",
  },

  reason(found: Chained, board: Board): Reason {
    const links = branchesOf(found, board).flatMap(({ steps }) => steps.map(factOf));
    return [...new Set([...found.cells.map(cellFact), ...links])];
  },

  marks(found: Chained, board: Board): Mark<"shape" | "guardian" | "follows" | "false">[] {
    const marks = new Map<string, Mark<"follows" | "false">>();
    const links = new Map<string, Mark<never>>();
    const link = (kind: "weak" | "strong", from: number, to: number): void => {
      const mark: Mark<never> = { link: kind, from: [from], to: [to] };
      links.set(JSON.stringify(mark), mark);
    };
    const mark = (role: "follows" | "false", each: number): void => {
      marks.set(`${role} ${each}`, { role, cell: candidateCell(each), digits: [candidateDigit(each)] });
    };
    for (const { guardian, steps } of branchesOf(found, board)) {
      let last = guardian;
      for (const { from, to } of steps) {
        mark("false", from);
        mark("follows", to);
        link("weak", last, from);
        link("strong", from, to);
        last = to;
      }
      link("weak", last, candidateOf(found.cell, found.digit));
    }
    const shape = guardedCells
      .marks(found, board)
      .map((mark) =>
        "role" in mark && mark.role === "cell" ? { ...mark, role: "shape" as const } : (mark as Mark<"guardian">),
      );
    return [...shape, ...marks.values(), ...links.values()];
  },

  data(found: Chained, board: Board): Data {
    const branches = branchesOf(found, board);
    const list = (tell: (branch: Branch) => Value): Value => ({ list: branches.map(tell), join: "space" });
    return {
      ...guardedCells.data(found, board),
      branches: list((branch) => inWords(found, branch, branches.length === 1)),
      conclusion: { part: branches.length === 1 ? "inOneCase" : "inEachCase", data: {} },
      chains: list((branch) => inNotation(found, branch)),
    };
  },
};

const dataOf = ({ cell, digit }: Chained, { guardian }: Branch): Data => ({
  cell: { cell: candidateCell(guardian) },
  digit: candidateDigit(guardian),
  goes: { cell },
  goesDigit: digit,
});

function inWords(found: Chained, branch: Branch, isAlone: boolean): Value {
  const data = dataOf(found, branch);
  if (branch.steps.length === 0) return { part: isAlone ? "aloneDirect" : "direct", data };
  const steps = branch.steps.map((step): Value => ({
    part: step.kind === 3 ? "cellStep" : "houseStep",
    data: ends(step),
  }));
  return { part: isAlone ? "alone" : "branch", data: { ...data, steps: { list: steps, join: "space" } } };
}

function inNotation(found: Chained, branch: Branch): Value {
  const data = dataOf(found, branch);
  if (branch.steps.length === 0) return { part: "directNotation", data };
  const steps = branch.steps.map((step): Value => ({
    part: step.kind === 3 ? "cellNotation" : "houseNotation",
    data: ends(step),
  }));
  return { part: "branchNotation", data: { ...data, steps: { list: steps, join: "none" } } };
}

const ends = ({ from, to, kind }: StrongStep): Data => ({
  from: { cell: candidateCell(from) },
  fromDigit: candidateDigit(from),
  to: { cell: candidateCell(to) },
  toDigit: candidateDigit(to),
  house: { house: houseOfStep(to, Math.min(kind, 2)) },
});

/** How a tridagon chain is explained, drawn and proved. */
export const tridagonChain = {
  ...chained,
  message: {
    long:
      "The cells {cells} are three in each of four boxes, in different rows and columns. If they held only {digits}, the boxes " +
      `would turn the digits once too often. ${OUTCOME}`,
    short: "tridagon {digits}: {chains}: {outcome}",
    vague: "Twelve cells can't hold only {digits}. See what follows from each other candidate there.",
    parts: PARTS,
  },
};

/** How an oddagon chain is explained, drawn and proved. */
export const oddagonChain = {
  ...chained,
  message: {
    long:
      "Each of the cells {cells} sees the next one, and the last sees the first. If they held only {digits}, the two digits would take turns, but the " +
      `number of cells is odd. ${OUTCOME}`,
    short: "oddagon {digits} {cells}: {chains}: {outcome}",
    vague: "An odd loop of cells can't hold only {digits}. See what follows from each other candidate there.",
    parts: PARTS,
  },
};
