import * as v from "valibot";
import { badArgument } from "@wings/core/host";
import { type Learner, NEW_LEARNER } from "./learner.js";
import { learnerSchema } from "./read-learner.js";

/** The longest place that an error names. */
const LONGEST = 80;

/** Throws where a part of a record is none that its reader keeps. */
export function checkKept(part: Partial<Learner>): void {
  const { issues: [issue] = [] } = v.safeParse(learnerSchema, { ...NEW_LEARNER, ...part });
  if (issue === undefined) return;
  const expected = issue.type === "custom" ? issue.message : "what learnerSchema accepts";
  throw badArgument(issue.input, `${expected}, in ${v.getDotPath(issue)?.slice(0, LONGEST)}`);
}
