import { wingsError } from "@wings/core/author";

// All errors of this package.

export const noSuchOrder = (seen: unknown): Error =>
  wingsError("NO_SUCH_ORDER", `there is no wing of order ${String(seen)}: expected a whole number from 3 to 9.`, {
    seen,
  });

export const noSuchForm = (seen: unknown): Error =>
  wingsError("NO_SUCH_FORM", `there is no form ${JSON.stringify(seen)}: expected "strict" or "bent".`, { seen });
