import { describe, expect, it } from "vitest";
import { findTraces } from "../check-tracked.mjs";

const machine = {
  registry: "https://npm.company.example/repository/",
  folders: ["/builds/ci-7/wings", "/nfs/somebody"],
};

describe("findTraces", () => {
  it("finds the host of the registry, with its line", () => {
    expect(findTraces("a.md", "one\nfrom https://npm.company.example/x", machine)).toEqual([
      "a.md:2 names the registry's host: remove it",
    ]);
  });

  it("finds the folders of the machine, and not the same letters inside another path", () => {
    expect(findTraces("a.ts", 'open("/nfs/somebody/x")', machine)).toHaveLength(1);
    expect(findTraces("a.ts", 'open("file:///builds/ci-7/wings")', machine)).toHaveLength(1);
    expect(findTraces("a.ts", 'open("../nfs/somebody/x")', machine)).toEqual([]);
    expect(findTraces("a.ts", 'open("/nfs/somebody-else/x")', machine)).toEqual([]);
  });

  it("does not take folders that every machine has for traces", () => {
    expect(findTraces("a.md", "in /tmp/x and /src/y", { folders: ["/tmp", "/src", "/"] })).toEqual([]);
  });

  it("finds what nobody's file should name, whatever machine this is", () => {
    const nowhere = { folders: [] };
    const registry = ["registry", "npmjs", "org"].join(".");
    for (const file of ["docs/a.md", "pnpm-lock.yaml"])
      expect(findTraces(file, `https://${registry}/x`, nowhere)).toEqual([
        `${file}:1 names a registry's host: remove it`,
      ]);
    for (const path of [
      ["", "home", "bob", "x"].join("/"),
      ["", "Users", "bob"].join("/"),
      ["C:", "Users", "b"].join("\\"),
    ])
      expect(findTraces("a.md", `in ${path}`, nowhere)).toEqual([
        "a.md:1 names a path of somebody's machine: remove it",
      ]);
    expect(findTraces("pnpm-lock.yaml", "    resolution: {tarball: x}", nowhere)).toHaveLength(1);
    expect(findTraces("a.md", "at home/bob, in ../home/bob, /homes", nowhere)).toEqual([]);
  });

  it("takes the port of a local registry for part of its name", () => {
    const local = { registry: "http://localhost:4873/", folders: [] };
    expect(findTraces("a.md", "see localhost:4873", local)).toHaveLength(1);
    expect(findTraces("a.md", "see localhost", local)).toEqual([]);
  });
});
