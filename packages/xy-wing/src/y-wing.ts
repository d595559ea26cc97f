import {
  type Board,
  type Sink,
  cellName,
  cellsOf,
  defineTechnique,
  digitsOf,
  eliminateSeen,
  maskOf,
  placesSeen,
  sees,
} from "@wings/core";
import { SIZE, explanation } from "./explanation.js";

/**
 * XY-Wing, searched by pair tables: a table lists the bivalue cells by their two digits. For each digit c and each pair
 * a < b of other digits, the search tries all cells ac, ab and bc. The pivot ab must see both others; c is eliminated.
 */
export const yWing = /* @__PURE__ */ defineTechnique({
  id: "y-wing",
  name: "Y-Wing",
  ...explanation,
  options: {
    trace: {
      type: "boolean",
      default: false,
      description: "log the pairs counted, the triples tried and the removals",
    },
  },
  find(board, sink, { trace }) {
    const log = trace ? sink.log : undefined;
    const before = sink.tried;
    const pairs = pairTable(board);
    log?.(counted(pairs));
    search(board, sink, pairs, log);
    log?.(`triples tried: ${sink.tried - before}`);
  },
});

type Log = (line: string) => void;

/** By digit mask: the bivalue cells with these two digits. */
type PairTable = readonly (readonly number[])[];

function pairTable({ bivalue, masks }: Board): PairTable {
  const table: number[][] = [];
  for (const cell of cellsOf(bivalue[0], bivalue[1], bivalue[2])) (table[masks[cell]] ??= []).push(cell);
  return table;
}

function search(board: Board, sink: Sink, pairs: PairTable, log?: Log): void {
  const cellsWith = (a: number, b: number): readonly number[] => pairs[maskOf(a) | maskOf(b)] ?? NONE;
  for (let c = 1; c <= 9; c++) {
    for (let a = 1; a < 9; a++) {
      if (a === c) continue;
      for (const wingX of cellsWith(a, c)) {
        for (let b = a + 1; b <= 9; b++) {
          if (b === c) continue;
          for (const pivot of cellsWith(a, b)) {
            for (const wingY of cellsWith(b, c)) {
              sink.tried++;
              if (!sees(pivot, wingX) || !sees(pivot, wingY) || sees(wingX, wingY)) continue;
              if (!eliminateSeen(sink, c, [wingX, wingY])) continue;
              log?.(removal(board, [wingX, pivot, wingY], [c, a, b]));
              if (sink.commit({ pivot, wingX, wingY, x: a, y: b, z: c }, SIZE)) return;
            }
          }
        }
      }
    }
  }
}

/** The first line of the log: `pairs counted: 3 (5-7 in r8c1, 5-9 in r8c8, 7-9 in r2c8)`. */
function counted(pairs: PairTable): string {
  const total = pairs.reduce((sum, cells) => sum + cells.length, 0);
  const each = pairs.map((cells, mask) => `${digitsOf(mask).join("-")} in ${cells.map(cellName).join(" ")}`);
  return `pairs counted: ${total} (${each.filter(Boolean).join(", ")})`;
}

/** One line for each removal: `7-5 in r8c1, 5-9 in r8c8, and 9-7 in r2c8: removed 7 from r2c1`. */
function removal(board: Board, [wingX, pivot, wingY]: number[], [c, a, b]: number[]): string {
  const triple = `${c}-${a} in ${cellName(wingX)}, ${a}-${b} in ${cellName(pivot)}, and ${b}-${c} in ${cellName(wingY)}`;
  const cells = placesSeen(board, c, [wingX, wingY]).map(cellName).join(" ");
  return `${triple}: removed ${c} from ${cells}`;
}

const NONE: readonly number[] = [];
