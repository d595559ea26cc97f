import type { Words } from "../../model/words/english.js";
import { STEPS } from "../../model/words/lesson-steps.js";

/** The words of a lesson: how to find the pattern, the reason, and what it proves. */
export interface LessonWords {
  readonly find: string;
  readonly reason: string;
  readonly proves: string;
}

/** The words of a technique, in English if the language has none; `undefined` for a third-party one. */
export function lessonWords(technique: string, { lessons }: Pick<Words, "lessons">): LessonWords | undefined {
  const table = [lessons, STEPS].find((each) => Object.hasOwn(each, technique));
  if (table === undefined) return undefined;
  const [find, reason, proves] = table[technique];
  return { find, reason, proves };
}
