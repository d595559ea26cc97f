// A test loads this into every thread of the command. A thread that reads a text with CRASH ends at once, as often as
// CRASHES says.
import { appendFileSync, readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const { CRASHES = "0", CRASH_LOG = "" } = process.env;
const original = String.prototype.split;

if (!isMainThread) {
  Object.defineProperty(String.prototype, "split", {
    configurable: true,
    writable: true,
    /** @param {...unknown} args */
    value: function (...args) {
      if (this.includes("#CRASH") && readFileSync(CRASH_LOG, "utf8").length < Number(CRASHES)) {
        appendFileSync(CRASH_LOG, "x");
        process.exit(13);
      }
      return Reflect.apply(original, this, args);
    },
  });
}
