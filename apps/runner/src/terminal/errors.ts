import { type RunnerError, runnerError } from "./coded-error.js";

// --- Output ----------------------------------------------------------------------------------------------------------

/** A wrong path is wrong usage; a full disk is not. */
export const unwritable = (path: string, cause: unknown): RunnerError => {
  const { code = "", message } = cause as NodeJS.ErrnoException;
  const isFull = path === "stdout" || ["ENOSPC", "EDQUOT", "EFBIG", "EIO"].includes(code);
  // The rest of the message of Node.js repeats the path.
  const [why] = message.split(", ");
  return runnerError("UNWRITABLE", `can't write ${path}: ${why}.`, {
    exit: isFull ? 3 : 2,
    hint: isFull ? undefined : WRITABLE[code],
    cause,
  });
};

const WRITABLE: Readonly<Record<string, string | undefined>> = {
  ENOENT: "Create its folder first, or choose another file.",
  ENOTDIR: "The part before the last slash is a file: choose another place.",
  EISDIR: "It is a folder: choose a file in it.",
  EACCES: "You lack permission to write there: choose another place.",
  EPERM: "You lack permission to write there: choose another place.",
  EROFS: "The file system is read-only: choose another place.",
};

/** `doing` is "read stdin" or "write stdout". */
export const noStream = (doing: string, why: string): RunnerError =>
  doing === "read stdin"
    ? runnerError("UNREADABLE", `can't ${doing}: ${why}.`, { hint: "Pass a board as text, or the path of a file." })
    : runnerError("UNWRITABLE", `can't ${doing}: ${why}.`, {
        exit: 3,
        hint: "To discard the answers, write > /dev/null. In a program, open /dev/null for writing only.",
      });
