import { type Board, type Technique, explain, findAll, format, search } from "@wings/core";
import { generate } from "@wings/generate";
import { LADDER, type Level, presetRungs } from "@wings/ladder";
import { noPractice, unknownTechnique } from "../model/errors.js";
import type { PracticeTask } from "../model/practice.js";
import type { Step } from "../model/step.js";
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
): Promise<PracticeTask> {
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

/** The boards are loaded when one is needed. */
async function prepared(technique: Technique, seed: number): Promise<Board> {
  const { preparedBoard } = await import("./prepared-boards.js");
  const board = preparedBoard(technique, seed);
  if (board === undefined) throw noPractice(technique.id);
  return board;
}

function taskOf(technique: Technique, board: Board): PracticeTask {
  const text = format(board, "url");
  const steps = findAll(board, [technique], { policy: "distinct" }).map((finding): Step => {
    const json = finding.toJSON();
    return { board: text, finding: json, short: explain(json, "short") };
  });
  // The smallest step is the one to show.
  steps.sort((a, b) => a.finding.size - b.finding.size);
  return { technique: technique.id, board: text, solution: search(board).solution!, steps };
}
