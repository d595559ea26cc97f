#!/usr/bin/env node
/**
 * Runs the command as V8 compiled it at the end of an earlier start. That is kept beside the command, as Python does, for each
 * version of Node.js, and spares a seventh of a start. Where nothing can be kept each start compiles anew.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Script } from "node:vm";
import { keep, kept } from "./kept.js";

/** Put in place by the build: the name of the command's file, which is one function of CommonJS. */
declare const WINGS_COMMAND: string;
const filename = join(__dirname, `${WINGS_COMMAND}.cjs`);
const source = readFileSync(filename, "utf8");

const { env, execArgv, version, platform, arch } = process;
const isOff = Boolean(env.NODE_DISABLE_COMPILE_CACHE) || Boolean(env.NODE_V8_COVERAGE);
const beside = join(__dirname, `${WINGS_COMMAND}-${version}-${platform}-${arch}.kept`);
const cachedData = isOff ? undefined : kept(beside);
const script = new Script(source, { filename, cachedData });

// With flags of its own V8 compiles in another way, and does not take what was kept without.
const isUsual = execArgv.length === 0 && !env.NODE_OPTIONS;
if (!isOff && isUsual && script.cachedDataRejected !== false) {
  process.on("exit", () => {
    keep(beside, compileAll);
  });
}
const command = script.runInThisContext() as (require: NodeJS.Require, filename: string) => void;
command(require, filename);

/** Else functions are compiled when they are first called, and what a later start calls would not be there. */
function compileAll(): Buffer {
  const { setFlagsFromString } = process.getBuiltinModule("node:v8");
  // What V8 has compiled already it would hand out as it is.
  setFlagsFromString("--no-lazy --no-compilation-cache");
  const whole = new Script(source, { filename });
  // The flags are kept along with the data, and are to be those of a start.
  setFlagsFromString("--lazy --compilation-cache");
  return whole.createCachedData();
}
