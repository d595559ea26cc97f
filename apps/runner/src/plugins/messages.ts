import type { Data, Fact, Hit, Mark, Message, Meta, Policy } from "@wings/core";
import type { PlainError } from "../errors.js";

/** What the thread of the plugins is told when it starts. */
export interface Start {
  readonly plugins: readonly { readonly name: string; readonly entry: string }[];
  /** One number: that of the question answered last; -1 when the thread has ended. */
  readonly flag: Int32Array;
}

/** A technique as it crosses threads: all of it but its functions. */
export interface Described {
  readonly plugin: string;
  readonly id: string;
  readonly meta: Meta;
  /** Its settings, as the plugin has chosen them. */
  readonly options: Readonly<Record<string, boolean | number>>;
  readonly message: Message;
}

export interface Question {
  /** From 1. */
  readonly number: number;
  /** Which technique, in the order in which they were described. */
  readonly technique: number;
  readonly options: Readonly<Record<string, boolean | number>>;
  readonly board: string;
  readonly policy: Policy;
  readonly maxSize: number;
}

/** A hit with all that may be asked about it later. */
export interface Told {
  readonly hit: Hit;
  readonly reason: readonly Fact[];
  readonly marks: readonly Mark[];
  readonly data: Data;
}

export type Loading =
  | { readonly kind: "importing"; readonly plugin: string }
  | { readonly kind: "loaded"; readonly techniques: readonly Described[] }
  | { readonly kind: "failed"; readonly error: PlainError };

export type Reply =
  | { readonly kind: "found"; readonly told: readonly Told[]; readonly tried: number }
  /** With plugin and technique where it is not what was asked: what is thrown later is thrown while another works. */
  | { readonly kind: "threw"; readonly why: string; readonly plugin?: string; readonly id?: string };
