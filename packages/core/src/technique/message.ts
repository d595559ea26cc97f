/** What fills the slots of a message. */
export type Data = Readonly<Record<string, string | number>>;

/** The message in three levels. Each `{slot}` is filled from the data. The core fills `{action}` and `{outcome}`. */
export interface Message {
  /** Why the step is right. */
  readonly long: string;
  /** What the step is, in one line. */
  readonly short: string;
  /** A hint that names the technique, but not the cells that change. */
  readonly vague: string;
}

/** Fills `{slots}` from the data. A slot without data stays in the text, so the gap is visible. */
export const fill = (template: string, data: Data): string =>
  template.replace(/\{(\w+)\}/g, (slot, name: string) => (data[name] ?? slot) as string);
