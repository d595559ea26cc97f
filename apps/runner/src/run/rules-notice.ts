import { writtenRules } from "@wings/formats";
import { toSingleLine } from "../terminal/sanitize.js";

/** Says that a puzzle of another program has rules in words, which may be more than those that are read; undefined for other texts. */
export function rulesNotice(text: string): string | undefined {
  const written = writtenRules(text);
  if (written === undefined) return undefined;
  const line = toSingleLine(written);
  const shown = line.length > MOST ? `${line.slice(0, MOST)}…` : line;
  return `the puzzle has rules in words, which wings doesn't read: ${JSON.stringify(shown)}`;
}

const MOST = 200;
