import { Board, type Technique, explain, findAll, format, parse, search } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { SYMMETRIES, type Transformation, generate, randomTransformation, symmetry } from "@wings/generate";
import { LADDER, type Level, presetRungs } from "@wings/ladder";
import { noPractice, unknownTechnique } from "../errors.js";
import type { Task } from "../state/practice.js";
import type { Step } from "../state/step.js";
import type { Made } from "./messages.js";

/** A puzzle of a level. */
export function makePuzzle(level: Level, seed: number): Made {
  const ladder = presetRungs("players");
  for (const { puzzle, solution } of generate({ seed, ladder, level, symmetry: "rotational" }))
    return { puzzle, solution };
  throw new Error("unreachable");
}

/** How long to look for a new board for practice, in milliseconds. Then a prepared one is turned and renumbered. */
const LIMIT = 300;
const LATE = new Error("There is no time to look on.");

/** A board on which a technique finds something, if possible as the next step. */
export async function makeTask(
  id: string,
  seed: number,
  limit = LIMIT,
  now = (): number => performance.now(),
): Promise<Task> {
  const known = presetRungs("players").some(({ technique }) => technique.id === id);
  const ladder = known ? presetRungs("players") : LADDER;
  const technique = ladder.find((rung) => rung.technique.id === id)?.technique;
  if (technique === undefined) throw unknownTechnique(id);
  const board = generated(id, seed, ladder, now() + limit, now) ?? (await prepared(technique, seed));
  return taskOf(technique, board);
}

function generated(
  id: string,
  seed: number,
  ladder: ReturnType<typeof presetRungs>,
  end: number,
  now: () => number,
): Board | undefined {
  const signal = {
    throwIfAborted: () => {
      if (now() > end) throw LATE;
    },
  };
  try {
    for (const { board } of generate({ seed, ladder, technique: { id }, signal })) return board ?? undefined;
  } catch (error) {
    if (error !== LATE && (error as { code?: unknown }).code !== "WINGS_TRIES_ENDED") throw error;
  }
  return undefined;
}

/** A random image of the example of the ladder: there are billions of them. The examples are loaded when one is needed. */
async function prepared({ id, meta }: Technique, seed: number): Promise<Board> {
  const { BOARDS } = await import("./prepared-boards.js");
  const example = BOARDS[id] as string | undefined;
  if (example === undefined) throw noPractice(id);
  const transformation = randomTransformation(seed);
  // Other orders of rows and columns would hide what a rigid technique looks for.
  const turn = SYMMETRIES[seed % SYMMETRIES.length];
  return imageOf(parse(example), meta.rigid ? { ...symmetry(turn), digits: transformation.digits } : transformation);
}

function imageOf(board: Board, { transposed, rows, columns, digits }: Transformation): Board {
  const source = Array.from({ length: 81 }, (_, i) => {
    const row = rows[Math.floor(i / 9)];
    const column = columns[i % 9];
    return transposed ? column * 9 + row : row * 9 + column;
  });
  const image = new Board();
  source.forEach((from, cell) => {
    const digit = board.digit(from);
    if (digit === 0) return;
    if (board.isGiven(from)) image.placeGiven(cell, digits[digit - 1]);
    else image.place(cell, digits[digit - 1]);
  });
  source.forEach((from, cell) => {
    if (board.digit(from) !== 0) return;
    const kept = digitsOf(board.masks[from]).map((digit) => digits[digit - 1]);
    for (const digit of digitsOf(image.masks[cell])) if (!kept.includes(digit)) image.eliminate(cell, digit);
  });
  return image;
}

function taskOf(technique: Technique, board: Board): Task {
  const text = format(board, "url");
  const steps = findAll(board, [technique], { policy: "distinct" }).map((finding): Step => {
    const json = finding.toJSON();
    return { board: text, finding: json, short: explain(json, "short") };
  });
  // The smallest step is the one to show.
  steps.sort((a, b) => a.finding.size - b.finding.size);
  return { technique: technique.id, board: text, solution: search(board).solution!, steps };
}
