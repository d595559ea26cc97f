/** One thing that keeps a package from being published. */
export interface Complaint {
  readonly code: string;
  /** What was seen, and where. */
  readonly message: string;
  /** What to do. */
  readonly hint: string;
}

export const complaint = (code: string, message: string, hint: string): Complaint =>
  coded(`PACKAGE_${code}`, message, hint);

/** The complaint, where something does not hold. */
export const unless = (holds: boolean, code: string, message: string, hint: string): Complaint[] =>
  holds ? [] : [complaint(code, message, hint)];

const coded = (code: string, message: string, hint: string): Complaint => ({ code: `WINGS_${code}`, message, hint });
