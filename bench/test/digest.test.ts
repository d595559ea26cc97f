import { expect, it } from "vitest";
import { findAll, parse } from "@wings/core";
import { xyWing } from "@wings/xy-wing";
import { digestOf, outcomeOf } from "../digest.mjs";

const [finding] = findAll(parse("683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64"), [
  xyWing,
]);
const plain = finding.toJSON();
const digest = (...answers: string[][]) => digestOf({ size: 1, answers: () => answers }).digest;

it("keeps the digest where only words or the order of fields differ", () => {
  const pattern = Object.fromEntries(Object.entries(finding.pattern).reverse());
  expect(outcomeOf(Object.assign({ ...plain }, { text: "", pattern }))).toBe(outcomeOf(finding));
});

it("changes the digest with the technique, the outcome and the pattern", () => {
  const changed = [
    { ...plain, technique: "y-wing" },
    { ...plain, eliminations: plain.eliminations.slice(1) },
    { ...plain, placements: [{ cell: "r1c1", digit: 1 }] },
    { ...plain, pattern: { ...plain.pattern, pivot: "r1c1" } },
  ];
  expect(new Set([finding, ...changed].map(outcomeOf)).size).toBe(5);
});

it("changes the digest with the order of findings and with the board that has them", () => {
  expect(new Set([digest(["a", "b"], []), digest(["b", "a"], []), digest(["a"], ["b"])]).size).toBe(3);
});

it("counts the boards that are timed alone", () => {
  expect(digestOf({ size: 1, answers: () => [["a", "b"], ["c"]] }).count).toBe(2);
});
