import type { Route } from "@wings/draw";
import type { Step } from "../../model/step.js";

/** A step with its curves, to draw in a lesson. */
export interface Example {
  readonly step: Step;
  readonly routes: readonly Route[];
}

/** What a lesson draws: the technique, and others that are not it. */
export interface Drawn {
  readonly example?: Example;
  readonly others?: readonly string[];
}

/** The drawings of lessons by technique. The build finds them and writes them in place of this module. */
export const LESSONS: Readonly<Record<string, Drawn>> = {};
