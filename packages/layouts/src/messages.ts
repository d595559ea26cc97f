import type { Message } from "@wings/core";

/** Kinds of houses, with their article in other languages. */
const kinds = {
  row: "row",
  column: "column",
  box: "box",
  region: "region",
  diagonal: "diagonal",
  window: "window",
};

/**
 * What some techniques say on other layouts, where their own words speak of rows, columns and boxes only. Languages have them among their
 * messages, by these keys.
 */
export const MESSAGES = {
  "layout:full-house": {
    long: "{cell} is the last open cell of {house}, which already has {others}. Only {digit} is missing: {outcome}.",
    short: "last open cell of {house}: {outcome}",
    vague: "There is a {kind} with only one open cell.",
    parts: kinds,
  },
  "layout:naked-single": {
    long: "{cell} must be {digit}: {others}. So {outcome}.",
    short: "only candidate of {cell}: {outcome}",
    vague: "There is a cell with only one candidate in {box}.",
    parts: {
      seen: "{house} has {digits}",
      related: "{from} has {digit} and is {relation} {to}",
      removed: "{digits} was ruled out before",
      removedSeveral: "{digits} were ruled out before",
      more: "{first}; {rest}",
    },
  },
  "layout:hidden-single": {
    long: "In {house}, only {cell} can be {digit}: {why}. So {outcome}.",
    short: "only place for {digit} in {house}: {outcome}",
    vague: "There is a {kind} with only one place for {digit}.",
    parts: {
      ...kinds,
      one: "the {digit} in {houses} blocks other cells",
      several: "the {digit}s in {houses} block other cells",
      related: "{from} has {digit} and is {relation} {to}",
      before: "elsewhere it was ruled out before",
      more: "{first}; {rest}",
    },
  },
  "layout:locked": {
    long: "In {from}, the digit {digit} can only be in {cells}. {all} in {to}, so {digit} can't be anywhere else in {to}: {outcome}.",
    short: "in {from}, {digit} is only in {to}: {outcome}",
    vague: "There is a {kind} where {digit} can only be in cells that lie in another house, too.",
    parts: { ...kinds, one: "It is", two: "Both are", three: "All three are", many: "All are" },
  },
  "layout:simple-colors": {
    long:
      "Pairs of {digit} join these cells: color A is {a}, color B is {b}. Either all cells of A are {digit} or all cells of B. " +
      "{rule} {outcome}.",
    short: "{digit}: A {a}, B {b}: {outcome}",
    vague: "There are Simple Colors on {digit}.",
    parts: {
      trap: "A cell outside that sees a cell of each color can't be {digit}:",
      wrap: "{clash} are both A and both in {house}, so they can't both be {digit}. So no cell of A is {digit}:",
      apart:
        "{from} and {to} are both A, and {from} is {relation} {to}, so they can't both be {digit}. So no cell of A is {digit}:",
    },
  },
} as const satisfies Readonly<Record<string, Message>>;
