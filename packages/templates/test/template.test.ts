import { type Board, explain, findFirst, parse } from "@wings/core";
import {
  type Expected,
  complete,
  knownBoards,
  randomBoards,
  soundness,
  stuckBoards,
  techniqueTester,
} from "@wings/testing";
import { describe, expect, it } from "vitest";
import { completeOnLayouts } from "@wings/test-kit/complete-on-layouts";
import { boards, seed } from "@wings/test-kit/depth";
import { DIGITS, placesOf, row } from "@wings/test-kit/grid";
import { outsideTemplates } from "@wings/test-kit/outside-templates";
import { template } from "../src/index.js";

/** A public example: five digits have places that no way uses. */
const MANY = ".62...5.....9752......6.849...8.26....4.5.9....16.4...295.1......3426.....6...12.";
const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

techniqueTester(template, { finds: [`${MANY} => r5c8≠1 r5c9≠1`], misses: [`S4 ${EASY}`] }, { describe, it });

/** The definition once more: all ways to place a digit are written down. */
const reference = (board: Board): Expected[] =>
  DIGITS.flatMap((digit) => {
    const outside = outsideTemplates(board, digit);
    if (outside.length === 0) return [];
    const left = placesOf(board, digit).filter((cell) => !outside.includes(cell));
    const isAlone = (cell: number): boolean => left.filter((other) => row(other) === row(cell)).length === 1;
    return [
      {
        pattern: { digit },
        eliminations: outside.map((cell) => ({ cell, digit })),
        placements: left.filter(isAlone).map((cell) => ({ cell, digit })),
      },
    ];
  });

describe("Template", () => {
  it("finds what the definition gives, and nothing else", () => {
    const random = Array.from(randomBoards(seed(2), boards(40, 2000)), ({ board }) => board);
    complete(template, reference, { boards: [...random, ...knownBoards(), ...stuckBoards(seed(3), boards(40, 2000))] });
  });

  it("finds on other layouts what the definition gives, and nothing else", () => {
    expect(completeOnLayouts(template, reference)).toBeGreaterThan(0);
  });

  it("is right by the solution and by its reasons", () => {
    soundness(template, { boards: stuckBoards(seed(4), boards(40, 1000)), least: 5 });
  });

  it("explains itself", () => {
    const finding = findFirst(parse(MANY), [template])!;
    expect(explain(finding)).toMatchInlineSnapshot(
      `"1 goes once into each row, column and box. No way to place all nine 1s uses r5c8 or r5c9: remove 1 from r5c8 and r5c9."`,
    );
    expect(explain(finding, "short")).toMatchInlineSnapshot(`"all ways to place 1: r5c89≠1"`);
    expect(explain(finding, "vague")).toMatchInlineSnapshot(
      `"There is a Template for 1: try all the ways to place it in the whole grid."`,
    );
  });
});
