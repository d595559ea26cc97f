import { type Board, search } from "@wings/core";
import { CLASSIC_GRID, boxOf, cellFact, columnOf, houseFact, rowOf, sees } from "@wings/core/author";
import { type Twin, definition, report, twinsOn, wingPairs } from "../twin-link.js";
import { type Planted, counter, first, kept, only, searchOf, referenceOf } from "./planted.js";

const { reason } = definition;

const only9 = ({ x }: Twin): boolean => x !== 9;

/** Only the first link of two wings. */
const firstLinks = searchOf(function* (board) {
  const seen = new Set<string>();
  for (const twin of twinsOn(board)) {
    const key = [twin.wingA, twin.wingB, twin.x].join();
    if (!seen.has(key)) yield twin;
    seen.add(key);
  }
});

/** Wings whose second end need not see wing B. */
function* loose(board: Board, where: (twin: Twin) => boolean): Generator<Twin> {
  for (const { x, z, wingA, wingB } of wingPairs(board)) {
    for (let house = 0; house < 27; house++) {
      const places: number[] = [];
      for (const cell of board.masks.keys())
        if (board.has(cell, x) && (rowOf(cell) === house || columnOf(cell) === house || boxOf(cell) === house))
          places.push(cell);
      if (places.length !== 2 || places.includes(wingA) || places.includes(wingB)) continue;
      const [endA, endB] = sees(CLASSIC_GRID, places[0], wingA) ? places : [places[1], places[0]];
      const twin = { x, z, house, wingA, wingB, endA, endB };
      if (!sees(CLASSIC_GRID, endA, wingA)) continue;
      if (sees(CLASSIC_GRID, endB, wingB) || where(twin)) yield twin;
    }
  }
}

/** Searches that miss something, or find what is wrong. */
export const SEARCH_FAULTS: Readonly<Record<string, Planted>> = {
  "m1-digit": { what: "misses digit 9", changes: only(only9) },
  "m2-box": {
    what: "misses wings in box 5",
    changes: only(({ wingA, wingB }) => boxOf(wingA) !== 22 && boxOf(wingB) !== 22),
  },
  "m3-first": {
    what: "only the first link of two wings",
    changes: firstLinks,
  },
  "m4-placed": {
    what: "only with a placed digit on the board",
    changes: only((_, board) => board.values.some((digit, cell) => digit > 0 && !board.isGiven(cell))),
  },
  "m5-open": {
    what: "only with at most 45 open cells",
    changes: only((_, board) => board.values.filter((digit) => digit === 0).length <= 45),
  },
  "m6-removed": {
    what: "misses where a candidate of a wing was removed by another technique",
    changes: only(({ wingA }, board) => {
      const seen = new Set(
        Array.from(board.values.keys())
          .filter((cell) => board.values[cell] > 0 && sees(CLASSIC_GRID, cell, wingA))
          .map((cell) => board.values[cell]),
      );
      return seen.size === 7;
    }),
  },
  "m7-boxlink": { what: "misses links in boxes", changes: only(({ house }) => house < 18) },
  "m8-rare": {
    what: "misses x 7 with z 3 in the same band",
    changes: only(
      ({ x, z, wingA, wingB }) => !(x === 7 && z === 3 && (rowOf(wingA) / 3) >> 0 === (rowOf(wingB) / 3) >> 0),
    ),
  },
  "m9-rarerow": {
    what: "misses where the link is in row 9 and both wings in rows 1 to 3",
    changes: only(({ house, wingA, wingB }) => !(house === 8 && rowOf(wingA) < 3 && rowOf(wingB) < 3)),
  },
  "m10-ties": {
    what: "only the first link of two wings, and ties: true",
    changes: {
      ties: true,
      ...firstLinks,
    },
  },
  "m11-ref": {
    what: "misses digit 9, and the reference too",
    changes: only(only9),
    reference: referenceOf(only9),
  },
  "m12-refboth": {
    what: "misses links in boxes, and the reference too",
    changes: only(({ house }) => house < 18),
    reference: referenceOf(({ house }) => house < 18),
    harmless: "a mistake in the definition itself",
  },
  "w1-rare": {
    what: "eliminates a wrong digit at one board in a hundred",
    changes: first((board, to) => {
      if (counter.calls++ % 5000 !== 4999) return;
      const { solution } = search(board);
      for (const twin of twinsOn(board)) {
        if (solution && to.eliminateCells(Number(solution[twin.wingA]), [twin.wingA])) return to.commit(twin, 4);
      }
      return undefined;
    }),
    host: "`solvePath` and `hint` prove each finding and refuse this one",
  },
  "w2-cond": { what: "forgets that end B must see wing B", changes: searchOf((board) => loose(board, () => true)) },
  "w3-rarecond": {
    what: "forgets it in row 5, where both ends are in box 5",
    changes: searchOf((board) =>
      loose(board, ({ endA, endB }) => rowOf(endA) === 4 && boxOf(endA) === 22 && boxOf(endB) === 22),
    ),
  },
  "w4-fact": {
    what: "the reason misses the house",
    changes: { reason: ({ wingA, wingB }) => [cellFact(wingA), cellFact(wingB)] },
  },
  "w5b-facts": {
    what: "the reason cites six unneeded facts",
    changes: {
      reason: (twin, board) => [
        ...(reason(twin, board) as number[]),
        ...[0, 1, 2, 3, 4, 5]
          .map((house) => houseFact(house, twin.z))
          .filter((fact) => !(reason(twin, board) as number[]).includes(fact)),
      ],
    },
  },
  "w6-noncand": {
    what: "ignores that nothing is left to eliminate",
    changes: {
      find(board, to) {
        for (const twin of twinsOn(board)) {
          to.eliminateSeen(twin.z, [twin.wingA, twin.wingB]);
          if (to.commit(twin, 4)) return;
        }
      },
    },
  },
  "w7-place": {
    what: "also places x in an end",
    changes: {
      find(board, to) {
        for (const twin of twinsOn(board)) {
          if (!to.eliminateSeen(twin.z, [twin.wingA, twin.wingB])) continue;
          to.place(twin.endA, twin.x);
          if (to.commit(twin, 4)) return;
        }
      },
    },
  },
  "w8-stale": {
    what: "reports a finding of an earlier board if it still eliminates",
    changes: searchOf(function* (board) {
      for (const twin of kept.splice(0) as Twin[]) yield twin;
      for (const twin of twinsOn(board)) {
        kept.push(twin);
        yield twin;
      }
    }),
  },
  "w9-oracle": {
    what: "forgets a condition, and keeps only what agrees with the solution",
    changes: {
      find(board, to) {
        const { solution } = search(board);
        for (const twin of loose(board, () => true)) {
          const isRight = Array.from(board.masks.keys()).every(
            (cell) =>
              !(sees(CLASSIC_GRID, cell, twin.wingA) && sees(CLASSIC_GRID, cell, twin.wingB)) ||
              solution?.[cell] !== String(twin.z),
          );
          if (isRight && report(to, twin)) return;
        }
      },
    },
  },
};
