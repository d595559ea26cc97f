import { wingsError } from "@wings/core/author";

/** A mark that says nothing that could be drawn. */
export const badMark = (mark: unknown): Error =>
  wingsError(
    "BAD_MARK",
    `the mark ${JSON.stringify(mark)} can't be drawn: expected a cell, a house, or a strong or weak link, with digits.`,
    { mark },
  );
