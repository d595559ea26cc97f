import { createReadStream, existsSync, statSync } from "node:fs";
import { splitBoards } from "@wings/core";
import { bounded } from "./bounded.js";
import { makeDecoder } from "./decode.js";
import { manyBoards, noBoard, noSuchFile, unreadable } from "./errors.js";

/** A text that comes from somewhere. */
export interface Text {
  readonly text: string;
  /** The number of its first line there. */
  readonly line: number;
}

/** Where boards come from: a text from the command line, a file, or what comes through a pipe. */
type Source = { readonly text: string } | { readonly path: string } | "pipe";

/** What is read, and how many boards are in it. */
export interface Input {
  /** Texts as they arrive, some at a time; none are kept. */
  chunks(): AsyncGenerator<Text[]>;
  /** How many boards there are, going by those that were met so far; undefined where a pipe does not tell. */
  expected(): number | undefined;
}

/** Tells what inputs are: it throws at once where one is neither a board nor a file. */
export function openInput(inputs: readonly string[]): Input {
  const sources = inputs.length === 0 ? (["pipe"] as const) : inputs.map(sourceOf);
  const total = totalOf(sources);
  let read = 0;
  let met = 0;
  return {
    expected: () => (total === undefined || read === 0 ? undefined : (met * Math.max(total, read)) / read),
    async *chunks() {
      for (const source of sources) {
        const isText = typeof source === "object" && "text" in source;
        const chunks = isText
          ? [textsIn(source.text)]
          : boardsIn(source, (bytes) => {
              read += bytes;
            });
        for await (const texts of chunks) {
          met += texts.length;
          yield texts;
        }
      }
    },
  };
}

function sourceOf(input: string): Source {
  if (input === "-") return "pipe";
  if (existsSync(input)) {
    if (statSync(input).isDirectory()) throw unreadable(input, new Error("it is a folder"));
    return { path: input };
  }
  // A board has at least 17 characters of its own, and a path has letters or slashes.
  const cells = input.replace(/[^\d.*_x]/gi, "").length;
  if (/^w\d\w+$/.test(input.trim())) return { text: input };
  if (cells < 17 || /[\\/]/.test(input) || /\.[a-z]{2,5}$/i.test(input)) throw noSuchFile(input);
  return { text: input };
}

/** The boards of a text; one in which none is seen is handed on as it is, for `parse` to say what is wrong. */
function textsIn(text: string): Text[] {
  const texts: Text[] = [];
  const splitter = splitBoards((each, line) => texts.push({ text: withoutMark(each), line }));
  splitter.write(text);
  splitter.end();
  return texts.length > 0 ? texts : [{ text, line: 1 }];
}

/** The mark that some programs put in front of a file is not part of its first board. */
const withoutMark = (text: string): string => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);

function totalOf(sources: readonly Source[]): number | undefined {
  let total = 0;
  for (const source of sources) {
    if (source === "pipe") return undefined;
    if ("path" in source) total += statSync(source.path).size;
  }
  return total;
}

/** The boards of a stream, some for each part of it that arrives. */
async function* boardsIn(
  source: "pipe" | { readonly path: string },
  onRead: (bytes: number) => void,
): AsyncGenerator<Text[]> {
  let ready: Text[] = [];
  const splitter = splitBoards((text, line) => ready.push({ text: withoutMark(text.replace(/\n+$/, "")), line }));
  const stream: NodeJS.ReadableStream = source === "pipe" ? process.stdin : createReadStream(source.path);
  const decoder = bounded(makeDecoder());
  try {
    for await (const chunk of stream) {
      splitter.write(decoder.write(chunk as Buffer));
      onRead((chunk as Buffer).length);
      if (ready.length === 0) continue;
      yield ready;
      ready = [];
    }
  } catch (error) {
    throw unreadable(source === "pipe" ? "stdin" : source.path, error);
  }
  splitter.write(decoder.end());
  splitter.end();
  if (ready.length > 0) yield ready;
}

/** The one text that there is in all inputs. */
export async function onlyText(inputs: readonly string[]): Promise<Text> {
  let only: Text | undefined;
  for await (const texts of openInput(inputs).chunks()) {
    for (const text of texts) {
      if (only !== undefined) throw manyBoards();
      only = text;
    }
  }
  if (only === undefined) throw noBoard();
  return only;
}
