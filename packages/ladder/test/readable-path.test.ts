import { type FindingJson, checkStep, findSmallest, parse, solvePath } from "@wings/core";
import { expect, it } from "vitest";
import { isThorough } from "@wings/test-kit/depth";
import { lessToRead, presetRungs, readablePath, rungOf, techniques, thingsToRead } from "../src/index.js";

const EASY = "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....";
/** They need some ten steps of set logic. */
const HARD = [
  "...5....4....2.1..8....6.7..6...9.8....4....5....1.2..67.....9..38..7...95.......",
  "1.......2..34...5..6....7....8.5..4....3.1......9..8...2....1..7.......6..5.9..3.",
];
const READ_BY_FACT = ["forcing-chain", "kraken-fish", "set-logic", "forcing-net", "bivalue-net"];

const things = (steps: readonly { readonly finding: FindingJson }[]): number =>
  steps.reduce((sum, { finding }) => sum + (READ_BY_FACT.includes(finding.technique) ? thingsToRead(finding) : 0), 0);

// Each puzzle takes seconds, and this looks at all searches of its steps again.
it.runIf(isThorough).each(HARD)(
  "has no step with a shorter one beside it, and less to read than the path of the ladder",
  (puzzle) => {
    const { status, steps } = readablePath(puzzle, techniques, { check: checkStep });
    expect(status).toBe("solved");
    expect(steps.some(({ technique }) => technique.id === "trial")).toBe(false);
    for (const { technique, finding, board } of steps) {
      const most = thingsToRead(finding);
      if (!READ_BY_FACT.includes(technique.id) || most <= 11) continue;
      for (const id of READ_BY_FACT) {
        const other = findSmallest(board, [rungOf(id)!.technique]);
        if (other !== null) expect(thingsToRead(other)).toBeGreaterThanOrEqual(most);
      }
    }
    expect(things(steps)).toBeLessThan(things(solvePath(puzzle, techniques).steps) * 0.75);
  },
);

it("is the path of the ladder where no step is read fact by fact, and with the preset counting", () => {
  const counting = presetRungs("counting").map(({ technique }) => technique);
  const withSetLogic = isThorough ? [[HARD[0], counting] as const] : [];
  for (const [puzzle, list] of [[EASY, techniques] as const, ...withSetLogic]) {
    const hits = ({ steps }: ReturnType<typeof solvePath>): unknown[] => steps.map(({ hit }) => hit);
    expect(hits(readablePath(puzzle, list))).toEqual(hits(solvePath(puzzle, list)));
  }
});

it.each([null, 5, { batch: undefined }, { policy: "best" }])("refuses the options %j", (options) => {
  const refused = expect.objectContaining({ code: "WINGS_BAD_ARGUMENT" }) as unknown;
  expect(() => readablePath(EASY, techniques, options as never)).toThrow(refused);
});

it("refuses what is no puzzle, and what is no finding", () => {
  for (const wrong of [null, 5, {}]) {
    expect(() => readablePath(wrong as never, techniques)).toThrow("expected a board");
    expect(() => thingsToRead(wrong as never)).toThrow("expected a finding");
    expect(() => lessToRead(wrong as never, techniques[0], Object, techniques)).toThrow("expected a board");
    expect(() => lessToRead(parse(EASY), wrong as never, Object, techniques)).toThrow("one of the techniques");
    expect(() => lessToRead(parse(EASY), techniques[0], wrong as never, techniques)).toThrow("a function");
    expect(() => lessToRead(parse(EASY), techniques[0], Object, wrong as never)).toThrow("one of the techniques");
  }
});
