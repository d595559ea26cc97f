import { describe, expect, it } from "vitest";
import {
  type Board,
  type Count,
  HOUSES_OF,
  type Weighted,
  cellFact,
  cellName,
  houseFact,
  nameCount,
  parse,
  prove,
  readCount,
  search,
} from "./core.js";
import { random } from "@wings/test-kit/random";
import { randomBoards } from "./boards.js";

interface Change {
  readonly cell: string;
  readonly digit: number;
}
const finding = (counts: readonly Count[], eliminations: readonly Change[], placements: readonly Change[] = []) =>
  ({ reason: [], counts: counts.map(nameCount), eliminations, placements }) as never;
const weighted = (...facts: readonly number[]): Weighted[] => facts.map((fact) => [fact, 1]);

/** An X-Wing of digit 1 in rows 1 and 5. */
function xWing(): Board {
  const board = parse(".".repeat(81));
  for (const row of [0, 4]) for (const c of [0, 1, 3, 4, 6, 7, 8]) board.eliminate(row * 9 + c, 1);
  return board;
}
/** Of column 3: rows 1 and 5 need two places, and column 6 has one. */
const inColumn3: Count = { facts: weighted(houseFact(0, 1), houseFact(4, 1)), sets: weighted(houseFact(14, 1)) };
const r9c3 = { cell: "r9c3", digit: 1 };
const r9c6 = { cell: "r9c6", digit: 1 };

describe("counts", () => {
  it("prove an elimination for which the facts outweigh the sets, and survive JSON", () => {
    expect(prove(xWing(), finding([inColumn3], [r9c3]))).toMatchObject({ status: "proved", nodes: 1 });
    expect(nameCount(inColumn3)).toEqual({
      facts: [
        { house: "r1", digit: 1, weight: 1 },
        { house: "r5", digit: 1, weight: 1 },
      ],
      sets: [{ house: "c6", digit: 1, weight: 1 }],
    });
    expect(readCount(nameCount(inColumn3))).toEqual(inColumn3);
  });

  it("prove each elimination by one of several, and no other", () => {
    const inColumn6 = { ...inColumn3, sets: weighted(houseFact(11, 1)) };
    expect(prove(xWing(), finding([inColumn3, inColumn6], [r9c3, r9c6]))).toMatchObject({ status: "proved" });
    expect(prove(xWing(), finding([inColumn3], [r9c3, r9c6]))).toMatchObject({
      status: "undecided",
      claim: { cell: 77, digit: 1 },
      text: "no count proves r9c6≠1: a set holds r9c6#1",
    });
    expect(prove(xWing(), finding([{ facts: inColumn3.facts, sets: [] }], [r9c3])).text).toMatch(
      /^no count proves r9c3≠1: r\dc\d#1 weighs more in facts than in sets$/,
    );
    expect(prove(xWing(), finding([{ facts: inColumn3.sets, sets: inColumn3.sets }], [r9c6])).text).toMatch(
      /^no count proves r9c6≠1: a fact holds r9c6#1$/,
    );
    expect(prove(xWing(), finding([], [r9c3])).status).toBe("undecided");
    expect(prove(xWing(), finding([inColumn3], [])).status).toBe("refuted");
    expect(prove(xWing(), finding([inColumn3], [{ cell: "r1c1", digit: 1 }])).text).toContain("no such candidate");
  });

  it("are rejected with a weight off by one, a part left out, or the target in a fact or a set", () => {
    const { facts, sets } = inColumn3;
    const wrong: readonly Count[] = [
      { facts: [facts[0], [facts[1][0], 2]], sets },
      { facts, sets: [[sets[0][0], 2]] },
      { facts, sets: [] },
      { facts: facts.slice(1), sets },
      { facts: [...facts, [cellFact(74), 1]], sets },
      { facts: [...facts, [cellFact(0), 9]], sets: [...sets, [cellFact(0), 8], [houseFact(11, 1), 1]] },
    ];
    for (const each of wrong) expect(prove(xWing(), finding([each], [r9c3])).status).toBe("undecided");
    // The last one, without the set that holds the target.
    const idle = { facts: [...facts, [cellFact(0), 9]], sets: [...sets, [cellFact(0), 9]] } as const;
    expect(prove(xWing(), finding([idle], [r9c3])).status).toBe("proved");
  });

  it("take facts that are true already, cells without candidates, and more than 24 facts", () => {
    const board = xWing();
    board.place(40, 9);
    const more = { facts: [...inColumn3.facts, [cellFact(40), 5]], sets: inColumn3.sets } as const;
    expect(prove(board, finding([more], [r9c3])).status).toBe("proved");
    const all = Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => cell !== 74 && cell !== 40);
    const long = { facts: [...inColumn3.facts, ...weighted(...all)], sets: [...inColumn3.sets, ...weighted(...all)] };
    expect(prove(board, finding([long], [r9c3])).status).toBe("proved");
    for (let digit = 1; digit <= 9; digit++) board.eliminate(0, digit);
    expect(prove(board, finding([{ facts: weighted(0), sets: [] }], [r9c3])).status).toBe("proved");
  });

  it("prove a placement by the other candidates of its cell, or of the digit in one of its houses", () => {
    const board = parse(".".repeat(81));
    for (let digit = 3; digit <= 9; digit++) board.eliminate(0, digit);
    board.eliminate(1, 1);
    for (let digit = 3; digit <= 9; digit++) board.eliminate(1, digit);
    // r1c2 has only 2 left, so r1c1 has not.
    const alone = { facts: weighted(cellFact(1)), sets: [] };
    expect(prove(board, finding([alone], [], [{ cell: "r1c1", digit: 1 }])).status).toBe("proved");
    expect(prove(board, finding([alone], [], [{ cell: "r1c1", digit: 2 }])).status).toBe("undecided");
    // Without r9c3 and r2c3 .. r8c3, column 3 has its 1 in r1c3.
    const columns = xWing();
    for (let row = 1; row < 8; row++) columns.eliminate(row * 9 + 2, 1);
    expect(prove(columns, finding([inColumn3], [], [{ cell: "r9c3", digit: 1 }])).status).toBe("undecided");
    const corner = xWing();
    corner.eliminate(38, 1); // r5c3
    const alsoAlone = { facts: weighted(houseFact(4, 1)), sets: [] };
    expect(prove(corner, finding([alsoAlone], [], [{ cell: "r1c3", digit: 1 }])).status).toBe("proved");
  });

  it("refuse weights whose sum would be rounded", () => {
    // 2^53 - 1 + 1 + 3 is one too many in doubles: the facts would weigh more than the same sets.
    const cells = [2 ** 53 - 1, 1, 3].map((weight, cell) => [cellFact(cell), weight] as const);
    expect(() => prove(xWing(), finding([{ facts: cells, sets: cells }], [r9c3]))).toThrow("from 1 to 1000000");
    const most = cells.map(([fact]) => [fact, 1_000_000] as const);
    expect(prove(xWing(), finding([{ facts: most, sets: most }], [r9c3])).status).not.toBe("proved");
  });

  it.each([0, 1.5, -1, NaN, undefined, "1", 1_000_001, 1n, Infinity])("refuse the weight %s", (weight) => {
    const count = { facts: [[houseFact(0, 1), weight as number] as const], sets: [] };
    const message = "its weight must be a whole number from 1 to 1000000";
    expect(() => prove(xWing(), finding([count], [r9c3]))).toThrow(message);
  });

  it("never prove what a solution contradicts: random counts on random boards", () => {
    let proved = 0;
    const { below } = random(1);
    for (const board of randomBoards(7, 150)) {
      const { status, solution } = search(board);
      if (status !== "one") continue;
      for (let tries = 0; tries < 40; tries++) {
        const cell = below(81);
        if (board.values[cell] !== 0) continue;
        const digit = 1 + below(9);
        const house = HOUSES_OF[cell * 3 + below(3)];
        const facts: Weighted[] = [[cellFact(cell), 1 + below(2)]];
        const sets: Weighted[] = [];
        for (let more = below(3); more > 0; more--) {
          facts.push([houseFact(below(27), digit), 1]);
          sets.push([houseFact(house, 1 + below(9)), 1]);
        }
        // Only what conflicts with the cell or the digit can follow.
        for (let target = 0; target < 81; target++) {
          if (!board.has(target, digit)) continue;
          const at = { cell: cellName(target), digit };
          if (prove(board, finding([{ facts, sets }], [at])).status !== "proved") continue;
          proved++;
          expect(Number(solution![target])).not.toBe(digit);
        }
      }
    }
    expect(proved).toBeGreaterThan(20);
  });
});
