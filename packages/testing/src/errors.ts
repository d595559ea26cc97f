import { type WingsError } from "@wings/core";
import { codedError } from "./faults.js";

// What can be wrong with the cases and calls of an author, before any technique is tested.

export const badCases = (problem: string, remedy: string): WingsError =>
  codedError("WINGS_BAD_CASES", `The cases ${problem}: ${remedy}.`, { problem, remedy });

export const unknownKey = (key: string, known: readonly string[]): WingsError =>
  codedError("WINGS_UNKNOWN_KEY", `There is no "${key}" here: there are ${known.join(" and ")}.`, { key, known });

export const noCases = (list: string): WingsError =>
  codedError("WINGS_NO_CASES", `There is no board in ${list}: ${WANTED[list]}.`, { list });

const WANTED: Readonly<Record<string, string>> = {
  finds: 'give at least one, with what must be found there, such as "S4 53..7… => r1c3≠4 r2c6=5"',
  misses: "give at least one on which nothing is to be found, best one that looks as if there were something",
};

export const duplicateCase = (text: string, before: string): WingsError =>
  codedError("WINGS_DUPLICATE_CASE", `The case "${text}" repeats or contradicts "${before}". Leave one out.`, {
    text,
    before,
  });

/** Columns are counted from 1. */
export const badCase = (text: string, column: number, expected: string, seen: string): WingsError =>
  codedError(
    "WINGS_BAD_CASE",
    `Column ${column} of this case: expected ${expected}, seen ${JSON.stringify(seen)}.\n  ${text}\n  ${" ".repeat(column - 1)}^`,
    { text, column, expected, seen },
  );

export const badBoard = (text: string, cause: Error): WingsError =>
  codedError("WINGS_BAD_CASE", `No board in this case: ${cause.message}\n  ${text}`, {
    text,
    ...(cause as Partial<WingsError>).details,
  });

export const noFramework = (): WingsError =>
  codedError(
    "WINGS_NO_FRAMEWORK",
    "There is no describe and no it here. Hand over those of your test framework: " +
      'import { describe, it } from "vitest"; techniqueTester(technique, cases, { describe, it }).',
  );

export const nothingTested = (technique: string, boards: number, findings: number, least: number): WingsError =>
  codedError(
    "WINGS_NOTHING_TESTED",
    `There were ${findings} findings of ${technique} on ${boards} boards, and ${least} are wanted: hand over boards on which ` +
      "it finds something, or ask for less with { least }.",
    { technique, boards, findings, least },
  );
