// All entries of the core, for its own tests.

export * from "../src/index.js";
export * from "../src/author.js";
export * from "../src/built-in.js";
export * from "../src/host.js";
export * from "../src/judge.js";
