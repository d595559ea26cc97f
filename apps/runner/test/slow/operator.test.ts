import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { random } from "@wings/testing";
import { DEED_NAMES, type Scene, begin, disturb } from "../operator.js";
import { EASY, PUZZLE } from "../puzzles.js";
import { scratch, wings } from "../wings.js";

const ROUNDS = boards(3, 200);
const BOARDS = Array.from({ length: 600 }, (_, i) => (i % 3 === 0 ? EASY : PUZZLE));

let expected = Buffer.alloc(0);
beforeAll(async () => {
  const { out } = await wings(["check", "--json", "-"], { input: `${BOARDS.join("\n")}\n` });
  expected = Buffer.from(out);
});

test(`--resume survives a random operator for ${ROUNDS} rounds`, { timeout: 3_600_000 }, async () => {
  const { below: chance } = random(seed(47));
  const seen = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const folder = mkdtempSync(join(scratch, "operator-"));
    const scene: Scene = { folder, out: join(folder, "out"), boards: BOARDS, expected, chance };
    const story: string[] = [];
    for (let deeds = 1 + chance(3); deeds > 0; deeds--) {
      // Each deed comes in the first twelve rounds.
      const name = DEED_NAMES[story.length === 0 ? (5 * round) % DEED_NAMES.length : chance(DEED_NAMES.length)];
      story.push(await disturb(scene, name));
      seen.set(name, (seen.get(name) ?? 0) + 1);
    }
    // At the end a run gets through, or says what to do, and that helps.
    const last = await begin(scene).end();
    if (last.status !== 0) {
      expect(last.err, story.join("")).toMatch(/To start over, remove out and out\.run\.|\(WINGS_OUTPUT_CHANGED\)/);
      for (const name of ["out", "out.run"]) rmSync(join(folder, name), { force: true });
      expect(await begin(scene).end(), story.join("")).toMatchObject({ status: 0 });
    }
    expect(readFileSync(scene.out).equals(expected), story.join("")).toBe(true);
    rmSync(folder, { recursive: true });
  }
  if (ROUNDS >= DEED_NAMES.length) expect([...seen.keys()].sort()).toEqual([...DEED_NAMES].sort());
});
