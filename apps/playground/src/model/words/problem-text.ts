import { problems as english } from "@wings/language-en/problems";
import { RULES } from "../daily.js";
import type { Problem } from "../problem.js";
import type { Words } from "./english.js";
import { nameOfId } from "../known.js";

/** What errors say in a language. */
type Said = Words["problems"];

/** What the errors of the core, of formats and of the page say about themselves. */
type Details = Readonly<Partial<Record<string, unknown>>>;

const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** The name of a technique. A plugin gave its name itself, and it may be gone: then its id has to do. */
const nameOf = (id: unknown, words: Words): string => nameOfId(text(id), words);

const pluginText = (
  say: Said["plugin"]["broken"],
  { plugin }: Details,
  message: string,
  name?: unknown,
  more?: unknown,
): string => say(text(plugin), message, text(name), text(more));

/** By code. The message of an error is for programmers: it says where a text is wrong, and what was expected there. */
const TEXTS: Readonly<Record<string, (said: Said, details: Details, message: string, words: Words) => string>> = {
  NO_BOARD: (said, { seen }) => (text(seen) === "" ? said.noBoard : said.noBoardIn(text(seen))),
  WRONG_LENGTH: (said, { seen }) => said.wrongLength(parseInt(text(seen))),
  BAD_CHARACTER: (said, { line, column, seen }) =>
    said.badCharacter(text(line), text(column), text(seen).replaceAll('"', "")),
  SECOND_BOARD: (said) => said.secondBoard,
  BAD_TEXT: (said) => said.tooLong,
  BAD_FIELD: (said, { line, column }) => said.badField(text(line), text(column)),
  BAD_PUZZLE: (said) => said.damaged,
  VARIANT_PUZZLE: (said, { rule, problem }) => (problem === undefined ? said.variant(text(rule)) : said.badLayout),
  UNKNOWN_LAYOUT: (said, { rule }) =>
    rule === undefined
      ? said.badLayout
      : said.unknownRule(text(rule), RULES.filter((each) => each !== "jigsaw").join(", ")),
  NOT_FOR_LAYOUT: (said) => said.classicOnly,
  LAYOUT_NOT_LOADED: (_, __, ___, words) => words.notLoaded,
  NO_BOARD_IN_URL: (said, { site }) => (site === undefined ? said.noBoardInUrl : said.noBoardAt(text(site))),
  NO_SUDOKU: (said) => said.noSudoku,
  BAD_PICTURE: (said, { problem }) => (problem === "too large" ? said.largePicture : said.badPicture),
  BAD_LINK: (said, { inner, argument, cut, seen }, _, words) => {
    if (cut !== undefined || argument === "cut") return said.linkCut;
    if (argument === "changed") return said.argumentChanged;
    if (argument === "entry") return said.argumentMisfit(text(seen));
    if (argument !== undefined) return said.damaged;
    return inner === undefined ? said.badStep : said.badBoardInLink(textOf(inner as Problem, said, words));
  },
  BAD_FILM: ({ film, damaged }, { fault, have, need }) => {
    if (fault === "cut") return film.cut(text(have), text(need));
    return fault === "empty" || fault === "version" || fault === "long" || fault === "changed" ? film[fault] : damaged;
  },
  BAD_BACKUP: ({ backup, damaged }, { fault, path, seen, megabytes, most }) => {
    if (fault === "size") return backup.size(text(megabytes), text(most));
    if (fault === "entry") return backup.entry(text(path), text(seen));
    return fault === "json" || fault === "other" || fault === "version" ? backup[fault] : damaged;
  },
  STORAGE_FULL: (said) => said.storageFull,
  NO_STEP: (said, { technique, outcome, isMissing }, _, words) => {
    const name = nameOf(technique, words);
    if (isMissing === true) return said.missingTechnique(name);
    return outcome === undefined ? said.unknownTechnique(name) : said.noSuchStep(name);
  },
  NO_PUZZLE: (said, { name, asked }) => {
    if (asked === "future") return said.futurePuzzle(text(name));
    return asked === "date" ? said.noSuchDate(text(name)) : said.noPuzzle(text(name));
  },
  UNKNOWN_ID: (said, { technique }) => said.noTechnique(text(technique)),
  NO_EXAMPLE: (said, { technique }, _, words) => said.noExample(nameOf(technique, words)),
  NOT_ONE_SOLUTION: (said) => said.notOneSolution,
  LIMIT_REACHED: (said) => said.limitReached,
  NO_GRID: (said) => said.limitReached,
  PLUGIN_BROKEN: ({ plugin }, details, message) =>
    pluginText(details.isTypeScript === true ? plugin.typeScript : plugin.broken, details, message),
  PLUGIN_IMPORT: ({ plugin }, details, message) => pluginText(plugin.import, details, message, details.missing),
  PLUGIN_CORE: ({ plugin }, details, message) => pluginText(plugin.core, details, message, details.missing),
  PLUGIN_SHAPE: ({ plugin }, details, message) => pluginText(plugin.shape, details, message),
  PLUGIN_ID: ({ plugin }, details, message) => pluginText(plugin.id, details, message, details.id),
  PLUGIN_FAILED: ({ plugin }, details, message) => pluginText(plugin.failed, details, message, details.technique),
  PLUGIN_TIMEOUT: ({ plugin }, details, message) =>
    pluginText(plugin.timeout, details, message, Number(details.milliseconds) / 1000),
  PLUGIN_FINDING: ({ plugin }, details, message) =>
    pluginText(plugin.finding, details, message, details.technique, details.finding),
};

const textOf = ({ code, message, details }: Problem, said: Said, words: Words): string => {
  const known = TEXTS[code.replace(/^WINGS_/, "")] as (typeof TEXTS)[string] | undefined;
  return known?.(said, details as Details, message, words) ?? message;
};

/** What went wrong, in words for people. */
export const problemText = (problem: Problem, words: Words): string =>
  textOf(problem, { ...english, ...(words.problems as Said | undefined) }, words);
