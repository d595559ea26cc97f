import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CLASSIC_GRID,
  Board,
  type Hit,
  Sink,
  bitOf,
  candidatesOf,
  cellFact,
  cellName,
  digitOf,
  findAll,
  describeHit,
  houseFact,
  houseOf,
  isCellFact,
  nameFact,
  parseCell,
  placesIn,
  prove,
  proveHit,
  readFact,
  runTechnique,
  sees,
  unneededFacts,
  wordOf,
} from "./core.js";
import { EASY, boardOf, hidden } from "./examples.js";
import { boards } from "@wings/test-kit/depth";

const elimination = (cell: number, digit: number): Hit => {
  const words = [0, 1, 2].map((w) => (w === wordOf(cell) ? bitOf(cell) : 0));
  return { pattern: {}, size: 1, eliminations: [digit, ...words], placements: [] };
};
const placement = (cell: number, digit: number): Hit => ({
  pattern: {},
  size: 1,
  eliminations: [],
  placements: [{ cell, digit }],
});

/** Any board; and one of few digits, two or three a cell, on which facts bite. */
const board: fc.Arbitrary<Board> = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 1, max: 9 })), { minLength: 250, maxLength: 520 })
  .map((gone) => {
    const made = new Board();
    for (const [cell, digit] of gone) if (candidatesOf(made, cell).length > 2) made.eliminate(cell, digit);
    return made;
  });
const tightBoard: fc.Arbitrary<Board> = fc
  .array(fc.constantFrom(0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100, 0b0111, 0b1110), {
    minLength: 81,
    maxLength: 81,
  })
  .map((masks) => {
    const made = new Board();
    masks.forEach((mask, cell) => {
      for (let digit = 1; digit <= 9; digit++) if ((mask & (1 << (digit - 1))) === 0) made.eliminate(cell, digit);
    });
    return made;
  });
/** Facts and claims close together, in the three rows of the first band. */
const nearFact = fc.oneof(
  fc.integer({ min: 0, max: 8 }),
  fc
    .tuple(fc.constantFrom(0, 1, 18, 19), fc.integer({ min: 1, max: 4 }))
    .map(([house, digit]) => houseFact(house, digit)),
);
const nearClaim = fc.record({
  cell: fc.integer({ min: 0, max: 12 }),
  digit: fc.integer({ min: 1, max: 4 }),
  places: fc.boolean(),
});
const fact: fc.Arbitrary<number> = fc.integer({ min: 0, max: 323 });
const claim = fc.record({
  cell: fc.integer({ min: 0, max: 80 }),
  digit: fc.integer({ min: 1, max: 9 }),
  places: fc.boolean(),
});

type Choice = readonly [cell: number, digit: number];

/** From the sentence: all ways to satisfy the facts, one choice for each, tried one after the other. */
function canDeny(
  on: Board,
  facts: readonly number[],
  { cell, digit, places }: { cell: number; digit: number; places: boolean },
): boolean {
  const options = facts.map((each): Choice[] =>
    isCellFact(each)
      ? candidatesOf(on, each).map((d) => [each, d] as const)
      : placesIn(on, digitOf(each), houseOf(each)).map((c) => [c, digitOf(each)] as const),
  );
  const clash = ([c, d]: Choice, [e, f]: Choice): boolean => (c === e ? d !== f : d === f && sees(CLASSIC_GRID, c, e));
  const extend = (i: number, chosen: readonly Choice[]): boolean => {
    if (i === options.length) return true;
    return options[i].some(
      (option) =>
        !(places && option[0] === cell && option[1] === digit) &&
        !chosen.some((other) => clash(option, other)) &&
        extend(i + 1, [...chosen, option]),
    );
  };
  return extend(0, places ? [] : [[cell, digit]]);
}

describe("the checker", () => {
  it("decides as trying everything does", () => {
    const seen = { proved: 0, refuted: 0 };
    const decide = (
      on: Board,
      facts: readonly number[],
      { cell, digit, places }: { cell: number; digit: number; places: boolean },
    ): void => {
      if (!on.has(cell, digit)) return;
      const { status } = proveHit(on, facts, places ? placement(cell, digit) : elimination(cell, digit));
      expect(status).toBe(canDeny(on, facts, { cell, digit, places }) ? "refuted" : "proved");
      if (status !== "undecided") seen[status]++;
    };
    fc.assert(fc.property(board, fc.uniqueArray(fact, { maxLength: 5 }), claim, decide), {
      numRuns: boards(200, 1000),
    });
    fc.assert(fc.property(tightBoard, fc.uniqueArray(nearFact, { minLength: 3, maxLength: 9 }), nearClaim, decide), {
      numRuns: boards(1000, 5000),
    });
    expect(Math.min(seen.proved, seen.refuted)).toBeGreaterThan(boards(40, 200));
  });

  it("gives a counter-assignment that satisfies every fact and breaks no rule", () => {
    fc.assert(
      fc.property(board, fc.uniqueArray(fact, { maxLength: 6 }), claim, (on, facts, { cell, digit, places }) => {
        fc.pre(on.has(cell, digit));
        const proof = proveHit(on, facts, places ? placement(cell, digit) : elimination(cell, digit));
        fc.pre(proof.status === "refuted");
        const counter = proof.counter!;
        for (const at of counter) {
          expect(on.has(at.cell, at.digit)).toBe(true);
          for (const other of counter) {
            if (at.cell === other.cell) expect(at.digit).toBe(other.digit);
            else if (at.digit === other.digit) expect(sees(CLASSIC_GRID, at.cell, other.cell)).toBe(false);
          }
        }
        expect(counter.some((at) => at.cell === cell && at.digit === digit)).toBe(!places);
        for (const each of facts) {
          const holds = isCellFact(each)
            ? counter.some((at) => at.cell === each)
            : counter.some(
                (at) => at.digit === digitOf(each) && placesIn(on, at.digit, houseOf(each)).includes(at.cell),
              );
          expect(holds).toBe(true);
        }
      }),
      { numRuns: boards(400, 2000) },
    );
  });

  it("says it in words and cells", () => {
    const on = new Board();
    on.eliminate(0, 1);
    const proof = proveHit(on, [cellFact(1)], elimination(0, 2));
    expect(proof).toMatchObject({ status: "refuted", claim: { cell: 0, digit: 2 } });
    expect(proof.text).toBe("the cited facts allow the opposite of r1c1≠2: r1c1=2 r1c2=1");
    expect(proveHit(on, [], elimination(0, 1)).text).toBe("r1c1≠1, and there is no such candidate");
  });

  it("refuses to be a solver: too many facts, or too many nodes, are undecided", () => {
    const on = boardOf(EASY);
    const open = [...Array(81).keys()].filter((cell) => on.values[cell] === 0);
    const hit = elimination(open[0], candidatesOf(on, open[0])[0]);
    expect(proveHit(on, open.map(cellFact), hit)).toMatchObject({ status: "undecided", nodes: 0 });
    const blank = new Board();
    // Pigeons: nine cells of a row and nine digits fit, eight digits do not, and finding that out takes many tries.
    for (let cell = 0; cell < 9; cell++) blank.eliminate(cell, 9);
    const row = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(cellFact);
    const proof = proveHit(blank, row, elimination(80, 1), { maxFacts: 31, maxNodes: 50 });
    expect(proof.status).toBe("undecided");
    expect(proof.nodes).toBe(50);
    expect(proveHit(blank, row, elimination(80, 1), { maxFacts: 31, maxNodes: 1e6 }).status).toBe("proved");
  });

  it("proves nothing where nothing is claimed", () => {
    const nothing: Hit = { pattern: {}, size: 1, eliminations: [], placements: [] };
    expect(proveHit(new Board(), [cellFact(0)], nothing)).toMatchObject({
      status: "refuted",
      text: "it changes nothing",
    });
  });

  it("takes a fact about a cell or house that has its digit for satisfied", () => {
    const on = new Board();
    on.place(0, 1);
    on.eliminate(40, 5);
    expect(proveHit(on, [cellFact(0), houseFact(0, 1)], elimination(40, 6)).status).toBe("refuted");
  });

  it("refuses invalid facts, with a code", () => {
    for (const bad of [-1, 324, 1.5, NaN]) {
      expect(() => proveHit(new Board(), [bad], elimination(0, 1))).toThrow(
        expect.objectContaining({ code: "WINGS_BAD_FACT" }) as Error,
      );
    }
  });

  it("names facts and reads the names back", () => {
    for (let each = 0; each < 324; each++) expect(readFact(nameFact(each))).toBe(each);
    expect(nameFact(houseFact(26, 9))).toEqual({ house: "b9", digit: 9 });
    expect(nameFact(cellFact(80))).toEqual({ cell: "r9c9" });
  });
});

describe("a finding", () => {
  const on = boardOf(EASY);
  const findings = findAll(on, [hidden]);

  it("is proved by its own reason", () => {
    expect(findings.length).toBeGreaterThan(3);
    for (const finding of findings) expect(prove(on, finding).status).toBe("proved");
  });

  it("is rejected without its fact, with a wrong placement, with an elimination too many", () => {
    for (const finding of findings) {
      const [{ cell, digit }] = finding.placements;
      expect(prove(on, { ...finding.toJSON(), reason: [] }).status).toBe("refuted");
      const other = candidatesOf(on, parseCell(cell)).find((d) => d !== digit);
      if (other !== undefined)
        expect(prove(on, { ...finding.toJSON(), placements: [{ cell, digit: other }] }).status).toBe("refuted");
      const far = [...Array(81).keys()].find(
        (c) => c !== parseCell(cell) && on.has(c, digit) && !sees(CLASSIC_GRID, c, parseCell(cell)),
      )!;
      expect(prove(on, { ...finding.toJSON(), eliminations: [{ cell: cellName(far), digit }] }).status).toBe("refuted");
    }
  });

  it("lists unneeded facts", () => {
    const sink = new Sink(on, "first");
    runTechnique(hidden, on, sink);
    const finding = describeHit(hidden, on, sink.hits[0]);
    expect(unneededFacts(on, finding)).toEqual([]);
    const idle = nameFact(cellFact([...Array(81).keys()].find((cell) => candidatesOf(on, cell).length > 3)!));
    expect(unneededFacts(on, { ...finding, reason: [...finding.reason, idle] })).toEqual([idle]);
  });
});
