import { wingsError } from "@wings/core/author";
import { badArgument } from "@wings/core/host";
import type { PictureRole } from "./picture.js";
import type { Hinted } from "./region.js";

/** What the errors of this package are about. */
export interface DrawErrorDetails {
  BAD_MARK: { readonly mark: unknown };
}
declare module "@wings/core" {
  interface ErrorDetails extends DrawErrorDetails {}
}

/** A mark that says nothing that could be drawn. */
export const badMark = (mark: unknown): Error =>
  wingsError(
    "BAD_MARK",
    `the mark ${(JSON.stringify(mark) ?? String(mark)).slice(0, 40)} can't be drawn: expected a cell, a house, or a strong or weak link, with digits.`,
    { mark },
  );

/** Throws where an option is not one of its values. */
export function checkChoice<T>(seen: T, known: readonly T[]): void {
  if (!known.includes(seen)) throw badArgument(seen, `one of ${known.join(", ")}`);
}

/** Throws where a hint is of no finding. One from JSON is as good as any. */
export function checkHinted(finding: Hinted): void {
  const { marks, message, placements } = Object(finding) as Hinted;
  if (![marks, placements].every(Array.isArray) || marks.length === 0 || Object(message) !== message)
    throw badArgument(finding, "a finding");
}

/** Throws where something is no list of roles. */
export function checkRoles(roles: unknown): void {
  const isRole = (role: unknown): boolean => {
    const { cells, houses } = Object(role) as Partial<PictureRole>;
    return Array.isArray(cells) && Array.isArray(houses);
  };
  if (!Array.isArray(roles)) throw badArgument(roles, "roles of pictureOf");
  for (const role of roles) if (!isRole(role)) throw badArgument(role, "a role of pictureOf");
}

/** Throws where a width is no number, too small for anything, or infinite. */
export function checkWidth(width: number): void {
  if (!(Number.isFinite(width) && width >= 1)) throw badArgument(width, "a finite width of 1 or more");
}
