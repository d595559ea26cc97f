import { type Board, explain, findAll, findFirst, parse } from "@wings/core";
import {
  type Expected,
  atStage,
  complete,
  knownBoards,
  random,
  randomBoards,
  soundness,
  stuckBoards,
  techniqueTester,
} from "@wings/testing";
import { describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { CELLS, DIGITS, HOUSES, seesEachOther } from "@wings/test-kit/grid";
import { bugPlusN } from "../src/index.js";

const TWO = "S4 3......5.......76.8..7...4..1.2......5..3.4...9...4.812...7......5..2......859..7";
const THREE = "S4 4....9.8...7.2..........139...7.......83....7......4..5...672.11....2.5..4.1.8...";
const ONE =
  ":0610::.+9.+613.+8+4...2+5+7+1+393.184+92..968+5+7+1+42+3+4379+2+6+81+5+1..+3+84......+1+9+2..8..9+435+67+1+51.+76+8..+2::373 673::";
/** The extras are of several digits and in several cells. */
const MIXED = "w14j59j3ghfj3gBgj81jiijhgjBgbjc15dh693bggicj5j4f88kdc7iaej7achj6i4jdij7jh3238kidega";
const NOTHING = "S4 ....26..7..9......6..4....9..........57..23....1.89..649623......5.6.8..7....4...";

techniqueTester(
  bugPlusN,
  { finds: [`${TWO} => r1c5≠48`, `${THREE} => r4c2≠5`], misses: [ONE, NOTHING] },
  { describe, it },
);

interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

const clash = (one: Candidate, other: Candidate): boolean =>
  one.cell === other.cell
    ? one.digit !== other.digit
    : one.digit === other.digit && seesEachOther(one.cell, other.cell);

/**
 * The definition once more, from the candidate that leaves: two candidates of each open cell, so that each digit has two places
 * or none in each house and all other candidates clash with this one.
 */
function reference(board: Board): Expected[] {
  const open = CELLS.filter((cell) => board.values[cell] === 0);
  const digitsOf = (cell: number): number[] => DIGITS.filter((digit) => board.has(cell, digit));
  const found = new Map<string, { pattern: object; eliminations: Candidate[] }>();
  for (const target of open.flatMap((cell) => digitsOf(cell).map((digit) => ({ cell, digit })))) {
    let graves: Candidate[][] = [[]];
    for (const cell of open) {
      const digits = digitsOf(cell);
      const choices = digits
        .flatMap((a, i) => digits.slice(i + 1).map((b) => digits.filter((digit) => digit !== a && digit !== b)))
        .map((extras) => extras.map((digit) => ({ cell, digit })))
        .filter((extras) => extras.every((extra) => clash(extra, target)));
      graves = graves.flatMap((extras) => choices.map((more) => [...extras, ...more]));
    }
    for (const extras of graves) {
      const isExtra = (cell: number, digit: number): boolean =>
        extras.some((extra) => extra.cell === cell && extra.digit === digit);
      const isGrave = HOUSES.every((house) =>
        DIGITS.every((digit) => {
          const places = house.filter((cell) => board.has(cell, digit) && !isExtra(cell, digit));
          return places.length === 0 || places.length === 2;
        }),
      );
      if (!isGrave || extras.length < 2) continue;
      const nodes = extras.map(({ cell, digit }) => [cell * 9 + digit - 1]);
      const finding = found.get(nodes.join()) ?? { pattern: { extras: nodes }, eliminations: [] };
      finding.eliminations.push(target);
      found.set(nodes.join(), finding);
    }
  }
  return [...found.values()];
}

/** Three graves with one, two and three extras. */
const graves = (): Board[] => [parse(ONE), ...[TWO, THREE].map((line) => atStage(parse(line.slice(3)), "S4"))];

/** Positions close to a grave: with one candidate less, and with up to four more. */
function* nearlyGraves(count: number): Generator<Board> {
  yield* graves();
  for (const [i, grave] of graves().entries()) {
    for (const cell of CELLS) {
      for (const digit of DIGITS) {
        const board = grave.copy();
        if (board.eliminate(cell, digit) || board.allow(cell, digit)) yield board;
      }
    }
    const source = random(seed(3) + i);
    for (let made = 0; made < count; made++) {
      const board = grave.copy();
      const cell = source.below(81);
      for (let more = 1 + source.below(4); more > 0;) {
        // Some in one cell, and some of one digit.
        const at = source.below(2) === 0 ? cell : source.below(81);
        if (board.values[at] !== 0) break;
        board.allow(at, 1 + source.below(9));
        more--;
      }
      yield board;
    }
  }
}

describe("BUG+n", () => {
  it("finds what the definition gives, and nothing else", () => {
    complete(bugPlusN, reference, { boards: nearlyGraves(boards(100, 3000)), least: 100 });
  });

  it("finds it on stuck boards, on boards at random moments and on known boards", () => {
    const random = Array.from(randomBoards(seed(2), boards(50, 2000)), ({ board }) => board);
    const stuck = stuckBoards(seed(1), boards(50, 2000));
    complete(bugPlusN, reference, { boards: [...stuck, ...random, ...knownBoards()], least: 0 });
  });

  it("is right by the solution and by its reasons", () => {
    soundness(bugPlusN, { boards: nearlyGraves(boards(100, 3000)), least: 100, minimal: true });
  });

  it("leaves a single extra to BUG+1", () => {
    for (const board of nearlyGraves(50))
      for (const { pattern } of findAll(board, [bugPlusN])) expect(Object(pattern.extras)).not.toHaveLength(1);
  });

  it("explains itself", () => {
    const texts = (board: Board): string[] => {
      const finding = findFirst(board, [bugPlusN])!;
      return (["long", "short", "vague"] as const).map((form) => explain(finding, form));
    };
    const [, two, three] = graves();
    expect(texts(two)).toEqual([
      "Without 2 or 9 in r1c5, every open cell would have two candidates, and each digit would have two places or none in every row, column and box. Such a puzzle has no solution or several. So r1c5 is 2 or 9: remove 4 and 8 from r1c5.",
      "r1c5=2/9, else all open cells have two candidates: r1c5≠48",
      "There is a BUG+n: almost all open cells have two candidates.",
    ]);
    expect(texts(three)).toEqual([
      "Without 5 in r4c6, r4c7 and r5c2, every open cell would have two candidates, and each digit would have two places or none in every row, column and box. Such a puzzle has no solution or several. So one of r4c6, r4c7 and r5c2 is 5, and a cell that sees all of them can't be 5: remove 5 from r4c2.",
      "(5)r4c67 r5c2, else all open cells have two candidates: r4c2≠5",
      "There is a BUG+n: almost all open cells have two candidates.",
    ]);
    expect(texts(parse(MIXED))).toEqual([
      "Without 6 in r8c4 and 5 in r8c6, every open cell would have two candidates, and each digit would have two places or none in every row, column and box. Such a puzzle has no solution or several. So one of 6 in r8c4 and 5 in r8c6 is true. If r8c4 is 6, it isn't 5. If r8c6 is 5, r8c4 sees it and isn't 5 either. If r8c6 is 5, it isn't 6. If r8c4 is 6, r8c6 sees it and isn't 6 either. So remove 5 from r8c4; remove 6 from r8c6.",
      "(6)r8c4 or (5)r8c6, else all open cells have two candidates: r8c4≠5, r8c6≠6",
      "There is a BUG+n: almost all open cells have two candidates.",
    ]);
  });
});
