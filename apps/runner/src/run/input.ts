import { type BigIntStats, createReadStream, existsSync, fstatSync, statSync } from "node:fs";
import { isWingsError } from "@wings/core";
import { isLink, splitAny } from "@wings/formats";
import type { Failure, Item, PictureFacts } from "./contract.js";
import { badPicture } from "../codes/errors.js";
import { manyBoards, noBoard, noFile, noSuchFile, stdoutIsInput, unreadable } from "./errors.js";
import { badValue } from "../techniques/errors.js";
import { fromPlain } from "../terminal/coded-error.js";
import { assertStdin } from "../terminal/streams.js";
import { LONGEST_CLAIM, makeDecoder } from "./decoder.js";
import { rulesNotice } from "./rules-notice.js";
import { tell } from "../terminal/output.js";
import { type PictureFlags, beginsPicture, isPicture, pictureInput } from "./pictures.js";

/** The text of a board. */
export interface Text {
  readonly text: string;
  /** The number of its first line in its file. */
  readonly line: number;
  /** How it was read from a picture. */
  readonly picture?: PictureFacts | undefined;
  /** Why there is no board to answer: a picture among others can't be read. */
  readonly problem?: Failure | undefined;
}

/** Where boards come from: a text on the command line, a file, or stdin. */
type Source = { readonly text: string } | FileSource | "stdin";

/** A file, or the lines of it that begin in a range of bytes. */
interface FileSource {
  readonly path: string;
  readonly range?: { readonly from: number; readonly to: number } | undefined;
}

/** The boards of all inputs, in order. */
export interface Input {
  /** Some texts at a time, as they arrive. */
  chunks(): AsyncGenerator<Text[]>;
  /** An estimate of the number of boards; undefined for stdin, whose size is unknown. */
  expected(): number | undefined;
}

/** How inputs are read. */
interface InputOptions extends PictureFlags {
  /** Only the lines that begin between these bytes. */
  readonly range?: string | undefined;
  /** Whether each line is an input for itself. */
  readonly hasLines?: boolean | undefined;
  /** Whether a picture that can't be read is a bad line, even if it is the only input. */
  readonly isForProgram?: boolean | undefined;
}

/** Opens the inputs. Throws if an input is no board and no file, or if the output would overwrite it. */
export function openInput(inputs: readonly string[], options: InputOptions = {}): Input {
  const { range, hasLines = false, isForProgram = false } = options;
  assertNotOutput(inputs);
  const named: readonly Source[] =
    inputs.length === 0 ? ["stdin"] : inputs.map((input) => (hasLines ? lineSourceOf(input) : sourceOf(input)));
  const sources = range === undefined ? named : [inRange(named, range)];
  const total = totalBytes(sources);
  let bytesRead = 0;
  let boards = 0;
  return {
    expected: () =>
      total === undefined || bytesRead === 0 ? undefined : (boards * Math.max(total, bytesRead)) / bytesRead,
    async *chunks() {
      for (const source of sources) {
        const isText = typeof source === "object" && "text" in source;
        const notice = isText && !hasLines ? rulesNotice(source.text) : undefined;
        if (notice !== undefined) tell(`wings: ${notice}\n`);
        const chunks = isText
          ? [textsIn(source.text, hasLines)]
          : source !== "stdin" && !hasLines && isPicture(source.path)
            ? [await textsOfPicture(source.path, isForProgram || sources.length > 1, options)]
            : boardsIn(source, hasLines, (bytes) => {
                bytesRead += bytes;
              });
        for await (const texts of chunks) {
          boards += texts.length;
          yield texts;
        }
      }
    },
  };
}

function sourceOf(input: string): Source {
  if (input === "-") return "stdin";
  if (existsSync(input)) {
    if (statSync(input).isDirectory()) throw unreadable(input, new Error("it is a folder"));
    return { path: input };
  }
  if (isLink(input) || /^\s*https?:\/\//i.test(input)) return { text: input };
  // The JSON of a puzzle may have a slash or a backslash in its texts.
  if (/^\s*\{\s*"[^]*\}\s*$/.test(input)) return { text: input };
  // A board has at least 17 characters for cells. A path has letters or slashes.
  const cells = input.replace(/[^\d.*_x?·]/gi, "").length;
  if (/^w\d\w+(?:&layout=\S*)?$/.test(input.trim())) return { text: input };
  if (cells < 17 || /[\\/]/.test(input) || /\.[a-z]{2,5}$/i.test(input)) throw noSuchFile(input);
  return { text: input };
}

/** A file of lines, stdin, or a line itself. */
function lineSourceOf(input: string): Source {
  if (input === "-") return "stdin";
  if (!existsSync(input)) {
    if (/^\s*\{/.test(input)) return { text: input };
    throw noSuchFile(input);
  }
  if (statSync(input).isDirectory()) throw unreadable(input, new Error("it is a folder"));
  return { path: input };
}

/** Splits a text into its lines, without blank ones. */
function splitLines(emit: (text: string, line: number) => void): { write(text: string): void; end(): void } {
  let rest = "";
  let line = 0;
  const take = (text: string): void => {
    line++;
    if (text.trim() !== "") emit(text.replace(/\r$/, ""), line);
  };
  return {
    write(text) {
      const lines = (rest + text).split("\n");
      rest = lines.pop()!;
      lines.forEach(take);
    },
    end() {
      if (rest !== "") take(rest);
      rest = "";
    },
  };
}

/** The board of a picture, or why it can't be read. */
async function textsOfPicture(path: string, isLine: boolean, options: InputOptions): Promise<Text[]> {
  const { text, picture, problem } = await pictureInput(path, isLine, options);
  return problem === undefined
    ? textsIn(text).map((each) => ({ ...each, picture }))
    : [{ text, line: 1, picture, problem }];
}

function inRange([source, ...others]: readonly Source[], text: string): FileSource {
  const [from, to] = text.split(":").map(Number);
  if (from > to) throw badValue("--range", text, "the smaller number first");
  if (typeof source === "string" || !("path" in source) || others.length > 0)
    throw badValue("--range", text, "one file as input");
  return { ...source, range: { from, to } };
}

/** Whether a file is one of the inputs, under any name. */
export function isAmong(inputs: readonly string[], { dev, ino }: BigIntStats): boolean {
  return (inputs.length === 0 ? ["-"] : inputs).some((input) => {
    try {
      const other = input === "-" ? fstatSync(0, { bigint: true }) : statSync(input, { bigint: true });
      return other.dev === dev && other.ino === ino;
    } catch {
      // The input is a board, not a file.
      return false;
    }
  });
}

/** Throws if the output goes to one of the inputs, as in `wings check F >> F`: then the input never ends. */
function assertNotOutput(inputs: readonly string[]): void {
  let output: BigIntStats;
  try {
    output = fstatSync(1, { bigint: true });
  } catch {
    // There is no stdout.
    return;
  }
  if (output.isFile() && isAmong(inputs, output)) throw stdoutIsInput();
}

/** The boards of a text. A text without boards is returned as it is: `parse` then says what is wrong with it. */
function textsIn(text: string, hasLines = false): Text[] {
  const texts: Text[] = [];
  const splitter = (hasLines ? splitLines : splitAny)((each, line) => texts.push({ text: withoutMark(each), line }));
  splitter.write(text);
  splitter.end();
  return texts.length > 0 ? texts : [{ text, line: 1 }];
}

/** The byte order mark at the start of a file is not part of its first board. */
const withoutMark = (text: string): string => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);

function totalBytes(sources: readonly Source[]): number | undefined {
  let total = 0;
  for (const source of sources) {
    if (source === "stdin") return undefined;
    if ("path" in source) {
      const { size } = statSync(source.path);
      total += source.range === undefined ? size : Math.max(0, Math.min(size, source.range.to) - source.range.from);
    }
  }
  return total;
}

/** The boards of a stream, some for each chunk that arrives. */
async function* boardsIn(
  source: "stdin" | FileSource,
  hasLines: boolean,
  onRead: (bytes: number) => void,
): AsyncGenerator<Text[]> {
  let ready: Text[] = [];
  const splitter = (hasLines ? splitLines : splitAny)((text, line) =>
    ready.push({ text: withoutMark(text.replace(/\n+$/, "")), line }),
  );
  const decoder = makeDecoder(hasLines ? LONGEST_CLAIM : undefined);
  const name = source === "stdin" ? source : source.path;
  let isFirst = !hasLines;
  if (source === "stdin") assertStdin();
  try {
    for await (const chunk of source === "stdin" ? process.stdin : bytesOf(source)) {
      if (isFirst && beginsPicture(chunk as Buffer))
        throw badPicture(name, "a picture is read from a file: pass its path.");
      isFirst = false;
      splitter.write(decoder.write(chunk as Buffer));
      onRead((chunk as Buffer).length);
      if (ready.length === 0) continue;
      yield ready;
      ready = [];
    }
  } catch (error) {
    if (isWingsError(error)) throw error;
    throw unreadable(name, error);
  }
  splitter.write(decoder.end());
  splitter.end();
  if (ready.length > 0) yield ready;
}

/**
 * The bytes of a file, or of the lines that begin in its range. A line that begins before the range belongs to the previous range.
 * The last line is read to its end.
 */
async function* bytesOf({ path, range }: FileSource): AsyncGenerator<Buffer> {
  if (range === undefined) {
    yield* createReadStream(path) as AsyncIterable<Buffer>;
    return;
  }
  if (range.from === range.to) return;
  let at = Math.max(0, range.from - 1);
  let isInside = range.from === 0;
  for await (const chunk of createReadStream(path, { start: at }) as AsyncIterable<Buffer>) {
    const start = isInside ? 0 : chunk.indexOf(LINE_FEED) + 1;
    isInside ||= start > 0;
    // A line that begins at the end of the range is not part of it.
    const newline = at + chunk.length < range.to ? -1 : chunk.indexOf(LINE_FEED, Math.max(0, range.to - 1 - at));
    const end = newline < 0 ? chunk.length : newline + 1;
    if (isInside && end > start) yield chunk.subarray(start, end);
    if (newline >= 0) return;
    at += chunk.length;
  }
}
const LINE_FEED = 10;

/** The only board of all inputs. */
export async function onlyText(inputs: readonly string[], options?: InputOptions): Promise<Text> {
  let only: Text | undefined;
  for await (const texts of openInput(inputs, options).chunks()) {
    for (const text of texts) {
      if (only !== undefined) throw manyBoards();
      if (text.problem !== undefined) throw fromPlain(text.problem);
      only = text;
    }
  }
  if (only === undefined) throw noBoard();
  return only;
}

/** Every Nth board (`of`), from the Ith (`number`). */
export interface Shard {
  readonly number: number;
  readonly of: number;
}

export function readShard(text: string | undefined): Shard {
  if (text === undefined) return { number: 1, of: 1 };
  const [number, of] = text.split("/").map(Number);
  if (number < 1 || number > of) throw badValue("--shard", text, `a number from 1 to ${of} before the slash`);
  return { number, of };
}

/**
 * The numbered boards of a shard, in parts of at most `size`. A part doesn't wait for boards that have not arrived, unless all
 * parts must be full: then they are the same in each run.
 */
export async function* partsOf(
  chunks: AsyncIterable<readonly Text[]>,
  { number, of }: Shard,
  size: number,
  areFull = false,
): AsyncGenerator<Item[]> {
  let index = -1;
  let part: Item[] = [];
  for await (const texts of chunks) {
    for (const text of texts) {
      index++;
      if (index % of !== number - 1) continue;
      part.push({ index, ...text });
      if (part.length === size) {
        yield part;
        part = [];
      }
    }
    if (part.length > 0 && !areFull) {
      yield part;
      part = [];
    }
  }
  if (part.length > 0) yield part;
}

export interface NumberedLine {
  readonly text: string;
  /** The line number, from 1. */
  readonly line: number;
}

/** The lines of a file, or of stdin (`-`), without blank ones. Lines longer than `longest` are cut. */
export async function* linesOf(path: string, longest?: number): AsyncGenerator<NumberedLine, undefined> {
  assertNotOutput([path]);
  if (path === "-") assertStdin();
  else if (!existsSync(path)) throw noFile(path);
  else if (statSync(path).isDirectory()) throw unreadable(path, new Error("it is a folder"));
  yield* linesIn(path === "-" ? process.stdin : createReadStream(path), path, longest);
}

/** The lines of a stream, without blank ones. `path` names it in errors. */
export async function* linesIn(
  stream: AsyncIterable<Buffer | string>,
  path: string,
  longest?: number,
): AsyncGenerator<NumberedLine, undefined> {
  const decoder = makeDecoder(longest);
  let rest = "";
  let line = 0;
  try {
    for await (const chunk of stream) {
      const lines = (rest + decoder.write(chunk as Buffer)).split("\n");
      rest = lines.pop()!;
      for (const text of lines) {
        line++;
        if (text.trim() !== "") yield { text: withoutMarks(text), line };
      }
    }
  } catch (error) {
    throw unreadable(path === "-" ? "stdin" : path, error);
  }
  rest += decoder.end();
  if (rest.trim() !== "") yield { text: withoutMarks(rest), line: line + 1 };
}

/** Windows programs write a byte order mark at the start of a file, and a carriage return at the end of each line. */
const withoutMarks = (line: string): string => line.replace(/^\uFEFF|\r$/g, "");
