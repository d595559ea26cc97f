import { expect, it } from "vitest";
import { reportOf } from "../compare/report.mjs";

const TIMES = [0.4, 0.41, 0.4, 0.39, 0.4, 0.41, 0.4];
const COUNTS = { tried: 200, found: 89, digest: "5a1c" };
const ABOUT = { title: "main and the working tree.", onlyBefore: [], onlyNow: [], all: 1 };

/** One item, with times of the working tree so many times longer, and counts of its own. */
const measured = (factor: number, now: object = COUNTS): Parameters<typeof reportOf>[0] => ({
  "xy-wing": {
    times: { before: TIMES, now: TIMES.map((time) => time * factor) },
    counts: { before: COUNTS, now: now as typeof COUNTS },
  },
});

it("shows ratio, noise and counts, and claims nothing within the noise", () => {
  const { text, identical } = reportOf(measured(1.02), ABOUT);
  expect(text).toMatch(/\| xy-wing \| +0\.40 \| +0\.41 \| 1\.020 \| ±5\.1 % \| +\| +tried 200, found 89 \|/);
  expect(text).not.toContain("5a1c");
  expect(text).toContain("All counts and findings are identical.");
  expect(identical).toBe(true);
});

it("claims what is beyond the noise", () => {
  expect(reportOf(measured(1.5), ABOUT).text).toContain("SLOWER");
  expect(reportOf(measured(0.5), ABOUT).text).toContain("faster");
});

it.each([
  [{ ...COUNTS, found: 88 }, "xy-wing: found 89 → 88"],
  [{ ...COUNTS, digest: "0000" }, "xy-wing: digest 5a1c → 0000"],
  [{ tried: 200, found: 89 }, "xy-wing: digest 5a1c → undefined"],
  [{ ...COUNTS, placements: 1 }, "xy-wing: placements undefined → 1"],
])("tells what differs: %o", (counts, difference) => {
  const { text, identical } = reportOf(measured(1, counts), ABOUT);
  expect(text).toContain("DIFFERENT (below)");
  expect(text).toContain(difference);
  expect(text).not.toContain("identical");
  expect(identical).toBe(false);
});

it("counts what one side alone has as a difference", () => {
  const { text, identical } = reportOf(measured(1), { ...ABOUT, onlyBefore: ["old"], onlyNow: ["new"], all: 3 });
  expect(text).toContain("Only before: old.");
  expect(text).toContain("Only in the working tree: new.");
  expect(text).toContain("What both have is identical.");
  expect(identical).toBe(false);
});

it("does not let a part that was named read as the whole", () => {
  expect(reportOf(measured(1), { ...ABOUT, all: 70 }).text).toContain(
    "All counts and findings of the 1 items named (of 70) are identical.",
  );
  expect(reportOf(measured(1), { ...ABOUT, onlyNow: ["new"], all: 70 }).text).toContain(
    "What both have of the 2 items named (of 70) is identical.",
  );
});

it("says of a row with too much noise that it tells nothing", () => {
  const times = [0.4, 0.7, 0.4, 0.7, 0.4, 0.7, 0.4];
  const noisy = { "xy-wing": { times: { before: times, now: times }, counts: { before: COUNTS, now: COUNTS } } };
  expect(reportOf(noisy, ABOUT).text).toMatch(/\| ±75\.0 % \| too noisy \|/);
  expect(reportOf(measured(1.02), ABOUT).text).not.toMatch(/\| too noisy/);
});
