/** What fills the slots of a message. */
export type Data = Readonly<Record<string, string | number>>;

/** The message in three lengths; `{slot}` is filled from the data. The core fills `{action}` and `{outcome}`. */
export interface Message {
  /** Why the step is right. */
  readonly long: string;
  /** What the step is, in one line. */
  readonly short: string;
  /** A hint that gives nothing away but where to look. */
  readonly vague: string;
}

/** Fills `{slots}` from the data. A slot without a datum stays as it stands, so that it is seen. */
export const fill = (template: string, data: Data): string =>
  template.replace(/\{(\w+)\}/g, (slot, name: string) => (data[name] ?? slot) as string);
