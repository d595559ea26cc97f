import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sweep } from "../sweep.mjs";

it("takes from a page what is not of its last build, and nothing else", () => {
  const page = mkdtempSync(join(tmpdir(), "wings-sweep-"));
  sweep(page);
  mkdirSync(join(page, "assets"));
  for (const name of ["index-a.js", "index-b.js", "index-b.css"]) writeFileSync(join(page, "assets", name), "");
  writeFileSync(join(page, "index.html"), "");
  writeFileSync(join(page, "sw.js"), "[`./assets/index-b.js`,`./assets/index-b.css`,`./`]");
  sweep(page);
  expect(readdirSync(join(page, "assets")).sort()).toEqual(["index-b.css", "index-b.js"]);
  expect(readdirSync(page).sort()).toEqual(["assets", "index.html", "sw.js"]);
});
