import { pictureOf } from "@wings/draw";
import { type Example, LESSONS } from "./lesson-texts.js";
import { type Letters, lettersOf } from "./letters.js";
import type { LessonText } from "./read-lesson.js";

export interface LessonOf extends LessonText {
  readonly example?: Example & { readonly letters: Letters };
}

/** The lesson of a technique; `undefined` for a third-party one. */
export function lessonOf(technique: string): LessonOf | undefined {
  if (!Object.hasOwn(LESSONS, technique)) return undefined;
  const { example, ...text } = LESSONS[technique];
  if (example === undefined) return text;
  return { ...text, example: { ...example, letters: lettersOf(technique, pictureOf(example.step.finding)) } };
}
