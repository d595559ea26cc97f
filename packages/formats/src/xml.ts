import { GAME } from "./opensudoku.js";

/** A line and its number from 0. */
export type Numbered = readonly [text: string, number: number];

/** The elements of an OpenSudoku file that contain text, and those that contain elements. */
const TEXTS = "name|author|description|comment|created|source|level|sourceURL";
const GROUPS = "opensudoku|folder|game";
const ATTRIBUTES = String.raw`(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*`;

/** A tag of OpenSudoku, or an element with its text. */
const KNOWN = new RegExp(
  String.raw`</?(?:${GROUPS})(?![\w:.-])${ATTRIBUTES}/?>|<(${TEXTS})(?![\w:.-])${ATTRIBUTES}(?:/>|>[^<]*</\1\s*>)`,
  "y",
);
/** What every XML file may have: text, comments and declarations. */
const COMMON = new RegExp(String.raw`[^<]+|<!--(?:[^-]|-[^-])*-->|<!(?!--)[^<>]*>|<\?xml${ATTRIBUTES}\?>`, "y");
const UNKNOWN = new RegExp(String.raw`</?(?!(?:${TEXTS})(?![\w:.-]))[A-Za-z][\w:.-]*${ATTRIBUTES}/?>`, "y");
/** A piece whose end is in a later line. */
const OPEN = new RegExp(
  String.raw`^(?:<(?:\?xml|/?(?:${GROUPS}))(?![\w:.-])(?:[^<>"']|"[^"<]*(?:"|$)|'[^'<]*(?:'|$))*|` +
    String.raw`<(?:${TEXTS})(?![\w:.-])[^<]*|<!--(?:[^-]|-[^-])*-?)$`,
);
const MARKUP = /<!--[^]*?-->|<(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g;

/** What may be XML. */
export const XML_START = /^\s*<[/?!]?[a-z-]/i;
/** What isn't lost with the text around it: a board, and the row of a grid. */
const BOARD = /[^\s|,;]{40}/;
const ROW = /^(?=.*\d)[\s\d.*_x|-]{9,}$/i;

/**
 * How much of a text is XML of OpenSudoku, from its start. The rest may be blank, `open` if it may go on in the next line, or
 * something else. Without a tag of OpenSudoku, comments count behind such XML, and other tags never.
 */
export function readXml(text: string, isBehindXml: boolean): { readonly end: number; readonly isOpen: boolean } {
  let end = 0;
  let isOurs = false;
  let hasOthers = false;
  const goesOn = (pattern: RegExp): boolean => {
    pattern.lastIndex = end;
    if (!pattern.test(text)) return false;
    end = pattern.lastIndex;
    return true;
  };
  const isCommon = (): boolean => isBehindXml || text.trimStart().startsWith("<?xml");
  for (;;) {
    if (goesOn(KNOWN)) isOurs = true;
    else if (goesOn(UNKNOWN)) hasOthers = true;
    else if (!goesOn(COMMON)) break;
  }
  const rest = text.slice(end);
  const isOpen = OPEN.test(rest) && (!hasOthers || isOurs) && (isOurs || isCommon() || !rest.startsWith("<!--"));
  return { end: isOpen || isOurs || (isCommon() && !hasOthers) ? end : 0, isOpen };
}

/** A text in lines of XML: a game, or a line that has cells outside of all tags. */
export interface XmlText {
  readonly line: Numbered;
  readonly isGame: boolean;
}

/** The texts in lines of XML, in order. */
export function textsIn(xml: string, first: number): XmlText[] {
  const texts: XmlText[] = [];
  let number = first;
  let at = 0;
  for (const { 0: game, index } of xml.matchAll(GAME)) {
    number += xml.slice(at, index).split("\n").length - 1;
    at = index;
    texts.push({ line: [game, number], isGame: true });
  }
  const lines = xml.split("\n");
  const bare = xml.replace(MARKUP, (markup) => markup.replace(/[^\n]/g, " ")).split("\n");
  bare.forEach((line, i) => {
    if (BOARD.test(line) || (line === lines[i] && ROW.test(line)))
      texts.push({ line: [line, first + i], isGame: false });
  });
  return texts.sort((a, b) => a.line[1] - b.line[1]);
}
