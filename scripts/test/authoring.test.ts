import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type Board,
  type Technique,
  boxOf,
  candidatesOf,
  cellFact,
  cellName,
  checkTechnique,
  compose,
  defineTechnique,
  digitsOf,
  findAll,
  findFirst,
  parse,
  solve,
} from "@wings/core";
import { examine, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { bundle } from "../readme-code.mjs";

/** What docs/authoring.md claims, held to the code. Its commands are run by `scripts/check-authoring.mjs`. */

const read = (file: string): string => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), "utf8");
const page = read("docs/authoring.md");
const example = (file: string): string => read(`examples/third-party/${file}`);

/** Words alone: how far lines stand in makes no difference. */
const plain = (code: string): string =>
  code
    .replace(/^\s*\/\/ #(end)?region .*$/gm, "")
    .replace(/\s+/g, " ")
    .trim();

it.each(["src/two-string-kite.ts", "src/index.ts", "test/two-string-kite.test.ts", "test/reference.ts"])(
  "shows all of %s, in order",
  (file) => {
    const pieces = page.matchAll(
      new RegExp(`<!-- generated:region examples/third-party/${file}#\\S+ -->\\s*\`\`\`ts\\n(.*?)\`\`\``, "gs"),
    );
    expect(plain(Array.from(pieces, ([, code]) => code).join("\n"))).toBe(plain(example(file)));
  },
);

it.each(["docs/authoring.md", "docs/stability.md"])("%s names no error that there is not", (file) => {
  const known = read("docs/errors.md") + read("packages/testing/README.md");
  const named = new Set(read(file).match(/WINGS_[A-Z_]+/g));
  expect([...named].filter((code) => !known.includes(`\`${code}\``))).toEqual([]);
  expect(named.size).toBeGreaterThan(0);
});

/** The message with which a test of a technique fails. */
function failureOf(technique: Technique, find: string): string {
  let message = "";
  const it = (name: string, body: () => void): void => {
    if (!name.startsWith("finds")) return;
    try {
      body();
    } catch (error) {
      ({ message } = error as Error);
    }
  };
  techniqueTester(technique, { finds: [find], misses: [FULL] }, { describe: (_, body) => body(), it });
  return message;
}
const FULL = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

describe("what the page prints", () => {
  it("is said of a reason without its second fact", async () => {
    const changes = [...page.matchAll(/^```diff\n-(.*)\n\+(.*)\n```/gm)];
    expect(changes).toHaveLength(1);
    const [[, from, to]] = changes;
    const source = example("src/two-string-kite.ts");
    expect(source.split(from.trim())).toHaveLength(2);
    const code = await bundle(`${source.replace(from.trim(), to.trim())}\nexport default twoStringKite;`);
    const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: Technique };
    const [, find] = /"(S4 [^"]+ => [^"]+)"/.exec(page) ?? [];
    const message = failureOf(module.default, find);
    expect(message).toContain("WINGS_FINDING_REJECTED");
    expect(page).toContain(message);
  });

  it("is said of a rectangle that leans on uniqueness; held to the solution it is right", () => {
    const [, board] = /parse\("(w1j2ajc97[^"]+)"\)/.exec(page) ?? [];
    const options = { symmetries: 0 };
    const [cited] = examine(rectangle({ reason: (cells) => cells.map(cellFact) }), [parse(board)], options).faults;
    expect(page).toContain(cited.text);
    const assumed = examine(rectangle({ reason: () => [], assumes: true }), [parse(board)], options);
    expect([assumed.findings > 0, assumed.faults]).toEqual([true, []]);
  });
});

describe("what docs/stability.md says of programs", () => {
  const right = rectangle({ reason: () => [], assumes: true });
  const codeOf = (action: () => unknown): string => {
    try {
      action();
    } catch (error) {
      return (error as { code: string }).code;
    }
    return "";
  };

  it.each([
    ["WINGS_WRONG_API", { ...right, api: 0 }],
    ["WINGS_BAD_TECHNIQUE", { ...right, reason: 1 } as unknown as Technique],
  ])("%s comes before anything is run, but not from findFirst and its kin", (code, technique) => {
    const board = parse(EMPTY);
    expect(codeOf(() => checkTechnique(technique))).toBe(code);
    expect(codeOf(() => compose([technique]))).toBe(code);
    expect(codeOf(() => [...solve(board, [technique])])).toBe(code);
    expect(codeOf(() => examine(technique, [board]))).toBe(code);
    expect(findFirst(board, [technique])).toBe(null);
  });

  it("WINGS_DUPLICATE_ID comes from compose alone", () => {
    expect(codeOf(() => compose([right, right]))).toBe("WINGS_DUPLICATE_ID");
    expect([...solve(parse(EMPTY), [right, right])]).toEqual([]);
  });

  it("a board whose arrays are written to is noticed by the tester, not by the library", () => {
    const writes = (board: Board): void => void (board.masks[0] = 1);
    const technique = { ...right, find: writes };
    expect(findAll(parse(EMPTY), [technique])).toEqual([]);
    expect(examine(technique, [parse(EMPTY)]).faults[0].code).toBe("WINGS_CHANGED_BOARD");
  });
});

const EMPTY = ".".repeat(81);

/**
 * A unique rectangle of the first kind: four cells of two rows, two columns and two boxes, three of them with the same two
 * candidates and nothing else. The fourth must be something else.
 */
function rectangle({
  reason,
  assumes = false,
}: {
  reason: (cells: readonly number[]) => readonly number[];
  assumes?: boolean;
}): Technique {
  return defineTechnique({
    id: "jane-doe/unique-rectangle",
    name: "Unique Rectangle",
    pattern: { floor: "cells", roof: "cell", digits: "digits" },
    roles: {},
    ...(assumes && { assumes: "unique-solution" }),
    message: { long: "{outcome}", short: "{roof}: {outcome}", vague: "Look for a rectangle." },
    find(board, sink) {
      for (const cells of RECTANGLES) {
        for (const roof of cells) {
          const floor = cells.filter((cell) => cell !== roof);
          const mask = board.masks[floor[0]];
          if (candidatesOf(board, floor[0]).length !== 2 || floor.some((cell) => board.masks[cell] !== mask)) continue;
          if ((board.masks[roof] & mask) !== mask || board.masks[roof] === mask) continue;
          const word = Math.floor(roof / 27);
          for (const digit of digitsOf(mask)) {
            const [w0, w1, w2] = [0, 1, 2].map((w) => (w === word ? 1 << (roof % 27) : 0));
            sink.eliminate(digit, w0, w1, w2);
          }
          if (sink.commit({ floor, roof, digits: digitsOf(mask) }, 4)) return;
        }
      }
    },
    reason: ({ floor, roof }) => reason([...floor, roof]),
    marks: () => [],
    data: ({ roof }) => ({ roof: cellName(roof) }),
  });
}

const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const RECTANGLES = LINES.flatMap((top) =>
  LINES.filter((bottom) => bottom > top).flatMap((bottom) =>
    LINES.flatMap((left) =>
      LINES.filter((right) => right > left).map((right) =>
        [top, bottom].flatMap((row) => [row * 9 + left, row * 9 + right]),
      ),
    ),
  ),
).filter((cells) => new Set(cells.map(boxOf)).size === 2);
