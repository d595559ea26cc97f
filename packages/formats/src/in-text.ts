import { type Board, format, isWingsError } from "@wings/core";
import type { Layout } from "@wings/core/host";
import { noBoardInUrl, namesServer, secondBoard } from "./errors.js";
import { boardIn } from "./read-link.js";

/** Digits and open cells as chats make them: `０`, `1️⃣` (a digit and two signs), `⬜`. */
const CHAT = /\u20E3|[\uFF10-\uFF19\u2B1B\u2B1C\u25A0\u25A1\u25AA\u25AB\u25FB\u25FC\u25FD\u25FE]/;

/** The same text with plain digits and dots. */
export const plainDigits = (text: string): string =>
  CHAT.test(text)
    ? text
        .replace(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
        .replace(/([0-9])\uFE0F?\u20E3/g, "$1")
        .replace(/[\u2B1B\u2B1C\u25A0\u25A1\u25AA\u25AB\u25FB\u25FC\u25FD\u25FE]\uFE0F?/g, ".")
    : text;

/** A line of a list of methods, as Sudoku Explainer prints it: `20 x Hidden Single`. */
const METHOD = /^[ \t]*\d+ x [^\d\n]+[^\n]*$/gm;

/** The text without a list of methods, whose numbers are no cells. Its lines stay, so that errors name the right one. */
export const withoutMethods = (text: string): string => text.replace(METHOD, "");

/** A URL within a text: alone, in `<…>`, or in `[…](…)`. */
const URLS = /https?:\/\/[^\s<>"]+/gi;
/** What belongs to the sentence around a link. */
const TRAILING = [/[)\]'”’,;:!?]+[.,]?$/, /[.,]$/];
const MOST = 20;

/**
 * The board of the links in a text; undefined if none has one. Throws if they have different ones, if one has other rules than the
 * layout, or if one names a puzzle on a server.
 */
export function boardInLinks(text: string, line: number, layout?: Layout): Board | undefined {
  const urls = (text.match(URLS) ?? []).slice(0, MOST);
  const boards = new Map<string, Board>();
  let damage: Error | undefined;
  for (const url of urls) {
    const board = boardOf(url, line, layout);
    if (board instanceof Error) damage ??= board;
    else if (board !== undefined) boards.set(format(board, "url"), board);
  }
  if (boards.size > 1) throw secondBoard(line);
  const [board] = boards.values();
  if (board === undefined && damage !== undefined) throw damage;
  const named = urls.find(namesServer);
  if (board === undefined && named !== undefined) throw noBoardInUrl(line, trimmed(named));
  return board;
}

/**
 * Reads the board of a link, or returns what is wrong with its puzzle. The last dot may belong to the board or end the sentence, so both
 * readings are tried.
 */
function boardOf(url: string, line: number, layout?: Layout): Board | Error | undefined {
  let problem: Error | undefined;
  for (const each of [url, ...TRAILING.map((trailing) => url.replace(trailing, ""))]) {
    try {
      const board = boardIn(each, line, layout);
      if (board !== undefined) return board;
    } catch (error) {
      if (!isWingsError(error)) throw error;
      // Without its rules, a puzzle is another one.
      if (error.code === "WINGS_VARIANT_PUZZLE") throw error;
      if (error.code === "WINGS_BAD_PUZZLE") problem = error;
    }
  }
  return problem;
}

const trimmed = (url: string): string => TRAILING.reduce((left, trailing) => left.replace(trailing, ""), url);
