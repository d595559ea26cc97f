import { describe, expect, it } from "vitest";
import {
  CLASSIC_GRID,
  type Claim,
  Board,
  candidatesOf,
  cellName,
  claimName,
  digitOf,
  houseOf,
  isCellFact,
  nameFact,
  parse,
  parseClaim,
  placesIn,
  prove,
  search,
  sees,
  shortestProof,
} from "./core.js";
import { boards, seed } from "@wings/test-kit/depth";
import { randomBoards } from "./boards.js";

type Choice = readonly [cell: number, digit: number];

/** The choices of a fact; null for a fact that is true already. */
function optionsOf(on: Board, fact: number): Choice[] | null {
  if (isCellFact(fact)) return on.digit(fact) === 0 ? candidatesOf(on, fact).map((digit) => [fact, digit]) : null;
  const [house, digit] = [houseOf(fact), digitOf(fact)];
  const isPlaced = Array.from(on.values).some((value, cell) => value === digit && isInHouse(cell, house));
  return isPlaced ? null : placesIn(on, digit, house).map((cell) => [cell, digit]);
}

const isInHouse = (cell: number, house: number): boolean => {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  return [row, 9 + column, 18 + Math.floor(row / 3) * 3 + Math.floor(column / 3)].includes(house);
};

const clash = ([c, d]: Choice, [e, f]: Choice): boolean => (c === e ? d !== f : d === f && sees(CLASSIC_GRID, c, e));

/** From the sentence: a claim follows from facts where no choices, one for each fact, go together with its opposite. */
function follows(facts: readonly Choice[][], { eliminations, placements }: Claim): boolean {
  const canExtend = (i: number, chosen: readonly Choice[], isAllowed: (choice: Choice) => boolean): boolean =>
    i === facts.length ||
    facts[i].some(
      (option) =>
        isAllowed(option) &&
        !chosen.some((other) => clash(option, other)) &&
        canExtend(i + 1, [...chosen, option], isAllowed),
    );
  return (
    eliminations.every(({ cell, digit }) => !canExtend(0, [[cell, digit]], () => true)) &&
    placements.every(({ cell, digit }) => !canExtend(0, [], ([c, d]) => c !== cell || d !== digit))
  );
}

/** The least number of facts from which a claim follows, by trying all sets of one, two and three facts. */
function leastByTrying(on: Board, claim: Claim): number {
  const all = Array.from({ length: 324 }, (_, fact) => optionsOf(on, fact)).filter((options) => options !== null);
  for (let a = 0; a < all.length; a++) if (follows([all[a]], claim)) return 1;
  for (let a = 0; a < all.length; a++)
    for (let b = a + 1; b < all.length; b++) if (follows([all[a], all[b]], claim)) return 2;
  for (let a = 0; a < all.length; a++)
    for (let b = a + 1; b < all.length; b++)
      for (let c = b + 1; c < all.length; c++) if (follows([all[a], all[b], all[c]], claim)) return 3;
  return 4;
}

/** Boards on which only the cells of three digits are open, so that all sets of three facts can be tried. */
function* smallBoards(first: number, count: number): Generator<Board> {
  let made = 0;
  for (const board of randomBoards(first, count)) {
    const solution = Array.from(search(board).solution!, Number);
    const digits = [1, 2, 3].map((digit) => ((digit * (1 + (made % 4)) + made) % 9) + 1);
    made++;
    const small = new Board();
    solution.forEach((digit, cell) => {
      if (!digits.includes(digit)) small.place(cell, digit);
    });
    // A third of the wrong candidates goes.
    solution.forEach((digit, cell) => {
      for (const each of small.candidates(cell))
        if (each !== digit && (cell * 5 + each * 3 + made) % 7 < 2) small.eliminate(cell, each);
    });
    yield small;
  }
}

const HARD = ".4......512..7..8667..9.32......7..2..28.37..4..2......93.8..5771..5..638......9.";

describe("the fewest facts", () => {
  it("are as few as trying all sets of one, two and three says", () => {
    const seen = [0, 0, 0, 0, 0];
    for (const board of smallBoards(seed(44), boards(5, 60))) {
      const claims = Array.from({ length: 729 }, (_, each) => ({ cell: Math.floor(each / 9), digit: (each % 9) + 1 }))
        .filter(({ cell, digit }) => board.has(cell, digit))
        .filter((_, i) => i % 5 === 0);
      for (const change of claims) {
        for (const claim of [
          { eliminations: [change], placements: [] },
          { eliminations: [], placements: [change] },
        ]) {
          const proof = shortestProof(board, claim);
          const opposite = board.copy();
          if (claim.placements.length > 0) opposite.eliminate(change.cell, change.digit);
          else opposite.place(change.cell, change.digit);
          expect(proof.status).toBe(search(opposite).count === 0 ? "proved" : "refuted");
          if (proof.status !== "proved" || seen[Math.min(proof.reason.length, 4)] > (proof.reason.length > 3 ? 0 : 6))
            continue;
          const least = leastByTrying(board, claim);
          seen[least]++;
          if (least < 4) expect(proof).toMatchObject({ isSmallest: true, reason: { length: least } });
          else expect(proof.reason.length).toBeGreaterThan(3);
        }
      }
    }
    expect(Math.min(seen[1], seen[2], seen[3])).toBeGreaterThan(4);
  });

  it("prove the claim, and none of them can be left out", () => {
    let more = 0;
    for (const board of randomBoards(seed(45), boards(20, 200))) {
      const { solution } = search(board);
      for (let cell = 0; cell < 81; cell += 7) {
        for (const digit of board.candidates(cell)) {
          if (String(digit) === solution![cell]) continue;
          const claim = { eliminations: [{ cell, digit }], placements: [] };
          for (const maxNodes of [100, 5000]) {
            const proof = shortestProof(board, claim, { maxNodes });
            if (proof.status !== "proved") continue;
            const { reason } = proof;
            expect(
              follows(
                reason.map((fact) => optionsOf(board, numberOf(fact))!),
                claim,
              ),
            ).toBe(true);
            for (const fact of reason) {
              const fewer = reason.filter((each) => each !== fact).map((each) => optionsOf(board, numberOf(each))!);
              expect(follows(fewer, claim)).toBe(false);
            }
            if (reason.length > 2) more++;
          }
        }
      }
    }
    expect(more).toBeGreaterThan(5);
  });

  it("prove several changes at once", () => {
    const board = parse(HARD);
    const solution = Array.from(search(board).solution!, Number);
    const wrong = solution.flatMap((right, cell) =>
      board.candidates(cell).flatMap((digit) => (digit === right ? [] : [{ cell, digit }])),
    );
    let proved = 0;
    for (let i = 0; i + 7 < wrong.length && proved < 3; i += 5) {
      const claim = { eliminations: [wrong[i], wrong[i + 7]], placements: [] };
      const proof = shortestProof(board, claim);
      if (proof.status !== "proved") continue;
      proved++;
      const eliminations = claim.eliminations.map(({ cell, digit }) => ({ cell: cellName(cell), digit }));
      expect(prove(board, { eliminations, placements: [], reason: proof.reason }).status).toBe("proved");
      for (const fact of proof.reason) {
        const reason = proof.reason.filter((each) => each !== fact);
        expect(prove(board, { eliminations, placements: [], reason }).status).not.toBe("proved");
      }
    }
    expect(proved).toBe(3);
  });

  it("are null where a solution contradicts the claim", () => {
    const board = parse(HARD);
    const { solution } = search(board);
    const proof = shortestProof(board, parseClaim(`r1c1-${solution![0]}`));
    expect(proof).toEqual({ status: "refuted", solution });
  });

  it("are searched for below those that are known", () => {
    const board = parse(HARD);
    const { solution } = search(board);
    const digit = board.candidates(0).find((each) => each !== Number(solution![0]))!;
    const claim = { eliminations: [{ cell: 0, digit }], placements: [] };
    const proof = shortestProof(board, claim);
    if (proof.status !== "proved") throw new Error("it is proved");
    const { reason: known } = proof;
    // Too few nodes for another search.
    expect(shortestProof(board, claim, { known, maxNodes: 20 })).toMatchObject({ status: "proved", reason: known });
    expect(shortestProof(board, claim, { known: known.slice(1), maxNodes: 20 }).status).not.toBe("refuted");
  });

  it("refuse what is no claim, and candidates that are not there", () => {
    const board = parse(HARD);
    expect(() => shortestProof(board, parseClaim("r1c2-4"))).toThrow("r1c2 has no 4");
    expect(() => shortestProof(board, {} as Claim)).toThrow(/claim/);
    expect(() => shortestProof(board, parseClaim(`r1c1-${board.candidates(0)[0]}`), { maxNodes: 0 })).toThrow(/limit/);
    expect(() => shortestProof(board, parseClaim(`r1c1-${board.candidates(0)[0]}`), { nodes: 5 } as object)).toThrow(
      /nodes/,
    );
  });
});

const numberOf = (fact: ReturnType<typeof nameFact>): number =>
  Array.from({ length: 324 }, (_, each) => each).find(
    (each) => JSON.stringify(nameFact(each)) === JSON.stringify(fact),
  )!;

describe("a claim", () => {
  it.each([
    ["r4c5-7", "r4c5-7"],
    [" R4C5 ≠ 7. ", "r4c5-7"],
    ["r4c5!=7", "r4c5-7"],
    ["r4c5<>7", "r4c5-7"],
    ["r4c5=7", "r4c5=7"],
    ["r4c5==7", "r4c5=7"],
    ["r12c3-45", "r12c3-45"],
    ["r12c34-5", "r12c34-5"],
  ])("%j is %s", (text, name) => {
    expect(claimName(parseClaim(text))).toBe(name);
  });

  it.each(["", "r4c5", "r4c5-", "r0c5-7", "r4c5-0", "r4c5=78", "r45c5=7", "r4c5-7;", "4r5c-7", "r4c5#7", null, 5, {}])(
    "%j is none",
    (text) => {
      expect(() => parseClaim(text as string)).toThrow(expect.objectContaining({ code: "WINGS_BAD_NOTATION" }));
    },
  );
});
