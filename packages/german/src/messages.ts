import type { Message } from "@wings/core";

/** The messages of a family of techniques, by id. */
export type Messages = Readonly<Record<string, Message>>;

/** The id of a technique: `finned-x-wing` for `Finned X-Wing`. */
const idOf = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

/** The same message for several techniques, each with its name. */
export const forEachName = (names: readonly string[], messageOf: (name: string) => Message): Messages =>
  Object.fromEntries(names.map((name) => [idOf(name), messageOf(name)]));
