// `@wings/runner/bulk`: what an executor of another package needs.

import { runnerError } from "../errors.js";
import { VERSION as version } from "../version.js";
import type { Batch, Item, Part, PartWorker, RunSpec } from "./contract.js";
import * as part from "./part.js";

export type * from "./contract.js";

/** The version of wings. Parts and replies of other versions are refused. */
export const VERSION: string = version;

/** The part that another process answers. */
export const partOf: (spec: RunSpec, items: readonly Item[]) => Part = part.partOf as never;

/** The digest of a part. Equal parts have equal answers. */
export const digestOf: (part: Part) => string = part.digestOf as never;

/** The batch of a reply to a part. A reply of another version, or to other boards, is refused. */
export const readReply: (reply: unknown, part: Part) => Batch = part.readReply as never;

/** Answers parts in this process. Plugins are the packages that are installed in `folder`, by default the current one. */
export const makePartWorker: (folder?: string) => PartWorker = part.makePartWorker;

/** An error with a code, for people: `WINGS_` comes before the code, and the hint says what to do. */
export const codedError: (
  code: string,
  message: string,
  details?: { readonly exit?: 1 | 2 | 3; readonly hint?: string },
) => Error = runnerError;
