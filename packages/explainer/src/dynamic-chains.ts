import { Branch, type Extension } from "./branch.js";
import type { Grid } from "./grid.js";
import { choices, eachCandidate } from "./grid.js";
import type { Hints } from "./hints.js";
import { innerBasics } from "./inner-basics.js";
import { innerChains } from "./inner-chains.js";
import { lengthRating } from "./length.js";
import { whenFalse, whenTrue } from "./reach.js";

interface Level {
  readonly rating: number;
  readonly name: string;
  readonly extension?: Extension;
}

/** The levels of dynamic chains: each goes on where all branches of the one before have come to their ends. */
const LEVELS: readonly Level[] = [
  { rating: 85, name: "Dynamic" },
  { rating: 90, name: "Dynamic + basics", extension: innerBasics },
  {
    rating: 95,
    name: "Dynamic + Forcing Chains",
    extension: (board, now, report) => {
      let found = false;
      innerBasics(board, now, (...conclusion) => {
        found = true;
        report(...conclusion);
      });
      if (!found) innerChains(board, now, report);
    },
  },
];

/** The branches of the board before, which are used again. */
const POOL: Branch[] = [];

/** Forcing chains in which a conclusion may rest on several before: contradictions, and what follows from each of all choices. */
export function dynamicChains(grid: Grid, hints: Hints): void {
  const branches = new Map<number, Branch>();
  eachCandidate(grid, (start) => {
    for (const node of [whenTrue(start), whenFalse(start)]) {
      const branch = (POOL[branches.size] ??= new Branch());
      branches.set(node, branch.start(grid, node));
    }
  });
  for (const level of LEVELS) {
    if (level.rating > hints.highest) return;
    for (const branch of branches.values()) branch.run(level.extension);
    findContradictions(branches, level, hints);
    findCommon(grid, branches, level, hints);
    if (hints.found) return;
  }
}

function findContradictions(branches: ReadonlyMap<number, Branch>, { rating, name }: Level, hints: Hints): void {
  for (const [start, branch] of branches) {
    for (const conflict of branch.conflicts) {
      const technique = `${name} Contradiction Forcing Chains`;
      hints.conclude(technique, rating + lengthRating(branch.sizeOfConflict(conflict)), start ^ 1);
    }
  }
}

function findCommon(grid: Grid, branches: ReadonlyMap<number, Branch>, { rating, name }: Level, hints: Hints): void {
  eachCandidate(grid, (start) => {
    conclude(
      `${name} Double Forcing Chains`,
      rating,
      [branches.get(whenTrue(start))!, branches.get(whenFalse(start))!],
      hints,
    );
  });
  for (const { kind, candidates } of choices(grid, 2)) {
    conclude(
      `${name} ${kind} Forcing Chains`,
      rating,
      candidates.map((one) => branches.get(whenTrue(one))!),
      hints,
    );
  }
}

/** What all these branches have in common. */
function conclude(technique: string, rating: number, all: readonly Branch[], hints: Hints): void {
  const [first] = all;
  for (let i = 0; i < first.count; i++) {
    const node = first.order[i];
    // A chain has at least as many nodes as rounds.
    let nodes = 0;
    let k = 0;
    while (k < all.length && all[k].round[node] !== 0) nodes += all[k++].round[node];
    if (k < all.length || !hints.wants(rating + lengthRating(nodes))) continue;
    nodes = 0;
    for (const branch of all) nodes += branch.sizeOf(node);
    hints.conclude(technique, rating + lengthRating(nodes), node);
  }
}
