import { type Board, type Technique, applyFinding, contradictions, hint, parseCell, search } from "@wings/core";
import { routeLinks } from "@wings/draw";
import type { Named } from "@wings/player/moves";
import { BASICS } from "./basics.js";
import { stepNotFound, stepNotLoaded, stepUnknown } from "../model/errors.js";
import { boardText, parseBoard } from "../model/board-text.js";
import { decided, isUndecided } from "../model/decided.js";
import { layoutNamed, loadLayouts, namesLayout } from "../model/layouts.js";
import { problemOf } from "../model/problem.js";
import { truncate } from "../model/truncate.js";
import { applied, outcomeOf, type Step } from "../model/step.js";
import type { Mistake, News, Rating, Task, Verdict } from "../model/engine-messages.js";
import { isFault, stepsOf } from "./find-steps.js";
import type { TaskContext } from "./task-context.js";

/** Runs a task and reports its results. */
export async function runTask(task: Task, desk: TaskContext): Promise<void> {
  if (boardsOf(task).some(namesLayout)) await loadLayouts();
  if (task.kind === "route") {
    desk.tell({ kind: "routed", routes: routeLinks(parseBoard(task.board), task.links) });
    return;
  }
  if (task.kind === "sound") {
    const at = task.boards.findLastIndex((text) => judge(parseBoard(text)).solutions !== "none");
    desk.tell({ kind: "sound", at });
    return;
  }
  if (task.kind === "name") {
    desk.tell({ kind: "named", names: await named(task, desk) });
    return;
  }
  if (task.kind === "photo") {
    // The network is loaded with the first picture.
    const { readPhoto } = await import("@wings/photo");
    if (task.layout !== undefined) await loadLayouts();
    const { status, cells, corners, crossings, others } = readPhoto(task.picture, { layout: layoutNamed(task.layout) });
    desk.tell({ kind: "read", reading: { status, cells, corners, crossings, others } });
    return;
  }
  const board = parseBoard(task.board);
  switch (task.kind) {
    case "judge":
      desk.tell({ kind: "verdict", verdict: judge(board) });
      return;
    case "rate":
      desk.tell({ kind: "rated", rating: await rate(board) });
      return;
    case "argue":
      desk.tell(await argued(board, task, desk));
      return;
    case "next": {
      const step = await next(board, task.techniques, desk);
      if (step !== null) desk.tell({ kind: "step", step });
      break;
    }
    case "path":
      if (task.isTrimmed !== true || !(await trimmed(board, task.techniques, desk)))
        await path(board, task.techniques, desk);
      return;
    case "all":
      await all(board, task.techniques, desk);
      break;
    case "recall":
      await recall(board, task.technique, task.outcome, desk);
  }
  desk.tell({ kind: "done", status: "stopped", end: task.board });
}

/** The boards of a task, as text. */
function boardsOf(task: Task): readonly string[] {
  if (task.kind === "sound") return task.boards;
  if (task.kind === "name") return task.moves.map(({ board }) => board);
  return task.kind === "photo" ? [] : [task.board];
}

function judge(board: Board): Verdict {
  const found = contradictions(board);
  const solutions = found.length > 0 ? "none" : decided(() => search(board).status, "undecided");
  const twins = solutions === "many" ? decided(() => twinsOf(board), undefined) : undefined;
  return {
    solutions,
    contradictions: found,
    mistakes: solutions === "none" ? mistakes(board) : [],
    ...(twins && { twins }),
  };
}

/** Two solutions of a board: the second one has another digit in the first cell where that is possible. */
function twinsOf(board: Board): readonly [string, string] | undefined {
  const first = search(board, 1).solution;
  for (let cell = 0; cell < 81 && first !== null; cell++) {
    const other = board.copy();
    if (!other.eliminate(cell, Number(first[cell]))) continue;
    const { solution } = search(other, 1);
    if (solution !== null) return [first, solution];
  }
  return undefined;
}

/** Rates a board as Sudoku Explainer does. The explainer is loaded when it is first needed. */
async function rate(board: Board): Promise<Rating> {
  const { explainerRating } = await import("@wings/explainer");
  const { er, ep, ed } = explainerRating(board);
  const text = (value: number | string): string => (typeof value === "number" ? value.toFixed(1) : value);
  return { er: text(er), ep: text(ep), ed: text(ed) };
}

/** It is loaded with the first move. Third-party techniques don't take part. */
async function named(
  { moves, known, rungs, solution }: Extract<Task, { kind: "name" }>,
  desk: TaskContext,
): Promise<Named[]> {
  const { nameMoves } = await import("@wings/player/name-moves");
  const techniqueOf = (id: string): Promise<Technique | undefined> => ownTechnique(id, desk);
  const context = { boardOf: parseBoard, techniqueOf, goOn: () => desk.goOn(), now: () => performance.now() };
  return nameMoves(moves, known, rungs, context, solution);
}

const ownTechnique = async (id: string, desk: TaskContext): Promise<Technique | undefined> => {
  const source = await desk.sourceOf(id);
  return source?.line === undefined ? source?.technique : undefined;
};

/** The judge of `wings prove`, loaded on first use. */
async function argued(
  board: Board,
  { claim, facts, techniques: ids }: Extract<Task, { kind: "argue" }>,
  desk: TaskContext,
): Promise<News> {
  const { judgeOn, spareFacts } = await import("./argue.js");
  const techniques = await Promise.all(ids.map((id) => ownTechnique(id, desk)));
  const judgement = judgeOn(board, claim, facts, techniques);
  const isProved = judgement.verdict === "proved" && facts !== undefined;
  return { kind: "argued", judgement, spare: isProved ? spareFacts(board, claim, facts) : [] };
}

/** Differences between a board and the solution of its givens; empty if the givens have no unique solution. */
function mistakes(board: Board): Mistake[] {
  const answer = decided(() => hint(board, []), { status: "none" });
  if (answer.status !== "mistake") return [];
  const found = answer.cells.map(parseCell).map((cell) => ({ cell, digit: board.digit(cell) }));
  // A wrong digit also removes candidates of other cells, so report only digits.
  const digits = found.filter(({ digit }) => digit !== 0);
  return digits.length > 0 ? digits : found;
}

/** The steps of a technique. If its plugin fails, reports the fault and removes the plugin. */
async function found(id: string, board: Board, policy: "smallest" | "distinct", desk: TaskContext): Promise<Step[]> {
  const source = await desk.sourceOf(id);
  if (source === undefined) return [];
  try {
    return await stepsOf(source, board, policy);
  } catch (error) {
    // Whether a technique may assume one solution is not known then.
    if (isUndecided(error)) return [];
    if (!isFault(error)) throw error;
    const { plugin } = error;
    for (const [each, { line }] of desk.sources) if (line?.plugin === plugin) desk.sources.delete(each);
    desk.tell({ kind: "fault", plugin, ...problemOf(error) });
    return [];
  }
}

async function next(board: Board, techniques: readonly string[], desk: TaskContext): Promise<Step | null> {
  if (contradictions(board).length > 0) return null;
  for (const id of techniques) {
    const [step] = await found(id, board, "smallest", desk);
    if (step !== undefined) {
      if (BASICS.some((basic) => basic.id === id)) return step;
      const { readableStep } = await import("./readable-step.js");
      return readableStep(step, board, techniques, desk);
    }
    if (!(await desk.goOn())) return null;
  }
  return null;
}

async function path(start: Board, techniques: readonly string[], desk: TaskContext): Promise<void> {
  const board = start.copy();
  const end = (status: "solved" | "stuck" | "contradictory" | "stopped"): void => {
    desk.tell({ kind: "done", status, end: boardText(board) });
  };
  while (!board.isFull) {
    const step = await next(board, techniques, desk);
    if (!(await desk.goOn())) {
      end("stopped");
      return;
    }
    if (step === null) break;
    desk.tell({ kind: "step", step });
    applyFinding(board, step.finding);
  }
  end(contradictions(board).length > 0 ? "contradictory" : board.isFull ? "solved" : "stuck");
}

/** The path without detours, loaded on first use. Returns whether there is one. */
async function trimmed(board: Board, ids: readonly string[], desk: TaskContext): Promise<boolean> {
  const { trimmedSteps } = await import("./trim.js");
  const steps = await trimmedSteps(board, ids, desk);
  if (steps === undefined || !(await desk.goOn())) return false;
  for (const step of steps) desk.tell({ kind: "step", step });
  desk.tell({ kind: "done", status: "solved", end: applied(steps.at(-1)!) });
  return true;
}

/** Number of steps in one message, so that the page stays responsive. */
const CHUNK = 100;

async function all(board: Board, techniques: readonly string[], desk: TaskContext): Promise<void> {
  const total = techniques.length;
  const isSound = contradictions(board).length === 0;
  for (const [i, technique] of techniques.entries()) {
    // On a contradictory board, any step would follow.
    const steps = isSound ? await found(technique, board, "distinct", desk) : [];
    for (let from = 0; from === 0 || from < steps.length; from += CHUNK) {
      const done = from + CHUNK < steps.length ? i : i + 1;
      desk.tell({ kind: "group", technique, steps: steps.slice(from, from + CHUNK), done, total });
      if (!(await desk.goOn())) return;
    }
  }
}

async function recall(board: Board, technique: string, outcome: string, desk: TaskContext): Promise<void> {
  const fail = (error: Error): void => {
    desk.tell({ kind: "failed", ...problemOf(error) });
  };
  if ((await desk.sourceOf(technique)) === undefined) {
    fail(technique.includes("/") ? stepNotLoaded(technique) : stepUnknown(technique));
    return;
  }
  // A link written by hand may have another order.
  const wanted = outcome.split(".").sort().join(".");
  const step = (await found(technique, board, "distinct", desk)).find(({ finding }) => outcomeOf(finding) === wanted);
  if (step === undefined) fail(stepNotFound(technique, truncate(outcome)));
  else desk.tell({ kind: "step", step });
}
