import { writeFileSync } from "node:fs";
import { type Board, hasOneSolution, search } from "@wings/core";
import {
  CLASSIC_GRID,
  boxOf,
  candidatesOf,
  cellFact,
  columnOf,
  deadlyFact,
  houseFact,
  maskOf,
  rowOf,
  sees,
} from "@wings/core/author";
import {
  type Changes,
  type To,
  type Twin,
  definition,
  reference,
  report,
  twinsOn,
  weak,
  wingPairs,
} from "./twin-link.js";
import { rectangle } from "./rectangles.js";
import type { Technique } from "@wings/core";

/** Faults that authors make, planted in a technique. `planted.mjs` says who sees each. */

export interface Planted {
  /** What is wrong. */
  readonly what: string;
  /** The wrong parts of the technique; a function if something is wrong at import. */
  readonly changes?: Changes | (() => Changes);
  /** A whole technique in place of the twins. */
  readonly technique?: () => Technique;
  /** A reference that makes the same mistake, or that yields no patterns. */
  readonly reference?: typeof reference | ((board: Board) => Iterable<object>);
  /** The sentence that a reader would have to judge, or the mistake that does no harm. */
  readonly harmless?: string;
  /** How every program that runs the technique sees it. */
  readonly host?: string;
}

const { message, marks, data, reason } = definition;
/** A search that reports only some of the twins. */
const only = (keep: (twin: Twin, board: Board) => boolean): Changes => ({
  find(board, to) {
    for (const twin of twinsOn(board)) if (keep(twin, board) && report(to, twin)) return;
  },
});
/** The search with something done before. */
const first = (action: (board: Board, to: To) => unknown): Changes => ({
  find(board, to) {
    if (action(board, to) === false) return;
    for (const twin of twinsOn(board)) if (report(to, twin)) return;
  },
});
const worded = (long: string): Changes => ({ message: { ...message, long } });
const withData = (change: (twin: Twin) => object): Changes => ({
  data: (twin, board) => ({ ...data(twin, board), ...change(twin) }),
});
const only9 = ({ x }: Twin): boolean => x !== 9;

/** Wings whose second end need not see wing B. */
function* loose(board: Board, where: (twin: Twin) => boolean): Generator<Twin> {
  for (const { x, z, wingA, wingB } of wingPairs(board)) {
    for (let house = 0; house < 27; house++) {
      const places: number[] = [];
      for (const cell of board.masks.keys())
        if (board.has(cell, x) && (rowOf(cell) === house || columnOf(cell) === house || boxOf(cell) === house))
          places.push(cell);
      if (places.length !== 2 || places.includes(wingA) || places.includes(wingB)) continue;
      const [endA, endB] = sees(CLASSIC_GRID, places[0], wingA) ? places : [places[1], places[0]];
      const twin = { x, z, house, wingA, wingB, endA, endB };
      if (!sees(CLASSIC_GRID, endA, wingA)) continue;
      if (sees(CLASSIC_GRID, endB, wingB) || where(twin)) yield twin;
    }
  }
}
const searchOf = (twins: (board: Board) => Iterable<Twin>): Changes => ({
  find(board, to) {
    for (const twin of twins(board)) if (report(to, twin)) return;
  },
});

const counter = { calls: 0 };
const kept: unknown[] = [];

export const FAULTS: Readonly<Record<string, Planted>> = {
  ok: { what: "no fault", changes: {} },
  "m1-digit": { what: "misses digit 9", changes: only(only9) },
  "m2-box": {
    what: "misses wings in box 5",
    changes: only(({ wingA, wingB }) => boxOf(wingA) !== 22 && boxOf(wingB) !== 22),
  },
  "m3-first": {
    what: "only the first link of two wings",
    changes: searchOf(function* (board) {
      const seen = new Set<string>();
      for (const twin of twinsOn(board)) {
        const key = [twin.wingA, twin.wingB, twin.x].join();
        if (!seen.has(key)) yield twin;
        seen.add(key);
      }
    }),
  },
  "m4-placed": {
    what: "only with a placed digit on the board",
    changes: only((_, board) => board.values.some((digit, cell) => digit > 0 && !board.isGiven(cell))),
  },
  "m5-open": {
    what: "only with at most 45 open cells",
    changes: only((_, board) => board.values.filter((digit) => digit === 0).length <= 45),
  },
  "m6-removed": {
    what: "misses where a candidate of a wing was removed by another technique",
    changes: only(({ wingA }, board) => {
      const seen = new Set(
        Array.from(board.values.keys())
          .filter((cell) => board.values[cell] > 0 && sees(CLASSIC_GRID, cell, wingA))
          .map((cell) => board.values[cell]),
      );
      return seen.size === 7;
    }),
  },
  "m7-boxlink": { what: "misses links in boxes", changes: only(({ house }) => house < 18) },
  "m8-rare": {
    what: "misses x 7 with z 3 in the same band",
    changes: only(
      ({ x, z, wingA, wingB }) => !(x === 7 && z === 3 && (rowOf(wingA) / 3) >> 0 === (rowOf(wingB) / 3) >> 0),
    ),
  },
  "m9-rarerow": {
    what: "misses where the link is in row 9 and both wings in rows 1 to 3",
    changes: only(({ house, wingA, wingB }) => !(house === 8 && rowOf(wingA) < 3 && rowOf(wingB) < 3)),
  },
  "m10-ties": {
    what: "only the first link of two wings, and ties: true",
    changes: {
      ties: true,
      ...searchOf(function* (board) {
        const seen = new Set<string>();
        for (const twin of twinsOn(board)) {
          const key = [twin.wingA, twin.wingB, twin.x].join();
          if (!seen.has(key)) yield twin;
          seen.add(key);
        }
      }),
    },
  },
  "m11-ref": {
    what: "misses digit 9, and the reference too",
    changes: only(only9),
    reference: function* (board: Board) {
      for (const each of reference(board)) if (only9(each.pattern)) yield each;
    },
  },
  "m12-refboth": {
    what: "misses links in boxes, and the reference too",
    changes: only(({ house }) => house < 18),
    reference: function* (board: Board) {
      for (const each of reference(board)) if (each.pattern.house < 18) yield each;
    },
    harmless: "a mistake in the definition itself",
  },
  "w1-rare": {
    what: "eliminates a wrong digit at one board in a hundred",
    changes: first((board, to) => {
      if (counter.calls++ % 5000 !== 4999) return;
      const { solution } = search(board);
      for (const twin of twinsOn(board)) {
        if (solution && to.eliminateCells(Number(solution[twin.wingA]), [twin.wingA])) return to.commit(twin, 4);
      }
      return undefined;
    }),
    host: "`solvePath` and `hint` prove each finding and refuse this one",
  },
  "w2-cond": { what: "forgets that end B must see wing B", changes: searchOf((board) => loose(board, () => true)) },
  "w3-rarecond": {
    what: "forgets it in row 5, where both ends are in box 5",
    changes: searchOf((board) =>
      loose(board, ({ endA, endB }) => rowOf(endA) === 4 && boxOf(endA) === 22 && boxOf(endB) === 22),
    ),
  },
  "w4-fact": {
    what: "the reason misses the house",
    changes: { reason: ({ wingA, wingB }) => [cellFact(wingA), cellFact(wingB)] },
  },
  "w5b-facts": {
    what: "the reason cites six unneeded facts",
    changes: {
      reason: (twin, board) => [
        ...(reason(twin, board) as number[]),
        ...[0, 1, 2, 3, 4, 5]
          .map((house) => houseFact(house, twin.z))
          .filter((fact) => !(reason(twin, board) as number[]).includes(fact)),
      ],
    },
  },
  "w6-noncand": {
    what: "ignores that nothing is left to eliminate",
    changes: {
      find(board, to) {
        for (const twin of twinsOn(board)) {
          to.eliminateSeen(twin.z, [twin.wingA, twin.wingB]);
          if (to.commit(twin, 4)) return;
        }
      },
    },
  },
  "w7-place": {
    what: "also places x in an end",
    changes: {
      find(board, to) {
        for (const twin of twinsOn(board)) {
          if (!to.eliminateSeen(twin.z, [twin.wingA, twin.wingB])) continue;
          to.place(twin.endA, twin.x);
          if (to.commit(twin, 4)) return;
        }
      },
    },
  },
  "w8-stale": {
    what: "reports a finding of an earlier board if it still eliminates",
    changes: searchOf(function* (board) {
      for (const twin of kept.splice(0) as Twin[]) yield twin;
      for (const twin of twinsOn(board)) {
        kept.push(twin);
        yield twin;
      }
    }),
  },
  "w9-oracle": {
    what: "forgets a condition, and keeps only what agrees with the solution",
    changes: {
      find(board, to) {
        const { solution } = search(board);
        for (const twin of loose(board, () => true)) {
          const isRight = Array.from(board.masks.keys()).every(
            (cell) =>
              !(sees(CLASSIC_GRID, cell, twin.wingA) && sees(CLASSIC_GRID, cell, twin.wingB)) ||
              solution?.[cell] !== String(twin.z),
          );
          if (isRight && report(to, twin)) return;
        }
      },
    },
  },

  "x1-cell": {
    what: "end A is named as end B (the slot is a field)",
    changes: withData(({ endB }) => ({ endA: { cell: endB } })),
  },
  "x2-cell2": {
    what: "the same with slots that are no fields",
    changes: {
      message: { ...message, long: message.long.replaceAll("{endA}", "{one}").replaceAll("{endB}", "{other}") },
      data: (twin, board) => {
        const { endA, endB, ...others } = data(twin, board);
        return { ...others, one: endB, other: endA };
      },
    },
  },
  "x3-digit": {
    what: "x and z swapped at the end",
    changes: worded(message.long.replace("can't be {z}", "can't be {x}")),
  },
  "x4-case": {
    what: "leaves the second case out",
    changes: worded(message.long.replace(" If {endB} is {x}, {wingB} must be {z}.", "")),
  },
  "x5-otherhouse": {
    what: "names a house that is not in the finding",
    changes: withData(({ house }) => ({ house: { house: (house + 1) % 27 } })),
  },
  "x6-mark": {
    what: "one wing is marked as end, one end as wing",
    changes: {
      marks: (twin, board) =>
        marks(twin, board).map((mark, i) =>
          i === 0 ? { ...mark, role: "end" } : i === 2 ? { ...mark, role: "wing" } : mark,
        ),
    },
  },
  "x6b-marks": {
    what: "both wings are marked as end, both ends as wing",
    changes: {
      marks: (twin, board) =>
        marks(twin, board).map((mark, i) =>
          i < 2 ? { ...mark, role: "end" } : i < 4 ? { ...mark, role: "wing" } : mark,
        ),
    },
  },
  "x7-roles": {
    what: "the words of the roles are swapped",
    changes: { roles: { wing: "end of the link", end: "wing" } },
  },
  "x8-link": {
    what: "weak links cross over",
    changes: {
      marks: (twin, board) => [
        ...marks(twin, board).slice(0, 5),
        weak(twin.x, twin.endA, twin.wingB),
        weak(twin.x, twin.endB, twin.wingA),
      ],
    },
  },
  "x9-linkdigit": {
    what: "the strong link is drawn as weak",
    changes: {
      marks: (twin, board) => marks(twin, board).map((mark) => ("link" in mark ? { ...mark, link: "weak" } : mark)),
    },
  },
  "x10-plural": {
    what: "grammar: 'are a'",
    changes: worded(
      message.long.replace("In {house}, the digit {x} can only be", "In {house}, the digits {x} can only is"),
    ),
  },
  "x11-join": {
    what: "'and' where 'or' is meant",
    changes: worded(message.long.replace("{endA} or {endB}", "{endA} and {endB}")),
  },
  "x12-placeholder": { what: "a misspelled slot", changes: worded(message.long.replace("{endA}", "{endC}")) },
  "x13-vague": {
    what: "the hint gives a row of what is eliminated",
    changes: {
      message: { ...message, vague: "There is a Twin Link with {low} and {high} around {region}." },
      ...withData(({ wingA }) => ({ region: { house: boxOf(wingA) } })),
    },
    harmless: "a hint may name a region",
  },
  "x14-extra": {
    what: "an extra mark on a cell that is not in the pattern",
    changes: { marks: (twin, board) => [...marks(twin, board), { role: "end", cell: (twin.endA + 1) % 81 }] },
  },
  "x15-rarethrow": {
    what: "data throws for a link in a box",
    changes: {
      data: (twin, board) => {
        if (twin.house >= 18) throw new Error("no name for a box");
        return data(twin, board);
      },
    },
  },
  "x16-negation": { what: "the text says the opposite", changes: worded(message.long.replace("can't be", "can be")) },

  "p1-dup": {
    what: "reports both ways (a, b) and (b, a)",
    changes: searchOf(function* (board) {
      for (const twin of twinsOn(board)) {
        yield twin;
        yield { ...twin, wingA: twin.wingB, wingB: twin.wingA, endA: twin.endB, endB: twin.endA };
      }
    }),
  },
  "p2-dup2": {
    what: "reports each finding twice",
    changes: searchOf(function* (board) {
      for (const twin of twinsOn(board)) yield* [twin, twin];
    }),
  },
  "p3-order": {
    what: "every second call searches backwards",
    changes: searchOf((board) => (counter.calls++ % 2 === 0 ? twinsOn(board) : [...twinsOn(board)].reverse())),
  },
  "p4-date": { what: "Date.now for a time limit", changes: first(() => void Date.now()) },
  "p5-perf": {
    what: "performance.now for a time limit",
    changes: first(() => performance.now()),
  },
  "p6-random": { what: "Math.random", changes: first(() => void Math.random()) },
  "p7-locale": { what: "localeCompare", changes: first(() => "a".localeCompare("b")) },
  "p8-env": { what: "reads process.env", changes: first(() => process.env.HOME) },
  "p9-cacheobj": {
    what: "a WeakMap by board object",
    changes: (() => {
      const cache = new WeakMap<Board, Twin[]>();
      return searchOf((board) => {
        const twins = cache.get(board) ?? [...twinsOn(board)];
        cache.set(board, twins);
        return twins;
      });
    })(),
  },
  "p10-cachekey": { what: "a global cache by values only", changes: cached((board) => board.values.join("")) },
  "p11-cachesum": {
    what: "a global cache by a weak hash",
    changes: cached((board) => String(board.masks.reduce((sum, mask) => sum + mask, 0))),
  },
  "p12-mutate": {
    what: "removes a candidate from the board itself",
    changes: first((board) => {
      for (const { endA, x } of twinsOn(board)) return void board.eliminate(endA, x);
    }),
  },
  "p13-mutraw": {
    what: "writes to board.masks and restores it",
    changes: first((board) => {
      const mask = board.masks[40];
      board.masks[40] = 0;
      board.masks[40] = mask;
    }),
    harmless: "the board is as it was",
  },
  "p14-leak": { what: "keeps a copy of each board", changes: first((board) => void kept.push(board.copy().toState())) },
  "p15-leakslow": {
    what: "keeps a number for each finding",
    changes: only(() => kept.push(counter.calls++) > 0),
    harmless: "eight bytes a finding",
  },
  "p16-blowup": {
    what: "exponential on boards with more than 18 pairs",
    changes: first((board) => {
      const pairs = Array.from(board.masks.keys()).filter((cell) => candidatesOf(board, cell).length === 2).length;
      for (let i = 0; pairs > 18 && i < 2 ** (pairs + 20); i++) counter.calls = (counter.calls + i) % 7;
    }),
  },
  "p17-loopsolved": {
    what: "an endless loop on a solved board",
    changes: first((board) => {
      while (board.isFull) counter.calls++;
    }),
  },
  "p18-empty": {
    what: "throws on an empty board",
    changes: first((board) => {
      if (board.values.every((digit) => digit === 0)) throw new Error("nothing there");
    }),
  },
  "p19-huge": {
    what: "6,000 findings for each pattern",
    changes: {
      find(board, to) {
        for (const twin of twinsOn(board))
          for (let i = 0; i < 6000; i++) if (report(to, { ...twin, house: i % 27 })) return;
      },
    },
  },
  "p20-size": {
    what: "the size depends on the place",
    changes: {
      find(board, to) {
        for (const twin of twinsOn(board))
          if (to.eliminateSeen(twin.z, [twin.wingA, twin.wingB]) && to.commit(twin, 4 + (twin.wingA > 40 ? 1 : 0)))
            return;
      },
    },
  },
  "p21-minsize": { what: "minSize 5 with size 4", changes: { minSize: 5 } },
  "p22-proto": {
    what: "defines Array.prototype.last at import",
    changes: () => {
      Object.defineProperty(Array.prototype, "last", { value: 1, configurable: true });
      return {};
    },
  },
  "p23-protofind": {
    what: "defines Object.prototype.x in find",
    changes: first(() => Reflect.set(Object.prototype, "x", true)),
  },
  "p24-print": {
    what: "prints on one board in a hundred",
    changes: first(() => {
      if (counter.calls++ % 4000 === 0) console.log("searching");
    }),
  },
  "p25-net": {
    what: "network access at import",
    changes: () => {
      void fetch("http://localhost:1/").catch(() => undefined);
      return {};
    },
  },
  "p26-netfs": {
    what: "writes a file at import",
    changes: () => {
      writeFileSync("/dev/null", "");
      return {};
    },
    harmless: "malice, as the security page says",
  },

  "d1-level": { what: "after: full-house, too easy", changes: { after: "full-house" } },
  "d2-after": { what: "after an unknown id", changes: { after: "xy-wingg" } },
  "d3-hard": { what: "after: nested-net, far too hard", changes: { after: "nested-net" } },
  "d4-builtin": { what: "the id of a built-in", changes: { id: "w-wing" } },
  "d5-assumes": { what: "declares unique-solution without use", changes: { assumes: "unique-solution" } },
  "d5b-assumes": {
    what: "declares and checks unique-solution, needs neither",
    changes: { assumes: "unique-solution", ...first((board) => hasOneSolution(board)) },
  },
  "d6-name": { what: "the name of a built-in", changes: { name: "W-Wing" } },

  "u1-undeclared": {
    what: "assumes uniqueness without declaring it",
    technique: () => rectangle({ assumes: undefined }),
  },
  "u2-unchecked": { what: "does not call hasOneSolution", technique: () => rectangle({}, { isChecked: false }) },
  "u3-neither": {
    what: "neither; cites the cells of the corners",
    technique: () =>
      rectangle({ assumes: undefined, reason: ({ corners }) => corners.map(cellFact) }, { isChecked: false }),
  },
  "u4-boxes": { what: "corners in four boxes", technique: () => rectangle({}, { isInTwoBoxes: false }) },
  "u5-candidates": {
    what: "uniqueness of the candidates in place of the givens",
    technique: () => rectangle({}, { isUnique: (board) => search(board).status === "one" }),
  },
  "u6-floor": {
    what: "the floor may have more candidates",
    technique: () =>
      rectangle(
        {
          reason: ({ corners, digits }) => [
            deadlyFact(
              corners,
              corners.map(() => maskOf(digits[0]) | maskOf(digits[1])),
            ),
          ],
        },
        { isLooseFloor: true },
      ),
  },

  "q1-stop": {
    what: "ignores that commit returns true",
    changes: {
      find(board, to) {
        for (const twin of twinsOn(board)) report(to, twin);
      },
    },
  },
  "q2-long": { what: "a text of 20,000 characters", changes: worded(`${"So. ".repeat(5000)}${message.long}`) },
  "q3-html": { what: "HTML in the name", changes: { name: "<b>Twin</b>" } },
  "q4-async": {
    what: "find is async",
    changes: {
      async find(board, to) {
        for (const twin of twinsOn(board)) if (report(to, twin)) return;
        await Promise.resolve();
      },
    },
  },
  "q5-onecell": {
    what: "eliminates only the first of several cells",
    changes: {
      find(board, to) {
        for (const twin of twinsOn(board)) {
          const cell = Array.from(board.masks.keys()).find(
            (each) =>
              board.has(each, twin.z) && sees(CLASSIC_GRID, each, twin.wingA) && sees(CLASSIC_GRID, each, twin.wingB),
          );
          if (cell !== undefined && to.eliminateCells(twin.z, [cell]) && to.commit(twin, 4)) return;
        }
      },
    },
  },
  "q6-rigid": {
    what: "links in rows only, rigid: true, the reference too",
    changes: { rigid: true, ...only(({ house }) => house < 9) },
    reference: function* (board: Board) {
      for (const each of reference(board)) if (each.pattern.house < 9) yield each;
    },
  },
  "q7-slow": { what: "150 ms a call", changes: first(() => spin(150)) },
  "q7b-slow": { what: "5 ms a call", changes: first(() => spin(5)) },
  "q8-marks": {
    what: "1,000 marks",
    changes: {
      marks: (twin, board) => [...marks(twin, board), ...Array.from({ length: 1000 }, () => marks(twin, board)[0])],
    },
  },
  "q9-text": {
    what: "the words of another technique",
    changes: worded("The digit {low} or {high} has two places in each of two rows, in the same columns: {outcome}."),
  },
  "q10-givens": {
    what: "finds nothing on puzzles with more than 28 givens",
    changes: only((_, board) => Array.from(board.values.keys()).filter((cell) => board.isGiven(cell)).length <= 28),
  },
  "q11-hours": { what: "the hour of the time zone", changes: first(() => void new Date(0).getHours()) },
  "q12-intl": { what: "the language of the machine", changes: first(() => void new Intl.NumberFormat().format(1)) },
};

function cached(key: (board: Board) => string): Changes {
  const cache = new Map<string, Twin[]>();
  return searchOf((board) => {
    const twins = cache.get(key(board)) ?? [...twinsOn(board)];
    cache.set(key(board), twins);
    return twins;
  });
}

const now = performance.now.bind(performance);
function spin(milliseconds: number): void {
  for (const end = now() + milliseconds; now() < end;);
}
