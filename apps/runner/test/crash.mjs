// Loaded into every thread of the command by a test: a thread that reads a text with CRASH in it ends at once, as often
// as CRASHES says. Nothing in the command knows of this.
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
