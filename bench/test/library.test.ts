import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as apps from "@wings/core";
import * as author from "@wings/core/author";
import * as host from "@wings/core/host";
import { LADDER } from "@wings/ladder";
import { type Core, type Library, adapt, importPackage } from "../library.mjs";

const core = { ...host, ...author, ...apps };

const tree = mkdtempSync(join(tmpdir(), "wings-bench-test-"));
beforeAll(() => {
  const folder = join(tree, "packages/core");
  mkdirSync(folder, { recursive: true });
  const exports = { ".": { types: "./a.d.ts", import: "./a.mjs", default: "./a.cjs" }, "./author": "./author.mjs" };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ exports }));
  writeFileSync(join(folder, "a.mjs"), "export const parse = 1;");
  writeFileSync(join(folder, "author.mjs"), "export const Sink = 2;");
});
afterAll(() => rmSync(tree, { recursive: true }));

it("imports the entry points that a tree has", async () => {
  expect({ ...(await importPackage(tree, "core")) }).toEqual({ parse: 1 });
  expect({ ...(await importPackage(tree, "core", "./author")) }).toEqual({ Sink: 2 });
  expect(await importPackage(tree, "core", "./missing")).toEqual({});
});

const BOARD = "683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64";

it("searches with findAll where a tree has no sink", () => {
  const asked: string[] = [];
  const finding = (policy: string) => (_board: unknown, techniques: readonly { id: string }[]) => {
    asked.push(`${policy} ${techniques.map(({ id }) => id).join()}`);
    return [];
  };
  const lazy = { ...core, Sink: undefined, findAll: finding("all"), findSmallest: finding("smallest") };
  const library = adapt(lazy as unknown as Core, LADDER);
  const board = library.parse(BOARD);
  for (const policy of ["all", "smallest"] as const) library.finder(library.techniques[0], policy)(board);
  expect(asked).toEqual(["all full-house", "smallest full-house"]);
});

it("collects a path with solvePath where a tree has it", () => {
  const steps = [{ technique: { id: "t" } }];
  const library = adapt({ ...core, solvePath: () => ({ steps }) } as unknown as Core, LADDER);
  expect(library.path(BOARD)).toBe(steps);
});

it("runs the loop of a tree, or its generator", () => {
  const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const run = (library: Library) => {
    const ids: string[] = [];
    const { status } = library.loop(puzzle, false, (id) => ids.push(id));
    return { status, ids };
  };
  const { status, ids } = run(adapt(core as unknown as Core, LADDER));
  expect(status).toBe("solved");
  expect(ids.length).toBeGreaterThan(10);
  const older = { ...core, SolveLoop: undefined, solve: core.solveSteps };
  const withoutOptions = (board: never, techniques: never) => older.solve(board, techniques, { policy: "first" });
  expect(run(adapt({ ...older, solve: withoutOptions } as unknown as Core, LADDER))).toEqual({ status, ids });
  expect(() => run(adapt({ ...older, solve: undefined } as unknown as Core, LADDER))).toThrow("solve loop");
});

it("makes shared data again after forget()", () => {
  const library = adapt(core as unknown as Core, LADDER);
  const board = library.parse(BOARD);
  const { count } = library.almostLockedSets(board);
  library.almostLockedSets(board).count = 0;
  expect(library.almostLockedSets(board).count).toBe(0);
  library.forget(board);
  expect(library.almostLockedSets(board).count).toBe(count);
  expect(() => library.forget({})).toThrow("change counter");
});
