import { type Technique, solvePath } from "@wings/core";
import { defineTechnique } from "@wings/core/author";
import { describe, expect, it } from "vitest";
import { LADDER, LEVELS, type Rung, composeRungs, presetRungs, rate } from "../src/index.js";
import * as byLevel from "../src/by-level.js";
import { counting } from "../src/counting.js";
import { noUniqueness } from "../src/no-uniqueness.js";
import { players } from "../src/players.js";

const PUZZLE = "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....";

const summary = (rungs: readonly Rung[]): unknown[] =>
  rungs.map(({ technique, level, score, package: from }) => [technique.id, technique.options, level, score, from]);

/** A technique that finds nothing. */
const plugin = (id: string, after?: string): Technique =>
  defineTechnique({
    id,
    name: "Nothing",
    pattern: { cell: "cell" },
    roles: {},
    message: { long: "{outcome}", short: "{outcome}", vague: "Nothing." },
    ...(after !== undefined && { after }),
    find: () => undefined,
    reason: () => [],
    marks: () => [],
    data: () => ({}),
  });

describe("the entry of a preset", () => {
  it("has its rungs", () => {
    expect(summary(players)).toEqual(summary(presetRungs("players")));
    expect(summary(noUniqueness)).toEqual(summary(presetRungs("no-uniqueness")));
    expect(summary(counting)).toEqual(summary(presetRungs("counting")));
  });

  it("has the rungs of each level", () => {
    expect(Object.keys(byLevel).sort()).toEqual([...LEVELS].sort());
    for (const level of LEVELS)
      expect(summary(byLevel[level])).toEqual(summary(LADDER.filter((rung) => rung.level === level)));
  });

  it("solves and rates like the preset", () => {
    expect(
      solvePath(
        PUZZLE,
        players.map(({ technique }) => technique),
      ).status,
    ).toBe("solved");
    expect(rate(PUZZLE, { ladder: players })).toEqual(rate(PUZZLE, { ladder: presetRungs("players") }));
  });
});

describe("composeRungs", () => {
  const placed = (rungs: readonly Rung[], id: string) => {
    const at = rungs.findIndex(({ technique }) => technique.id === id);
    return [rungs[at - 1]?.technique.id, summary(rungs)[at]];
  };

  it("puts a plugin after the rung that it names, with its level and score", () => {
    const rungs = composeRungs(LADDER, [plugin("ann/kite", "two-string-kite")]);
    expect(rungs).toHaveLength(LADDER.length + 1);
    expect(placed(rungs, "ann/kite")).toEqual(["two-string-kite", ["ann/kite", {}, "hard", 150, "ann"]]);
    expect(summary(composeRungs(LADDER))).toEqual(summary(LADDER));
  });

  it("takes a level, a score and a package of the plugin", () => {
    const rung = {
      technique: plugin("ann/kite", "xy-wing"),
      level: "unfair",
      score: 300,
      package: "wings-kite",
    } as const;
    expect(placed(composeRungs(players, [rung]), "ann/kite")).toEqual([
      "xy-wing",
      ["ann/kite", {}, "unfair", 300, "wings-kite"],
    ]);
    const own: Rung = rung;
    expect(rate(PUZZLE, { ladder: [...players, own] }).status).toBe("solved");
  });

  it("skips and sets options like compose", () => {
    const rungs = composeRungs(LADDER, [plugin("ann/last")], {
      only: ["full-house", "aic", "ann/last"],
      options: { aic: { longest: 6 } },
    });
    expect(summary(rungs)).toEqual([
      ["full-house", {}, "easy", 4, "@wings/singles"],
      ["aic", expect.objectContaining({ longest: 6 }), "extreme", expect.any(Number), "@wings/chains"],
      ["ann/last", {}, "extreme", 1000, "ann"],
    ]);
  });

  it("keeps the level of a plugin if the rung before it is skipped", () => {
    const rungs = composeRungs(LADDER, [plugin("ann/kite", "two-string-kite")], { skip: ["two-string-kite"] });
    expect(placed(rungs, "ann/kite")[1]).toEqual(["ann/kite", {}, "hard", 150, "ann"]);
  });

  it("refuses what is no list, no rung, and a plugin that is there twice", () => {
    const kite = plugin("ann/kite");
    for (const wrong of [null, "all", [null], [{}], [kite, kite]]) {
      expect(() => composeRungs(LADDER, wrong as never)).toThrow(expect.objectContaining({ name: "WingsError" }));
      expect(() => composeRungs(wrong as never)).toThrow(expect.objectContaining({ name: "WingsError" }));
    }
  });
});
