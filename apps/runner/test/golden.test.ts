import { describe, expect, test } from "vitest";
import { wings } from "./in-process.js";
import { KNOWN } from "./puzzles.js";
import { records } from "./wings.js";

interface Step {
  readonly technique: string;
  readonly eliminations: readonly { cell: string; digit: number }[];
  readonly placements: readonly { cell: string; digit: number }[];
}
interface Solved {
  readonly status: string;
  readonly solution: string;
  readonly steps: readonly Step[];
}

const BASICS = "pkg:singles,pkg:locked-candidates,pkg:subsets";
const cases = Object.entries(KNOWN).flatMap(([id, puzzles]) => puzzles.map((puzzle) => [id, puzzle] as const));

describe.each(cases)("%s opens %s", (id, puzzle) => {
  test("the basics alone are stuck; with it the path leads to the solution, each step proved", async () => {
    expect(records((await wings(["solve", "--json", "--only", BASICS, puzzle])).out)[0]).toMatchObject({
      status: "stuck",
    });
    const { out, status } = await wings(["solve", "--json", "--only", `${BASICS},${id}`, puzzle]);
    expect(status).toBe(0);
    const [{ solution, steps }] = records(out) as unknown as [Solved];
    expect(steps.map(({ technique }) => technique)).toContain(id);
    // The path as a whole, in short: what was found where, in which order.
    const short = steps.map(({ technique, eliminations, placements }) => {
      const outs = eliminations.map(({ cell, digit }) => `${cell}-${digit}`);
      const ins = placements.map(({ cell, digit }) => `${cell}=${digit}`);
      return [technique, ...outs, ...ins].join(" ");
    });
    expect([...short, solution]).toMatchSnapshot();
    expect((await wings(["verify", "-"], { input: out })).status).toBe(0);
    expect(records((await wings(["check", "--json", puzzle])).out)[0]).toMatchObject({ status: "one", solution });
  });
});
