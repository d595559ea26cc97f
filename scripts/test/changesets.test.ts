import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root } from "../workspace.mjs";

const changeset = createRequire(import.meta.url).resolve("@changesets/cli/bin.js");

interface Fixture {
  version: string;
  peerDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const fixtures: Record<string, Fixture> = {
  core: { version: "1.0.0" },
  "xy-wing": {
    version: "1.0.0",
    peerDependencies: { "@wings/core": "^1.0.0" },
    devDependencies: { "@wings/core": "workspace:*" },
  },
  ladder: {
    version: "1.0.0",
    peerDependencies: { "@wings/core": "^1.0.0" },
    dependencies: { "@wings/xy-wing": "workspace:^" },
    devDependencies: { "@wings/core": "workspace:*" },
  },
};

let folder = "";

const write = (path: string, text: string): void => {
  writeFileSync(join(folder, path), text);
};

const manifest = (name: string): Fixture =>
  JSON.parse(readFileSync(join(folder, "packages", name, "package.json"), "utf8")) as Fixture;

/** Runs `changeset version` on these changes and answers the versions that it leaves. */
function release(changes: Record<string, "patch" | "minor" | "major">): Record<string, string> {
  const lines = Object.entries(changes).map(([name, bump]) => `"@wings/${name}": ${bump}`);
  write(".changeset/a-change.md", `---\n${lines.join("\n")}\n---\n\nA change.\n`);
  execFileSync(process.execPath, [changeset, "version"], { cwd: folder, stdio: "pipe" });
  return Object.fromEntries(Object.keys(fixtures).map((name) => [name, manifest(name).version]));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wings-release-"));
  mkdirSync(join(folder, ".changeset"));
  // Our own settings, but for the changelog, whose module is not installed in the fixture.
  const config = JSON.parse(readFileSync(join(root, ".changeset/config.json"), "utf8")) as Record<string, unknown>;
  write(".changeset/config.json", JSON.stringify({ ...config, changelog: false }));
  write("package.json", JSON.stringify({ name: "fixture", private: true }));
  write("pnpm-workspace.yaml", "packages:\n  - packages/*\n");
  write("pnpm-lock.yaml", "");
  for (const [name, fields] of Object.entries(fixtures)) {
    mkdirSync(join(folder, "packages", name), { recursive: true });
    write(`packages/${name}/package.json`, JSON.stringify({ name: `@wings/${name}`, ...fields }));
  }
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe("releases", () => {
  it("leave the techniques alone when the core has a minor", () => {
    expect(release({ core: "minor" })).toEqual({ core: "1.1.0", "xy-wing": "1.0.0", ladder: "1.0.0" });
    expect(manifest("xy-wing").peerDependencies).toEqual({ "@wings/core": "^1.0.0" });
  });

  it("leave the techniques alone when the core has a patch", () => {
    expect(release({ core: "patch" })).toEqual({ core: "1.0.1", "xy-wing": "1.0.0", ladder: "1.0.0" });
  });

  it("do not raise the peer range of a technique that is released with a minor of the core", () => {
    expect(release({ core: "minor", "xy-wing": "patch" })).toMatchObject({ core: "1.1.0", "xy-wing": "1.0.1" });
    expect(manifest("xy-wing").peerDependencies).toEqual({ "@wings/core": "^1.0.0" });
  });

  it("follow a major of the core with a major of each technique", () => {
    expect(release({ core: "major" })).toEqual({ core: "2.0.0", "xy-wing": "2.0.0", ladder: "2.0.0" });
    expect(manifest("xy-wing").peerDependencies).toEqual({ "@wings/core": "^2.0.0" });
  });

  it("leave the core alone when a technique has a minor", () => {
    expect(release({ "xy-wing": "minor" })).toMatchObject({ core: "1.0.0", "xy-wing": "1.1.0" });
  });

  it("release the ladder with a major of a technique, so that its range follows", () => {
    expect(release({ "xy-wing": "major" })).toEqual({ core: "1.0.0", "xy-wing": "2.0.0", ladder: "1.0.1" });
  });
});
