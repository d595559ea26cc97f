import { isWingsError } from "@wings/core";
import { CONSTRAINT_NAMES, layoutOf } from "@wings/layouts";
import { suggest } from "../terminal/suggest.js";
import { unknownLayout } from "./errors.js";

/** `jigsaw` without regions, as a part of a name: a random map. */
export const RANDOM_JIGSAW = /(?<![^+])jigsaw(?![^+])/i;

/** Any map of nine regions. */
const A_MAP = `jigsaw:${"ABCDEFGHI".repeat(9)}`;

/** Refuses the name of no layout. Of a flag it is wrong usage; in an input it is a board that can't be read. */
export function checkLayout(name: string, source: string): void {
  check(name, name, source);
}

/** The same where a random jigsaw can be made. */
export function checkLayoutToMake(name: string, source: string): void {
  check(name.replace(RANDOM_JIGSAW, A_MAP), name, source);
}

function check(name: string, typed: string, source: string): void {
  try {
    layoutOf(name);
  } catch (error) {
    if (!isWingsError(error) || error.code !== "WINGS_UNKNOWN_LAYOUT") throw error;
    const { problem, rule } = error.details;
    throw unknownLayout(source, typed, problem, rule && suggest(rule, CONSTRAINT_NAMES));
  }
}
