import { type ChildProcess } from "node:child_process";
import {
  appendFileSync,
  closeSync,
  existsSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { expect } from "vitest";
import { start } from "./wings.js";

/** A run of `--resume` that the operator feeds with boards. */
export interface Run {
  readonly child: ChildProcess;
  /** Sends all boards up to this number. */
  feed(boards: number): void;
  /** Sends the rest, and waits for the end. */
  end(): Promise<Ended>;
}

interface Ended {
  readonly status: number | null;
  readonly signal: string | null;
  readonly err: string;
}

/** What may happen to a run, its file, and what the test knows about it. */
export interface Scene {
  readonly folder: string;
  readonly out: string;
  readonly boards: readonly string[];
  /** What a whole run writes. */
  readonly expected: Buffer;
  readonly chance: (n: number) => number;
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function begin({ folder, boards, chance }: Scene, out = "out"): Run {
  const args = ["check", "--resume", out, "--jobs", String(1 + chance(2)), "-"];
  const child = start(args, { cwd: folder }, { stdio: ["pipe", "ignore", "pipe"] });
  let err = "";
  child.stderr!.setEncoding("utf8").on("data", (text: string) => (err += text));
  child.stdin!.on("error", () => undefined);
  const closed = new Promise<Ended>((resolve) => {
    child.once("close", (status, signal) => resolve({ status, signal, err }));
  });
  let sent = 0;
  const feed = (count: number): void => {
    if (count > sent)
      child.stdin!.write(
        boards
          .slice(sent, count)
          .map((board) => `${board}\n`)
          .join(""),
      );
    sent = Math.max(sent, count);
  };
  return {
    child,
    feed,
    end: () => {
      feed(boards.length);
      child.stdin!.end();
      return closed;
    },
  };
}

const read = (path: string): Buffer => (existsSync(path) ? readFileSync(path) : Buffer.alloc(0));
const hasEnded = ({ child }: Run): boolean => child.exitCode !== null || child.signalCode !== null;

/** Waits until the run has its lock and the file the answers to this many boards, or the run has ended. */
async function answered(run: Run, { out, expected }: Scene, boards: number): Promise<void> {
  let bytes = 0;
  for (let line = 0; line < boards; line++) bytes = expected.indexOf("\n", bytes) + 1;
  const isReady = (): boolean => existsSync(`${out}.lock`) && read(out).length >= bytes;
  while (!hasEnded(run) && !isReady()) await wait(5);
}

/** What an operator does to the file, or to the run. A path is where the file is after that. */
type Deed = (scene: Scene, run: Run) => string | Promise<string>;

const kill =
  (signal: NodeJS.Signals): Deed =>
  ({ out }, { child }) => {
    child.kill(signal);
    return out;
  };

const DEEDS: Readonly<Record<string, Deed>> = {
  "kill -9": kill("SIGKILL"),
  kill: kill("SIGTERM"),
  "Ctrl-C": kill("SIGINT"),
  "kill -9 at any moment": async ({ out, boards, chance }, run) => {
    run.feed(boards.length);
    await wait(chance(40));
    run.child.kill("SIGKILL");
    return out;
  },
  move: ({ out }) => {
    renameSync(out, `${out}.moved`);
    return `${out}.moved`;
  },
  "move, and another file": ({ out }) => {
    renameSync(out, `${out}.moved`);
    writeFileSync(out, "mine\n");
    return out;
  },
  remove: ({ out }) => {
    rmSync(out);
    return out;
  },
  truncate: ({ out, chance }) => {
    truncateSync(out, chance(read(out).length));
    return out;
  },
  append: ({ out }) => {
    appendFileSync(out, "mine\n");
    return out;
  },
  "write in it": ({ out, chance }) => {
    const file = openSync(out, "r+");
    writeSync(file, "X", chance(read(out).length));
    closeSync(file);
    return out;
  },
  "a run by another name": async (scene) => {
    const other = `${scene.out}.other`;
    linkSync(scene.out, other);
    const { status, err } = await begin(scene, "out.other").end();
    expect([status, err]).toEqual([2, expect.stringMatching(/WINGS_OUTPUT_HAS_NAMES|WINGS_IN_USE/)]);
    rmSync(other);
    return scene.out;
  },
  "suspend, and another run": async (scene, { child }) => {
    child.kill("SIGSTOP");
    // The other run takes a lock for stale that was not touched for long.
    const long = new Date(Date.now() - 300_000);
    utimesSync(`${scene.out}.lock`, long, long);
    const { status, err } = await begin(scene).end();
    // What an earlier deed has left in the file, this run may be the first to see.
    const isDamaged = !scene.expected.subarray(0, read(scene.out).length).equals(read(scene.out));
    if (isDamaged) expect([status, err]).toEqual([2, expect.stringContaining("WINGS_RESUME_MISMATCH")]);
    else expect([status, err.replace(/wings: waiting .*\n/, "")]).toEqual([0, ""]);
    child.kill("SIGCONT");
    return scene.out;
  },
};
export const DEED_NAMES = Object.keys(DEEDS);

/**
 * Begins a run, lets it answer some boards, and does one thing to it. What was in the file before stays, and status 0 means that the
 * file is right. Returns what happened.
 */
export async function disturb(scene: Scene, name: string): Promise<string> {
  const { out, expected, boards, chance } = scene;
  const run = begin(scene);
  const before = read(out);
  const some = 1 + chance(boards.length - 1);
  run.feed(some);
  await answered(run, scene, some);
  // A run that refuses the file has ended already.
  const path = hasEnded(run) ? out : await DEEDS[name](scene, run);
  const isFile = existsSync(path);
  const left = read(path);
  const { status, signal, err } = await run.end();
  const now = read(path);
  const what = `${name} after ${some} boards: ${status ?? signal}, ${err}`;
  expect(err, what).not.toContain("bug in wings");
  if (status === 0) expect(read(out).equals(expected), what).toBe(true);
  else if (signal === null && status !== 130 && status !== 143) expect(err, what).toMatch(/\(WINGS_[A-Z_]+\)\n/);
  // Nothing is lost: the results of the run and the changes of the operator are there.
  if (isFile) expect(now.subarray(0, left.length).equals(left), what).toBe(true);
  if (name.startsWith("kill")) expect(now.subarray(0, before.length).equals(before), what).toBe(true);
  return what;
}
