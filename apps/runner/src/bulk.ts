// `@wings/runner/bulk`: what an executor of another package needs.

import { makeWorker, partOf as makePart } from "./commands/parts.js";
import { runnerError } from "./terminal/coded-error.js";
import type { Batch, Item, Part, PartWorker, RunSpec } from "./run/contract.js";
import type { Spec } from "./run/engine.js";
import { type FullPart, batchOf, digest } from "./run/parts.js";
import { VERSION as version } from "./terminal/version.js";

export type * from "./run/contract.js";

/** The version of wings. Parts and replies of other versions are refused. */
export const VERSION: string = version;

/** The part that another process answers. */
export const partOf: (spec: RunSpec, items: readonly Item[]) => Part = (spec, items) => makePart(spec as Spec, items);

/** The digest of a part. Equal parts have equal answers. */
export const digestOf: (part: Part) => string = (part) => digest(part as FullPart);

/** The batch of a reply to a part. A reply of another version, or to other boards, is refused. */
export const readReply: (reply: unknown, part: Part) => Batch = (reply, part) => batchOf(reply, part as FullPart);

/**
 * Answers parts in this process. Plugins are the packages that are installed in `folder`, by default the current one. A part whose
 * answers take more than `maxBytes` is refused: by default 100 MB, which Redis and a worker's memory hold with ease.
 */
export const makePartWorker: (folder?: string, maxBytes?: number) => PartWorker = makeWorker;

/** An error with a code, for people: `WINGS_` comes before the code, and the hint says what to do. */
export const codedError: (
  code: string,
  message: string,
  details?: { readonly exit?: 1 | 2 | 3; readonly hint?: string },
) => Error = runnerError;
