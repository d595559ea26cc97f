import type { Route } from "@wings/draw";
import type { Step } from "./step.js";

/** The curves of the links of a step. The engine finds them once. */
const routes = new WeakMap<Step, readonly Route[]>();

export const routesOf = (step: Step): readonly Route[] | undefined => routes.get(step);
export const setRoutes = (step: Step, found: readonly Route[]): void => {
  routes.set(step, found);
};
