import {
  type Board,
  type Data,
  type Message,
  type Value,
  candidateCell,
  candidateOf,
  houseOf,
  isCellFact,
} from "@wings/core/author";
import type { Medusa } from "./medusa-pattern.js";
import { factOfPair } from "./pair-graph.js";

/** The messages: the color of each candidate on the paths, then what the colors say. */
export const medusaMessage: Message = {
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

export function medusaData({ cell, digit, paths, emptied, houses, lost }: Medusa, board: Board): Data {
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
