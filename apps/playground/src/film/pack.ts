import { type Board, format, parse, search } from "@wings/core";
import { countBits, digitsOf } from "@wings/core/author";
import { boardOf } from "../model/board-of.js";
import { PLAY_LEVELS, recipeOf } from "../model/daily.js";
import { decided } from "../model/decided.js";
import { BLANK, COLORS } from "../model/pencil.js";
import type { Position } from "../model/game.js";
import { type Coder, type Model, codeBit, codeEqual, codeTree, createReader, createWriter, newModel } from "./coder.js";
import { type Film, type Title, givensOf, movesOf } from "./film.js";
import { badFilm, filmTooLong } from "./errors.js";
import { type Change, KINDS, type Kind, type Move, changeBoard, isOfBoard, moveBetween, moved } from "./moves.js";

/** The most moves of a film, and the most changes of a move. */
export const MOST_MOVES = 4095;
const MOST_CHANGES = 1500;

/** The first character of a packed film: the version of its form. */
const VERSION = "1";
/** The characters before the content: version, length and checksum. */
const HEAD = 1 + 3 + 3;

/** Packs a film into letters that an address may have. */
export function packFilm({ title, positions }: Film): string {
  const { first, moves } = movesOf(positions);
  const puzzle = givensOf(first.board);
  const bare: Position = { board: format(parse(puzzle), "url"), pencil: BLANK };
  // What was there at the start is the first move: for a board of the solver, or a game whose beginning is lost.
  const before = moveBetween(bare, first)!;
  const all = before.changes.length === 0 ? moves : [before, ...moves];
  if (all.length > MOST_MOVES || all.some(({ changes }) => changes.length > MOST_CHANGES))
    throw filmTooLong(all.length);
  const writer = createWriter();
  codePuzzle(writer, puzzle);
  codeTitle(writer, title);
  codeEqual(writer, MOST_MOVES + 1, all.length);
  const code = moveCoder(writer, puzzle);
  let at = bare;
  for (const move of all) at = code(at, move).position;
  const body = textOf(writer.end());
  return VERSION + number(body.length) + number(checksum(body)) + body;
}

/** The bytes of a packed text. What comes after the last letter, as in a message, is ignored. */
export function bytesOfFilm(text: string): Uint8Array {
  const [code] = /^[\w-]*/.exec(text)!;
  if (code === "") throw badFilm("empty", { have: 0, need: HEAD });
  if (!code.startsWith(VERSION)) throw badFilm(/^\d/.test(code) ? "version" : "changed", { seen: code[0] });
  const length = valueOf(code.slice(1, 4));
  const body = code.slice(HEAD);
  const sizes = { have: code.length, need: HEAD + length };
  // The length itself may be damaged, or a letter in the middle may be none.
  const isWhole = body !== "" && checksum(body) === valueOf(code.slice(4, 7));
  if (body.length !== length && (isWhole || (body.length < length && text.length >= sizes.need)))
    throw badFilm("changed", {});
  if (code.length < HEAD || body.length < length) throw badFilm("cut", sizes);
  if (body.length > length) throw badFilm("long", sizes);
  if (checksum(body) !== valueOf(code.slice(4, 7))) throw badFilm("changed", {});
  return bytesOf(body);
}

/** The film of a packed text. */
export function unpackFilm(text: string): Film {
  const bytes = bytesOfFilm(text);
  try {
    return readFilm(createReader(bytes));
  } catch (error) {
    if ((error as { code?: unknown }).code === "WINGS_BAD_FILM") throw error;
    throw badFilm("changed", {});
  }
}

/** The puzzle of a packed film, and its number of moves. This is much faster than all of the film. */
export function headOfFilm(text: string): { readonly puzzle: string; readonly count: number } {
  const { puzzle, count } = readHead(createReader(bytesOfFilm(text)));
  return { puzzle, count };
}

function readHead(reader: Coder): { puzzle: string; title: Title; count: number } {
  const puzzle = codePuzzle(reader, "");
  const title = codeTitle(reader, { seconds: 0, hints: 0, slips: 0, hasCandidates: false });
  return { puzzle, title, count: codeEqual(reader, MOST_MOVES + 1, 0) };
}

function readFilm(reader: Coder): Film {
  const { puzzle, title, count } = readHead(reader);
  const code = moveCoder(reader, puzzle);
  const positions: Position[] = [{ board: format(parse(puzzle), "url"), pencil: BLANK }];
  for (let i = 0; i < count; i++) positions.push(code(positions[i]).position);
  return { title, positions };
}

/** The digits that a given may be, so that none is a contradiction. */
function codePuzzle(coder: Coder, puzzle: string): string {
  const isGiven = newModel();
  const board = parse(".".repeat(81));
  let text = "";
  for (let cell = 0; cell < 81; cell++) {
    const digit = Number(puzzle[cell]) || 0;
    const possible = board.candidates(cell);
    if (possible.length === 0 || codeBit(coder, isGiven, digit === 0 ? 0 : 1) === 0) text += ".";
    else {
      const given = possible[codeEqual(coder, possible.length, possible.indexOf(digit))];
      board.placeGiven(cell, given);
      text += String(given);
    }
  }
  return text;
}

const MOST_NUMBER = 2 ** 30 - 1;

/** Numbers that are mostly small: how many bits they have, then the bits. */
function codeNumber(coder: Coder, value: number): number {
  const number = Math.min(MOST_NUMBER, Math.floor(value));
  const size = codeEqual(coder, 31, 32 - Math.clz32(number));
  return size === 0 ? 0 : codeEqual(coder, 2 ** (size - 1), number - 2 ** (size - 1)) + 2 ** (size - 1);
}

const DAY = 86_400_000;

function codeTitle(coder: Coder, { name = "", seconds, hints, slips, hasCandidates }: Title): Title {
  const level = PLAY_LEVELS.findIndex((each) => name.startsWith(`${each}-`));
  const kind = codeEqual(coder, 3, recipeOf(name) === undefined ? 0 : level < 0 ? 1 : 2);
  let read: string | undefined;
  if (kind === 1) {
    const day = codeNumber(coder, Math.max(0, Date.parse(`${name}T00:00Z`) / DAY));
    read = new Date(Math.min(day, 2_900_000) * DAY).toISOString().slice(0, 10);
  } else if (kind === 2) {
    const from = PLAY_LEVELS[codeEqual(coder, PLAY_LEVELS.length, level)];
    read = `${from}-${codeNumber(coder, Number(name.split("-")[1]))}`;
  }
  return {
    ...(read !== undefined && recipeOf(read) !== undefined && { name: read }),
    seconds: codeNumber(coder, seconds),
    hints: codeNumber(coder, hints),
    slips: codeNumber(coder, slips),
    hasCandidates: codeEqual(coder, 2, hasCandidates ? 1 : 0) === 1,
  };
}

/** Codes one move after the other. Each learns from those before it. */
function moveCoder(coder: Coder, puzzle: string): (at: Position, move?: Move) => { position: Position } {
  const solution = decided(() => search(parse(puzzle)), undefined);
  const right = solution?.status === "one" ? solution.solution : null;
  const tables = new Map<string, Model>();
  const trees = new Map<string, Model[]>();
  const model = (name: string): Model => {
    const known = tables.get(name) ?? newModel();
    tables.set(name, known);
    return known;
  };
  const tree = (name: string, bits: number, value: number): number => {
    const known = trees.get(name) ?? [];
    trees.set(name, known);
    return codeTree(coder, known, bits, value);
  };
  const bit = (name: string, value: boolean | undefined): boolean =>
    codeBit(coder, model(name), value === true ? 1 : 0) === 1;
  let last: Change = { kind: "place", cell: 0, digit: 1 };

  const codeCell = (board: Board, kind: Kind, isFirst: boolean, cell: number): number => {
    if (bit(`same ${kind} ${last.kind} ${isFirst}`, cell === last.cell)) return last.cell;
    const open = [...board.values.keys()].filter((each) => board.values[each] === 0);
    if (open.length === 0 || !bit(`open ${kind}`, open.includes(cell))) return codeEqual(coder, 81, cell);
    // Players write notes cell by cell.
    const next = open.find((each) => each > last.cell) ?? open[0];
    if (bit(`next ${kind} ${isFirst}`, cell === next)) return next;
    return open[codeEqual(coder, open.length, open.indexOf(cell))];
  };
  const codeDigit = (board: Board, kind: Kind, isFirst: boolean, cell: number, digit: number): number => {
    if (kind === "clear" || kind === "cell") return 0;
    if (kind === "place" && right !== null && bit("right", Number(right[cell]) === digit)) return Number(right[cell]);
    if (last.digit > 0 && bit(`digit ${kind} ${isFirst} ${cell === last.cell}`, digit === last.digit))
      return last.digit;
    const possible = digitsOf(board.masks[cell]);
    if (countBits(board.masks[cell]) > 0 && bit(`possible ${kind}`, possible.includes(digit))) {
      // The notes of a cell are mostly written in their order.
      const next = possible.find((each) => each > last.digit);
      if (next !== undefined && cell === last.cell && bit(`up ${kind}`, digit === next)) return next;
      return possible[codeEqual(coder, possible.length, possible.indexOf(digit))];
    }
    return codeEqual(coder, 9, digit - 1) + 1;
  };
  const codeChange = (board: Board, isFirst: boolean, change?: Change): Change => {
    const kind = KINDS[tree(`kind ${last.kind} ${isFirst}`, 3, change === undefined ? 0 : KINDS.indexOf(change.kind))];
    const cell = codeCell(board, kind, isFirst, change?.cell ?? 0);
    const digit = codeDigit(board, kind, isFirst, cell, change?.digit ?? 0);
    const color = kind === "cell" || kind === "color" ? codeEqual(coder, COLORS + 1, change?.color ?? 0) : undefined;
    const to = kind === "line" ? codeEqual(coder, 729, change?.to ?? 0) : undefined;
    const read: Change = {
      kind,
      cell,
      digit,
      ...(color !== undefined && { color }),
      ...(to !== undefined && { to }),
    };
    last = read;
    return read;
  };
  return (at, move) => {
    const board = boardOf(at.board).copy();
    const changes: Change[] = [];
    do {
      const change = codeChange(board, changes.length === 0, move?.changes[changes.length]);
      changes.push(change);
      if (isOfBoard(change)) changeBoard(board, change);
    } while (
      bit(`more ${last.kind}`, move !== undefined && changes.length < move.changes.length) &&
      changes.length < MOST_CHANGES
    );
    const hasDigits = changes.some(({ kind }) => kind === "place" || kind === "clear");
    const isFollowed = hasDigits && bit("followed", move?.isFollowed);
    return { position: moved(at, { changes, isFollowed }) };
  };
}

// --- Letters of an address ----------------------------------------------------------------------------------------------

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Three letters: 18 bits. */
const number = (value: number): string => LETTERS[value >> 12] + LETTERS[(value >> 6) & 63] + LETTERS[value & 63];

const valueOf = (letters: string): number =>
  [...letters].reduce((value, letter) => value * 64 + LETTERS.indexOf(letter), 0);

function textOf(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const [a, b = 0, c = 0] = bytes.subarray(i, i + 3);
    const letters =
      LETTERS[a >> 2] + LETTERS[((a & 3) << 4) | (b >> 4)] + LETTERS[((b & 15) << 2) | (c >> 6)] + LETTERS[c & 63];
    text += letters.slice(0, Math.min(4, bytes.length - i + 1));
  }
  return text;
}

function bytesOf(text: string): Uint8Array {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i += 4) {
    const [a, b = 0, c = 0, d = 0] = [...text.slice(i, i + 4)].map((letter) => LETTERS.indexOf(letter));
    bytes.push((a << 2) | (b >> 4), ((b & 15) << 4) | (c >> 2), ((c & 3) << 6) | d);
  }
  return Uint8Array.from(bytes.slice(0, Math.floor((text.length * 3) / 4)));
}

/** 18 bits that differ for nearly all other texts. */
function checksum(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) ^ (hash >>> 15)) >>> 0;
  return hash >>> 14;
}
