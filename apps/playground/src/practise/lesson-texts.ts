import type { LessonText } from "./read-lesson.js";

/** The lessons by technique. The build reads them from the READMEs and writes them in place of this module. */
export const LESSONS: Readonly<Record<string, LessonText>> = {};
