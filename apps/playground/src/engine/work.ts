import { type Board, applyFinding, contradictions, format, parse, search } from "@wings/core";
import { drawSvg } from "@wings/draw";
import { stepNotFound, stepNotLoaded, stepUnknown } from "../errors.js";
import { clip } from "../state/clip.js";
import { outcomeOf, type Step } from "../state/step.js";
import type { Mistake, News, Task, Verdict } from "./messages.js";
import { type Source, isFault, stepsOf } from "./sources.js";

/** What a task needs: the techniques that are there, and somebody who listens. */
export interface Desk {
  /** Techniques by id; one whose plugin went wrong is taken out. */
  readonly sources: Map<string, Source>;
  tell(news: News): void;
  /** Lets messages in, now and then; answers whether the task is still wanted. */
  goOn(): Promise<boolean>;
}

/** Does a task, and tells what comes of it. */
export async function work(task: Task, desk: Desk): Promise<void> {
  if (task.kind === "draw") {
    const { board, finding, names, theme } = task;
    desk.tell({ kind: "picture", svg: drawSvg(parse(board), finding, { theme, names, legend: false }) });
    return;
  }
  if (task.kind === "sound") {
    const at = task.boards.findLastIndex((text) => judge(parse(text)).solutions !== "none");
    desk.tell({ kind: "sound", at });
    return;
  }
  const board = parse(task.board);
  switch (task.kind) {
    case "judge":
      desk.tell({ kind: "verdict", verdict: judge(board) });
      return;
    case "next": {
      const step = await next(board, task.techniques, desk);
      if (step !== null) desk.tell({ kind: "step", step });
      break;
    }
    case "path":
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

function judge(board: Board): Verdict {
  const found = contradictions(board).map(({ text, cells }) => ({ text, cells }));
  const solutions = found.length > 0 ? "none" : search(board).status;
  return { solutions, contradictions: found, mistakes: solutions === "none" ? mistakes(board) : [] };
}

/** Where a board is at odds with the solution of its givens; nothing where they do not have just one. */
function mistakes(board: Board): Mistake[] {
  const givens = Array.from(board.values, (value, cell) => (board.isGiven(cell) ? value : 0));
  const { status, solution } = search(givens);
  if (status !== "one") return [];
  const cells = Array.from(solution!, Number);
  const wrong = [...cells.keys()].filter((cell) => board.values[cell] !== 0 && board.values[cell] !== cells[cell]);
  // A wrong digit takes candidates from others: those are not to blame.
  if (wrong.length > 0) return wrong.map((cell) => ({ cell, digit: board.values[cell] }));
  return [...cells.keys()]
    .filter((cell) => board.values[cell] === 0 && !board.has(cell, cells[cell]))
    .map((cell) => ({ cell, digit: 0 }));
}

/** What a technique finds; a plugin that goes wrong is told, taken out, and finds nothing. */
async function found(id: string, board: Board, policy: "smallest" | "distinct", desk: Desk): Promise<Step[]> {
  const source = desk.sources.get(id);
  if (source === undefined) return [];
  try {
    return await stepsOf(source, board, policy);
  } catch (error) {
    if (!isFault(error)) throw error;
    const { plugin, code, message } = error;
    for (const [each, { line }] of desk.sources) if (line?.plugin === plugin) desk.sources.delete(each);
    desk.tell({ kind: "fault", plugin, code, message });
    return [];
  }
}

async function next(board: Board, techniques: readonly string[], desk: Desk): Promise<Step | null> {
  if (contradictions(board).length > 0) return null;
  for (const id of techniques) {
    const [step] = await found(id, board, "smallest", desk);
    if (step !== undefined) return step;
    if (!(await desk.goOn())) return null;
  }
  return null;
}

async function path(start: Board, techniques: readonly string[], desk: Desk): Promise<void> {
  const board = start.copy();
  const end = (status: "solved" | "stuck" | "contradictory" | "stopped"): void => {
    desk.tell({ kind: "done", status, end: format(board, "url") });
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

/** So many steps are told at once: the page does other things between them. */
const PORTION = 100;

async function all(board: Board, techniques: readonly string[], desk: Desk): Promise<void> {
  const total = techniques.length;
  const isSound = contradictions(board).length === 0;
  for (const [i, technique] of techniques.entries()) {
    // Where two digits are equal, anything follows.
    const steps = isSound ? await found(technique, board, "distinct", desk) : [];
    for (let from = 0; from === 0 || from < steps.length; from += PORTION) {
      const done = from + PORTION < steps.length ? i : i + 1;
      desk.tell({ kind: "group", technique, steps: steps.slice(from, from + PORTION), done, total });
      if (!(await desk.goOn())) return;
    }
  }
}

async function recall(board: Board, technique: string, outcome: string, desk: Desk): Promise<void> {
  const fail = ({ message }: Error): void => {
    desk.tell({ kind: "failed", message });
  };
  if (!desk.sources.has(technique)) {
    fail(technique.includes("/") ? stepNotLoaded(technique) : stepUnknown(technique));
    return;
  }
  // Whoever writes a link by hand need not know the order.
  const wanted = outcome.split(".").sort().join(".");
  const step = (await found(technique, board, "distinct", desk)).find(({ finding }) => outcomeOf(finding) === wanted);
  if (step === undefined) fail(stepNotFound(technique, clip(outcome)));
  else desk.tell({ kind: "step", step });
}
