import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";

/** The files that an author writes, by their paths: package.json, the README, the sources and the tests. */
export function readSources(folder: string): ReadonlyMap<string, string> {
  const inside = ["src", "test", "tests"]
    .filter((part) => existsSync(join(folder, part)))
    .flatMap((part) =>
      readdirSync(join(folder, part), { recursive: true, encoding: "utf8" }).map((file) => join(part, file)),
    )
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  return new Map(
    ["package.json", "README.md", ...inside.sort()]
      .filter((file) => existsSync(join(folder, file)))
      .map((file) => [file.replaceAll(sep, "/"), readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n")]),
  );
}
