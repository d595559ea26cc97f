import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { format, parse } from "@wings/core";
import { layoutOf } from "@wings/layouts";
import { isDeep, isThorough } from "@wings/test-kit/depth";
import { transcript } from "../transcript.js";
import { wings } from "./in-process.js";
import { photoOf } from "./photo-file.js";
import { EASY, KNOWN, MANY, NONE, PUZZLE, RECTANGLE, SOLUTION } from "./puzzles.js";
import { type Json, cli, environment, expectRefusal, records, scratch } from "./wings.js";

/** Its first step is a net with an explanation in two parts. */
const LONG = "w1q3k1k56l9k4k7kB5l9j5j7lel8j5j4j2m8k2k9l35k1k6q";
/** Only a trial of many cells proves its claims. */
const HARD = "700000004060020090001000300050802000000090000009506080000003700020080060400000001";

/** The candidates of the puzzle, without 2 in r8c5. */
const board = parse(PUZZLE);
board.eliminate(67, 2);
const LACKS = format(board, "url");

/** The server in a process, and a client of the SDK. */
async function connect(): Promise<{ client: Client; transport: StdioClientTransport }> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [cli, "mcp"],
    cwd: scratch,
    env: environment(),
  });
  const client = new Client({ name: "test", version: "1" });
  await client.connect(transport);
  return { client, transport };
}

let client: Client;
beforeAll(async () => ({ client } = await connect()));
afterAll(() => client.close());

interface Result {
  readonly isError?: boolean;
  readonly content: readonly { type: string; text?: string; data?: string; mimeType?: string }[];
  readonly structuredContent?: Json;
}
const call = async (name: string, args: object): Promise<Result> =>
  (await client.callTool({ name, arguments: { ...args } })) as unknown as Result;
const dataOf = async (name: string, args: object): Promise<Json> => {
  const { isError, content, structuredContent } = await call(name, args);
  expect(isError, content[0].text).toBeUndefined();
  return structuredContent!;
};
const textOf = async (name: string, args: object): Promise<string> => (await call(name, args)).content[0].text!;

test("each tool has a description, an input schema and an output schema, and reads only", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...["read_board", "hint", "solve", "steps", "prove", "rate", "generate", "draw"],
  ]);
  for (const { description, inputSchema, outputSchema, annotations } of tools) {
    expect(inputSchema.additionalProperties).toBe(false);
    expect(description!.length).toBeGreaterThan(20);
    expect([inputSchema.type, outputSchema?.type]).toEqual(["object", "object"]);
    expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
  }
  expect(client.getInstructions()).toContain("each step that it returns is proved");
});

describe("the tools", () => {
  test("read_board describes the board, in any format", async () => {
    const grid = (await wings(["convert", "--to", "grid", PUZZLE])).out;
    for (const board of [PUZZLE, grid, `https://example.org/?bd=${PUZZLE}`])
      expect(await dataOf("read_board", { board })).toMatchObject({ digits: PUZZLE, solutions: "one", open: 48 });
    expect(await dataOf("read_board", { board: MANY })).toMatchObject({ solutions: "many", mistakes: [] });
    const { contradictions } = await dataOf("read_board", { board: NONE });
    expect(contradictions).toEqual(expect.arrayContaining([expect.stringContaining("5")]));
  });

  test("read_board reads a picture, and refuses one without a sudoku", async () => {
    const [good, bad] = ["board.png", "blank.png"].map((name) => join(scratch, name));
    writeFileSync(good, photoOf(EASY, "png"));
    writeFileSync(bad, PNG.sync.write(new PNG({ width: 50, height: 50 })));
    expect(await dataOf("read_board", { picture: good })).toMatchObject({ digits: EASY, solutions: "one", mended: [] });
    const { isError, content } = await call("read_board", { picture: bad });
    expect([isError, content[0].text]).toEqual([true, expect.stringContaining("WINGS_BAD_PICTURE")]);
  });

  test("hint has three levels, and the first gives nothing away", async () => {
    const at = String(records((await wings(["solve", "--until", "w-wing", "--json", PUZZLE])).out)[0].board);
    const where = await call("hint", { board: at });
    expect(where.structuredContent).toMatchObject({ status: "found", step: null });
    expect(where.content[0].text).toMatch(/^Look at .*digits/);
    expect(where.content[0].text).not.toMatch(/r\dc\d/);
    expect(where.content[0].text).toContain(`Board: ${at}`);
    const what = await call("hint", { board: at, level: "what" });
    expect(what.structuredContent).toMatchObject({ step: null });
    expect(what.content[0].text).toMatch(/^W-Wing\. wing: r/);
    const { content, structuredContent } = await call("hint", { board: at, level: "why" });
    const { step } = structuredContent as { step: { after: string } };
    expect(step).toMatchObject({
      technique: "W-Wing",
      eliminations: ["r8c5≠2", "r8c6≠2", "r9c2≠2"],
      lesson: "wings://lessons/w-wing",
      board: at,
    });
    // The text has the lesson to read, and the boards to continue with.
    for (const words of ["Lesson: wings://lessons/w-wing", `Board: ${at}`, `Board after the step: ${step.after}`])
      expect(content[0].text).toContain(words);
    expect(await textOf("hint", { board: step.after, level: "what" })).not.toContain("W-Wing");
  });

  test("a board may have other houses", async () => {
    const board = ".5....3....8.........2...7...........2.....946.......2....4...18....1.45.........";
    expect(await dataOf("read_board", { board })).toMatchObject({ solutions: "many" });
    expect(await dataOf("read_board", { board, layout: "windoku" })).toMatchObject({ solutions: "one" });
    expect(await textOf("solve", { board, layout: "windoku" })).toMatch(/window \d/);
    expect(await textOf("hint", { board, layout: "killer" })).toContain("WINGS_UNKNOWN_LAYOUT");
    expect(await textOf("prove", { board, layout: "windoku", claim: "r6c5≠1" })).toContain("1 in window 3");
    expect(client.getInstructions()).toContain("&layout=windoku");
  });

  test("the text of a board brings its rules to the next call", async () => {
    const digits = ".5....3....8.........2...7...........2.....946.......2....4...18....1.45.........";
    const { board, layout } = await dataOf("read_board", { board: digits, layout: "windoku" });
    expect([board, layout]).toEqual([expect.stringMatching(/^w1\w+&layout=windoku$/), "windoku"]);
    const { content, structuredContent } = await call("hint", { board, level: "why" });
    expect(structuredContent).toMatchObject({ status: "found", board, layout: "windoku" });
    const { after } = (structuredContent as { step: { after: string } }).step;
    expect(content[0].text).toContain(`Board after the step: ${after}`);
    for (const tool of ["read_board", "hint"])
      expect(await dataOf(tool, { board: after })).toMatchObject({ board: after, layout: "windoku" });
    expect(await textOf("hint", { board: after, layout: "x" })).toContain("needs the layout windoku, not x");
    // A board that lacks the candidate: the claim is judged by the digits and the rules.
    const lacking = parse(digits, 1, layoutOf("windoku"));
    lacking.eliminate(49, 1);
    const text = await textOf("prove", { board: `${format(lacking, "url")}&layout=windoku`, claim: "r6c5≠1" });
    expect(text).toContain("1 in window 3");
    expect(text).toContain("by the digits alone");
  });

  test("a long explanation comes in parts", async () => {
    const first = await call("hint", { board: LONG, level: "why" });
    const { parts } = first.structuredContent as { parts: number };
    expect(parts).toBeGreaterThan(1);
    const rest = Array.from({ length: parts - 1 }, (_, i) => call("hint", { board: LONG, level: "why", part: i + 2 }));
    const all = [first, ...(await Promise.all(rest))];
    for (const { content, structuredContent } of all) {
      expect(content[0].text!.length).toBeLessThan(4000);
      expect(JSON.stringify(structuredContent).length).toBeLessThan(4500);
    }
    const [{ explanation }] = records((await wings(["hint", "--json", LONG])).out).map(({ finding }) => ({
      explanation: (finding as { text: string }).text,
    }));
    expect(all.map(({ structuredContent }) => structuredContent!.text).join(" ")).toBe(explanation);
    expect(first.content[0].text).toContain(`(Part 1 of ${parts}. More: part 2.)`);
    expect(await textOf("hint", { board: LONG, level: "why", part: parts + 1 })).toContain(`has ${parts} parts`);
  });

  test("hint names a mistake before any step", async () => {
    // RECTANGLE has placed digits; one of them becomes wrong.
    const wrong = RECTANGLE.replace("+4+7", "+4+2");
    const { status, mistakes } = await dataOf("hint", { board: wrong });
    expect([status, mistakes]).toEqual(["mistake", [expect.stringContaining("r1c2 is 2, but must be 7")]]);
    // A candidate grid has no givens.
    const grid = parse(PUZZLE);
    grid.eliminate(0, 2);
    const lacks = { mistakes: ["r1c1 lacks its candidate 2"] };
    for (const tool of ["hint", "read_board"])
      expect(await dataOf(tool, { board: format(grid, "grid") })).toMatchObject(lacks);
    expect(await dataOf("hint", { board: SOLUTION })).toMatchObject({ status: "solved" });
    expect(await dataOf("hint", { board: MANY })).toMatchObject({ status: "many" });
    // It takes thousands of guesses to find that out.
    const far = ".....5......6.1.5.............5........1.6..83.......553.....61..................";
    expect(await dataOf("hint", { board: far })).toMatchObject({ status: "none" });
  });

  test("solve pages through the path of wings solve, and shows one step in full", async () => {
    const [record] = records((await wings(["solve", "--json", PUZZLE])).out);
    const steps = record.steps as { technique: string; text: string }[];
    const first = await dataOf("solve", { board: PUZZLE, limit: 40 });
    expect(first).toMatchObject({ status: "solved", solution: SOLUTION, steps_in_all: steps.length, next: 40 });
    const second = await dataOf("solve", { board: PUZZLE, limit: 40, offset: 40 });
    expect(second.next).toBeNull();
    const all = [first, second].flatMap((page) => page.steps as { step: number }[]);
    expect(all.map(({ step }) => step)).toEqual(steps.map((_, i) => i + 1));
    const at = steps.findIndex(({ technique }) => technique === "w-wing");
    const { step } = await dataOf("solve", { board: PUZZLE, step: at + 1 });
    expect(step).toMatchObject({ technique: "W-Wing", long: steps[at].text });
  });

  test("steps lists the findings of wings steps", async () => {
    const [{ findings }] = records(
      (await wings(["steps", "--json", "--preset", "players", PUZZLE])).out,
    ) as unknown as [{ findings: object[] }];
    const { counts, steps, next } = await dataOf("steps", { board: PUZZLE, limit: 7 });
    expect(Object.values(counts as Record<string, number>).reduce((a, b) => a + b)).toBe(findings.length);
    expect([(steps as object[]).length, next]).toEqual([7, 7]);
    const only = await dataOf("steps", { board: PUZZLE, technique: "w-wing" });
    expect(Object.keys(only.counts as object)).toEqual(["w-wing"]);
    const none = await textOf("steps", { board: LONG });
    for (const words of ["0 steps", "preset players", "wings://techniques lists them"]) expect(none).toContain(words);
  });

  test.each([
    [PUZZLE, "r1c1=2", "proved", "Naked Single"],
    [PUZZLE, "r8c5!=2", "proved", "remove 2 from r2c5 and r8c5"],
    [PUZZLE, "r1c1≠2", "wrong", "the only solution has r1c1=2"],
    [PUZZLE, "r1c1=6", "wrong", "the only solution has r1c1=2"],
    [PUZZLE, "r1c3=9", "evident", "r1c3 is 9"],
    [PUZZLE, "r1c3≠9", "wrong", "the only solution has r1c3=9"],
    [PUZZLE, "r1c3≠4", "evident", "r1c3 is 9"],
    [PUZZLE, "r1c3≠95", "wrong", "r1c3=9"],
    [PUZZLE, "r1c34≠9", "wrong", "r1c3=9"],
    [PUZZLE, "r1c3≠45", "evident", "r1c3 is 9"],
    [PUZZLE, "r1c3=4", "wrong", "the only solution has r1c3=9"],
    [PUZZLE, "r1c1≠6", "evident", "r8c1 is 6"],
    // Candidates that the player removed prove nothing.
    [LACKS, "r8c5≠2", "proved", "judged by the digits alone"],
    [MANY, "r1c1=1", "wrong", "a solution has r1c1="],
    [NONE, "r2c2=1", "mistake", "Nothing can be proved"],
    [KNOWN["als-xy-wing"][0], "r1c3≠2", "proved", ""],
  ])("prove: on %s %s is %s", async (board, claim, status, words) => {
    const { content, structuredContent } = await call("prove", { board, claim });
    expect(structuredContent).toMatchObject({ status });
    expect(content[0].text).toContain(words);
    const proof = structuredContent!.proof as object[];
    expect(proof.length > 0).toBe(status === "proved");
    expect(structuredContent!.counterexample === null).toBe(status !== "wrong");
  });

  test("rate has the rating of wings rate", async () => {
    const [{ level, score, hardest, counts }] = records((await wings(["rate", "--json", PUZZLE])).out);
    expect(await dataOf("rate", { board: PUZZLE })).toEqual({ status: "solved", level, score, hardest, counts });
  });

  test("generate makes the same puzzles for the same seed, and notifies progress", async () => {
    const progress: number[] = [];
    const args = { technique: "w-wing", count: 3, seed: 5 };
    const result = (await client.callTool({ name: "generate", arguments: args }, undefined, {
      onprogress: (each) => progress.push(each.progress),
    })) as unknown as Result;
    const { puzzles } = result.structuredContent as { puzzles: { board: string }[] };
    expect(puzzles).toHaveLength(3);
    expect(progress).toEqual([...new Set(progress)].sort((a, b) => a - b));
    expect(await dataOf("generate", args)).toEqual(result.structuredContent);
    expect((await dataOf("hint", { board: puzzles[0].board, level: "what" })).text).toContain("W-Wing");
  });

  test("draw returns a PNG, an SVG or text", async () => {
    const [caption, image] = (await call("draw", { board: PUZZLE, step: "next" })).content;
    expect(caption.text).toMatch(/Naked Single[^]*\nBoard after the step: w1/);
    expect([image.type, image.mimeType]).toEqual(["image", "image/png"]);
    const bytes = Buffer.from(image.data!, "base64");
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect(bytes.readUInt32BE(16)).toBe(800);
    expect(await textOf("draw", { board: PUZZLE, step: 30, format: "svg" })).toMatch(/^<svg [^]*<\/svg>\n$/);
    expect(await textOf("draw", { board: PUZZLE, format: "text" })).toContain("┏");
  });
});

test("explanations and names of techniques are in the language that is asked for", async () => {
  const asked = { board: PUZZLE, language: "de" };
  expect(await textOf("hint", { ...asked, level: "why" })).toMatch(/Zelle|Zeile|Spalte|Block/);
  expect(await textOf("solve", asked)).toMatch(/Zeile|Spalte|Block|Kandidat/);
  expect(await textOf("steps", asked)).toMatch(/Zeile|Spalte|Block|Kandidat/);
  expect((await call("hint", { board: PUZZLE, language: "tlh" })).isError).toBe(true);
});

describe("bad input is an error of the tool, and the server continues", () => {
  test.each([
    ["read_board", { board: "hello" }, "WINGS_NO_BOARD"],
    ["solve", { board: `${EASY}1` }, "WINGS_WRONG_LENGTH"],
    ["rate", { board: MANY }, "several solutions"],
    ["rate", { board: NONE }, "WINGS_NO_STEP"],
    ["solve", { board: EASY, step: 900 }, "there is no step 900"],
    ["steps", { board: EASY, technique: "w-wnig" }, "Did you mean w-wing?"],
    ["prove", { board: EASY, claim: "r0c5=7" }, "such as r4c5≠7"],
    ["generate", { clues: [28, 22] }, "clues can't be [28,22]"],
    ["generate", { as: "only" }, "wrong argument as of generate: it needs the argument technique"],
    ["generate", { technique: "nonsense" }, "Expected one of full-house, naked-single,"],
    ["solve", { board: EASY, offset: 5000 }, "wrong argument offset of solve: the list has"],
    ["steps", { board: EASY, offset: 5000 }, "wrong argument offset of steps: the list has"],
    ["hint", { board: EASY, lvl: "long" }, "wrong argument lvl of hint: expected one of board, "],
    ["hint", { board: EASY, levle: "long" }, "Did you mean level?"],
    ["draw", { board: EASY, step: "3" }, 'expected "next" or a number from 1'],
    [
      "generate",
      { count: 1000 },
      "wrong argument count of generate: Too big: expected number to be <=20. (WINGS_BAD_ARGUMENT)",
    ],
    ["hint", {}, "WINGS_BAD_ARGUMENT"],
    ["hint", { board: 5 }, "expected string, received number"],
    ["hint", { board: ".".repeat(20_001) }, "WINGS_BAD_ARGUMENT"],
    ["prove", { board: EASY, claim: "r1c1=1".repeat(10) }, "WINGS_BAD_ARGUMENT"],
    ["nonsense", {}, "WINGS_UNKNOWN_TOOL"],
    ["genrate", {}, "Did you mean generate?"],
    ["toString", {}, "WINGS_UNKNOWN_TOOL"],
  ])("%s, case %#", async (name, args, words) => {
    const { isError, content } = await call(name, args);
    expect(isError).toBe(true);
    expect(content[0].text).toContain(words);
    expect(content[0].text).not.toContain("    at ");
    expect(await dataOf("rate", { board: EASY })).toMatchObject({ status: "solved" });
  });
});

test.skipIf(!isDeep)("a call that takes too long ends with a coded error (deep runs)", async () => {
  const { isError, content } = await call("generate", { technique: "w-wing", level: "easy" });
  expect([isError, content[0].text]).toEqual([true, expect.stringContaining("WINGS_TIME_LIMIT")]);
});

test("lessons are resources, and prompts name the tools", async () => {
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toContain("wings://lessons/w-wing");
  const [list] = (await client.readResource({ uri: "wings://techniques" })).contents as { text: string }[];
  expect(list.text).toMatch(/^w-wing\tW-Wing\thard\tplayers\twings:\/\/lessons\/w-wing$/m);
  for (const { uri } of resources.slice(1)) {
    const [{ text }] = (await client.readResource({ uri })).contents as { text: string }[];
    expect(text).toMatch(/^# @wings\//m);
    expect(text).not.toContain("<!--");
  }
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(["teach-this-step", "check-my-reasoning"]);
  const prompt = await client.getPrompt({
    name: "check-my-reasoning",
    arguments: { board: PUZZLE, reasoning: "r1c1 must be 2" },
  });
  const { text } = prompt.messages[0].content as { text: string };
  for (const words of [PUZZLE, "r1c1 must be 2", "prove"]) expect(text).toContain(words);
  await expect(client.getPrompt({ name: "teach-this-step" })).rejects.toThrow("needs board");
  await expect(client.getPrompt({ name: "toString" })).rejects.toThrow("no prompt toString");
  await expect(client.readResource({ uri: "wings://lessons/x" })).rejects.toThrow("no resource wings://lessons/x");
});

test.runIf(isThorough)("a hundred calls at once are all answered, in less than 150 MB", async () => {
  // A server of its own: the peak of the other one is that of all tests before.
  const own = await connect();
  const calls = Array.from({ length: 100 }, (_, i) => ({
    name: ["solve", "hint", "rate", "draw"][i % 4],
    arguments: { board: Object.values(KNOWN).flat()[i % 9] },
  }));
  const results = await Promise.all(calls.map((each) => own.client.callTool(each)));
  expect(results.filter(({ isError }) => isError === true)).toEqual([]);
  expect(results).toHaveLength(100);
  const status = readFileSync(`/proc/${own.transport.pid}/status`, "utf8");
  await own.client.close();
  expect(Number(/VmHWM:\s+(\d+)/.exec(status)![1])).toBeLessThan(150_000);
});

test.each([
  ["generate", { technique: "hidden-quad", as: "only", level: "hard", count: 20 }],
  // Its techniques search for seconds without a break.
  ["prove", { board: HARD, claim: "r1c2=8" }],
] as const)("a canceled call of %s ends at once, and the next one is answered", async (name, args) => {
  const cancel = new AbortController();
  const progress: number[] = [];
  const call = client.callTool({ name, arguments: { ...args } }, undefined, {
    signal: cancel.signal,
    onprogress: (each) => {
      progress.push(each.progress);
      cancel.abort();
    },
  });
  await expect(call).rejects.toThrow();
  expect(progress.length).toBeGreaterThan(0);
  const start = performance.now();
  expect(await dataOf("rate", { board: EASY })).toMatchObject({ level: "easy" });
  // The time limit of a call is 20 seconds.
  expect(performance.now() - start).toBeLessThan(5000);
});

test("a call that runs when the client has said all is answered, and the server ends", async () => {
  const child = spawn(process.execPath, [cli, "mcp"], {
    cwd: scratch,
    env: environment(),
    stdio: ["pipe", "pipe", "pipe"],
  });
  const send = (message: object): void => void child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  const clientInfo = { name: "test", version: "1" };
  send({ id: 1, method: "initialize", params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo } });
  await new Promise((resolve) => child.stdout.once("data", resolve));
  send({ method: "notifications/initialized" });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (out += part));
  send({ id: 2, method: "tools/call", params: { name: "generate", arguments: { technique: "w-wing", count: 2 } } });
  const ended = new Promise((resolve) => child.on("close", resolve));
  child.stdin.end();
  expect(await ended).toBe(0);
  expect(records(out)[0]).toMatchObject({ id: 2, result: { structuredContent: { puzzles: [{}, {}] } } });
});

test("a line that is too long ends the server with an error", async () => {
  const input = `${"x".repeat(1024 * 1024)}\n`;
  expectRefusal(await wings(["mcp"], { input }), 1, "WINGS_CONNECTION_LOST", "1048576 bytes");
});

test("the server ends when nobody reads its answers", async () => {
  const child = spawn(process.execPath, [cli, "mcp"], {
    cwd: scratch,
    env: environment(),
    stdio: ["pipe", "pipe", "pipe"],
  });
  const ended = new Promise((resolve) => child.on("close", resolve));
  child.stdout.destroy();
  child.stdin.write('{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
  // As a program ends that SIGPIPE ends.
  expect(await ended).toBe(141);
});

test("lines that are no messages are answered, and do no harm", async () => {
  const child = spawn(process.execPath, [cli, "mcp"], {
    cwd: scratch,
    env: environment(),
    stdio: ["pipe", "pipe", "pipe"],
  });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (out += part));
  const clientInfo = { name: "test", version: "1" };
  const hello = {
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo },
  };
  child.stdin.end(`no JSON\n{}\n[1]\n${JSON.stringify({ jsonrpc: "2.0", ...hello })}\n`);
  expect(await new Promise((resolve) => child.on("close", resolve))).toBe(0);
  const [first, second, third, last] = records(out);
  expect([first, second, third].map(({ id, error }) => [id, (error as { code: number }).code])).toEqual([
    [null, -32700],
    [null, -32600],
    [null, -32600],
  ]);
  expect(last).toMatchObject({ id: 1, result: { serverInfo: { name: "wings" } } });
});

test("takes no input and no flags", async () => {
  expectRefusal(await wings(["mcp", "puzzle.txt"]), 2, "WINGS_TOO_MANY_INPUTS");
});

test("docs/mcp.md shows what the server returns (node apps/runner/transcript.js writes it)", async () => {
  const page = readFileSync(new URL("../../../docs/mcp.md", import.meta.url), "utf8");
  expect(page).toContain(await transcript([process.execPath, cli]));
});
