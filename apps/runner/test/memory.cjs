// A test loads this into the command, which then prints its peak memory on stderr. It is CommonJS: the loader of ES modules
// would add 8 MB that the command does not use. `resourceUsage` would tell the peak of the process that started it, too.
const { readFileSync } = require("node:fs");
const process = require("node:process");
const { isMainThread } = require("node:worker_threads");

const peak = () => /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
if (isMainThread) process.on("exit", () => process.stderr.write(`peak ${peak()} kB\n`));
