import { type WingsError, wingsError } from "@wings/core";

// All errors of this package.

export const noSuchOrder = (seen: unknown): WingsError =>
  wingsError("NO_SUCH_ORDER", `no wing of order ${String(seen)}: expected a whole number from 3 to 9.`, {
    seen,
  });

export const noSuchForm = (seen: unknown): WingsError =>
  wingsError("NO_SUCH_FORM", `no form ${JSON.stringify(seen)}: expected "strict" or "bent".`, { seen });
