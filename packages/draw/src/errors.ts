import { type WingsError, wingsError } from "@wings/core";

/** An invalid mark. */
export const badMark = (mark: unknown): WingsError =>
  wingsError(
    "BAD_MARK",
    `the mark ${JSON.stringify(mark)} can't be drawn: expected a cell, a house, or a strong or weak link, with digits.`,
    { mark },
  );
