import { late } from "@wings/language-en/late";
import { problems } from "@wings/language-en/problems";
import { english as first } from "../src/model/words/english.js";
import { loadWords } from "../src/model/words/load-words.js";

/** All words of the page, as if every part of it were loaded. */
export const english = { ...first, ...late, problems };
export const german = await loadWords("de");
