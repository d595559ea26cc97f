import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as attw from "@arethetypeswrong/core";
import type * as attwProblems from "@arethetypeswrong/core/problems";
import type * as publint from "publint";
import type * as publintUtils from "publint/utils";

/** The tools of the author's package that lint its tarball. They are large, so `npm create` does not install them. */
export interface Tools {
  readonly publint: typeof publint;
  readonly publintUtils: typeof publintUtils;
  readonly attw: typeof attw;
  readonly attwProblems: typeof attwProblems;
}

/** Loads a module that is installed for a folder; undefined if it is not. */
export async function installedModule(folder: string, name: string): Promise<unknown> {
  const path = resolveFrom(folder, name);
  return path === undefined ? undefined : await import(pathToFileURL(path).href);
}

export function resolveFrom(folder: string, name: string): string | undefined {
  try {
    return createRequire(join(folder, "package.json")).resolve(name);
  } catch {
    return undefined;
  }
}

/** All tools, or undefined if one of them is not installed. */
export async function loadTools(folder: string): Promise<Tools | undefined> {
  const names = ["publint", "publint/utils", "@arethetypeswrong/core", "@arethetypeswrong/core/problems"];
  const loaded = await Promise.all(names.map((name) => installedModule(folder, name)));
  if (loaded.includes(undefined)) return undefined;
  const [publint, publintUtils, attw, attwProblems] = loaded;
  return { publint, publintUtils, attw, attwProblems } as Tools;
}
