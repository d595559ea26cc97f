import type { Step } from "./step.js";

/** The curves of the links of a step, as SVG path data. The engine finds them once. */
const routes = new WeakMap<Step, readonly string[]>();

export const routesOf = (step: Step): readonly string[] | undefined => routes.get(step);
export const setRoutes = (step: Step, paths: readonly string[]): void => {
  routes.set(step, paths);
};
