import type {} from "@wings/core";
import { wingsError } from "@wings/core/host";

/** What the errors of this package are about. */
export interface LayoutsErrorDetails {
  /** `rule` is the part of the name that is no rule. */
  UNKNOWN_LAYOUT: { readonly seen: string; readonly problem: string; readonly rule?: string };
}
declare module "@wings/core" {
  interface ErrorDetails extends LayoutsErrorDetails {}
}

/** Every error of this package: one function each, with a code that never changes. */

/** Layouts are named by their parts, such as `x+anti-knight` or `jigsaw:` and 81 letters. */
export const unknownLayout = (seen: string, problem: string, rule?: string): Error =>
  wingsError("UNKNOWN_LAYOUT", `the layout ${JSON.stringify(seen.slice(0, 100))} is not known: ${problem}.`, {
    seen,
    problem,
    ...(rule !== undefined && { rule: rule.slice(0, 100) }),
  });
