import type { CodedError } from "@wings/core";
import { wingsError } from "@wings/core/author";

/** What the errors of this package are about. */
export interface LadderErrorDetails {
  WORKER_FAILED: { readonly why: string };
}
declare module "@wings/core" {
  interface ErrorDetails extends LadderErrorDetails {}
}

export const workerFailed = (why: string): CodedError =>
  wingsError(
    "WORKER_FAILED",
    `a worker failed: ${why}. Its file must call serve(self), or serve(parentPort) in Node.js.`,
    { why },
  );
