import type { Message } from "@wings/core";
import type { Data, Mark, Options, Reason } from "@wings/core/author";
import type { Hit, Meta, Policy } from "@wings/core/host";

/** A technique without its functions, as it crosses threads. */
export interface Described {
  readonly api: number;
  readonly id: string;
  readonly meta: Meta;
  /** The options that the plugin has chosen. */
  readonly options: Options;
  readonly message: Message;
}

/**
 * What a plugin sends after its import. It is sent as JSON, like each reply: even if a plugin forges it, the receiver gets a
 * text of known length, and then plain data.
 */
export type Loaded =
  | { readonly kind: "loaded"; readonly techniques: readonly Described[] }
  | { readonly kind: "failed"; readonly fault: "import" | "shape"; readonly why: string };

/** What a technique shall find on a board. */
export interface Question {
  /** From 1. */
  readonly number: number;
  /** The position of the technique among those described. */
  readonly technique: number;
  readonly options: Options;
  readonly board: string;
  readonly policy: Policy;
  /** Larger patterns are not wanted. */
  readonly maxSize?: number;
}

/** A hit with its reason, marks and data. */
export interface FoundHit {
  readonly hit: Hit;
  readonly reason: Reason;
  readonly marks: readonly Mark[];
  readonly data: Data;
}

/** The reply to a question. */
export type PluginReply =
  | { readonly number: number; readonly kind: "found"; readonly hits: readonly FoundHit[] }
  | {
      readonly number: number;
      readonly kind: "threw";
      readonly why: string;
      /** The technique at fault, if it is not the one of the question: it threw after its own reply. */
      readonly technique?: number;
    };
