import type { Board } from "@wings/core";
import { FORMATS, type Format, formatAny, parseAny } from "@wings/formats";
import { layoutOf } from "@wings/layouts";
import {
  type Answer,
  type AnswerItem,
  type Context,
  type FilterCall,
  type InputBoard,
  layoutIn,
  onBoards,
} from "../../run/answer.js";
import type { Tally } from "../../run/contract.js";
import { shortLayout } from "../../run/errors.js";
import { type Codes, loadCodes } from "../../codes/load.js";
import { jsonFields } from "../../terminal/sanitize.js";
import { plural } from "../../terminal/terminal-style.js";
import { flagNeeds } from "../errors.js";
import type { ConvertFlags } from "./command.js";

/** Writes a board in another format, and says what that format doesn't keep of it. */
export async function makeAnswer(context: Context<ConvertFlags>): Promise<AnswerItem> {
  const { to } = context.flags;
  const qr = to === "qr" || to === "qr-svg" ? await loadCodes() : undefined;
  return onBoards<ConvertFlags>((input, { flags, json }) => answerConvert(input, flags, json, qr))(context);
}

function answerConvert(
  { board, index }: InputBoard,
  flags: ConvertFlags,
  json: boolean,
  qr: typeof Codes | undefined,
): Answer {
  const { to: name, of } = flags;
  const inner = name === "qr" || name === "qr-svg" ? of : name;
  const written = formatAny(board, inner);
  const lost = lossOf(board, written);
  const text = qr === undefined ? written : name === "qr" ? qr.qrBlocks(written) : qr.qrSvg(written);
  const answer = { good: true, status: keptStatus(lost) };
  if (json) return { ...answer, text: jsonFields({ format: name, text, lost }) };
  // All boards of a file stand between its first lines and its last one.
  if (frame(flags) !== undefined) return { ...answer, text: FORMATS[inner].write(board) };
  // A blank line separates boards of several lines.
  const isTall = text.trimEnd().includes("\n");
  return { ...answer, text: `${isTall && index > 0 ? "\n" : ""}${text.trimEnd()}\n` };
}

/** Notes in a picture are candidates where a format has them. */
export const hasNotes = (): boolean => true;

export function check({ given }: FilterCall): void {
  if (given.of !== undefined && given.to !== "qr" && given.to !== "qr-svg")
    throw flagNeeds("--of", "--to qr", "it says what a QR code holds");
}

/** What a board loses where its text is read again: what `docs/formats.md` says of each format, for this board. */
export function lossOf(board: Board, text: string): string[] {
  const again = parseAny(text, 1, board.layout);
  const cells = Array.from({ length: 81 }, (_, cell) => cell);
  const isLost = (differs: (cell: number) => boolean): boolean => cells.some(differs);
  const { layout } = board;
  return [
    ...(layout !== undefined && layoutOfText(text) !== layout.name
      ? [`the houses of ${shortLayout(layout.name)}`]
      : []),
    ...(isLost((cell) => board.isGiven(cell) !== again.isGiven(cell)) ? ["which digits are given"] : []),
    ...(isLost((cell) => board.digit(cell) !== again.digit(cell)) ? ["which digits are placed"] : []),
    ...(isLost((cell) => board.digit(cell) === 0 && again.digit(cell) === 0 && board.masks[cell] !== again.masks[cell])
      ? ["eliminated candidates"]
      : []),
  ];
}

/** The name of the layout that a text brings along. */
function layoutOfText(text: string): string | undefined {
  try {
    parseAny(text, 1);
    return undefined;
  } catch (error) {
    const own = layoutIn(error);
    return own === undefined ? undefined : layoutOf(own)?.name;
  }
}

/** What comes before and after all boards, where the output is one file. */
export const frame = ({ to }: ConvertFlags): Format["frame"] =>
  to === "qr" || to === "qr-svg" ? undefined : FORMATS[to].frame;

const LOSES = "loses: ";

/** The status of a board in the tally: whether its text keeps everything. */
export const keptStatus = (loss: readonly string[]): string =>
  loss.length === 0 ? "kept" : `${LOSES}${loss.join(" and ")}`;

/** Says at the end of a run what the boards lost. */
export const summary = ({ statuses }: Tally): string =>
  Object.entries(statuses)
    .filter(([status]) => status.startsWith(LOSES))
    .map(([status, count]) => `wings: the output of ${plural(count, "board")} ${status}.\n`)
    .join("");
