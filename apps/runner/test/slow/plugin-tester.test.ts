import { parse } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { beforeAll, describe, expect, test } from "vitest";
import { wings } from "../in-process.js";
import { expectRefusal, plugin, records, strange } from "../wings.js";
import { isDeep } from "@wings/test-kit/depth";

const paths: Record<string, string> = {};
beforeAll(async () => {
  for (const name of ["honest", "liar", "thrower", "hanger", "exiter"]) paths[name] = await plugin(name);
});

describe("wings test", () => {
  test("a plugin that follows the contract passes", async () => {
    const { status, out, err } = await wings(["test", "--boards", "20", paths.honest]);
    expect(err).toBe("");
    expect(out).toMatch(/^ok {2}someone\/last-candidate \(backwards=false\): 20 boards of seed 1, \d+ findings/);
    expect(out).toMatch(/^ok {2}someone\/last-candidate \(backwards=true\): 20 boards of seed 1, \d+ findings/m);
    expect(status).toBe(0);
  });

  test("takes the number of boards from the environment, too", async () => {
    const { out } = await wings(["test", paths.honest], { env: { WINGS_BOARDS: "2" } });
    expect(out).toContain(": 2 boards of seed 1, ");
  });

  test.runIf(isDeep)("takes a hundred boards, the same ones in each run", async () => {
    const args = ["test", "--json", "--seed", "3", paths.honest];
    const results = async (): Promise<object[]> =>
      records((await wings(args)).out).map(({ microseconds, ...others }) => {
        expect(microseconds).toBeGreaterThan(0);
        return others;
      });
    const first = await results();
    expect(first[0]).toMatchObject({ seed: 3, ok: true, boards: 100 });
    expect(await results()).toEqual(first);
  });

  test("--set fixes an option; otherwise both values of a switch must pass", async () => {
    const set = "someone/last-candidate.backwards=true";
    const { out } = await wings(["test", "--json", "--boards", "20", "--set", set, paths.honest]);
    expect(records(out)).toMatchObject([{ options: { backwards: true }, ok: true }]);
    const flipped = await wings(["test", "--boards", "20", await plugin("deep")]);
    expect(flipped.status).toBe(1);
    expect(flipped.out).toMatch(/^ok {2}someone\/deep \(deep=false\)/);
    expect(flipped.out).toMatch(/^not ok {2}someone\/deep \(deep=true\)/m);
    expect(flipped.out).toContain("too deep");
    const unknown = await wings(["test", "--set", "someone/deep.dep=true", await plugin("deep")]);
    expect(unknown).toMatchObject({ status: 2, err: expect.stringContaining("WINGS_UNKNOWN_OPTION") as string });
  });

  test("the smallest size is compared over all options and reported once", async () => {
    const { out } = await wings(["test", "--json", "--boards", "60", await plugin("sizes")]);
    const results = records(out).map(({ technique, options, ok, warnings }) => ({ technique, options, ok, warnings }));
    const low = { code: "WINGS_LOW_MIN_SIZE", expected: expect.stringMatching(/^minSize: 2, /) as string };
    expect(results).toMatchObject([
      { technique: "someone/sized", options: { roomy: true }, ok: true, warnings: [] },
      { technique: "someone/sized", options: { roomy: false }, ok: true, warnings: [] },
      { technique: "someone/low", options: { roomy: true }, ok: true, warnings: [low] },
      { technique: "someone/low", options: { roomy: false }, ok: true, warnings: [] },
    ]);
  });

  test("an option without findings is reported with a line that reproduces it", async () => {
    const { status, out } = await wings(["test", "--boards", "30", await plugin("forward")]);
    const [first, second] = out.split(/^(?=ok {2})/m);
    expect(first).toMatch(
      /^ok {2}someone\/forward \(forward=true\): 30 boards of seed 1, \d+ findings, \d+\.\d µs a board\n {4}extreme, score \d+: it comes after trial\n$/,
    );
    expect(second).toMatch(
      /^ok {2}someone\/forward \(forward=false\): 30 boards of seed 1, 0 findings, \d+\.\d µs a board\n\nWarning: /,
    );
    expect(second).toContain(
      "(WINGS_FEW_FINDINGS)\n  expected: at least 1 finding with forward=false: add a case for it, or test more boards",
    );
    expect(second).toContain("again:    examine(technique.with({ forward: false }), [parse(");
    expect(status).toBe(0);
  });

  test("a technique that replaces an easier one gets its place on the ladder", async () => {
    const { status, out } = await wings(["test", "--boards", "10", await plugin("early")]);
    expect(out).toMatch(/^ok .*\n {4}easy, score 4: it comes after full-house\n/);
    expect(out).toMatch(/gets the level easy, because .* is \S+, with the level hard\..* write after: "/);
    expect(status).toBe(0);
    const json = records((await wings(["test", "--json", "--boards", "2", await plugin("early")])).out);
    expect(json).toMatchObject([{ level: "easy", score: 4 }]);
  });

  test("a place that is too hard, the name of a technique of wings, and a call of the network are told", async () => {
    const { status, out } = await wings(["test", "--boards", "10", await plugin("late")]);
    expect(out).toMatch(/gets the level extreme, because .* with the level \S+, finds the same .* write after: "/);
    expect(out).toContain("has the name of w-wing, a technique of wings");
    expect(status).toBe(0);
    const calling = await strange("calling", "{}", 'fetch("http://localhost:1/").catch(() => undefined);');
    expectRefusal(await wings(["test", calling]), 2, "its import: a call of fetch()", "WINGS_SIDE_EFFECT");
  });

  test("a misspelled place is an error", async () => {
    const { status, out } = await wings([
      "test",
      "--boards",
      "2",
      await strange("misplaced", '{ after: "full-hose" }'),
    ]);
    expect(out).toMatch(/^not ok {2}/);
    expect(out).toContain(
      'has after: "full-hose", but no such technique is loaded, so it comes last. Did you mean full-house?',
    );
    expect(status).toBe(1);
  });

  test("changes of built-in objects while a plugin loads are reported", async () => {
    const { status, out } = await wings(["test", "--boards", "6", await plugin("adder")]);
    expect(status).toBe(1);
    expect(out).toContain("WINGS_SIDE_EFFECT");
    expect(out).toContain("Array.prototype.penultimate was added");
  });

  const BREAKS = [
    ["empties", "Object.prototype.polluted = 1; Array.prototype.map = function () { return [] };", "map was replaced"],
    [
      "wraps",
      "const { map } = Array.prototype; Array.prototype.map = function (...all) { return map.apply(this, all) };",
      "map was replaced",
    ],
    ["agrees", "Array.prototype.includes = () => true;", "includes was replaced"],
    ["spreads", "Array.prototype[Symbol.iterator] = function* () {};", "Symbol(Symbol.iterator) was replaced"],
    ["removes", "delete Array.prototype.findLast;", "findLast was removed"],
    ["descriptors", "Object.prototype.get = () => 0; Array.prototype.some = () => true;", "some was replaced"],
  ] as const;

  test.each(BREAKS)("a plugin that %s is no plugin that passes", async (name, code, change) => {
    const path = await strange(name, "{}", code);
    const words = `its import: Array.prototype.${change}`;
    expectRefusal(await wings(["test", "--boards", "2", path]), 2, words, "WINGS_SIDE_EFFECT");
  });

  test("a built-in that is replaced later, too", async () => {
    const path = await strange("later", "{ find() { Array.prototype.some = () => true; } }");
    const words = "technique someone/strange: Array.prototype.some was replaced";
    expectRefusal(await wings(["test", "--boards", "2", path]), 3, words, "WINGS_SIDE_EFFECT");
  });

  test("a test without a result never passes", async () => {
    const done = 'process.getBuiltinModule("node:worker_threads").parentPort.postMessage({ kind: "done" });';
    const answer = await wings(["test", await strange("done", "{}", done)]);
    expectRefusal(answer, 2, "the test ended without a result for any technique", "WINGS_PLUGIN_BROKEN");
  });

  test("a plugin that ends its thread gets the same error as in other commands", async () => {
    const words = "technique someone/exiter: it ended its thread. Board: ";
    expectRefusal(await wings(["test", paths.exiter]), 3, words, "WINGS_PLUGIN_FAILED");
  });

  test("a wrong finding fails with its property, its board and a line that reproduces it", async () => {
    const { status, out } = await wings(["test", "--boards", "20", paths.liar]);
    expect(status).toBe(1);
    expect(out).toMatch(/^not ok {2}someone\/liar/);
    expect(out).toContain("WINGS_FINDING_REJECTED");
    expect(out).toContain("again:");
  });

  test("a plugin that hangs on a board made from another is stopped there", async () => {
    const count = "board.masks.reduce((sum, mask) => sum + mask.toString(2).replaceAll('0', '').length, 0)";
    const path = await strange("starved", `{ find(board) { const candidates = ${count}; while (candidates > 600); } }`);
    const { status, err } = await wings(["test", "--boards", "2", "--technique-timeout", "1500", path]);
    const [, board, origin] = /no answer within 1500 ms, stopped\. Board: (\S+), made from (\S+)/.exec(err) ?? [];
    const candidates = (text: string): number =>
      parse(text).masks.reduce((sum, mask) => sum + digitsOf(mask).length, 0);
    expect(candidates(board)).toBeGreaterThan(600);
    expect(candidates(origin)).toBeLessThan(600);
    expect(status).toBe(3);
  });

  test("a plugin that throws fails, and one that hangs is stopped and named", async () => {
    expect(await wings(["test", "--boards", "4", paths.thrower])).toMatchObject({
      status: 1,
      out: expect.stringContaining("the dog ate it"),
    });
    expectRefusal(await wings(["test", "--technique-timeout", "4000", paths.hanger]), 3, "someone/hanger: no answer");
    expect((await wings(["test", "./nowhere.mjs"])).status).toBe(2);
  });
});
