import { isDeepStrictEqual } from "node:util";
import {
  type Board,
  type Finding,
  type Proof,
  applyFinding,
  format,
  isWingsError,
  parse,
  prove,
  search,
} from "@wings/core";
import { LADDER } from "@wings/ladder";
import { reading } from "../boards/read-board.js";
import { makeBreath } from "../breath.js";
import { clean, jsonLine } from "../terminal/sanitize.js";
import { badRecord, unknownSchema } from "../errors.js";
import { linesOf } from "../lines.js";
import { counted, lookOf, paint } from "../terminal/terminal-style.js";
import { tell, write } from "../output.js";
import type { Run } from "../cli/run.js";

/** Much more than a path of ten thousand steps has. */
const LONGEST = 16_000_000;

/** One line of `solve --json`, as far as it is read; none of it is trusted. */
interface Recorded {
  /** From 0, over all inputs; nothing where it is no such number. */
  readonly index?: number;
  readonly input?: unknown;
  readonly board?: unknown;
  readonly solution?: unknown;
  readonly status?: unknown;
  readonly steps?: unknown;
  readonly hardest?: unknown;
  readonly counts?: unknown;
  readonly error?: unknown;
}

/** What is found about a step; `step` is null for a word about the whole path. */
interface Verdict {
  readonly step: number | null;
  /** Null where the step does not tell. */
  readonly technique: string | null;
  readonly ok: boolean;
  readonly text: string;
  /** How many steps behind this one are not looked at, for it is wrong. */
  readonly unseen?: number;
}

/**
 * Replays recorded paths. No technique runs: each step is proved from the facts that it cites, and what else is recorded is
 * held to where the steps lead and to brute force.
 */
export const run: Run = async ({ flags, inputs: [path = "-"] }) => {
  const look = lookOf(flags);
  const json = flags.json === true;
  let steps = 0;
  let paths = 0;
  let wrong = 0;
  const breathe = makeBreath();
  for await (const { text, line } of linesOf(path, LONGEST)) {
    await breathe();
    let parts = "";
    let index = paths++;
    try {
      const record = readRecord(text, line);
      index = record.index ?? index;
      for (const { step, technique, ok, text: why, unseen = 0 } of replay(record, line)) {
        if (step !== null) steps++;
        if (!ok) wrong++;
        if (json) parts += jsonLine({ schema: 1, index, step, technique, ok, text: why });
        else if (!ok)
          parts += `${paint(look, "red", `path ${index}${placeOf(record, step, technique)}`)}: ${clean(why)}${restOf(unseen)}\n`;
      }
    } catch (error) {
      if (!isWingsError(error)) throw error;
      wrong++;
      const { code, message, details } = error;
      const column = typeof details?.column === "number" ? details.column : 1;
      if (json) parts += jsonLine({ schema: 1, index, input: text, error: { code, message, line, column } });
      else tell(`wings: ${clean(message)} (${code})\n`);
    }
    if (parts !== "") await write(parts);
  }
  if (!json)
    await write(
      `${paint(look, wrong === 0 ? "green" : "red", `${counted(steps, "step")} on ${counted(paths, "path")}, ${wrong} not proved.`)}\n`,
    );
  if (paths === 0) tell("wings: there is no path in the file.\n");
  return wrong === 0 && paths > 0 ? 0 : 1;
};

const placeOf = ({ error }: Recorded, step: number | null, technique: string | null): string => {
  if (step === null) return error === undefined ? ", at its end" : "";
  return `, step ${step + 1}${technique === null ? "" : ` (${clean(technique)})`}`;
};

/** Nobody is to take the steps behind a wrong one for proved. */
const restOf = (unseen: number): string =>
  unseen === 0
    ? ""
    : ` (${unseen === 1 ? "the step" : `the ${unseen} steps`} after it ${unseen === 1 ? "was" : "were"} not looked at)`;

/** What a finding must have to be proved. */
const LISTS = ["reason", "eliminations", "placements"] as const;

const messageOf = (error: unknown): string => String((error as Partial<Error> | null)?.message);

function readRecord(text: string, line: number): Recorded {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch (error) {
    throw badRecord(line, `it is no JSON: ${(error as Error).message}`);
  }
  if (typeof record !== "object" || record === null) throw badRecord(line, "it is no object");
  const { schema, index, ...rest } = record as Readonly<Record<"schema" | keyof Recorded, unknown>>;
  if (schema !== 1) throw unknownSchema(line, schema);
  return Number.isInteger(index) && Number(index) >= 0 ? { ...rest, index: Number(index) } : rest;
}

function* replay(record: Recorded, line: number): Generator<Verdict> {
  const { input, steps, error } = record;
  if (error !== undefined) {
    // A board that could not be answered has no path to be proved.
    const text = `no path is recorded, but an error: ${messageOf(error)}`;
    yield { step: null, technique: null, ok: false, text };
    return;
  }
  if (typeof input !== "string") throw badRecord(line, 'it has no "input"');
  if (!Array.isArray(steps)) throw badRecord(line, 'it has no "steps"');
  const start = reading(input, () => parse(input, line));
  const board = start.copy();
  for (const [step, finding] of (steps as unknown[]).entries()) {
    const named: unknown = (finding as Partial<Finding> | null)?.technique;
    const technique = typeof named === "string" ? named : null;
    let proof: Pick<Proof, "status" | "text">;
    try {
      const missing = LISTS.find((name) => !Array.isArray((finding as Partial<Finding> | null)?.[name]));
      if (missing !== undefined) throw new Error(`its "${missing}" is no list`);
      proof = prove(board, finding as Finding);
      const { eliminations, placements } = finding as Finding;
      const claims = [...eliminations, ...placements].map((claim) => JSON.stringify([claim.cell, claim.digit]));
      if (new Set(claims).size < claims.length) proof = { status: "refuted", text: "it tells one change twice" };
      if (claims.length === 0) proof = { status: "refuted", text: "it changes nothing" };
    } catch (error) {
      proof = { status: "undecided", text: `it can't be read: ${(error as Error).message}` };
    }
    const ok = proof.status === "proved";
    yield { step, technique, ok, text: proof.text, unseen: ok ? 0 : steps.length - step - 1 };
    // Behind a wrong step nothing is to be trusted.
    if (!ok) return;
    applyFinding(board, finding as Finding);
  }
  for (const text of faultsAtEnd(record, start, board)) yield { step: null, technique: null, ok: false, text };
}

/** What a record says besides its steps, and is not so. What it does not say is not held against it. */
function* faultsAtEnd(record: Recorded, start: Board, end: Board): Generator<string> {
  const steps = record.steps as Finding[];
  if (record.board !== undefined && !isBoard(record.board, end)) {
    yield `the steps end at ${format(end, "url")}, the record says ${shown(record.board)}`;
  }
  const { status, solution } = search(start);
  const only = status === "one" ? solution : null;
  if (record.solution !== undefined && record.solution !== only) {
    yield `the solution is ${only ?? `not there: ${WORDS[status]}`}, the record says ${shown(record.solution)}`;
  }
  const isSolved = only !== null && format(end) === only;
  const expected = status !== "one" ? status : isSolved ? "solved" : "stuck";
  // Whoever stops early may do so anywhere but at the end.
  const mayStop = record.status === "stopped" && !isSolved;
  if (record.status !== undefined && record.status !== expected && !mayStop) {
    yield `the path is "${expected}", the record says ${shown(record.status)}`;
  }
  const counts: Record<string, number> = {};
  for (const { technique } of steps) counts[technique] = (counts[technique] ?? 0) + 1;
  if (record.counts !== undefined && !isDeepStrictEqual(record.counts, counts)) {
    yield `the steps count ${shown(counts)}, the record says ${shown(record.counts)}`;
  }
  const hardest = hardestOf(Object.keys(counts));
  if (record.hardest !== undefined && !hardest.includes(record.hardest as string | null)) {
    yield `the hardest technique is ${hardest.map(shown).join(" or ")}, the record says ${shown(record.hardest)}`;
  }
}

const WORDS = { none: "there is none", many: "there are many", one: "" };
const shown = (value: unknown): string => JSON.stringify(value);

function isBoard(text: unknown, board: Board): boolean {
  try {
    return typeof text === "string" && format(parse(text), "url") === format(board, "url");
  } catch {
    return false;
  }
}

/** What may be the hardest: the last on the ladder, or a stranger's, whose place is not known here. */
function hardestOf(used: readonly string[]): (string | null)[] {
  const ladder = LADDER.map(({ technique: { id } }): string => id);
  const strangers = used.filter((id) => !ladder.includes(id));
  return [ladder.findLast((id) => used.includes(id)) ?? (strangers.length > 0 ? [] : [null]), strangers].flat(2);
}
