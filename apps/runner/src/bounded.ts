import type { Decoder } from "./decode.js";

/** Far more than any board has: a line that is longer is refused, whatever comes behind this. */
const LONGEST = 200_000;

/** The same text, but of lines without an end not more than anyone will look at: so memory stays bounded. */
export function bounded(decoder: Decoder, longest = LONGEST): Decoder {
  /** How long the line is that has not ended yet. */
  let open = 0;
  const cut = (text: string): string => {
    const first = text.search(/[\r\n]/);
    const kept = open <= longest ? text : first < 0 ? "" : text.slice(first);
    const last = Math.max(kept.lastIndexOf("\n"), kept.lastIndexOf("\r"));
    open = last < 0 ? open + kept.length : kept.length - 1 - last;
    return kept;
  };
  return { write: (bytes) => cut(decoder.write(bytes)), end: () => cut(decoder.end()) };
}
