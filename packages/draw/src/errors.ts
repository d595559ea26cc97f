import { type WingsError, wingsError } from "@wings/core";

/** A mark that says nothing that could be drawn. */
export const badMark = (mark: unknown): WingsError =>
  wingsError(
    "BAD_MARK",
    `The mark ${JSON.stringify(mark)} can't be drawn: expected a cell, a house, or a strong or weak link, with digits.`,
    { mark },
  );
