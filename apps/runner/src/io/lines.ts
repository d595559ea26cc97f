import { createReadStream, existsSync, statSync } from "node:fs";
import { noFile, unreadable } from "../errors.js";
import { makeDecoder } from "./decoder.js";

export interface NumberedLine {
  readonly text: string;
  /** The line number, from 1. */
  readonly line: number;
}

/** The lines of a file, or of stdin (`-`), without blank ones. Lines longer than `longest` are cut. */
export async function* linesOf(path: string, longest?: number): AsyncGenerator<NumberedLine, undefined> {
  if (path !== "-") {
    if (!existsSync(path)) throw noFile(path);
    if (statSync(path).isDirectory()) throw unreadable(path, new Error("it is a folder"));
  }
  const stream: NodeJS.ReadableStream = path === "-" ? process.stdin : createReadStream(path);
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
    throw unreadable(path, error);
  }
  rest += decoder.end();
  if (rest.trim() !== "") yield { text: withoutMarks(rest), line: line + 1 };
}

/** Windows programs write a byte order mark at the start of a file, and a carriage return at the end of each line. */
const withoutMarks = (line: string): string => line.replace(/^\uFEFF|\r$/g, "");
