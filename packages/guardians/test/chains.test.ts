import { type Board, explain, findAll, format, parse, prove } from "@wings/core";
import { atStage, complete, examine, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { bivalueOddagon, oddagonChain, tridagon, tridagonChain } from "../src/index.js";
import { LOKI, lokis } from "./boards.js";
import { oddagonChains, tridagonChains } from "./reference.js";

const grid = (...rows: string[]): Board => parse(rows.map((row) => `| ${row} |`).join("\n"));

/** Borescoper's two examples of oddagons with chains. */
const FIVE_CELLS = grid(
  "7 4 69 | 1268 236 168 | 5 3689 3689",
  "269 269 3 | 5 7 68 | 89 4 1",
  "8 1 5 | 46 346 9 | 2 7 36",
  "69 369 1 | 268 256 568 | 7 389 4",
  "4 7 8 | 9 1 3 | 6 2 5",
  "5 369 2 | 468 46 7 | 1 389 389",
  "1269 269 4 | 3 569 156 | 89 689 7",
  "3 5 69 | 7 8 2 | 4 1 69",
  "169 8 7 | 16 69 4 | 3 5 2",
);
const SEVEN_CELLS = grid(
  "2 8 4 | 7 56 9 | 56 1 3",
  "56 7 1 | 4 3 56 | 8 9 2",
  "3 9 56 | 1 2 8 | 7 456 46",
  "156 136 356 | 23568 4568 24567 | 9 34678 1468",
  "4 2 9 | 368 1 67 | 36 3678 5",
  "8 136 7 | 356 9 456 | 2 346 146",
  "7 5 2368 | 268 468 1 | 346 3468 9",
  "16 4 68 | 9 568 3 | 156 2 7",
  "9 136 2368 | 2568 7 2456 | 13456 34568 1468",
);
/** Claw, where no candidate conflicts with both guardians, 8 in r8c2 and 9 in r8c8. */
const CLAW = grid(
  "123 4 5 | 28 9 128 | 6 7 123",
  "9 12 6 | 37 5 37 | 4 12 8",
  "8 7 123 | 246 16 1246 | 123 5 9",
  "246 258 9 | 1 678 45678 | 28 3 247",
  "146 158 178 | 345678 2 345678 | 189 169 147",
  "1246 3 1278 | 4678 678 9 | 5 126 1247",
  "123 9 1238 | 2678 1678 12678 | 123 4 5",
  "5 128 4 | 289 3 128 | 7 129 6",
  "7 6 123 | 259 4 125 | 1239 8 123",
);
const DEFINITELY_MAYBE = "74..985..8.9..6....65.7........69.5.9..7.....65.84..97...6.48..5.....41.4......3.";
const ODDAGON = "w1ijf8bjedcebhcdi16gj4j5j6hi2Aa5i6j3k8lbh4fe968Aaiek3j16gd9bch5hcj7feili5a38j7f";
const NOTHING = "...1.5...14....67..8...24...63.7..1.9.......3.1..9.52...72...8..26....35...4.9...";

techniqueTester(
  oddagonChain,
  { finds: [`${ODDAGON} => r6c7≠2`, `${format(SEVEN_CELLS, "url")} => r8c3≠6`], misses: [NOTHING] },
  { describe, it },
);
techniqueTester(
  tridagonChain,
  { finds: [`S4 ${DEFINITELY_MAYBE} => r7c2≠7`, `S4 ${LOKI} => r8c8≠3`], misses: [NOTHING] },
  { describe, it },
);

const outcomes = (board: Board, technique: typeof oddagonChain | typeof tridagonChain): string[] =>
  findAll(board, [technique]).flatMap(({ eliminations }) => eliminations.map(({ cell, digit }) => `${cell}≠${digit}`));

describe("Guardian chains", () => {
  it("of oddagons: the search finds exactly what the reference finds", () => {
    const count = boards(10, 2000);
    complete(oddagonChain, oddagonChains, { seed: seed(11), boards: count, least: count });
  });

  it("of tridagons: the search finds exactly what the reference finds, on images of Loki with fewer candidates", () => {
    const count = boards(5, 500);
    complete(tridagonChain, tridagonChains, { boards: lokis(seed(12), count), least: count });
    complete(tridagonChain, tridagonChains, { seed: seed(12), boards: boards(5, 500), least: 0 });
  });

  it("are right by the solution and by their facts", () => {
    const count = boards(60, 1000);
    soundness(oddagonChain, { boards: stuckBoards(seed(13), count), least: count });
    soundness(tridagonChain, { boards: lokis(seed(14), count / 2), least: count / 2 });
    expect(examine(tridagonChain, lokis(seed(15), boards(3, 30)), { symmetries: 3 }).faults).toEqual([]);
  });

  it("find the published boards, where no guardian is enough by itself", () => {
    for (const board of [FIVE_CELLS, SEVEN_CELLS, CLAW]) expect(findAll(board, [bivalueOddagon, tridagon])).toEqual([]);
    expect(outcomes(FIVE_CELLS, oddagonChain)).toContain("r1c5≠6");
    expect(outcomes(SEVEN_CELLS, oddagonChain)).toContain("r8c3≠6");
    expect(outcomes(CLAW, tridagonChain)).toEqual(["r4c2≠8"]);
  });

  it("contain what the patterns alone give, as chains without links, if they have at most four guardians", () => {
    const board = atStage(parse(LOKI), "S4");
    const alone = findAll(board, [tridagon]).flatMap(({ eliminations }) =>
      eliminations.map(({ cell, digit }) => `${cell}≠${digit}`),
    );
    const chained = outcomes(board, tridagonChain);
    expect(alone.length).toBeGreaterThan(5);
    expect(chained).toEqual(expect.arrayContaining(alone));
    expect(chained.length).toBeGreaterThan(alone.length);
  });

  it("say why, in three lengths", () => {
    const found = findAll(SEVEN_CELLS, [oddagonChain]).find(({ text }) => text.endsWith("remove 6 from r8c3."))!;
    expect((["long", "short", "vague"] as const).map((form) => explain(found, form))).toEqual([
      "Each of the cells r1c5, r1c7, r8c7, r8c3, r3c3, r2c1 and r2c6 sees the next one, and the last sees the first. If they held only 5 and 6, the two digits would take turns, but the number of cells is odd. So one of these is true: 1 in r8c7 or 8 in r8c3. Suppose r8c7 is 1. Then r8c1 can't be 1, so it is 6. So r8c3 can't be 6. If r8c3 is 8, r8c3 can't be 6. In each case: remove 6 from r8c3.",
      "oddagon 5/6 r1c57 r2c16 r3c3 r8c37: (1)r8c7-(1=6)r8c1-(6)r8c3 (8)r8c3-(6)r8c3: r8c3≠6",
      "An odd loop of cells can't hold only 5 and 6. See what follows from each other candidate there.",
    ]);
    expect(found.size).toBe(8);
    expect(prove(SEVEN_CELLS, found).status).toBe("proved");
    const [claw] = findAll(CLAW, [tridagonChain]);
    expect((["long", "short", "vague"] as const).map((form) => explain(claw, form))).toEqual([
      "The cells r1c1, r1c9, r2c2, r2c8, r3c3, r3c7, r7c1, r7c7, r8c2, r8c8, r9c3 and r9c9 are three in each of four boxes, in different rows and columns. If they held only 1, 2 and 3, the boxes would turn the digits once too often. So one of these is true: 8 in r8c2 or 9 in r8c8. If r8c2 is 8, r4c2 can't be 8. Suppose r8c8 is 9. Then 9 can't be in r9c7, so it is in r5c7 (column 7). Then 8 can't be in r5c7, so it is in r4c7 (column 7). So r4c2 can't be 8. In each case: remove 8 from r4c2.",
      "tridagon 1/2/3: (8)r8c2-(8)r4c2 (9)r8c8-(9)r9c7=(9)r5c7-(8)r5c7=(8)r4c7-(8)r4c2: r4c2≠8",
      "Twelve cells can't hold only 1, 2 and 3. See what follows from each other candidate there.",
    ]);
    expect(claw.size).toBe(14);
    expect(prove(CLAW, claw).status).toBe("proved");
  });
});
