import { createReadStream, existsSync, statSync } from "node:fs";
import { bounded } from "./bounded.js";
import { makeDecoder } from "./decode.js";
import { noFile, unreadable } from "./errors.js";

/**
 * The lines of a file, or of what comes through a pipe (`-`), with their numbers from 1; blank ones are left out. What is
 * longer than any line that is meant is cut.
 */
export async function* linesOf(path: string, longest?: number): AsyncGenerator<{ text: string; line: number }> {
  if (path !== "-") {
    if (!existsSync(path)) throw noFile(path);
    if (statSync(path).isDirectory()) throw unreadable(path, new Error("it is a folder"));
  }
  const stream: NodeJS.ReadableStream = path === "-" ? process.stdin : createReadStream(path);
  const decoder = bounded(makeDecoder(), longest);
  let rest = "";
  let line = 0;
  try {
    for await (const chunk of stream) {
      const lines = (rest + decoder.write(chunk as Buffer)).split("\n");
      rest = lines.pop()!;
      for (const text of lines) {
        line++;
        if (text.trim() !== "") yield { text: bare(text), line };
      }
    }
  } catch (error) {
    throw unreadable(path, error);
  }
  rest += decoder.end();
  if (rest.trim() !== "") yield { text: bare(rest), line: line + 1 };
}

/** A line without the end of Windows' lines and the mark that its programs put in front of files. */
const bare = (line: string): string => line.replace(/^\uFEFF|\r$/g, "");
