/** One thing that is wrong with a package. An error keeps it from being published, a warning does not. */
export interface Problem {
  readonly code: string;
  readonly severity: "error" | "warning";
  /** What is wrong, and where. */
  readonly message: string;
  /** How to fix it. */
  readonly hint: string;
}

export const error = (code: string, message: string, hint: string): Problem => ({
  code: `WINGS_PACKAGE_${code}`,
  severity: "error",
  message,
  hint,
});

export const warning = (code: string, message: string, hint: string): Problem => ({
  ...error(code, message, hint),
  severity: "warning",
});
