import { type Technique, parse } from "@wings/core";
import { type Definition, type Roles, candidateOf, cellFact, defineTechnique } from "@wings/core/author";
import { describe, expect, it } from "vitest";
import { atStage, examine, stuckBoards, techniqueTester } from "../src/index.js";
import { NONE, ONE, SEVERAL, type Wing, atOnce, errorOf, wingsOn } from "@wings/test-kit/technique";

/** A technique with the kinds of fields that hold lists of lists: XY-Wing as a chain of three cells. */
const pattern = { cells: "sets", chain: "nodes", strong: "links", z: "digit" } as const;
type Plain = Definition<typeof pattern, Record<never, never>, string, Roles>;
type Chain = Parameters<Plain["reason"]>[0];

const chainOf = ({ pivot, wingX, wingY, x, y, z }: Wing): Chain => ({
  cells: [[wingX], [pivot], [wingY]],
  chain: [
    [candidateOf(wingX, z)],
    [candidateOf(wingX, x)],
    [candidateOf(pivot, x)],
    [candidateOf(pivot, y)],
    [candidateOf(wingY, y)],
    [candidateOf(wingY, z)],
  ],
  strong: [[cellFact(wingX)], [cellFact(pivot)], [cellFact(wingY)]],
  z,
});

const findWith =
  (change: (chain: Chain) => object): Plain["find"] =>
  (board, report) => {
    for (const wing of wingsOn(board)) {
      const { wingX, wingY, z } = wing;
      if (report.eliminateSeen(z, [wingX, wingY]) && report.commit(change(chainOf(wing)) as Chain, 3)) return;
    }
  };

const definition: Plain = {
  id: "ann/xy-chain",
  name: "Ann's XY-Chain",
  pattern,
  roles: { cells: "cell of the chain", ends: "end of the chain" },
  minSize: 3,
  message: {
    long: "One end of the chain {chain} is {z}: {outcome}.",
    short: "{cells}: {outcome}",
    vague: "There is a short chain with {z}.",
  },
  find: findWith((chain) => chain),
  reason: ({ strong }) => strong.flat(),
  marks: ({ cells, chain, z }) => [
    ...cells.flat().map((cell) => ({ role: "cells", cell })),
    { role: "ends", cell: cells[0][0], digits: [z] },
    { role: "ends", cell: cells[2][0], digits: [z] },
    ...chain.slice(1).map((node, i) => ({ link: i % 2 ? "weak" : "strong", from: chain[i], to: node }) as const),
  ],
  data: ({ cells, chain, z }) => ({
    cells: { list: cells.map((set) => ({ cells: set })) },
    chain: { list: chain.map((node) => ({ candidates: node })) },
    z,
  }),
};

const chainTechnique = (changes: Partial<Plain> = {}): Technique => defineTechnique({ ...definition, ...changes });
const cases = {
  finds: [
    { board: `S1 ${ONE}`, outcome: "r9c45≠5", message: definition.message.short },
    `S4 ${SEVERAL} => r1c5≠3 r3c8≠3`,
  ],
  misses: [`S1 ${NONE}`],
};

const right = chainTechnique();

/** How each fault is planted, its code, and what the failure says. */
const faults: Record<string, [changes: Partial<Plain>, code: string, says: RegExp]> = {
  "a set that is a cell": [
    { find: findWith((chain) => ({ ...chain, cells: chain.cells.flat() })) },
    "WRONG_FIELD",
    /cells: sets, as a list of lists of cells/,
  ],
  "a fact that is none": [
    { find: findWith((chain) => ({ ...chain, strong: [[324]] })) },
    "WRONG_FIELD",
    /strong: links, as a list of lists of facts/,
  ],
  "a set that stays where it is": [
    { find: findWith((chain) => ({ ...chain, cells: [[0], ...chain.cells.slice(1)] })), marks: () => [], roles: {} },
    "WRONG_DATUM|BROKEN_SYMMETRY",
    /the values of the pattern or its size differ/,
  ],
  "a node that stays where it is": [
    {
      find: findWith((chain) => ({ ...chain, chain: [[0, 1], ...chain.chain.slice(1)] })),
      roles: { ends: "end of the chain" },
      marks: ({ cells, z }) => [{ role: "ends", cell: cells[0][0], digits: [z] }],
    },
    "BROKEN_SYMMETRY",
    /nodes r\dc\d#\d.*\n.*the values of the pattern or its size differ/,
  ],
  "a link whose fact stays where it is": [
    { find: findWith((chain) => ({ ...chain, strong: [[cellFact(4)], ...chain.strong] })) },
    "BROKEN_SYMMETRY",
    /links r\dc\d.*\n.*the values of the pattern or its size differ/,
  ],
  "a role on a cell that is not in its sets": [
    { marks: ({ chain }) => [{ role: "cells", cell: (Math.floor(chain[0][0] / 9) + 1) % 81 }] },
    "WRONG_ROLE",
    /the role cells only on r\dc\d\+?.*, the value of the field cells/,
  ],
  "a chain shown without its middle": [
    { data: (found, board) => ({ ...right.data(found, board), chain: { candidates: found.chain[0] } }) },
    "WRONG_DATUM",
    /\{chain\} with the value of the field chain \(r\dc\d#\d r\dc\d#\d/,
  ],
};

describe("the tester, with fields that are lists of lists", () => {
  it("passes a technique that is right, without a warning", () => {
    const framework = atOnce();
    techniqueTester(right, cases, framework);
    expect(framework.warnings).toEqual([]);
    const { findings, ...seen } = examine(right, stuckBoards(1, 100), { symmetries: 3 });
    expect(findings).toBeGreaterThan(20);
    expect(seen).toMatchObject({ faults: [], warnings: [] });
  });

  it.each(Object.entries(faults))("fails %s", (_, [changes, code, says]) => {
    const error = errorOf(() => techniqueTester(chainTechnique(changes), cases, atOnce()));
    expect(error.message).toMatch(says);
    expect(error.code).toMatch(new RegExp(`^WINGS_(${code})$`));
  });

  it("warns of a cell in a node that no mark shows", () => {
    const partly = chainTechnique({
      pattern: { ...pattern, cells: "sets" },
      roles: { ends: "end of the chain" },
      marks: ({ cells, z }) => [0, 2].map((i) => ({ role: "ends", cell: cells[i][0], digits: [z] })),
    });
    const { warnings } = examine(partly, [atStage(parse(ONE), "S1")]);
    expect(warnings.map(({ code }) => code)).toContain("WINGS_UNMARKED_CELL");
  });
});
