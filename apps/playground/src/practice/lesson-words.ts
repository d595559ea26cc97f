import { STEPS } from "./lesson-steps.js";

/** The words of a lesson: how to find the pattern, the reason, and what it proves. */
export interface LessonWords {
  readonly find: string;
  readonly reason: string;
  readonly proves: string;
}

/** The words of a technique; `undefined` for a third-party one. */
export function lessonWords(technique: string, language: string): LessonWords | undefined {
  if (!Object.hasOwn(STEPS, technique)) return undefined;
  const [find, reason, proves] = STEPS[technique][language === "de" ? "de" : "en"];
  return { find, reason, proves };
}
