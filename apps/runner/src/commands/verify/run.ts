import {
  type Board,
  type CodedError,
  type Finding,
  type Proof,
  applyFinding,
  format,
  isWingsError,
  parse,
  prove,
  search,
} from "@wings/core";
import { parseAny } from "@wings/formats";
import { LADDER } from "@wings/ladder";
import { layoutOf } from "@wings/layouts";
import { quoteUnknownText } from "../../run/answer.js";
import type { Run } from "../../command/define-command.js";
import { linesOf } from "../../run/input.js";
import { makePeriodicYield } from "../../terminal/clock.js";
import { problemOfStep, readExact } from "./record-fields.js";
import { badRecord, unknownSchema } from "./errors.js";
import { unexpected } from "../../run/errors.js";
import { tell, write } from "../../terminal/output.js";
import { jsonLine, sanitize } from "../../terminal/sanitize.js";
import { paint, plural, terminalStyle } from "../../terminal/terminal-style.js";
import type { VerifyFlags } from "./command.js";

/** Much more than a path of ten thousand steps needs. */
const MAX_LINE = 16_000_000;

/** After this many unreadable lines the others are only counted: most likely it is the wrong file. */
const MAX_ERRORS = 10;

/** One line of `solve --json`. It may come from anywhere, so no field is trusted. */
interface RecordedPath {
  readonly input?: unknown;
  readonly layout?: unknown;
  readonly board?: unknown;
  readonly solution?: unknown;
  readonly status?: unknown;
  readonly steps?: unknown;
  readonly hardest?: unknown;
  readonly counts?: unknown;
  readonly error?: unknown;
}

interface Verdict {
  /** Null for a verdict on the path as a whole. */
  readonly step: number | null;
  /** Null if the step does not say. */
  readonly technique: string | null;
  readonly ok: boolean;
  readonly text: string;
  /** The number of steps after a wrong one, which are not checked. */
  readonly unchecked?: number;
}

/**
 * Replays recorded paths without running any technique. The facts that a step cites must prove it, and the fields of the path
 * must agree with the replay and with brute force, where the record has them. Texts, marks, `level` and `score` are not checked: the last two depend on the
 * ladder and the options of the run.
 */
export const run: Run<VerifyFlags> = async ({ flags, inputs: [path = "-"] }) => {
  const style = terminalStyle(flags);
  const json = flags.json === true;
  let steps = 0;
  let paths = 0;
  let wrong = 0;
  let unreadable = 0;
  const yieldIfDue = makePeriodicYield();
  for await (const { text, line } of linesOf(path, MAX_LINE)) {
    await yieldIfDue();
    let output = "";
    let isWrong = false;
    // The place in the input. The record's own number may come from another run.
    const index = paths++;
    try {
      const record = readRecord(text, line);
      for (const { step, technique, ok, text: why, unchecked = 0 } of replay(record, line, flags["max-guesses"])) {
        if (step !== null) steps++;
        isWrong ||= !ok;
        if (json) output += jsonLine({ schema: 1, index, step, technique, ok, text: why });
        else if (!ok)
          output += `${paint(style, "red", `path ${index}${placeOf(record, step, technique)}`)}: ${sanitize(why)}${uncheckedSteps(unchecked)}\n`;
      }
    } catch (error) {
      isWrong = true;
      unreadable++;
      const { code, message, details } = (isWingsError(error) ? error : unexpected(error)) as CodedError;
      const { column = 1 } = details as { readonly column?: number };
      if (json) output += jsonLine({ schema: 1, index, input: text, error: { code, message, line, column } });
      else if (unreadable <= MAX_ERRORS) tell(`wings: ${sanitize(message)} (${code})\n`);
    }
    if (isWrong) wrong++;
    if (output !== "") await write(output);
  }
  if (!json) {
    if (unreadable > MAX_ERRORS)
      tell(`wings: ${plural(unreadable - MAX_ERRORS, "more line")} can't be read. Is this the right file?\n`);
    const summary = `${plural(steps, "step")} on ${plural(paths, "path")}, ${wrong === 0 ? "all proved" : `${plural(wrong, "path")} not proved`}.`;
    await write(`${paint(style, wrong === 0 ? "green" : "red", summary)}\n`);
  }
  if (paths === 0) tell("wings: the file has no paths.\n");
  return wrong === 0 && paths > 0 ? 0 : 1;
};

const placeOf = ({ error }: RecordedPath, step: number | null, technique: string | null): string => {
  if (step === null) return error === undefined ? ", at its end" : "";
  return `, step ${step + 1}${technique === null ? "" : ` (${sanitize(technique)})`}`;
};

const uncheckedSteps = (count: number): string => (count === 0 ? "" : ` (${plural(count, "later step")} not checked)`);

/** The lists that a finding needs to be proved. */
const LISTS = ["reason", "eliminations", "placements"] as const;

const isText = (value: unknown): boolean => typeof value === "string";
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const isObject = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);
const isFlag = (value: unknown): boolean => typeof value === "boolean";
const isLayout = (value: unknown): boolean => {
  try {
    layoutOf(value as string);
    return true;
  } catch {
    return false;
  }
};
const isAnything = (): boolean => true;

/** The fields of a path, and what each may be. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  schema: isAnything,
  index: isAnything,
  input: isAnything,
  layout: isLayout,
  steps: isAnything,
  level: isTextOrNull,
  status: isText,
  solution: isTextOrNull,
  board: isAnything,
  hardest: isTextOrNull,
  counts: isObject,
  trimmed: isFlag,
  score: (value) => value === null || typeof value === "number",
  error: (value) => isObject(value) && isText((value as { message?: unknown }).message),
};

function readRecord(text: string, line: number): RecordedPath {
  const record = readExact(text, (why) => badRecord(line, why));
  const { schema, ...rest } = record as Readonly<Record<"schema" | keyof RecordedPath, unknown>>;
  if (schema !== 1) throw unknownSchema(line, schema);
  for (const [name, value] of Object.entries(rest)) {
    if (!Object.hasOwn(FIELDS, name)) throw badRecord(line, `it has a field ${quote(name)}`);
    if (!FIELDS[name](value)) throw badRecord(line, `its "${name}" is ${quote(value)}`);
  }
  for (const [step, finding] of (Array.isArray(rest.steps) ? (rest.steps as unknown[]) : []).entries()) {
    const problem = problemOfStep(finding);
    if (problem !== undefined) throw badRecord(line, `step ${step + 1}: ${problem}`);
  }
  return rest;
}

function* replay(record: RecordedPath, line: number, mostGuesses: number | undefined): Generator<Verdict> {
  const { input, steps, error } = record;
  if (error !== undefined) {
    const text = `no path is recorded, but an error: ${(error as Error).message}`;
    yield { step: null, technique: null, ok: false, text };
    return;
  }
  if (typeof input !== "string") throw badRecord(line, 'it has no "input"');
  if (!Array.isArray(steps)) throw badRecord(line, 'it has no "steps"');
  const layout = record.layout === undefined ? undefined : layoutOf(record.layout as string);
  const start = quoteUnknownText(input, () => parseAny(input, line, layout));
  if (mostGuesses !== undefined) start.mostGuesses = mostGuesses;
  const board = start.copy();
  for (const [step, finding] of (steps as unknown[]).entries()) {
    const id: unknown = (finding as Partial<Finding> | null)?.technique;
    const technique = typeof id === "string" && ID.test(id) ? id : null;
    const { status, text } = proofOf(board, finding as Finding);
    const ok = status === "proved";
    yield { step, technique, ok, text, unchecked: ok ? 0 : steps.length - step - 1 };
    // The board after a wrong step means nothing.
    if (!ok) return;
    applyFinding(board, finding as Finding);
  }
  for (const text of wrongFields(record, start, board)) yield { step: null, technique: null, ok: false, text };
}

function proofOf(board: Board, finding: Finding): Pick<Proof, "status" | "text"> {
  try {
    const missing = LISTS.find((name) => !Array.isArray((finding as Partial<Finding> | null)?.[name]));
    if (missing !== undefined) throw new Error(`its "${missing}" is not a list`);
    const { technique } = finding as { readonly technique?: unknown };
    if (technique !== undefined && !(typeof technique === "string" && ID.test(technique)))
      throw new Error(`its technique is ${quote(technique)}, which is no id`);
    for (const change of [...finding.eliminations, ...finding.placements]) checkName(change);
    const proof = prove(board, finding);
    const changes = [...finding.eliminations, ...finding.placements];
    if (changes.length === 0) return { status: "refuted", text: "it changes nothing" };
    const distinct = new Set(changes.map(({ cell, digit }) => `${cell}#${digit}`));
    return distinct.size < changes.length ? { status: "refuted", text: "it lists a change twice" } : proof;
  } catch (error) {
    return { status: "undecided", text: `it can't be read: ${(error as Error).message}` };
  }
}

/** The id of a technique, as `defineTechnique` wants it. */
const ID = /^([a-z\d][a-z\d-]*\/)?[a-z][a-z\d-]*$/;

/** Names are exact: in another spelling, one change would be two. */
function checkName(change: unknown): void {
  const { cell, digit } = Object(change) as { readonly cell?: unknown; readonly digit?: unknown };
  if (!(typeof cell === "string" && /^r[1-9]c[1-9]$/.test(cell))) throw new Error(`${quote(cell)} is no cell`);
  if (!(typeof digit === "number" && Number.isInteger(digit))) throw new Error(`${quote(digit)} is no digit`);
}

/** The fields of a record, other than its steps, that are wrong. Missing fields are fine. */
function* wrongFields(record: RecordedPath, start: Board, end: Board): Generator<string> {
  const steps = record.steps as Finding[];
  if (record.board !== undefined && !isBoard(record.board, end)) {
    yield `the steps end at ${format(end, "url")}, the record says ${quote(record.board)}`;
  }
  const { status, solution } = search(start);
  const only = status === "one" ? solution : null;
  if (record.solution !== undefined && record.solution !== only) {
    yield `${only === null ? NO_SOLUTION[status] : `the solution is ${only}`}, the record says ${quote(record.solution)}`;
  }
  const isSolved = only !== null && format(end) === only;
  const expected = status !== "one" ? status : isSolved ? "solved" : "stuck";
  // A path may be stopped anywhere before its end.
  const mayStop = record.status === "stopped" && !isSolved;
  if (record.status !== undefined && record.status !== expected && !mayStop) {
    yield `the path is "${expected}", the record says ${quote(record.status)}`;
  }
  const counts = new Map<string, number>();
  for (const { technique } of steps) counts.set(technique, (counts.get(technique) ?? 0) + 1);
  if (record.counts !== undefined) {
    const said = Object.entries(record.counts as object);
    if (said.length !== counts.size || said.some(([id, count]) => counts.get(id) !== count))
      yield `the steps count ${quote(Object.fromEntries(counts))}, the record says ${quote(record.counts)}`;
  }
  const hardest = hardestOf([...counts.keys()]);
  if (record.hardest !== undefined && !hardest.includes(record.hardest as string | null)) {
    yield `the hardest technique is ${hardest.map(quote).join(" or ")}, the record says ${quote(record.hardest)}`;
  }
}

const NO_SOLUTION = { none: "there is no solution", many: "there are many solutions", one: "" };
/** More of a value helps nobody. */
const MAX_QUOTE = 400;

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? "missing";
  return text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text;
}

function isBoard(text: unknown, board: Board): boolean {
  try {
    return typeof text === "string" && format(parse(text, 1, board.layout), "url") === format(board, "url");
  } catch {
    return false;
  }
}

/** The possible hardest techniques: the last one on the ladder, or a third-party one, whose place is unknown here. */
function hardestOf(used: readonly string[]): (string | null)[] {
  const ladder = LADDER.map(({ technique: { id } }): string => id);
  const thirdParty = used.filter((id) => !ladder.includes(id));
  return [ladder.findLast((id) => used.includes(id)) ?? (thirdParty.length > 0 ? [] : [null]), thirdParty].flat(2);
}
