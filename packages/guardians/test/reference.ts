import type { Board } from "@wings/core";
import { cellsIn, sees } from "@wings/core/author";
import type { Expected } from "@wings/testing";

/** The definitions as slow, obvious code. Each yields one elimination at a time. */

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
interface Candidate {
  readonly cell: number;
  readonly digit: number;
}
const conflicts = (board: Board, a: Candidate, b: Candidate): boolean =>
  a.cell === b.cell ? a.digit !== b.digit : a.digit === b.digit && sees(board, a.cell, b.cell);
const candidatesIn = (board: Board): Candidate[] =>
  CELLS.flatMap((cell) => board.candidates(cell).map((digit) => ({ cell, digit })));

/** The length of the shortest odd cycle: the way from a node to itself with an odd number of steps. */
function oddGirth(nodes: readonly number[], areNeighbors: (a: number, b: number) => boolean): number {
  let least = Infinity;
  for (const start of nodes) {
    const steps = new Map([[`${start} 0`, 0]]);
    const queue: [number, number][] = [[start, 0]];
    for (const [node, parity] of queue) {
      for (const next of nodes) {
        if (next === node || !areNeighbors(node, next) || steps.has(`${next} ${1 - parity}`)) continue;
        steps.set(`${next} ${1 - parity}`, steps.get(`${node} ${parity}`)! + 1);
        queue.push([next, 1 - parity]);
      }
    }
    least = Math.min(least, steps.get(`${start} 1`) ?? Infinity);
  }
  return least;
}

export function* bivalueOddagons(board: Board): Generator<Expected> {
  for (const a of DIGITS) {
    for (const b of DIGITS.slice(a)) {
      for (const target of candidatesIn(board)) {
        const nodes = CELLS.filter((cell) => {
          const digits = board.candidates(cell);
          const others = digits.filter((digit) => digit !== a && digit !== b);
          return others.length < digits.length && others.every((digit) => conflicts(board, { cell, digit }, target));
        });
        const length = oddGirth(nodes, (one, other) => sees(board, one, other));
        if (length >= 5 && length < Infinity) yield { eliminations: [target] };
      }
    }
  }
}

export function* brokenWings(board: Board): Generator<Expected> {
  for (const digit of DIGITS) {
    const places = CELLS.filter((cell) => board.has(cell, digit));
    for (const target of places) {
      const areLinked = (u: number, v: number): boolean =>
        Array.from({ length: 27 }, (_, house) => Array.from(cellsIn(board, house))).some(
          (cells) =>
            cells.includes(u) &&
            cells.includes(v) &&
            places.every((cell) => !cells.includes(cell) || cell === u || cell === v || sees(board, cell, target)),
        );
      const links = new Set<number>();
      for (const u of places) for (const v of places) if (u !== v && areLinked(u, v)) links.add(u * 81 + v);
      const length = oddGirth(places, (u, v) => links.has(u * 81 + v));
      if (length >= 5 && length < Infinity) yield { eliminations: [{ cell: target, digit }] };
    }
  }
}

/** Every tridagon with guardians. */
function* tridagonShapes(
  board: Board,
): Generator<{ cells: readonly number[]; digits: number[]; guardians: Candidate[] }> {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  const exchanges = (order: readonly number[]): number =>
    order.flatMap((a, i) => order.slice(i + 1).filter((b) => b < a)).length;
  const pairs = [
    [0, 1],
    [0, 2],
    [1, 2],
  ];
  for (const x of DIGITS) {
    for (const y of DIGITS.slice(x)) {
      for (const z of DIGITS.slice(y)) {
        const digits = [x, y, z];
        for (const bands of pairs) {
          for (const stacks of pairs) {
            const boxes = bands.flatMap((band) => stacks.map((stack) => band * 27 + stack * 3));
            const inBoxes = CELLS.filter((cell) =>
              boxes.some((first) => [0, 1, 2].some((r) => cell >= first + r * 9 && cell < first + r * 9 + 3)),
            );
            if (inBoxes.some((cell) => digits.includes(board.digit(cell)))) continue;
            const choose = function* (
              at: number,
              cells: readonly number[],
              parity: number,
            ): Generator<readonly number[]> {
              if (at === 4) {
                if (parity % 2 === 1) yield cells;
                return;
              }
              for (const order of orders) {
                const three = order.map((column, row) => boxes[at] + row * 9 + column);
                if (three.every((cell) => board.candidates(cell).filter((digit) => digits.includes(digit)).length >= 2))
                  yield* choose(at + 1, [...cells, ...three], parity + exchanges(order));
              }
            };
            for (const cells of choose(0, [], 0)) {
              const guardians = candidatesIn(board).filter(
                ({ cell, digit }) => cells.includes(cell) && !digits.includes(digit),
              );
              if (guardians.length > 0) yield { cells: [...cells].sort((a, b) => a - b), digits, guardians };
            }
          }
        }
      }
    }
  }
}

export function* tridagons(board: Board): Generator<Expected> {
  for (const { cells, digits, guardians } of tridagonShapes(board)) {
    const eliminations = candidatesIn(board).filter((each) =>
      guardians.every((guardian) => conflicts(board, each, guardian)),
    );
    if (eliminations.length > 0) yield { eliminations, pattern: { cells, digits } };
  }
}

export function* tridagonChains(board: Board): Generator<Expected> {
  for (const { guardians } of tridagonShapes(board))
    if (guardians.length <= 4) yield* chainTargets(board, guardians, 12);
}

/** Chains from guardians: what each guardian makes false, by the number of strong links, widened one link at a time. */
function* chainTargets(board: Board, guardians: readonly Candidate[], cells: number): Generator<Expected> {
  const all = candidatesIn(board);
  const strong: [Candidate, Candidate][] = [];
  for (const cell of CELLS) {
    const its = all.filter((each) => each.cell === cell);
    if (its.length === 2) strong.push([its[0], its[1]], [its[1], its[0]]);
  }
  for (let house = 0; house < 27; house++) {
    for (const digit of DIGITS) {
      const its = all.filter((each) => each.digit === digit && Array.from(cellsIn(board, house)).includes(each.cell));
      if (its.length === 2) strong.push([its[0], its[1]], [its[1], its[0]]);
    }
  }
  const same = (a: Candidate, b: Candidate): boolean => a.cell === b.cell && a.digit === b.digit;
  const linksTo = guardians.map((guardian) => {
    const links = new Map<string, number>();
    const true_: Candidate[] = [guardian];
    for (let count = 0; ; count++) {
      for (const each of all)
        if (!links.has(`${each.cell} ${each.digit}`) && true_.some((other) => conflicts(board, other, each)))
          links.set(`${each.cell} ${each.digit}`, count);
      const more = strong
        .filter(([from]) => links.has(`${from.cell} ${from.digit}`))
        .map(([, to]) => to)
        .filter((to) => !true_.some((each) => same(each, to)));
      if (more.length === 0) return links;
      true_.push(...more);
    }
  });
  for (const target of all) {
    const counts = linksTo.map((links) => links.get(`${target.cell} ${target.digit}`) ?? Infinity);
    if (cells + counts.reduce((sum, count) => sum + count, 0) <= 24) yield { eliminations: [target] };
  }
}

/** Every loop of five or seven cells, by walking, with one to four guardians. */
export function* oddagonChains(board: Board): Generator<Expected> {
  for (const a of DIGITS) {
    for (const b of DIGITS.slice(a)) {
      const others = (cell: number): number[] => board.candidates(cell).filter((digit) => digit !== a && digit !== b);
      const nodes = CELLS.filter((cell) => board.has(cell, a) || board.has(cell, b));
      const walk = function* (path: readonly number[], guardians: number): Generator<Expected> {
        const [first, last] = [path[0], path[path.length - 1]];
        // A chord: two cells that are not next to each other see each other.
        const isLoop = sees(board, first, last);
        const inner = path.slice(1, -1);
        if (path.length > 2 && isLoop) {
          if ((path.length === 5 || path.length === 7) && guardians > 0 && path[1] < last)
            yield* chainTargets(
              board,
              path.flatMap((cell) => others(cell).map((digit) => ({ cell, digit }))),
              path.length,
            );
          return;
        }
        if (path.length === 7) return;
        for (const next of nodes) {
          if (next <= first || path.includes(next) || !sees(board, last, next)) continue;
          if (inner.some((cell) => sees(board, cell, next))) continue;
          if (guardians + others(next).length <= 4) yield* walk([...path, next], guardians + others(next).length);
        }
      };
      for (const first of nodes) if (others(first).length <= 4) yield* walk([first], others(first).length);
    }
  }
}
