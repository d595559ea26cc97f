import type { LessonText } from "./read-lesson.js";
import { LESSONS } from "./lesson-texts.js";

export type { LessonText };

/** The lesson of a technique; `undefined` for a third-party one. */
export const lessonOf = (technique: string): LessonText | undefined =>
  Object.hasOwn(LESSONS, technique) ? LESSONS[technique] : undefined;
