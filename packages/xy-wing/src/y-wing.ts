import { type Board, type Reporter, cellsOf, maskOf, sees } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { SIZE, definition } from "./xy-wing.js";

/**
 * XY-Wing, searched by pair tables: a table lists the bivalue cells by their two digits. For each digit c and each pair
 * a < b of other digits, the search tries all cells ac, ab and bc. The pivot ab must see both others; c is eliminated.
 */
export const yWing = /* @__PURE__ */ defineBuiltIn({
  id: "y-wing",
  name: "Y-Wing",
  ...definition,
  find: (board, report) => search(report, pairTable(board)),
});

/** By digit mask: the bivalue cells with these two digits. */
type PairTable = readonly (readonly number[])[];

function pairTable({ bivalue, masks }: Board): PairTable {
  const table: number[][] = [];
  for (const cell of cellsOf(bivalue[0], bivalue[1], bivalue[2])) (table[masks[cell]] ??= []).push(cell);
  return table;
}

function search(report: Reporter<typeof definition.pattern>, pairs: PairTable): void {
  const { board } = report;
  const cellsWith = (a: number, b: number): readonly number[] => pairs[maskOf(a) | maskOf(b)] ?? NONE;
  for (let c = 1; c <= 9; c++) {
    for (let a = 1; a < 9; a++) {
      if (a === c) continue;
      for (const wingX of cellsWith(a, c)) {
        for (let b = a + 1; b <= 9; b++) {
          if (b === c) continue;
          for (const pivot of cellsWith(a, b)) {
            for (const wingY of cellsWith(b, c)) {
              if (!sees(board, pivot, wingX) || !sees(board, pivot, wingY) || sees(board, wingX, wingY)) continue;
              if (!report.eliminateSeen(c, [wingX, wingY])) continue;
              if (report.commit({ pivot, wingX, wingY, x: a, y: b, z: c }, SIZE)) return;
            }
          }
        }
      }
    }
  }
}

const NONE: readonly number[] = [];
