import type { Grid } from "../grid.js";
import type { Hints } from "../hints.js";
import { Network, networkWithPatterns } from "./network.js";
import { releaseScratches } from "./scratch.js";
import { Round } from "./round.js";
import { Rows } from "./rows.js";
import { type Kind, Measure } from "./measure.js";

/** Chains of one digit, in which a conclusion may rest on several before. */
export function nishio(grid: Grid, hints: Hints): void {
  const round = new Round(hints, 75);
  const parts: { rows: Rows; measure: Measure }[] = [];
  for (let digit = 1; digit <= 9; digit++) {
    const network = new Network(grid, { digit });
    if (network.nodes === 0) continue;
    const rows = new Rows(network).follow(3);
    rows.derive(9, 0);
    const measure = new Measure(network, round, { name: () => "Nishio Forcing Chains", dualBonus: 0, choices: false });
    measure.take(rows.follow(3));
    parts.push({ rows, measure });
  }
  if (!round.atOnce && round.lowest > 78) {
    for (const { rows, measure } of parts) {
      rows.follow();
      while (rows.derive(9, 0)) rows.follow();
      measure.take(rows);
    }
  }
  round.finish();
  releaseScratches();
}

const named =
  (first: string): Kind["name"] =>
  (what) =>
    `${first} ${what} Forcing Chains`;

/** Chains in which a conclusion may rest on several before. */
export function dynamicChains(grid: Grid, hints: Hints): void {
  const network = new Network(grid);
  const round = new Round(hints, 85);
  const measure = new Measure(network, round, { name: named("Dynamic"), dualBonus: 1, choices: true });
  const rows = new Rows(network).follow(5);
  rows.derive(4, 0);
  rows.follow(8).derive(4, 0);
  measure.take(rows.follow(8));
  if (!round.atOnce && round.lowest > 88) {
    rows.derive(5, 0);
    rows.follow(8).derive(5, 0);
    measure.take(rows.follow(8));
    if (!round.atOnce && round.lowest > 92) {
      rows.follow();
      while (rows.derive(9, 0)) rows.follow();
      measure.take(rows);
    }
  }
  round.finish();
  releaseScratches();
}

/** The same with patterns of the board: pairs, locked digits and X-Wings that a branch makes. */
export function dynamicChainsPlus(grid: Grid, hints: Hints): void {
  const network = networkWithPatterns(grid, hints);
  const round = new Round(hints, 90);
  const measure = new Measure(network, round, { name: named("Dynamic + basics"), dualBonus: 0, choices: true });
  const rows = new Rows(network).follow(2);
  rows.derive(4, 7);
  measure.take(rows.follow(2));
  if (!round.atOnce && round.lowest > 92) {
    rows.derive(7, 7);
    measure.take(rows.follow(5));
    if (!round.atOnce && round.lowest > 96) {
      rows.follow();
      while (rows.derive(9, 9)) rows.follow();
      measure.take(rows);
    }
  }
  round.finish();
  releaseScratches();
}
