import { createHash } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { Spec } from "../engine.js";
import { inTheWay, resumeMismatch, unwritable } from "../errors.js";
import { locatePlugin } from "../plugins/locate.js";
import { VERSION } from "../version.js";
import type { Shard } from "./items.js";

/** All that decides what is written for a board, by the name of its flag. */
export type Settings = Readonly<Record<string, unknown>>;

/** A beginning of the output that is known to be right: how long it is, and its digest. */
export interface Checkpoint {
  readonly bytes: number;
  readonly boards: number;
  readonly sha256: string;
}

/** The small file beside the output, which says how that came to be. */
interface Account extends Checkpoint {
  readonly account: "wings --resume";
  readonly settings: Settings;
}

/** What changes no answer: how it is worked, waited and shown. Plugins are known by what they are, not by where. */
const ELSE = new Set([
  ...["jobs", "summary", "resume", "json", "no-color", "ascii", "width", "technique-timeout"],
  ...["untyped", "plugin", "plugin-folder"],
]);
const SETS = ["only", "skip"];

export function settingsOf({ command, flags, selection }: Spec, { number, of }: Shard): Settings {
  const settings: Record<string, unknown> = { wings: VERSION, command };
  for (const [name, value] of Object.entries(flags)) {
    if (ELSE.has(name) || name === "shard" || value === undefined || value === false) continue;
    settings[name] = SETS.includes(name) ? [...(value as readonly string[])].sort() : value;
  }
  if (of > 1) settings.shard = `${number}/${of}`;
  if (selection.plugins.length > 0)
    settings.plugin = selection.plugins.map((plugin) => {
      const entry = locatePlugin(plugin, selection.folder);
      return `${basename(entry)} (${digest(readFileSync(entry)).slice(0, 12)})`;
    });
  // As it is when it was read again.
  return JSON.parse(JSON.stringify(settings)) as Settings;
}

const digest = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** What the account beside an output says; nothing where there is none. */
export function readAccount(name: string): Account | undefined {
  let text: string;
  try {
    text = readFileSync(name, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw unwritable(name, error);
  }
  if (text === "") return undefined;
  try {
    const account = JSON.parse(text) as Partial<Account> | null;
    const { account: kind, settings, bytes, boards } = account ?? {};
    const isSound = Number.isSafeInteger(bytes) && Number.isSafeInteger(boards) && typeof settings === "object";
    if (kind === "wings --resume" && isSound) return account as Account;
  } catch {
    // It is none of ours.
  }
  throw inTheWay(name);
}

/** Whole at every moment: a run may be killed while it writes this. */
export function writeAccount(name: string, settings: Settings, checkpoint: Checkpoint): void {
  const account: Account = { account: "wings --resume", settings, ...checkpoint };
  const fresh = `${name}.${process.pid}`;
  try {
    writeFileSync(fresh, `${JSON.stringify(account)}\n`);
    renameSync(fresh, name);
  } catch (error) {
    throw unwritable(name, error);
  }
}

/** Refuses an output that was written with other settings. */
export function compareSettings(path: string, then: Settings, now: Settings): void {
  for (const name of Object.keys({ ...now, ...then })) {
    if (JSON.stringify(then[name]) === JSON.stringify(now[name])) continue;
    throw resumeMismatch(
      path,
      `it was written with ${named(name, then[name])}, and this run has ${named(name, now[name])}`,
      // A plugin that was mended, or a newer wings, can't be made undone.
      name === "plugin" || name === "wings",
    );
  }
}

function named(name: string, value: unknown): string {
  if (name === "wings") return `version ${String(value)}`;
  if (name === "command") return `wings ${String(value)}`;
  if (value === undefined) return `no --${name}`;
  return value === true ? `--${name}` : `--${name} ${(Array.isArray(value) ? value : [value as string]).join(",")}`;
}
