import { type FindingJson, applyFinding, parse, prove, search, solvePath } from "@wings/core";
import { trimPath } from "@wings/core/judge";
import { minimalPuzzle, random } from "@wings/testing";
import { expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { presetRungs } from "../src/index.js";

const techniques = presetRungs("players").map(({ technique }) => technique);

/** Paths with steps beyond singles. */
function* paths(count: number) {
  const chance = random(seed(441));
  for (let made = 0; made < count;) {
    const path = solvePath(minimalPuzzle(chance), techniques);
    if (path.status !== "solved" || beyondSingles(path.steps) < 3) continue;
    yield path;
    made++;
  }
}

const beyondSingles = (steps: readonly { readonly finding: FindingJson }[]): number =>
  steps.filter(({ finding }) => finding.placements.length === 0).length;

it("a trimmed path is proved step by step, and ends with the solution", () => {
  let before = 0;
  let after = 0;
  for (const path of paths(boards(15, 150))) {
    const trimmed = trimPath(path, techniques);
    const board = path.steps[0].board;
    const { solution } = search(board);
    for (const { finding, board: at, technique } of trimmed.steps) {
      expect(at.equals(board)).toBe(true);
      const json = JSON.parse(JSON.stringify(finding)) as FindingJson;
      expect(json.technique).toBe(technique.id);
      expect(prove(board, json).status).toBe("proved");
      expect(applyFinding(board, json)).toBe(true);
    }
    expect(board.values.join("")).toBe(solution);
    before += beyondSingles(path.steps);
    after += beyondSingles(trimmed.steps);
  }
  expect(after).toBeLessThan(before * 0.85);
});

it("no single step of a trimmed path can be left out", () => {
  for (const path of paths(boards(6, 60))) {
    const { steps } = trimPath(path, techniques);
    for (const gone of steps) {
      if (gone.finding.placements.length > 0) continue;
      const board = path.steps[0].board;
      const isWhole = steps.every(({ finding, technique, hit }) => {
        if (finding === gone.finding) return true;
        const reason = technique.reason(hit.pattern as never, board);
        if (!Array.isArray(reason)) return false;
        const { eliminations, placements } = finding;
        const isProved = prove(board, {
          eliminations,
          placements,
          reason: finding.reason,
          ...(finding.assumes && { assumes: finding.assumes }),
        });
        if (isProved.status !== "proved") return false;
        applyFinding(board, finding);
        return true;
      });
      expect(isWhole).toBe(false);
    }
  }
});

it("a limit ends the search with a path that is right, and says so", () => {
  for (const path of paths(boards(3, 30))) {
    const whole = trimPath(path, techniques);
    expect(whole.isTrimmed).toBe(true);
    let last = path.steps.length;
    for (const maxProofs of [0, 10, 100]) {
      const { steps, isTrimmed } = trimPath(path, techniques, { maxProofs });
      if (maxProofs === 0) expect([isTrimmed, steps.length]).toEqual([false, last]);
      expect(steps.length).toBeLessThanOrEqual(last);
      expect(steps.length).toBeGreaterThanOrEqual(whole.steps.length);
      last = steps.length;
      const board = path.steps[0].board;
      for (const { finding } of steps) {
        expect(prove(board, finding).status).toBe("proved");
        applyFinding(board, finding);
      }
      expect(board.isFull).toBe(true);
    }
  }
});

it("a path that doesn't end with the solution stays as it is", () => {
  const path = solvePath(
    parse("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."),
    techniques.slice(0, 5),
  );
  expect(path.status).toBe("stuck");
  expect(trimPath(path, techniques)).toEqual({ ...path, isTrimmed: false });
});
