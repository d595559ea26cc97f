import { StringDecoder } from "node:string_decoder";

/** Turns the bytes of a stream into text, chunk by chunk. */
export interface Decoder {
  write(bytes: Buffer): string;
  end(): string;
}

/** Longer than any board by one: parsing refuses a line of this length, however it goes on. */
const LONGEST_LINE = 100_001;

/** A claim may come with the steps before it. */
export const LONGEST_CLAIM = 1_000_001;

/**
 * Decodes UTF-16 with a byte order mark, as Windows programs write it, and UTF-8 otherwise. Cuts long lines, so that memory
 * stays bounded.
 */
export function makeDecoder(longestLine = LONGEST_LINE): Decoder {
  let first: Buffer = Buffer.alloc(0);
  let decoder: Decoder | undefined;
  const cut = makeLineLimit(longestLine);
  return {
    write(bytes) {
      if (decoder !== undefined) return cut(decoder.write(bytes));
      first = Buffer.concat([first, bytes]);
      return first.length < 2 ? "" : cut((decoder = decoderFor(first)).write(first));
    },
    end: () => cut(decoder === undefined ? first.toString() : decoder.end()),
  };
}

function decoderFor([first, second]: Buffer): Decoder {
  if (first === 0xff && second === 0xfe) return utf16("utf-16le");
  if (first === 0xfe && second === 0xff) return utf16("utf-16be");
  return new StringDecoder("utf8");
}

function utf16(name: string): Decoder {
  const decoder = new TextDecoder(name);
  return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}

/** Cuts each line of a text that comes in chunks. The result is the same for all chunk sizes. */
function makeLineLimit(longest: number): (text: string) => string {
  /** The length of the last line so far, which the next chunk may continue. */
  let open = 0;
  return (text) => {
    const last = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r"));
    const before = open;
    open = last < 0 ? open + text.length : text.length - 1 - last;
    // Nearly always no line can be too long.
    return before + text.length <= longest
      ? text
      : text.replace(/[^\r\n]+/g, (line, at) => line.slice(0, Math.max(0, at === 0 ? longest - before : longest)));
  };
}
