import { complete, randomBoards, soundness, techniqueTester } from "@wings/testing";
import { describe, it } from "vitest";
import { myTechnique } from "../src/my-technique.js";
import { reference } from "./reference.js";

/** Boards with a known finding, and boards that look similar but have none. `npx wings steps --plugin . --cases` lists some. */
techniqueTester(
  myTechnique,
  {
    finds: [
      {
        board: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        outcome: "r5c5=5",
        // What the long message says, to be read aloud: no other check reads your words.
        message: "r5c5 can only be 5: place 5 in r5c5.",
      },
      // Two on one board: the search must find both.
      "12345678................................................................21436579. => r1c9=9",
    ],
    misses: ["S4 ..8.2...9.34.....7....6.8..4..5......71..6...26.8..9.1....5...31.....75.......218"],
  },
  { describe, it },
);

// A slow machine may take more than the five seconds that vitest gives a test.
describe("on many boards", { timeout: 60_000 }, () => {
  it("finds exactly what the reference finds", () => {
    // By default, boards start where singles, locked candidates and subsets find nothing. This technique comes earlier.
    complete(myTechnique, reference, { boards: Array.from(randomBoards(1, 300), ({ board }) => board) });
  });

  it("is right on boards with a known solution, and proves each step, mostly with no fact too many", () => {
    soundness(myTechnique, { minimal: true });
  });
});
