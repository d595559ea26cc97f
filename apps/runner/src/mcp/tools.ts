import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  type Board,
  type Finding,
  type FindingJson,
  contradictions,
  explain,
  findAllAsync,
  hint,
  search,
  solveAsync,
} from "@wings/core";
import { drawSvg, drawText } from "@wings/draw";
import { CLUE_SYMMETRIES, generateAsync } from "@wings/generate";
import { type Rung, LADDER, LEVELS, presetRungs, rate, techniques } from "@wings/ladder";
import { type ZodRawShape, z } from "zod";
import { readBoard } from "../boards/answer.js";
import { mistakeText, mistakesOn } from "../boards/path.js";
import { asUsage } from "../bulk/generate.js";
import { suggestId } from "../cli/suggest.js";
import { noPng, noStep, noStepAtAll, timeLimit, unknownTechnique } from "../errors.js";
import { plural } from "../terminal/terminal-style.js";
import { type Answer, type Call, type Extra, TIME_LIMIT, makeCaller } from "./call.js";
import { lessonOf } from "./lessons.js";
import { boardText, claimText, counterText, proveClaim, readClaim } from "./prove-claim.js";

const MAX_TEXT = 20_000;
const MAX_PUZZLES = 20;
/** More findings of one technique are an error, so that memory stays bounded. */
const MAX_FINDINGS = 5000;

const board = z
  .string()
  .min(1)
  .max(MAX_TEXT)
  .describe("The board as any text: 81 characters, a candidate grid, a link, a drawing, or a text that starts with w1");
const offset = z.number().int().min(0).default(0).describe("The first item of the page, from 0");
const limit = z.number().int().min(1).max(100).default(30).describe("The most items of the page");
const next = z.number().int().nullable().describe("The offset of the next page; null on the last");
const outline = z.object({ step: z.number().int(), technique: z.string(), text: z.string() });
const detail = z.object({
  technique: z.string(),
  short: z.string(),
  long: z.string(),
  placements: z.array(z.string()),
  eliminations: z.array(z.string()),
  lesson: z.string().nullable().describe("The address of a resource that teaches the technique"),
  board: z.string().describe("The board before the step"),
});

/** A tool as it is written down here. */
interface Tool<Input extends ZodRawShape> {
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: ZodRawShape;
  readonly work: (input: z.infer<z.ZodObject<Input>>, call: Call) => Promise<Answer>;
}

/** For lists of steps and for puzzles: what people find by hand. */
const PLAYERS = presetRungs("players");

/** Adds all tools. `gone` is aborted when the client is no longer there. */
export function addTools(server: McpServer, gone: AbortSignal): void {
  const call = makeCaller(gone);
  const add = <Input extends ZodRawShape>(
    name: string,
    { title, description, input, output, work }: Tool<Input>,
  ): void => {
    // Parsed here once more: the SDK has checked it, but its types lose the shape.
    const schema = z.object(input);
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: schema,
        outputSchema: z.object(output),
        annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
      },
      (args: unknown, extra: Extra) => call(extra, (one) => work(schema.parse(args), one)),
    );
  };

  add("read_board", {
    title: "Read a board",
    description: "Says what was understood of a text: the digits, whether there is one solution, and what is wrong.",
    input: { board },
    output: {
      board: z.string(),
      digits: z.string(),
      givens: z.number().int(),
      placed: z.number().int(),
      open: z.number().int(),
      solutions: z.enum(["none", "one", "many"]),
      mistakes: z.array(z.string()),
      contradictions: z.array(z.string()),
    },
    work: ({ board: text }) => Promise.resolve(describeBoard(read(text))),
  });

  add("hint", {
    title: "The next step",
    description:
      "The easiest next step, with a proof behind it. Mistakes come first. Start with the level vague: it only says where to look.",
    input: { board, level: z.enum(["vague", "short", "long"]).default("vague") },
    output: {
      status: z.enum(["found", "mistake", "stuck", "solved", "none", "many"]),
      mistakes: z.array(z.string()),
      step: detail.partial().nullable().describe("Null at the level vague"),
      text: z.string(),
    },
    work: async ({ board: text, level }, { signal }) => {
      const at = read(text);
      const { status, mistakes } = stateOf(at);
      if (status !== "open") return stateAnswer(at, status, mistakes);
      const { steps } = await solveAsync(at, techniques, { maxSteps: 1, signal });
      if (steps.length === 0) return stateAnswer(at, "stuck", []);
      const { finding } = steps[0];
      const words = explain(finding, level);
      const all = detailOf(finding, at);
      const step = level === "vague" ? null : level === "short" ? { ...all, long: undefined } : all;
      const told =
        level === "long"
          ? `${all.technique}: ${words}\n${all.short}`
          : level === "short"
            ? `${all.technique}: ${words}`
            : words;
      return { text: told, data: { status: "found", mistakes: [], step, text: words } };
    },
  });

  add("solve", {
    title: "Solve step by step",
    description: "The path to the solution in outline, a page at a time. With step, that step in full.",
    input: { board, offset, limit, step: z.number().int().min(1).optional().describe("The number of a step, from 1") },
    output: {
      status: z.string(),
      solution: z.string().nullable(),
      steps_in_all: z.number().int(),
      level: z.string().nullable(),
      hardest: z.string().nullable(),
      steps: z.array(outline),
      next,
      step: detail.nullable(),
    },
    work: async ({ board: text, offset: from, limit: most, step: number }, { signal }) => {
      const at = read(text);
      const { status, mistakes } = stateOf(at);
      if (status !== "open" && status !== "solved") throw noStepAtAll(stateText(at, status, mistakes));
      const path = await solveAsync(at, techniques, { signal });
      const { steps } = path;
      if (number !== undefined && number > steps.length) throw noStep(number, steps.length);
      const full = number === undefined ? null : detailOf(steps[number - 1].finding, steps[number - 1].board);
      const page = steps.slice(from, from + most).map(({ technique, finding }, i) => ({
        step: from + i + 1,
        technique: technique.meta.name,
        text: explain(finding, "short"),
      }));
      const used = LADDER.filter((rung) => steps.some(({ technique }) => technique.id === rung.technique.id));
      const { level = null, technique: { id: hardest = null } = {} } = used.at(-1) ?? {};
      const following = from + most < steps.length ? from + most : null;
      const head = `${path.status} in ${plural(steps.length, "step")}${hardest === null ? "" : `; hardest: ${hardest} (${level})`}.`;
      const lines =
        full === null
          ? page.map((each) => `${each.step}. ${each.technique}: ${each.text}`)
          : [`Step ${number}, ${full.technique}: ${full.long}`, `Board before it: ${full.board}`];
      const more = full === null && following !== null ? [`More steps: offset ${following}.`] : [];
      return {
        text: [head, ...lines, ...more].join("\n"),
        data: {
          ...{ status: path.status, solution: search(at).solution, steps_in_all: steps.length, level, hardest },
          ...{ steps: full === null ? page : [], next: full === null ? following : null, step: full },
        },
      };
    },
  });

  add("steps", {
    title: "All steps of a board",
    description: "Every step that is possible now, by technique, a page at a time.",
    input: {
      board,
      technique: z.string().optional().describe("Only this technique: its id, such as w-wing"),
      offset,
      limit,
    },
    output: {
      counts: z.record(z.string(), z.number().int()),
      steps: z.array(z.object({ technique: z.string(), text: z.string() })),
      next,
    },
    work: async ({ board: text, technique: id, offset: from, limit: most }, { signal }) => {
      const at = read(text);
      const { status, mistakes } = stateOf(at);
      if (status !== "open") throw noStepAtAll(stateText(at, status, mistakes));
      const list = id === undefined ? PLAYERS.map(({ technique }) => technique) : [rungOf(id).technique];
      const findings = await findAllAsync(at, list, { policy: "distinct", maxFindings: MAX_FINDINGS, signal });
      const counts: Record<string, number> = {};
      for (const { technique } of findings) counts[technique] = (counts[technique] ?? 0) + 1;
      const page = findings.slice(from, from + most).map((finding) => ({
        technique: finding.technique,
        text: explain(finding, "short"),
      }));
      const following = from + most < findings.length ? from + most : null;
      const lines = page.map((each) => `${each.technique}: ${each.text}`);
      return {
        text: [
          `${plural(findings.length, "step")}: ${
            Object.entries(counts)
              .map(([name, count]) => `${count} ${name}`)
              .join(", ") || "none"
          }.`,
          ...lines,
          ...(following === null ? [] : [`More: offset ${following}.`]),
        ].join("\n"),
        data: { counts, steps: page, next: following },
      };
    },
  });

  add("prove", {
    title: "Prove a claim",
    description:
      "Whether a claim such as r4c5≠7 or r4c5=7 is right on this board: a proof that is as short as wings finds, or a solution that contradicts it.",
    input: { board, claim: z.string().max(40).describe("r4c5≠7 (also r4c5!=7) or r4c5=7") },
    output: {
      claim: z.string(),
      status: z.enum(["evident", "proved", "wrong", "unproved", "mistake"]),
      proof: z.array(z.object({ technique: z.string(), text: z.string(), facts: z.number().int() })),
      counterexample: z.string().nullable(),
    },
    work: async ({ board: text, claim: words }, { signal }) => {
      const at = read(text);
      const claim = readClaim(words);
      const name = claimText(claim);
      const { status, mistakes } = stateOf(at);
      if (status === "mistake" || status === "none") {
        return {
          text: `Nothing can be proved here. ${stateText(at, status, mistakes)}`,
          data: { claim: name, status: "mistake", proof: [], counterexample: null },
        };
      }
      const verdict = await proveClaim(at, claim, techniques, signal);
      const { counterexample } = verdict;
      const told = {
        evident: () => `${name} is evident: the board shows it already.`,
        wrong: () => `${name} is wrong: ${counterText(claim, counterexample!, status !== "many")}.`,
        unproved: () => `${name} is true, but wings finds no reason within its limits.`,
        proved: () =>
          [`${name} is right.`, ...verdict.proof.map((each) => `${each.technique}: ${each.text}`)].join("\n"),
      }[verdict.status]();
      const proof = verdict.proof.map(({ technique, text: why, facts }) => ({ technique, text: why, facts }));
      return { text: told, data: { claim: name, status: verdict.status, proof, counterexample } };
    },
  });

  add("rate", {
    title: "Rate a puzzle",
    description: "Level, score, hardest technique and the number of steps of each technique.",
    input: { board },
    output: {
      status: z.string(),
      level: z.string().nullable(),
      score: z.number().nullable(),
      hardest: z.string().nullable(),
      counts: z.record(z.string(), z.number().int()),
    },
    work: ({ board: text }, { signal }) => {
      const at = read(text);
      const { status, mistakes } = stateOf(at);
      if (status !== "open" && status !== "solved") throw noStepAtAll(stateText(at, status, mistakes));
      const rating = rate(at, { maxMilliseconds: TIME_LIMIT });
      signal.throwIfAborted();
      if (rating.status === "stopped") throw timeLimit(TIME_LIMIT / 1000);
      const { level, score, hardest, counts } = rating;
      const told =
        hardest === null
          ? "This board is solved already."
          : `${level}, score ${score}, hardest technique ${hardest}. Steps: ${Object.entries(counts)
              .map(([id, count]) => `${count} ${id}`)
              .join(", ")}.`;
      return Promise.resolve({ text: told, data: { ...rating } });
    },
  });

  add("generate", {
    title: "Make puzzles",
    description: "Makes puzzles with one solution: of a level, with a technique, with symmetric clues.",
    input: {
      count: z.number().int().min(1).max(MAX_PUZZLES).default(1),
      level: z.enum(LEVELS).optional(),
      technique: z.string().optional().describe("A technique that the puzzle needs: its id, such as w-wing"),
      as: z
        .enum(["next", "hardest", "used", "only"])
        .default("next")
        .describe("next: on some board nothing easier helps; hardest; used; only: the only one above the basics"),
      symmetry: z.enum(CLUE_SYMMETRIES).default("none"),
      clues: z.tuple([z.number().int(), z.number().int()]).optional().describe("The fewest and the most clues"),
      seed: z
        .number()
        .int()
        .min(0)
        .default(1)
        .describe("The same seed makes the same puzzles: choose another one for others"),
    },
    output: {
      seed: z.number().int(),
      puzzles: z.array(
        z.object({
          puzzle: z.string(),
          level: z.string().nullable(),
          score: z.number().nullable(),
          hardest: z.string().nullable(),
          board: z.string().nullable().describe("Where the technique finds something"),
        }),
      ),
    },
    work: async ({ count, level, technique: id, as, symmetry, clues, seed }, { signal, progress }) => {
      const technique = id === undefined ? undefined : { id: rungOf(id, PLAYERS).technique.id, as };
      let told = 0;
      const made = asUsage(() =>
        generateAsync({
          ...{ seed, count, ladder: PLAYERS, technique, level, symmetry, clues, signal },
          onAttempt: ({ attempts, found }) => {
            // A few messages a second are enough.
            if (Date.now() - told < 250) return;
            told = Date.now();
            progress(found, count, `${plural(found, "puzzle")} in ${plural(attempts, "attempt")}`);
          },
        }),
      );
      const puzzles = [];
      for await (const { puzzle, rating, board: at } of made) {
        const { level: its = null, score = null, hardest = null } = rating ?? {};
        puzzles.push({ puzzle, level: its, score, hardest, board: at && boardText(at) });
        progress(puzzles.length, count, plural(puzzles.length, "puzzle"));
      }
      const lines = puzzles.map(({ puzzle, level: its, score, hardest }) =>
        its === null ? `${puzzle}  stuck` : `${puzzle}  ${its} ${score} ${hardest}`,
      );
      return { text: lines.join("\n"), data: { seed, puzzles } };
    },
  });

  add("draw", {
    title: "Draw a board",
    description: "Draws a board, or a step on it: as a PNG image, as SVG text, or as plain text.",
    input: {
      board,
      step: z
        .union([z.literal("next"), z.number().int().min(1)])
        .optional()
        .describe('"next", or the number of a step of the path'),
      format: z.enum(["png", "svg", "text"]).default("png"),
    },
    output: { board: z.string(), technique: z.string().nullable(), text: z.string() },
    work: async ({ board: text, step, format }, { signal }) => {
      let at = read(text);
      let finding: Finding | undefined;
      if (step !== undefined) {
        const number = step === "next" ? 1 : step;
        const { status, mistakes } = stateOf(at);
        if (status !== "open") throw noStepAtAll(stateText(at, status, mistakes));
        const { steps } = await solveAsync(at, techniques, { maxSteps: number, signal });
        if (steps.length < number) throw noStep(number, steps.length);
        ({ board: at, finding } = steps[number - 1]);
      }
      const names = finding && rungOf(finding.technique).technique.meta;
      const options = names === undefined ? {} : { names };
      const caption = finding === undefined ? "The board" : `${finding.name}: ${explain(finding, "short")}`;
      const data = { board: boardText(at), technique: finding?.technique ?? null, text: caption };
      if (format === "text") return { text: drawText(at, finding, { ...options, form: "compact" }), data };
      const svg = drawSvg(at, finding, { ...options, theme: "light" });
      if (format === "svg") return { text: svg, data };
      return { text: caption, data, png: await pngOf(svg) };
    },
  });
}

const read = (text: string): Board => readBoard(text, 1, 0).board;

function describeBoard(at: Board): Answer {
  const { status: solutions } = search(at);
  const mistakes = mistakesOf(at);
  const wrong = contradictions(at).map(({ text }) => text);
  const givens = Array.from(at.values).filter((_, cell) => at.isGiven(cell)).length;
  const filled = Array.from(at.values).filter((digit) => digit !== 0).length;
  const digits = Array.from(at.values, (digit) => (digit === 0 ? "." : String(digit))).join("");
  const words = { none: "no solution", one: "exactly one solution", many: "several solutions" }[solutions];
  return {
    text: [
      `${plural(givens, "given")}, ${plural(filled - givens, "placed digit")}, ${plural(81 - filled, "open cell")}; ${words}.`,
      ...mistakes.map((each) => `Mistake: ${each}.`),
      ...wrong.map((each) => `Contradiction: ${each}.`),
      `Board: ${boardText(at)}`,
      drawText(at, undefined, { form: "digits" }),
    ].join("\n"),
    data: {
      ...{ board: boardText(at), digits, givens, placed: filled - givens, open: 81 - filled },
      ...{ solutions, mistakes, contradictions: wrong },
    },
  };
}

type State = "open" | "mistake" | "solved" | "none" | "many" | "stuck";

const mistakesOf = (at: Board): string[] => (search(at).status === "none" ? mistakesOn(at).map(mistakeText) : []);

/** Whether steps from this board mean anything. Without techniques, `hint` only looks for what is wrong. */
function stateOf(at: Board): { readonly status: State; readonly mistakes: readonly string[] } {
  const { status } = hint(at, []);
  const mistakes = status === "mistake" ? mistakesOf(at) : [];
  return { status: status === "stuck" || status === "found" ? "open" : status, mistakes };
}

function stateText(at: Board, status: State, mistakes: readonly string[]): string {
  const wrong = contradictions(at).map(({ text }) => text);
  const why = mistakes.length > 0 ? mistakes : wrong;
  return {
    open: "",
    stuck: "No technique finds a step.",
    mistake: `The board has a mistake: ${why.join("; ") || "it can't lead to the solution"}.`,
    solved: "This board is solved.",
    none: `This board has no solution${why.length === 0 ? "" : `: ${why.join("; ")}`}.`,
    many: "This board has several solutions, so no path leads to one: check the digits.",
  }[status];
}

const stateAnswer = (at: Board, status: State, mistakes: readonly string[]): Answer => {
  const text = stateText(at, status, mistakes);
  return { text, data: { status, mistakes: [...mistakes], step: null, text } };
};

function detailOf(finding: Finding, at: Board) {
  const { technique, name, placements, eliminations } = finding;
  const names = (list: FindingJson["placements"], sign: string): string[] =>
    list.map(({ cell, digit }) => `${cell}${sign}${digit}`);
  return {
    technique: name,
    short: explain(finding, "short"),
    long: explain(finding, "long"),
    placements: names(placements, "="),
    eliminations: names(eliminations, "≠"),
    lesson: lessonOf(technique),
    board: boardText(at),
  };
}

function rungOf(id: string, ladder: readonly Rung[] = LADDER): Rung {
  const found = ladder.find(({ technique }) => technique.id === id);
  if (found !== undefined) return found;
  const ids = ladder.map(({ technique }) => technique.id);
  throw unknownTechnique(id, suggestId(id, ids));
}

/** An SVG as a PNG, in base64. The renderer is native code: it is loaded at the first picture. */
async function pngOf(svg: string): Promise<string> {
  const { Resvg } = await import("@resvg/resvg-js").catch((error: unknown) => {
    throw noPng(error);
  });
  return new Resvg(svg, { fitTo: { mode: "width", value: 800 } }).render().asPng().toString("base64");
}
