import type { CodedError } from "@wings/core";
import { wingsError } from "@wings/core/author";

/** What is wrong with the argument of a link. */
type ArgumentFault = "cut" | "changed" | "entry";

const WHY: Readonly<Record<ArgumentFault, string>> = {
  cut: "its end is missing. Copy the whole link again.",
  changed: "some of its letters are wrong. Copy the whole link again.",
  entry: "the board has no such fact or candidate.",
};

/** `seen` is the part that is wrong. */
export const badArgumentInLink = (fault: ArgumentFault, seen: string): CodedError =>
  wingsError("BAD_LINK", `The argument of the link can't be read at “${seen}”: ${WHY[fault]}`, {
    argument: fault,
    seen,
  });
