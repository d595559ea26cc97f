import type { Data, Fact, Hit, Mark, Message, Meta, Policy } from "@wings/core";

/** A technique as it crosses threads: all of it but its functions. */
export interface Described {
  readonly api: unknown;
  readonly id: string;
  readonly meta: Meta;
  readonly message: Message;
}

/**
 * What the worker of a plugin tells the page once it has imported it. It crosses as JSON, as each reply does: whatever a
 * plugin puts in its place, who reads it has a text of a known length, and then plain data.
 */
export type Loaded =
  | { readonly kind: "loaded"; readonly techniques: readonly Described[] }
  | { readonly kind: "failed"; readonly fault: "import" | "shape"; readonly why: string };

export interface Question {
  readonly number: number;
  /** Which technique, in the order in which they were described. */
  readonly technique: number;
  readonly board: string;
  readonly policy: Policy;
}

/** A hit with all that may be asked about it later. */
export interface Told {
  readonly hit: Hit;
  readonly reason: readonly Fact[];
  readonly marks: readonly Mark[];
  readonly data: Data;
}

/** The answer to a question, as JSON. */
export type Reply =
  | { readonly number: number; readonly kind: "found"; readonly told: readonly Told[] }
  | { readonly number: number; readonly kind: "threw"; readonly why: string };
