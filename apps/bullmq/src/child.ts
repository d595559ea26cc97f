// A further process of `wings-worker --jobs`. It reports its work to the first process, and ends when that one ends.

import { end, listen } from "./listen.js";
import { readSettings } from "./settings.js";

const worker = await listen(readSettings(), (done) => {
  // The first process may have been killed.
  process.send?.(done, () => undefined);
});
for (const event of ["SIGINT", "SIGTERM", "disconnect"] as const) process.once(event, () => void end(worker));
if (!process.connected) await end(worker);
