const UNCODE = /\/\*[^]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;

/** The code of a file, with blanks for what it has in comments and texts: lines and columns stay what they are. */
export const codeAlone = (text: string): string => text.replace(UNCODE, (part) => part.replace(/[^\n]/g, " "));

/** The line in which something of a text stands. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;
