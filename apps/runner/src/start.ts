import { unfinished } from "./errors.js";
import { exitOnClosedPipe, write } from "./terminal/output.js";
import { main, report } from "./main.js";

exitOnClosedPipe();
// Commands that must clean up replace this. A thread ends with its process.
process.on("SIGINT", () => process.exit(130));
// The event loop is empty, but there is no answer: the status must not be 0.
process.on("beforeExit", () => void report(unfinished()).then((status) => process.exit(status)));

void main(process.argv.slice(2)).then(async (status) => {
  // Waits until stdout is flushed. A failure to write was reported already.
  await write("").catch(() => undefined);
  // Open handles, such as a pipe that nobody closes, must not keep the process alive.
  process.exit(status);
});
