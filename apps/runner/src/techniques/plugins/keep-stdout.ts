import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const STDOUT = 1;
const STDERR = 2;
const PATHS = ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", `/proc/${process.pid}/fd/1`];

/** The functions that take a file by its number or its path, and may write to it. Streams use them. */
const WRITERS = [
  ...["write", "writeSync", "writev", "writevSync", "writeFile", "writeFileSync", "appendFile", "appendFileSync"],
  ...["open", "openSync"],
];

type Writer = (...all: unknown[]) => unknown;

/**
 * Sends to stderr what this thread writes to the stdout of the process, by its number or its path: answers go there, and a line of a
 * plugin between them would make them unreadable. This is against accidents: a plugin is code, and can find other ways.
 */
export function keepStdout(): void {
  for (const functions of [fs, fs.promises] as unknown as Record<string, Writer | undefined>[])
    for (const name of WRITERS) {
      const writer = functions[name];
      // Properties of the function, such as its promised form, stay.
      if (writer !== undefined) functions[name] = new Proxy(writer, { apply });
    }
  // For `import { writeSync } from "node:fs"`.
  syncBuiltinESMExports();
}

const apply = (writer: Writer, self: unknown, [file, ...more]: unknown[]): unknown =>
  writer.apply(self, [elsewhere(file), ...more]);

function elsewhere(file: unknown): unknown {
  if (file === STDOUT) return STDERR;
  return PATHS.includes(file instanceof URL ? file.pathname : String(file)) ? "/dev/stderr" : file;
}
