import { randomUUID } from "node:crypto";
import {
  closeSync,
  fstatSync,
  linkSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { inTheWay, inUse, outputChanged } from "./errors.js";
import { unwritable } from "../../terminal/errors.js";
import { tell } from "../../terminal/output.js";

/** How often a run touches its lock, in milliseconds. */
const HEARTBEAT = 2000;
/** A lock that nobody has touched for this long is stale. Clocks and caches of other machines need more patience. */
const STALE = 10_000;
const STALE_ELSEWHERE = 120_000;

export interface Lock {
  /** Throws if another run has taken the lock, as a run that was suspended for long may find. */
  assertHeld(): void;
}

/**
 * Ensures that only one run writes to a file. proper-lockfile would make a killed run wait until its lock is stale, and would
 * let a suspended run write before it notices that its lock is lost.
 */
export async function lock(path: string): Promise<Lock> {
  const name = `${path}.lock`;
  const [host, boot, pids] = place();
  const mine = `${[process.pid, host, boot, pids, randomUUID()].join(" ")}\n`;
  let first: LockFile | undefined;
  while (!create(name, mine)) {
    const seen = read(name);
    if (seen === undefined) continue;
    const [, pid, itsHost, itsBoot, itsPids] = /^(\d+) (\S+) (\S+) (\S+) \S+\n$/.exec(seen.text) ?? [];
    // A lock without text was just created. Any other text is a file that is not ours to remove.
    if (pid === undefined && seen.text !== "") throw inTheWay(name);
    const isSameMachine = pid === undefined || (boot === "-" ? itsHost === host : itsBoot === boot);
    const staleAt = Math.min(seen.touched, Date.now()) + (isSameMachine ? STALE : STALE_ELSEWHERE);
    const isKilled = isSameMachine && itsHost === host && itsPids === pids && !isRunning(Number(pid));
    if (isKilled || Date.now() >= staleAt) {
      remove(name, seen.text);
      continue;
    }
    if (first?.text !== seen.text) {
      first = seen;
      const seconds = Math.ceil((staleAt - Date.now()) / 1000);
      tell(`wings: waiting up to ${seconds} s to see whether the run that holds ${name} is alive.\n`);
    } else if (first.touched !== seen.touched) throw inUse(path, name, seen.text);
    await wait(HEARTBEAT / 8);
  }
  process.on("exit", () => {
    remove(name, mine);
  });
  if (!process.listeners("SIGTERM").includes(exitOnSigterm)) process.on("SIGTERM", exitOnSigterm);
  setInterval(() => {
    const now = new Date();
    ignoreErrors(() => {
      if (read(name)?.text === mine) utimesSync(name, now, now);
    });
  }, HEARTBEAT).unref();
  return {
    assertHeld: () => {
      const text = read(name)?.text;
      if (text === undefined) throw outputChanged(path, `its lock ${name} was moved or removed`);
      if (text !== mine) throw inUse(path, name, text);
    },
  };
}

/** Ends as the signal would, so that the lock is removed. */
const exitOnSigterm = (): never => process.exit(143);

/** The host, the start of its machine, and the namespace of its process ids, which each container has for itself. */
function place(): string[] {
  const found = [hostname(), "-", "-"];
  ignoreErrors(() => {
    found[1] = readFileSync("/proc/sys/kernel/random/boot_id", "utf8");
    found[2] = readlinkSync("/proc/self/ns/pid");
  });
  return found.map((part) => part.trim().replace(/\s/g, "_"));
}

function isRunning(pid: number): boolean {
  // This run holds no lock yet: an earlier process had the same id.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

/** Whether a process has ended, but its parent hasn't asked for its status. In some containers nobody does. */
function isZombie(pid: number): boolean {
  let status = "";
  ignoreErrors(() => {
    status = readFileSync(`/proc/${pid}/stat`, "utf8");
  });
  // The name of the process, in parentheses, may contain anything.
  return status
    .slice(status.lastIndexOf(")") + 1)
    .trimStart()
    .startsWith("Z");
}

function create(name: string, text: string): boolean {
  try {
    writeFileSync(name, text, { flag: "wx" });
    return true;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return false;
    // The file was made, but there was no room for its text.
    if (["ENOSPC", "EDQUOT", "EIO", "EFBIG"].includes(code))
      ignoreErrors(() => {
        unlinkSync(name);
      });
    throw unwritable(name, error);
  }
}

interface LockFile {
  readonly text: string;
  /** When it was last modified, in milliseconds. */
  readonly touched: number;
}

/** Opens the file before it asks for its time: a network file system may cache that of a closed file. */
function read(name: string): LockFile | undefined {
  let file: number | undefined;
  try {
    file = openSync(name, "r");
    return { text: readFileSync(file, "utf8"), touched: fstatSync(file).mtimeMs };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw unwritable(name, error);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Renames the lock first, and puts it back if another run has created it since. So only one of two runs removes a stale lock. */
function remove(name: string, text: string): void {
  const away = `${name}.${process.pid}`;
  ignoreErrors(() => {
    if (read(name)?.text !== text) return;
    renameSync(name, away);
    if (read(away)?.text !== text) linkSync(away, name);
    unlinkSync(away);
  });
}

function ignoreErrors(action: () => void): void {
  try {
    action();
  } catch {
    // The file is already gone, or the system has no /proc.
  }
}
