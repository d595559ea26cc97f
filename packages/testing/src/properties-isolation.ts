import { Board, type Technique, search } from "@wings/core";
import { HOUSE_CELLS, candidatesOf } from "@wings/core/author";
import { describeHit } from "@wings/core/host";
import { type Fault, fault } from "./faults.js";
import { type Trap, firstTrappedCall } from "./global-traps.js";
import { type Subject, run, subjectOf } from "./subject.js";

/** Properties of a technique and its surroundings: unusual boards, chance, time, output and built-in objects. */

/** A technique may find nothing on contradictory and solved boards, but it must not throw. */
export function acceptsAnyBoard({ technique, board }: Subject): undefined {
  for (const other of oddBoards(board))
    for (const hit of subjectOf(technique, other).hits) describeHit(technique, other, hit);
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

/** Globals that a technique should not use. */
interface Globals {
  readonly performance?: object;
  readonly console?: Record<string, unknown>;
  readonly process?: { readonly stdout?: Record<string, unknown> };
}
const { console, performance, process } = globalThis as unknown as Globals;

/** With chance or the clock, a technique could find something else tomorrow. */
export function isDeterministic(subject: Subject): Fault | undefined {
  const called = firstCall(
    [
      ["Math.random()", Math, "random"],
      ["Date.now()", Date, "now"],
      ["new Date()", globalThis, "Date"],
      ...(performance === undefined ? [] : [["performance.now()", performance, "now"] as const]),
    ],
    subject,
  );
  if (called === undefined) return undefined;
  return fault("SIDE_EFFECT", subject.technique, subject.board, {
    expected: "the same findings for the same board, every time",
    seen: `a call of ${called}`,
  });
}

/** Checked over all boards together: a change of a built-in object affects every other program. */
export function addsNoGlobals(technique: Technique, board: Board, before: readonly string[]): Fault | undefined {
  const added = builtinProperties().filter((each) => !before.includes(each));
  if (added.length === 0) return undefined;
  return fault("SIDE_EFFECT", technique, board, {
    expected: "built-in objects without new properties",
    seen: `${added.join(", ")} was added`,
  });
}

/** A warning: output of a technique would mix with the output of the program. */
export function printsNothing(subject: Subject): Fault | undefined {
  const { technique, board } = subject;
  const outputs: Trap[] = [];
  if (console) for (const name of ["log", "info", "debug", "warn", "error"]) outputs.push([name, console, name]);
  if (process?.stdout) outputs.push(["write", process.stdout, "write"]);
  if (firstCall(outputs, subject) === undefined) return undefined;
  return fault("PRINTS", technique, board, {
    expected: "no output",
    seen: "it printed something",
  });
}

/** Runs the technique once more and returns the name of the first trapped function that it calls. */
const firstCall = (traps: readonly Trap[], { technique, board }: Subject): string | undefined =>
  firstTrappedCall(traps, () => {
    for (const hit of run(technique, board.copy()).hits.slice(0, 3)) {
      technique.reason(hit.pattern as never, board);
      technique.marks(hit.pattern as never, board);
      technique.data(hit.pattern as never, board);
    }
  });

/** The names of all properties of built-in objects, to compare them before and after a technique is loaded. */
export function builtinProperties(): string[] {
  const shared = { Object, Array, String, Number, Function, Map, Set };
  return [
    ...Object.entries(shared).flatMap(([name, { prototype }]) =>
      Reflect.ownKeys(prototype as object).map((key) => `${name}.prototype.${String(key)}`),
    ),
    ...Reflect.ownKeys(Math).map((key) => `Math.${String(key)}`),
  ];
}
