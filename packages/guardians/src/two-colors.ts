import type { Cell } from "@wings/core/author";

/** Gives cells two colors: two cells that are joined must differ. It says when that can't be, by union and find. */
export class TwoColors {
  /** By cell: twice a cell of the same group, and one more if both have different colors. */
  readonly #leader = new Uint8Array(81);

  /** Forgets all pairs of cells. */
  clear(): this {
    this.#leader.set(ALONE);
    return this;
  }

  /** Takes the groups and colors of another. */
  copy(other: TwoColors): this {
    this.#leader.set(other.#leader);
    return this;
  }

  /** Gives two cells different colors. Returns false if they must have the same color. */
  join(a: Cell, b: Cell): boolean {
    return this.joinTo(this.colorOf(a), b);
  }

  /** The color of a cell: twice the cell that leads the group, and one more if it has another color than that. */
  colorOf(cell: Cell): number {
    const leader = this.#leader;
    let color = cell * 2;
    for (let next = leader[cell]; next >> 1 !== color >> 1; next = leader[color >> 1]) color = next ^ (color & 1);
    return color;
  }

  /** Gives a cell another color than this one, which stays valid. Returns false if it must have the same color. */
  joinTo(color: number, cell: Cell): boolean {
    const own = this.colorOf(cell);
    if (own >> 1 === color >> 1) return own !== color;
    this.#leader[own >> 1] = color ^ (own & 1) ^ 1;
    return true;
  }
}

const ALONE = /* @__PURE__ */ Uint8Array.from({ length: 81 }, (_, cell) => cell * 2);
