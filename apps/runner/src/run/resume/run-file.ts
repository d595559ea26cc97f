import { createHash } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { Shard } from "../input.js";
import type { Command } from "../../command/define-command.js";
import { type Flags, type Values, changesOf, inOrder, withDefaults, withoutDefaults } from "../../command/flag.js";
import { isScalar } from "../../command/parse-flags.js";
import { VERSION } from "../../terminal/version.js";
import { inTheWay, resumeMismatch } from "./errors.js";
import { unwritable } from "../../terminal/errors.js";
import { locatePlugin } from "../../techniques/plugins/locate.js";
import { checkReply, isCount } from "../check-reply.js";
import type { Tally } from "../contract.js";
import type { Spec } from "../engine.js";

/** Everything that decides the output for a board, by the name of its flag. */
export type Settings = Readonly<Record<string, unknown>>;

/** How much of the output is known to be complete and right. `S` is the state of the command. */
export interface Checkpoint<S = unknown> {
  readonly bytes: number;
  /** The digest of these bytes. */
  readonly sha256: string;
  readonly tally: Tally;
  /** What the run needs to continue, in addition to the output. */
  readonly state?: S | undefined;
}

/** The small file beside the output, `OUT.run`. */
export interface RunFile extends Checkpoint {
  readonly format: "wings --resume";
  readonly settings: Settings;
}

/** Without defaults, so that one that is written out is none. Plugins go by their content, not by their path, and shards by their numbers. */
export function settingsOf({ name: command, flags }: Command, spec: Spec, { number, of }: Shard): Settings {
  const { selection } = spec;
  const settings: Record<string, unknown> = { wings: VERSION, command };
  for (const [name, value] of Object.entries(withoutDefaults(flags, spec.flags))) {
    if (value === undefined || value === false || name === "shard" || changesOf(flags, name) === "nothing") continue;
    settings[name] = inOrder(value, Object.hasOwn(flags, name) ? flags[name].ordered : undefined);
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

/** The setting that is not the same, and its values. A default may be written out, or missing. */
function differenceOf(flags: Flags, before: Settings, now: Settings): [string, unknown, unknown] | undefined {
  const [earlier, wanted] = [before, now].map((each): Settings => withDefaults(flags, each as Values));
  return Object.keys({ ...wanted, ...earlier })
    .map((name): [string, unknown, unknown] => [name, earlier[name], wanted[name]])
    .find(([, was, is]) => JSON.stringify(was) !== JSON.stringify(is));
}

export const areSame = (flags: Flags, before: Settings, now: Settings): boolean =>
  differenceOf(flags, before, now) === undefined;

/** Refuses an output that was written with other settings. */
export function compareSettings(path: string, flags: Flags, before: Settings, now: Settings): void {
  const difference = differenceOf(flags, before, now);
  if (difference === undefined) return;
  const [name, was, is] = difference;
  throw resumeMismatch(
    path,
    `an earlier run wrote it with ${describe(name, was)}, and this run has ${describe(name, is)}`,
  );
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
    if (file?.format === "wings --resume" && isWhole(file)) return file as RunFile;
  } catch {
    // It is no file of ours, or damaged.
  }
  throw inTheWay(path);
}

/** Whether each field is what a run writes, but for the state, which its command checks: a file can be damaged, or changed by hand. */
function isWhole({ settings, bytes, sha256, tally }: Partial<RunFile>): boolean {
  const boards = tally?.boards;
  if (!isCount(bytes) || !isCount(boards)) return false;
  if (typeof sha256 !== "string" || typeof settings !== "object" || (settings as unknown) === null) return false;
  if (Array.isArray(settings) || !Object.values(settings).flat().every(isScalar)) return false;
  checkReply({ out: "", err: "", tally: tally! }, boards, (why) => new Error(why));
  return true;
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
