import { withTranslations } from "@wings/core";
import type { Plugin } from "../known.js";
import type { Words } from "./english.js";

/** The words with the translations that plugins bring along. */
export const wordsWithPlugins = (words: Words, plugins: readonly Plugin[]): Words => ({
  ...words,
  language: withTranslations(
    words.language,
    plugins.flatMap(({ techniques }) => techniques),
  ),
});
