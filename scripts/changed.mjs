// `node scripts/changed.mjs lint|formatted [REF]`: ESLint or Prettier for the files that changed since REF (origin/main, unless
// given), committed or not. CI looks at all files.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { read, root, run } from "./workspace.mjs";

const TOOLS = {
  lint: {
    files: /\.(ts|tsx|js|mjs)$/,
    // With other rules or other types, each file may have faults.
    all: /^(eslint\.config\.js|tsconfig(\.base)?\.json|pnpm-lock\.yaml)$/,
    command: ["eslint", "--no-warn-ignored"],
    // Types come from the tsconfig.json of a file's package: the one program over everything takes four times as long. For many
    // packages it is faster.
    forFew: ["projectService:true", "project:false"].flatMap((option) => ["--parser-options", option]),
  },
  formatted: {
    files: /\.(css|html|js|json|md|mjs|ts|tsx|yaml|yml)$/,
    all: /^\.prettier(rc\.json|ignore)$|^pnpm-lock\.yaml$/,
    command: ["prettier", "--check", "--log-level", "warn", "--ignore-unknown"],
    forFew: [],
  },
};

const [name = "", reference = "origin/main"] = process.argv.slice(2);
if (name !== "lint" && name !== "formatted") throw new Error(`"${name}" is no tool: lint or formatted.`);
const { files, all, command, forFew } = TOOLS[name];
/** Up to this many files are few. */
const FEW = 40;

/** The lines that git prints. @param {readonly string[]} args */
const git = async (...args) => (await read("git", args))?.split("\n").filter(Boolean);

const base = (await git("merge-base", reference, "HEAD")) ?? [];
const changed = [
  ...((await git("diff", "--name-only", base[0] ?? "HEAD")) ?? []),
  ...((await git("ls-files", "--others", "--exclude-standard")) ?? []),
].filter((file) => existsSync(join(root, file)));
const targets = changed.some((file) => all.test(file)) ? ["."] : changed.filter((file) => files.test(file));
const [program = "", ...flags] = [...command, ...(targets[0] !== "." && targets.length <= FEW ? forFew : [])];
console.log(targets[0] === "." ? "All files." : `${targets.length} files changed since ${reference}.`);
process.exitCode = targets.length === 0 ? 0 : await run(program, [...flags, ...targets]);
