import { type CandidateName, type CellName, type HouseName, cellOf, cellsName, regionOf } from "../board/notation.js";
import { badArgument, unknownOption } from "../errors.js";
import { type Language, english } from "./language.js";
import type { Form, Message, Translation } from "./message.js";
import type { Join, NamedData, NamedValue } from "./value.js";

/** What `explain` needs of a finding. */
export interface Explained {
  readonly technique: string;
  /** Its `id` is its key in the messages of a language, if that is not the technique: on other layouts some have other words. */
  readonly message: Message & { readonly data: NamedData; readonly id?: string | undefined };
}

/** How to explain a finding. Every option may be left out. */
export interface ExplainOptions {
  /** The length: `long`. */
  readonly form?: Form | undefined;
  /** English. */
  readonly language?: Language | undefined;
}

/**
 * A finding in words: why it is right (`long`), what it is (`short`), or where to look (`vague`). Techniques bring
 * English messages; another language replaces them: `explain(finding, { form: "short", language })`.
 *
 * @example
 * ```ts
 * import { explain, findFirst, parse } from "@wings/core";
 * import { xyWing } from "@wings/xy-wing";
 *
 * const board = parse("683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64");
 * const finding = findFirst(board, [xyWing]);
 * if (finding) console.log(explain(finding, "short")); // pivot r8c1 (2/9), wings r9c3 (2/5) and r8c5 (9/5): r9c45≠5
 * ```
 */
export function explain(finding: Explained, options: Form | ExplainOptions = {}): string {
  const { form = "long", language = english } =
    Object(options) === options ? (options as ExplainOptions) : { form: options as Form };
  const data = dataOf(finding);
  const own = finding.message;
  if (typeof form !== "string" || typeof own[form] !== "string")
    throw unknownOption(finding.technique, "form", form, "long, short and vague");
  checkWords(language, english, "all keys");
  const translation = language.messages[own.id ?? finding.technique];
  const translated: unknown = translation?.[form];
  const isShort = form === "short";
  if (translated !== undefined) {
    if (typeof translated !== "string")
      throw badArgument(translated, `${form} in the messages of ${finding.technique}`);
    const ownParts = language.code === english.code ? own.parts : {};
    const context: Context = { isShort, language, parts: { ...ownParts, ...translation?.parts }, source: own.parts };
    const text = inWords(translated, data, context);
    if (context.lacksPart !== true) return text;
  }
  // A text that is not wholly translated is English as a whole.
  const text = inWords(own[form], data, { isShort, language: english, parts: own.parts });
  return language.untranslated?.(text) ?? text;
}

/**
 * What a step changes, in words: `remove 2 from r8c5 and r8c6`. It needs no message, so it is right even if an explanation is not.
 *
 * @example
 * ```ts
 * import { explainOutcome, findFirst, parse } from "@wings/core";
 * import { xyWing } from "@wings/xy-wing";
 *
 * const board = parse("683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64");
 * const finding = findFirst(board, [xyWing]);
 * if (finding) console.log(explainOutcome(finding)); // remove 5 from r9c4 and r9c5
 * ```
 */
export function explainOutcome(finding: Explained, language: Language = english): string {
  const { outcome } = dataOf(finding);
  checkLanguage(language);
  return inWords("{outcome}", { outcome }, { language });
}

/** The values of a finding. A technique has messages, too, but no data. */
function dataOf(finding: Explained): NamedData {
  const data = (Object(finding) as Partial<Explained>).message?.data;
  if (!data) throw badArgument(finding, "a finding");
  return data;
}

/** A template of a language with its values. */
export function inWords(template: string, data: NamedData, context: Context): string {
  const text = fill(template, data, context);
  return context.language.finish?.(text) ?? text;
}

/** Throws where a value is no language. Undefined is English. Apps without drawings do without it. */
export function checkLanguage(language: Language | undefined = english): void {
  checkWords(language, english, "all keys");
}

/** Throws where a table lacks a word that English has. */
function checkWords(words: unknown, needed: unknown, key: string): void {
  if (words === needed) return;
  if (typeof (words ?? 0) !== typeof needed) throw badArgument(words, `a language with ${key}`);
  if (typeof needed !== "object") return;
  for (const each in needed) checkWords((Object(words) as typeof needed)[each as never], needed[each as never], each);
}

/** What the text of a value depends on. */
interface Context {
  readonly isShort?: boolean;
  readonly language: Language;
  readonly parts?: Translation["parts"];
  /** The English parts. A language may have the words of one without its name. */
  readonly source?: Message["parts"];
  /** Set where a text has a part that is not there. */
  lacksPart?: boolean;
}

/** Fills `{slots}`, of a message or of a language's template. One without a value stays as it is, so that the mistake shows. */
function fill(template: string, data: NamedData, context: Context): string {
  const pieces = piecesOf(template);
  let text = pieces[0];
  for (let i = 1; i < pieces.length; i += 2) {
    const slot = pieces[i];
    const value = data[slot] as NamedValue | undefined;
    text += (value === undefined ? `{${slot}}` : textOf(value, context)) + pieces[i + 1];
  }
  return text;
}

/** Templates, split once: text, slot, text, slot, text. */
const PIECES = /* @__PURE__ */ new Map<string, readonly string[]>();

function piecesOf(template: string): readonly string[] {
  let pieces = PIECES.get(template);
  if (pieces === undefined) PIECES.set(template, (pieces = template.split(/\{(\w+)\}/)));
  return pieces;
}

function textOf(value: NamedValue, context: Context): string {
  if (typeof value !== "object") return String(value);
  const { isShort, language, parts } = context;
  if ("part" in value) {
    const source = context.source?.[value.part];
    const part = parts?.[value.part] ?? (source && language.words?.[source]);
    context.lacksPart ||= part === undefined;
    return fill(part ?? `{${value.part}}`, value.data, context);
  }
  if ("eliminations" in value) return outcomeText(value.placements, value.eliminations, context);
  const list = (items: readonly (string | number)[]): string =>
    joined(items, (value as { join?: Join }).join, language);
  const cells = (names: readonly CellName[]): string => (isShort ? cellsName(names.map(cellOf)) : list(names));
  if ("list" in value) return list(value.list.map((item) => textOf(item, context)));
  if ("cell" in value) return value.cell;
  if ("cells" in value) return cells(value.cells);
  if ("house" in value) return houseText(value.house, context);
  if ("houses" in value) return list(value.houses.map((house) => houseText(house, context)));
  if ("region" in value) return language.regions[regionOf(value.region.map(cellOf))];
  if ("set" in value) {
    const slots = {
      cells: cells(value.set),
      digits: isShort ? value.digits.join("") : list(value.digits),
    };
    return fill(isShort ? "{cells} #{digits}" : language.set, slots, context);
  }
  if ("digits" in value) return isShort ? value.digits.join("/") : list(value.digits);
  const candidates = "candidate" in value ? [value.candidate] : value.candidates;
  const template = isShort ? "({digits}){cells}" : language.candidate;
  return list(
    byDigit(candidates).map(([digit, names]) => fill(template, { digits: digit, cells: cells(names) }, context)),
  );
}

/** What changes: `r4c4=5, r8c56≠2` in short. */
function outcomeText(
  placements: readonly CandidateName[],
  eliminations: readonly CandidateName[],
  context: Context,
): string {
  const { isShort, language } = context;
  const texts = placements.map((name) =>
    fill(isShort ? "{cell}={digit}" : language.place, { cell: name.slice(0, 4), digit: name[5] }, context),
  );
  // Digits that leave the same cells come together.
  const digitsByCells = new Map<string, string[]>();
  for (const [digit, cells] of byDigit(eliminations)) {
    const key = isShort ? cellsName(cells.map(cellOf)) : joined(cells, "and", language);
    digitsByCells.set(key, [...(digitsByCells.get(key) ?? []), digit]);
  }
  for (const [cells, digits] of digitsByCells) {
    const template = isShort ? "{cells}≠{digits}" : language.eliminate;
    texts.push(fill(template, { cells, digits: isShort ? digits.join("") : joined(digits, "and", language) }, context));
  }
  return texts.join(isShort ? ", " : "; ");
}

/** Cells by digit, both in the order in which they come. */
function byDigit(candidates: readonly CandidateName[]): [digit: string, cells: CellName[]][] {
  const cells = new Map<string, CellName[]>();
  for (const name of candidates) {
    cells.set(name[5], [...(cells.get(name[5]) ?? []), name.slice(0, 4) as CellName]);
  }
  return [...cells];
}

/** `row 8`, or `r8` in short. */
const houseText = (house: HouseName, context: Context): string =>
  context.isShort ? house : fill(context.language[house[0] as "r" | "c" | "b"], { n: house[1] }, context);

/** `1, 2 and 3`; or the items one behind the other. */
function joined(items: readonly (string | number)[], join: Join | undefined, language: Language): string {
  if (items.length < 2) return String(items[0] ?? "");
  if (join === "space") return items.join(" ");
  if (join === "none") return items.join("");
  return `${items.slice(0, -1).join(", ")}${language[join ?? "and"]}${items[items.length - 1]}`;
}
