import { LAYOUT } from "./layouts.js";
import { outcomeOf, type Step } from "./step.js";

/** The content of a link: a board in any format, and a step as technique and outcome, or an argument. */
export interface Linked {
  readonly text: string;
  /** The text of an unreadable step. */
  readonly unread?: string;
  /** Text after the board that is no step and no argument: the link was cut off. */
  readonly cut?: string;
  readonly step?: { readonly technique: string; readonly outcome: string };
  /** The text of an argument. It is read where arguments are. */
  readonly argument?: string;
}

/** The hash for a board and, optionally, a step. */
export const hashOf = (board: string, step?: Step): string =>
  hashWith(board, step && { technique: step.finding.technique, outcome: outcomeOf(step.finding) });

export const hashWith = (board: string, step: Linked["step"]): string =>
  `#/solve/${board}${step === undefined ? "" : `&step=${step.technique}:${step.outcome}`}`;

/** The hash for a board and an argument about it: facts, what follows, and a sign that shows damage. */
export function argumentHash(
  board: string,
  { facts, claim }: { readonly facts: readonly string[]; readonly claim: readonly string[] },
): string {
  const content = `${facts.join(".").replaceAll("#", "-")}:${claim.join(".")}`;
  return `#/solve/${board}&argue=${content}:${argumentSign(board, content)}`;
}

/** Three letters that differ for nearly all other texts. */
export function argumentSign(board: string, content: string): string {
  let hash = 7;
  for (const letter of `${board}&${content}`)
    hash = (Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) ^ (hash >>> 15)) >>> 0;
  return (hash % 36 ** 3).toString(36).padStart(3, "0");
}

/** Parses a hash; `undefined` if it is empty. */
export function readHash(hash: string): Linked | undefined {
  // Copied HTML may contain `&amp;`.
  const [first, ...more] = hash.replace(/^#?(?:\/solve\/?)?/, "").split(/&(?:amp;)?/);
  if (first === "") return undefined;
  const rest = more.map(plain);
  const valueOf = (name: string): string | undefined => rest.find((part) => part.startsWith(name))?.slice(name.length);
  const layout = valueOf("layout=");
  // In a query, a plus sign may be read as a blank.
  const text = plain(first) + (layout === undefined ? "" : LAYOUT + layout.replaceAll(" ", "+"));
  const argument = valueOf("argue=");
  if (argument !== undefined) return { text, argument };
  const said = valueOf("step=");
  if (said === undefined) {
    const cut = rest.find((part) => !part.includes("="));
    return { text, ...(cut !== undefined && { cut }) };
  }
  const match = /^([a-z\d/-]{1,80}):([rc=.\d-]{0,4000}\d)$/.exec(said);
  return match === null ? { text, unread: said } : { text, step: { technique: match[1], outcome: match[2] } };
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
