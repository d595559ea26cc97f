import { complete, randomBoards, soundness, techniqueTester } from "@wings/testing";
import { describe, it } from "vitest";
import { myTechnique } from "../src/my-technique.js";
import { reference } from "./reference.js";

/** Boards on which it is known what must be found, and boards that only look like it. */
techniqueTester(
  myTechnique,
  {
    finds: [
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 => r5c5=5",
      // Several on one board: what a search does with them shows here.
      "12345678................................................................21436579. => r1c9=9",
    ],
    misses: ["S4 ..8.2...9.34.....7....6.8..4..5......71..6...26.8..9.1....5...31.....75.......218"],
  },
  { describe, it },
);

describe("on many boards", () => {
  it("finds all that the definition gives, and nothing else", () => {
    // By default the boards are those on which the basics find nothing more; this one finds something before.
    complete(myTechnique, reference, { boards: Array.from(randomBoards(1, 300), ({ board }) => board) });
  });

  it("contradicts no solution and proves what it finds, with no fact too many", () => {
    soundness(myTechnique, { minimal: true });
  });
});
