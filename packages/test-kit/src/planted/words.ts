import { cellName } from "@wings/core";
import type { Data, Value } from "@wings/core/author";
import { type PlantedFaults, right, withData } from "./changes.js";

/** Wrong names, messages and data. */
export const wordFaults: PlantedFaults = {
  "an open slot": [
    { message: { ...right.message, vague: "Look around {pivto}." } },
    "OPEN_SLOT",
    /nothing for \{pivto\}: "Look around \{pivto\}\."/,
  ],
  "a datum that is nothing": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), z: NaN }) },
    "OPEN_SLOT",
    /NaN in "/,
    "PLUGIN_FAILED",
  ],
  "an unused datum": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), color: "red" }) },
    "UNUSED_DATUM",
    /a slot \{color\} in one of the messages/,
  ],
  "a datum that the core gives": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), outcome: "all" }) },
    "RESERVED_DATUM",
    /no value outcome in data: the core fills \{outcome\}/,
  ],
  "an exception in words": [
    { data: () => JSON.parse("}") as Data },
    "TECHNIQUE_FAILED",
    /return on any board\n.*Unexpected token/,
    "PLUGIN_FAILED",
  ],
  "what JSON does not bring back": [
    {
      data: (pattern, board) => ({
        ...right.data(pattern, board),
        wings: { cells: [pattern.wingX, pattern.wingY], sort: () => 0 } as Value,
      }),
    },
    "NOT_JSON",
    /finding\.message\.data\.wings\.sort is a special function/,
  ],
  "a join of one cell that no language has": [
    {
      data: (pattern, board) => ({
        ...right.data(pattern, board),
        wings: { cells: [pattern.wingX], join: "xor" as never },
      }),
    },
    "REFUSED",
    /join is "xor": expected "and", "or", "space" or "none", or nothing/,
    "PLUGIN_FAILED",
  ],
  "a message that fills the page": [
    { message: { ...right.message, long: right.message.long.padEnd(2001, "!") } },
    "TOO_LONG",
    /characters of message\.long: at most 2000\n {2}seen: {5}2001/,
  ],
  "a text that fills the page": [
    withData({ region: "!".repeat(4000) }),
    "TOO_LONG",
    /characters of the vague text: at most 4000/,
  ],
  "a name that steers the terminal": [{ name: "XY\u001b[2J" }, "BAD_WORDS", /name as one line.*\n.*u001b/],
  "markup in a name": [{ name: "<b>XY</b>-Wing" }, "BAD_WORDS", /markup\n.*<b>/],
  "a role without a word": [{ roles: { ...right.meta.roles, wing: " " } }, "BAD_WORDS", /roles\.wing/],
  "a slot with blanks": [{ message: { ...right.message, vague: "Around { region }." } }, "OPEN_SLOT", /\{ region \}/],
  "a slot with a sign": [{ message: { ...right.message, vague: "Around {wing-x}." } }, "OPEN_SLOT", /\{wing-x\}/],
  "a join that no language has": [
    withData({ wings: { digits: [1, 2], join: "xor" as never } }),
    "OPEN_SLOT",
    /undefined in "/,
  ],
  "a datum that was nothing": [withData({ wings: "null" }), "OPEN_SLOT", /null in "/],
  "a datum that was an object": [withData({ wings: "[object Object]" }), "OPEN_SLOT", /object Object/],
  "a datum that steers the terminal": [withData({ wings: "\u001b]0;" }), "OPEN_SLOT", /u001b/],
  "a field shown as another cell": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), pivot: { cell: pattern.wingX } }) },
    "WRONG_DATUM",
    /\{pivot\} with the value of the field pivot \(r8c1\).*\n {2}seen: {5}"r/,
  ],
  "a field that always shows the same digit": [
    withData({ z: 7 }),
    "WRONG_DATUM",
    /\{z\} with the value of the field z/,
  ],
  "a field shown as the next digit": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), x: (pattern.x % 9) + 1 }) },
    "WRONG_DATUM",
    /\{x\} with the value of the field x/,
  ],
  "a field shown as a number": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), pivot: pattern.pivot }) },
    "WRONG_DATUM",
    /field pivot \(r8c1\).*\n {2}seen: {5}"63"/,
  ],
  "a cell that is always named": [
    withData({ wings: "r5c5" }),
    "WRONG_DATUM",
    /only cells of the finding.*\n.*message: .*r5c5/,
  ],
  "the cell beside the one that is meant": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), wings: cellName((pattern.wingX + 1) % 81) }) },
    "WRONG_DATUM",
    /only cells/,
  ],
  "a house that is always named": [withData({ region: "r1" }), "WRONG_DATUM", /only houses/],
  "a cell shown as a number": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), region: `cell ${pattern.wingX}` }) },
    "WRONG_DATUM",
    /only digits/,
  ],
  "a long message that says nothing": [
    { message: { ...right.message, long: "{pivot} {x} {y} {wings} {z}." } },
    "UNTOLD_STEP",
    /in the long message/,
  ],
  "a short message without the outcome": [
    { message: { ...right.message, short: "pivot {pivot}, wings {wings}" } },
    "UNTOLD_STEP",
    /in the short message.*\n.*pivot r8c1/,
  ],
  "a hint that gives the step away": [
    { message: { ...right.message, vague: "In the {region}: {outcome}" } },
    "GIVEN_AWAY",
    /vague message without r9c4/,
  ],
};
