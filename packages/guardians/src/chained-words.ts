import {
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  candidateOf,
  cellFact,
  type Data,
  type Fact,
  type House,
  houseFact,
  housesOfTable,
  type Mark,
  maskOfAll,
  type Message,
  type Pattern,
  type Reason,
  type Value,
} from "@wings/core/author";
import { guardedCells } from "./guarded-words.js";
import { othersIn } from "./guardians.js";
import { StrongWalk, type StrongStep } from "./reach.js";

/** Cells that some digits alone can't fill, and a candidate that each of the guardians excludes: its cell and its digit. */
export const chainPattern = { cells: "cells", digits: "digits", cell: "cell", digit: "digit" } as const;
type Chained = Pattern<typeof chainPattern>;

/** A guardian, and the strong links from it to a candidate that excludes the target. */
interface Branch {
  readonly guardian: Candidate;
  readonly steps: readonly StrongStep[];
}

function branchesOf({ cells, digits, cell, digit }: Chained, board: Board): Branch[] {
  const walk = new StrongWalk(board);
  return othersIn(board, cells, maskOfAll(digits)).map((guardian) => ({
    guardian,
    steps: walk.wayTo(guardian, candidateOf(cell, digit)),
  }));
}

const factOf = (board: Board, { to, kind }: StrongStep): Fact =>
  kind === 3 ? cellFact(candidateCell(to)) : houseFact(houseOfStep(board, to, kind), candidateDigit(to));

/** The row, the column or the box of a candidate. */
const houseOfStep = (board: Board, candidate: Candidate, kind: number): House =>
  housesOfTable(board)[candidateCell(candidate) * 3 + kind];

/** Parts of messages for a chain from each guardian. */
export const CHAIN_PARTS: Message["parts"] = {
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

/** The end of a long message: what follows from each guardian. */
export const CHAIN_OUTCOME = "{claim} {branches} {conclusion}: {outcome}.";

/** What chains from the guardians of a pattern have in common: pattern, roles, reason, marks and data. */
export const guardedChain = {
  pattern: chainPattern,
  roles: {
    shape: guardedCells.roles.cell,
    guardian: guardedCells.roles.guardian,
    follows: "follows",
    false: "can't be",
  },

  reason(found: Chained, board: Board): Reason {
    const links = branchesOf(found, board).flatMap(({ steps }) => steps.map((step) => factOf(board, step)));
    return [...new Set([...found.cells.map(cellFact), ...links])];
  },

  marks(found: Chained, board: Board): Mark<"shape" | "guardian" | "follows" | "false">[] {
    const marks = new Map<string, Mark<"follows" | "false">>();
    const links = new Map<string, Mark<never>>();
    const link = (kind: "weak" | "strong", from: Candidate, to: Candidate): void => {
      const mark: Mark<never> = { link: kind, from: [from], to: [to] };
      links.set(JSON.stringify(mark), mark);
    };
    const mark = (role: "follows" | "false", each: Candidate): void => {
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
    const list = (write: (branch: Branch) => Value): Value => ({ list: branches.map(write), join: "space" });
    return {
      ...guardedCells.data(found, board),
      branches: list((branch) => inWords(board, found, branch, branches.length === 1)),
      conclusion: { part: branches.length === 1 ? "inOneCase" : "inEachCase", data: {} },
      chains: list((branch) => inNotation(board, found, branch)),
    };
  },
};

const dataOf = ({ cell, digit }: Chained, { guardian }: Branch): Data => ({
  cell: { cell: candidateCell(guardian) },
  digit: candidateDigit(guardian),
  goes: { cell },
  goesDigit: digit,
});

/** A branch in sentences. */
function inWords(board: Board, found: Chained, branch: Branch, isAlone: boolean): Value {
  const data = dataOf(found, branch);
  if (branch.steps.length === 0) return { part: isAlone ? "aloneDirect" : "direct", data };
  const steps = branch.steps.map((step): Value => ({
    part: step.kind === 3 ? "cellStep" : "houseStep",
    data: endsOf(board, step),
  }));
  return { part: isAlone ? "alone" : "branch", data: { ...data, steps: { list: steps, join: "space" } } };
}

/** A branch in Eureka notation. */
function inNotation(board: Board, found: Chained, branch: Branch): Value {
  const data = dataOf(found, branch);
  if (branch.steps.length === 0) return { part: "directNotation", data };
  const steps = branch.steps.map((step): Value => ({
    part: step.kind === 3 ? "cellNotation" : "houseNotation",
    data: endsOf(board, step),
  }));
  return { part: "branchNotation", data: { ...data, steps: { list: steps, join: "none" } } };
}

/** Both ends of a strong link, and its house. */
const endsOf = (board: Board, { from, to, kind }: StrongStep): Data => ({
  from: { cell: candidateCell(from) },
  fromDigit: candidateDigit(from),
  to: { cell: candidateCell(to) },
  toDigit: candidateDigit(to),
  house: { house: houseOfStep(board, to, Math.min(kind, 2)) },
});
