import type { Run } from "../../command/define-command.js";
import { runFilter } from "../../run/filter.js";
import { type StepsFlags, steps } from "./command.js";

export const run: Run<StepsFlags> = async (call) =>
  call.flags.cases === true ? (await import("./cases.js")).printCases(call) : runFilter(steps, call);
