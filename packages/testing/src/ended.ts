import type { Technique } from "@wings/core";
import { type Fault, failureOf } from "./faults.js";

/** Techniques whose examination had to be ended: another test of them would take as long. */
const ended = new WeakMap<Technique, readonly Fault[]>();

export const noteEnd = (technique: Technique, faults: readonly Fault[]): void => void ended.set(technique, faults);

/** Whether it was ended. */
export const hasEnded = (technique: Technique): boolean => ended.has(technique);

/** Throws the faults of an earlier examination that had to be ended. */
export function refuseEnded(technique: Technique): void {
  const faults = ended.get(technique);
  if (faults !== undefined) throw failureOf(faults);
}

/** How long all examinations of a technique took, in milliseconds: the tester has one for each case. */
const spent = new WeakMap<Technique, number>();

export const spentOn = (technique: Technique): number => spent.get(technique) ?? 0;
export const noteSpent = (technique: Technique, milliseconds: number): void =>
  void spent.set(technique, spentOn(technique) + milliseconds);
