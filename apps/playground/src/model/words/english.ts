import { type Language, english as language, translate } from "@wings/core";
import { type EnglishPage, first } from "@wings/language-en";
import type { Steps } from "./lesson-steps.js";

/** The words of the page in a language. */
export type Words = EnglishPage & {
  /** How steps are explained. */
  readonly language: Language;
  /** For screen readers. */
  readonly code: string;
  /** The word of a role of a technique. */
  readonly role: (this: void, word: string) => string;
  /** With the spaces around it, as `semicolon`. */
  readonly colon: string;
  readonly semicolon: string;
  /** The steps of lessons, by technique. The English ones come with the room that shows them. */
  readonly lessons: Readonly<Record<string, Steps>>;
};

/** Words of a page that explains steps in a language. */
export const wordsOf = (
  page: EnglishPage,
  language: Language,
  lessons: Readonly<Record<string, Steps>> = {},
): Words => ({
  ...page,
  language,
  code: language.code,
  role: (word) => translate(word, language),
  colon: translate(": ", language),
  semicolon: translate("; ", language),
  lessons,
});

/** English. The words of parts that are loaded later come with them. */
export const english = wordsOf(first as EnglishPage, language);
