import type { OtherNames } from "@wings/core/about";
import { OTHER_NAMES } from "@wings/ladder";
import { GERMAN_NAMES } from "./german-names.js";

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

/** Third-party techniques have no names elsewhere. */
const namesOf = (id: string): OtherNames => (Object.hasOwn(OTHER_NAMES, id) ? OTHER_NAMES[id] : {});

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
export function isCalled(id: string, name: string, search: string): boolean {
  const { others = [], ...programs } = namesOf(id);
  const german = GERMAN_NAMES.flatMap(([ids, names]) => (ids.test(id) ? names : []));
  return isOneOf([name, id, ...Object.values(programs), ...others, ...german], search);
}

/** A program that calls the technique so, and its name there, where its own name isn't what is looked for. */
export function nameElsewhere(id: string, name: string, search: string): string | undefined {
  if (search.trim() === "" || isOneOf([name, id], search)) return undefined;
  const found = PROGRAMS.find(([program]) => isOneOf([namesOf(id)[program] ?? ""], search));
  return found && `${found[1]}: ${namesOf(id)[found[0]]!}`;
}
