// The folders of the apps, as layers: a file imports from its own folder and from those below. Types count, too.

import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import ts from "typescript";

/** The folders of an app, the highest first. @type {Readonly<Record<string, readonly string[]>>} */
const FOLDERS = {
  "apps/runner": ["the start", "commands", "run", "command", "techniques", "codes", "terminal"],
  "apps/playground": [
    "the start",
    "app",
    "features",
    "steps",
    "board",
    "ui",
    "learner",
    "store",
    "offline",
    "generator",
    "engine",
    "model",
  ],
};
/** Their folders don't import each other: what two of them need is below them, or a slot that `app` fills. */
export const SIBLINGS = "features";

/** The folders of an app, the highest first. @param {string} app */
export const foldersOf = (app) => FOLDERS[app] ?? [];

/** Why a file of an app may not import another one. @param {string} app @param {string} src @param {string} file @param {string} target @returns {string | undefined} */
export function wrongArrow(app, src, file, target) {
  const layers = FOLDERS[app];
  if (layers === undefined) return undefined;
  const [source, aim] = [file, target].map((each) => relative(src, each).split(sep));
  const [from = -1, to = -1] = [source, aim].map(([folder = "", ...below] = []) =>
    below.length === 0 ? 0 : layers.indexOf(folder),
  );
  if (from < 0) return `put ${relative(src, file)} in a folder of the app: ${layers.slice(1).join(", ")}`;
  if (to < from) return `${layers[to]} is above ${layers[from]}`;
  const isBeside = source?.[0] === SIBLINGS && aim?.[0] === SIBLINGS && source[1] !== aim[1];
  return isBeside
    ? `${source[1]} and ${aim[1]} are beside each other: move what both need below ${SIBLINGS}`
    : undefined;
}

/** Files that import each other in a circle, by types as well. @param {string} src @param {readonly string[]} files @returns {string[]} */
export function circlesIn(src, files) {
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const importsOf = new Map(sources.map((file) => [file, importedBy(file)]));
  /** @type {Map<string, "open" | "done">} */
  const seen = new Map();
  /** @type {string[]} */
  const found = [];
  /** @param {string} file @param {readonly string[]} path */
  function visit(file, path) {
    if (seen.get(file) === "done") return;
    if (seen.get(file) === "open") {
      const circle = path.slice(path.indexOf(file)).map((each) => relative(src, each));
      found.push(`${circle.join(" → ")} → ${relative(src, file)} is a circle: move what both need into a third file`);
      return;
    }
    seen.set(file, "open");
    for (const next of importsOf.get(file) ?? []) visit(next, [...path, file]);
    seen.set(file, "done");
  }
  for (const file of sources) visit(file, []);
  return found;
}

/** The files of the same package that a file imports. @param {string} file @returns {string[]} */
const importedBy = (file) =>
  ts.preProcessFile(readFileSync(file, "utf8"), true, true).importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith(".")) return [];
    const path = join(dirname(file), fileName);
    const names = [path.replace(/\.js$/, ".ts"), path.replace(/\.js$/, ".tsx")];
    return names.filter((name) => existsSync(name)).slice(0, 1);
  });
