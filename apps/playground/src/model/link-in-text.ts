import { readHash } from "./link.js";

/** A link in a text: after `#`, or without it if a step, an argument or a layout follows. */
const LINKS = [/(?:^\s*|[^\s#])#([^\s#]+)/g, /^\s*([^\s#]+&(?:step|argue|layout)=\S+)/g];
/** Maximum number of matches to try. */
const MOST = 20;
/** Punctuation after a link. A board may end in a full stop, so both readings are tried. */
const TRAILING = [/[>)\]"'”’,;:!?]+[.,]?$/, /[.,]$/];

/**
 * Finds a link in pasted text: the first one whose board can be read. A text that is only a link counts even if its board
 * can't be read, so that the error is about the link.
 */
export function hashIn(text: string, isBoard: (text: string) => boolean): string | undefined {
  const hashes = LINKS.flatMap((link) => [...text.matchAll(link)])
    .slice(0, MOST)
    .flatMap(([, found]) => [found, ...TRAILING.map((trailing) => found.replace(trailing, ""))])
    .filter((hash) => isBoard(readHash(hash)?.text ?? ""));
  // Prefer a reading whose step can be read.
  const hash: string | undefined = [...hashes.filter((each) => readHash(each)?.unread === undefined), ...hashes][0];
  if (hash !== undefined) return `#${hash}`;
  return /^\s*https?:\/\/\S+?(#\S+)\s*$/i.exec(text)?.[1];
}
