// A test loads this into the command, which then prints its peak memory on stderr. It is CommonJS: the loader of ES modules
// would add 8 MB that the command does not use.
const process = require("node:process");
const { isMainThread } = require("node:worker_threads");

if (isMainThread) process.on("exit", () => process.stderr.write(`peak ${process.resourceUsage().maxRSS} kB\n`));
