import { badAuthor, badName, longName, takenName } from "./errors.js";

/** The names that replace those of the template. */
export interface Names {
  /** `finned-x-wing`: the name of files, and the end of the id. */
  readonly word: string;
  /** `jane-doe/finned-x-wing`; the techniques of wings have no author. */
  readonly id: string;
  /** `finnedXWing` */
  readonly constant: string;
  /** `FinnedXWing` */
  readonly type: string;
  /** `Finned-X-Wing`, a guess at the name that players use. */
  readonly title: string;
  readonly packageName: string;
  /** `Jane Doe` */
  readonly author: string;
  readonly year: number;
}

/** All forms of a name. */
export function namesOf(word: string): Pick<Names, "word" | "constant" | "type" | "title"> {
  const words = word.split("-").map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  const type = words.join("");
  return { word, constant: type.charAt(0).toLowerCase() + type.slice(1), type, title: words.join("-") };
}

/**
 * `Two-String Kite`, `two_string_kite` and `wings-two-string-kite` all become `two-string-kite`. An id and a constant begin
 * with a letter, so words that don't move to the end: `3d-medusa` becomes `medusa-3d`.
 */
export function wordOf(name: string): string {
  const words = givenWord(name).split("-");
  const first = words.findIndex((part) => /^[a-z]/.test(part));
  if (first < 0) throw badName(name);
  const word = [...words.slice(first), ...words.slice(0, first)].join("-");
  if (RESERVED.has(namesOf(word).constant)) throw takenName(word);
  if (packageNameOf(word).length > MAX_LENGTH) throw longName(packageNameOf(word).length, MAX_LENGTH);
  return word;
}

export const packageNameOf = (word: string): string => `wings-${word}`;

/** The longest package name that npm allows. */
const MAX_LENGTH = 214;

/** The reserved words of TypeScript and the names in the files of the template. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    "arguments as await break case catch class const continue debugger default delete do else enum eval export extends false",
    "finally for function if implements import in instanceof interface let new null package private protected public return",
    "static super switch this throw true try type typeof undefined var void while with yield",
    "board candidatesOf cellFact complete defineTechnique describe explain findFirst finding index it parse pattern setsOf",
    "randomBoards reference soundness techniqueTester",
  ].flatMap((line) => line.split(" ")),
);

/** The name in lower-case words with dashes. It may begin with a digit. */
export const givenWord = (name: string): string => dashed(name).replace(/^wings-/, "");

/** `Jané Doe` becomes `jane-doe`. */
export function authorIdOf(author: string): string {
  const id = dashed(author);
  if (id === "") throw badAuthor(author);
  return id;
}

/** Joins words of letters and digits with dashes, without accents. */
const dashed = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
