import {
  type Board,
  type Fact,
  MAX_FACTS,
  type Mark,
  type Reporter,
  candidateCell,
  candidateDigit,
  candidateOf,
  candidatesOf,
  cellFact,
  houseFact,
  nodeOf,
  placesIn,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { medusaData, medusaMessage } from "./medusa-explanation.js";
import { type Medusa, pattern } from "./medusa-pattern.js";
import { MedusaSearch, type MedusaProof } from "./medusa-search.js";
import { factOfPair, pairGraphOf } from "./pair-graph.js";

/** 3D Medusa: colors for the candidates of all digits, along pairs in houses and cells. One candidate leaves. */
export const medusa = /* @__PURE__ */ defineBuiltIn({
  id: "medusa",
  name: "3D Medusa",
  pattern,
  roles: { a: "color A", b: "color B", rest: "candidate that would go" },
  ties: true,
  message: medusaMessage,
  find(board, report) {
    const graph = pairGraphOf(board);
    for (const cluster of graph.clusters) {
      const search = new MedusaSearch(board, graph, cluster);
      for (const target of search.targets()) if (reportTarget(board, report, target, search.proofOf(target))) return;
    }
  },
  reason: medusaFacts,
  marks: medusaMarks,
  data: medusaData,
});

function reportTarget(board: Board, report: Reporter<typeof pattern>, target: number, proof: MedusaProof): boolean {
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
    ...houses.flatMap((house) => nodeOf(lost[0], placesIn(board, house, lost[0]))),
  ];
  for (const each of rest) if (!roles.has(each)) roles.set(each, "rest");
  return [
    ...Array.from(roles, ([each, role]) => ({ role, cell: candidateCell(each), digits: [candidateDigit(each)] })),
    ...paths.flatMap((path) =>
      path.slice(1).map((to, i): Mark<never> => ({ link: "strong", from: [path[i]], to: [to] })),
    ),
  ];
}
