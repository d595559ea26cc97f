import {
  type Board,
  type Candidate,
  type Data,
  type Fact,
  MAX_FACTS,
  type Mark,
  type Message,
  type Pattern,
  type Reporter,
  type Value,
  candidateCell,
  candidateDigit,
  candidateOf,
  candidatesOf,
  cellFact,
  houseFact,
  houseOf,
  isCellFact,
  nodeOf,
  placesIn,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { type MedusaProof, MedusaSearch } from "./find-medusa.js";
import { factOfPair, pairGraphOf } from "./pair-graph.js";

/**
 * The candidate that leaves, and paths along pairs whose candidates have the colors A and B in turn. `emptied` is the cell that
 * would have no candidate left; or `houses` is the house that would have no place for the digit in `lost`.
 *
 * ```
 *   trap   A ═══ B ═══ A ═══ B       wrap   t ═══ B ═══ A         t is A; if A were true, two candidates
 *           ╲               ╱                ╲           │        would clash, or a cell or house would be
 *            ───── t ──────                   ═ B ═ A ───╯        empty
 * ```
 */
const pattern = {
  cell: "cell",
  digit: "digit",
  paths: "nodes",
  emptied: "cells",
  houses: "houses",
  lost: "digits",
} as const;
/** The pattern: the candidate that leaves, the paths that show it, and what would be empty if it were true. */
export type Medusa = Pattern<typeof pattern>;

/** The messages: the color of each candidate on the paths, then what the colors say. */
const medusaMessage: Message = {
  long:
    "Follow pairs of candidates of which just one is true, and color them A and B in turn: {steps}. All of A are true, or all of B. " +
    "{rule} {outcome}.",
  short: "{told}: {outcome}",
  vague: "There is a 3D Medusa in the {region}.",
  parts: {
    first: "{to} is A",
    next: "{with}{to} is {color} ({why})",
    with: "with {from}, ",
    there: "the other candidate there",
    trap: "{first}, which is A, and {last}, which is B, both rule out {target}. One of them is true:",
    clash: "{first} and {last} are both A, but only one of them can be true. So A is false, and {target} with it:",
    cell: "If {ends} were true, {gone} would have no candidate left. So A is false, and {target} with it:",
    house: "If {ends} were true, {missing} would have no place in {house}. So A is false, and {target} with it:",
    open: "{notation}",
    noCandidate: "{notation}, none left in {gone}",
    noPlace: "{notation}, no {missing} left in {house}",
  },
};

/** 3D Medusa: colors for the candidates of all digits, along pairs in houses and cells. One candidate leaves. */
export const medusa = /* @__PURE__ */ defineBuiltIn({
  id: "medusa",
  name: "3D Medusa",
  pattern,
  roles: { a: "color A", b: "color B", rest: "candidate that would go" },
  ties: true,
  needs: "boxes",
  message: medusaMessage,
  find(board, report) {
    const graph = pairGraphOf(board);
    for (const cluster of graph.clusters) {
      const search = new MedusaSearch(board, graph, cluster);
      for (const target of search.targets()) if (reportTarget(report, target, search.proofOf(target))) return;
    }
  },
  reason: medusaFacts,
  marks: medusaMarks,
  data: medusaData,
});

/** Reports a candidate that leaves, if it can be proved. Returns whether to stop. */
function reportTarget(report: Reporter<typeof pattern>, target: Candidate, proof: MedusaProof): boolean {
  const { board } = report;
  const { paths, emptied, size } = proof;
  const [cell, digit] = [candidateCell(target), candidateDigit(target)];
  const found = {
    cell,
    digit,
    paths,
    emptied: emptied?.cell === undefined ? [] : [emptied.cell],
    houses: emptied?.house === undefined ? [] : [emptied.house],
    lost: emptied?.house === undefined ? [] : [candidateDigit(emptied.candidates[0])],
  };
  // Every second pair of a path is a fact.
  if (size / 2 + 1 > MAX_FACTS && medusaFacts(found, board).length > MAX_FACTS) return false;
  report.eliminateCells(digit, [cell]);
  return report.commit(found, size);
}

/**
 * Every second pair of a path. In a trap, the first candidate is false if the target is true, so the second one is true. In a
 * wrap, the first one is true, so the second one is false and the third one is true.
 */
function medusaFacts({ paths, emptied, houses, lost }: Medusa, board: Board): Fact[] {
  const facts = new Set<Fact>([...emptied.map(cellFact), ...houses.map((house) => houseFact(house, lost[0]))]);
  for (const path of paths)
    for (let i = path.length % 2; i + 1 < path.length; i += 2) facts.add(factOfPair(board, path[i], path[i + 1]));
  return [...facts];
}

function medusaMarks({ paths, emptied, houses, lost }: Medusa, board: Board): Mark<"a" | "b" | "rest">[] {
  const roles = new Map<number, "a" | "b" | "rest">();
  for (const path of paths) for (const [i, each] of path.entries()) roles.set(each, i % 2 === 0 ? "a" : "b");
  const rest = [
    ...emptied.flatMap((cell) => candidatesOf(board, cell).map((digit) => candidateOf(cell, digit))),
    ...houses.flatMap((house) => nodeOf(lost[0], placesIn(board, lost[0], house))),
  ];
  for (const each of rest) if (!roles.has(each)) roles.set(each, "rest");
  return [
    ...Array.from(roles, ([each, role]) => ({ role, cell: candidateCell(each), digits: [candidateDigit(each)] })),
    ...paths.flatMap((path) =>
      path.slice(1).map((to, i): Mark<never> => ({ link: "strong", from: [path[i]], to: [to] })),
    ),
  ];
}

function medusaData({ cell, digit, paths, emptied, houses, lost }: Medusa, board: Board): Data {
  const last = paths[paths.length - 1];
  const first = paths.length === 1 && last.length % 2 === 0 ? last[0] : paths[0][paths[0].length - 1];
  const data: Record<string, Value> = {
    target: { candidate: candidateOf(cell, digit) },
    notation: { list: paths.map((path): Value => ({ list: path.map((candidate) => ({ candidate })), join: "none" })) },
    first: { candidate: first },
    last: { candidate: last[last.length - 1] },
    ends: { candidates: [...new Set(paths.map((path) => path[path.length - 1]))] },
    ...(emptied.length > 0 ? { gone: { cell: emptied[0] } } : {}),
    ...(houses.length > 0 ? { house: { house: houses[0] }, missing: lost[0] } : {}),
  };
  const [rule, shortRule] =
    emptied.length > 0
      ? ["cell", "noCandidate"]
      : houses.length > 0
        ? ["house", "noPlace"]
        : [last.length % 2 === 0 ? "trap" : "clash", "open"];
  return {
    steps: { list: stepsOf(paths, board) },
    rule: { part: rule, data },
    told: { part: shortRule, data },
    region: { region: [cell, ...paths.flat().map(candidateCell)] },
  };
}

/** The candidates in the order in which they are colored. A path may turn off from one that was colored before. */
function stepsOf(paths: Medusa["paths"], board: Board): Value[] {
  const colored = new Set<number>();
  const steps: Value[] = [];
  let last = -1;
  for (const path of paths) {
    for (const [i, to] of path.entries()) {
      if (colored.has(to)) continue;
      colored.add(to);
      steps.push(i === 0 ? { part: "first", data: { to: { candidate: to } } } : stepOf(path, i, last, board));
      last = to;
    }
  }
  return steps;
}

function stepOf(path: readonly number[], i: number, last: number, board: Board): Value {
  const [from, to] = [path[i - 1], path[i]];
  const fact = factOfPair(board, from, to);
  return {
    part: "next",
    data: {
      to: { candidate: to },
      color: i % 2 === 0 ? "A" : "B",
      with: from === last ? "" : { part: "with", data: { from: { candidate: from } } },
      why: isCellFact(fact) ? { part: "there", data: {} } : { house: houseOf(fact) },
    },
  };
}
