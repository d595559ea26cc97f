import type { Failure, Reply, Tally } from "./contract.js";

/** A reply may come from anywhere, so no field of it is trusted. Throws with what `refuse` makes of a fault. */
export function checkReply(
  reply: Partial<Reply>,
  boards: number,
  refuse: (why: string) => Error,
): Pick<Reply, "out" | "err" | "tally"> {
  const { out, err, tally } = reply;
  if (typeof out !== "string" || typeof err !== "string") throw refuse("its output is no text");
  const seen = Object(tally) as Partial<Tally>;
  if (seen.boards !== boards) throw refuse(`it answers ${String(seen.boards ?? "no")} boards of ${boards}`);
  if (!isCount(seen.notGood) || seen.notGood > boards) throw refuse("its tally has no count of negative answers");
  const lists = { statuses: {}, levels: {}, techniques: {}, boardsBy: {} } as Record<string, Record<string, number>>;
  for (const name of Object.keys(lists)) {
    const fault = faultOfCounts((seen as Record<string, unknown>)[name]);
    if (fault !== undefined) throw refuse(`its tally has ${fault} in ${name}`);
    lists[name] = { ...((seen as Record<string, unknown>)[name] as Record<string, number>) };
  }
  return { out, err, tally: { boards, notGood: seen.notGood, ...lists } as unknown as Tally };
}

/** The same for an error that ended the part. */
export function checkFailure(failure: unknown, refuse: (why: string) => Error): Failure {
  const { code, message, exit, hint } = Object(failure) as Partial<Failure>;
  if (typeof code !== "string" || !/^WINGS_[A-Z0-9_]{1,60}$/.test(code)) throw refuse("its error has no code");
  if (typeof message !== "string" || message === "") throw refuse("its error has no message");
  if (exit !== 1 && exit !== 2 && exit !== 3) throw refuse("its error has no exit status from 1 to 3");
  if (hint !== undefined && typeof hint !== "string") throw refuse("the hint of its error is no text");
  return { code, message, exit, ...(hint !== undefined && { hint }) };
}

export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function faultOfCounts(counts: unknown): string | undefined {
  if (typeof counts !== "object" || counts === null || Array.isArray(counts)) return "no counts";
  for (const [name, count] of Object.entries(counts)) {
    // Counts are added under their names.
    if (name in Object.prototype || name.length > 200) return "a name that is none";
    if (!isCount(count)) return "a count that is no whole number";
  }
  return undefined;
}
