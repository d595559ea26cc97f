import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as host from "./core.js";
import { EASY } from "./examples.js";

/** A second copy of the core, with a technique made by it: what a bundled plugin brings along. */
let folder: string;
let guest: typeof host & { hidden: host.Technique; loud: host.Technique };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "wings-copy-"));
  const outfile = join(folder, "plugin.mjs");
  await build({
    stdin: {
      contents: 'export * from "./core.js"; export { hidden } from "./examples.js";',
      resolveDir: fileURLToPath(new URL(".", import.meta.url)),
    },
    outfile,
    bundle: true,
    minify: true,
    format: "esm",
    logLevel: "error",
  });
  guest = (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as typeof guest;
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("two copies of the core in one process", () => {
  it("are two copies", () => {
    expect(guest.Board).not.toBe(host.Board);
  });

  it("run each other's techniques, prove and apply each other's findings", () => {
    const board = host.parse(EASY);
    const [technique] = host.compose([guest.hidden]);
    const findings = host.findAll(board, [technique]);
    const theirs = guest.findAll(guest.parse(EASY), [guest.hidden]);
    expect(findings.map((finding) => finding.toJSON())).toEqual(theirs.map((finding) => finding.toJSON()));
    for (const finding of findings) {
      expect(host.prove(board, finding).status).toBe("proved");
      expect(guest.prove(board, finding).status).toBe("proved");
    }
    const statuses = [
      host.solvePath(board, [technique], { check: host.checkStep }),
      guest.solvePath(guest.parse(EASY), [technique], { check: guest.checkStep }),
    ].map(({ status, steps }) => [status, steps.length]);
    expect(statuses[0]).toEqual(statuses[1]);
  });

  it("read each other's boards and share the data on them", () => {
    const board = guest.parse(EASY);
    expect(host.format(board, "url")).toBe(guest.format(host.parse(EASY), "url"));
    const made: string[] = [];
    const ask = (core: typeof host, name: string): string =>
      core.memo(board, "test/memo", () => {
        made.push(name);
        return name;
      });
    expect([ask(host, "host"), ask(guest, "guest")]).toEqual(["host", "host"]);
    expect(made).toEqual(["host"]);
  });

  it("know each other's errors", () => {
    try {
      guest.parse("nonsense");
      expect.unreachable();
    } catch (error) {
      expect(host.isWingsError(error)).toBe(true);
    }
  });
});
