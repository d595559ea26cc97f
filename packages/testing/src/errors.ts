import type { CodedError } from "@wings/core";
import { codedError } from "./faults.js";

// Errors in the cases and calls of an author, before a technique is tested.

export const badCases = (problem: string, remedy: string): CodedError =>
  codedError("WINGS_BAD_CASES", `the cases ${problem}: ${remedy}.`, { problem, remedy });

export const unknownKey = (key: string, known: readonly string[]): CodedError =>
  codedError("WINGS_UNKNOWN_KEY", `the cases have an unknown key "${key}": use ${known.join(", ")}.`, { key, known });

export const noCases = (list: string): CodedError =>
  codedError("WINGS_NO_CASES", `"${list}" is empty: ${REMEDIES[list]}.`, { list });

const REMEDIES: Readonly<Record<string, string>> = {
  finds: 'add at least one board with an outcome, such as "S4 53..7… => r1c3≠4 r2c6=5"',
  misses: "add at least one board without a finding, best one that looks similar to a find",
};

export const duplicateCase = (text: string, before: string): CodedError =>
  codedError("WINGS_DUPLICATE_CASE", `the case "${text}" repeats or contradicts "${before}": remove one of them.`, {
    text,
    before,
  });

/** Columns start at 1. */
export const badCase = (text: string, column: number, expected: string, seen: string): CodedError =>
  codedError(
    "WINGS_BAD_CASE",
    `column ${column} of this case: expected ${expected}, found ${JSON.stringify(seen)}.\n  ${text}\n  ${" ".repeat(column - 1)}^`,
    { text, column, expected, seen },
  );

export const badBoard = (text: string, cause: Error): CodedError =>
  codedError("WINGS_BAD_CASE", `the board of this case can't be read: ${cause.message}\n  ${text}`, {
    text,
    ...(cause as Partial<CodedError>).details,
  });

export const noFramework = (): CodedError =>
  codedError(
    "WINGS_NO_FRAMEWORK",
    "there is no global describe and it. Pass those of your test framework: " +
      'import { describe, it } from "vitest"; techniqueTester(technique, cases, { describe, it }).',
  );

export const nothingTested = (technique: string, boards: number, findings: number, least: number): CodedError =>
  codedError(
    "WINGS_NOTHING_TESTED",
    `${technique} has ${findings} findings on ${boards} boards, but the test needs ${least}: pass boards with more findings, ` +
      "or lower { least }.",
    { technique, boards, findings, least },
  );

export const sameReference = (technique: string): CodedError =>
  codedError(
    "WINGS_SAME_REFERENCE",
    `complete compares ${technique} with itself, which proves nothing: write the definition as slow, obvious code, and pass ` +
      "that as the reference.",
    { technique },
  );

export const emptyReference = (finding: string, board: string): CodedError =>
  codedError(
    "WINGS_EMPTY_REFERENCE",
    `the reference yields a finding that changes nothing (${finding}): yield a pattern only with its eliminations or ` +
      `placements, and skip it if there are none. Board: ${board}`,
    { finding, board },
  );
