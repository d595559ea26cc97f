import { type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { applyFinding, format, parse, prove, search, type FindingJson } from "@wings/core";
import { canonical } from "@wings/generate";
import { asyncBufferFromFile, parquetReadObjects } from "hyparquet";
import { beforeAll, describe, expect, test } from "vitest";
import { wings } from "../in-process.js";
import { type Json, expectRefusal, records, scratch, start, wings as command } from "../wings.js";

interface Step {
  readonly board: string;
  readonly technique: string;
  readonly eliminations: FindingJson["eliminations"];
  readonly placements: FindingJson["placements"];
  readonly facts: FindingJson["reason"];
  readonly lemmas?: FindingJson["lemmas"];
  readonly counts?: FindingJson["counts"];
  readonly assumes?: FindingJson["assumes"];
  readonly text: string;
}

interface Puzzle {
  readonly id: string;
  readonly split: string;
  readonly puzzle: string;
  readonly solution: string;
  readonly canonical: string;
  readonly clues: number;
  readonly seed: number;
  readonly attempt: string;
  readonly level: string;
  readonly score: number;
  readonly hardest: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly er?: number;
  readonly steps?: readonly Step[];
  readonly wrong?: readonly (Omit<Step, "technique"> & {
    readonly claim: string;
    readonly truth: string;
    readonly counterexample: readonly string[];
  })[];
}

const folderOf = (): string => mkdtempSync(join(scratch, "dataset-"));
const linesIn = (path: string): Puzzle[] => records(readFileSync(path, "utf8")) as unknown as Puzzle[];

/** All files of a folder that are no locks, with digests of their bytes. */
function filesIn(folder: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort())
    if (statSync(join(folder, name)).isFile() && !name.endsWith(".lock"))
      files[name] = createHash("sha256")
        .update(readFileSync(join(folder, name)))
        .digest("hex");
  return files;
}

/** Three files, in two parts: so that there is something to share and to continue. */
const PARTS = [
  { count: 150, level: ["medium", "hard"], clues: "22-26" },
  { count: 150, technique: "xy-wing", as: "used", symmetry: "rotational" },
];
const RECIPE = join(scratch, "recipe.json");
const RUN = ["dataset", "--seed", "5", "--recipe", RECIPE, "--per-file", "100"];

describe("dataset", { timeout: 120_000 }, () => {
  let whole: string;
  let expected: Record<string, string>;
  beforeAll(async () => {
    writeFileSync(RECIPE, JSON.stringify(PARTS));
    whole = folderOf();
    const { status, err } = await wings([...RUN, "--resume", whole]);
    expect([status, err]).toEqual([0, expect.stringMatching(/ has \d+ training puzzles and \d+ test puzzles\.\n$/)]);
    expected = filesIn(whole);
  });

  test("writes lines, tables, a schema and a card", () => {
    expect(Object.keys(expected).filter((name) => !name.startsWith("work"))).toEqual([
      "README.md",
      "recipe.json",
      "schema.json",
      ...["test", "train"].flatMap((split) =>
        [0, 1, 2, 3].flatMap((file) => ["jsonl", "parquet"].map((format) => `${split}-0000${file}.${format}`)),
      ),
    ]);
    const card = readFileSync(join(whole, "README.md"), "utf8");
    expect(card).toMatch(/^---\nlicense: cc0-1\.0\n/);
    expect(card).toContain("300 sudokus");
    expect(card).toContain('"technique": [');
  });

  test("no two puzzles are equal up to symmetry, and no grid is in both splits", () => {
    const all = puzzlesIn(whole);
    expect(all.length).toBe(300);
    const forms = all.map(({ puzzle }) => canonical(puzzle));
    expect(new Set(forms.map(({ puzzle }) => puzzle)).size).toBe(300);
    const splits = new Map<string, string>();
    all.forEach(({ split, canonical: form }, i) => {
      expect(form).toBe(forms[i].puzzle);
      expect(splits.get(forms[i].solution) ?? split).toBe(split);
      splits.set(forms[i].solution, split);
    });
    const tests = all.filter(({ split }) => split === "test").length;
    // A tenth, give or take four times the deviation.
    expect(Math.abs(tests - 30)).toBeLessThan(4 * Math.sqrt(300 * 0.09));
  });

  test("puzzles are as the recipe says, with the ratings of wings rate, and wings generate makes them again", async () => {
    const all = puzzlesIn(whole);
    const rated = records((await wings(["rate", "--json"], { input: all.map(({ puzzle }) => puzzle).join("\n") })).out);
    all.forEach(({ id, solution, puzzle, level, score, hardest, counts, clues }, i) => {
      expect(search(parse(puzzle))).toMatchObject({ count: 1, solution });
      expect(rated[i]).toMatchObject({ level, score, hardest, counts });
      expect(puzzle.replaceAll(".", "").length).toBe(clues);
      if (id.startsWith("0-"))
        expect([["medium", "hard"].includes(level), clues >= 22, clues <= 26]).toEqual([true, true, true]);
      else expect(counts["xy-wing"]).toBeGreaterThan(0);
    });
    const { seed, attempt, puzzle } = all.find(({ id }) => id.startsWith("1-"))!;
    const flags = ["--technique", "xy-wing", "--as", "used", "--symmetry", "rotational"];
    const { out } = await wings(["generate", "--seed", String(seed), "--attempt", attempt, ...flags]);
    expect(out.slice(0, 81)).toBe(puzzle);
  });

  test("the same recipe makes the same bytes, with any number of threads", async () => {
    const again = folderOf();
    await wings([...RUN, "--resume", again, "--jobs", "2"]);
    expect(filesIn(again)).toEqual(expected);
  });

  test("a run that is killed is continued", async () => {
    const folder = folderOf();
    for (const units of [1, 3]) {
      const child = start([...RUN, "--resume", folder, "--jobs", "1"], {}, { stdio: "ignore" });
      await until(() => madeIn(folder) >= units || child.exitCode !== null);
      child.kill("SIGKILL");
      await ended(child);
    }
    expect(existsSync(join(folder, "README.md"))).toBe(false);
    // A file that a machine has lost part of is made again.
    const [unit] = readdirSync(join(folder, "work")).filter((name) => name.startsWith("unit-"));
    if (unit !== undefined) writeFileSync(join(folder, "work", unit), "half");
    expect((await command([...RUN, "--resume", folder])).status).toBe(0);
    expect(filesIn(folder)).toEqual(expected);
    // There is nothing left to do.
    expect((await wings([...RUN, "--resume", folder])).status).toBe(0);
    expect(filesIn(folder)).toEqual(expected);
  });

  test("a default that is written out changes nothing, nor one that is missing", async () => {
    const folder = folderOf();
    cpSync(whole, folder, { recursive: true });
    rmSync(join(folder, "train-00000.jsonl"));
    const defaults = ["--test", "10", "--format", "parquet,jsonl", "--preset", "all"];
    expect((await wings([...RUN, ...defaults, "--resume", folder])).status).toBe(0);
    expect(filesIn(folder)).toEqual(expected);
    expectRefusal(await wings([...RUN, "--test", "20", "--resume", folder]), 2, "WINGS_RESUME_MISMATCH", "--test 10");

    // Earlier versions wrote it to the recipe, whose digest the files have.
    const digest = (settings: object) => createHash("sha256").update(JSON.stringify(settings)).digest("hex");
    const recipe = JSON.parse(readFileSync(join(folder, "recipe.json"), "utf8")) as object;
    const old = { ...recipe, test: 10 };
    writeFileSync(join(folder, "recipe.json"), JSON.stringify(old));
    for (const name of readdirSync(join(folder, "work")).filter((each) => each.startsWith("file-"))) {
      const path = join(folder, "work", name);
      const text = readFileSync(path, "utf8");
      expect(text).toContain(digest(recipe));
      writeFileSync(path, text.replace(digest(recipe), digest(old)));
    }
    expect((await wings([...RUN, "--resume", folder])).status).toBe(0);
    expect(readFileSync(join(folder, "README.md"), "utf8")).toContain('"test": 10');
    expectRefusal(await wings([...RUN, "--test", "20", "--resume", folder]), 2, "WINGS_RESUME_MISMATCH", "--test 10");
  });

  test("a data file that is gone or cut is made again", async () => {
    const folder = folderOf();
    cpSync(whole, folder, { recursive: true });
    rmSync(join(folder, "train-00000.jsonl"));
    writeFileSync(join(folder, "train-00002.parquet"), "half");
    expect((await wings([...RUN, "--resume", folder])).status).toBe(0);
    expect(filesIn(folder)).toEqual(expected);
  });

  test("a damaged list of a file is made again, and a file of another recipe is refused", async () => {
    const folder = folderOf();
    cpSync(whole, folder, { recursive: true });
    const [cut, empty] = [1, 2].map((file) => join(folder, "work", `file-${file}.json`));
    writeFileSync(cut, readFileSync(cut, "utf8").slice(0, 100));
    writeFileSync(empty, "{}");
    expect((await wings([...RUN, "--resume", folder])).status).toBe(0);
    expect(filesIn(folder)).toEqual(expected);

    const other = folderOf();
    await wings([...RUN.slice(0, 2), "6", ...RUN.slice(3), "--resume", other, "--shard", "4/4"]);
    rmSync(join(other, "recipe.json"));
    cpSync(other, folder, { recursive: true });
    const before = filesIn(folder);
    const { length } = readdirSync(join(other, "work")).filter((name) => name.startsWith("file-"));
    expect(length).toBe(1);
    expectRefusal(await wings([...RUN, "--resume", folder]), 2, "WINGS_RESUME_MISMATCH", "00003");
    expect(filesIn(folder)).toEqual(before);
  });

  test("shards together are the whole", async () => {
    const folders = await Promise.all(
      ["1/2", "2/2"].map(async (shard) => {
        const folder = folderOf();
        const { err, status } = await wings([...RUN, "--resume", folder, "--shard", shard]);
        expect([status, err]).toEqual([0, expect.stringContaining("2 of 4 files are in")]);
        expect(existsSync(join(folder, "README.md"))).toBe(false);
        return folder;
      }),
    );
    cpSync(folders[1], folders[0], { recursive: true });
    await wings([...RUN, "--resume", folders[0]]);
    expect(filesIn(folders[0])).toEqual(expected);
    // Without a folder, the lines of all shards are those of all files.
    const lines = await Promise.all(
      ["1/2", "2/2"].map(async (shard) => (await wings([...RUN.slice(0, 5), "--shard", shard])).out),
    );
    const sorted = (text: string): string[] => text.trim().split("\n").sort();
    expect(sorted(lines.join(""))).toEqual(sorted((await wings(RUN.slice(0, 5))).out));
  });

  test("a puzzle that equals one of another file is left out", async () => {
    const folder = folderOf();
    cpSync(whole, folder, { recursive: true });
    const name = (file: number): string => join(folder, "work", `file-${file}.json`);
    const [first, last] = [0, 2].map((file) => JSON.parse(readFileSync(name(file), "utf8")) as { keys: string });
    const [a, b] = [first, last].map(({ keys }) => Buffer.from(keys, "base64"));
    // The first file is said to have the first puzzle of the last.
    writeFileSync(name(0), JSON.stringify({ ...first, keys: Buffer.concat([a, b.subarray(0, 8)]).toString("base64") }));
    await wings([...RUN, "--resume", folder]);
    const left = puzzlesIn(folder);
    const gone = puzzlesIn(whole).filter(({ id }) => !left.some((each) => each.id === id));
    expect(gone.length).toBe(1);
    const fileOf = JSON.parse(readFileSync(name(2), "utf8")) as { keys: string };
    expect(Buffer.from(fileOf.keys, "base64").equals(b.subarray(8))).toBe(true);
    expect(readFileSync(join(folder, "README.md"), "utf8")).toContain("299 sudokus");
  });

  test("Parquet holds what the lines hold", async () => {
    for (const name of ["train-00000", "test-00003"]) {
      const rows = (await parquetReadObjects({
        file: await asyncBufferFromFile(join(whole, `${name}.parquet`)),
      })) as Json[];
      // A seed may have more than 32 bits.
      expect(rows.map((row) => ({ ...row, seed: Number(row.seed) }))).toEqual(linesIn(join(whole, `${name}.jsonl`)));
    }
  });

  test("a recipe is no folder of another", async () => {
    const before = filesIn(whole);
    const other = await wings([...RUN.slice(0, 2), "6", ...RUN.slice(3), "--resume", whole]);
    expectRefusal(other, 2, "WINGS_RESUME_MISMATCH", "--seed 5", "--seed 6");
    expect(filesIn(whole)).toEqual(before);
    const foreign = folderOf();
    writeFileSync(join(foreign, "mine.txt"), "mine");
    expectRefusal(await wings([...RUN, "--resume", foreign]), 2, "WINGS_IN_THE_WAY");
    expect(readdirSync(foreign)).toEqual(["mine.txt"]);
    writeFileSync(join(foreign, "recipe.json"), "[]");
    expectRefusal(await wings([...RUN, "--resume", foreign]), 2, "WINGS_IN_THE_WAY");
    expectRefusal(
      await wings([...RUN, "--resume", join(foreign, "mine.txt")]),
      2,
      "WINGS_IN_THE_WAY",
      "takes a folder",
    );
    const more = ["dataset", "--seed", "5", "--count", "400", "--resume", whole];
    expectRefusal(await wings(more), 2, "WINGS_RESUME_MISMATCH", "its recipe has the parts", '"count":400');
  });
});

describe("dataset with paths", { timeout: 120_000 }, () => {
  let lines: Puzzle[];
  let folder: string;
  beforeAll(async () => {
    folder = folderOf();
    const flags = ["--count", "12", "--level", "hard,unfair", "--er", "2.0-7.5", "--paths", "--wrong", "3"];
    expect((await wings(["dataset", ...flags, "--resume", folder])).status).toBe(0);
    lines = puzzlesIn(folder);
    expect(lines.length).toBe(12);
    expect(records((await wings(["dataset", ...flags])).out)).toEqual(lines);
  });

  test("each step is proved on its board, and the path ends with the solution", () => {
    for (const { puzzle, solution, steps } of lines) {
      const board = parse(puzzle);
      for (const step of steps!) {
        expect(parse(step.board).equals(board)).toBe(true);
        const { eliminations, placements, facts: reason, lemmas, counts, assumes } = step;
        const finding = {
          eliminations,
          placements,
          reason,
          ...(lemmas && { lemmas }),
          ...(counts && { counts }),
          ...(assumes && { assumes }),
        };
        expect(prove(board, finding).status).toBe("proved");
        expect(step.text).not.toBe("");
        applyFinding(board, finding as unknown as FindingJson);
      }
      expect(format(board)).toBe(solution);
    }
  });

  test("wrong steps are refuted, and their counter-examples hold", async () => {
    const wrong = lines.flatMap((line) => line.wrong!.map((step) => ({ ...step, solution: line.solution })));
    expect(wrong.length).toBe(36);
    const claims = wrong.map(({ board, claim, facts }) => JSON.stringify({ board, claim, facts }));
    const verdicts = records((await wings(["prove", "--json"], { input: claims.join("\n") })).out);
    wrong.forEach(({ board, claim, facts, counterexample, truth, solution }, i) => {
      expect(verdicts[i]).toMatchObject({ verdict: "refuted", solution });
      const at = (Number(truth[1]) - 1) * 9 + Number(truth[3]) - 1;
      expect(solution[at]).toBe(truth[5]);
      expect(truth.slice(0, 4)).toBe(claim.slice(0, 4));
      // The digits are candidates, contradict the claim, and satisfy each fact.
      const position = parse(board);
      const holds = counterexample.map((name) => ({ cell: name.slice(0, 4), digit: Number(name[5]) }));
      for (const { cell, digit } of holds)
        expect(position.has((Number(cell[1]) - 1) * 9 + Number(cell[3]) - 1, digit)).toBe(true);
      if (claim[4] === "-") expect(counterexample).toContain(claim.replace("-", "="));
      else expect(counterexample).not.toContain(claim);
      for (const fact of facts) if ("cell" in fact) expect(holds.some(({ cell }) => cell === fact.cell)).toBe(true);
    });
  });

  test("lines match the schema beside them", () => {
    const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
    const validate = ajv.compile(JSON.parse(readFileSync(join(folder, "schema.json"), "utf8")) as object);
    for (const line of lines) expect(validate(line), ajv.errorsText(validate.errors)).toBe(true);
    expect(validate({ ...lines[0], solution: "1" })).toBe(false);
    for (const { er } of lines) expect([er! >= 2, er! <= 7.5]).toEqual([true, true]);
  });
});

describe("dataset refuses", () => {
  test.each<[flags: string[], code: string, word: string]>([
    [["--wrong", "2"], "WINGS_FLAGS_CLASH", "--paths"],
    [["--format", "csv", "--resume", "x"], "WINGS_BAD_VALUE", "--format"],
    [["--format", "jsonl"], "WINGS_FLAGS_CLASH", "--resume"],
    [["--per-file", "100"], "WINGS_FLAGS_CLASH", "--resume"],
    [["--er", "7.5-6"], "WINGS_BAD_VALUE", "--er"],
    [["--er", "25-30"], "WINGS_BAD_VALUE", "--er"],
    [["--er", "high"], "WINGS_BAD_VALUE", "--er"],
    [["--level", "harder"], "WINGS_BAD_VALUE", "--level"],
    [["--clues", "30-20"], "WINGS_BAD_VALUE", "--clues"],
    [["--technique", "no-wing"], "WINGS_UNKNOWN_TECHNIQUE", "no-wing"],
    [["--test", "101"], "WINGS_BAD_VALUE", "--test"],
    [["--shard", "3/2"], "WINGS_BAD_VALUE", "--shard"],
    [["--recipe", "none.json"], "WINGS_NO_SUCH_FILE", "none.json"],
    [["--recipe", "none.json", "--count", "3"], "WINGS_FLAGS_CLASH", "--count"],
  ])("%j", async (flags, ...words) => {
    expectRefusal(await wings(["dataset", ...flags]), 2, ...words);
  });

  test.each([
    ["", "not JSON"],
    ["{}", "isn't a list"],
    ["[]", "isn't a list"],
    ["[5]", "part 1 isn't an object"],
    ['[{}, { "count": 0 }]', "part 2: --count"],
    ['[{ "count": [1] }]', "count"],
    ['[{ "levels": "hard" }]', '"levels"'],
    ['[{ "level": "harder" }]', "part 1: --level"],
    ['[{ "score": null }]', '"score"'],
    ['[{ "er": "2-1" }]', "part 1: --er"],
  ])("the recipe %s", async (text, ...words) => {
    const path = join(scratch, "bad-recipe.json");
    writeFileSync(path, text);
    expectRefusal(await wings(["dataset", "--recipe", path]), 2, "WINGS_BAD_RECIPE", ...words);
  });
});

const puzzlesIn = (folder: string): Puzzle[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort((a, b) => a.slice(-11).localeCompare(b.slice(-11)))
    .flatMap((name) => linesIn(join(folder, name)));

/** How many units are made, or are in files already. */
function madeIn(folder: string): number {
  const work = join(folder, "work");
  if (!existsSync(work)) return 0;
  const names = readdirSync(work);
  return (
    names.filter((name) => /^unit-\d+\.jsonl$/.test(name)).length +
    names.filter((name) => /^file-\d+\.json$/.test(name)).length
  );
}

const ended = (child: ChildProcess): Promise<unknown> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once("close", resolve))
    : Promise.resolve(0);
const until = async (isReached: () => boolean): Promise<void> => {
  while (!isReached()) await new Promise((resolve) => setTimeout(resolve, 5));
};
