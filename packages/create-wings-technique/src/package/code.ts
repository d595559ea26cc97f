/** A block of code in a README. */
export interface Block {
  /** Where it begins. */
  readonly line: number;
  readonly code: string;
}

/** Fences may be indented, as in lists, or stand in a quotation. */
const FENCED = /^(?:[ \t>]|[-*+] |\d+[.)] )*(`{3,}|~{3,}).*\n([^]*?)^[ \t>]*\1.*$/gm;
const INLINE = /(?<!`)(`+)(?!`)([^\n]+?)(?<!`)\1(?!`)/g;
const INDENTED = /(?<=^[ \t]*\n)(?:(?: {4}|\t).*\n?)+/gm;
const TAGGED = /<(pre|code|kbd)\b[^>]*>([^]*?)<\/\1>/gi;

/** The page without its fenced blocks. */
export const withoutBlocks = (page: string): string => page.replace(FENCED, "");
/** The page without its code. */
export const proseOf = (page: string): string => withoutBlocks(page).replace(INLINE, "");

/** Its fenced blocks. */
export const blocksOf = (page: string): Block[] =>
  [...page.matchAll(FENCED)].map(({ 2: code = "", index }) => ({
    line: page.slice(0, index).split("\n").length,
    code: code.replace(/^[ \t]*>[ \t]?/gm, ""),
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
