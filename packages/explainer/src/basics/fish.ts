import { ALL_DIGITS, lowestBit } from "@wings/core/author";
import type { Grid } from "../grid.js";
import type { Hints } from "../hints.js";
import { forEachLocked } from "./unions.js";

const NAMES = ["", "", "X-Wing", "Swordfish", "Jellyfish"];

/** `size` rows whose places for a digit lie in `size` columns, or the other way round: the columns lose it elsewhere. */
export const fish =
  (size: number, rating: number) =>
  ({ places }: Grid, hints: Hints): void => {
    const lines = new Uint16Array(9);
    for (let digit = 1; digit <= 9; digit++) {
      for (const first of [0, 9]) {
        for (let i = 0; i < 9; i++) lines[i] = places[(first + i) * 10 + digit];
        forEachLocked(lines, 0, size, (bases, covers) => {
          const cells: number[] = [];
          for (let base = ALL_DIGITS ^ bases; base !== 0; base &= base - 1) {
            for (let cover = covers; cover !== 0; cover &= cover - 1) {
              const line = lowestBit(base);
              const place = lowestBit(cover);
              cells.push(first === 0 ? line * 9 + place : place * 9 + line);
            }
          }
          hints.eliminate(NAMES[size], rating, cells, 1 << (digit - 1));
        });
      }
    }
  };
