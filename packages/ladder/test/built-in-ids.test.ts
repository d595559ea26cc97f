import { BUILT_IN } from "@wings/core/host";
import { expect, it } from "vitest";
import { LADDER } from "../src/index.js";

it("the core knows the id of each technique: add it to packages/core/src/technique/built-in-ids.ts", () => {
  expect(LADDER.map(({ technique }): string => technique.id).filter((id) => !BUILT_IN.test(id))).toEqual([]);
});

it("the core knows no other ids", () => {
  for (const id of [
    "",
    "kite",
    "wing",
    "my-wing",
    "my-technique",
    "x-wings",
    "hidden-wing",
    "a-full-house",
    "ann/x-wing",
  ])
    expect(BUILT_IN.test(id)).toBe(false);
});
