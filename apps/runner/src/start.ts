#!/usr/bin/env node
/**
 * Runs the command, with what V8 compiled when one of that name was first given: it is kept beside the command, as Python keeps
 * it, for each version of Node.js, and spares a sixth of a start. Where it can't be written each start compiles anew.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Script } from "node:vm";
import { keep, kept } from "./kept.js";

/** Put in place by the build: the name of the command's file, which is one function of CommonJS. */
declare const WINGS_COMMAND: string;
const path = join(__dirname, `${WINGS_COMMAND}.cjs`);

const { argv, env, execArgv, version, platform, arch } = process;
const word = /^[a-z]+$/.exec(argv[2] ?? "")?.[0];
const isKept = word !== undefined && !env.NODE_DISABLE_COMPILE_CACHE;
const beside = join(__dirname, `${WINGS_COMMAND}.${word}-${version}-${platform}-${arch}.kept`);

const script = new Script(readFileSync(path, "latin1"), {
  filename: path,
  cachedData: isKept ? kept(beside) : undefined,
});
// With flags V8 may compile in another way, and does not take what was kept without.
const isUsual = execArgv.length === 0 && !env.NODE_OPTIONS;
if (isKept && isUsual && script.cachedDataRejected !== false) {
  process.on("exit", (status) => {
    // With another status it may have been a word that is no command.
    if (status < 2) keep(beside, () => script.createCachedData());
  });
}
const command = script.runInThisContext() as (require: NodeJS.Require, filename: string) => void;
command(require, path);
