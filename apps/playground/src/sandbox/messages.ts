import type { Message } from "@wings/core";
import type { Data, Mark, Reason } from "@wings/core/author";
import type { Hit, Meta, Policy } from "@wings/core/host";

/** A technique without its functions, as it crosses threads. */
export interface Described {
  readonly api: unknown;
  readonly id: string;
  readonly meta: Meta;
  readonly message: Message;
}

/**
 * The worker's message after importing a plugin. It is sent as JSON, like each reply: even if a plugin forges it, the
 * receiver gets a text of known length, and then plain data.
 */
export type Loaded =
  | { readonly kind: "loaded"; readonly techniques: readonly Described[] }
  | { readonly kind: "failed"; readonly fault: "import" | "shape"; readonly why: string };

export interface Question {
  readonly number: number;
  /** The index of the technique in the description. */
  readonly technique: number;
  readonly board: string;
  readonly policy: Policy;
}

/** A hit with its reason, marks and data. */
export interface FoundHit {
  readonly hit: Hit;
  readonly reason: Reason;
  readonly marks: readonly Mark[];
  readonly data: Data;
}

/** The answer to a question, as JSON. */
export type Reply =
  | { readonly number: number; readonly kind: "found"; readonly hits: readonly FoundHit[] }
  | { readonly number: number; readonly kind: "threw"; readonly why: string };
