import { lowestBit } from "@wings/core/author";
import { sumOf } from "../dynamic/expansion.js";
import { type Network, networkWithPatterns } from "../dynamic/network.js";
import { Rows } from "../dynamic/rows.js";
import { releaseScratches } from "../dynamic/scratch.js";
import { Round } from "../dynamic/round.js";
import type { Grid } from "../grid.js";
import type { Hints } from "../hints.js";
import { innerForcing, innerMultiple } from "./inner-chains.js";
import { innerDynamic } from "./inner-dynamic.js";
import { type InnerSearch, NestedExpansion } from "./nested-expansion.js";

interface NestingLevel {
  readonly name: string;
  readonly rating: number;
  readonly search: InnerSearch;
  /** After how many steps conclusions are collected: each time that there are fewer than five. */
  readonly stops: readonly number[];
  /** Above this rating of the puzzle, nothing is measured. */
  readonly unmeasured: number;
}

const ENOUGH = 5;
const FURTHER_STEPS = 3;

interface Conclusion {
  readonly what: string;
  readonly target: number;
  readonly from: readonly number[];
}

const nestedChains =
  (level: NestingLevel) =>
  (grid: Grid, hints: Hints): void => {
    const network = networkWithPatterns(grid, hints);
    const links = linkRows(network);
    const round = new Round(hints, level.rating);
    const rows: NestedExpansion[] = [];
    for (let node = 0; node < network.nodes; node++)
      rows.push(new NestedExpansion(network, links.row(node), level.search));
    let conclusions: Conclusion[] = [];
    for (const stop of level.stops) {
      for (const row of rows) row.runTo(stop);
      conclusions = collect(network, rows);
      if (new Set(conclusions.map(({ target }) => target)).size >= ENOUGH) break;
    }
    new NestedMeasure(network, round, level).take(conclusions, hints.er > level.unmeasured);
    round.finish();
    releaseScratches();
  };

/** What follows from each node by links alone. */
function linkRows(network: Network): Rows {
  const rows = new Rows(network).follow();
  const { sets, reached, candidates } = network;
  reached.fill(0);
  for (let one = 0; one < candidates.length; one++) {
    for (const gone of rows.falseInAll([one * 2])) reached[one * sets + (gone >> 5)] |= 1 << (gone & 31);
  }
  return rows;
}

function collect(network: Network, rows: readonly NestedExpansion[]): Conclusion[] {
  const found: Conclusion[] = [];
  const count = network.candidates.length;
  const { sets } = network;
  /** By row, the candidates that are false in it. */
  const gone = new Int32Array(rows.length * sets);
  rows.forEach(({ step }, row) => {
    for (let one = 0; one < count; one++) if (step[one * 2 + 1] >= 0) gone[row * sets + (one >> 5)] |= 1 << (one & 31);
  });
  for (let one = 0; one < count; one++) {
    if (rows[one * 2].conflicts.length > 0) found.push({ what: "Contradiction", target: one, from: [one * 2] });
  }
  const common = (what: string, from: readonly number[], outside: readonly number[]): void => {
    for (let w = 0; w < sets; w++) {
      let all = -1;
      for (const row of from) all &= gone[row * sets + w];
      for (; all !== 0; all &= all - 1) {
        const target = (w << 5) | lowestBit(all);
        if (!outside.includes(target)) found.push({ what, target, from });
      }
    }
  };
  for (let one = 0; one < count; one++) common("Double", [one * 2, one * 2 + 1], [one]);
  for (const { kind, members } of network.choices) {
    common(
      kind,
      members.map((one) => one * 2),
      members,
    );
  }
  return found;
}

class NestedMeasure {
  readonly #expansions: (NestedExpansion | undefined)[] = [];
  readonly #network: Network;
  readonly #round: Round;
  readonly #level: NestingLevel;

  constructor(network: Network, round: Round, level: NestingLevel) {
    this.#network = network;
    this.#round = round;
    this.#level = level;
  }

  take(conclusions: readonly Conclusion[], quick: boolean): void {
    const round = this.#round;
    const network = this.#network;
    let group = "";
    for (const { what, target, from } of conclusions) {
      const now = what === "Contradiction" || what === "Double" ? what : "Choice";
      if (now !== group && round.atOnce && !quick) return;
      group = now;
      const candidate = network.candidates[target];
      if (round.isGone(candidate)) continue;
      const name = `${this.#level.name} ${what} Forcing Chains`;
      if (quick) round.unmeasured(name, candidate);
      else round.measured(name, from.length === 1 ? this.#contradiction(from[0]) : this.#sum(from, target), candidate);
    }
  }

  #contradiction(node: number): number {
    return this.#expansion(node).runToConflict(FURTHER_STEPS).conflictLength(FURTHER_STEPS);
  }

  #sum(nodes: readonly number[], target: number): number {
    return sumOf(nodes, target, (node) => this.#expansion(node));
  }

  #expansion(node: number): NestedExpansion {
    return (this.#expansions[node] ??= new NestedExpansion(this.#network, [node], this.#level.search));
  }
}

export const nestedForcing = nestedChains({
  name: "Dynamic + Forcing Chains",
  rating: 95,
  search: innerForcing,
  stops: [2, 8, 33],
  unmeasured: 105,
});

export const nestedMultiple = nestedChains({
  name: "Dynamic + Multiple Forcing Chains",
  rating: 100,
  search: innerMultiple,
  stops: [2, 8, 23],
  unmeasured: 111,
});

export const nestedDynamic = nestedChains({
  name: "Dynamic + Dynamic Forcing Chains",
  rating: 105,
  search: innerDynamic,
  stops: [2, 8, 13],
  unmeasured: 117,
});
