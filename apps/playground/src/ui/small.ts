/** Whether, as the style sheet has it, the board is above all else and stays in sight: then things must come up to it. */
export const isSmall = (): boolean => matchMedia("(max-width: 56rem) and (min-height: 36rem)").matches;
