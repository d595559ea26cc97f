import {
  closeSync,
  fstatSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  unlinkSync,
  utimesSync,
  writeSync,
} from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { inTheWay, inUse, unwritable } from "../errors.js";
import { tell } from "../output.js";
import { isOnThisMachine, ownName, readOwner, stateOf } from "./owner.js";

/** How often a lock is touched, in milliseconds. */
const BEAT = 2000;
/** How long one is left untouched when its owner must be gone; other machines' clocks and caches need more patience. */
const DEAD = 10_000;
const DEAD_ELSEWHERE = 120_000;

export interface Lock {
  /** Throws where another run has taken the lock over, as one that was suspended for long may find. */
  hold(): void;
}

/** Makes sure that nobody else writes to a file until this process ends: two at once would tear each other's lines. */
export async function lock(path: string): Promise<Lock> {
  const name = `${path}.lock`;
  const mine = ownName();
  while (!take(name, mine)) {
    const seen = look(name);
    if (seen === undefined) continue;
    if (await lives(path, name, seen)) throw inUse(path, name, seen.text);
    clear(name, seen.text);
  }
  process.on("exit", () => {
    clear(name, mine);
  });
  process.on("SIGTERM", () => process.exit(143));
  setInterval(() => {
    const now = new Date();
    quietly(() => {
      utimesSync(name, now, now);
    });
  }, BEAT).unref();
  return {
    hold: () => {
      const text = look(name)?.text;
      if (text !== mine) throw inUse(path, name, text ?? "");
    },
  };
}

function take(name: string, mine: string): boolean {
  try {
    const file = openSync(name, "wx");
    writeSync(file, mine);
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw unwritable(name, error);
  }
}

/** What a lock says, and when it was touched. */
interface Seen {
  readonly text: string;
  readonly touched: number;
}

/** Opened first: what a network's file system remembers of a file that is not opened may be old. */
function look(name: string): Seen | undefined {
  let file: number;
  try {
    file = openSync(name, "r");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw unwritable(name, error);
  }
  try {
    return { text: readFileSync(file, "utf8"), touched: fstatSync(file).mtimeMs };
  } catch (error) {
    throw unwritable(name, error);
  } finally {
    closeSync(file);
  }
}

/** Whether the owner of a lock lives. Where that can't be seen, it is waited for a touch. */
async function lives(path: string, name: string, seen: Seen): Promise<boolean> {
  const owner = readOwner(seen.text);
  // One that was just made has not signed yet; anything else is somebody's file, and not ours to remove.
  if (owner === undefined && seen.text !== "") throw inTheWay(name);
  const state = owner === undefined ? "unseen" : stateOf(owner);
  if (state !== "unseen") return state === "lives";
  const patience = owner === undefined || isOnThisMachine(owner) ? DEAD : DEAD_ELSEWHERE;
  const end = Math.min(seen.touched, Date.now()) + patience;
  if (Date.now() < end) {
    const seconds = Math.ceil((end - Date.now()) / 1000);
    tell(`wings: ${name} may be that of a run that is gone: waiting ${seconds} s for a sign of it.\n`);
  }
  while (Date.now() < end) {
    await wait(BEAT / 8);
    const now = look(name);
    // Another one's by now, or none: it is looked at anew.
    if (now?.text !== seen.text) return now !== undefined && (await lives(path, name, now));
    if (now.touched !== seen.touched) return true;
  }
  return false;
}

/** Out of the way first, and back where it is another's by now: of two that clear the same lock, one takes it. */
function clear(name: string, text: string): void {
  const away = `${name}.${process.pid}`;
  quietly(() => {
    if (look(name)?.text !== text) return;
    renameSync(name, away);
    if (look(away)?.text !== text) linkSync(away, name);
    unlinkSync(away);
  });
}

/** What is not there any more needs no word. */
function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // It is gone, which is what was wanted.
  }
}
