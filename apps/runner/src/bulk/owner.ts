import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/**
 * A process as a lock names it. Its number alone is not enough: it may be another's by now, and in every container it counts
 * anew. So the machine (as it was started), the numbering and the moment when the process began stand beside it; a `-` is what
 * the system does not tell.
 */
interface Owner {
  readonly pid: number;
  readonly host: string;
  readonly boot: string;
  readonly space: string;
  readonly began: string;
}

export function ownName(): string {
  const { pid, host, boot, space, began } = self();
  return `${pid} ${host} ${boot} ${space} ${began}\n`;
}

/** What a lock says, or undefined where it is no lock of ours. */
export function readOwner(text: string): Owner | undefined {
  const match = /^(\d+) (\S+) (\S+) (\S+) (\S+)\n$/.exec(text);
  if (match === null) return undefined;
  const [, pid, host, boot, space, began] = match;
  return { pid: Number(pid), host, boot, space, began };
}

/** Whether a process lives, as far as it can be seen from here. */
export function stateOf(owner: Owner): "lives" | "gone" | "unseen" {
  const me = self();
  const isSamePlace = owner.host === me.host && owner.boot === me.boot && owner.space === me.space;
  const isTold = me.boot === "-" || me.space !== "-";
  if (!isSamePlace || !isTold) return "unseen";
  // It can't have been this one, which has only begun: an earlier one had the number.
  if (owner.pid === me.pid) return "gone";
  const now = processOf(String(owner.pid));
  if (now !== undefined) return now.isOver || now.began !== owner.began ? "gone" : "lives";
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return "gone";
  }
  return "unseen";
}

/** Whether it is (or was) on a machine whose clock is ours. */
export function isOnThisMachine({ host, boot }: Owner): boolean {
  const me = self();
  return me.boot === "-" ? host === me.host : boot === me.boot;
}

let known: Owner | undefined;
function self(): Owner {
  // Where /proc is that of another numbering, what it says of a number is not about ours.
  const isOurs = linkOf("/proc/self") === String(process.pid);
  return (known ??= {
    pid: process.pid,
    host: word(hostname()),
    boot: word(textOf("/proc/sys/kernel/random/boot_id")),
    space: isOurs ? word(linkOf("/proc/self/ns/pid")) : "-",
    began: isOurs ? (processOf("self")?.began ?? "-") : "-",
  });
}

/** The state and the start of a process, from what stands behind its name in parentheses. */
function processOf(pid: string): { isOver: boolean; began: string } | undefined {
  const stat = textOf(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { isOver: /[ZXx]/.test(fields[0]), began: fields[19] };
}

const word = (text: string | undefined): string => (text ?? "").trim().replace(/\s+/g, "_") || "-";

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
