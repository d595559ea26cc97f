import type { Picture } from "@wings/draw";
import type { Step } from "./step.js";

/** What a proof by counting shows on the board. */
export const COUNTED = ["both", "facts", "sets"] as const;
export type Counted = (typeof COUNTED)[number];

/** Whether a step is marked with the facts and the sets of one count. A player can then look at either alone. */
export const isCounted = ({ finding: { counts, marks } }: Step): boolean =>
  counts?.length === 1 && ["fact", "set"].every((role) => marks.some((mark) => "role" in mark && mark.role === role));

/** A picture with facts only or sets only: they are the first two roles. */
export const countedIn = (picture: Picture, counted: Counted): Picture => ({
  ...picture,
  roles: picture.roles.filter(({ look }) => counted === "both" || look !== (counted === "facts" ? 1 : 0)),
});
