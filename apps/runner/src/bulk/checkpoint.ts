import { createHash } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { Tally } from "./contract.js";
import type { Spec } from "../engine.js";
import { inTheWay, resumeMismatch, unwritable } from "../errors.js";
import type { Shard } from "../io/input.js";
import { locatePlugin } from "../plugins/locate.js";
import { VERSION } from "../version.js";

/** Everything that decides the output for a board, by the name of its flag. */
export type Settings = Readonly<Record<string, unknown>>;

/** How much of the output is known to be complete and right. */
export interface Checkpoint {
  readonly bytes: number;
  /** The digest of these bytes. */
  readonly sha256: string;
  readonly tally: Tally;
}

/** The small file beside the output, `OUT.run`. */
interface RunFile extends Checkpoint {
  readonly format: "wings --resume";
  readonly settings: Settings;
}

/** Flags that change no answer. Plugins are compared by their content, not by their path. */
const IRRELEVANT = new Set([
  ...["jobs", "executor", "summary", "resume", "json", "no-color", "ascii", "width", "technique-timeout"],
  ...["shard", "untyped", "plugin", "plugin-folder"],
]);
const UNORDERED = ["only", "skip"];

export function settingsOf({ command, flags, selection }: Spec, { number, of }: Shard): Settings {
  const settings: Record<string, unknown> = { wings: VERSION, command };
  for (const [name, value] of Object.entries(flags)) {
    if (IRRELEVANT.has(name) || value === undefined || value === false) continue;
    settings[name] = UNORDERED.includes(name) ? [...(value as readonly string[])].sort() : value;
  }
  if (of > 1) settings.shard = `${number}/${of}`;
  if (selection.plugins.length > 0)
    settings.plugin = selection.plugins.map((plugin) => {
      const entry = locatePlugin(plugin, selection.folder);
      const digest = createHash("sha256").update(readFileSync(entry)).digest("hex");
      return `${basename(entry)} (${digest.slice(0, 12)})`;
    });
  return settings;
}

/** Refuses an output that was written with other settings. */
export function compareSettings(path: string, before: Settings, now: Settings): void {
  for (const name of Object.keys({ ...now, ...before })) {
    if (JSON.stringify(before[name]) === JSON.stringify(now[name])) continue;
    throw resumeMismatch(
      path,
      `an earlier run wrote it with ${describe(name, before[name])}, and this run has ${describe(name, now[name])}`,
    );
  }
}

function describe(name: string, value: unknown): string {
  if (name === "wings") return `version ${String(value)}`;
  if (name === "command") return `wings ${String(value)}`;
  if (value === undefined) return `no --${name}`;
  return value === true ? `--${name}` : `--${name} ${(Array.isArray(value) ? value : [value as string]).join(",")}`;
}

/** Undefined if there is no such file. Another program's file is refused. */
export function readRunFile(path: string): RunFile | undefined {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw unwritable(path, error);
  }
  try {
    const file = JSON.parse(text) as Partial<RunFile> | null;
    if (file?.format === "wings --resume") return file as RunFile;
  } catch {
    // It is no file of ours.
  }
  throw inTheWay(path);
}

/** The file is complete at every moment: the run may be killed while it writes. */
export function writeRunFile(path: string, settings: Settings, checkpoint: Checkpoint): void {
  const file: RunFile = { format: "wings --resume", settings, ...checkpoint };
  const temporary = `${path}.${process.pid}`;
  try {
    writeFileSync(temporary, `${JSON.stringify(file)}\n`);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw unwritable(path, error);
  }
}
