import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { techniqueTester } from "../src/index.js";
import { NONE, ONE, atOnce, errorOf, xyWing } from "@wings/test-kit/technique";

const cases = { finds: [`S1 ${ONE} => r9c45≠5`], misses: [NONE] };

// Vitest, handed over: these are tests of this file.
techniqueTester(xyWing(), cases, { describe, it });

describe("the test framework", () => {
  it("is the global one if it exists", () => {
    const { describe, it, names } = atOnce();
    const around = globalThis as Record<string, unknown>;
    Object.assign(around, { describe, it });
    try {
      techniqueTester(xyWing(), cases);
    } finally {
      delete around.describe;
      delete around.it;
    }
    expect(names).toHaveLength(4);
  });

  it("must be passed if none is found", () => {
    const error = errorOf(() => techniqueTester(xyWing(), cases));
    expect(error.code).toBe("WINGS_NO_FRAMEWORK");
    expect(error.message).toContain("techniqueTester(technique, cases, { describe, it })");
  });
});

describe("under node:test, with nothing handed over", () => {
  const here = dirname(fileURLToPath(import.meta.url));
  let folder = "";
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "wings-testing-"))));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs a test file of an author, bundled from the sources, in its own process of Node.js. */
  async function run(name: string, technique: string): Promise<{ status: number | null; stdout: string }> {
    const outfile = join(folder, `${name}.test.mjs`);
    const contents = `
      import { techniqueTester } from "../src/index.ts";
      import { xyWing } from "@wings/test-kit/technique";
      techniqueTester(${technique}, ${JSON.stringify(cases)});`;
    await build({
      stdin: { contents, resolveDir: here },
      alias: {
        "@wings/core/author": join(here, "../../core/src/author.ts"),
        "@wings/core/host": join(here, "../../core/src/host.ts"),
        "@wings/core": join(here, "../../core/src/index.ts"),
        "@wings/test-kit/technique": join(here, "../../test-kit/src/technique.ts"),
        "@wings/testing": join(here, "../src/index.ts"),
      },
      bundle: true,
      format: "esm",
      outfile,
    });
    const { PATH } = process.env;
    const { status, stdout } = spawnSync(process.execPath, ["--test", outfile], { encoding: "utf8", env: { PATH } });
    return { status, stdout };
  }

  it("passes a correct technique", async () => {
    const { status, stdout } = await run("right", "xyWing()");
    expect(stdout).toMatch(/pass 3\b/);
    expect(status).toBe(0);
  });

  it("fails a wrong technique", async () => {
    const { status, stdout } = await run("wrong", "xyWing({ reason: () => [] })");
    expect(stdout).toMatch(/fail 1\b/);
    expect(stdout).toContain("WINGS_FINDING_REJECTED");
    expect(status).toBe(1);
  });
});
