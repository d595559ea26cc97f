import { expect, it } from "vitest";
import { findTraces } from "../check-tracked.mjs";

const machine = {
  registry: "https://npm.company.example/repository/",
  folders: ["/builds/ci-7/wings", "/nfs/somebody", "/tmp", "/"],
};
const local = { registry: "http://localhost:4873/", folders: [] };
const registry = ["registry", "npmjs", "org"].join(".");
const path = (...parts: string[]): string => parts.join("/");

it.each([
  ["a.md", "from https://npm.company.example/x", "the registry's host"],
  ["a.ts", 'open("/nfs/somebody/x")', "a path of this machine (/nfs/somebody)"],
  ["a.ts", 'open("file:///builds/ci-7/wings")', "a path of this machine (/builds/ci-7/wings)"],
  ["a.md", `https://${registry}/x`, "a registry's host"],
  ["pnpm-lock.yaml", "    resolution: {tarball: x}", "a download address"],
  ["a.md", path("in ", "home", "bob", "x"), "a path of somebody's machine"],
  ["a.md", path("in ", "Users", "bob"), "a path of somebody's machine"],
  ["a.md", ["C:", "Users", "b"].join("\\"), "a path of somebody's machine"],
])("finds in %s: %s", (file, text, what) => {
  expect(findTraces(file, `one\n${text}`, machine)).toEqual([`${file}:2 names ${what}: remove it`]);
});

it.each(["../nfs/somebody/x", "/nfs/somebody-else/x", "in /tmp/x and /src/y", "at home/bob, in ../home/bob, /homes"])(
  "finds nothing in %s",
  (text) => {
    expect(findTraces("a.ts", text, machine)).toEqual([]);
  },
);

it("knows a local registry by its port", () => {
  expect(findTraces("a.md", "see localhost:4873", local)).toHaveLength(1);
  expect(findTraces("a.md", "see localhost", local)).toEqual([]);
});
