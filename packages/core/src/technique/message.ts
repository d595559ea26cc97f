/** The three lengths in which a finding can be explained. */
export type Form = "long" | "short" | "vague";

/**
 * The messages of a technique. `{slot}` is filled from the data; `{outcome}` (what changes) is always there. A
 * `Translation` has the same slots.
 */
export interface Message {
  /** Why the step is right. */
  readonly long: string;
  /** What the step is, in one line. */
  readonly short: string;
  /** A hint that names the technique, but not the cells that change. */
  readonly vague: string;
  /** Templates for parts that repeat, such as one clause for each link of a chain. */
  readonly parts?: Readonly<Record<string, string>> | undefined;
}

/** The words of a technique in another language: the same slots and parts. What is missing stays English. */
export interface Translation {
  readonly long?: string | undefined;
  readonly short?: string | undefined;
  readonly vague?: string | undefined;
  readonly parts?: Readonly<Record<string, string>> | undefined;
}

/** What a technique says in another language, which it brings along. */
export interface OwnTranslation extends Translation {
  readonly name?: string | undefined;
  /** The words of roles, by role. */
  readonly roles?: Readonly<Record<string, string>> | undefined;
}
