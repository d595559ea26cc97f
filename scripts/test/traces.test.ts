import { describe, expect, it } from "vitest";
import { findTraces } from "../traces.mjs";

const machine = {
  registry: "https://npm.company.example/repository/",
  folders: ["/builds/ci-7/wings", "/home/somebody"],
};

describe("findTraces", () => {
  it("finds the host of the registry, with its line", () => {
    expect(findTraces("a.md", "one\nfrom https://npm.company.example/x", machine)).toEqual([
      "a.md:2 names the registry's host: take it out",
    ]);
  });

  it("finds the folders of the machine, and not the same letters inside another path", () => {
    expect(findTraces("a.ts", 'open("/home/somebody/x")', machine)).toHaveLength(1);
    expect(findTraces("a.ts", 'open("file:///builds/ci-7/wings")', machine)).toHaveLength(1);
    expect(findTraces("a.ts", 'open("../home/somebody/x")', machine)).toEqual([]);
    expect(findTraces("a.ts", 'open("/home/somebody-else/x")', machine)).toEqual([]);
  });

  it("does not take folders that every machine has for traces", () => {
    expect(findTraces("a.md", "in /tmp/x and /src/y", { folders: ["/tmp", "/src", "/"] })).toEqual([]);
  });

  it("lets text name the public registry, but not a lockfile", () => {
    const text = "https://registry.npmjs.org/";
    const everybody = { registry: text, folders: [] };
    expect(findTraces("docs/a.md", text, everybody)).toEqual([]);
    expect(findTraces("pnpm-lock.yaml", text, everybody)).toHaveLength(1);
    expect(findTraces("pnpm-lock.yaml", "    resolution: {tarball: x}", everybody)).toHaveLength(1);
  });

  it("takes the port of a local registry for part of its name", () => {
    const local = { registry: "http://localhost:4873/", folders: [] };
    expect(findTraces("a.md", "see localhost:4873", local)).toHaveLength(1);
    expect(findTraces("a.md", "see localhost", local)).toEqual([]);
  });
});
