import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type FlagValue, type Values, changesOf, withDefaults } from "../command/flag.js";
import { checkValue } from "../command/parse-flags.js";
import { badPart, badReply, otherPlugin, otherVersion } from "./errors.js";
import { fromPlain, toPlain } from "../terminal/coded-error.js";
import { selectionOf } from "../techniques/load-techniques.js";
import { isPath, locatePlugin } from "../techniques/plugins/locate.js";
import { sanitizeOutput } from "../terminal/sanitize.js";
import { VERSION } from "../terminal/version.js";
import type { FilterCommand } from "./answer.js";
import { checkFailure, checkReply } from "./check-reply.js";
import type { Batch, Executor, Item, PartWorker, Reply } from "./contract.js";
import { type Spec, makeEngine, makeLocal } from "./engine.js";
import { emptyTally } from "./tally.js";

/** The commands that can be sent to other processes. */
interface Commands {
  readonly names: readonly string[];
  named(name: string): FilterCommand | undefined;
}

/** Makes parts of these commands, and answers them. */
export const makeParts = (commands: Commands) => ({
  partOf: (spec: Spec, items: readonly Item[]): FullPart => partOf(commands.named(spec.command)!, spec, items),
  makeWorker: (folder?: string, maxBytes?: number): PartWorker => partWorker(commands, folder, maxBytes),
});

/** Boards for another process, as JSON: all that decides the answers is in it. */
export interface FullPart extends Omit<Spec, "selection"> {
  /** The version of wings. */
  readonly wings: string;
  readonly selection: Omit<Spec["selection"], "folder">;
  /** By plugin: the digest of its file. */
  readonly digests: readonly string[];
  readonly items: readonly Item[];
}

/** Plugins go by their name, so they must be installed there. */
function partOf(command: FilterCommand, spec: Spec, items: readonly Item[]): FullPart {
  const { flags, style, json, selection } = spec;
  const { folder, ...sent } = selection;
  return {
    wings: VERSION,
    command: command.name,
    flags: Object.fromEntries(Object.entries(flags).filter(([name]) => changesOf(command.flags, name) === "answers")),
    selection: sent,
    digests: sent.plugins.map((plugin) => digestOfPlugin(plugin, folder)),
    // Replies are plain text, so that nothing in them can steer a terminal.
    style: { ...style, color: false },
    json,
    items,
  };
}

export function digest(part: FullPart): string {
  return createHash("sha256").update(JSON.stringify(part)).digest("hex");
}

function digestOfPlugin(plugin: string, folder: string): string {
  const file = readFileSync(locatePlugin(plugin, folder));
  return createHash("sha256").update(file).digest("hex").slice(0, 12);
}

/** How many engines are kept for parts with other settings. */
const ENGINES = 4;

function partWorker(commands: Commands, folder = process.cwd(), maxBytes = 100_000_000): PartWorker {
  const engines = new Map<string, Promise<Executor>>();
  const engineOf = (spec: Spec): Promise<Executor> => {
    const key = JSON.stringify(spec);
    let engine = engines.get(key);
    if (engine === undefined) {
      engine = makeEngine(commands.named(spec.command)!, spec).then((made) => makeLocal(made, { most: maxBytes }));
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
        const part = readPart(value, commands, folder);
        part.selection.plugins.forEach((plugin, i) => {
          if (digestOfPlugin(plugin, folder) !== part.digests[i]) throw otherPlugin(plugin);
        });
        const { command, flags, style, json, selection, items } = part;
        const spec: Spec = { command, flags, style, json, selection: { ...selection, folder } };
        const { out, err, tally, fatal } = await (await engineOf(spec)).run(items);
        const text = Buffer.from(out).toString();
        return { wings: VERSION, out: text, err, tally, ...(fatal !== undefined && { fatal }) };
      } catch (error) {
        return { wings: VERSION, out: "", err: "", tally: emptyTally(), fatal: toPlain(error) };
      }
    },
    async close() {
      for (const engine of engines.values()) await (await engine.catch(() => undefined))?.close();
    },
  };
}

const STYLE = { color: false, unicode: true, width: 100, fold: false };

/**
 * A part as JSON. What is missing has its default: `{ "command": "rate", "flags": { "json": true }, "items": ["4.....8.5…"] }`
 * is a part.
 */
function readPart(value: unknown, commands: Commands, folder: string): FullPart {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw badPart("it is no object");
  const given = value as Partial<FullPart>;
  const { wings = VERSION, flags = {}, digests = [], style = STYLE } = given;
  if (wings !== VERSION) throw otherVersion(wings, VERSION);
  const command = commands.named(given.command!);
  if (command === undefined) throw badPart(`command must be one of ${commands.names.join(", ")}`);
  if (typeof flags !== "object" || Array.isArray(flags)) throw badPart("flags must be an object");
  const read = readFlags(command, flags);
  const items: unknown = given.items;
  if (!Array.isArray(items)) throw badPart("items must be a list of boards");
  const selection = { ...selectionOf({ ...withDefaults(command.flags, read), plugin: [] }), ...given.selection };
  if (selection.plugins.some((plugin) => isPath(plugin, folder)))
    throw badPart("a plugin must be the name of an installed package");
  return {
    wings,
    command: command.name,
    flags: read,
    digests,
    style,
    selection,
    json: given.json ?? (flags as { json?: unknown }).json === true,
    items: items.map(readItem),
  };
}

/** The flags of a part, as the command reads them: a number may be a text, and a list a single word. */
function readFlags({ name: command, flags: known, hidden = [] }: FilterCommand, flags: object): Values {
  const read: Record<string, FlagValue> = {};
  for (const [name, value] of Object.entries(flags) as [string, unknown][]) {
    if (hidden.includes(name)) read[name] = String(value);
    else if (!Object.hasOwn(known, name)) throw badPart(`wings ${command} has no flag ${JSON.stringify(name)}`);
    else if (value !== undefined && value !== null) read[name] = checkValue(known[name], value, `the flag ${name}`);
  }
  return read;
}

function readItem(item: unknown, i: number): Item {
  if (typeof item === "string") return { index: i, text: item, line: i + 1 };
  const { index, text, line, picture, problem } = Object(item) as Partial<Item>;
  if (typeof text === "string" && Number.isSafeInteger(index))
    return {
      index: index!,
      text,
      line: Number.isSafeInteger(line) ? line! : index! + 1,
      ...(typeof picture === "object" && { picture }),
      ...(problem !== undefined && { problem: checkFailure(problem, badPart) }),
    };
  throw badPart(`item ${i} must be a board, or an object with index and text`);
}

export function batchOf(reply: unknown, { items, json }: FullPart): Batch {
  const { wings, fatal } = Object(reply) as Partial<Reply>;
  if (wings !== VERSION) throw otherVersion(wings, VERSION);
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
