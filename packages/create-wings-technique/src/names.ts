import { badAuthor, badName, longName, takenName } from "./errors.js";

/** Everything that is named after a technique or its author: what stands in place of the template's own words. */
export interface Names {
  /** `finned-x-wing`: the files, and the end of the id. */
  readonly word: string;
  /** `jane-doe/finned-x-wing`; without an author in the repository of wings itself. */
  readonly id: string;
  /** `finnedXWing` */
  readonly constant: string;
  /** `FinnedXWing` */
  readonly type: string;
  /** `Finned X-Wing` as far as can be guessed: `Finned-X-Wing`. */
  readonly title: string;
  readonly packageName: string;
  /** `Jane Doe` */
  readonly author: string;
  readonly year: number;
}

/** The one name in all its forms. */
export function namesOf(word: string): Pick<Names, "word" | "constant" | "type" | "title"> {
  const words = word.split("-").map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  const type = words.join("");
  return { word, constant: type.charAt(0).toLowerCase() + type.slice(1), type, title: words.join("-") };
}

/**
 * `Two-String Kite`, `two_string_kite` and `wings-two-string-kite` are all `two-string-kite`. An id, and a constant of
 * TypeScript, begins with a letter, so words that do not go behind those that do: `3d-medusa` is `medusa-3d`.
 */
export function wordOf(name: string): string {
  const words = givenWord(name).split("-");
  const first = words.findIndex((part) => /^[a-z]/.test(part));
  if (first < 0) throw badName(name);
  const word = [...words.slice(first), ...words.slice(0, first)].join("-");
  if (TAKEN.has(namesOf(word).constant)) throw takenName(word);
  if (packageNameOf(word).length > LONGEST) throw longName(packageNameOf(word).length, LONGEST);
  return word;
}

export const packageNameOf = (word: string): string => `wings-${word}`;

/** npm takes no longer name of a package. */
const LONGEST = 214;

/** What a constant can't be called in a module of TypeScript, and what other things in the template's files are called. */
const TAKEN: ReadonlySet<string> = new Set(
  [
    "arguments as await break case catch class const continue debugger default delete do else enum eval export extends false",
    "finally for function if implements import in instanceof interface let new null package private protected public return",
    "static super switch this throw true try type typeof undefined var void while with yield",
    "board candidatesOf cellFact cellName complete defineTechnique describe explain findFirst finding index it parse pattern",
    "randomBoards reference soundness techniqueTester",
  ].flatMap((line) => line.split(" ")),
);

/** The word as it was given, whatever it begins with. */
export const givenWord = (name: string): string => dashed(name).replace(/^wings-/, "");

/** `Jané Doe` is `jane-doe`. */
export function authorIdOf(author: string): string {
  const id = dashed(author);
  if (id === "") throw badAuthor(author);
  return id;
}

/** Letters without their accents and digits, in words with a dash between them. */
const dashed = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
