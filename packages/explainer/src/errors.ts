import type { CodedError } from "@wings/core";
import { wingsError } from "@wings/core/author";

/** What the errors of this package are about. */
export interface ExplainerErrorDetails {
  NOT_ONE_SOLUTION: { readonly count: number };
  BAD_OPTION: { readonly option: string; readonly seen: unknown; readonly expected: string };
}
declare module "@wings/core" {
  interface ErrorDetails extends ExplainerErrorDetails {}
}

/** A board without a solution, or with several. */
export const notOneSolution = (count: number): CodedError =>
  wingsError(
    "NOT_ONE_SOLUTION",
    `the board has ${count === 0 ? "no solution" : "more than one solution"}: only puzzles with one solution have a rating.`,
    { count },
  );

export const badHighest = (seen: unknown): CodedError =>
  wingsError("BAD_OPTION", `option highest is ${String(seen)}: expected a rating from 1.0 on.`, {
    option: "highest",
    seen,
    expected: "a rating from 1.0 on",
  });
