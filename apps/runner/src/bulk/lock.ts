import { closeSync, openSync, readFileSync, renameSync, statSync, unlinkSync, utimesSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { inUse, unwritable } from "../errors.js";

/** How often a lock is touched, and how old one of another machine is when its owner must be gone, in milliseconds. */
const BEAT = 10_000;
const DEAD = 120_000;

/** Makes sure that nobody else writes to a file until this process ends: two at once would tear each other's lines. */
export function lock(path: string): void {
  const name = `${path}.lock`;
  for (let tries = 0; !taken(name); tries++) {
    if (tries === 3 || isAlive(name)) throw inUse(path, name, ownerOf(name));
    clear(name);
  }
  process.on("exit", () => {
    clear(name);
  });
  process.on("SIGTERM", () => process.exit(143));
  setInterval(() => {
    const now = new Date();
    quietly(() => {
      utimesSync(name, now, now);
    });
  }, BEAT).unref();
}

function taken(name: string): boolean {
  try {
    const file = openSync(name, "wx");
    writeSync(file, `${process.pid} ${hostname()}\n`);
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw unwritable(name, error);
  }
}

const ownerOf = (name: string): string => quietly(() => readFileSync(name, "utf8").trim()) ?? "";

function isAlive(name: string): boolean {
  const [pid, host] = ownerOf(name).split(" ");
  // Whether a process of another machine lives is seen by its touch alone; so is that of one that has not signed yet.
  if (host !== hostname()) return Date.now() - (quietly(() => statSync(name).mtimeMs) ?? 0) < DEAD;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Out of the way first: of two that clear the same lock, only one succeeds. */
function clear(name: string): void {
  const away = `${name}.${process.pid}`;
  quietly(() => {
    renameSync(name, away);
    unlinkSync(away);
  });
}

/** What is not there any more needs no word. */
function quietly<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
