import { type Board, type Finding, type SearchResult, format, search, solve } from "@wings/core";
import type { Techniques } from "../techniques.js";

type PathStatus = "solved" | "stuck" | "stopped" | "none" | "many";

interface PathStep {
  readonly technique: string;
  /** The step in words; null where nobody asked. */
  readonly finding: Finding | null;
  /** The board before the step; null where nobody asked. */
  readonly before: Board | null;
}

/** How far the techniques come from a board, and how. */
export interface Path {
  readonly status: PathStatus;
  /** The digits of the only solution. */
  readonly solution: string | null;
  /** Where it ended. */
  readonly board: Board;
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
  const list =
    techniques.assumesOne && truth().status !== "one"
      ? techniques.list.filter(({ meta }) => meta.assumes === undefined)
      : techniques.list;
  const steps: PathStep[] = [];
  const counts: Record<string, number> = {};
  let doubtful = false;
  let stopped: boolean;
  let board: Board;

  const run = solve(start, list, { findings: wishes.findings, check: false });
  for (let next = run.next(); ; next = run.next()) {
    if (next.done === true) {
      ({ board } = next.value);
      stopped = next.value.status === "stopped";
      doubtful ||= next.value.status !== "solved";
      break;
    }
    const { technique, finding, hit, board: now } = next.value;
    const { id } = technique;
    if (id === wishes.until || steps.length === wishes.most) {
      stopped = true;
      board = now;
      break;
    }
    if (techniques.rungs.get(id)!.isPlugin) {
      doubtful = true;
      techniques.plugins!.check(technique, now, hit, truth);
    }
    doubtful ||= technique.meta.assumes !== undefined;
    counts[id] = (counts[id] ?? 0) + 1;
    steps.push({ technique: id, finding, before: wishes.boards === true ? now.copy() : null });
  }

  const solution = doubtful || stopped ? onlySolution(truth()) : format(board);
  const status = stopped ? "stopped" : !doubtful ? "solved" : statusOf(truth(), board);
  return { status, solution, board, steps, counts, ...ratingOf(techniques, counts) };
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
  { list, rungs }: Techniques,
  counts: Readonly<Record<string, number>>,
): Pick<Path, "hardest" | "level" | "score"> {
  let hardest: string | null = null;
  let score = 0;
  for (const { id } of list) {
    if (counts[id] === undefined) continue;
    hardest = id;
    score += counts[id] * rungs.get(id)!.score;
  }
  return { hardest, level: hardest && rungs.get(hardest)!.level, score };
}
