import { StringDecoder } from "node:string_decoder";

/** Turns the bytes of a stream into text, as they come. */
export interface Decoder {
  write(bytes: Buffer): string;
  end(): string;
}

/** UTF-16, as some programs of Windows write it, where the mark that they put first tells so, and UTF-8 otherwise. */
export function makeDecoder(): Decoder {
  let first: Buffer = Buffer.alloc(0);
  let decoder: Decoder | undefined;
  return {
    write(bytes) {
      if (decoder !== undefined) return decoder.write(bytes);
      first = Buffer.concat([first, bytes]);
      return first.length < 2 ? "" : (decoder = decoderOf(first)).write(first);
    },
    end: () => (decoder === undefined ? first.toString() : decoder.end()),
  };
}

function decoderOf([first, second]: Buffer): Decoder {
  if (first === 0xff && second === 0xfe) return utf16("utf-16le");
  if (first === 0xfe && second === 0xff) return utf16("utf-16be");
  return new StringDecoder("utf8");
}

function utf16(name: string): Decoder {
  const decoder = new TextDecoder(name);
  return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}
