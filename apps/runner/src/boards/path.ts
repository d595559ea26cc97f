import {
  type Board,
  type Finding,
  type SearchResult,
  type Technique,
  contradictions,
  format,
  search,
  solve,
} from "@wings/core";
import type { Techniques } from "../techniques/load-techniques.js";

type PathStatus = "solved" | "stuck" | "stopped" | "none" | "many";

interface PathStep {
  readonly technique: string;
  readonly finding: Finding;
  /** The board before the step; null where nobody asked. */
  readonly before: Board | null;
}

/** How far the techniques come from a board, and how. */
export interface Path {
  readonly status: PathStatus;
  /** The digits of the only solution, for who asks. */
  readonly solution: () => string | null;
  /** Where it ended. */
  readonly board: Board;
  /** None where findings are not wished for. */
  readonly steps: readonly PathStep[];
  readonly counts: Readonly<Record<string, number>>;
  readonly hardest: string | null;
  readonly level: string | null;
  readonly score: number;
}

export interface Wishes {
  readonly findings: boolean;
  readonly boards?: boolean;
  /** Stops before the first use of this technique. */
  readonly until?: string | undefined;
  /** Stops after so many steps. */
  readonly most?: number;
}

/**
 * Walks the path to the solution. Sound steps that fill the board prove that it has one solution; brute force is asked
 * only where they do not: where the path ends early, and where strangers or techniques that assume it had a part.
 */
export function walk(start: Board, techniques: Techniques, wishes: Wishes): Path {
  const truth = truthOf(start);
  const { rungs, plugins, assumesOne } = techniques;
  // What is contradictory at once needs no steps to say so.
  const list =
    contradictions(start).length > 0
      ? []
      : assumesOne && truth().status !== "one"
        ? techniques.list.filter(({ meta }) => meta.assumes === undefined)
        : techniques.list;
  const { findings, boards = false, until, most } = wishes;
  const steps: PathStep[] = [];
  // By place in the list: most steps are of the first few, so looking for it there is the fastest count.
  const counted = new Int32Array(list.length);
  let doubtful = false;
  let stopped: boolean;
  let board: Board;

  const run = solve(start, list, { findings, check: false });
  for (let next = run.next(); ; next = run.next()) {
    if (next.done === true) {
      ({ board } = next.value);
      stopped = next.value.status === "stopped";
      doubtful ||= next.value.status !== "solved";
      break;
    }
    const { technique, finding, hit, board: now, index } = next.value;
    if (index === most || (until !== undefined && technique.id === until)) {
      stopped = true;
      board = now;
      break;
    }
    if (plugins !== undefined && rungs.get(technique.id)!.isPlugin) {
      doubtful = true;
      plugins.check(technique, now, hit, truth);
    }
    doubtful ||= assumesOne && technique.meta.assumes !== undefined;
    counted[list.indexOf(technique)]++;
    // A bulk run that only counts leaves no object behind for a step.
    if (finding !== null) steps.push({ technique: technique.id, finding, before: boards ? now.copy() : null });
  }

  const isSure = !doubtful && !stopped;
  const solution = (): string | null => (isSure ? format(board) : onlySolution(truth()));
  const status = stopped ? "stopped" : !doubtful ? "solved" : statusOf(truth(), board);
  return { status, solution, board, steps, ...ratingOf(list, counted, techniques.rungs) };
}

/** A search that runs when it is first asked for. */
export function truthOf(board: Board): () => SearchResult {
  let result: SearchResult | undefined;
  return () => (result ??= search(board));
}

const onlySolution = ({ status, solution }: SearchResult): string | null => (status === "one" ? solution : null);

const statusOf = ({ status, solution }: SearchResult, board: Board): PathStatus =>
  status === "one" ? (format(board) === solution ? "solved" : "stuck") : status;

/** The hardest technique is the last of the ladder that was used; the score is the sum over all steps. */
function ratingOf(
  list: readonly Technique[],
  counted: Int32Array,
  rungs: Techniques["rungs"],
): Pick<Path, "counts" | "hardest" | "level" | "score"> {
  const counts: Record<string, number> = {};
  let hardest: string | null = null;
  let score = 0;
  for (let i = 0; i < list.length; i++) {
    if (counted[i] === 0) continue;
    const { id } = list[i];
    counts[id] = counted[i];
    hardest = id;
    score += counted[i] * rungs.get(id)!.score;
  }
  return { counts, hardest, level: hardest && rungs.get(hardest)!.level, score };
}
