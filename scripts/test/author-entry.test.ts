import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isTechnique } from "../package-rules.mjs";
import { root, workspacePackages } from "../workspace.mjs";

/** Types that nobody has to name: they are in the signature of `defineTechnique`. */
const IN_SIGNATURES = ["Definition", "FieldKind", "Join", "OptionSpec", "Options", "RolesOf"];
/** The other half of what authors look for beside the strong links. */
const FOR_AUTHORS = ["weakLinks"];

/** The names in the braces of an import or export: of `type A as B`, the first or the second. */
const namesIn = (text: string, statement: RegExp, isFirst: boolean): string[] =>
  [...text.matchAll(statement)]
    .flatMap(([, list]) => list.split(",").map((name) => name.trim().replace(/^type /, "")))
    .map((name) => name.split(" as ").at(isFirst ? 0 : -1)!)
    .filter((name) => name !== "");

it("@wings/core/author has only what a technique of wings or the example uses", () => {
  const users = [...workspacePackages().filter(isTechnique), { path: join(root, "examples/third-party") }];
  const used = users.flatMap(({ path }) =>
    readdirSync(join(path, "src"), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(join(path, "src", name), "utf8"))
      .flatMap((text) => namesIn(text, /import (?:type )?\{([^}]*)\} from "@wings\/core\/author"/g, true)),
  );
  const entry = readFileSync(join(root, "packages/core/src/author.ts"), "utf8");
  const exported = namesIn(entry, /export (?:type )?\{([^}]*)\}/g, false);
  expect(exported).toContain("defineTechnique");
  expect(exported.filter((name) => !used.includes(name)).sort()).toEqual([...IN_SIGNATURES, ...FOR_AUTHORS]);
});
