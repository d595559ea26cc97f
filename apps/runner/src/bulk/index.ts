// `@wings/runner/bulk`: what an executor of another package needs.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { VERSION as version } from "../cli/version.js";
import { badPart, badReply, fromPlain, otherPlugin, otherVersion, runnerError, toPlain } from "../errors.js";
import { PROVE_PRESET } from "../commands/prove.js";
import { isPath, locatePlugin } from "../plugins/locate.js";
import { sanitizeOutput } from "../terminal/sanitize.js";
import { checkFailure, checkReply } from "./check-reply.js";
import type { Batch, Executor, Item, Part, PartWorker, Reply, RunSpec } from "./contract.js";
import { type Spec, makeEngine, makeLocal } from "./engine.js";
import { emptyTally } from "./tally.js";

export type * from "./contract.js";

/** The version of wings. Parts and replies of other versions are refused. */
export const VERSION: string = version;

/** The part that another process answers. */
export const partOf: (spec: RunSpec, items: readonly Item[]) => Part = makePart as never;

/** The digest of a part. Equal parts have equal answers. */
export const digestOf: (part: Part) => string = digest as never;

/** The batch of a reply to a part. A reply of another version, or to other boards, is refused. */
export const readReply: (reply: unknown, part: Part) => Batch = batchOf as never;

/**
 * Answers parts in this process. Plugins are the packages that are installed in `folder`, by default the current one. A part whose
 * answers take more than `maxBytes` is refused: by default 100 MB, which Redis and a worker's memory hold with ease.
 */
export const makePartWorker: (folder?: string, maxBytes?: number) => PartWorker = partWorker;

/** An error with a code, for people: `WINGS_` comes before the code, and the hint says what to do. */
export const codedError: (
  code: string,
  message: string,
  details?: { readonly exit?: 1 | 2 | 3; readonly hint?: string },
) => Error = runnerError;

/** Boards for another process, as JSON: all that decides the answers is in it. */
interface FullPart extends Omit<Spec, "selection"> {
  /** The version of wings. */
  readonly wings: string;
  readonly selection: Omit<Spec["selection"], "folder">;
  /** By plugin: the digest of its file. */
  readonly digests: readonly string[];
  readonly items: readonly Item[];
}

/** Flags that change no answer. */
const NOT_SENT = [
  ...["jobs", "executor", "shard", "range", "resume", "summary", "summary-only", "count", "tries", "from"],
  ...["plugin", "plugin-folder", "untyped"],
];

/** Plugins go by their name, so they must be installed there. */
function makePart(spec: Spec, items: readonly Item[]): FullPart {
  const { command, flags, style, json, selection } = spec;
  const { folder, ...sent } = selection;
  return {
    wings: version,
    command,
    flags: Object.fromEntries(Object.entries(flags).filter(([name]) => !NOT_SENT.includes(name))),
    selection: sent,
    digests: sent.plugins.map((plugin) => digestOfPlugin(plugin, folder)),
    // Replies are plain text, so that nothing in them can steer a terminal.
    style: { ...style, color: false },
    json,
    items,
  };
}

function digest(part: FullPart): string {
  return createHash("sha256").update(JSON.stringify(part)).digest("hex");
}

function digestOfPlugin(plugin: string, folder: string): string {
  const file = readFileSync(locatePlugin(plugin, folder));
  return createHash("sha256").update(file).digest("hex").slice(0, 12);
}

/** How many engines are kept for parts with other settings. */
const ENGINES = 4;

function partWorker(folder = process.cwd(), maxBytes = 100_000_000): PartWorker {
  const engines = new Map<string, Promise<Executor>>();
  const engineOf = (spec: Spec): Promise<Executor> => {
    const key = JSON.stringify(spec);
    let engine = engines.get(key);
    if (engine === undefined) {
      engine = makeEngine(spec).then((made) => makeLocal(made, { most: maxBytes }));
      // A part with wrong settings must not be remembered.
      engine.catch(() => engines.delete(key));
      const [oldest] = engines;
      if (engines.size >= ENGINES) {
        engines.delete(oldest[0]);
        void oldest[1].then((it) => it.close()).catch(() => undefined);
      }
      engines.set(key, engine);
    }
    return engine;
  };
  return {
    async answer(value) {
      try {
        const part = readPart(value, folder);
        part.selection.plugins.forEach((plugin, i) => {
          if (digestOfPlugin(plugin, folder) !== part.digests[i]) throw otherPlugin(plugin);
        });
        const { command, flags, style, json, selection, items } = part;
        const spec: Spec = { command, flags, style, json, selection: { ...selection, folder } };
        const { out, err, tally, fatal } = await (await engineOf(spec)).run(items);
        const text = Buffer.from(out).toString();
        return { wings: version, out: text, err, tally, ...(fatal !== undefined && { fatal }) };
      } catch (error) {
        return { wings: version, out: "", err: "", tally: emptyTally(), fatal: toPlain(error) };
      }
    },
    async close() {
      for (const engine of engines.values()) await (await engine.catch(() => undefined))?.close();
    },
  };
}

const COMMANDS: readonly string[] = [
  ...["solve", "hint", "steps", "check", "rate", "canonical", "convert", "transform", "prove", "generate"],
];
const STYLE = { color: false, unicode: true, width: 100 };
const SELECTION = { plugins: [], timeout: 10_000, trust: false } as const;

/**
 * A part as JSON. What is missing has its default: `{ "command": "rate", "flags": { "json": true }, "items": ["4.....8.5…"] }`
 * is a part.
 */
function readPart(value: unknown, folder: string): FullPart {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw badPart("it is no object");
  const given = value as Partial<FullPart>;
  const { wings = version, command, flags = {}, digests = [], style = STYLE } = given;
  if (wings !== version) throw otherVersion(wings, version);
  if (!COMMANDS.includes(command!)) throw badPart(`command must be one of ${COMMANDS.join(", ")}`);
  if (typeof flags !== "object" || Array.isArray(flags)) throw badPart("flags must be an object");
  const items: unknown = given.items;
  if (!Array.isArray(items)) throw badPart("items must be a list of boards");
  const {
    preset = command === "prove" ? PROVE_PRESET : "all",
    only,
    skip = [],
    set = [],
  } = flags as Partial<FullPart["selection"]>;
  const selection: FullPart["selection"] = { ...SELECTION, preset, only, skip, set, ...given.selection };
  if (selection.plugins.some((plugin) => isPath(plugin, folder)))
    throw badPart("a plugin must be the name of an installed package");
  return {
    ...{ wings, command: command!, flags, digests, style, selection },
    json: given.json ?? (flags as { json?: unknown }).json === true,
    items: items.map(readItem),
  };
}

function readItem(item: unknown, i: number): Item {
  if (typeof item === "string") return { index: i, text: item, line: i + 1 };
  const { index, text, line } = Object(item) as Partial<Item>;
  if (typeof text === "string" && Number.isSafeInteger(index))
    return { index: index!, text, line: Number.isSafeInteger(line) ? line! : index! + 1 };
  throw badPart(`item ${i} must be a board, or an object with index and text`);
}

function batchOf(reply: unknown, { items, json }: FullPart): Batch {
  const { wings, fatal } = Object(reply) as Partial<Reply>;
  if (wings !== version) throw otherVersion(wings, version);
  if (fatal !== undefined) throw fromPlain(checkFailure(fatal, badReply));
  const { out, err, tally } = checkReply(Object(reply) as Partial<Reply>, items.length, badReply);
  if (json) checkLines(out, items);
  else if (sanitizeOutput(out) !== out) throw badReply("it has control characters");
  if (sanitizeOutput(err) !== err) throw badReply("its messages have control characters");
  return { out: Buffer.from(out), err, tally };
}

/** Each line must be the answer to its board. */
function checkLines(out: string, items: readonly Item[]): void {
  const lines = out.split("\n");
  if (lines.pop() !== "" || lines.length !== items.length)
    throw badReply(`it has ${lines.length} lines for ${items.length} boards`);
  items.forEach(({ index, text }, i) => {
    let record: { index?: unknown; input?: unknown };
    try {
      record = Object(JSON.parse(lines[i])) as typeof record;
    } catch {
      throw badReply(`its line ${i + 1} is not JSON`);
    }
    if (record.index !== index || record.input !== text)
      throw badReply(`its line ${i + 1} is about another board than number ${index}`);
  });
}
