import { Board, explain, findAll, format, parse } from "@wings/core";
import { bitOf, cellFact, defineTechnique, houseFact, wordOf } from "@wings/core/author";
import { API, HOUSE_CELLS } from "@wings/core/host";
import { LADDER, readablePath, techniques, thingsToRead } from "@wings/ladder";
import {
  type Described,
  type FoundHit,
  type Question,
  type PluginReply,
  answer,
  describe as describeTechnique,
} from "@wings/plugin-host";
import { atStage } from "@wings/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { News, Task } from "../src/model/engine-messages.js";
import { PluginConnection } from "../src/engine/plugin-connection.js";
import type { Source } from "../src/engine/find-steps.js";
import { runTask } from "../src/engine/tasks.js";
import { everyField } from "@wings/test-kit/every-field";
import { importError } from "../src/features/plugins/import-error.js";
import { readTechniques } from "../src/features/plugins/read-techniques.js";
import { KNOWN } from "./browser/known-wings.js";

const BASICS = [
  "full-house",
  "naked-single",
  "hidden-single",
  "pointing",
  "claiming",
  "naked-pair",
  "hidden-pair",
].concat(["locked-pair", "locked-triple", "naked-triple", "hidden-triple", "naked-quad", "hidden-quad"]);
const { puzzle: PUZZLE } = KNOWN[3];
const ALL = LADDER.map(({ technique }) => technique.id);
const ours = (): Map<string, Source> => new Map(LADDER.map(({ technique }) => [technique.id, { technique }]));

async function news(
  task: Task,
  sources = ours(),
  goOn = (): Promise<boolean> => Promise.resolve(true),
): Promise<News[]> {
  const list: News[] = [];
  const sourceOf = (id: string): Promise<Source | undefined> => Promise.resolve(sources.get(id));
  await runTask(task, { sources, sourceOf, tell: (each) => list.push(each), goOn });
  return list;
}

const stepsIn = (list: readonly News[]) => list.flatMap((each) => (each.kind === "step" ? [each.step] : []));

describe("the engine", () => {
  it.each(KNOWN)("leads $file to its solution with the basics and the one technique", async ({ puzzle, technique }) => {
    const answer = await news({ kind: "path", board: puzzle, techniques: [...BASICS, technique] });
    expect(answer.at(-1)).toMatchObject({ kind: "done", status: "solved" });
    expect(stepsIn(answer).some(({ finding }) => finding.technique === technique)).toBe(true);
    const without = await news({ kind: "path", board: puzzle, techniques: BASICS });
    expect(without.at(-1)).toMatchObject({ kind: "done", status: "stuck" });
  });

  it("returns the next step of the first technique that finds one", async () => {
    const board = format(atStage(parse(KNOWN[3].puzzle), "S4"), "url");
    const [step] = stepsIn(await news({ kind: "next", board, techniques: [...BASICS, "xy-wing", "w-wing", "aic"] }));
    expect(step.finding.technique).toBe("w-wing");
    expect(stepsIn(await news({ kind: "next", board, techniques: BASICS }))).toEqual([]);
  });

  it("returns a net that is shorter to read than set logic, as the first step of the readable path", async () => {
    const board = "w11MolMkAcj2k34jD2j5jMo6jEijMk7jAck8j5k4lD23h1jD2m9jd8kMc2lEk1jMo7MckAeEkIoj6k5D39D2j3j";
    const [{ finding }] = readablePath(board, techniques, { maxSteps: 1 }).steps;
    const [step] = stepsIn(await news({ kind: "next", board, techniques: ALL }));
    expect(step.finding).toEqual(finding.toJSON());
    expect(step.finding.technique).toBe("forcing-net");
    const [counted] = stepsIn(await news({ kind: "next", board, techniques: ["set-logic"] }));
    expect(thingsToRead(counted.finding)).toBeGreaterThan(thingsToRead(finding));
  });

  it("returns all steps technique by technique, and stops when canceled", async () => {
    const board = format(atStage(parse(KNOWN[7].puzzle), "S4"), "url");
    const groups = (await news({ kind: "all", board, techniques: ALL })).filter(({ kind }) => kind === "group");
    expect(groups).toHaveLength(ALL.length);
    expect(groups.at(-1)).toMatchObject({ technique: "trial", done: ALL.length, total: ALL.length });
    let times = 0;
    const some = await news({ kind: "all", board, techniques: ALL }, ours(), () => Promise.resolve(++times < 5));
    expect(some.filter(({ kind }) => kind === "group")).toHaveLength(5);
  });

  it("finds the step of a link, or reports that it is missing", async () => {
    for (const { puzzle, stage, technique, outcome } of KNOWN) {
      const board = format(atStage(parse(puzzle), stage), "url");
      expect(stepsIn(await news({ kind: "recall", board, technique, outcome }))).toHaveLength(1);
      const [answer] = await news({ kind: "recall", board, technique, outcome: "r1c1-1" });
      expect(answer.kind === "failed" && answer.message).toContain(technique);
    }
  });

  it("judges a board", async () => {
    const verdict = async (board: string) => (await news({ kind: "judge", board }))[0];
    expect(await verdict(KNOWN[0].puzzle)).toMatchObject({ verdict: { solutions: "one", contradictions: [] } });
    expect(await verdict(".".repeat(81))).toMatchObject({ verdict: { solutions: "many" } });
    const twice = await verdict(`11${".".repeat(79)}`);
    expect(twice.kind === "verdict" && twice.verdict.contradictions[0].text).toContain("hold 1");
    expect(twice.kind === "verdict" && twice.verdict.solutions).toBe("none");
  });

  describe("on a board for which a search takes very long", () => {
    // Without subsets, the search takes 90 million guesses.
    const DEEP = ".....5......6.1.5.............5........1.6..83.......553.....61..................";
    const answers = async (): Promise<News[]> => {
      const tasks: Task[] = [
        { kind: "judge", board: DEEP },
        { kind: "sound", boards: [DEEP] },
        { kind: "next", board: DEEP, techniques: ["unique-rectangle-1"] },
        { kind: "path", board: DEEP, techniques: ["unique-rectangle-1", ...BASICS] },
      ];
      return (await Promise.all(tasks.map((task) => news(task)))).map((list) => list.at(-1)!);
    };

    it("knows that there is no solution", async () => {
      const [judged, sound, next, path] = await answers();
      expect(judged).toEqual({ kind: "verdict", verdict: { solutions: "none", contradictions: [], mistakes: [] } });
      expect(sound).toEqual({ kind: "sound", at: -1 });
      expect([next, path]).toMatchObject([{ kind: "done" }, { kind: "done", status: "contradictory" }]);
      await expect(news({ kind: "rate", board: DEEP })).rejects.toMatchObject({ code: "WINGS_NOT_ONE_SOLUTION" });
    });

    it("says where it gives up, and goes on", async () => {
      Board.prototype.mostGuesses = 100;
      try {
        const [judged, sound, next, path] = await answers();
        const verdict = { solutions: "undecided", contradictions: [], mistakes: [] };
        expect(judged).toEqual({ kind: "verdict", verdict });
        expect(sound).toEqual({ kind: "sound", at: 0 });
        expect([next, path]).toMatchObject([{ kind: "done" }, { kind: "done", status: "contradictory" }]);
        await expect(news({ kind: "rate", board: DEEP })).rejects.toThrow("not decided within 100 guesses.");
        // Whether there is one solution is not known, so techniques that assume it find nothing.
        // On this board, the hundreds of proofs of set logic take half a minute.
        const techniques = ALL.filter((id) => id !== "set-logic");
        const groups = (await news({ kind: "all", board: DEEP, techniques })).slice(0, -1);
        expect(groups.at(-1)).toMatchObject({ kind: "group", done: techniques.length });
        const found = groups.filter((each) => each.kind === "group" && each.steps.length > 0);
        expect(found.map((each) => each.kind === "group" && each.technique)).toContain("hidden-pair");
      } finally {
        delete Board.prototype.mostGuesses;
      }
    });
  });

  it("finds no step on a board with equal digits", async () => {
    const board = `${"11".padEnd(9, ".")}${PUZZLE.slice(9)}`;
    const [end] = await news({ kind: "path", board, techniques: ALL });
    expect(end).toMatchObject({ kind: "done", status: "contradictory" });
    expect(stepsIn(await news({ kind: "next", board, techniques: ALL }))).toEqual([]);
    const groups = await news({ kind: "all", board, techniques: ALL });
    expect(groups.flatMap((each) => (each.kind === "group" ? each.steps : []))).toEqual([]);
  });

  it("finds the last of some boards that has a solution", async () => {
    const sound = async (...boards: string[]) => (await news({ kind: "sound", boards }))[0];
    const good = KNOWN[0].puzzle;
    const bad = `11${".".repeat(79)}`;
    expect(await sound(good, ".".repeat(81), bad, bad)).toEqual({ kind: "sound", at: 1 });
    expect(await sound(bad)).toEqual({ kind: "sound", at: -1 });
    expect(await sound()).toEqual({ kind: "sound", at: -1 });
  });

  it("reports where an unsolved path ends", async () => {
    const board = parse(KNOWN[0].puzzle);
    board.eliminate(0, 2);
    board.eliminate(0, 3);
    board.eliminate(0, 8);
    const answer = await news({ kind: "path", board: format(board, "url"), techniques: ALL });
    expect(answer.at(-1)).toMatchObject({ status: "contradictory" });
  });
});

describe("a plugin's line", () => {
  const open: MessagePort[] = [];
  afterEach(() => {
    for (const port of open.splice(0)) port.close();
  });

  const honest = defineTechnique({
    id: "someone/only-place",
    name: "Only place",
    pattern: { cell: "cell", digit: "digit", house: "house" },
    roles: { cell: "cell" },
    message: { long: "{outcome}", short: "{outcome} {slot}", vague: "?" },
    find: () => undefined,
    reason: ({ house, digit }) => [houseFact(house, digit)],
    marks: ({ cell, digit }) => [{ role: "cell", cell, digits: [digit] }],
    data: () => ({}),
  });
  const { id, meta, options, message } = honest;
  const described: Described = { api: API, id, meta, options, message };

  /** A plugin that answers each question in the same way. */
  function plugin(
    answer: (question: Question, port: MessagePort) => unknown,
    { timeout = 200, of = described } = {},
  ): Map<string, Source> {
    const { port1, port2 } = new MessageChannel();
    open.push(port1, port2);
    port2.onmessage = ({ data }: MessageEvent<Question>) => {
      const reply = answer(data, port2);
      if (reply !== undefined) port2.postMessage(typeof reply === "string" ? reply : JSON.stringify(reply));
    };
    const line = new PluginConnection({ plugin: 7, name: "file.mjs", techniques: [of], timeout, port: port1 });
    return new Map<string, Source>([...ours(), [id, { technique: line.techniques[0], line }]]);
  }

  const BOARD: Board = parse(KNOWN[3].puzzle);
  /** r1c1 has only a 2 left. */
  const hitOf = (digit: number, reason: readonly number[]): FoundHit => ({
    hit: { pattern: { cell: 0, digit, house: 0 }, size: 1, eliminations: [], placements: [{ cell: 0, digit }] },
    reason,
    marks: [{ role: "cell", cell: 0, digits: [digit] }],
    data: {},
  });
  const found = ({ number }: Question, ...hits: FoundHit[]): PluginReply => ({ number, kind: "found", hits });
  const ask = (sources: Map<string, Source>): Promise<News[]> =>
    news({ kind: "all", board: format(BOARD, "url"), techniques: [id] }, sources);

  it("brings findings that are proved", async () => {
    const [answer] = await ask(plugin((question) => found(question, hitOf(2, [cellFact(0)]))));
    expect(answer).toMatchObject({
      kind: "group",
      technique: id,
      steps: [{ finding: { placements: [{ cell: "r1c1", digit: 2 }] } }],
    });
  });

  it.each([
    ["a lie", (question: Question) => found(question, hitOf(2, [])), "WINGS_PLUGIN_FINDING"],
    [
      "a candidate that is none",
      (question: Question) => found(question, hitOf(7, [cellFact(0)])),
      "WINGS_PLUGIN_FAILED",
    ],
    ["a fact that is none", (question: Question) => found(question, hitOf(2, [5000])), "WINGS_PLUGIN_FAILED"],
    [
      "an elimination off the board",
      (question: Question) => {
        const hit = hitOf(2, [cellFact(0)]);
        return found(question, { ...hit, hit: { ...hit.hit, placements: [], eliminations: [77, 1, 0, 0] } });
      },
      "WINGS_PLUGIN_FAILED",
    ],
    [
      "an error",
      ({ number }: Question): PluginReply => ({ number, kind: "threw", why: "no idea" }),
      "WINGS_PLUGIN_FAILED",
    ],
    ["nothing", () => undefined, "WINGS_PLUGIN_TIMEOUT"],
    [
      "the answer to another question",
      (question: Question) => ({ ...found(question), number: -1 }),
      "WINGS_PLUGIN_FAILED",
    ],
    ["what is no JSON", () => "{", "WINGS_PLUGIN_FAILED"],
    ["null", () => "null", "WINGS_PLUGIN_FAILED"],
    ["an error without words", ({ number }: Question) => ({ number, kind: "threw" }), "WINGS_PLUGIN_FAILED"],
    ["findings that are none", ({ number }: Question) => ({ number, kind: "found", hits: 7 }), "WINGS_PLUGIN_FAILED"],
    [
      "more findings than there is room for",
      (question: Question) => found(question, ...Array<FoundHit>(20_001).fill(hitOf(2, [cellFact(0)]))),
      "WINGS_PLUGIN_FAILED",
    ],
    [
      "a text without end",
      (question: Question) => found(question, { ...hitOf(2, [cellFact(0)]), data: { cell: "x".repeat(30_000_000) } }),
      "WINGS_PLUGIN_FAILED",
    ],
    [
      "words that are too many to be shown",
      (question: Question) => found(question, { ...hitOf(2, [cellFact(0)]), data: { slot: "x".repeat(4100) } }),
      "WINGS_PLUGIN_FAILED",
    ],
    [
      "data that is none",
      (question: Question) =>
        found(question, { ...hitOf(2, [cellFact(0)]), data: { slot: { toString: 1 } as unknown as string } }),
      "WINGS_PLUGIN_FAILED",
    ],
    [
      "text in place of numbers",
      (question: Question) => found(question, { ...hitOf(2, [cellFact(0)]), reason: ["x"] as unknown as number[] }),
      "WINGS_PLUGIN_FAILED",
    ],
  ])("%s as an answer is a fault, and the plugin is removed", async (_what, answer, code) => {
    // Only for one that is silent there is something to wait for.
    const sources = plugin(answer, { timeout: code === "WINGS_PLUGIN_TIMEOUT" ? 200 : 20_000 });
    const reports = await ask(sources);
    expect(reports[0]).toMatchObject({ kind: "fault", plugin: 7, code });
    expect(reports[0].kind === "fault" && reports[0].message).toContain("file.mjs");
    expect(reports[1]).toMatchObject({ kind: "group", steps: [] });
    expect(sources.has(id)).toBe(false);
  });

  it("names the counterexample of a wrong finding", async () => {
    const [answer] = await ask(plugin((question) => found(question, hitOf(2, []))));
    expect(answer.kind === "fault" && answer.message).toMatch(
      /“r1c1=2” is not proved by its reason\. Counter-example: .*r1c1=2/,
    );
  });

  it("a message without a question closes the line, and the next question names the plugin", async () => {
    let speak = (): void => undefined;
    const sources = plugin((question, port) => {
      port.postMessage(JSON.stringify(found(question, hitOf(2, [cellFact(0)]))));
      speak = () => {
        port.postMessage("again");
      };
    });
    const { line } = sources.get(id)!;
    let heard = 0;
    const hear = line!.port.onmessage!;
    line!.port.onmessage = (event) => {
      heard++;
      hear.call(line!.port, event);
    };
    expect((await ask(sources))[0]).toMatchObject({ kind: "group", steps: [{}] });
    speak();
    await vi.waitFor(() => {
      expect(heard).toBe(2);
    });
    speak();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toBe(2);
    const [answer] = await ask(sources);
    expect(answer.kind === "fault" && answer.message).toContain("unexpected message");
  });

  it("a hanging plugin is reported once and not waited for again", async () => {
    const sources = plugin(() => undefined, { timeout: 1500 });
    const again = new Map(sources);
    const start = performance.now();
    const both = await Promise.all([ask(sources), ask(again)]);
    // One wait, and as much time again for a busy machine.
    expect(performance.now() - start).toBeLessThan(2990);
    expect(both.flat().filter(({ kind }) => kind === "fault")).toHaveLength(1);
  });

  it("a plugin removed while it hangs is not reported or waited for", async () => {
    const sources = plugin(() => undefined, { timeout: 60_000 });
    const answer = ask(sources);
    await new Promise((resolve) => setTimeout(resolve, 20));
    sources.get(id)!.line!.close();
    expect(await answer).toMatchObject([{ kind: "group", steps: [] }, { kind: "done" }]);
  });

  it("a reloaded plugin is not blamed for its earlier version", async () => {
    const sources = plugin(() => undefined, { timeout: 100 });
    const asked = ask(sources);
    const fresh = new PluginConnection({
      plugin: 8,
      name: "file.mjs",
      techniques: [described],
      timeout: 100,
      port: new MessageChannel().port1,
    });
    open.push(fresh.port);
    sources.set(id, { technique: fresh.techniques[0], line: fresh });
    expect((await asked)[0]).toMatchObject({ kind: "fault", plugin: 7 });
    expect(sources.get(id)?.line).toBe(fresh);
  });

  describe("a deadly pattern", () => {
    // Three corners of a rectangle hold 2 or 3, so the fourth, r2c7, has neither.
    const board = parse(
      "+4+7.3..1.8+85.4...9.39.+86.+4.7+1342+8.+5.+9+2+8+5+1...+3+496+7+53+4..1+6+2871+3+9+45+5+1+3+9+42..+6+74+96+58.+1.",
    );
    const bit = 1 << 15;
    const hit: FoundHit = {
      hit: {
        pattern: { cell: 15, digit: 2, house: 1 },
        size: 4,
        placements: [],
        eliminations: [...[2, bit, 0, 0], ...[3, bit, 0, 0]],
      },
      reason: [{ cells: [15, 17, 78, 80], digits: [0b110, 0b110, 0b110, 0b110] }],
      marks: [],
      data: {},
    };
    const assuming: Described = { ...described, meta: { ...meta, assumes: "unique-solution" } };
    const firstOf = async (on: Board, of: Described): Promise<News> => {
      const sources = plugin((question) => found(question, hit), { of, timeout: 20_000 });
      return (await news({ kind: "all", board: format(on, "url"), techniques: [id] }, sources))[0];
    };

    it("proves the steps of a technique that declares its assumption", async () => {
      const finding = {
        assumes: "unique-solution",
        reason: [{ deadly: ["r2c7", "r2c9", "r9c7", "r9c9"] }],
        eliminations: [{ cell: "r2c7" }, { cell: "r2c7" }],
      };
      expect(await firstOf(board, assuming)).toMatchObject({ kind: "group", steps: [{ finding }] });
    });

    it("is refused to a technique that does not declare it", async () => {
      expect(await firstOf(board, described)).toMatchObject({ kind: "fault", code: "WINGS_PLUGIN_FINDING" });
    });

    it("is refused on a puzzle with many solutions", async () => {
      const { values, candidates } = board.toState();
      const givens = values.map((digit, cell) => (cell === 0 ? digit : 0));
      const several = Board.fromState({ givens, values, candidates });
      expect(await firstOf(several, assuming)).toMatchObject({ kind: "fault", code: "WINGS_PLUGIN_FINDING" });
    });
  });

  it("shows steps that are proved by lemmas", async () => {
    const assume = [~1];
    const lemmas = [{ assume, facts: [cellFact(0)], uses: [] }];
    const answers = [lemmas, [{ assume, facts: [], uses: [] }]].map((each) => ({
      ...hitOf(2, []),
      reason: { lemmas: each },
    }));
    const [good, bad] = await Promise.all(answers.map((hit) => ask(plugin((question) => found(question, hit)))));
    expect(good[0]).toMatchObject({
      kind: "group",
      steps: [{ finding: { reason: [], lemmas: [{ assume: ["!r1c1#2"] }] } }],
    });
    expect(bad[0]).toMatchObject({ kind: "fault", code: "WINGS_PLUGIN_FINDING" });
  });

  it("shows steps that are proved by counts", async () => {
    const { hit, ...parts } = hitOf(2, []);
    // The only candidate of r1c1 leaves no other cell of the row another one.
    const counts = [{ facts: [[cellFact(0), 1]], sets: [] }] as const;
    const target = HOUSE_CELLS.subarray(1, 9).find((cell) => BOARD.has(cell, 2))!;
    const answers = [counts, [{ facts: [], sets: counts[0].facts }]].map((each) => ({
      ...parts,
      hit: { ...hit, placements: [], eliminations: [2, wordOf(target) === 0 ? bitOf(target) : 0, 0, 0] },
      reason: { counts: each },
    }));
    const [good, bad] = await Promise.all(answers.map((each) => ask(plugin((question) => found(question, each)))));
    expect(good[0]).toMatchObject({
      kind: "group",
      steps: [{ finding: { reason: [], counts: [{ facts: [{ cell: "r1c1", weight: 1 }], sets: [] }] } }],
    });
    expect(bad[0]).toMatchObject({ kind: "fault", code: "WINGS_PLUGIN_FINDING" });
  });

  it("brings every field and value of the contract as they are", async () => {
    // What the worker of a plugin does.
    const description = JSON.stringify({ kind: "loaded", techniques: everyField.map(describeTechnique) });
    const techniques = readTechniques("file.mjs", description);
    expect(techniques.map(({ meta: { ties, rigid } }) => [ties, rigid])).toEqual(everyField.map(() => [true, true]));
    const { port1, port2 } = new MessageChannel();
    open.push(port1, port2);
    port2.onmessage = ({ data }: MessageEvent<Question>) => {
      port2.postMessage(answer(everyField, data, { thrown: String, kind: String }));
    };
    const line = new PluginConnection({ plugin: 7, name: "file.mjs", techniques, timeout: 20_000, port: port1 });
    for (const [i, technique] of everyField.entries()) {
      await line.ask(technique.id, BOARD, "distinct");
      const [here, there] = [line.techniques[i], technique].map((each) => findAll(BOARD, [each]));
      expect(there.length).toBeGreaterThan(0);
      expect(JSON.stringify(here)).toBe(JSON.stringify(there));
      for (const form of ["long", "short", "vague"] as const)
        expect(here.map((each) => explain(each, form))).toEqual(there.map((each) => explain(each, form)));
    }
  });

  it.each([
    ["a fact of another kind", { reason: [{ cells: 7 }] }],
    ["a lemma of another kind", { reason: { lemmas: [7] } }],
    ["a count of another kind", { reason: { counts: [{ facts: [7], sets: [] }] } }],
    ["lemmas that are no list", { reason: { lemmas: 7 } }],
    ["a link between nothing", { marks: [{ link: "strong", from: 1, to: [] }] }],
    ["a value of another kind", { data: { slot: { cells: 7 } } }],
    ["a cell beyond the board", { data: { slot: { cell: 81 } } }],
  ])("refuses %s", async (_what, change) => {
    const [answer] = await ask(
      plugin((question) => found(question, { ...hitOf(2, [cellFact(0)]), ...(change as object) }), {
        timeout: 20_000,
      }),
    );
    expect(answer).toMatchObject({ kind: "fault", code: "WINGS_PLUGIN_FAILED" });
  });

  it("asks one question at a time", async () => {
    const asked: number[] = [];
    const sources = plugin((question) => {
      asked.push(question.number);
      return found(question, hitOf(2, [cellFact(0)]));
    });
    const both = await Promise.all([ask(sources), ask(sources)]);
    expect(asked).toEqual([1, 2]);
    for (const [answer] of both) expect(answer).toMatchObject({ kind: "group", steps: [{}] });
  });
});

describe("browser errors of a module that can't be linked", () => {
  it.each([
    [
      'Failed to resolve module specifier "lodash". Relative references must start with either "/"',
      "WINGS_PLUGIN_IMPORT",
      "lodash",
    ],
    ["The specifier “lodash” was a bare specifier, but was not remapped to anything.", "WINGS_PLUGIN_IMPORT", "lodash"],
    ['Module specifier, \'lodash\' does not start with "/", "./", or "../".', "WINGS_PLUGIN_IMPORT", "lodash"],
    ["The requested module 'blob:null/1' does not provide an export named 'newer'", "WINGS_PLUGIN_CORE", "newer"],
    ["The requested module 'blob:null/1' doesn't provide an export named: 'newer'", "WINGS_PLUGIN_CORE", "newer"],
    ["Importing binding name 'newer' is not found.", "WINGS_PLUGIN_CORE", "newer"],
    ["Unexpected end of input", "WINGS_PLUGIN_BROKEN", "Unexpected end"],
  ])("%s", (words, code, names) => {
    const error = importError("file.mjs", words);
    expect(error.code).toBe(code);
    expect(error.message).toContain(names);
    expect(error.message).toContain("file.mjs");
  });

  it("a file in TypeScript has to be bundled first", () => {
    expect(importError("file.ts", "Unexpected identifier 'Pattern'").message).toContain("Bundle it");
  });
});
