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
  // As a page of HTML may have it: `&amp;`.
  const [first, ...rest] = hash.replace(/^#/, "").split(/&(?:amp;)?/);
  if (first === "") return undefined;
  const text = plain(first);
  const said = rest
    .map(plain)
    .find((part) => part.startsWith("step="))
    ?.slice("step=".length);
  if (said === undefined) return { text };
  const match = /^([a-z\d/-]{1,80}):([rc=.\d-]{0,4000}\d)$/.exec(said);
  return match === null ? { text, unread: said } : { text, step: { technique: match[1], outcome: match[2] } };
}

/** Where a link may stand in a text: behind `#`, or bare where a step follows. */
const LINKS = [/(?:^\s*|[^\s#])#([^\s#]+)/g, /^\s*([^\s#]+&step=\S+)/g];
/** So many places are looked at. */
const MOST = 20;
/** What stands behind a link in a text, and is not part of it. A board may end in a stop: that is tried both ways. */
const BEHIND = [/[>)\]"'”’,;:!?]+[.,]?$/, /[.,]$/];

/**
 * The hash of a link that somebody pasted as text, with whatever stands around it: of the first whose board can be read.
 * A text that is nothing but a link is one even where its board can't be read, so that this is what is said.
 */
export function hashIn(text: string, isBoard: (text: string) => boolean): string | undefined {
  const hashes = LINKS.flatMap((link) => [...text.matchAll(link)])
    .slice(0, MOST)
    .flatMap(([, found]) => [found, ...BEHIND.map((behind) => found.replace(behind, ""))])
    .filter((hash) => isBoard(readHash(hash)?.text ?? ""));
  // What stands behind a link may have become part of its step.
  const hash: string | undefined = [...hashes.filter((each) => readHash(each)?.unread === undefined), ...hashes][0];
  if (hash !== undefined) return `#${hash}`;
  return /^\s*https?:\/\/\S+?(#\S+)\s*$/i.exec(text)?.[1];
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
