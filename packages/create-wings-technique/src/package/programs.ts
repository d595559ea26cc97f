/** A piece of code in a README that is a program of its own. */
export interface Program {
  /** Where the block begins. */
  readonly line: number;
  readonly code: string;
  /** What it prints, where a text block right behind it says so. */
  readonly output: string | undefined;
}

/**
 * The programs of a README: its blocks of TypeScript, or of other languages that are asked for, but for those marked as a
 * `fragment`. A block of text that follows one, with no heading between, is what it prints.
 */
export function programsOf(text: string, languages: readonly string[] = ["ts"]): Program[] {
  const blocks = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(({ 0: all, 1: language, 2: code, index }) => ({
    language,
    code,
    index,
    end: index + all.length,
  }));
  return blocks.flatMap(({ language, code, index, end }, i) => {
    if (!languages.includes(language)) return [];
    const next = blocks.at(i + 1);
    const isOutput = next?.language === "text" && !text.slice(end, next.index).includes("\n#");
    return [{ line: text.slice(0, index).split("\n").length, code, output: isOutput ? next.code : undefined }];
  });
}
