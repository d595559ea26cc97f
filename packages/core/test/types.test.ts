import { describe, expect, it } from "vitest";
import {
  type CellName,
  type Pattern,
  type Reporter,
  cellFact,
  defineTechnique,
  findFirst,
  isWingsError,
  parse,
  solvePath,
} from "./core.js";
import { EASY, hidden, lone, loneDefinition } from "./examples.js";

/** What the types promise. The check of all types fails where a line below an `@ts-expect-error` compiles. */
describe("the types", () => {
  const definition = {
    ...loneDefinition,
    id: "test/typed",
    pattern: { cell: "cell", digit: "digit" },
    roles: { only: "the only candidate" },
  } as const;

  it("refuse a role that is not declared", () => {
    const typed = defineTechnique({ ...definition, marks: ({ cell }) => [{ role: "only", cell }] });
    // @ts-expect-error: the role is "only"
    const wrong = defineTechnique({ ...definition, marks: ({ cell }) => [{ role: "other", cell }] });
    expect([typed, wrong].map(({ id }) => id)).toEqual(["test/typed", "test/typed"]);
  });

  it("refuse a field that a role names and the pattern lacks", () => {
    const roles = (fields: readonly "cell"[]) => ({ only: { words: "the only candidate", fields } });
    const typed = defineTechnique({
      ...definition,
      roles: roles(["cell"]),
      marks: ({ cell }) => [{ role: "only", cell }],
    });
    expect(typed.meta).toMatchObject({ roles: { only: "the only candidate" }, roleFields: { only: ["cell"] } });
    const misspelled = { only: { words: "the only candidate", fields: ["cel"] } } as const;
    // @ts-expect-error: there is no field cel
    expect(() => defineTechnique({ ...definition, roles: misspelled, marks: () => [] })).toThrow(/roles\.only\.fields/);
  });

  it("refuse half a pattern, a field too many, and a field of another kind", () => {
    const patterns: unknown[] = [];
    const report = { commit: (pattern: Pattern<typeof definition.pattern>) => patterns.push(pattern) > 9 };
    report.commit({ cell: 0, digit: 1 });
    // @ts-expect-error: the digit is missing
    report.commit({ cell: 0 });
    // @ts-expect-error: there is no house
    report.commit({ cell: 0, digit: 1, house: 1 });
    // @ts-expect-error: a finder works with numbers
    report.commit({ cell: "r1c1", digit: 1 });
    expect(patterns).toHaveLength(4);
    expect(() =>
      defineTechnique({
        ...definition,
        marks: () => [],
        // @ts-expect-error: the same in a finder
        find: (_, reporter: Reporter<typeof definition.pattern>) => void reporter.commit({ cell: 0 }, 1),
      }),
    ).not.toThrow();
  });

  it("narrow a finding by its technique, and an error by its code", () => {
    const other = defineTechnique({
      ...definition,
      id: "test/other",
      pattern: { houses: "houses" },
      find: () => undefined,
      reason: () => [cellFact(0)],
      marks: () => [],
      data: () => ({}),
    });
    const finding = findFirst(parse(EASY), [other, lone, hidden]);
    if (finding?.technique === "test/lone") {
      const cell: CellName = finding.pattern.cell;
      expect(cell).toMatch(/^r\dc\d$/);
    }
    // @ts-expect-error: only one of them has houses
    expect(finding?.pattern.houses).toBeUndefined();
    try {
      parse("53..7k");
    } catch (error) {
      if (!isWingsError(error)) throw error;
      // @ts-expect-error: not every error has a column
      expect(error.details.column).toBe(6);
      if (error.code === "WINGS_BAD_CHARACTER") expect(error.details.column).toBe(6);
      // @ts-expect-error: there is no such code
      expect(error.code === "WINGS_BAD_CHARACTERS").toBe(false);
    }
  });

  it("take undefined for what may be left out, and refuse names where methods want numbers", () => {
    expect(solvePath(EASY, [lone, hidden], { maxSteps: undefined, check: undefined }).status).toBe("solved");
    const board = parse(EASY);
    // @ts-expect-error: methods of the board take numbers
    expect(() => board.digit("r1c1")).toThrow(/no cell/);
    // @ts-expect-error: a list of techniques is wanted
    expect(() => findFirst(board, lone)).toThrow(/a list of techniques/);
    // @ts-expect-error: there is no such option
    expect(() => solvePath(board, [lone], { maxStep: 1 })).toThrow(/options/);
  });
});
