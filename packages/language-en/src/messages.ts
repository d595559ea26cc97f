import type { Translation } from "@wings/core";

/** The words of the techniques of a package, by id. */
export type Messages = Readonly<Record<string, Translation>>;

/** The id of a technique: `finned-x-wing` for `Finned X-Wing`. */
const idOf = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

/** The same words for several techniques, each with its name. `names`: English names, or what to call each id in a sentence. */
export const forEachName = (
  names: readonly string[] | Readonly<Record<string, string>>,
  wordsOf: (name: string) => Translation,
): Messages =>
  Object.fromEntries(
    Array.isArray(names)
      ? (names as readonly string[]).map((name) => [idOf(name), wordsOf(name)])
      : Object.entries(names).map(([id, name]: [string, string]) => [id, wordsOf(name)]),
  );
