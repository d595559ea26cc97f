import {
  type Board,
  type Pattern,
  Sink,
  type Technique,
  cellName,
  eliminationsOf,
  fromCandidates,
  isCellFact,
  parse,
  runTechnique,
  sees,
  unneededFacts,
} from "@wings/core";
import { atStage, complete, random, randomBoards, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { type WRing, groupedWWing, wRing, wWing } from "../src/index.js";
import { groupedWWings, wRings, wWings } from "./reference.js";

/** Puzzles of the definition. */
const LINKED_TWICE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const NINE = ".4......512..7..8667..9.32......7..2..28.37..4..2......93.8..5771..5..638......9.";
const OTHER_DIRECTION = "...6...742....4.6....37.8.......56..9..1.6...5...2...9.1....7..6.7..9..289.......";
/** Puzzles in which there is one grouped W-Wing, or one ring. */
const GROUPED = "...........6...17951....6.4......8......32....8..142....2.8.4.579..5......1..6.8.";
const GROUPED_BOX = "....2..9..79..816.8.......3.5.....7........3...8756...9.......234.6.......7...64.";
const GROUPED_CORNER = "........58.6....9..91.......32..9........5.3.....412........6..274.5.8..5...2.7..";
const RING = ".........2....6548..34....2....4..1..9..68.....25......6.2.3..1..9.5.6...17...4..";
const LARGE_RING = ".....5.67.9..3.2...8.71.34...8....2.3......1..5.2....472....1........57....8.9...";
/** No wing of any kind. */
const NOTHING = "8....5..7.7.1.8.6...6.9.8..64.9.7.3...3...7...9.8.2.46..9.8.4...1.5.4.2.4..3....1";

const framework = { describe, it };
techniqueTester(
  wWing,
  {
    finds: [
      `S4 ${LINKED_TWICE} => r8c56 r9c2≠2`,
      `S1 ${NINE} => r23c6 r7c4≠4`,
      `S1 ${NINE} => r13c6 r7c4≠1`,
      `S4 ${OTHER_DIRECTION} => r1c2 r2c5≠8`,
    ],
    misses: [`S4 ${NOTHING}`, `S4 ${RING}`, NINE],
  },
  framework,
);
techniqueTester(
  groupedWWing,
  {
    finds: [`S4 ${GROUPED} => r3c3≠3`, `S4 ${GROUPED_BOX} => r9c9≠1`, `S4 ${GROUPED_CORNER} => r7c4≠8`],
    misses: [`S4 ${NOTHING}`, `S4 ${LINKED_TWICE}`, `S4 ${OTHER_DIRECTION}`],
  },
  framework,
);
techniqueTester(
  wRing,
  {
    finds: [`S4 ${RING} => r1c18≠6 r7c18≠8`, `S4 ${LARGE_RING} => r1c12 r7c5≠4 r45c6≠6`, `S1 ${NINE} => r3c6 r7c4≠14`],
    misses: [`S4 ${NOTHING}`, `S4 ${LINKED_TWICE}`, `S4 ${OTHER_DIRECTION}`],
  },
  framework,
);

/** Made once for all tests: to make them takes much longer than to test them. */
let stuck: readonly Board[];
let onTheWay: readonly Board[];
beforeAll(() => {
  stuck = [...stuckBoards(1, 2000)];
  onTheWay = Array.from(randomBoards(2, 20_000), ({ board }) => board);
}, 300_000);

function hitsOf(technique: Technique, board: Board): Sink["hits"] {
  const sink = new Sink(board, "all");
  runTechnique(technique, board, sink);
  return sink.hits;
}

/** Boards of few digits, full of wings, that nobody could solve: all that a definition gives holds there too. */
function* crowdedBoards(seed: number, count: number): Generator<Board> {
  const source = random(seed);
  for (let made = 0; made < count; made++) {
    const masks = Array.from({ length: 81 }, () => {
      const size = [1, 2, 2, 3][source.below(4)];
      const digits = size === 1 ? [4, 5, 6, 7, 8] : [0, 1, 2, 3];
      return source
        .shuffle(digits)
        .slice(0, size)
        .reduce((mask, digit) => mask | (1 << digit), 0);
    });
    yield fromCandidates(masks);
  }
}

describe.each([
  { technique: wWing, reference: wWings, least: 1500 },
  { technique: groupedWWing, reference: groupedWWings, least: 400 },
  { technique: wRing, reference: wRings, least: 300 },
])("$technique.id", ({ technique, reference, least }) => {
  it("finds on 2,000 stuck boards what the definition gives, and nothing else", () => {
    const { boards, patterns } = complete(technique, reference, { boards: stuck, least });
    expect(boards).toBe(2000);
    expect(patterns).toBeGreaterThanOrEqual(least);
  });

  it("finds it on boards that are crowded with wings, solvable or not", () => {
    complete(technique, reference, { boards: crowdedBoards(1, 200), least });
  });

  it("is right on 20,000 boards, by the solution and by its reasons", () => {
    const tested = soundness(technique, { boards: onTheWay, least: 300 });
    expect(tested.boards).toBe(20_000);
  });

  it("reports in canonical order: P before Q, a and c seeing P, b and d seeing Q", () => {
    for (const board of stuck) {
      const keys = new Set<string>();
      for (const { pattern } of hitsOf(technique, board)) {
        const { p, q, ...parts } = pattern as Record<"p" | "q" | "a" | "b", number | number[]> & Partial<Pattern>;
        expect(p).toBeLessThan(q as number);
        for (const [end, wing] of Object.entries({ a: p, c: p, b: q, d: q })) {
          for (const cell of [(parts as Record<string, number | number[]>)[end] ?? []].flat()) {
            expect(sees(cell, wing as number)).toBe(true);
          }
        }
        keys.add(JSON.stringify(pattern));
      }
      expect(keys.size).toBe(hitsOf(technique, board).length);
    }
  });
});

describe("w-wing", () => {
  it("eliminates nine candidates on the board of the definition, once each", () => {
    const board = atStage(parse(NINE), "S1");
    const names = hitsOf(wWing, board).flatMap((hit) =>
      eliminationsOf(hit).map(({ cell, digit }) => `${cellName(cell)}#${digit}`),
    );
    expect([...new Set(names)].sort().join(" ")).toBe("r1c6#1 r1c7#1 r2c6#4 r3c6#1 r3c6#4 r7c4#1 r7c4#4 r7c6#1 r9c9#1");
  });
});

describe("reasons", () => {
  it.each([wWing, groupedWWing])("of $id are minimal on stuck boards", (technique) => {
    soundness(technique, { boards: stuck, minimal: true, least: 200 });
  });

  it("of w-ring need each house that they cite, and nearly always both wings", () => {
    let reasons = 0;
    let shorter = 0;
    for (const board of stuck) {
      for (const hit of hitsOf(wRing, board)) {
        const unneeded = unneededFacts(board, wRing.reason(hit.pattern as WRing, board), hit);
        expect(unneeded.every(isCellFact)).toBe(true);
        reasons++;
        if (unneeded.length > 0) shorter++;
      }
    }
    expect(reasons).toBeGreaterThan(150);
    expect(shorter / reasons).toBeLessThan(0.05);
  });
});
