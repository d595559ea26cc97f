import type { OtherNames } from "@wings/core/about";
import { OTHER_NAMES } from "@wings/ladder";
import { type Known, nameOf } from "../known.js";
import type { Words } from "./english.js";

/** The programs of `OtherNames`, and how their names are written. */
export const PROGRAMS = [
  ["hodoku", "HoDoKu"],
  ["sudokuExplainer", "Sudoku Explainer"],
  ["sudokuWiki", "SudokuWiki"],
  ["sudokuStudio", "Sudoku Studio"],
  ["sudokuCoach", "sudoku.coach"],
] as const satisfies readonly (readonly [keyof OtherNames, string])[];

/** Names without hyphens, so that `x wing` is `X-Wing`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[-\s/'()+]+/g, " ")
    .trim();

/** What to search for: the name in the language of the page, and its own. */
export const namesOf = (known: Known, words: Words): readonly string[] => [nameOf(known, words), known.meta.name];

/** Third-party techniques have no names elsewhere. */
const elsewhere = (id: string): OtherNames => (Object.hasOwn(OTHER_NAMES, id) ? OTHER_NAMES[id] : {});

/** Whether one of the names is looked for: each word of the search begins a word of the name. */
function isOneOf(names: readonly string[], search: string): boolean {
  const words = plain(search)
    .split(" ")
    .map((word) => word.replace(/s$/, ""));
  return names.some((each) =>
    words.every((word) =>
      plain(each)
        .split(" ")
        .some((own) => own.startsWith(word)),
    ),
  );
}

/** Whether a technique is called so, here or elsewhere. */
export function isCalled(known: Known, search: string, words: Words): boolean {
  const { others = [], ...programs } = elsewhere(known.id);
  const names = [...Object.values(programs), ...others, ...words.searchWords(known.id)];
  return isOneOf([...namesOf(known, words), known.id, ...names], search);
}

/** Which program has the name that the player looks for, and the name: `SudokuWiki: Y-Wing`. Undefined where our own name fits. */
export function nameElsewhere(known: Known, search: string, words: Words): string | undefined {
  if (search.trim() === "" || isOneOf([...namesOf(known, words), known.id], search)) return undefined;
  const names = elsewhere(known.id);
  const found = PROGRAMS.find(([program]) => isOneOf([names[program] ?? ""], search));
  return found && `${found[1]}${words.colon}${names[found[0]]!}`;
}
