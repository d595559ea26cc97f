/**
 * The colors of Okabe and Ito: blue, orange, purple, gray, green; vermilion and bluish green for changes. They are darker on
 * white and lighter on black. `test/palette.test.ts` tests WCAG AA contrast, and that color-blind readers can distinguish them.
 */
export interface Theme {
  readonly paper: string;
  /** Digits and marked candidates. */
  readonly ink: string;
  /** Other candidates, names of rows and columns, lines between boxes. */
  readonly faint: string;
  /** Lines between cells. */
  readonly line: string;
  /** Eliminated, placed. */
  readonly out: string;
  readonly put: string;
  /** Roles in the order of their declaration. After the last color they start again, with another shape. */
  readonly roles: readonly string[];
}

/** The colors on a light ground. */
export const LIGHT: Theme = {
  paper: "#ffffff",
  ink: "#14181f",
  faint: "#4a545f",
  line: "#b4bcc6",
  out: "#a83208",
  put: "#064d3e",
  roles: ["#0a6cc8", "#c58202", "#92288a", "#7d8590", "#22a05c"],
};

/** The colors on a dark ground. */
export const DARK: Theme = {
  paper: "#12161c",
  ink: "#f3f5f8",
  faint: "#aab4bf",
  line: "#454e5a",
  out: "#f25a3c",
  put: "#3fe5b0",
  roles: ["#86c4f5", "#f0a800", "#e04fc8", "#7f868f", "#d4f08a"],
};

/** Opacity of the fill of a candidate, a cell and a house. */
export const SHAPE_FILL = 0.38;
export const CELL_FILL = 0.15;
export const HOUSE_FILL = 0.08;
