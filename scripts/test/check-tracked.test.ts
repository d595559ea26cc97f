import { expect, it } from "vitest";
import { findTraces, missingFromLockfile } from "../check-tracked.mjs";

const machine = {
  registry: "https://npm.company.example/repository/",
  folders: ["/builds/ci-7/wings", "/nfs/somebody", "/tmp", "/"],
};
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

it("knows which packages a lockfile of one system lacks", () => {
  const lockfile = (...names: string[]): string => names.map((name) => `  '${name}':\n`).join("");
  expect(missingFromLockfile(lockfile("@a/b-linux-x64-gnu@1.0.0", "@a/b-darwin-arm64@1.0.0", "vite@8.0.0"))).toEqual([
    "@a/b-win32-x64-msvc@1.0.0",
    "@a/b-linux-x64-musl@1.0.0",
  ]);
  expect(missingFromLockfile(lockfile("@a/linux-x64@1.0.0", "@a/win32-x64@1.0.0"))).toEqual(["@a/darwin-arm64@1.0.0"]);
});
