/** A block of code in a README. */
export interface Block {
  /** Where it begins. */
  readonly line: number;
  /** Where it ends, in characters. */
  readonly end: number;
  /** What stands behind the fence: the language, and more. */
  readonly info: string;
  readonly code: string;
}

/** Fences may be indented, as in lists, or stand in a quotation. */
const FENCED = /^((?:[ \t>]|[-*+] |\d+[.)] )*)(`{3,}|~{3,})(.*)\n([^]*?)^[ \t>]*\2.*$/gm;
const INLINE = /(?<!`)(`+)(?!`)([^\n]+?)(?<!`)\1(?!`)/g;
const INDENTED = /(?<=^[ \t]*\n)(?:(?: {4}|\t).*\n?)+/gm;
const TAGGED = /<(pre|code|kbd)\b[^>]*>([^]*?)<\/\1>/gi;

/** The page without its fenced blocks. */
export const withoutBlocks = (page: string): string => page.replace(FENCED, "");
/** The page without its code. */
export const proseOf = (page: string): string => withoutBlocks(page).replace(INLINE, "");

/** Its fenced blocks. */
export const blocksOf = (page: string): Block[] =>
  [...page.matchAll(FENCED)].map(({ 0: all, 1: before = "", 3: info = "", 4: code = "", index }) => ({
    line: page.slice(0, index).split("\n").length,
    end: index + all.length,
    info: info.trim(),
    code: code
      .replace(/^[ \t]*>[ \t]?/gm, "")
      // In a list, what the list indents is no part of it.
      .replace(new RegExp(`^ {0,${before.replaceAll(">", "").length}}`, "gm"), ""),
  }));

/** What stands in code of any kind, line by line: what a reader types. A line that is continued is one. */
export function linesOf(page: string): string[] {
  const rest = withoutBlocks(page);
  const pieces = [
    ...blocksOf(page).map(({ code }) => code),
    ...[...rest.matchAll(INLINE)].map(([, , code = ""]) => code),
    ...(rest.match(INDENTED) ?? []),
    ...[...rest.matchAll(TAGGED)].map(([, , code = ""]) => code.replace(/<[^>]*>/g, "")),
  ];
  return pieces.flatMap((code) => code.replace(/[ \t]*[\\`^][ \t]*\n[ \t]*/g, " ").split("\n"));
}
