// #region cases
import { complete, soundness, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { twoStringKite } from "../src/index.js";
import { kites } from "./reference.js";

techniqueTester(
  twoStringKite,
  {
    finds: [
      {
        board: "S4 45..7.....9.....2......9..6...5..9.7.........26.....4...4.1269..7..6.31.9....5..4",
        outcome: "r2c9≠3",
        message:
          "In row 6, the digit 3 can only be in r6c9 or r6c4. In column 6, it can only be in r2c6 or r4c6. r6c4 and r4c6 are " +
          "in one box, so only one of them can be 3. Then r6c9 or r2c6 is 3, and the cell that sees both can't be 3: remove 3 " +
          "from r2c9.",
      },
      "S4 ..12.5..8.7..9....3.....21.6.....5....9..4..7.3...89......4..59....57..18....9... => r9c9≠2",
      "S4 7..9......3.7...84..5......6...8...2.24..3..1...2.74..98...4......87..5.......1.. => r7c3≠1",
      "S4 7..9......3.7...84..5......6...8...2.24..3..1...2.74..98...4......87..5.......1.. => r1c6≠5",
    ],
    // Boards with rows and columns of two places that meet in no box, or only in a cell that both have.
    misses: [
      "S4 ..8.2...9.34.....7....6.8..4..5......71..6...26.8..9.1....5...31.....75.......218",
      "S4 3.7..5...............9....6.6...4.37..16..9...4...1.5...9..75.147..3..6.2........",
    ],
  },
  { describe, it },
);

// A slow machine may take more than the five seconds that vitest gives a test.
describe("on many boards", { timeout: 60_000 }, () => {
  it("finds all that the definition gives, and nothing else", () => {
    const { patterns } = complete(twoStringKite, kites, { boards: 300 });
    expect(patterns).toBeGreaterThan(30);
  });

  it("contradicts no solution and proves what it finds, mostly with no fact too many", () => {
    soundness(twoStringKite, { boards: 1000, minimal: true, least: 30 });
  });
});
// #endregion cases
