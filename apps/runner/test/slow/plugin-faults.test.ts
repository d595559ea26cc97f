import { beforeAll, describe, expect, test } from "vitest";
import { isDeep } from "@wings/test-kit/depth";
import { wings } from "../in-process.js";
import { EASY, PUZZLE } from "../puzzles.js";
import { type Result, expectRefusal, plugin, records } from "../wings.js";

const paths: Record<string, string> = {};
beforeAll(async () => {
  for (const name of ["liar", "weak", "thrower", "hanger", "exiter", "later", "async", "generator"])
    paths[name] = await plugin(name);
});

const ways = [
  ["a single board", ["rate", "--json"], `${PUZZLE}\n`],
  ["the steps of a board", ["steps", "--json"], `${PUZZLE}\n`],
  ["a drawing", ["draw", "--next"], `${PUZZLE}\n`],
  ["bulk with two jobs", ["rate", "--json", "--jobs", "2"], `${PUZZLE}\n`.repeat(600)],
] as const;

const runIn =
  (command: readonly string[], input: string) =>
  (name: string): Promise<Result> =>
    wings([...command, "--plugin", paths[name], "--technique-timeout", "1000"], { input });

describe.each(ways)("a bad plugin, in %s", (_, command, input) => {
  const run = runIn(command, input);

  test("a wrong finding stops the run and is named with its counterexample", async () => {
    const counter = "Counterexample: the only solution has r1c1=2";
    expectRefusal(await run("liar"), 3, paths.liar, "someone/liar", "r1c1≠2", counter, "WINGS_PLUGIN_FINDING");
  });

  test("names a plugin that throws", async () => {
    const words = "someone/thrower: it threw Error: the dog ate it";
    expectRefusal(await run("thrower"), 3, paths.thrower, words, "WINGS_PLUGIN_FAILED");
  });

  test("stops and names a plugin that hangs", async () => {
    const start = performance.now();
    const result = await run("hanger");
    // Without the flag, the limit is ten seconds.
    expect(performance.now() - start).toBeLessThan(9_000);
    const words = "someone/hanger: no answer within 1000 ms, stopped";
    expectRefusal(result, 3, paths.hanger, words, "WINGS_PLUGIN_TIMEOUT");
  });
});

// The same code reports these faults in every way.
describe.each(isDeep ? ways : ways.slice(0, 1))("a rarer fault of a plugin, in %s", (_, command, input) => {
  const run = runIn(command, input);

  test("a reason that does not prove the finding stops the run", async () => {
    expectRefusal(await run("weak"), 3, "not proved by its reason", /Counterexample: .*r1c2=\d/);
  });

  test("a plugin that throws later is named with its error", async () => {
    const { status, err } = await run("later");
    expect(status).toBe(3);
    expect(err).toContain("someone/later: it threw Error: the cat ate it");
    expect(err).toContain("WINGS_PLUGIN_FAILED");
  });

  test.each([
    ["async", "a promise"],
    ["generator", "a generator"],
  ])("a search that is not a synchronous function is refused: %s", async (name, kind) => {
    const words = `someone/${name}: its find returned ${kind}: expected a synchronous function`;
    expectRefusal(await run(name), 3, words, "WINGS_PLUGIN_FAILED");
  });

  test("names a plugin that ends its thread", async () => {
    expectRefusal(await run("exiter"), 3, "someone/exiter: it ended its thread");
  });
});

test("--trust accepts findings without a check and continues", async () => {
  const { status, out, err } = await wings(["rate", "--json", "--plugin", paths.liar, "--trust", PUZZLE]);
  expect(err).toBe("");
  expect(status).toBe(0);
  // The path of a liar does not count as solved.
  expect(records(out)[0].status).toBe("stuck");
});

test("a wrong trusted step is reported, not a board beyond the techniques", async () => {
  const args = ["--plugin", paths.liar, "--trust", "--width", "1000", PUZZLE];
  const solved = await wings(["solve", ...args]);
  expect(solved.status).toBe(1);
  expect(solved.out).not.toContain("beyond the known techniques");
  const why = "a step was wrong. The puzzle has a solution, but now";
  expect(solved.out).toMatch(new RegExp(`Stuck after \\d+ steps?: ${why} .*wings verify finds it`));
  expect((await wings(["rate", ...args])).out).toMatch(/^stuck: a trusted step was wrong +[1-9.]{81} /);
  // An honest one that gets stuck has lost nothing.
  const stuck = (await wings(["solve", "--only", "full-house,naked-single", PUZZLE])).out;
  expect(stuck).toContain("which --only or --skip leaves out.");
  // As promised.
  const path = (await wings(["solve", "--json", ...args])).out;
  expect((await wings(["verify"], { input: path })).out).toMatch(/step \d+ \(someone\/liar\)/);
});

test("answers from before a plugin fails are written", async () => {
  const input = `${EASY.replace("53", "..")}\n`;
  const solved = await wings(
    [
      "solve",
      "--json",
      "--jobs",
      "2",
      "--plugin",
      paths.liar,
      "--only",
      "full-house,naked-single,hidden-single,someone/liar",
    ],
    {
      input: `${"1".repeat(80)}\n`.repeat(30) + input,
    },
  );
  expect(records(solved.out)).toHaveLength(30);
  expect(solved.err).toContain("someone/liar");
});
