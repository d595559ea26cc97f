import { CLAIM_PARTS, guardedCells, pattern } from "./oddagon-explanation.js";

export { pattern };

/** How a tridagon is explained, drawn and proved. */
export const explanation = {
  ...guardedCells,
  message: {
    long:
      "The cells {cells} are three in each of four boxes, in different rows and columns. If they held only {digits}, the boxes " +
      "would turn the digits once too often. {claim}: {outcome}.",
    short: "tridagon {digits}, guarded by {guardians}: {outcome}",
    vague: "Twelve cells can't hold only {digits}.",
    parts: CLAIM_PARTS,
  },
};
