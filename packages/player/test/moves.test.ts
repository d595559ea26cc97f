import {
  type Board,
  type FindingJson,
  applyFinding,
  contradictions,
  findAll,
  findFirst,
  format,
  parse,
  search,
} from "@wings/core";
import { LADDER, rungOf } from "@wings/ladder";
import { atStage, stuckBoards } from "@wings/testing";
import { describe, expect, it } from "vitest";
import {
  type Move,
  NO_MOVES,
  type Named,
  type OwnMove,
  type Run,
  changesOf,
  settled,
  stepsOf,
} from "@wings/player/moves";
import { NAME_LIMIT, SINGLE_LIMIT, UNNAMED, nameMoves } from "../src/name-moves.js";
import { isDeep, isThorough } from "@wings/test-kit/depth";

const RUNGS = LADDER.map(({ technique: { id }, score }) => ({ id, score }));
const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const STUCK = atStage(parse(PUZZLE), "S4");
const text = (board: Board): string => format(board, "url");

const context = {
  boardOf: parse,
  techniqueOf: (id: string) => Promise.resolve(rungOf(id)?.technique),
  goOn: () => Promise.resolve(true),
  now: () => 0,
};

/** Moves that remove one candidate after the other. */
function taps(start: Board, changes: readonly string[]): Move[] {
  const board = start.copy();
  return changes.map((change) => {
    const move = { board: text(board), changes: [change] };
    const [cell, digit] = placeOf(change);
    if (change[4] === "=") board.place(cell, digit);
    else board.eliminate(cell, digit);
    return move;
  });
}

/** Another board. */
function edited(board: Board, edit: (copy: Board) => void): Board {
  const copy = board.copy();
  edit(copy);
  return copy;
}

const placeOf = (change: string): [cell: number, digit: number] => [
  (Number(change[1]) - 1) * 9 + Number(change[3]) - 1,
  Number(change[5]),
];

/** The names after each tap, as the page asks for them. */
async function namesOf(moves: readonly Move[]): Promise<Named[]> {
  const names: Named[] = [];
  for (let count = 1; count <= moves.length; count++)
    names.push(...(await nameMoves(moves.slice(0, count), names, RUNGS, context)));
  return names;
}

const runOf = (moves: readonly Move[], names: readonly Named[]): Run => ({
  moves: moves.map((move): OwnMove => ({ ...move, seconds: 1, isHinted: false, isFound: true })),
  names,
});

const nameOf = async (start: Board, changes: readonly string[]): Promise<string | undefined> => {
  const moves = taps(start, changes);
  return stepsOf(runOf(moves, await namesOf(moves))).at(-1)!.technique;
};

/** The reference: the easiest technique that has a finding with all these eliminations, written plainly. */
const found = new Map<string, readonly FindingJson[]>();
function findingsOn(board: string, id: string): readonly FindingJson[] {
  const key = `${board} ${id}`;
  const list = found.get(key) ?? findAll(parse(board), [rungOf(id)!.technique], { policy: "distinct" });
  found.set(key, list);
  return list;
}
const easiestOn = (board: string, changes: readonly string[]): (typeof RUNGS)[number] | undefined =>
  RUNGS.filter(({ score }) => score < NAME_LIMIT).find(({ id }) =>
    findingsOn(board, id).some(({ eliminations }) =>
      changes.every((change) => eliminations.some(({ cell, digit }) => `${cell}-${digit}` === change)),
    ),
  );

/** The lowest sum of scores over all ways to part the moves. */
function lowestCost(moves: readonly Move[]): number {
  if (moves.length === 0) return 0;
  const sums = moves.map((_, from) => {
    const group = moves.slice(from);
    const name = easiestOn(
      group[0].board,
      group.flatMap(({ changes }) => changes),
    );
    const score = name?.score ?? (group.length === 1 ? UNNAMED : Infinity);
    return lowestCost(moves.slice(0, from)) + score;
  });
  return Math.min(...sums);
}

describe("the names of own steps", () => {
  it.runIf(isThorough)(
    "are those of the easiest finding that contains them, as the plain reference says",
    { timeout: 600_000 },
    async () => {
      let [whole, all] = [0, 0];
      const techniques = new Set<string>();
      for (const board of stuckBoards(5, isDeep ? 24 : 4)) {
        for (const { id } of RUNGS.filter(({ score }) => score < NAME_LIMIT)) {
          const [finding] = findingsOn(text(board), id).filter(
            ({ eliminations }) => eliminations.length > 1 && eliminations.length < 5,
          );
          if (finding === undefined) continue;
          const changes = finding.eliminations.map(({ cell, digit }) => `${cell}-${digit}`);
          const moves = taps(board, changes);
          const names = await namesOf(moves);
          const steps = stepsOf(runOf(moves, names));
          expect(names.at(-1)!.cost).toBe(lowestCost(moves));
          let at = 0;
          for (const step of steps) {
            expect(step.technique).toBe(easiestOn(moves[at].board, step.changes)?.id);
            at += step.changes.length;
          }
          expect(steps.every(({ technique }) => technique !== undefined)).toBe(true);
          // All at once gives the same as one by one.
          expect(await nameMoves(moves, [], RUNGS, context)).toEqual(names);
          all++;
          if (steps.length === 1) whole++;
          for (const { technique } of steps) techniques.add(technique!);
        }
      }
      expect(all).toBeGreaterThan(50);
      expect(techniques.size).toBeGreaterThan(15);
      // Most findings are one step, however they are tapped.
      expect(whole / all).toBeGreaterThan(0.8);
    },
  );

  it("three taps of a W-Wing are one step, in any order", async () => {
    const changes = ["r8c5-2", "r8c6-2", "r9c2-2"];
    for (const order of [changes, [...changes].reverse(), [changes[1], changes[2], changes[0]]]) {
      const moves = taps(STUCK, order);
      const steps = stepsOf(runOf(moves, await namesOf(moves)));
      expect(steps.map(({ technique }) => technique)).toEqual(["w-wing"]);
    }
  });

  it("steps that have nothing to do with each other stay apart", async () => {
    const kite = findAll(STUCK, [rungOf("two-string-kite")!.technique])[0].eliminations[0];
    const moves = taps(STUCK, ["r8c5-2", "r8c6-2", "r9c2-2", `${kite.cell}-${kite.digit}`]);
    const steps = stepsOf(runOf(moves, await namesOf(moves)));
    expect(steps.map(({ technique }) => technique)).toEqual(["w-wing", "two-string-kite"]);
    expect(steps.map(({ changes }) => changes.length)).toEqual([3, 1]);
  });

  it(
    "a digit is the easiest single that places it, or what makes it one if nothing simpler reaches it",
    { timeout: 60_000 },
    async () => {
      let [made, reached] = [0, 0];
      for (const board of [parse(PUZZLE), ...stuckBoards(3, 2)]) {
        const { solution } = search(board);
        for (let cell = 0; cell < 81; cell += isDeep ? 1 : 3) {
          if (board.values[cell] !== 0) continue;
          const digit = Number(solution![cell]);
          const [name] = await nameMoves(
            taps(board, [`r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}=${digit}`]),
            [],
            RUNGS,
            context,
          );
          const direct = RUNGS.filter(({ score }) => score < SINGLE_LIMIT).find(({ id }) =>
            findingsOn(text(board), id).some(
              ({ placements, eliminations }) =>
                placements.some((each) => each.cell === cellAt(cell) && each.digit === digit) ||
                (eliminations.length > 0 && isSingle(after(board, eliminations), cell, digit)),
            ),
          );
          const isBelieved = direct === undefined || isNeeded(direct.id, board, cell);
          expect(name.technique).toBe(isBelieved ? direct?.id : undefined);
          if (!isBelieved) reached++;
          if (name.then !== undefined) {
            made++;
            expect(direct!.score).toBeGreaterThan(14);
          }
        }
      }
      expect(made).toBeGreaterThan(2);
      expect(reached).toBeGreaterThan(2);
    },
  );

  it(
    "a digit that is a plain single has no other name, however little time there is",
    { timeout: 60_000 },
    async () => {
      const ids = ["full-house", "naked-single", "hidden-single"];
      let singles = 0;
      for (const start of stuckBoards(5, 2)) {
        const { solution } = search(start);
        const board = start.copy();
        for (let turn = 0; turn < 90; turn++) {
          // Candidates go, so digits become singles that were none.
          const at = (turn * 37) % 81;
          const wrong = board.candidates(at).find((digit) => String(digit) !== solution![at]);
          if (wrong === undefined || board.values[at] !== 0) continue;
          board.eliminate(at, wrong);
          for (let cell = turn % 5; cell < 81; cell += 5) {
            const digit = Number(solution![cell]);
            if (board.values[cell] !== 0 || !isPlainSingle(board, cell, digit)) continue;
            singles++;
            const moves = taps(board, [`${cellAt(cell)}=${digit}`]);
            let clock = 0;
            const late = { ...context, now: () => (clock += 3_600_000) };
            for (const each of [context, late]) {
              const [name] = await nameMoves(moves, [], RUNGS, each);
              expect(ids).toContain(name.technique);
              expect(name.then).toBeUndefined();
            }
          }
        }
      }
      expect(singles).toBeGreaterThan(50);
    },
  );

  it("a digit has no name where it collides with another one, or contradicts the solution", async () => {
    const board = parse(PUZZLE);
    const open = [...board.values.keys()].filter((cell) => board.values[cell] === 0);
    for (const cell of open.slice(0, 12))
      for (let digit = 1; digit <= 9; digit++)
        if (!board.has(cell, digit)) expect(await nameOf(board, [`${cellAt(cell)}=${digit}`])).toBeUndefined();
    // After a wrong digit, others seem to be singles.
    const { solution } = search(board);
    const isRight = (cell: number, digit: number): boolean => solution![cell] === String(digit);
    const [[bad, { cell, digit }]] = open.flatMap((at) =>
      board
        .candidates(at)
        .filter((wrong) => !isRight(at, wrong))
        .flatMap((wrong) => {
          const after = board.copy();
          after.place(at, wrong);
          return findAll(after, [rungOf("naked-single")!.technique])
            .flatMap(({ placements }) => placements)
            .filter((each) => !isRight(placeOf(`${each.cell}=0`)[0], each.digit) && contradictions(after).length === 0)
            .map((each) => [after, each] as const);
        }),
    );
    const moves = taps(bad, [`${cell}=${digit}`]);
    expect((await nameMoves(moves, [], RUNGS, context))[0].technique).toBe("naked-single");
    expect((await nameMoves(moves, [], RUNGS, context, solution!))[0].technique).toBeUndefined();
  });

  it("a guess has no name, whether it is true or not", { timeout: 60_000 }, async () => {
    let guesses = 0;
    for (const board of stuckBoards(11, 4)) {
      const { solution } = search(board);
      // What no technique shows.
      const shown = new Set(
        RUNGS.filter(({ score }) => score < NAME_LIMIT).flatMap(({ id }) =>
          findingsOn(text(board), id).flatMap(({ eliminations }) =>
            eliminations.map(({ cell, digit }) => `${cell}-${digit}`),
          ),
        ),
      );
      for (let cell = 0; cell < 81 && guesses < 60; cell += 2)
        for (const digit of board.candidates(cell)) {
          const change = `${cellAt(cell)}-${digit}`;
          if (shown.has(change)) continue;
          guesses++;
          expect(await nameOf(board, [change])).toBeUndefined();
        }
      const open = [...board.values.keys()].filter((cell) => board.values[cell] === 0);
      for (const cell of open.slice(0, 3)) {
        const wrong = board.candidates(cell).find((digit) => String(digit) !== solution![cell])!;
        const name = await nameOf(board, [`${cellAt(cell)}=${wrong}`]);
        expect(name).toBeUndefined();
      }
    }
    expect(guesses).toBeGreaterThan(40);
  });

  it("nothing has a name on a contradictory board", async () => {
    const at = STUCK.values.findIndex((value, cell) => value === 0 && STUCK.values[cell + 1] !== 0 && cell % 9 < 8);
    const bad = edited(STUCK, (copy) => copy.place(at, STUCK.values[at + 1]));
    const [open] = [...bad.values.keys()].filter((cell) => bad.values[cell] === 0);
    expect(await nameOf(bad, [`${cellAt(open)}-${bad.candidates(open)[0]}`])).toBeUndefined();
  });
});

const cellAt = (cell: number): string => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

function after(board: Board, eliminations: FindingJson["eliminations"]): Board {
  const next = board.copy();
  for (const { cell, digit } of eliminations) next.eliminate((Number(cell[1]) - 1) * 9 + Number(cell[3]) - 1, digit);
  return next;
}

/** Whether a digit is the only one of its cell, or has no other place in its row, column or box. */
function isPlainSingle(board: Board, cell: number, digit: number): boolean {
  const boxOf = (at: number): number => Math.floor(at / 27) * 3 + Math.floor((at % 9) / 3);
  const all = [...board.values.keys()].filter((at) => at !== cell);
  const houses = [
    all.filter((at) => Math.floor(at / 9) === Math.floor(cell / 9)),
    all.filter((at) => at % 9 === cell % 9),
    all.filter((at) => boxOf(at) === boxOf(cell)),
  ];
  return (
    board.candidates(cell).length === 1 || houses.some((house) => house.every((other) => !board.has(other, digit)))
  );
}

/** Whether simpler techniques, in any number of steps, don't place a digit in a cell. Singles always are. */
function isNeeded(id: string, start: Board, cell: number): boolean {
  const at = RUNGS.findIndex((rung) => rung.id === id);
  if (at < 3) return true;
  const simpler = RUNGS.slice(0, at).map((rung) => rungOf(rung.id)!.technique);
  const board = start.copy();
  for (let finding = findFirst(board, simpler); finding !== null; finding = findFirst(board, simpler))
    applyFinding(board, finding);
  return board.values[cell] === 0;
}

const isSingle = (board: Board, cell: number, digit: number): boolean =>
  board.has(cell, digit) &&
  ["naked-single", "hidden-single"].some((id) =>
    findAll(board, [rungOf(id)!.technique]).some(({ placements }) =>
      placements.some((each) => each.cell === cellAt(cell) && each.digit === digit),
    ),
  );

describe("the moves of a player", () => {
  it("are a digit, or the candidates that were taken away; candidates that follow a digit are none", () => {
    const board = parse(PUZZLE);
    const placed = edited(board, (copy) => copy.place(11, 3));
    expect(changesOf(board, placed)).toEqual(["r2c3=3"]);
    const less = edited(board, (copy) => copy.eliminate(11, 3));
    expect(changesOf(board, less)).toEqual(["r2c3-3"]);
    expect(
      changesOf(
        board,
        edited(less, (copy) => copy.eliminate(11, 4)),
      ),
    ).toEqual(["r2c3-3", "r2c3-4"]);
    expect(changesOf(less, board)).toBeUndefined();
    expect(changesOf(board, board)).toBeUndefined();
    const other = edited(placed, (copy) => {
      copy.clear(11);
      copy.place(11, 4);
    });
    expect(changesOf(placed, other)).toBeUndefined();
    expect(changesOf(placed, board)).toBeUndefined();
    expect(
      changesOf(
        board,
        edited(board, (copy) => copy.placeGiven(0, 9)),
      ),
    ).toBeUndefined();
  });

  it("are settled by a digit, and by more than are looked at together", async () => {
    const moves = taps(STUCK, ["r8c5-2", "r8c6-2", "r9c2-2"]);
    const open = runOf(moves, await namesOf(moves));
    expect(settled(open)).toEqual({ done: [], run: open });
    const after = STUCK.copy();
    for (const change of ["r8c5-2", "r8c6-2", "r9c2-2"]) after.eliminate(...placeOf(change));
    const [single] = findAll(
      after,
      LADDER.slice(0, 3).map(({ technique }) => technique),
    ).concat();
    const digit = single === undefined ? [] : [`${single.placements[0].cell}=${single.placements[0].digit}`];
    const more = taps(STUCK, ["r8c5-2", "r8c6-2", "r9c2-2", ...digit]);
    const { done, run } = settled(runOf(more, await namesOf(more)));
    if (digit.length > 0) expect(done.map(({ changes }) => changes.length)).toEqual([3, 1]);
    else expect(done).toEqual([]);
    expect(run.moves.length).toBe(more.length - done.flatMap(({ changes }) => changes).length);
    expect(stepsOf(NO_MOVES)).toEqual([]);
  });
});
