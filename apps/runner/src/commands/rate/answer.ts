import { type Board, format, search } from "@wings/core";
import { explainerRating } from "@wings/explainer";
import { inHodokuNumbers } from "@wings/ladder";
import {
  type Answer,
  type AnswerBoard,
  type Context,
  type FilterCall,
  type InputBoard,
  onBoards,
} from "../../run/answer.js";
import { type Path, findPath, isWrong } from "../../techniques/path.js";
import { flagNeeds } from "../errors.js";
import { flagsClash } from "../../run/errors.js";
import { badValue } from "../../techniques/errors.js";
import { jsonFields } from "../../terminal/sanitize.js";
import { type TerminalStyle, paint } from "../../terminal/terminal-style.js";
import type { RateFlags } from "./command.js";

/** Level, score, hardest technique and technique counts; or the ratings of Sudoku Explainer. */
const answerRate: AnswerBoard<RateFlags> = (input, context) => {
  if (context.flags.scale === "explainer") return answerExplainer(input, context);
  const { board } = input;
  const { techniques, style, json, flags } = context;
  const isHodoku = flags.scale === "hodoku";
  const own = findPath(board, techniques, { rating: true });
  const path = isHodoku ? { ...own, ...inHodokuNumbers(own.counts, (id) => techniques.rungs.get(id)) } : own;
  const { status, counts } = path;
  const good = status === "solved";
  const text =
    flags.tsv === true
      ? tsvRow(flags, { ...NOTHING, ...path, puzzle: format(board) })
      : json
        ? ratingFields(path) + (isHodoku ? ',"scale":"hodoku"' : "")
        : ratingLine(board, path, style);
  return { text, good, status, level: good ? path.level : null, counts };
};

/** Written by hand: this saves 5 % of a bulk run. Ids and levels need no escapes. */
function ratingFields({ status, level, score, hardest, counts }: Path): string {
  const rating = status === "solved" ? `"level":${quote(level)},"score":${score}` : '"level":null,"score":null';
  return `"status":"${status}",${rating},"hardest":${quote(hardest)},"counts":${JSON.stringify(counts)}`;
}

const quote = (word: string | null): string => (word === null ? "null" : `"${word}"`);

function ratingLine(board: Board, path: Path, style: TerminalStyle): string {
  const { status, level, score, hardest, counts } = path;
  const good = status === "solved";
  const rating =
    board.isFull && good
      ? "solved already"
      : good
        ? `${level!.padEnd(12)}${String(score).padStart(6)}`
        : FAILURES[isWrong(path) ? "wrong" : status];
  // Ids have no fixed width, so they come last.
  const used = Object.entries(counts).map(([id, count]) => `${count} ${id}`);
  const techniques = hardest === null ? "" : `  ${hardest} (${used.join(", ")})`;
  return `${paint(style, good ? "green" : "yellow", rating.padEnd(32))}${format(board)}${techniques}\n`;
}

const FAILURES: Readonly<Record<string, string>> = {
  stuck: "stuck: beyond these techniques",
  wrong: "stuck: a trusted step was wrong",
  none: "no solution",
  many: "many solutions",
};

/** ER, EP and ED, by the techniques of that scale. */
function answerExplainer({ board }: InputBoard, { style, json, flags }: Context<RateFlags>): Answer {
  const status = ({ 0: "none", 1: "solved" } as const)[search(board).count] ?? "many";
  const good = status === "solved";
  const { er, ep, ed, hardest } = good ? explained(board, flags) : NOTHING;
  if (flags.tsv === true) {
    return { text: tsvRow(flags, { ...NOTHING, puzzle: format(board), status, hardest, er, ep, ed }), good, status };
  }
  if (json) return { text: jsonFields({ status, er, ep, ed, hardest, scale: "se-1.2.1-symmetric" }), good, status };
  const values =
    board.isFull && good
      ? "solved already"
      : good
        ? `ER ${decimal(er)}  EP ${decimal(ep)}  ED ${decimal(ed)}`
        : FAILURES[status];
  const text = `${paint(style, good ? "green" : "yellow", values.padEnd(32))}${format(board)}${hardest === null ? "" : `  ${hardest}`}\n`;
  return { text, good, status };
}

function explained(board: Board, flags: RateFlags): Pick<Fields, "er" | "ep" | "ed" | "hardest"> {
  if (board.isFull) return { er: 0, ep: 0, ed: 0, hardest: null };
  const highest = flags["until-er"];
  const { steps, ...rating } = explainerRating(board, highest === undefined ? {} : { highest: Number(highest) });
  const most = Math.max(0, ...steps.map((step) => step.rating));
  return { ...rating, hardest: steps.find((step) => step.rating === most)?.techniques.join(", ") ?? null };
}

/** A rating with its one digit after the point. */
export const decimal = (value: string | number | null): string =>
  typeof value === "number" ? value.toFixed(1) : String(value);

const OWN_FIELDS = ["status", "level", "score", "hardest"] as const;
const EXPLAINER_FIELDS = ["status", "er", "ep", "ed", "hardest"] as const;
type Field = "puzzle" | (typeof OWN_FIELDS)[number] | (typeof EXPLAINER_FIELDS)[number];
type Fields = Readonly<Record<Field, string | number | null>>;

const NOTHING: Fields = {
  puzzle: null,
  status: null,
  hardest: null,
  level: null,
  score: null,
  er: null,
  ep: null,
  ed: null,
};

/** The fields of `--tsv`, with a dash for what is not known. A puzzle that is not solved has no level and no score. */
function tsvRow(flags: RateFlags, fields: Fields): string {
  const all = fields.status === "solved" ? fields : { ...fields, level: null, score: null };
  return `${fieldsOf(flags)
    .map((name) => all[name] ?? "-")
    .join("\t")}\n`;
}

/** The row of a line that can't be read: there is a row for each line. */
const errorRow = (flags: RateFlags): string => tsvRow(flags, { ...NOTHING, status: "error" });

export const makeAnswer = onBoards(answerRate, "wings rate");

export const unreadable = {
  row: ({ flags }: Context<RateFlags>): string => (flags.tsv === true ? errorRow(flags) : ""),
};

const fieldsOfScale = ({ scale }: RateFlags): readonly Field[] =>
  scale === "explainer" ? EXPLAINER_FIELDS : OWN_FIELDS;

const fieldsOf = (flags: RateFlags): readonly Field[] =>
  flags.fields === undefined ? fieldsOfScale(flags) : (flags.fields as readonly Field[]);

/** Refuses flags that can't be used together. */
export function check({ flags: values }: FilterCall): void {
  const flags = values as RateFlags;
  if (flags["until-er"] !== undefined && flags.scale !== "explainer")
    throw flagNeeds("--until-er", "--scale explainer", "it ends with the rating of the Explainer");
  if (flags.fields !== undefined && flags.tsv !== true) throw flagNeeds("--fields", "--tsv", "it names the columns");
  if (flags.tsv === true && flags.json === true) throw flagsClash("--tsv", "--json", "they are two formats");
  if (flags.tsv === true && flags.resume !== undefined) throw flagsClash("--tsv", "--resume", "it writes JSON lines");
  const fields: readonly Field[] = ["puzzle", ...fieldsOfScale(flags)];
  for (const name of fieldsOf(flags))
    if (!fields.includes(name)) throw badValue("--fields", name, `one of ${fields.join(", ")}`);
}
