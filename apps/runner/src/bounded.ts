import type { Decoder } from "./decode.js";

/** More than any board has, by one: a line that is longer is refused, whatever comes behind this. */
const LONGEST = 100_001;

/**
 * The same text, but of each line not more than anyone will look at: so memory stays bounded. What is left of a line is the
 * same in whatever pieces it comes.
 */
export function bounded(decoder: Decoder, longest = LONGEST): Decoder {
  /** How long the line is that has not ended yet. */
  let open = 0;
  const cut = (text: string): string => {
    const last = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r"));
    const before = open;
    open = last < 0 ? open + text.length : text.length - 1 - last;
    // Nearly always no line can be too long, and none is looked at.
    return before + text.length <= longest
      ? text
      : text.replace(/[^\r\n]+/g, (line, at) => line.slice(0, Math.max(0, at === 0 ? longest - before : longest)));
  };
  return { write: (bytes) => cut(decoder.write(bytes)), end: () => cut(decoder.end()) };
}
