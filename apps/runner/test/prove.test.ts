import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type FindingJson, applyFinding, findAll, format, parse, prove, search } from "@wings/core";
import { presetRungs } from "@wings/ladder";
import { randomBoards } from "@wings/testing";
import { describe, expect, test } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { wings } from "./in-process.js";
import { EASY, EMPTY, MANY, NONE, PUZZLE, RECTANGLE, SOLUTION } from "./puzzles.js";
import { expectRefusal, records, scratch } from "./wings.js";

interface Line {
  readonly verdict: string;
  readonly claim: string;
  readonly why?: string;
  readonly step?: number;
  readonly open?: readonly string[];
  readonly solution?: string;
  readonly facts?: FindingJson["reason"];
  readonly error?: { readonly code: string; readonly line: number };
  readonly explanations?: readonly { readonly technique: string }[];
  readonly id?: unknown;
}

/** The verdicts on some claims, each an object or a line as it is. */
async function judge(claims: readonly (object | string)[], ...flags: readonly string[]): Promise<Line[]> {
  const input = claims.map((claim) => (typeof claim === "string" ? claim : JSON.stringify(claim))).join("\n");
  return records((await wings(["prove", "--json", ...flags], { input })).out) as unknown as Line[];
}

describe("prove", () => {
  test("judges one claim on a board, with the fewest facts and the technique that says so", async () => {
    const { status, out } = await wings(["prove", "r8c5-2", PUZZLE]);
    expect(status).toBe(0);
    expect(out).toMatch(/^proved {6}r8c5-2 follows from 4 facts, and from no fewer/);
    expect(out).toContain("ALS-XZ");
    const wrong = await wings(["prove", "r8c5-9", PUZZLE]);
    expect(wrong).toMatchObject({ status: 1, out: "refuted     r8c5-9 is wrong: the only solution has r8c5=9.\n" });
  });

  test("answers as docs/check-reasoning.md shows", async () => {
    const page = readFileSync(new URL("../../../docs/check-reasoning.md", import.meta.url), "utf8");
    const blockAfter = (mark: string): string => page.split(`<!-- ${mark} -->`)[1].split("```")[1].replace(/^.*\n/, "");
    const { out } = await wings(["prove", "--width", "120"], { input: blockAfter("claims") });
    expect(out).toBe(blockAfter("verdicts"));
  });

  test("judges one claim on each board of an input", async () => {
    const { out } = await wings(["prove", "--json", "r1c1=2", "-"], { input: `${PUZZLE}\n${EASY}\n${NONE}\n` });
    expect(records(out).map(({ verdict }) => verdict)).toEqual(["proved", "ill-posed", "ill-posed"]);
  });

  test("gives each of the four verdicts", async () => {
    const cell = [{ cell: "r1c1" }];
    const lines = await judge([
      { board: PUZZLE, claim: "r1c1=2", facts: cell },
      { board: PUZZLE, claim: "r8c5-2", facts: cell },
      { board: PUZZLE, claim: "r8c5-9", facts: cell, id: "mine" },
      { board: PUZZLE, claim: "r1c3=2" },
      { board: PUZZLE, claim: "r1c1=6" },
      { board: NONE, claim: "r1c3=2" },
      { board: MANY, claim: "r1c3-2" },
      { board: SOLUTION, claim: "r1c1=2" },
    ]);
    expect(lines).toMatchObject([
      { verdict: "proved", facts: cell },
      { verdict: "not-proved", open: ["r8c5=2", "r1c1=2"] },
      { verdict: "refuted", solution: SOLUTION, id: "mine" },
      { verdict: "ill-posed", why: "closed" },
      { verdict: "ill-posed", why: "closed" },
      { verdict: "ill-posed", why: "none" },
      { verdict: "ill-posed", why: "many" },
      { verdict: "ill-posed", why: "closed" },
    ]);
  });

  test("agrees with the techniques, and with brute force, on what is true", async () => {
    const claims: { board: string; claim: string; facts?: FindingJson["reason"] }[] = [];
    const expected: string[] = [];
    for (const { board } of randomBoards(seed(46), boards(4, 40))) {
      const solution = search(board).solution!;
      const text = format(board, "url");
      for (const { technique } of presetRungs("players")) {
        const [finding] = findAll(board, [technique], { policy: "distinct" });
        if (finding === undefined || finding.reason.length === 0 || finding.placements.length > 0) continue;
        for (const { cell, digit } of finding.eliminations) {
          const claim = { board: text, claim: `${cell}-${digit}` };
          claims.push({ ...claim, facts: finding.reason });
          expected.push("proved");
          // Each fact left out: the checker of the core says what is left of the proof.
          for (const left of finding.reason) {
            const reason = finding.reason.filter((fact) => fact !== left);
            const { assumes } = finding;
            const only = { eliminations: [{ cell, digit }], placements: [], reason, ...(assumes && { assumes }) };
            claims.push({ ...claim, facts: reason });
            expected.push(prove(board, only).status === "proved" ? "proved" : "not-proved");
          }
          // The same facts for what is wrong.
          const right = Number(solution[(Number(cell[1]) - 1) * 9 + Number(cell[3]) - 1]);
          claims.push({ board: text, claim: `${cell}-${right}`, facts: finding.reason });
          expected.push("refuted");
        }
      }
    }
    const lines = await judge(claims);
    expect(lines.map(({ verdict }) => verdict)).toEqual(expected);
    expect(new Set(expected).size).toBe(3);
    for (const [i, { verdict, open, claim }] of lines.entries()) {
      if (verdict !== "not-proved") continue;
      // The open case has the opposite of the claim, and breaks no rule.
      const board = parse(claims[i].board);
      expect(open).toContain(claim.replace("-", "="));
      for (const name of open!) expect(board.has(cellOf(name), Number(name[5]))).toBe(true);
    }
  });

  test("holds steps to the board that they find", async () => {
    const [first, second] = findingsOf(PUZZLE, 2);
    const claimOf = ({ placements: [{ cell, digit }] }: FindingJson): string => `${cell}=${digit}`;
    const lines = await judge([
      { board: PUZZLE, claim: claimOf(second), facts: second.reason, steps: [first] },
      {
        board: PUZZLE,
        claim: claimOf(second),
        facts: second.reason,
        steps: [{ claim: claimOf(first), facts: first.reason }],
      },
      { board: PUZZLE, claim: claimOf(second), facts: second.reason, steps: [{ claim: claimOf(first), facts: [] }] },
      { board: PUZZLE, claim: claimOf(second), steps: [{ claim: claimOf(first) }, { claim: claimOf(first) }] },
      { board: PUZZLE, claim: claimOf(second), steps: [{ claim: "r8c5-9" }] },
      { board: PUZZLE, claim: claimOf(second), steps: [{ ...first, reason: [] }] },
    ]);
    expect(lines.map(({ verdict, step, why }) => [verdict, step, why])).toEqual([
      ["proved", undefined, undefined],
      ["proved", undefined, undefined],
      ["not-proved", 0, undefined],
      ["ill-posed", 1, "closed"],
      ["refuted", 0, undefined],
      ["not-proved", 0, undefined],
    ]);
  });

  test("assumes one solution only where a deadly pattern says so", async () => {
    const board = parse(RECTANGLE);
    const finding = presetRungs("players")
      .flatMap(({ technique }) => findAll(board, [technique], { policy: "distinct" }))
      .find(({ assumes, reason }) => assumes !== undefined && reason.some((fact) => "deadly" in fact))!;
    const change = finding.eliminations.at(0) ?? finding.placements[0];
    const sign = finding.eliminations.length > 0 ? "-" : "=";
    const claim = { board: RECTANGLE, claim: `${change.cell}${sign}${change.digit}` };
    const [line] = await judge([{ ...claim, facts: finding.reason }]);
    expect(line).toMatchObject({ verdict: "proved", assumes: "unique-solution" });
  });

  test.each([
    ["not JSON", "WINGS_BAD_CLAIM"],
    ["[]", "WINGS_BAD_CLAIM"],
    ["null", "WINGS_BAD_CLAIM"],
    ["7", "WINGS_BAD_CLAIM"],
    ["{}", "WINGS_BAD_CLAIM"],
    [{ board: PUZZLE }, "WINGS_BAD_CLAIM"],
    [{ claim: "r8c5-2" }, "WINGS_BAD_CLAIM"],
    [{ board: 5, claim: "r8c5-2" }, "WINGS_BAD_CLAIM"],
    [{ board: "", claim: "r8c5-2" }, "WINGS_NO_BOARD"],
    [{ board: "53..7", claim: "r8c5-2" }, "WINGS_WRONG_LENGTH"],
    [{ board: PUZZLE, claim: "r8c5" }, "WINGS_BAD_NOTATION"],
    [{ board: PUZZLE, claim: "r8c5-0" }, "WINGS_BAD_NOTATION"],
    [{ board: PUZZLE, claim: ["r8c5-2"] }, "WINGS_BAD_CLAIM"],
    [{ board: PUZZLE, claim: "r8c5-2", fact: [] }, "WINGS_BAD_CLAIM"],
    [{ board: PUZZLE, claim: "r8c5-2", facts: "r8c5" }, "WINGS_BAD_CLAIM"],
    [{ board: PUZZLE, claim: "r8c5-2", facts: ["r8c5"] }, "WINGS_BAD_CLAIM"],
    [{ board: PUZZLE, claim: "r8c5-2", facts: [null] }, "WINGS_BAD_CLAIM"],
    [{ board: PUZZLE, claim: "r8c5-2", facts: null }, "WINGS_BAD_CLAIM"],
    [{ board: PUZZLE, claim: "r8c5-2", facts: [{}] }, "WINGS_BAD_CLAIM"],
    [{ board: PUZZLE, claim: "r8c5-2", facts: [{ cell: "R8C5" }] }, "WINGS_BAD_CLAIM"],
    [{ board: PUZZLE, claim: "r8c5-2", facts: [{ cell: "r8c5", digit: 2 }] }, "WINGS_BAD_CLAIM"],
    [{ board: PUZZLE, claim: "r8c5-2", facts: [{ house: "r8", digit: 10 }] }, "WINGS_OUT_OF_RANGE"],
    [{ board: PUZZLE, claim: "r8c5-2", facts: [{ deadly: ["r1c1"], digits: 5 }] }, "WINGS_BAD_FACT"],
    [{ board: PUZZLE, claim: "r8c5-2", steps: {} }, "WINGS_BAD_CLAIM"],
    [{ board: PUZZLE, claim: "r8c5-2", steps: [5] }, "WINGS_BAD_CLAIM"],
    [{ board: PUZZLE, claim: "r8c5-2", steps: [{}] }, "WINGS_BAD_CLAIM"],
    [{ board: PUZZLE, claim: "r8c5-2", steps: [{ claim: "r1c1=2", reason: [] }] }, "WINGS_BAD_CLAIM"],
    [{ board: PUZZLE, claim: "r8c5-2", id: {} }, "WINGS_BAD_CLAIM"],
    [`{"board":"${PUZZLE}","claim":"r8c5-9","claim":"r8c5-2"}`, "WINGS_BAD_CLAIM"],
    [`{"board":${"[".repeat(100)}`, "WINGS_BAD_CLAIM"],
    [{ board: EMPTY.replaceAll(".", "5"), claim: "r8c5-2" }, undefined],
  ] as const)("a line such as %j gets a verdict, and the run goes on", async (line, code) => {
    const claim = { board: PUZZLE, claim: "r1c1=2", facts: [{ cell: "r1c1" }] };
    const lines = await judge([claim, line, claim]);
    expect(lines.map(({ verdict }) => verdict)).toEqual(["proved", "ill-posed", "proved"]);
    if (code === undefined) expect(lines[1].error).toBeUndefined();
    else expect(lines[1]).toMatchObject({ why: "unreadable", error: { code, line: 2 } });
  });

  test("names a line that can't be judged by its id and its place in the file", async () => {
    const [bad] = await judge([{ id: "a", board: "x", claim: "r1c1-1" }]);
    expect(bad).toMatchObject({ id: "a", why: "unreadable" });
    const { out, err } = await wings(["prove", "-"], { input: '\n{"id":"a","board":"x","claim":"r1c1-1"}\n' });
    expect([out, err]).toEqual([expect.stringMatching(/^ill-posed {3}Line 2: [^]*\(WINGS_/), ""]);
  });

  test("keeps the id of a line that is damaged or too long", async () => {
    const long = JSON.stringify({ board: PUZZLE, id: "b", claim: "r1c1=2", facts: [], x: "x".repeat(1_000_100) });
    const lines = await judge([
      '{"id":"a","board":',
      `{"board":"x","id" : 7 , "claim" 5}`,
      long,
      `{"id":"\\u00","board":1}`,
      '{"board":"\\"id\\":5",}',
      { board: PUZZLE, claim: "r1c1=2" },
    ]);
    expect(lines.map(({ id, error }) => [id, error?.code])).toEqual([
      ["a", "WINGS_BAD_CLAIM"],
      [7, "WINGS_BAD_CLAIM"],
      ["b", "WINGS_BAD_CLAIM"],
      [undefined, "WINGS_BAD_CLAIM"],
      [undefined, "WINGS_BAD_CLAIM"],
      [undefined, undefined],
    ]);
    expect(JSON.stringify(lines[2].error)).toContain("more than 1000000 characters");
  });

  test("says which limit ended a search", async () => {
    const facts = Array.from({ length: 30 }, (_, i) => ({ cell: `r${Math.floor(i / 9) + 1}c${(i % 9) + 1}` }));
    const claim = { board: PUZZLE, claim: "r8c5-2" };
    expect(await judge([{ ...claim, facts }], "--max-facts", "3")).toMatchObject([{ limit: "facts" }]);
    expect(await judge([claim], "--max-facts", "3")).toMatchObject([{ verdict: "not-proved", limit: "facts" }]);
    expect(await judge([claim], "--max-facts", "4")).toMatchObject([{ verdict: "proved" }]);
    expect(await judge([claim], "--max-nodes", "1", "--max-facts", "5", "--no-technique")).toMatchObject([
      { limit: "nodes" },
    ]);
    const [open] = await judge([{ ...claim, facts: [] }]);
    expect(open).toMatchObject({ verdict: "not-proved", open: ["r8c5=2"] });
    expect(open).not.toHaveProperty("limit");
  });

  test("names a finding once that makes several parts of a claim", async () => {
    const board = parse(PUZZLE);
    const several = presetRungs("players")
      .flatMap(({ technique }) => findAll(board, [technique], { policy: "distinct" }))
      .find(
        ({ eliminations: [first, ...others], reason }) =>
          reason.length > 0 && others.length === 1 && others[0].cell === first.cell,
      )!;
    const [{ cell, digit }, other] = several.eliminations;
    const [line] = await judge([{ board: PUZZLE, claim: `${cell}-${digit}${other.digit}` }]);
    expect(line.verdict).toBe("proved");
    const texts = line.explanations!.map((each) => JSON.stringify(each));
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("counts a fact that comes twice once", async () => {
    const four = [6, 9].flatMap((row) => [2, 3].map((digit) => ({ house: `r${row}`, digit })));
    const facts = [...four, ...four.map(({ house, digit }) => ({ digit, house }))];
    const [line] = await judge([{ board: PUZZLE, claim: "r8c5-2", facts }], "--max-facts", "4");
    expect(line).toMatchObject({ verdict: "proved", facts: four });
  });

  test("without a claim, and with a wrong one, it says what a claim is", async () => {
    for (const json of [[], ["--json"]])
      expectRefusal(await wings(["prove", ...json, "r8c5-0", PUZZLE]), 2, "WINGS_BAD_NOTATION", "r8c5-0");
    expectRefusal(await wings(["prove", "-"], { input: "\n" }), 1, "WINGS_NO_CLAIM", "claim");
    expect(await wings(["prove", "--json", "-"], { input: "" })).toMatchObject({ status: 0, out: "" });
  });

  test("says the same of boards by turns as of one after the other", async () => {
    const claims = [PUZZLE, EASY].flatMap((board) => ["r8c5-2", "r1c1=2", "r1c3-4"].map((claim) => ({ board, claim })));
    const turns = [0, 3, 1, 4, 2, 5];
    const inOrder = await judge(claims);
    const byTurns = await judge(turns.map((i) => claims[i]));
    const withoutIndex = (lines: readonly Line[]): object[] => lines.map((line) => ({ ...line, index: 0 }));
    expect(withoutIndex(byTurns)).toEqual(withoutIndex(turns.map((i) => inOrder[i])));
  });

  test("facts of another board prove nothing here", async () => {
    const [line] = await judge([
      { board: PUZZLE, claim: "r8c5-2", facts: [{ cell: "r5c3" }, { house: "b5", digit: 9 }] },
    ]);
    expect(line.verdict).toBe("not-proved");
  });

  test("citing the whole board is no proof", async () => {
    const facts = Array.from({ length: 81 }, (_, i) => ({ cell: `r${Math.floor(i / 9) + 1}c${(i % 9) + 1}` }));
    const [line, more] = await judge([{ board: PUZZLE, claim: "r8c5-2", facts }]).then(async (lines) => [
      ...lines,
      ...(await judge([{ board: PUZZLE, claim: "r8c5-2", facts }], "--max-facts", "64")),
    ]);
    expect(line).toMatchObject({ verdict: "not-proved" });
    expect(more).toMatchObject({ verdict: "proved" });
  });

  test("writes the same with any number of threads, in shards, and after a stop", async () => {
    const claims: object[] = [];
    for (let i = 0; i < 300; i++) {
      const claim = `r${1 + (i % 9)}c${1 + (Math.floor(i / 9) % 9)}-${1 + (i % 7)}`;
      claims.push(
        i % 3 === 0 ? { board: PUZZLE, claim } : { board: PUZZLE, claim, facts: [{ house: "r8", digit: 2 }] },
      );
    }
    const input = claims.map((claim) => JSON.stringify(claim)).join("\n");
    const file = join(scratch, "claims.jsonl");
    writeFileSync(file, `${input}\n`);
    const { out } = await wings(["prove", "--json", "--jobs", "1", file]);
    expect((await wings(["prove", "--json", "--jobs", "2", file])).out).toBe(out);
    const shards = await Promise.all(["1/2", "2/2"].map((shard) => wings(["prove", "--json", "--shard", shard, file])));
    const all = shards.flatMap((shard) => shard.out.trim().split("\n"));
    const indexOf = (line: string): number => (JSON.parse(line) as { index: number }).index;
    expect(`${all.sort((a, b) => indexOf(a) - indexOf(b)).join("\n")}\n`).toBe(out);
    const path = join(scratch, "verdicts.jsonl");
    // The first run gets as far as its input goes.
    writeFileSync(file, `${input.split("\n").slice(0, 120).join("\n")}\n`);
    expect((await wings(["prove", "--resume", path, file])).status).toBe(0);
    expect(readFileSync(path, "utf8")).toBe(`${out.split("\n").slice(0, 120).join("\n")}\n`);
    writeFileSync(file, `${input}\n`);
    expect((await wings(["prove", "--resume", path, file])).status).toBe(0);
    expect(readFileSync(path, "utf8")).toBe(out);
  });
});

const cellOf = (name: string): number => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;

/** The first findings of a path of singles. */
function findingsOf(puzzle: string, count: number): FindingJson[] {
  const board = parse(puzzle);
  const singles = presetRungs("players")
    .slice(0, 3)
    .map(({ technique }) => technique);
  return Array.from({ length: count }, () => {
    const finding = findAll(board, singles)[0].toJSON();
    applyFinding(board, finding);
    return finding;
  });
}
