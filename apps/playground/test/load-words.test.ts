import { expect, it } from "vitest";
import { completed } from "../src/model/words/load-words.js";

it("says in English what a language lacks, entry by entry", () => {
  const english = { one: "one", two: (n: number) => `two ${n}`, deep: { a: "a", b: "b" }, list: ["x"], empty: "" };
  const words = completed(english, { one: undefined, deep: { b: "bé" }, list: ["y"], late: "tard" });
  expect({ ...words, two: words.two(2) }).toEqual({
    one: "one",
    two: "two 2",
    deep: { a: "a", b: "bé" },
    list: ["y"],
    empty: "",
    late: "tard",
  });
});
