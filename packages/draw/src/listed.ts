import { type Language, english } from "@wings/core";

/** `2, 5 and 9`, in a language. */
export const listed = (names: readonly string[], language: Language = english): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")}${language.and}${names[names.length - 1]}`;
