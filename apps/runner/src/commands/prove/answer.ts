import { existsSync } from "node:fs";
import { type Board, type Technique, isWingsError, prove } from "@wings/core";
import {
  type Claim,
  type JudgeOptions,
  type Judgement,
  Position,
  claimName,
  judgeClaim,
  parseClaim,
} from "@wings/core/judge";
import { layoutOf } from "@wings/layouts";
import {
  type Answer,
  type AnswerBoard,
  type AnswerItem,
  type BadLine,
  type Context,
  type FilterCall,
  boardReader,
} from "../../run/answer.js";
import { filterFlags } from "../../command/shared-flags.js";
import { type ClaimLine, type GivenStep, idIn, readClaimLine } from "./read-claim.js";
import type { Item } from "../../run/contract.js";
import { badClaimLine, noClaim } from "./errors.js";
import { fromPlain, toPlain } from "../../terminal/coded-error.js";
import { wrapExplanation } from "../../terminal/explanation.js";
import { jsonFields, sanitize } from "../../terminal/sanitize.js";
import { paint, toTerminal, wrap } from "../../terminal/terminal-style.js";
import type { Values } from "../../command/flag.js";
import type { ProveFlags } from "./command.js";

/** The claim of `wings prove r4c5-7 board.txt` as a flag; without one, the inputs are lines of claims. */
export function prepare(call: FilterCall): FilterCall {
  const [claim, ...inputs] = call.inputs;
  if (claim === undefined || !isClaim(claim)) return call;
  return { flags: { ...call.flags, claim }, given: { ...call.given, claim }, inputs };
}

export const hasLines = ({ claim }: Values): boolean => claim === undefined;

/** A line that can't be read gets a verdict, too: each line has one. */
export const unreadable = {
  fields: ({ text }: Item): object => ({ ...idIn(text), verdict: "ill-posed", why: "unreadable" }),
  text: ({ line }: Item, { code, message }: BadLine, { flags, style }: Context): string | undefined => {
    if (!hasLines(flags)) return undefined;
    const verdict = "ill-posed";
    const text = wrap(`Line ${line}: ${sanitize(message)} (${code})`, style, " ".repeat(12), verdict.padEnd(12));
    return toTerminal(style, `${text.replace(verdict, () => paint(style, "yellow", verdict))}\n`);
  },
};

export const noInput = (flags: Values): Error | undefined => (hasLines(flags) ? noClaim() : undefined);

function isClaim(text: string): boolean {
  try {
    parseClaim(text);
    return true;
  } catch (error) {
    // It is meant to be one, and no file. On the command line that is wrong usage.
    if (LIKE_A_CLAIM.test(text) && !existsSync(text)) throw fromPlain({ ...toPlain(error), exit: 2 });
    return false;
  }
}

const LIKE_A_CLAIM = /^\s*r\d*c\d*\s*[^\w\s./\\]*\s*\d*\.?$/i;

/** Judges lines of claims, or one claim on each board. */
export function makeAnswer(context: Context<ProveFlags & Values>): AnswerItem {
  const { flags, techniques } = context;
  const options: JudgeOptions = {
    techniques: flags["no-technique"] === true ? [] : techniques.list,
    maxFacts: flags["max-facts"],
    maxNodes: flags["max-nodes"],
  };
  const { claim } = flags;
  const read = boardReader(context);
  if (typeof claim === "string") {
    const parsed = parseClaim(claim);
    const answer: AnswerBoard = ({ board }) => {
      const position = new Position(board);
      return answerOf(position, judgeClaim(position, parsed, undefined, options), context);
    };
    return ({ text, line, index }) => answer(read(text, line, index), context);
  }
  // Claims about one board come one after the other, or by turns with those about others.
  const recent = new Map<string, Position>();
  let last: Position | undefined;
  const positionOf = ({ board, layout }: ClaimLine, item: Item): Position => {
    const key = layout === undefined ? board : `${layout} ${board}`;
    const position = recent.get(key) ?? new Position(boardIn(board, item, readerFor(layout, context) ?? read));
    recent.delete(key);
    recent.set(key, position);
    if (recent.size > RECENT) recent.delete(recent.keys().next().value!);
    // Findings take much memory.
    if (last !== position) last?.forget();
    last = position;
    return position;
  };
  return (item) => {
    const line = readClaimLine(item.text);
    const start = positionOf(line, item);
    return answerOf(start, judgeLine(start, line, options), context, line);
  };
}

/** How many boards are kept, so that they are not read again. */
const RECENT = 200;

/** Reads the board of a line that has a layout; `undefined` for other lines. */
function readerFor(layout: string | undefined, context: Context): ReturnType<typeof boardReader> | undefined {
  if (layout === undefined) return undefined;
  const { layout: flag } = filterFlags(context.flags);
  if (flag !== undefined && layoutOf(flag)?.name !== layoutOf(layout)?.name)
    throw badClaimLine(`its "layout" is ${layout}, and --layout is ${flag}`);
  if (context.techniques.plugins !== undefined && layoutOf(layout) !== undefined)
    throw badClaimLine(`its "layout" is ${layout}, and plugins get classic boards`);
  return boardReader({ ...context, flags: { ...context.flags, layout } });
}

/** The place in the board is no place in the file. */
function boardIn(text: string, { index }: Item, read: ReturnType<typeof boardReader>): Board {
  try {
    return read(text, 1, index).board;
  } catch (error) {
    if (!isWingsError(error)) throw error;
    throw fromPlain({ code: error.code, message: `its "board" can't be read. ${error.message}`, exit: 1 });
  }
}

type LineJudgement = Judgement & { readonly step?: number };

/** Judges the steps one after the other, each on the board that it finds, and then the claim. */
function judgeLine(start: Position, { claim, facts, finding, steps }: ClaimLine, options: JudgeOptions): LineJudgement {
  let position = start;
  for (const [step, given] of steps.entries()) {
    const judgement = judgeStep(position, given, { ...options, techniques: NONE });
    if (judgement.verdict !== "proved") return { ...judgement, step, text: `Step ${step + 1}: ${judgement.text}` };
    position = new Position(after(position.board, given.claim));
  }
  return finding === undefined
    ? judgeClaim(position, claim, facts, options)
    : judgeStep(position, { claim, facts, finding }, options);
}

const NONE: readonly Technique[] = [];

/** A finding is held to its own proof, which may have lemmas or counts. */
function judgeStep(position: Position, { claim, facts, finding }: GivenStep, options: JudgeOptions): Judgement {
  if (finding === undefined) return judgeClaim(position, claim, facts, options);
  const judgement = judgeClaim(position, claim, [], options);
  if (judgement.verdict !== "not-proved") return judgement;
  const { maxFacts, maxNodes } = options;
  const { status, text } = prove(position.board, finding as Parameters<typeof prove>[1], { maxFacts, maxNodes });
  const name = claimName(claim);
  return status === "proved"
    ? { verdict: "proved", claim: name, text: `${name} follows from its proof.` }
    : { verdict: "not-proved", claim: name, text: `${name} is true, but ${text}.` };
}

function after(board: Board, { eliminations, placements }: Claim): Board {
  const copy = board.copy();
  for (const { cell, digit } of eliminations) copy.eliminate(cell, digit);
  for (const { cell, digit } of placements) copy.place(cell, digit);
  return copy;
}

function answerOf(
  { board: { layout } }: Position,
  judgement: LineJudgement,
  { json, style, techniques }: Context,
  line?: ClaimLine,
): Answer {
  const { verdict, explanations = [], text } = judgement;
  const good = verdict === "proved";
  const id = line?.id === undefined ? {} : { id: line.id };
  const houses = layout === undefined ? {} : { layout: layout.name };
  if (json) return { text: jsonFields({ ...houses, ...id, ...judgement }), good, status: verdict };
  const color = { proved: "green", refuted: "red", "not-proved": "yellow", "ill-posed": "yellow" } as const;
  const lines = [
    wrap(text, style, " ".repeat(12), verdict.padEnd(12)).replace(verdict, () => paint(style, color[verdict], verdict)),
    // Bulk answers have a line each.
    ...(line === undefined
      ? explanations.flatMap(({ name, technique, text: words }) => [
          `\n${paint(style, "bold", name)}`,
          wrapExplanation(words, style, { message: techniques.rungs.get(technique)?.technique.message, indent: "  " }),
        ])
      : []),
  ];
  return { text: toTerminal(style, `${lines.join("\n")}\n`), good, status: verdict };
}
