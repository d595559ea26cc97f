import type { Cell } from "@wings/core/author";

/** Gives cells two colors: two cells that are joined must differ. It says when that can't be, by union and find. */
export class TwoColors {
  /** By cell: a cell of the same group, and whether both have different colors. */
  readonly #leader = new Int8Array(81);
  readonly #differs = new Uint8Array(81);

  /** Forgets all pairs of cells. */
  clear(): this {
    this.#leader.set(CELLS);
    this.#differs.fill(0);
    return this;
  }

  /** Gives two cells different colors. Returns false if they must have the same color. */
  join(a: Cell, b: Cell): boolean {
    const leader = this.#leader;
    const differs = this.#differs;
    let [x, y, differ] = [a, b, 1];
    for (; leader[x] !== x; x = leader[x]) differ ^= differs[x];
    for (; leader[y] !== y; y = leader[y]) differ ^= differs[y];
    if (x === y) return differ === 0;
    leader[x] = y;
    differs[x] = differ;
    return true;
  }
}

const CELLS = /* @__PURE__ */ Int8Array.from({ length: 81 }, (_, cell) => cell);
