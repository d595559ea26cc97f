import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { benchArguments, compareArguments, wrongName } from "../arguments.mjs";

const KNOWN = ["core", "search"];
const FILE = fileURLToPath(import.meta.url);

/** What is wrong with arguments; what is read where nothing is. */
const bench = (...args: string[]): unknown => complaintOr(benchArguments(args, KNOWN));
const compare = (...args: string[]): unknown => complaintOr(compareArguments(args));
const complaintOr = (read: object): unknown => ("complaint" in read ? read.complaint : read);

it("reads what stands behind bench", () => {
  expect(bench()).toEqual({ names: [], seed: 1, puzzles: undefined, write: false });
  expect(bench("search", "--seed", "7", "--puzzles", FILE)).toEqual({
    names: ["search"],
    seed: 7,
    puzzles: FILE,
    write: false,
  });
  expect(bench("--puzzles", FILE, "--write")).toEqual({ names: [], seed: 1, puzzles: FILE, write: true });
});

it("reads what stands behind bench:compare", () => {
  const usual = { ref: "main", names: [], seed: 1, puzzles: undefined, rounds: 9, requireIdentical: false };
  expect(compare("main")).toEqual(usual);
  expect(compare("main", "xy-wing", "--rounds", "15", "--require-identical")).toEqual({
    ...usual,
    names: ["xy-wing"],
    rounds: 15,
    requireIdentical: true,
  });
});

it.each([
  [bench("cores"), 'There is no "cores" to measure; there is:\n  core  search'],
  [bench("core", ""), 'There is no "" to measure'],
  [bench("--seed", ""), '--seed is a whole number, not "".'],
  [bench("--seed", "1.5"), '--seed is a whole number, not "1.5".'],
  [bench("--puzzles", "nowhere.txt"), 'There is no file "nowhere.txt" for --puzzles.'],
  [bench("--puzzles", fileURLToPath(new URL(".", import.meta.url))), "There is no file"],
  [bench("--write=yes"), "write"],
  [bench("core", "search", "--puzzles", FILE, "--write"), "RESULTS.md would lose all but core and search."],
  [bench("--write"), "--write needs --puzzles FILE"],
  [bench("--unknown"), "Unknown option '--unknown'"],
  [compare(), "REF is missing"],
  [compare("main", "--seed", ""), '--seed is a whole number, not "".'],
  [compare("main", "--rounds", ""), '--rounds is a whole number, 7 or more, not "".'],
  [compare("main", "--rounds", "6"), '--rounds is a whole number, 7 or more, not "6".'],
  [compare("main", "--puzzles", "nowhere.txt"), 'There is no file "nowhere.txt" for --puzzles.'],
  [compare("main", "--unknown"), "Unknown option '--unknown'"],
])("names what does not fit: %s", (complaint, expected) => {
  expect(complaint).toContain(expected);
});

it("lists many names in lines that fit a terminal", () => {
  const known = Array.from({ length: 40 }, (_, i) => `technique-${i}`);
  const [first, ...lines] = wrongName(["x"], known)?.split("\n") ?? [];
  expect(first).toBe('There is no "x" to measure; there is:');
  expect(lines.join(" ").trim().split(/ +/)).toEqual(known);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
});
