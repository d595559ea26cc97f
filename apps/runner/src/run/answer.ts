import { type Board, isWingsError } from "@wings/core";
import type { Layout } from "@wings/core/host";
import { parseAny } from "@wings/formats";
import { layoutOf } from "@wings/layouts";
import { filterFlags } from "../command/shared-flags.js";
import type { Command } from "../command/define-command.js";
import type { Flags, Values } from "../command/flag.js";
import { flagsClash, forClassicBoards, notABoard } from "./errors.js";
import type { Techniques } from "../techniques/load-techniques.js";
import { jsonFields } from "../terminal/sanitize.js";
import type { Live } from "../terminal/live.js";
import type { TerminalStyle } from "../terminal/terminal-style.js";
import type { Item, Tally } from "./contract.js";

/** What answers get in addition to the board. */
export interface Context<F extends Values = Values> {
  readonly flags: F;
  readonly techniques: Techniques;
  readonly style: TerminalStyle;
  /** Whether to answer with JSON rather than text. */
  readonly json: boolean;
  /** The height of the screen, for an answer that ends with it. */
  readonly rows?: number | undefined;
  /** Shows an answer while it is made. */
  readonly live?: Live | undefined;
}

/** The answer to one board. */
export interface Answer {
  /** Text for people, or the fields of the JSON line after `schema`, `index` and `input`, as `jsonFields` writes them. */
  readonly text: string;
  /** Whether the answer is positive: it decides the exit status. */
  readonly good: boolean;
  readonly status?: string;
  readonly level?: string | null;
  readonly counts?: Readonly<Record<string, number>>;
}

export type AnswerBoard<F extends Values = Values> = (input: InputBoard, context: Context<F>) => Answer;
export type AnswerItem = (item: Item) => Answer;

/** What a filter knows of its call before it begins. */
export interface FilterCall {
  readonly flags: Values;
  /** The flags that were given. */
  readonly given: Values;
  readonly inputs: readonly string[];
}

/** The module with the answers of a command. All but `makeAnswer` says how it differs from other filters. */
export interface FilterModule {
  /** Makes the function that answers. What it refuses is wrong for all boards. */
  makeAnswer(context: Context<never>): AnswerItem | Promise<AnswerItem>;
  /** Refuses flags that can't be used together. */
  check?(call: FilterCall): void;
  /** Takes flags out of the inputs. */
  prepare?(call: FilterCall): FilterCall;
  /** Whether each line is an input for itself, not part of a board. */
  hasLines?(flags: Values): boolean;
  /** Whether the notes of a picture are candidates of its board. */
  hasNotes?(flags: Values): boolean;
  /** Whether a text ends with the screen. */
  endsWithScreen?(flags: Values): boolean;
  /** What comes before and after all answers, where the output is one file. */
  frame?(flags: Values): { readonly before: string; readonly after: string } | undefined;
  /** What is said of all answers at the end. */
  summary?(tally: Tally, flags: Values, techniques: () => Promise<Techniques>): string | Promise<string>;
  /** What an unreadable input has in addition to the error: fields of its JSON; or a text that takes the place of the error; or a row. */
  unreadable?: {
    fields?(item: Item): object;
    text?(item: Item, error: BadLine, context: Context<never>): string | undefined;
    row?(context: Context<never>): string;
  };
  /** The error where no input has anything. */
  noInput?(flags: Values): Error | undefined;
}

/** The error that replaces the answer to a board. */
export interface BadLine {
  readonly code: string;
  readonly message: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** A command that is a line filter. */
export type FilterCommand = Command<Flags, FilterModule>;

/** An answer to each board that is read. `classicOnly` is a command that takes no other boards. */
export const onBoards =
  <F extends Values>(answer: AnswerBoard<F>, classicOnly?: string) =>
  (context: Context<F>): AnswerItem => {
    const read = boardReader(context, classicOnly);
    return ({ text, line, index }) => {
      const input = read(text, line, index);
      const given = answer(input, context);
      const { layout } = input.board;
      // Whoever reads the line needs the layout to read the board.
      return layout && context.json
        ? { ...given, text: `${jsonFields({ layout: layout.name })},${given.text}` }
        : given;
    };
  };

/** Reads the boards of a filter, with its layout. A puzzle of another program may bring its own. */
export function boardReader(
  { flags, techniques }: Context,
  classicOnly = techniques.plugins && "--plugin",
): (text: string, line: number, index: number) => InputBoard {
  const { layout: name, "max-guesses": mostGuesses } = filterFlags(flags);
  const layout = name === undefined ? undefined : layoutOf(name);
  if (layout !== undefined && techniques.plugins !== undefined)
    throw flagsClash("--layout", "--plugin", "plugins get classic boards");
  return (text, line, index) => readVariant(text, line, index, { mostGuesses, layout, classicOnly });
}

/** Reads a board. A puzzle of another program may bring its layout, where none is asked for. */
export function readVariant(text: string, line: number, index: number, options: ReadOptions = {}): InputBoard {
  try {
    return readInputBoard(text, line, index, options);
  } catch (error) {
    const own = layoutIn(error);
    if (own === undefined || options.layout !== undefined) throw error;
    if (options.classicOnly !== undefined) throw forClassicBoards(options.classicOnly, own);
    return readInputBoard(text, line, index, { ...options, layout: layoutOf(own) });
  }
}

/** A board of the input. */
export interface InputBoard {
  readonly board: Board;
  readonly text: string;
  /** From 0, over all inputs. */
  readonly index: number;
}

/** The layout that a puzzle of another program has, as the error says that refuses it on a classic board. */
export function layoutIn(error: unknown): string | undefined {
  const { code, details } = Object(error) as { code?: string; details?: { layout?: string } };
  return code === "WINGS_VARIANT_PUZZLE" ? details?.layout : undefined;
}

interface ReadOptions {
  /** A search of the board may take this many guesses for each solution. */
  readonly mostGuesses?: number | undefined;
  readonly layout?: Layout | undefined;
  /** What takes no other boards, for the error: a command or a flag. */
  readonly classicOnly?: string | undefined;
}

/** Reads a board. */
export function readInputBoard(
  text: string,
  line: number,
  index: number,
  { mostGuesses, layout }: ReadOptions = {},
): InputBoard {
  const board = quoteUnknownText(text, () => parseAny(text, line, layout));
  if (mostGuesses !== undefined) board.mostGuesses = mostGuesses;
  return { board, text, index };
}

const MAX_QUOTE = 40;

/** Reads a text. If the core recognizes no board in it, the error quotes the text. */
export function quoteUnknownText<T>(text: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const [firstLine] = text.trim().split("\n", 1);
    if (!isWingsError(error) || error.code !== "WINGS_NO_BOARD" || firstLine === "") throw error;
    const place = error.details as { line: number; column: number };
    throw notABoard(firstLine.length > MAX_QUOTE ? `${firstLine.slice(0, MAX_QUOTE)}…` : firstLine, place);
  }
}
