import { Board, HOUSE_CELLS, type Technique, candidatesOf, findingOf, search } from "@wings/core";
import { type Fault, fault } from "./faults.js";
import { type Subject, run, subjectOf } from "./subject.js";

/** The properties of how a technique deals with what is around it: any board, and the language that it is written in. */

/** Boards that contradict themselves or are solved: nothing sensible can be found there, and nothing is to be thrown. */
export function acceptsAnyBoard({ technique, board }: Subject): undefined {
  for (const other of oddBoards(board))
    for (const hit of subjectOf(technique, other).hits) findingOf(technique, other, hit);
}

function* oddBoards(board: Board): Generator<Board> {
  const open = Array.from(board.masks.keys()).filter((cell) => board.masks[cell] !== 0);
  if (open.length === 0) return;
  const cell = open[open.length >> 1];
  const without = board.copy();
  for (const digit of candidatesOf(board, cell)) without.eliminate(cell, digit);
  yield without;

  const [digit] = candidatesOf(board, cell);
  const nowhere = board.copy();
  const row = Math.floor(cell / 9);
  for (const each of HOUSE_CELLS.subarray(row * 9, row * 9 + 9)) nowhere.eliminate(each, digit);
  yield nowhere;

  const { solution } = search(board);
  if (solution === null || solution === undefined) return;
  const solved = new Board();
  for (let each = 0; each < 81; each++) solved.place(each, Number(solution[each]));
  yield solved;
}

/** What a technique may reach although it is none of its business. */
interface Surroundings {
  readonly console?: Record<string, unknown>;
  readonly process?: { readonly stdout?: Record<string, unknown> };
}
const { console, process } = globalThis as unknown as Surroundings;

/** Chance would have it find other things tomorrow. */
export function isDeterministic(subject: Subject): Fault | undefined {
  if (!callsOneOf([[Math as unknown as Record<string, unknown>, "random"]], subject)) return undefined;
  return fault("SIDE_EFFECT", subject.technique, subject.board, {
    expected: "the same findings from the same board, today and tomorrow",
    seen: "a call of Math.random()",
  });
}

/** Asked of all boards together: what it adds to the language changes every other program. */
export function addsNoGlobals(technique: Technique, board: Board, before: readonly string[]): Fault | undefined {
  const added = builtinProperties().filter((each) => !before.includes(each));
  if (added.length === 0) return undefined;
  return fault("SIDE_EFFECT", technique, board, {
    expected: "no trace of a technique but what it reports",
    seen: `${added.join(", ")} was added`,
  });
}

/** A warning: in the output of a command or in a page nobody expects it. */
export function printsNothing(subject: Subject): Fault | undefined {
  const { technique, board } = subject;
  const outputs: [object: Record<string, unknown>, name: string][] = [];
  if (console) for (const name of ["log", "info", "debug", "warn", "error"]) outputs.push([console, name]);
  if (process?.stdout) outputs.push([process.stdout, "write"]);
  if (!callsOneOf(outputs, subject)) return undefined;
  return fault("PRINTS", technique, board, {
    expected: "nothing on the console; what is to be traced goes to sink.log, and a host decides where it appears",
    seen: "it printed while it searched or told what it found",
  });
}

/** Runs and tells once more; answers whether any of these functions was called. */
function callsOneOf(
  functions: readonly (readonly [object: Record<string, unknown>, name: string])[],
  { technique, board }: Subject,
): boolean {
  let called = false;
  const originals = functions.map(([object, name]) => object[name]);
  functions.forEach(([object, name], i) => {
    object[name] = (...values: unknown[]): unknown => {
      called = true;
      return (originals[i] as (...all: unknown[]) => unknown).apply(object, values);
    };
  });
  try {
    for (const hit of run(technique, board.copy()).hits.slice(0, 3)) {
      technique.reason(hit.pattern as never, board);
      technique.marks(hit.pattern as never, board);
      technique.data(hit.pattern as never, board);
    }
  } finally {
    functions.forEach(([object, name], i) => (object[name] = originals[i]));
  }
  return called;
}

/** All that the objects have which every program shares, by name. */
export function builtinProperties(): string[] {
  const shared = { Object, Array, String, Number, Function, Map, Set };
  return [
    ...Object.entries(shared).flatMap(([name, { prototype }]) =>
      Reflect.ownKeys(prototype as object).map((key) => `${name}.prototype.${String(key)}`),
    ),
    ...Reflect.ownKeys(Math).map((key) => `Math.${String(key)}`),
  ];
}
