import { describe, expect, it } from "vitest";
import { defineTechnique, findAll, hasOneSolution, mirrorFact, nameFact, parse, prove, readFact } from "./core.js";

/** A half turn carries the givens to the givens, with 1 and 9, 2 and 3, 4 and 7, and 5 and 8 exchanged. */
const PUZZLE = ".9..728.........4.6...1.......4.1.5...4...7...8.9.7.......9...6.7.........534..1.";
const HALF_TURN = [8, 7, 6, 5, 4, 3, 2, 1, 0, 17, 16, 15, 14, 13, 12, 11, 10, 9];
const DIGITS = [9, 3, 2, 7, 8, 6, 4, 5, 1];
const MIDDLE = 40;
const candidate = (digit: number): number => MIDDLE * 9 + digit - 1;

const proof = (puzzle: string, digit: number, map = HALF_TURN, digits = DIGITS) =>
  prove(parse(puzzle), {
    eliminations: [{ cell: "r5c5", digit }],
    placements: [],
    reason: [nameFact(mirrorFact(candidate(digit), map, digits))],
    assumes: "unique-solution",
  });

describe("mirrors", () => {
  it("prove what a symmetry of the givens says, assuming one solution", () => {
    expect(hasOneSolution(PUZZLE)).toBe(true);
    // The cell in the middle is its own image, so it holds the digit that is its own image.
    for (const digit of [2, 3, 5, 8])
      expect(proof(PUZZLE, digit)).toMatchObject({ status: "proved", assumes: "unique-solution" });
    expect(proof(PUZZLE, 6)).toMatchObject({ status: "refuted" });
  });

  it("have names, and come back from them", () => {
    const fact = mirrorFact(candidate(2), HALF_TURN, DIGITS);
    const named = nameFact(fact);
    expect(named).toEqual({
      mirror: "r5c5#2",
      map: ["r9", "r8", "r7", "r6", "r5", "r4", "r3", "r2", "r1", "c9", "c8", "c7", "c6", "c5", "c4", "c3", "c2", "c1"],
      digits: DIGITS,
    });
    expect(readFact(JSON.parse(JSON.stringify(named)) as typeof named)).toEqual(fact);
    expect(() => readFact({ mirror: "r5c5#2" } as never)).toThrow("a mirror has a map and digits");
  });

  it("are refused with each two lines of the map exchanged, and with one of them twice", () => {
    for (let a = 0; a < 18; a++) {
      for (let b = 0; b < 18; b++) {
        if (a === b) continue;
        const exchanged = HALF_TURN.map((line, i) => (i === a ? HALF_TURN[b] : i === b ? HALF_TURN[a] : line));
        expect(() => proof(PUZZLE, 2, exchanged), exchanged.join()).toThrow(
          /carry each house to a house|has another image/,
        );
        const twice = HALF_TURN.map((line, i) => (i === a ? HALF_TURN[b] : line));
        expect(() => proof(PUZZLE, 2, twice), twice.join()).toThrow("carry each house to a house");
      }
    }
    for (const map of [[], HALF_TURN.slice(1), [...HALF_TURN, 18], HALF_TURN.map((line) => line + 9)])
      expect(() => proof(PUZZLE, 2, map)).toThrow("carry each house to a house");
  });

  it("are refused with each two digits exchanged, and with one of them twice", () => {
    for (let a = 0; a < 9; a++) {
      for (let b = 0; b < 9; b++) {
        if (a === b) continue;
        const exchanged = DIGITS.map((digit, i) => (i === a ? DIGITS[b] : i === b ? DIGITS[a] : digit));
        expect(() => proof(PUZZLE, 2, HALF_TURN, exchanged), exchanged.join()).toThrow("has another image");
        const twice = DIGITS.map((digit, i) => (i === a ? DIGITS[b] : digit));
        expect(() => proof(PUZZLE, 2, HALF_TURN, twice), twice.join()).toThrow("each once");
      }
    }
  });

  it("are refused with a given less, and with another one", () => {
    for (let cell = 0; cell < 81; cell++) {
      if (PUZZLE[cell] === ".") continue;
      const without = `${PUZZLE.slice(0, cell)}.${PUZZLE.slice(cell + 1)}`;
      expect(() => proof(without, 2)).toThrow(/has another image/);
      // Without its image, too, the puzzle has several solutions.
      const pairLess = Array.from(without, (each, i) => (i === 80 - cell ? "." : each)).join("");
      expect(proof(pairLess, 2).status).not.toBe("proved");
    }
  });

  it("look at the givens, not at what was placed", () => {
    const board = parse(PUZZLE);
    // 1 and 9 in r1c1 and r9c9 would go together, 1 and 1 would not.
    board.place(MIDDLE, 6);
    const claim = {
      eliminations: [{ cell: "r4c5", digit: 8 } as const],
      placements: [],
      assumes: "unique-solution",
    } as const;
    const reason = [nameFact(mirrorFact(31 * 9 + 7, HALF_TURN, DIGITS))];
    expect(board.has(31, 8)).toBe(true);
    expect(prove(board, { ...claim, reason }).status).toBe("refuted");
    // The image of 8 in r4c5 is 5 in r6c5.
    board.eliminate(49, 5);
    expect(prove(board, { ...claim, reason }).status).toBe("proved");
    board.place(49, 8);
    expect(prove(board, { ...claim, reason }).status).toBe("refuted");
  });

  it("are refused to a technique that does not declare the assumption", () => {
    const middle = (assumes?: "unique-solution") =>
      defineTechnique({
        id: "test/middle",
        name: "Middle",
        pattern: { cell: "cell", digit: "digit" },
        roles: { cell: "cell" },
        ...(assumes && { assumes }),
        message: { long: "{cell}: {outcome}", short: "{outcome}", vague: "the middle" },
        find(board, report) {
          if (report.eliminateCells(2, [MIDDLE]) && hasOneSolution(board)) report.commit({ cell: MIDDLE, digit: 2 }, 1);
        },
        reason: () => [mirrorFact(candidate(2), HALF_TURN, DIGITS)],
        marks: ({ cell }) => [{ role: "cell", cell }],
        data: ({ cell }) => ({ cell: { cell } }),
      });
    const board = parse(PUZZLE);
    const [finding] = findAll(board, [middle("unique-solution")]);
    expect(prove(board, finding).status).toBe("proved");
    expect(prove(board, findAll(board, [middle()])[0])).toMatchObject({
      status: "undecided",
      text: "it cites a deadly pattern or a mirror and does not declare that it assumes one solution",
    });
  });
});
