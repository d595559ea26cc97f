import type { CodedError, NamedMark } from "@wings/core";
import { wingsError } from "@wings/core/author";

/** The exit status of an error: 1 for a board that can't be read, 2 for wrong usage, 3 for a run that had to stop. */
type Exit = 1 | 2 | 3;

/** A board with a wrong finding and what contradicts it, as plain data: the main thread draws it. */
export interface Counterexample {
  readonly board: string;
  readonly marks: readonly NamedMark[];
  readonly names: { readonly name: string; readonly roles: Readonly<Record<string, string>> };
}

export interface RunnerError extends CodedError {
  readonly exit: Exit;
  /** How to fix it, printed below the message. */
  readonly hint?: string;
  /** Drawn above the hint. */
  readonly counterexample?: Counterexample;
  /** Whether the choice of techniques may be the cause, which a setting may have made. */
  readonly isAboutTechniques?: true;
}

export interface Details {
  readonly exit?: Exit;
  readonly hint?: string | undefined;
  readonly counterexample?: Counterexample | undefined;
  readonly isAboutTechniques?: true | undefined;
  readonly cause?: unknown;
  /** What the error is about, as data. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** An error with a code. */
export function runnerError(
  code: string,
  message: string,
  { exit = 2, hint, counterexample, isAboutTechniques, cause, details = {} }: Details = {},
): RunnerError {
  return Object.assign(wingsError(code, message, details, cause), {
    exit,
    ...(hint !== undefined && { hint }),
    ...(counterexample !== undefined && { counterexample }),
    ...(isAboutTechniques !== undefined && { isAboutTechniques }),
  });
}

/** An error as data, to send it from one thread to another. */
export interface PlainError {
  readonly code: string;
  readonly message: string;
  readonly exit: Exit;
  readonly hint?: string;
  readonly counterexample?: Counterexample;
  readonly isAboutTechniques?: true;
}

export const toPlain = (error: unknown): PlainError => {
  // Plugins can throw anything.
  const { code, message, exit = 1, hint, counterexample, isAboutTechniques } = Object(error) as Partial<RunnerError>;
  return {
    code: typeof code === "string" ? code : "WINGS_FAILED",
    message: message ?? String(error),
    exit,
    ...(hint !== undefined && { hint }),
    ...(counterexample !== undefined && { counterexample }),
    ...(isAboutTechniques !== undefined && { isAboutTechniques }),
  };
};

export const fromPlain = ({ code, message, ...details }: PlainError): RunnerError =>
  runnerError(code.replace(/^WINGS_/, ""), message, details);

export const didYouMean = (suggestion: string | undefined): string | undefined =>
  suggestion === undefined ? undefined : `Did you mean ${suggestion}?`;
