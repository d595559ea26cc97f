// `pnpm new technique NAME` and `pnpm new language CODE`.

await import(process.argv[2] === "language" ? "./language/new.mjs" : "./new-technique.mjs");
