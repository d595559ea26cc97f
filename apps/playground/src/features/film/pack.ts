import { badFilm } from "./errors.js";
import { MOST_BYTES, bytesOf, filmIn } from "./film-bytes.js";
import type { Film } from "./film.js";

/** The first character of a packed film: the version of its form. */
const VERSION = "2";
/** The characters before the content: version and length. */
const HEAD = 1 + 3;

/** Packs a film into letters that an address may have: its bytes, as the browser's own zlib packs them. */
export async function packFilm(film: Film): Promise<string> {
  const body = lettersOf(await through(new CompressionStream("deflate"), bytesOf(film)));
  return VERSION + number(body.length) + body;
}

/** The film of a packed text. What comes after the last letter, as in a message, is ignored. */
export async function unpackFilm(text: string): Promise<Film> {
  const [code] = /^[\w-]*/.exec(text)!;
  if (code === "") throw badFilm("empty", { have: 0, need: HEAD });
  if (!code.startsWith(VERSION)) throw badFilm(/^\d/.test(code) ? "version" : "changed", { seen: code[0] });
  const sizes = { have: code.length, need: HEAD + valueOf(code.slice(1, HEAD)) };
  const film = await filmOf(code.slice(HEAD, Math.max(HEAD, sizes.need)));
  if (film !== undefined && code.length === sizes.need) return film;
  if (film !== undefined && code.length > sizes.need) throw badFilm("long", sizes);
  // A letter that no film has ends the code, too. Then the text goes on.
  if (film === undefined && text.length < sizes.need) throw badFilm("cut", sizes);
  throw badFilm("changed", {});
}

/** Undefined if the letters are no film. */
async function filmOf(body: string): Promise<Film | undefined> {
  try {
    const packed = bytesOfLetters(body);
    // The last letter has bits that mean nothing.
    if (lettersOf(packed) !== body) return undefined;
    return filmIn(await through(new DecompressionStream("deflate"), packed));
  } catch {
    return undefined;
  }
}

// --- Letters ------------------------------------------------------------------------------------------------------------

/** All bytes that come out of a stream; no more than a film has. */
async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array): Promise<Uint8Array> {
  const parts = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream).getReader();
  const all: number[] = [];
  for (;;) {
    const { done, value } = await parts.read();
    if (done) return Uint8Array.from(all);
    for (const byte of value) all.push(byte);
    if (all.length > 2 * MOST_BYTES) throw new Error("The film is too long.");
  }
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Three letters: 18 bits. */
const number = (value: number): string => LETTERS[value >> 12] + LETTERS[(value >> 6) & 63] + LETTERS[value & 63];

const valueOf = (letters: string): number =>
  [...letters].reduce((value, letter) => value * 64 + LETTERS.indexOf(letter), 0);

const lettersOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=/g, "");

const bytesOfLetters = (letters: string): Uint8Array =>
  Uint8Array.from(atob(letters.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
