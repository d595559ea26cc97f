import { type Finding, type Proof, format, isWingsError, parse, prove, applyFinding } from "@wings/core";
import { badRecord } from "../errors.js";
import { linesOf } from "../lines.js";
import { lookOf, paint } from "../look.js";
import { tell, write } from "../output.js";
import type { Run } from "../run.js";

/** One line of `solve --json`, as far as it is read; none of it is trusted. */
interface Recorded {
  readonly index?: unknown;
  readonly input?: unknown;
  readonly board?: unknown;
  readonly solution?: unknown;
  readonly status?: unknown;
  readonly steps?: unknown;
  readonly error?: unknown;
}

/** What is found about a step; `step` is null for a word about the whole path. */
interface Verdict {
  readonly step: number | null;
  readonly technique: string | null;
  readonly ok: boolean;
  readonly text: string;
}

/** Replays recorded paths. No technique runs: each step is proved from the facts that it cites. */
export const run: Run = async ({ flags, inputs: [path = "-"] }) => {
  const look = lookOf(flags);
  const json = flags.json === true;
  let steps = 0;
  let paths = 0;
  let wrong = 0;
  for await (const { text, line } of linesOf(path)) {
    let parts = "";
    try {
      const record = readRecord(text, line);
      if (record.error !== undefined) continue;
      const index = typeof record.index === "number" ? record.index : paths;
      paths++;
      for (const { step, technique, ok, text: why } of replay(record, line)) {
        if (step !== null) steps++;
        if (!ok) wrong++;
        if (json) parts += `${JSON.stringify({ schema: 1, index, step, technique, ok, text: why })}\n`;
        else if (!ok)
          parts += `${paint(look, "red", `path ${index}, ${step === null ? "at its end" : `step ${step + 1} (${technique})`}`)}: ${why}\n`;
      }
    } catch (error) {
      if (!isWingsError(error)) throw error;
      wrong++;
      const { code, message, details } = error;
      const column = typeof details?.column === "number" ? details.column : 1;
      if (json)
        parts += `${JSON.stringify({ schema: 1, index: paths++, input: text, error: { code, message, line, column } })}\n`;
      else tell(`wings: line ${line}: ${message} (${code})\n`);
    }
    if (parts !== "") await write(parts);
  }
  if (!json)
    await write(
      `${paint(look, wrong === 0 ? "green" : "red", `${steps} steps on ${paths} paths, ${wrong} not proved.`)}\n`,
    );
  if (paths === 0) tell("wings: there is no path in the file.\n");
  return wrong === 0 && paths > 0 ? 0 : 1;
};

function readRecord(text: string, line: number): Recorded {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch (error) {
    throw badRecord(line, `it is no JSON: ${(error as Error).message}`);
  }
  if (typeof record !== "object" || record === null) throw badRecord(line, "it is no object");
  return record;
}

function* replay({ input, steps, board: ended, solution, status }: Recorded, line: number): Generator<Verdict> {
  if (typeof input !== "string") throw badRecord(line, 'it has no "input"');
  if (!Array.isArray(steps)) throw badRecord(line, 'it has no "steps"');
  const board = parse(input);
  for (const [step, finding] of (steps as unknown[]).entries()) {
    const technique = String((finding as Partial<Finding> | null)?.technique);
    let proof: Pick<Proof, "status" | "text">;
    try {
      proof = prove(board, finding as Finding);
      const { eliminations, placements } = finding as Finding;
      if (eliminations.length + placements.length === 0) proof = { status: "refuted", text: "it changes nothing" };
    } catch (error) {
      proof = { status: "undecided", text: `it can't be read: ${(error as Error).message}` };
    }
    yield { step, technique, ok: proof.status === "proved", text: proof.text };
    // Behind a wrong step nothing is to be trusted.
    if (proof.status !== "proved") return;
    applyFinding(board, finding as Finding);
  }
  if (typeof ended === "string" && format(parse(ended), "url") !== format(board, "url")) {
    yield {
      step: null,
      technique: null,
      ok: false,
      text: `the steps end at ${format(board, "url")}, the record says ${ended}`,
    };
  }
  if (status === "solved" && solution !== format(board)) {
    yield {
      step: null,
      technique: null,
      ok: false,
      text: `the steps do not lead to the recorded solution ${String(solution)}`,
    };
  }
}
