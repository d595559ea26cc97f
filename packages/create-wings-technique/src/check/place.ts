import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { recordOf, textOf } from "./manifest.js";
import { type Problem, error, warning } from "./problem.js";
import type { Sandbox } from "./sandbox.js";
import { resolveFrom } from "./tools.js";

/** A technique as `wings techniques --json` lists it. */
interface Listed {
  readonly technique: string;
  readonly plugin: boolean;
  readonly level: string;
  readonly score: number;
}

/** A technique of the package, and the id that its field `after` names. */
export interface Placed {
  readonly id: string;
  /** What people call it. */
  readonly title?: string | undefined;
  readonly after?: string | undefined;
}

/** Where the techniques stand in the ladder. */
export interface Places {
  /** For people: `jane-doe/two-string-kite: hard, score 130`. */
  readonly notes: readonly string[];
  readonly problems: readonly Problem[];
}

/** The script of the `wings` command that is installed for a folder, if there is one. */
export function wingsScript(project: string): string | undefined {
  const runner = resolveFrom(project, "@wings/runner/package.json");
  if (runner === undefined) return undefined;
  const { bin } = JSON.parse(readFileSync(runner, "utf8")) as { readonly bin?: unknown };
  const script = join(dirname(runner), textOf(recordOf(bin).wings));
  return existsSync(script) ? script : undefined;
}

/** Asks the command where it places the techniques. Says nothing if it is not installed or can't load them. */
export function placesOf(project: string, techniques: readonly Placed[], sandbox: Sandbox): Places {
  const script = wingsScript(project);
  if (script === undefined || techniques.length === 0) return { notes: [], problems: [] };
  const { ok, text } = sandbox.runScript(script, ["techniques", "--json", "--plugin", sandbox.folder]);
  if (!ok) return { notes: [], problems: [] };
  const listed = text
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Listed);
  const ids = listed.map(({ technique }) => technique);
  return {
    notes: listed
      .filter(({ plugin }) => plugin)
      .map(({ technique, level, score }) => `${technique}: ${level}, score ${score}`),
    problems: techniques.flatMap(({ id, after }) => {
      if (after === undefined) return [noPlace(id)];
      // A technique of another package may be loaded with this one.
      return ids.includes(after) || after.includes("/") ? [] : [noSuchPlace(id, after)];
    }),
  };
}

const noPlace = (id: string): Problem =>
  warning(
    "PLACE",
    `${id} has no "after", so it comes last and counts as the hardest technique.`,
    "Name the technique of wings that it is most like: wings techniques lists them in their order.",
  );

const noSuchPlace = (id: string, after: string): Problem =>
  error(
    "PLACE",
    `${id} has after: "${after}", and wings has no such technique.`,
    "wings techniques lists all ids. Without the right one, the technique comes last and counts as the hardest.",
  );
