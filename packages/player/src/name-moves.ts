import { type Board, type FindingJson, type Technique, applyFinding, contradictions, parseCell } from "@wings/core";
import { candidateOf, cellsIn, countBits, housesIn, inHouse, maskOf } from "@wings/core/author";
import { type Hit, eliminationsOf } from "@wings/core/host";
import { Position } from "@wings/core/judge";
import { checkCall } from "./check-call.js";
import type { Move, Named, RungId } from "./move.js";

/** What a search for a name needs of the program. */
export interface NameContext {
  /** The board of a text: `parse` of `@wings/core`, or what also reads other boards. */
  boardOf(text: string): Board;
  /** A technique by its id; those that are missing name nothing. */
  techniqueOf(id: string): Promise<Technique | undefined>;
  /** Resolves to whether the search should continue. Other work can run until then. */
  goOn(): Promise<boolean>;
  /** What time it is, in milliseconds. */
  now(): number;
}

/** How long a search may take, in milliseconds. */
const NAME_TIME = 2000;
/** Techniques from here on explain nearly every true guess, so they name nothing. */
export const NAME_LIMIT = 450;
/** The same for a digit that is a single only after a technique: it has two steps. */
export const SINGLE_LIMIT = 310;
/** They are looked for however long the search took: a digit that is a single needs no other name. */
const SINGLES = ["full-house", "naked-single", "hidden-single"];
/** What a move costs that nothing explains. */
export const UNNAMED = 5000;

/**
 * Names moves by the easiest finding that contains them. Moves one after another belong together if one finding contains all of them and
 * has a lower score than what explains them one by one. `known` has what is known of the first moves. The answer is about the others:
 * for each, the group that ends with it, in the explanation of all moves so far with the lowest score.
 *
 * A move that contradicts the solution has no name. `rungs` has the techniques that may be named.
 */
export async function nameMoves(
  moves: readonly Move[],
  known: readonly Named[],
  rungs: readonly RungId[],
  context: NameContext,
  solution?: string,
): Promise<Named[]> {
  checkCall({ moves, known, rungs, context }, EXAMPLE);
  const names = [...known];
  const positions = moves.map(({ board }) => new Position(context.boardOf(board)));
  const end = context.now() + NAME_TIME;
  for (let at = known.length; at < moves.length; at++) {
    const before = (from: number): number => (from === 0 ? 0 : names[from - 1].cost);
    const unnamed = { from: at, cost: before(at) + UNNAMED };
    if (isWrong(moves[at], solution)) {
      names.push(unnamed);
      continue;
    }
    const starts = startsOf(moves, at).map(({ from, changes }) => ({
      ...{ from, changes, before: before(from), position: positions[from] },
    }));
    const name = await easiest(starts, rungs, { ...context, isOver: () => context.now() > end });
    names.push(name ?? unnamed);
  }
  return names.slice(known.length);
}

const CALL = (): undefined => undefined;
/** A call of `nameMoves`, for checks. */
const EXAMPLE = {
  moves: [{ board: "", changes: [""] }],
  known: [{ from: 0, cost: 0 }],
  rungs: [{ id: "", score: 0 }],
  context: { boardOf: CALL, techniqueOf: CALL, goOn: CALL, now: CALL },
};

/** Moves that may belong together: the first of them, and what they change. */
interface Start {
  readonly from: number;
  readonly changes: readonly string[];
  /** What explains the moves before. */
  readonly before: number;
  /** The board before the first move. */
  readonly position: Position;
}

const isWrong = ({ changes }: Move, solution: string | undefined): boolean =>
  solution !== undefined &&
  changes.some((change) => {
    const { cell, digit } = partOf(change);
    return (Number(solution[cell]) === digit) !== isPlacement(change);
  });

const isPlacement = (change: string): boolean => change[4] === "=";

/** What a move may belong to: a digit is a separate step, and ends what came before. */
function startsOf(moves: readonly Move[], at: number): Pick<Start, "from" | "changes">[] {
  const { changes } = moves[at];
  const placed = changes.find(isPlacement);
  if (placed !== undefined) return [{ from: at, changes: [placed] }];
  const starts = [{ from: at, changes }];
  for (let from = at - 1; from >= 0 && !moves[from].changes.some(isPlacement); from--)
    starts.push({ from, changes: [...moves[from].changes, ...starts[starts.length - 1].changes] });
  return starts;
}

async function easiest(
  starts: readonly Start[],
  rungs: readonly RungId[],
  context: NameContext & { isOver(): boolean },
): Promise<Named | undefined> {
  const [first] = starts[0].changes;
  const limit = isPlacement(first) ? SINGLE_LIMIT : NAME_LIMIT;
  // On a contradictory board, any step would follow.
  let open = starts.filter(({ position }) => contradictions(position.board).length === 0);
  let best: Named | undefined;
  for (const { id, score } of rungs) {
    if (score >= limit) break;
    open = open.filter(({ before }) => best === undefined || before + score < best.cost);
    if (open.length === 0 || (context.isOver() && !SINGLES.includes(id))) break;
    const technique = await context.techniqueOf(id);
    if (technique === undefined) continue;
    for (const start of [...open]) {
      const fit = fitOf(start.position, technique, start.changes);
      if (!(await context.goOn())) return undefined;
      if (fit === undefined) continue;
      const cost = start.before + score;
      if (best === undefined || cost < best.cost) best = { from: start.from, technique: id, cost, ...fit };
      open.splice(open.indexOf(start), 1);
    }
  }
  const { technique } = best ?? {};
  if (technique === undefined || SINGLES.includes(technique) || !isPlacement(first)) return best;
  // Nobody needs a W-Wing for a digit that singles reach in another order.
  const simpler = rungs.slice(
    0,
    rungs.findIndex(({ id }) => id === technique),
  );
  return (await reaches(starts[0].position.board, partOf(first).cell, simpler, context)) ? undefined : best;
}

/** Whether a path of these techniques places a digit in a cell. If the time is over, that is assumed. */
async function reaches(
  start: Board,
  cell: number,
  rungs: readonly RungId[],
  context: NameContext & { isOver(): boolean },
): Promise<boolean> {
  const board = start.copy();
  for (let at = 0; at < rungs.length && board.values[cell] === 0; at++) {
    const technique = await context.techniqueOf(rungs[at].id);
    if (technique === undefined) continue;
    if (context.isOver() || !(await context.goOn())) return true;
    const position = new Position(board);
    const hits = position.hitsOf(technique);
    for (const hit of hits) applyFinding(board, position.describe(technique, hit));
    if (hits.length > 0) at = -1;
  }
  return board.values[cell] !== 0;
}

/** A finding that contains these changes: what it changes and, for a digit that it doesn't place itself, the single that it leaves. */
function fitOf(
  position: Position,
  technique: Technique,
  changes: readonly string[],
): Pick<Named, "outcome" | "then"> | undefined {
  const hits = position.hitsOf(technique);
  const outcome = (hit: Hit): string => outcomeOf(position.describe(technique, hit));
  const [first] = changes;
  if (first[4] !== "=") {
    const wanted = changes.map(partOf);
    const hit = hits.find((each) => containsAll(each, wanted));
    return hit && { outcome: outcome(hit) };
  }
  const { cell, digit } = partOf(first);
  // A digit that collides with another one follows from nothing.
  if (!position.board.has(cell, digit)) return undefined;
  const direct = hits.find(({ placements }) => placements.some((each) => each.cell === cell && each.digit === digit));
  if (direct !== undefined) return { outcome: outcome(direct) };
  for (const hit of hits) {
    const then = singleAfter(position.board, hit, cell, digit);
    if (then !== undefined) return { outcome: outcome(hit), then };
  }
  return undefined;
}

/** What a finding changes, as text: `r8c5-2.r9c2-2`, or `r1c1=5`. */
const outcomeOf = ({ eliminations, placements }: Pick<FindingJson, "eliminations" | "placements">): string =>
  [
    ...placements.map(({ cell, digit }) => `${cell}=${digit}`),
    ...eliminations.map(({ cell, digit }) => `${cell}-${digit}`),
  ]
    .sort()
    .join(".");

/** `r1c1-4` or `r1c1=4`. */
const partOf = (change: string) => ({ cell: parseCell(change.slice(0, 4)), digit: Number(change[5]) });

const containsAll = (hit: Hit, wanted: readonly { readonly cell: number; readonly digit: number }[]): boolean => {
  const gone = new Set(eliminationsOf(hit).map(({ cell, digit }) => candidateOf(cell, digit)));
  return wanted.every(({ cell, digit }) => gone.has(candidateOf(cell, digit)));
};

/** The single that a digit is after the eliminations of a finding. */
function singleAfter(board: Board, hit: Hit, cell: number, digit: number): string | undefined {
  const gone = eliminationsOf(hit);
  // Nothing changes for this digit.
  if (!gone.some((each) => each.cell === cell || each.digit === digit)) return undefined;
  if (gone.some((each) => each.cell === cell && each.digit === digit)) return undefined;
  const isGone = (at: number, of: number): boolean => gone.some((each) => each.cell === at && each.digit === of);
  let mask = board.masks[cell];
  for (const each of gone) if (each.cell === cell) mask &= ~maskOf(each.digit);
  if (countBits(mask) === 1) return "naked-single";
  const isOnly = housesIn(board)
    .filter((house) => inHouse(board, cell, house))
    .some((house) =>
      cellsIn(board, house).every((other) => other === cell || !board.has(other, digit) || isGone(other, digit)),
    );
  return isOnly ? "hidden-single" : undefined;
}
