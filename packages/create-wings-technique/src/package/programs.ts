import { type Block, blocksOf } from "./code.js";

/** A piece of code in a README that is a program of its own. */
export interface Program {
  /** Where the block begins. */
  readonly line: number;
  readonly language: string;
  readonly code: string;
  /** What it prints, where a text block right behind it says so. */
  readonly output: string | undefined;
}

/**
 * The programs of a README: its blocks of TypeScript, or of other languages that are asked for, but for those marked as a
 * `fragment`. A block of text that follows one, with no heading between, is what it prints.
 */
export function programsOf(text: string, languages: readonly string[] = ["ts"]): Program[] {
  const blocks = blocksOf(text);
  return blocks.flatMap((block, i) => {
    const language = languageOf(block);
    if (!languages.includes(language) || /\bfragment\b/.test(block.info)) return [];
    const next = blocks.at(i + 1);
    const isOutput = next !== undefined && languageOf(next) === "text" && !/^#/m.test(between(text, block, next));
    return [{ line: block.line, language, code: block.code, output: isOutput ? next.code : undefined }];
  });
}

/** The first word behind the fence; there may be more: ```ts title="kite.ts". */
const languageOf = ({ info }: Block): string => (/^[{.]*(\w*)/.exec(info)?.[1] ?? "").toLowerCase();

const between = (text: string, { end }: Block, next: Block): string =>
  text
    .slice(end)
    .split("\n")
    .slice(0, next.line - text.slice(0, end).split("\n").length)
    .join("\n");
