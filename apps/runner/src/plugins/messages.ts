import type { Message } from "@wings/core";
import type { Data, Mark, Reason } from "@wings/core/author";
import type { Hit, Meta, Policy } from "@wings/core/host";
import type { PlainError } from "../errors.js";

/** What the plugin thread gets when it starts. */
export interface Start {
  readonly plugins: readonly { readonly name: string; readonly entry: string }[];
  /** The number of the last question that was answered; -1 when the thread has ended. */
  readonly flag: Int32Array;
}

/** A technique as it crosses threads: without its functions. */
export interface Described {
  readonly plugin: string;
  readonly id: string;
  readonly meta: Meta;
  /** The options that the plugin has chosen. */
  readonly options: Readonly<Record<string, boolean | number>>;
  readonly message: Message;
}

export interface Question {
  /** From 1. */
  readonly number: number;
  /** The position of the technique among those described. */
  readonly technique: number;
  readonly options: Readonly<Record<string, boolean | number>>;
  readonly board: string;
  readonly policy: Policy;
  readonly maxSize: number;
}

/** A hit with all that may be needed about it later. */
export interface FoundHit {
  readonly hit: Hit;
  readonly reason: Reason;
  readonly marks: readonly Mark[];
  readonly data: Data;
}

export type Loading =
  | { readonly kind: "importing"; readonly plugin: string }
  | { readonly kind: "loaded"; readonly techniques: readonly Described[] }
  | { readonly kind: "failed"; readonly error: PlainError };

export type Reply =
  | { readonly kind: "found"; readonly hits: readonly FoundHit[] }
  /** Plugin and id are set if another technique than the one asked threw, because it threw late. */
  | { readonly kind: "threw"; readonly why: string; readonly plugin?: string; readonly id?: string };
