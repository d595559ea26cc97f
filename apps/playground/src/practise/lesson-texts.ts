import type { Route } from "@wings/draw";
import type { Step } from "../state/step.js";
import type { LessonText } from "./read-lesson.js";

/** A step with its curves, to draw in a lesson. */
export interface Example {
  readonly step: Step;
  readonly routes: readonly Route[];
}

/** The lessons by technique. The build reads them from the READMEs and writes them in place of this module. */
export const LESSONS: Readonly<Record<string, LessonText & { readonly example?: Example }>> = {};
