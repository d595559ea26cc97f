/**
 * The colours: the families of Okabe and Ito (blue, orange, purple, grey, green; vermilion and bluish green for what
 * changes), darker on white and lighter on black so that each stands out from its paper.
 * `test/palette.test.ts` holds them to WCAG AA, and apart from each other for those who see two kinds of colour only.
 */
export interface Theme {
  readonly paper: string;
  /** Digits, and candidates that are marked. */
  readonly ink: string;
  /** Other candidates, names of rows and columns, lines between boxes. */
  readonly faint: string;
  /** Lines between cells. */
  readonly line: string;
  /** Eliminated, placed. */
  readonly out: string;
  readonly put: string;
  /** Roles in the order in which a technique names them; after the last they start again, with another shape. */
  readonly roles: readonly string[];
}

export const LIGHT: Theme = {
  paper: "#ffffff",
  ink: "#14181f",
  faint: "#4a545f",
  line: "#b4bcc6",
  out: "#a83208",
  put: "#064d3e",
  roles: ["#0a6cc8", "#c58202", "#92288a", "#7d8590", "#22a05c"],
};

export const DARK: Theme = {
  paper: "#12161c",
  ink: "#f3f5f8",
  faint: "#aab4bf",
  line: "#454e5a",
  out: "#f25a3c",
  put: "#3fe5b0",
  roles: ["#86c4f5", "#f0a800", "#e04fc8", "#7f868f", "#d4f08a"],
};

/** How much of its colour fills a shape around a candidate, a cell, a house. */
export const SHAPE_FILL = 0.38;
export const CELL_FILL = 0.15;
export const HOUSE_FILL = 0.08;
