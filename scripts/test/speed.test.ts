import { expect, it } from "vitest";
import { costOf, speedTable } from "../speed.mjs";

const RESULTS = `
| technique | all µs | found | technique   | all µs | found |
| --------- | -----: | ----: | ----------- | -----: | ----: |
| xy-wing   |   0.11 |     1 | als-xy-wing |    222 |     9 |

| what                      | speed    |
| ------------------------- | -------- |
| solve loop                | 33,333/s |
| \`wings solve\`, one puzzle | 44 ms    |
`;

it("quotes the figures of the run", () => {
  const text = speedTable(RESULTS);
  for (const figure of ["0.11 µs", "222 µs", "33,333 puzzles", "44 ms"]) expect(text).toContain(figure);
  expect(costOf(RESULTS, ["xy-wing", "als-xy-wing"])).toContain("0.11 µs for `xy-wing` and 222 µs for `als-xy-wing`");
});

it("fails where the run lacks a technique", () => {
  expect(() => costOf(RESULTS, ["y-wing"])).toThrow('no "y-wing"');
});
