import { outcomeOf, type Step } from "./step.js";

/** What a link holds: a board in any format, and a step by its technique and what it changes. */
export interface Linked {
  readonly text: string;
  /** A step that can't be read. */
  readonly unread?: string;
  readonly step?: { readonly technique: string; readonly outcome: string };
}

/** The hash of a board and, with it, of a step. */
export const hashOf = (board: string, step?: Step): string =>
  `#${board}${step === undefined ? "" : `&step=${step.finding.technique}:${outcomeOf(step.finding)}`}`;

/** What a hash says; nothing where it is empty. Whatever stands in it is only text. */
export function readHash(hash: string): Linked | undefined {
  const [first, ...rest] = hash.replace(/^#/, "").split("&");
  if (first === "") return undefined;
  const text = plain(first);
  const said = rest
    .map(plain)
    .find((part) => part.startsWith("step="))
    ?.slice("step=".length);
  if (said === undefined) return { text };
  const match = /^([a-z\d/-]{1,80}):([rc=.\d-]{1,4000})$/.exec(said);
  return match === null ? { text, unread: said } : { text, step: { technique: match[1], outcome: match[2] } };
}

/** The hash of a link that somebody pasted as text. */
export const hashIn = (text: string): string | undefined => /^\s*https?:\/\/\S+?(#\S+)\s*$/.exec(text)?.[1];

function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
