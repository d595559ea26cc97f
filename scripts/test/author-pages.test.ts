import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Technique } from "@wings/core";
import type * as Testing from "@wings/testing";
import { importProgram } from "../bundle.mjs";
import { programsOf } from "../end-to-end/readme-code.mjs";
import { root } from "../workspace.mjs";

/** The techniques of the pages beside the tutorial pass what `wings test` asks of a plugin. Their programs run with all others. */
it.each([
  ["author-chains.md", "shortChain"],
  ["author-uniqueness.md", "rectangle"],
])("%s has a technique without a fault", async (page, name) => {
  const [{ code }] = programsOf(readFileSync(join(root, "docs", page), "utf8"));
  const { examine, boardsFor, technique } = (await importProgram(
    `export { boardsFor, examine } from "@wings/testing";\n${code}\nexport { ${name} as technique };`,
  )) as typeof Testing & { technique: Technique };
  const { faults, warnings, findings } = examine(technique, boardsFor(technique, { boards: 40 }), { symmetries: 4 });
  expect(faults.map(({ text }) => text)).toEqual([]);
  // On single boards, a fact of a chain often follows from the others.
  expect(warnings.map(({ code }) => code).filter((each) => each !== "WINGS_UNNEEDED_FACT")).toEqual([]);
  expect(findings).toBeGreaterThan(10);
});

/** What the technique of the page has to find, from its definition, and the boards on the way to solutions. */
const REFERENCE = `
import { applyFinding, findAll } from "@wings/core";
import { generate } from "@wings/generate";
import { easy, medium } from "@wings/ladder/by-level";

const basics = [...easy, ...medium].map(({ technique }) => technique);
const lineOf = [(cell) => Math.floor(cell / 9), (cell) => cell % 9];

const expected = (board) => {
  const found = new Set();
  const { houses, houseCells } = board.layout;
  const others = houses.filter((house) => house > 26).map((house) => [...houseCells.slice(house * 9, house * 9 + 9)]);
  for (let digit = 1; digit <= 9; digit++)
    for (const one of others)
      for (const other of others) {
        const [a, b] = [one, other].map((cells) => cells.filter((cell) => board.has(cell, digit)));
        if (one === other || a.length === 0 || b.length === 0 || a.some((cell) => b.includes(cell))) continue;
        for (const line of lineOf) {
          const lines = new Set([...a, ...b].map(line));
          if (lines.size !== 2) continue;
          for (let cell = 0; cell < 81; cell++)
            if (lines.has(line(cell)) && board.has(cell, digit) && ![...a, ...b].includes(cell)) found.add(cell * 9 + digit);
        }
      }
  return found;
};

export const compared = (name) => {
  const layout = layoutOf(name);
  let count = 0;
  for (const { puzzle, solution } of generate({ seed: 5, count: 30, layout })) {
    const board = parse(puzzle, 1, layout);
    for (;;) {
      const found = findAll(board, [technique]);
      const gone = new Set();
      for (const finding of found) {
        if (prove(board, finding).status !== "proved") throw new Error("not proved: " + finding.text);
        for (const { cell, digit } of finding.eliminations) {
          const at = (Number(cell[1]) - 1) * 9 + Number(cell[3]) - 1;
          if (Number(solution[at]) === digit) throw new Error("wrong: " + finding.text);
          gone.add(at * 9 + digit);
        }
      }
      const wanted = expected(board);
      if (wanted.size !== gone.size || [...wanted].some((each) => !gone.has(each))) throw new Error("missed on " + puzzle);
      count += found.length;
      const step = findFirst(board, basics);
      if (!step) break;
      applyFinding(board, step);
    }
  }
  return count;
};`;

it("author-houses.md has a technique that finds what is there on X and windoku boards, proved and right", async () => {
  const [{ code }] = programsOf(readFileSync(join(root, "docs", "author-houses.md"), "utf8"));
  const program = `${code}\nconst technique = diagonalXWing;\n${REFERENCE}`;
  const { compared } = (await importProgram(program)) as { compared(this: void, layout: string): number };
  expect(compared("x")).toBeGreaterThan(5);
  expect(compared("windoku")).toBeGreaterThan(100);
});
