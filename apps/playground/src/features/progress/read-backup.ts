import { type BaseIssue, safeParse } from "valibot";
import { type Day, type Learner, readLearner } from "@wings/player";
import type { Game } from "../../model/game.js";
import { readGame } from "../../model/shelf.js";
import { truncate } from "../../model/truncate.js";
import { backupSchema } from "./backup-schema.js";
import { backupEntry, backupNoJson, backupTooLarge, backupVersion, noBackup } from "./errors.js";

/** Everything that the page keeps, as one file has it. */
export interface Backup {
  readonly wings: "backup";
  readonly version: 1;
  readonly made: Day;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly learner: Learner;
  readonly games: readonly Game[];
  /** The moves of games that are not finished, and the films of those that are, by the id of the game. */
  readonly moves: Readonly<Record<string, string>>;
  readonly films: Readonly<Record<string, string>>;
}

const MOST_MEGABYTES = 20;

/** Reads a backup from text that anyone may have written. The first thing that is wrong is named. */
export function readBackup(text: string): Backup {
  if (text.length > MOST_MEGABYTES * 1e6) throw backupTooLarge(Math.ceil(text.length / 1e6), MOST_MEGABYTES);
  const value = parsed(text);
  const { wings, version } = Object(value) as { readonly wings?: unknown; readonly version?: unknown };
  if (wings !== "backup") throw noBackup(shown(wings ?? value));
  if (version !== 1) throw backupVersion(shown(version));
  const { success, output, issues } = safeParse(backupSchema, value, { abortEarly: true });
  if (!success) throw backupEntry(pathOf(issues[0]), shown(issues[0].input));
  const games = output.games.map((game) => readGame(game.id, game)!);
  return { ...output, learner: readLearner(output.learner), games };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw backupNoJson((error as Error).message);
  }
}

/** A value as an error quotes it. */
const shown = (value: unknown): string => truncate(JSON.stringify(value) ?? "nothing", 60);

/** `games[0].history.now`: where something is wrong. A key may be of any length. */
const pathOf = ({ path }: BaseIssue<unknown>): string =>
  ((path ?? []) as readonly { readonly key: unknown }[])
    .map(({ key }) => (typeof key === "number" ? `[${key}]` : `.${truncate(String(key), 60)}`))
    .join("")
    .slice(1);
