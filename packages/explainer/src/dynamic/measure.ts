import { Expansion, sumOf } from "./expansion.js";
import type { Network } from "./network.js";
import type { Round } from "./round.js";
import type { Rows } from "./rows.js";

/** How the chains of a level are named and counted. */
export interface Kind {
  readonly name: (what: "Contradiction" | "Double" | "Cell" | "Region") => string;
  /** How much less a conclusion from both states of a candidate counts. */
  readonly dualBonus: number;
  /** Whether there are conclusions from choices. */
  readonly choices: boolean;
}

/** How many steps after the first contradiction others still count. */
const FURTHER_STEPS = 3;

/** Finds conclusions in rows, and measures each of them once. */
export class Measure {
  readonly #expansions: (Expansion | undefined)[] = [];
  readonly #met = new Set<number>();
  readonly #network: Network;
  readonly #round: Round;
  readonly #kind: Kind;

  constructor(network: Network, round: Round, kind: Kind) {
    this.#network = network;
    this.#round = round;
    this.#kind = kind;
  }

  /** Looks at the rows as they are. */
  take(rows: Rows): void {
    const network = this.#network;
    const round = this.#round;
    const quick = round.exceeds(8);
    for (let one = 0; one < network.candidates.length; one++) {
      if (this.#isGone(one)) continue;
      if (rows.isContradictory(one * 2) && this.#isNew(one, one)) {
        if (quick) round.unmeasured(this.#kind.name("Contradiction"), network.candidates[one]);
        else this.#contradiction(one);
      }
      this.#duals(rows, one, quick);
    }
    if (this.#kind.choices) this.#choices(rows, round.exceeds(10));
  }

  #contradiction(one: number): void {
    const expansion = this.#expansion(one * 2).runToConflict(FURTHER_STEPS);
    this.#round.measured(
      this.#kind.name("Contradiction"),
      expansion.conflictLength(FURTHER_STEPS),
      this.#network.candidates[one],
    );
  }

  #duals(rows: Rows, one: number, quick: boolean): void {
    const round = this.#round;
    const name = this.#kind.name("Double");
    const targets = rows
      .falseInAll([one * 2, one * 2 + 1])
      .filter((target) => target !== one && !this.#hasMet(one, target));
    if (targets.length === 0) return;
    if (quick) {
      for (const target of targets) round.unmeasured(name, this.#network.candidates[target]);
      return;
    }
    const whenTrue = rows.passesFrom(one * 2);
    const whenFalse = rows.passesFrom(one * 2 + 1);
    const passes = (target: number): number => whenTrue[target * 2 + 1] + whenFalse[target * 2 + 1];
    const fewest = Math.min(...targets.map(passes));
    for (const target of targets) {
      if (passes(target) > fewest + 1) continue;
      this.#isNew(one, target);
      if (this.#isGone(target)) continue;
      round.measured(
        name,
        this.#sum([one * 2, one * 2 + 1], target) - this.#kind.dualBonus,
        this.#network.candidates[target],
      );
    }
  }

  #choices(rows: Rows, quick: boolean): void {
    const network = this.#network;
    const round = this.#round;
    network.choices.forEach(({ kind, members }, i) => {
      const nodes = members.map((one) => one * 2);
      const name = this.#kind.name(kind);
      for (const target of rows.falseInAll(nodes)) {
        if (members.includes(target) || this.#isGone(target) || !this.#isNew(network.candidates.length + i, target))
          continue;
        if (quick) round.unmeasured(name, network.candidates[target]);
        else round.measured(name, this.#sum(nodes, target), network.candidates[target]);
      }
    });
  }

  #sum(nodes: readonly number[], target: number): number {
    return sumOf(nodes, target, (node) => this.#expansion(node));
  }

  #expansion(node: number): Expansion {
    return (this.#expansions[node] ??= new Expansion(this.#network, [node]));
  }

  #isGone(one: number): boolean {
    return this.#round.isGone(this.#network.candidates[one]);
  }

  #hasMet(by: number, target: number): boolean {
    return this.#met.has(by * 729 + target);
  }

  #isNew(by: number, target: number): boolean {
    if (this.#hasMet(by, target)) return false;
    this.#met.add(by * 729 + target);
    return true;
  }
}
