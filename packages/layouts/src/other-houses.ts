import { DIGIT_COUNT, digitsOf, placesByHouse } from "@wings/core/author";
import type { OtherHouses } from "@wings/core/host";
import type { Tables } from "./tables.js";

type ByTables = Omit<OtherHouses, "adapt" | "contradictions">;

/** What the core finds by arithmetic on a classic board, from the tables of a layout. */
export function otherHouses({ houses, houseCells, hasBoxes }: Tables): ByTables {
  const firstHouse = new Uint8Array(40 * 512);
  const shared: number[][] = [];
  for (const house of houses) {
    firstHouse.fill(house, house * 512, house * 512 + 512);
    const masks = new Set<number>();
    // The first house comes last, so it stays.
    for (const other of [...houses].reverse()) {
      if (other === house) continue;
      const mask = positionsIn(other, 511, house);
      if (DIGIT_COUNT[mask] > 1) masks.add(mask);
      if (other > house) continue;
      for (let part = mask; part !== 0; part = (part - 1) & mask) firstHouse[house * 512 + part] = other;
    }
    shared[house] = [...masks].sort((a, b) => a - b);
  }

  /** Cells of a house that are in another one, too, as positions there. */
  function positionsIn(from: number, positions: number, to: number): number {
    let found = 0;
    for (let i = 0; i < 9; i++) {
      const at = houseCells.subarray(to * 9, to * 9 + 9).indexOf(houseCells[from * 9 + i]);
      if (((positions >> i) & 1) !== 0 && at >= 0) found |= 1 << at;
    }
    return found;
  }

  return {
    firstHouse,
    ownSizes: firstHouse.map((house, i) => (house === i >> 9 ? DIGIT_COUNT[i & 511] : 99)),
    shared,
    positionsIn,
    fillPlaces({ masks }, into) {
      // The core has those of lines and of classic boxes.
      for (const house of houses.slice(hasBoxes ? 27 : 18)) {
        into.fill(0, house * 10, house * 10 + 10);
        for (let i = 0; i < 9; i++)
          for (const digit of digitsOf(masks[houseCells[house * 9 + i]])) into[house * 10 + digit] |= 1 << i;
      }
    },
    pairs(board, digit) {
      const places = placesByHouse(board);
      let bits = 0;
      for (let bit = 18; bit < houses.length; bit++)
        if (DIGIT_COUNT[places[houses[bit] * 10 + digit]] === 2) bits |= 1 << bit;
      return bits;
    },
  };
}
