/** What went wrong, as plain data that can cross threads. An error of the browser has no code. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly details: object;
}

export function problemOf(error: unknown): Problem {
  const { code, message, details } = Object(error) as Partial<Record<keyof Problem, unknown>>;
  return {
    code: typeof code === "string" ? code : "",
    message: typeof message === "string" ? message : String(error),
    details: Object(details ?? {}) as object,
  };
}
