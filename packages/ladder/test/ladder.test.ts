import { readFileSync } from "node:fs";
import { type Technique, checkStep, compose, parse, search, solvePath } from "@wings/core";
import { defineTechnique } from "@wings/core/author";
import { checkTechnique } from "@wings/core/host";
import { describe, expect, it } from "vitest";
import { isThorough } from "@wings/test-kit/depth";
import {
  LADDER,
  LEVELS,
  PRESETS,
  RUNGS,
  levelOf,
  presetRungs,
  rungOf,
  scoreOf,
  techniques,
  rate,
} from "../src/index.js";

/** What each package that the ladder depends on exports. */
const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  dependencies: Record<string, string>;
};
const packages: Record<string, object> = Object.fromEntries(
  await Promise.all(
    Object.keys(manifest.dependencies).map(async (name) => [name, (await import(name)) as object] as const),
  ),
);
const isTechnique = (value: unknown): value is Technique =>
  typeof value === "object" && value !== null && "api" in value;
const idsOf = (name: string): string[] =>
  Object.values(packages[name])
    .filter(isTechnique)
    .map(({ id }) => id);

describe("the ladder", () => {
  it("holds each technique of each package once, and says which package it is from", () => {
    const ids = (name: string): string[] =>
      RUNGS.filter((rung) => rung.package === name).map(({ technique }) => technique.id);
    for (const name of Object.keys(packages)) {
      // The pair-table search finds what the other one finds: one of them is enough.
      const wanted = idsOf(name).filter((id) => id !== "y-wing");
      expect(ids(name).sort(), name).toEqual(wanted.sort());
    }
    expect(new Set(LADDER.map(({ technique }) => technique.id)).size).toBe(LADDER.length);
    for (const { technique } of LADDER) expect(checkTechnique(technique)).toBe(technique);
    // The checker is for third-party techniques: apps don't load it for ours.
    for (const { technique } of LADDER) expect(technique.checkStep).toBeUndefined();
  });

  it("needs the packages that it names, and no others", () => {
    expect([...new Set(RUNGS.map((rung) => rung.package))].sort()).toEqual(Object.keys(packages).sort());
  });

  it("never becomes easier on the way up", () => {
    for (let i = 1; i < RUNGS.length; i++) {
      const [below, above] = [RUNGS[i - 1], RUNGS[i]];
      expect(above.score, above.technique.id).toBeGreaterThanOrEqual(below.score);
      expect(LEVELS.indexOf(above.level), above.technique.id).toBeGreaterThanOrEqual(LEVELS.indexOf(below.level));
    }
    expect([...new Set(LADDER.map(({ level }) => level))]).toEqual(LEVELS);
  });

  it("is asked by id", () => {
    expect([levelOf("full-house"), scoreOf("full-house")]).toEqual(["easy", 4]);
    expect([levelOf("xy-wing"), scoreOf("xy-wing")]).toEqual(["hard", 160]);
    expect([levelOf("als-xy-wing"), scoreOf("als-xy-wing")]).toEqual(["extreme", 320]);
    expect(rungOf("w-wing")).toEqual({
      technique: techniques.find(({ id }) => id === "w-wing"),
      level: "hard",
      score: 170,
      package: "@wings/w-wing",
    });
    expect([rungOf("y-wing"), levelOf("somebody/else"), scoreOf("")]).toEqual([undefined, undefined, undefined]);
  });

  it("cannot be changed", () => {
    expect(Object.isFrozen(LADDER) && Object.isFrozen(techniques) && LADDER.every(Object.isFrozen)).toBe(true);
  });

  it("lets a stranger's technique stand where it wants to", () => {
    const stranger = (after?: string): Technique =>
      defineTechnique({
        id: `somebody/${after ?? "last"}`,
        name: "Somebody's",
        ...(after === undefined ? {} : { after }),
        pattern: { cell: "cell" },
        roles: { cell: "cell" },
        message: { long: "{cell}", short: "{cell}", vague: "{cell}" },
        find: () => undefined,
        reason: () => [],
        marks: () => [],
        data: () => ({ cell: "" }),
      });
    const ids = compose(techniques, [stranger("naked-pair"), stranger()]).map(({ id }) => id);
    expect(ids.slice(ids.indexOf("naked-pair")).slice(0, 3)).toEqual([
      "naked-pair",
      "somebody/naked-pair",
      "hidden-pair",
    ]);
    expect(ids.at(-1)).toBe("somebody/last");
  });
});

describe("the puzzles of the definitions", () => {
  /** Nine puzzles: each solved by the basics and the technique that it is for, and by the basics alone not. */
  const puzzles: [id: string, puzzle: string][] = [
    ["xy-wing", ".1..7.69.4.6.9..1.5.9.2...87....9....9..3..8....8....41...6.8.9.8..4.7.5.67.8..4."],
    ["xy-wing", "6..1....7..18.73...2.3...9..5.9.8641.........1482.6.3..7...2.1...64.18..8....3..4"],
    ["xy-wing", "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946...."],
    ["w-wing", "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6"],
    ["w-wing", ".4......512..7..8667..9.32......7..2..28.37..4..2......93.8..5771..5..638......9."],
    ["xyz-wing", "8.9..3..4.24...61..7...6.297.2.4.......3.2.......5.1.225.1...4..47...83.1..7..2.5"],
    ["wxyz-wing", "..3..4...1.86539...5.7...83..6.37.9.7..4....54.....72.....9.51...9..6...8..3..26."],
    ["als-xy-wing", "8....5..7.7.1.8.6...6.9.8..64.9.7.3...3...7...9.8.2.46..9.8.4...1.5.4.2.4..3....1"],
    ["als-xy-wing", "4..1....39.7.3.54..539..7....5...3..2963.7154..8...6....4..389..39.4.2.56....9..7"],
  ];
  const basics = techniques.slice(0, techniques.findIndex(({ id }) => id === "hidden-quad") + 1);
  const end = (puzzle: string, list: readonly Technique[]): { status: string; digits: string } => {
    const { status, board } = solvePath(puzzle, list, { check: checkStep });
    return { status, digits: board.values.join("") };
  };

  it.each(puzzles)("are solved by the basics and %s: %s", (id, puzzle) => {
    expect(end(puzzle, basics).status).toBe("stuck");
    const solved = { status: "solved", digits: search(parse(puzzle)).solution };
    expect(end(puzzle, [...basics, rungOf(id)!.technique])).toEqual(solved);
    expect(end(puzzle, techniques)).toEqual(solved);
  });
});

it.runIf(isThorough)("solves Golden Nugget, each step proved, where players are stuck", () => {
  const puzzle = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
  const players = presetRungs("players").map(({ technique }) => technique);
  expect(solvePath(puzzle, players).status).toBe("stuck");
  const { status, board } = solvePath(puzzle, techniques, { batch: ({ id }) => id, check: checkStep });
  expect([status, board.values.join("")]).toEqual(["solved", search(parse(puzzle)).solution]);
});

describe("presets", () => {
  const idsIn = (preset: (typeof PRESETS)[number]): string[] =>
    presetRungs(preset).map(({ technique }) => technique.id);

  it("are parts of the ladder, in its order", () => {
    const all = RUNGS.map(({ technique }) => technique.id);
    for (const preset of PRESETS) expect(idsIn(preset)).toEqual(all.filter((id) => idsIn(preset).includes(id)));
    expect(idsIn("all")).toEqual(LADDER.map(({ technique }) => technique.id));
  });

  it("give players short chains and nothing beyond", () => {
    const rung = presetRungs("players").find(({ technique }) => technique.id === "aic");
    expect(rung!.technique.options).toMatchObject({ longest: 10 });
    expect(idsIn("players")).not.toContain("forcing-net");
  });

  it("count without assuming anything, and solve one of the hardest puzzles so", () => {
    const ids = idsIn("counting");
    for (const id of ["forcing-chain", "forcing-net", "nested-net", "trial"]) expect(ids).not.toContain(id);
    expect(ids).toContain("set-logic");
    const extreme = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    const { status, hardest } = rate(extreme, { ladder: presetRungs("counting") });
    expect([status, hardest]).toEqual(["solved", "msls"]);
  });

  it("leave out what assumes one solution", () => {
    const assuming = LADDER.filter(({ technique }) => technique.meta.assumes !== undefined);
    const large = idsIn("all").filter((id) => /squirmbag|whale|leviathan/.test(id));
    expect(idsIn("no-uniqueness")).toHaveLength(LADDER.length - assuming.length - large.length);
  });
});
