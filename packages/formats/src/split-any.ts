import { type Splitter, isWingsError, splitBoards } from "@wings/core";
import { badArgument } from "@wings/core/host";
import { DrawingFinder, isBand, withoutColors } from "./drawing.js";
import { boardIn, isLink } from "./read-link.js";
import { puzzleIn } from "./puzzle-json.js";
import { type Numbered, XML_START, readXml, textsIn } from "./xml.js";

type OnBoard = (text: string, firstLine: number) => void;

/**
 * Cuts a file into the texts of its boards, as `splitBoards` of `@wings/core` does, but into texts for `parseAny`: a URL that
 * contains a board, the JSON of a puzzle, each game of an OpenSudoku file and each drawing are texts as well.
 */
export function splitAny(onBoard: OnBoard): Splitter {
  if (typeof onBoard !== "function") throw badArgument(onBoard, "a function");
  return new AnySplitter(onBoard);
}

/** No board is longer. What goes on without an end is cut here, so that memory stays bounded. */
const MAX_LENGTH = 100_000;
/** More lines than a drawing has, or the words before it. */
const MAX_LINES = 100;

/** More lines than the JSON of a plain puzzle has. */
const MAX_JSON_LINES = 2_000;

/** Nearly all lines of large files. */
const DIGITS = /^[\d.*_x]{81}/i;
/** A board within a line. */
const LONG = /[^\s|,;]{40}/;
/** What comes before or after a drawing: words, the last cells and digits of a sentence, and the names of the columns. */
const AROUND =
  /[a-wyz][a-z]|x[a-wyz]|^\s*$|^\s*(?:[rcb\d]{1,7}, )*[rcb\d]{1,7}\.$|^ *c?1 +c?2 +c?3 +c?4 +c?5 +c?6 +c?7 +c?8 +c?9$/i;
/** A line of a drawing's legend: a sign of three characters, and words, cells and digits. */
const LEGEND = /^.{3} .*[a-wyz{}]/i;

class AnySplitter implements Splitter {
  readonly #onBoard: OnBoard;
  #rest = "";
  /** The number of lines before the current one. */
  #count = 0;
  /** Splits the lines of formats of the core; undefined before the first such line. */
  #plain: Splitter | undefined;
  /** Lines for `#plain`, collected because one long text is faster than many lines. */
  #pending = "";
  /** Lines that belong to a drawing if one follows. */
  #before: Numbered[] = [];
  #isBehind = false;
  /** The lines of a drawing, of JSON or of XML, of which not all have arrived. */
  #block: Numbered[] = [];
  #kind: "drawing" | "json" | "xml" = "drawing";
  #finder = new DrawingFinder();
  #bands = 0;
  /** Whether the last line with a text was XML. */
  #isBehindXml = false;

  constructor(onBoard: OnBoard) {
    this.#onBoard = onBoard;
  }

  write(chunk: string): void {
    if (typeof chunk !== "string") throw badArgument(chunk, "text: decode bytes first, with a TextDecoder");
    // A carriage return at the end may be the first half of a line's end.
    const lines = (this.#rest + chunk).split(/\r\n|\n|\r(?!$)/);
    // Of a line that is too long, so much that it is refused.
    this.#rest = lines.pop()!.slice(0, MAX_LENGTH + 1);
    for (const line of lines) this.#take(line);
    this.#writePending();
  }

  end(): void {
    if (this.#rest !== "") this.#take(this.#rest.replace(/\r$/, ""));
    this.#rest = "";
    // The first line of a tag without an end is a line, and the others may begin something else.
    while (this.#block.length > 0) this.#endBlock(false);
    this.#endPlain();
  }

  #take(line: string): void {
    this.#takeNumbered([line, this.#count++]);
  }

  #takeNumbered(numbered: Numbered): void {
    const [line] = numbered;
    if (this.#block.length > 0) this.#extendBlock(numbered);
    else if (line.length > MAX_LENGTH || DIGITS.test(line)) this.#passBoard(numbered);
    else this.#look(numbered);
  }

  /** Decides whether a line begins a new text, belongs to a drawing, or goes to the splitter of the core. */
  #look(numbered: Numbered): void {
    const [line] = numbered;
    const text = withoutColors(line);
    const kind = /^\s*\{\s*(?:"|$)/.test(text)
      ? "json"
      : isBand(text)
        ? "drawing"
        : XML_START.test(text)
          ? "xml"
          : undefined;
    if (kind === undefined) {
      this.#lookAtText(numbered, text);
      return;
    }
    this.#kind = kind;
    this.#extendBlock(numbered);
  }

  #lookAtText(numbered: Numbered, text: string): void {
    if (/\S/.test(text)) this.#isBehindXml = false;
    if (isLink(text) && hasBoard(text)) this.#emit(numbered);
    else if (LONG.test(text)) this.#pass(numbered);
    else if (this.#isBehind && (AROUND.test(text) || LEGEND.test(text))) return;
    else if (AROUND.test(text)) {
      this.#before.push(numbered);
      if (this.#before.length > MAX_LINES) this.#passBefore();
    } else this.#pass(numbered);
  }

  #extendBlock(numbered: Numbered): void {
    const [line] = numbered;
    this.#block.push(numbered);
    const isFirst = this.#block.length === 1;
    if (this.#kind === "json") {
      // JSON of several lines is indented.
      const isLast = (isFirst ? /\}\s*$/ : /^\}/).test(line);
      if (isLast) this.#endBlock(puzzleIn(this.#blockText()) !== undefined);
      else if (this.#block.length > MAX_JSON_LINES) this.#endBlock(false);
    } else if (DIGITS.test(line)) {
      // No drawing and no tag has a line that is a board.
      this.#endBlock(false);
    } else if (this.#kind === "drawing") {
      if (isFirst) [this.#finder, this.#bands] = [new DrawingFinder(), 0];
      const text = withoutColors(line);
      if (this.#finder.take(text, this.#block.length) !== undefined) this.#endBlock(true);
      else {
        if (isBand(text)) this.#bands++;
        // Frames of others have three bands, too, but no names of rows.
        const isOther = this.#bands === 4 && !this.#finder.hasBegun;
        if (isOther || line.trim() === "" || this.#block.length > MAX_LINES) this.#endBlock(false);
      }
    } else if (isFirst || /[<>]/.test(line)) {
      this.#readXml();
    } else if (this.#block.length > MAX_LINES) {
      this.#endBlock(false);
    }
  }

  #blockText(): string {
    return this.#block.map(([text]) => text).join("\n");
  }

  /** Takes what is complete out of the block. */
  #readXml(): void {
    const text = this.#blockText();
    const [[, first]] = this.#block;
    const { end, isOpen } = readXml(text, this.#isBehindXml);
    const done = text.slice(0, end);
    for (const { line, isGame } of textsIn(done, first)) {
      if (isGame) this.#emit(line);
      else this.#pass(line);
    }
    if (end > 0) {
      this.#isBehind = false;
      this.#isBehindXml = true;
    }
    const rest = text.slice(end);
    const lines = rest.trim() === "" ? [] : rest.split("\n");
    const number = first + done.split("\n").length - 1;
    this.#block = lines.map((line, i) => [line, number + i]);
    if (!isOpen || this.#block.length > MAX_LINES || rest.length > MAX_LENGTH) this.#endBlock(false);
  }

  /** Emits the block. If it turned out to be something else, it goes to the splitter of the core. */
  #endBlock(isText: boolean): void {
    const block = this.#block;
    const text = this.#blockText();
    this.#block = [];
    if (isText) {
      if (this.#kind === "drawing") this.#before = [];
      this.#emit([text, block[0][1]]);
      this.#isBehind = this.#kind === "drawing";
    } else if (this.#kind === "xml") {
      const [first, ...others] = block;
      if (first === undefined) return;
      this.#lookAtText(first, withoutColors(first[0]));
      for (const each of others) this.#takeNumbered(each);
    } else for (const each of block) this.#pass(each);
  }

  /** Emits a text, after all boards before it. */
  #emit([text, number]: Numbered): void {
    this.#isBehindXml = false;
    this.#endPlain();
    this.#onBoard(text, number + 1);
  }

  #pass(numbered: Numbered): void {
    this.#isBehind = false;
    this.#passBoard(numbered);
  }

  /** The command prints a solution below its drawing, and words below that. */
  #passBoard(numbered: Numbered): void {
    this.#isBehindXml = false;
    this.#passBefore();
    this.#toPlain(numbered);
  }

  #passBefore(): void {
    for (const each of this.#before) this.#toPlain(each);
    this.#before = [];
  }

  #toPlain([line, number]: Numbered): void {
    this.#plain ??= splitBoards((text, at) => this.#onBoard(text, at + number));
    this.#pending += `${line}\n`;
  }

  #writePending(): void {
    this.#plain?.write(this.#pending);
    this.#pending = "";
  }

  #endPlain(): void {
    this.#passBefore();
    this.#writePending();
    this.#plain?.end();
    this.#plain = undefined;
  }
}

function hasBoard(url: string): boolean {
  try {
    return boardIn(url, 1) !== undefined;
  } catch (error) {
    // It contains a puzzle that can't be read, which is an error where it is read.
    return isWingsError(error);
  }
}
