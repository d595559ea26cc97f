import { createReadStream, existsSync, statSync } from "node:fs";
import { noSuchFile, unreadable } from "./errors.js";

/** The lines of a file, or of what comes through a pipe (`-`), with their numbers from 1; blank ones are left out. */
export async function* linesOf(path: string): AsyncGenerator<{ text: string; line: number }> {
  if (path !== "-") {
    if (!existsSync(path)) throw noSuchFile(path);
    if (statSync(path).isDirectory()) throw unreadable(path, new Error("it is a folder"));
  }
  const stream: NodeJS.ReadableStream = path === "-" ? process.stdin : createReadStream(path);
  stream.setEncoding("utf8");
  let rest = "";
  let line = 0;
  try {
    for await (const chunk of stream) {
      const lines = (rest + (chunk as string)).split("\n");
      rest = lines.pop()!;
      for (const text of lines) {
        line++;
        if (text.trim() !== "") yield { text: text.replace(/\r$/, ""), line };
      }
    }
  } catch (error) {
    throw unreadable(path, error);
  }
  if (rest.trim() !== "") yield { text: rest, line: line + 1 };
}
