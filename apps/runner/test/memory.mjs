// A test loads this into the command, which then prints its peak memory on stderr.
import { isMainThread } from "node:worker_threads";

if (isMainThread) process.on("exit", () => process.stderr.write(`peak ${process.resourceUsage().maxRSS} kB\n`));
