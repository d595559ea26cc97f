// Loaded into the command by a test: tells on stderr how much memory it took at most.
import { isMainThread } from "node:worker_threads";

if (isMainThread) process.on("exit", () => process.stderr.write(`peak ${process.resourceUsage().maxRSS} kB\n`));
