import { type Board, explain, findAll, parse } from "@wings/core";
import { atStage, complete, knownBoards, randomBoards, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { thinBoards } from "@wings/test-kit/thin-boards";
import { medusa } from "../src/index.js";
import { medusas } from "./medusa-reference.js";

/** A candidate that clashes with both colors; two of one color that clash; a house and a cell that would be empty. */
const TRAP = "S4 5..81...6....532.47..........9....12.74.8....2..4..5.....6.4.........16.....3....";
const CLASH = "S4 ........485..4.9....6.2....63...........5..7..2.9.15..56...834.7...9..5...3.....6";
const HOUSE = "S4 3.1.6.......51....54...8.9...6...418.3.....7...7.....58..7...3.6..2.45...........";
const CELL = "S4 .....31...4...12.5...67....4.8..5....3.7....9..72..34........178.1.6....5....4...";
/** No cell with two candidates, and hardly any pair. */
const NOTHING = "S4 ....26..7..9......6..4....9..........57..23....1.89..649623......5.6.8..7....4...";

techniqueTester(
  medusa,
  {
    finds: [`${TRAP} => r3c2≠3`, `${CLASH} => r6c5≠3`, `${HOUSE} => r7c6≠1`, `${CELL} => r1c3≠2`],
    misses: [NOTHING],
  },
  { describe, it },
);

/** Made once for all tests: making them takes much longer than testing them. */
let stuck: readonly Board[];
let onTheWay: readonly Board[];
beforeAll(() => {
  stuck = [...stuckBoards(seed(1), boards(12, 2000))];
  onTheWay = Array.from(randomBoards(seed(2), boards(12, 2000)), ({ board }) => board);
});

describe("3D Medusa", () => {
  it("finds on stuck boards what the definition gives, and nothing else", () => {
    complete(medusa, medusas, { boards: stuck, least: stuck.length });
  });

  it("finds it on boards at random moments, on known boards and on boards without a solution", () => {
    complete(medusa, medusas, {
      boards: [...onTheWay, ...knownBoards(), ...thinBoards(seed(3), boards(20, 3000))],
      least: 50,
    });
  });

  it("is right by the solution and by its reasons", () => {
    soundness(medusa, { boards: [...onTheWay, ...stuck], least: stuck.length });
  });
});

describe("explanations", () => {
  const cases: readonly [string, string, readonly string[]][] = [
    [
      "a candidate that clashes with both colors",
      TRAP,
      [
        "Follow pairs of candidates of which just one is true, and color them A and B in turn: 3 in r1c3 is A, 2 in r1c3 is B (the other candidate there), 2 in r1c6 is A (row 1), 9 in r1c6 is B (the other candidate there), 9 in r3c4 is A (box 2) and 9 in r3c2 is B (row 3). All of A are true, or all of B. 3 in r1c3, which is A, and 9 in r3c2, which is B, both rule out 3 in r3c2. One of them is true: remove 3 from r3c2.",
        "(3)r1c3(2)r1c3(2)r1c6(9)r1c6(9)r3c4(9)r3c2: r3c2≠3",
        "There is a 3D Medusa in the upper half.",
      ],
    ],
    [
      "two candidates of one color that clash",
      CLASH,
      [
        "Follow pairs of candidates of which just one is true, and color them A and B in turn: 3 in r6c5 is A, 3 in r1c5 is B (column 5), 6 in r1c5 is A (the other candidate there), with 3 in r6c5, 6 in r6c5 is B (the other candidate there), 6 in r6c8 is A (row 6), 6 in r5c7 is B (box 6) and 6 in r1c7 is A (column 7). All of A are true, or all of B. 6 in r1c5 and 6 in r1c7 are both A, but only one of them can be true. So A is false, and 3 in r6c5 with it: remove 3 from r6c5.",
        "(3)r6c5(3)r1c5(6)r1c5 and (3)r6c5(6)r6c5(6)r6c8(6)r5c7(6)r1c7: r6c5≠3",
        "There is a 3D Medusa in the right half.",
      ],
    ],
    [
      "a house without a place",
      HOUSE,
      [
        "Follow pairs of candidates of which just one is true, and color them A and B in turn: 1 in r7c6 is A, 1 in r6c6 is B (column 6), 6 in r6c6 is A (the other candidate there), with 1 in r7c6, 6 in r7c6 is B (the other candidate there) and 6 in r9c4 is A (box 8). All of A are true, or all of B. If 6 in r6c6 and r9c4 were true, 6 would have no place in column 8. So A is false, and 1 in r7c6 with it: remove 1 from r7c6.",
        "(1)r7c6(1)r6c6(6)r6c6 and (1)r7c6(6)r7c6(6)r9c4, no 6 left in c8: r7c6≠1",
        "There is a 3D Medusa in the lower half.",
      ],
    ],
    [
      "a cell without a candidate",
      CELL,
      [
        "Follow pairs of candidates of which just one is true, and color them A and B in turn: 2 in r1c3 is A, 2 in r1c1 is B (row 1), 2 in r7c1 is A (column 1), with 2 in r1c3, 9 in r1c3 is B (the other candidate there) and 9 in r9c3 is A (column 3). All of A are true, or all of B. If 2 in r7c1 and 9 in r9c3 were true, r8c2 would have no candidate left. So A is false, and 2 in r1c3 with it: remove 2 from r1c3.",
        "(2)r1c3(2)r1c1(2)r7c1 and (2)r1c3(9)r1c3(9)r9c3, none left in r8c2: r1c3≠2",
        "There is a 3D Medusa in the left half.",
      ],
    ],
  ];
  it.each(cases)("of %s", (_, line, texts) => {
    const findings = findAll(atStage(parse(line.slice(3)), "S4"), [medusa]);
    const explanations = findings.map((finding) =>
      (["long", "short", "vague"] as const).map((form) => explain(finding, form)),
    );
    expect(explanations).toContainEqual(texts);
  });
});
