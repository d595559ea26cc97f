import { type WingsError, wingsError } from "@wings/core";

// Every error that this package throws on purpose.

export const noSuchOrder = (seen: unknown): WingsError =>
  wingsError("NO_SUCH_ORDER", `There is no wing of order ${String(seen)}: expected a whole number from 3 to 9.`, {
    seen,
  });

export const noSuchForm = (seen: unknown): WingsError =>
  wingsError("NO_SUCH_FORM", `There is no form ${JSON.stringify(seen)}: expected "strict" or "bent".`, { seen });
