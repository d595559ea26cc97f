import { isWingsError } from "@wings/core";
import {
  type SymmetryName,
  type Transformation,
  SYMMETRIES,
  combine,
  randomTransformation,
  symmetry,
  transform,
} from "@wings/generate";
import { type AnswerBoard, type AnswerItem, type Context, onBoards } from "../../run/answer.js";
import { suggest } from "../../terminal/suggest.js";
import { noTransformation } from "./errors.js";
import { badValue } from "../../techniques/errors.js";
import { jsonFields } from "../../terminal/sanitize.js";
import { keptStatus, lossOf } from "../convert/answer.js";
import type { TransformFlags } from "./command.js";

/** The image of a puzzle under a symmetry. */
const answerTransform: AnswerBoard<TransformFlags> = ({ board, index }, { flags, json }) => {
  const transformation = transformationOf(flags, index);
  const image = transform(board, transformation);
  // The image has the clues alone. What the board itself has more is lost.
  const lost = lossOf(board, transform(board, IDENTITY));
  return {
    text: json ? jsonFields({ puzzle: image, transformation, lost }) : `${image}\n`,
    good: true,
    status: keptStatus(lost),
  };
};

export function makeAnswer(context: Context<TransformFlags>): AnswerItem {
  // Wrong flags are refused before the first board.
  transformationOf(context.flags, 0);
  return onBoards(answerTransform, "wings transform")(context);
}

export { summary } from "../convert/answer.js";

const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const IDENTITY: Transformation = {
  transposed: false,
  rows: LINES,
  columns: LINES,
  digits: LINES.map((line) => line + 1),
};

/** What the flags say, one after the other: --by, --digits, --with and --random. A random one is different for each board. */
function transformationOf({ by, digits, with: given, random, seed }: TransformFlags, index: number): Transformation {
  if (by === undefined && digits === undefined && given === undefined && random !== true) throw noTransformation();
  const all: Transformation[] = (by ?? []).map((name) => {
    if (!SYMMETRIES.includes(name as SymmetryName))
      throw badValue("--by", name, SYMMETRIES.join(", "), suggest(name, SYMMETRIES));
    return symmetry(name as SymmetryName);
  });
  if (digits !== undefined) {
    const relabeling = { ...IDENTITY, digits: [...digits].map(Number) };
    checkTransformation("--digits", digits, relabeling);
    all.push(relabeling);
  }
  if (given !== undefined) all.push(readTransformation(given));
  if (random === true) all.push(randomTransformation(seed, index));
  return all.reduce(combine, IDENTITY);
}

/** Reads the `transformation` of `wings canonical --json` or `wings transform --json`. */
function readTransformation(text: string): Transformation {
  let given: Transformation;
  try {
    const read = JSON.parse(text) as Transformation | { readonly transformation: Transformation } | null;
    // The whole line of such a command is taken, too.
    given = read !== null && typeof read === "object" && "transformation" in read ? read.transformation : read!;
  } catch {
    throw badValue("--with", text, 'the "transformation" of wings canonical --json');
  }
  checkTransformation("--with", text, given);
  return given;
}

const EMPTY = ".".repeat(81);

function checkTransformation(flag: string, value: unknown, transformation: Transformation): void {
  try {
    transform(EMPTY, transformation);
  } catch (error) {
    if (!isWingsError(error)) throw error;
    throw badValue(flag, value, String((error.details as { expected?: unknown }).expected));
  }
}
