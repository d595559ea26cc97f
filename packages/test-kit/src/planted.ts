import { type Board, cellName, contradictions, hasOneSolution, search } from "@wings/core";
import {
  CLASSIC_GRID,
  type Count,
  DIGIT_COUNT,
  type Data,
  type Fact,
  type Lemma,
  type Mark,
  type Value,
  boxOf,
  candidateOf,
  cellFact,
  deadlyFact,
  houseFact,
  inHouse,
  placesSeen,
  rowOf,
} from "@wings/core/author";
import { HOUSES_OF } from "@wings/core/host";
import type { Sink } from "@wings/core/host";
import { type Wing, find, report, wingsOn, xyWing } from "./technique.js";

/** Faults to plant in a technique, one for each thing that the tester asks of it. */

export type Changes = NonNullable<Parameters<typeof xyWing>[0]>;
type PlantedSearch = (board: Board, sink: Sink) => void;

/** A search with something done at every pattern, in place of reporting and committing it; true ends the search. */
const at =
  (visit: (sink: Sink, wing: Wing, board: Board) => boolean) =>
  (board: Board, sink: Sink): void => {
    for (const wing of wingsOn(board)) if (visit(sink, wing, board)) return;
  };

const swapped = ({ pivot, wingX, wingY, x, y, z }: Wing): Wing => ({
  pivot,
  wingX: wingY,
  wingY: wingX,
  x: y,
  y: x,
  z,
});

/** Remembers the patterns of a board object, even after the board has changed. */
function forgetful(): PlantedSearch {
  const remembered = new WeakMap<Board, Wing[]>();
  return (board, sink) => {
    const wings = remembered.get(board) ?? wingsOn(board);
    remembered.set(board, wings);
    for (const wing of wings) if (report(sink, wing) && sink.commit(wing, 3)) return;
  };
}

/** Passes over a board object on which it has found nothing. */
function hasty(): PlantedSearch {
  const empty = new WeakSet<Board>();
  return (board, sink) => {
    if (empty.has(board)) return;
    if (wingsOn(board).length === 0) empty.add(board);
    find(board, sink);
  };
}

/** Passes over the board object that it searched last, if it found nothing there. */
function lazy(): PlantedSearch {
  let last: Board | undefined;
  return (board, sink) => {
    if (last === board) return;
    last = wingsOn(board).length === 0 ? board : undefined;
    find(board, sink);
  };
}

/** Skips digits for which it found nothing before, without regard to the candidates. */
function blind(): PlantedSearch {
  const empty = new Set<string>();
  return (board, sink) => {
    const key = board.values.join("");
    if (empty.has(key)) return;
    if (wingsOn(board).length === 0) empty.add(key);
    find(board, sink);
  };
}

/** Keeps its findings under a key that boards with the same digits in other places have, too. */
function weaklyCached(): PlantedSearch {
  const cache = new Map<number, Wing[]>();
  return (board, sink) => {
    const key = board.masks.reduce((sum, mask) => sum + mask * mask, 0);
    const wings = cache.get(key) ?? wingsOn(board);
    cache.set(key, wings);
    for (const wing of wings) if (report(sink, wing) && sink.commit(wing, 3)) return;
  };
}

/** Finds from the end in every other run. */
function fickle(): PlantedSearch {
  let runs = 0;
  return (board, sink) => {
    const wings = wingsOn(board).filter((wing) => report(sink, wing));
    sink.discard();
    for (const wing of runs++ % 2 === 0 ? wings : wings.reverse()) {
      report(sink, wing);
      if (sink.commit(wing, 3)) return;
    }
  };
}

/** Does it right for all policies but one, for which it looks from the end. */
const partial =
  (policy: Sink["policy"]) =>
  (board: Board, sink: Sink): void => {
    const wings = sink.policy === policy ? wingsOn(board).reverse() : wingsOn(board);
    for (const wing of wings) if (report(sink, wing) && sink.commit(wing, 3)) return;
  };

/** A mistake that an author can make: TypeScript accepts it. */
async function later(board: Board, sink: Sink): Promise<void> {
  find(board, sink);
  await Promise.reject(new Error("too late"));
}

const right = xyWing();

/** The proof of a wing by lemmas: one of the wings is z, so no cell that sees both is. */
export const lemmasOf = ({ pivot, wingX, wingY, z }: Wing, board: Board): Lemma[] => [
  {
    assume: [~candidateOf(wingX, z), ~candidateOf(wingY, z)],
    facts: [cellFact(pivot), cellFact(wingX), cellFact(wingY)],
    uses: [],
  },
  ...placesSeen(board, z, [wingX, wingY]).map((cell) => ({ assume: [candidateOf(cell, z)], facts: [], uses: [0] })),
];

/** The proof of a wing by a count: without z the wings hold x and y, and so does the pivot: three cells, two digits. */
export const countOf = ({ pivot, wingX, wingY, x, y }: Wing): Count => ({
  facts: [pivot, wingX, wingY].map((cell) => [cellFact(cell), 1] as const),
  sets: [
    [houseFact(sharedHouse(pivot, wingX), x), 1],
    [houseFact(sharedHouse(pivot, wingY), y), 1],
  ],
});

const sharedHouse = (a: number, b: number): number =>
  [0, 1, 2].map((kind) => HOUSES_OF[a * 3 + kind]).find((house) => inHouse(CLASSIC_GRID, b, house))!;

/** The count of a wing, spoilt. */
const counted = (spoil: (count: Count, wing: Wing, board: Board) => Count): Changes => ({
  reason: (wing, board) => ({ counts: [spoil(countOf(wing), wing, board)] }),
});

/** The first cell that a wing clears. */
const targetOf = ({ wingX, wingY, z }: Wing, board: Board): number => placesSeen(board, z, [wingX, wingY])[0];

/** Some free cells at the corners of a rectangle in two boxes, with 1 and 2. */
function rectangleOn(board: Board): Fact {
  for (let a = 0; a < 81; a++) {
    for (const [b, c] of [
      [a + 1, a + 27],
      [a + 3, a + 9],
    ]) {
      const corners = [a, b, c, c + b - a];
      const isInside = rowOf(a) === rowOf(b) && corners.every((cell) => cell < 81 && board.isFree(cell));
      if (isInside && new Set(corners.map(boxOf)).size === 2) return deadlyFact(corners, [3, 3, 3, 3]);
    }
  }
  throw new Error("no rectangle");
}

/** Two open cells of a row. */
function lineOn(board: Board): Fact {
  const cells = Array.from(board.values.keys()).filter((cell) => board.digit(cell) === 0);
  const first = cells.find((cell) => cells.some((other) => other !== cell && rowOf(other) === rowOf(cell)))!;
  return deadlyFact([first, cells.find((cell) => cell > first && rowOf(cell) === rowOf(first))!], [3, 3]);
}

/** All right but for a deadly pattern that the proof can do without. */
const assuming: Changes = {
  assumes: "unique-solution",
  find(board, sink) {
    if (hasOneSolution(board)) find(board, sink);
  },
  reason: (wing, board) => [...(right.reason(wing, board) as Fact[]), rectangleOn(board)],
};

/** What a technique keeps of each call. */
const kept: object[] = [];

/** How often something was called. */
let times = 0;

/** All right but for the size. */
const sized = (size: (wing: Wing) => number): Changes => ({
  find: at((sink, wing) => report(sink, wing) && sink.commit(wing, size(wing))),
});

/** Correct except for its data. */
const withData = (data: Data): Changes => ({
  data: (pattern, board) => ({ ...right.data(pattern, board), ...data }),
});

/** Correct except for its links. */
const linked = (changes: object): Changes => ({
  marks: (pattern, board) =>
    right.marks(pattern, board).map((mark) => ("link" in mark ? { ...mark, ...changes } : mark)),
});

const wingsLinked = ({ wingX, wingY, z }: Wing, link: "strong" | "weak"): Mark => ({
  link,
  from: [candidateOf(wingX, z)],
  to: [candidateOf(wingY, z)],
});

/**
 * Each fault by what it is: how it is planted, the code of the failure, what the failure says. `solve` is the code with
 * which `wings solve --plugin` stops; without it the fault does no harm there.
 */
export const faults: Record<string, [changes: Changes, code: string, says: RegExp, solve?: string]> = {
  "a wrong elimination": [
    {
      find(board, sink) {
        find(board, sink);
        const { solution } = search(board);
        for (const wing of sink.stopped ? [] : wingsOn(board).slice(0, 1)) {
          const words = [0, 0, 0];
          words[Math.floor(wing.pivot / 27)] = 1 << (wing.pivot % 27);
          sink.eliminateWords(Number(solution![wing.pivot]), words[0], words[1], words[2]);
          sink.commit(wing, 3);
        }
      },
    },
    "CONTRADICTS_SOLUTION",
    /expected: r8c1=([25])\n {2}seen: {5}r8c1≠\1, by pivot r8c1/,
  ],
  "a missing reason": [
    { reason: ({ pivot, wingX }) => [cellFact(pivot), cellFact(wingX)] },
    "FINDING_REJECTED",
    /a proof of pivot r8c1.*\n.*the cited facts allow the opposite of r9c4≠5/,
    "PLUGIN_FINDING",
  ],
  "a reason that is right in some places": [
    { reason: (wing, board) => (wing.pivot % 9 === 0 ? right.reason(wing, board) : [cellFact(wing.pivot)]) },
    "FINDING_REJECTED",
    /a proof of pivot r\dc\d.*\n.*the cited facts allow the opposite/,
    "PLUGIN_FINDING",
  ],
  "a lemma left out": [
    { reason: (wing, board) => ({ lemmas: lemmasOf(wing, board).slice(0, -1) }) },
    "FINDING_REJECTED",
    /no lemma proves r9c5≠5/,
    "PLUGIN_FINDING",
  ],
  "a fact of a lemma left out": [
    {
      reason: (wing, board) => ({
        lemmas: lemmasOf(wing, board).map((lemma) => ({ ...lemma, facts: lemma.facts.slice(1) })),
      }),
    },
    "FINDING_REJECTED",
    /lemma 0 does not follow/,
    "PLUGIN_FINDING",
  ],
  "two lemmas exchanged": [
    {
      reason: (wing, board) => {
        const [first, second, ...others] = lemmasOf(wing, board);
        return { lemmas: [second, first, ...others] };
      },
    },
    "FINDING_REJECTED",
    /lemma 0 uses lemma 0, which does not come before it/,
    "PLUGIN_FINDING",
  ],
  "a lemma that assumes more than the claim": [
    {
      reason: (wing, board) => ({
        lemmas: lemmasOf(wing, board).map((lemma) => ({
          ...lemma,
          assume: [...new Set([...lemma.assume, candidateOf(wing.pivot, wing.x)])],
        })),
      }),
    },
    "FINDING_REJECTED",
    /no lemma proves r9c4≠5/,
    "PLUGIN_FINDING",
  ],
  "a weight of a fact off by one": [
    counted(({ facts: [[fact], ...facts], sets }) => ({ facts: [[fact, 2], ...facts], sets })),
    "FINDING_REJECTED",
    /no count proves r\dc\d≠\d/,
    "PLUGIN_FINDING",
  ],
  "a weight of a set off by one": [
    counted(({ facts, sets: [[set], ...sets] }) => ({ facts, sets: [[set, 2], ...sets] })),
    "FINDING_REJECTED",
    /no count proves r\dc\d≠\d/,
    "PLUGIN_FINDING",
  ],
  "weights of a count that are rounded": [
    {
      reason: (wing) => {
        const list = countOf(wing).facts.map(([fact], i) => [fact, [2 ** 53 - 1, 1, 3][i]] as const);
        return { counts: [{ facts: list, sets: list }] };
      },
    },
    "TECHNIQUE_FAILED",
    /its weight must be a whole number from 1 to 1000000/,
    "PLUGIN_FAILED",
  ],
  "a set of a count left out": [
    counted(({ facts, sets }) => ({ facts, sets: sets.slice(1) })),
    "FINDING_REJECTED",
    /no count proves r\dc\d≠\d/,
    "PLUGIN_FINDING",
  ],
  "a fact of a count that holds the target": [
    counted(({ facts, sets }, wing, board) => ({ facts: [...facts, [cellFact(targetOf(wing, board)), 1]], sets })),
    "FINDING_REJECTED",
    /no count proves r\dc\d≠\d/,
    "PLUGIN_FINDING",
  ],
  "a set of a count that holds the target": [
    counted(({ facts: [[fact], ...facts], sets }, wing, board) => ({
      facts: [[fact, 1], ...facts],
      sets: [...sets, [houseFact(rowOf(targetOf(wing, board)), wing.z), 1]],
    })),
    "FINDING_REJECTED",
    /no count proves r\dc\d≠\d/,
    "PLUGIN_FINDING",
  ],
  "a count without its sets": [
    { reason: (wing) => ({ counts: [{ facts: countOf(wing).facts } as Count] }) },
    "TECHNIQUE_FAILED",
    /sets/,
    "PLUGIN_FAILED",
  ],
  "a deadly pattern without the assumption": [
    { reason: (wing, board) => [...(right.reason(wing, board) as Fact[]), rectangleOn(board)] },
    "FINDING_REJECTED",
    /cites a deadly pattern or a mirror and does not declare that it assumes one solution/,
    "PLUGIN_FINDING",
  ],
  "a pattern that is not deadly": [
    {
      assumes: "unique-solution",
      reason: (wing, board) => [...(right.reason(wing, board) as Fact[]), lineOn(board)],
    },
    "TECHNIQUE_FAILED",
    /not every filling has a twin/,
    "PLUGIN_FAILED",
  ],
  "an assumption that is not checked": [
    { assumes: "unique-solution" },
    "SEVERAL_SOLUTIONS",
    /hasOneSolution\(board\) is false\n {2}seen: {5}pivot r8c1/,
  ],
  "a board changed by its methods": [
    {
      find: at(
        (sink, wing, board) => (report(sink, wing) && sink.commit(wing, 3)) || board.eliminate(wing.pivot, wing.x),
      ),
    },
    "CHANGED_BOARD",
    /only reports.*\n.*find changed the board/,
  ],
  "a board changed behind its back": [
    { find: (board, sink) => void (find(board, sink), (board.masks[80] |= 1)) },
    "CHANGED_BOARD",
    /board\.masks was written to by find/,
  ],
  "a board changed by the marks": [
    { marks: (_, board) => ((board.bivalue[0] ^= 1), []) },
    "CHANGED_BOARD",
    /board\.bivalue was written to by marks/,
  ],
  "an unstable order": [
    { find: fickle() },
    "UNSTABLE_ORDER",
    /finding 1 in every run: pivot.*\n.*in another run: pivot/,
  ],
  "an ignored stop": [
    { find: at((sink, wing) => (report(sink, wing) && sink.commit(wing, 3), false)) },
    "STOP_IGNORED",
    /went on/,
    "PLUGIN_FAILED",
  ],
  "a stop ignored in silence": [
    {
      find: at((sink, wing) => {
        try {
          if (report(sink, wing)) sink.commit(wing, 3);
        } catch {
          sink.discard();
        }
        return false;
      }),
    },
    "STOP_IGNORED",
    /1 finding, then commit returns true and find returns\n.*went on and reported more/,
  ],
  "one thing found twice": [
    { find: at((sink, wing) => [1, 2].some(() => report(sink, wing) && sink.commit(wing, 3))) },
    "FOUND_TWICE",
    /once: +pivot r8c1.*\n.*again: pivot r8c1/,
  ],
  "one thing found from both sides": [
    { find: at((sink, wing) => [wing, swapped(wing)].some((one) => report(sink, one) && sink.commit(one, 3))) },
    "FOUND_TWICE",
    /wingX r9c3, wingY r8c5.*\n.*wingX r8c5, wingY r9c3/,
  ],
  "a broken symmetry": [
    // Right where the boards stand, wrong elsewhere.
    { find: at((sink, wing) => Math.floor(wing.pivot / 9) % 7 === 0 && report(sink, wing) && sink.commit(wing, 3)) },
    "BROKEN_SYMMETRY",
    /wing r\dc\d#\d\d.*the image of pivot r8c1.*\n.*no such finding/,
  ],
  "a search that needs a placed digit": [
    {
      find(board, sink) {
        if (board.values.some((digit, cell) => digit > 0 && !board.isGiven(cell))) find(board, sink);
      },
    },
    "GIVENS_MATTER",
    /with .*givens?, too: pivot r8c1.*\n.*nothing/,
  ],
  "a digit that is never found": [
    { find: at((sink, wing) => wing.z !== 7 && report(sink, wing) && sink.commit(wing, 3)) },
    "BROKEN_SYMMETRY",
    /with \d and \d exchanged\n.*no such finding/,
  ],
  "a key that two boards have": [{ find: weaklyCached() }, "STALE_DATA", /kept under a key that both have/],
  "a finding for each of many variants": [
    {
      find: at((sink, wing) => {
        for (let size = 3; size < 6000; size++)
          if (report(sink, wing) && sink.commit(wing, 3 + (size % 900))) return true;
        return false;
      }),
    },
    "TOO_MANY",
    /one finding for each pattern.*\n {2}seen: {5}5997 findings on this board/,
  ],
  "roles that tell one wing from the other": [
    {
      roles: { pivot: "pivot", left: "left wing", right: "right wing" },
      marks: ({ pivot, wingX, wingY }) => [
        { role: "pivot", cell: pivot },
        { role: "left", cell: wingX },
        { role: "right", cell: wingY },
      ],
    },
    "UNEQUAL_MARKS",
    /Roles that may be exchanged need the same name/,
  ],
  "a forgotten commit": [
    { find: at((sink, wing) => report(sink, wing)) },
    "NOT_COMMITTED",
    /did not commit/,
    "PLUGIN_FAILED",
  ],
  "a commit of nothing": [
    { find: at((sink, wing) => (report(sink, wing), sink.commit(wing, 3))) },
    "COMMIT_EMPTY",
    /without a change/,
  ],
  "an exception": [
    { find: () => void JSON.parse("}") },
    "TECHNIQUE_FAILED",
    /ann\/xy-wing \(api 1\) failed: SyntaxError: Unexpected token/,
    "PLUGIN_FAILED",
  ],
  "an undeclared role": [
    { marks: ({ pivot }) => [{ role: "hinge", cell: pivot }] },
    "UNDECLARED_ROLE",
    /one of the roles pivot, wing;.*\n.*role "hinge"/,
  ],
  "an open slot": [
    { message: { ...right.message, vague: "Look around {pivto}." } },
    "OPEN_SLOT",
    /nothing for \{pivto\}: "Look around \{pivto\}\."/,
  ],
  "a datum that is nothing": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), z: NaN }) },
    "OPEN_SLOT",
    /NaN in "/,
    "PLUGIN_FAILED",
  ],
  "an unused datum": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), color: "red" }) },
    "UNUSED_DATUM",
    /a slot \{color\} in one of the messages/,
  ],
  "a wrong pattern key": [
    {
      find: at(
        (sink, { wingX, wingY, ...wing }) =>
          report(sink, { wingX, wingY, ...wing }) && sink.commit({ ...wing, wingX, wingZ: wingY }, 3),
      ),
    },
    "BAD_PATTERN",
    /seen: .*pivot,wingX,wingY,x,y,z/,
    "PLUGIN_FAILED",
  ],
  "a cell that is none": [
    { find: at((sink, wing) => report(sink, wing) && sink.commit({ ...wing, x: 0 }, 3)) },
    "WRONG_FIELD",
    /x: digit, as a number\n.*0 in pivot/,
    "PLUGIN_FAILED",
  ],
  "a mark on what is not there": [
    { marks: ({ pivot, z }) => [{ role: "pivot", cell: pivot, digits: [z] }] },
    "WRONG_MARK",
    /marks and links on digits that their cells have/,
  ],
  "a mark that occurs again": [
    { marks: (pattern, board) => [...right.marks(pattern, board), ...right.marks(pattern, board).slice(0, 1)] },
    "DOUBLE_MARK",
    /role pivot on r\dc\d\S* once; .*\n.*as number 1 and number 6 of 6 in the marks of/,
  ],
  "a link on what is not there": [
    { marks: ({ pivot, wingX, z }) => [{ link: "weak", from: [candidateOf(pivot, z)], to: [candidateOf(wingX, z)] }] },
    "WRONG_MARK",
    /weak link r/,
  ],
  "an unused role": [
    { roles: { ...right.meta.roles, fin: "fin" } },
    "UNUSED_ROLE",
    /a mark with the role fin on some board, or no such role\n.*only marks with pivot, wing/,
  ],
  "a search that promises": [
    { find: (board, sink): unknown => later(board, sink) },
    "TECHNIQUE_FAILED",
    /find returned a promise: it must be synchronous/,
    "PLUGIN_FAILED",
  ],
  "a search that yields": [
    { find: (board) => wingsOn(board).values() },
    "TECHNIQUE_FAILED",
    /find returned a generator: it must be a plain function/,
    "PLUGIN_FAILED",
  ],
  "a search that returns what it finds": [
    { find: (board): unknown => wingsOn(board) },
    "TECHNIQUE_FAILED",
    /find returned something: it must report and return nothing/,
    "PLUGIN_FAILED",
  ],
  "a text that differs from run to run": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), z: ++times }) },
    "UNSTABLE_TEXT",
    /the first text of .*: "r8c1 is.*\n.*the second one: "r8c1/,
  ],
  "marks that differ from run to run": [
    { marks: (pattern, board) => (++times % 2 === 0 ? [] : right.marks(pattern, board)) },
    "UNSTABLE_TEXT",
    /the first marks of/,
  ],
  "a datum that the core gives": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), outcome: "all" }) },
    "RESERVED_DATUM",
    /no value outcome in data: the core fills \{outcome\}/,
  ],
  "an exception in words": [
    { data: () => JSON.parse("}") as Data },
    "TECHNIQUE_FAILED",
    /return on any board\n.*Unexpected token/,
    "PLUGIN_FAILED",
  ],
  "what JSON does not bring back": [
    {
      data: (pattern, board) => ({
        ...right.data(pattern, board),
        wings: { cells: [pattern.wingX, pattern.wingY], sort: () => 0 } as Value,
      }),
    },
    "NOT_JSON",
    /finding\.message\.data\.wings\.sort is a special function/,
  ],
  "a join of one cell that no language has": [
    {
      data: (pattern, board) => ({
        ...right.data(pattern, board),
        wings: { cells: [pattern.wingX], join: "xor" as never },
      }),
    },
    "REFUSED",
    /join is "xor": expected "and", "or", "space" or "none", or nothing/,
    "PLUGIN_FAILED",
  ],
  "a message that fills the page": [
    { message: { ...right.message, long: right.message.long.padEnd(2001, "!") } },
    "TOO_LONG",
    /characters of message\.long: at most 2000\n {2}seen: {5}2001/,
  ],
  "a text that fills the page": [
    withData({ region: "!".repeat(4000) }),
    "TOO_LONG",
    /characters of the vague text: at most 4000/,
  ],
  "a wrong least size": [{ minSize: 4 }, "WRONG_SIZE", /at least minSize, which is 4, .*\n.*3 for pivot/],
  "another search for the first": [{ find: partial("first") }, "WRONG_FIRST", /1 with policy "first", number 1: pivot/],
  "another search for the smallest": [{ find: partial("smallest") }, "WRONG_SMALLEST", /1 with policy "smallest"/],
  "another search for each outcome": [{ find: partial("distinct") }, "WRONG_DISTINCT", /2 with policy "distinct"/],
  "a board remembered": [
    { find: forgetful() },
    "STALE_DATA",
    /finding \d+, as on a new board: (?:nothing|pivot).*\n.*on the board that was searched before: (?:nothing|pivot)/,
  ],
  "a board remembered for having nothing": [
    { find: hasty() },
    "STALE_DATA",
    /as on a new board: pivot.*\n.*that was searched before: nothing/,
  ],
  "the last board remembered for having nothing": [{ find: lazy() }, "STALE_DATA", /that was searched before: nothing/],
  "digits remembered for having nothing": [{ find: blind() }, "STALE_DATA", /that was searched before: nothing/],
  "a board changed by the reason": [
    { reason: (pattern, board) => (board.eliminate(pattern.wingX, pattern.z), right.reason(pattern, board)) },
    "CHANGED_BOARD",
    /reason changed the board/,
    "PLUGIN_FAILED",
  ],
  "a board changed by the data": [
    { data: (pattern, board) => ((board.masks[pattern.pivot] = 0), right.data(pattern, board)) },
    "CHANGED_BOARD",
    /board\.masks was written to by data/,
  ],
  "nothing counted": [
    {
      find(board, sink) {
        if (sink.policy !== "count") find(board, sink);
      },
    },
    "WRONG_COUNT",
    /\d with policy "count".*\n {2}seen: {5}0/,
  ],
  "a size that is none": [
    sized(() => NaN),
    "COMMIT_EMPTY",
    /report\.commit\(.*, size\).*\n {2}seen: .*without a size/,
    "PLUGIN_FAILED",
  ],
  "a size beyond all bounds": [sized(() => 2000), "COMMIT_EMPTY", /a size of up to 1000/],
  "half a size": [sized(() => 3.5), "WRONG_SIZE", /3\.5 for/],
  "a size by the place": [
    sized(({ pivot }) => 3 + (pivot % 9)),
    "BROKEN_SYMMETRY",
    /size \d+, .*the image of.*\n.*Marks and outcome are the same/,
  ],
  "a field that stays where it is": [
    {
      pattern: { ...right.meta.pattern, line: "house" } as never,
      find: at((sink, wing) => report(sink, wing) && sink.commit({ ...wing, line: 3 }, 3)),
    },
    "BROKEN_SYMMETRY",
    / house [rcb]\d.*\n.*values of the pattern or its size differ/,
  ],
  "a link to the wing that comes first on the board": [
    {
      marks: ({ pivot, wingX, wingY, x, y, z }) => {
        const [cell, digit] = wingX < wingY ? [wingX, x] : [wingY, y];
        return [
          { role: "pivot", cell: pivot, digits: [x, y] },
          { role: "wing", cell: wingX, digits: [x, z] },
          { role: "wing", cell: wingY, digits: [y, z] },
          { link: "weak", from: [candidateOf(pivot, digit)], to: [candidateOf(cell, digit)] },
        ];
      },
    },
    "UNEQUAL_MARKS",
    /weak link .*\n.*Links must be drawn in the same way everywhere/,
  ],
  "a role on the cell of another field": [
    {
      marks: ({ pivot, wingX, wingY, x, z }) => [
        { role: "pivot", cell: wingX, digits: [x, z] },
        { role: "wing", cell: wingY },
        { role: "wing", cell: pivot },
      ],
    },
    "WRONG_ROLE",
    /the role pivot only on r8c1, the value of the field pivot;.*\n.*the role pivot on r9c3 in the marks of/,
  ],
  "the time of day": [
    { find: at((sink, wing) => Date.now() > 0 && report(sink, wing) && sink.commit(wing, 3)) },
    "SIDE_EFFECT",
    /a call of Date\.now\(\)/,
  ],
  "the date of today": [
    { find: at((sink, wing) => new Date().getTime() > 0 && report(sink, wing) && sink.commit(wing, 3)) },
    "SIDE_EFFECT",
    /a call of new Date\(\)/,
  ],
  "a stopwatch": [
    { find: at((sink, wing) => performance.now() > 0 && report(sink, wing) && sink.commit(wing, 3)) },
    "SIDE_EFFECT",
    /a call of performance\.now\(\)/,
  ],
  "the time zone": [
    { find: at((sink, wing) => new Date(2026, 0).getTime() > 0 && report(sink, wing) && sink.commit(wing, 3)) },
    "SIDE_EFFECT",
    /a call of new Date\(\)/,
  ],
  "the hour where it runs": [
    { find: at((sink, wing) => new Date(0).getHours() >= 0 && report(sink, wing) && sink.commit(wing, 3)) },
    "SIDE_EFFECT",
    /a call of Date\.prototype\.getHours\(\)/,
  ],
  "the language of the machine": [
    { find: at((sink, wing) => "a".localeCompare("b") < 0 && report(sink, wing) && sink.commit(wing, 3)) },
    "SIDE_EFFECT",
    /a call of localeCompare\(\) without a locale/,
  ],
  "the numbers of the machine's language": [
    { data: (pattern, board) => (new Intl.NumberFormat().format(pattern.z), right.data(pattern, board)) },
    "SIDE_EFFECT",
    /a call of NumberFormat\(\) without a locale/,
  ],
  "the environment of the machine": [
    { find: at((sink, wing) => process.env.HOME !== "" && report(sink, wing) && sink.commit(wing, 3)) },
    "SIDE_EFFECT",
    /a read of process\.env/,
  ],
  chance: [
    { find: at((sink, wing) => Math.random() >= 0 && report(sink, wing) && sink.commit(wing, 3)) },
    "SIDE_EFFECT",
    /Math\.random/,
  ],
  "a contradiction that is too much": [
    {
      find(board, sink) {
        if (board.masks.some((mask, cell) => mask + board.values[cell] === 0)) throw new Error("no way");
        find(board, sink);
      },
    },
    "TECHNIQUE_FAILED",
    /no way/,
  ],
  "a solved board that is too much": [
    {
      find(board, sink) {
        if (board.isFull) throw new Error("nothing to do");
        find(board, sink);
      },
    },
    "TECHNIQUE_FAILED",
    /nothing to do/,
  ],
  "a board with five open cells that is too much": [
    {
      find(board, sink) {
        if (board.values.filter((digit) => digit === 0).length === 5) throw new Error("so few");
        find(board, sink);
      },
    },
    "TECHNIQUE_FAILED",
    /so few/,
  ],
  "a board with many candidates that is too much": [
    {
      find(board, sink) {
        if (board.masks.reduce((sum, mask) => sum + DIGIT_COUNT[mask], 0) > 600) throw new Error("too many candidates");
        find(board, sink);
      },
    },
    "TECHNIQUE_FAILED",
    /too many candidates/,
  ],
  "two equal digits that are too much": [
    {
      find(board, sink) {
        if (contradictions(board).some(({ kind }) => kind === "equal-digits")) throw new Error("no sudoku");
        find(board, sink);
      },
    },
    "TECHNIQUE_FAILED",
    /no sudoku/,
  ],
  "a name that steers the terminal": [{ name: "XY\u001b[2J" }, "BAD_WORDS", /name as one line.*\n.*u001b/],
  "markup in a name": [{ name: "<b>XY</b>-Wing" }, "BAD_WORDS", /markup\n.*<b>/],
  "a role without a word": [{ roles: { ...right.meta.roles, wing: " " } }, "BAD_WORDS", /roles\.wing/],
  "a slot with blanks": [{ message: { ...right.message, vague: "Around { region }." } }, "OPEN_SLOT", /\{ region \}/],
  "a slot with a sign": [{ message: { ...right.message, vague: "Around {wing-x}." } }, "OPEN_SLOT", /\{wing-x\}/],
  "a join that no language has": [
    withData({ wings: { digits: [1, 2], join: "xor" as never } }),
    "OPEN_SLOT",
    /undefined in "/,
  ],
  "a datum that was nothing": [withData({ wings: "null" }), "OPEN_SLOT", /null in "/],
  "a datum that was an object": [withData({ wings: "[object Object]" }), "OPEN_SLOT", /object Object/],
  "a datum that steers the terminal": [withData({ wings: "\u001b]0;" }), "OPEN_SLOT", /u001b/],
  "a field shown as another cell": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), pivot: { cell: pattern.wingX } }) },
    "WRONG_DATUM",
    /\{pivot\} with the value of the field pivot \(r8c1\).*\n {2}seen: {5}"r/,
  ],
  "a field that always shows the same digit": [
    withData({ z: 7 }),
    "WRONG_DATUM",
    /\{z\} with the value of the field z/,
  ],
  "a field shown as the next digit": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), x: (pattern.x % 9) + 1 }) },
    "WRONG_DATUM",
    /\{x\} with the value of the field x/,
  ],
  "a field shown as a number": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), pivot: pattern.pivot }) },
    "WRONG_DATUM",
    /field pivot \(r8c1\).*\n {2}seen: {5}"63"/,
  ],
  "a cell that is always named": [
    withData({ wings: "r5c5" }),
    "WRONG_DATUM",
    /only cells of the finding.*\n.*message: .*r5c5/,
  ],
  "the cell beside the one that is meant": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), wings: cellName((pattern.wingX + 1) % 81) }) },
    "WRONG_DATUM",
    /only cells/,
  ],
  "a house that is always named": [withData({ region: "r1" }), "WRONG_DATUM", /only houses/],
  "a cell shown as a number": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), region: `cell ${pattern.wingX}` }) },
    "WRONG_DATUM",
    /only digits/,
  ],
  "a long message that says nothing": [
    { message: { ...right.message, long: "{pivot} {x} {y} {wings} {z}." } },
    "UNTOLD_STEP",
    /in the long message/,
  ],
  "a short message without the outcome": [
    { message: { ...right.message, short: "pivot {pivot}, wings {wings}" } },
    "UNTOLD_STEP",
    /in the short message.*\n.*pivot r8c1/,
  ],
  "a hint that gives the step away": [
    { message: { ...right.message, vague: "In the {region}: {outcome}" } },
    "GIVEN_AWAY",
    /vague message without r9c4/,
  ],
  "a kind of link that there is not": [
    linked({ link: "week" as "weak" }),
    "WRONG_MARK",
    /link: "strong" or "weak"/,
    "PLUGIN_FAILED",
  ],
  "a digit that there is not": [
    { marks: (pattern, board) => [...right.marks(pattern, board), { role: "wing", house: 0, digit: 12 }] },
    "WRONG_MARK",
    /digit: a digit, 1 to 9/,
    "PLUGIN_FAILED",
  ],
  "a cell that there is not": [
    { marks: (pattern, board) => [...right.marks(pattern, board), { role: "wing", cell: 99 }] },
    "WRONG_MARK",
    /cell: a cell, 0 to 80/,
    "PLUGIN_FAILED",
  ],
  "a field that marks do not have": [
    { marks: (pattern, board) => right.marks(pattern, board).map((mark) => ({ ...mark, color: "red" })) },
    "WRONG_MARK",
    /no field color: a mark of a cell has role, cell, digits/,
  ],
  "a weak link between cells that do not see each other": [
    { marks: (pattern, board) => [...right.marks(pattern, board), wingsLinked(pattern, "weak")] },
    "WRONG_LINK",
    /two nodes that exclude each other.*\n {2}seen: {5}weak link/,
  ],
  "a strong link where there is none": [
    { marks: (pattern, board) => [...right.marks(pattern, board), wingsLinked(pattern, "strong")] },
    "WRONG_LINK",
    /two nodes of which one is true.*\n {2}seen: {5}strong link/,
  ],
  "a link of a cell to itself": [
    {
      marks: (pattern, board) => [
        ...right.marks(pattern, board),
        { link: "weak", from: [candidateOf(pattern.pivot, pattern.x)], to: [candidateOf(pattern.pivot, pattern.x)] },
      ],
    },
    "WRONG_LINK",
    /two nodes that exclude each other/,
  ],
  "an option that throws at its most": [
    {
      options: { most: { type: "number", default: 9, min: 1, max: 20, description: "how many" } },
      find(board, sink, ...[options]) {
        if (Number((options as Record<string, unknown>).most) > 10) throw new Error("too many");
        find(board, sink);
      },
    },
    "TECHNIQUE_FAILED",
    /too many/,
  ],
};

/** A search that never ends. It is not in the list, because every test with it takes until the time limit. */
export const endless: Changes = {
  find(board, sink) {
    for (let turns = 0; turns >= 0; turns = (turns + 1) % 1000) if (board.isFull) find(board, sink);
  },
};

/** What is not wrong and could be better, in the same way. */
export const warnings: typeof faults = {
  "an option that is never read": [
    { options: { columns: { type: "boolean", default: true, description: "columns too" } } },
    "UNUSED_OPTION",
    /columns=true and columns=false; or no such option/,
  ],
  "a least size below the least": [{ minSize: 1 }, "LOW_MIN_SIZE", /minSize: 3, unless a smaller size is possible/],
  "an assumption that nothing needs": [
    { ...assuming, reason: right.reason },
    "UNNEEDED_ASSUMPTION",
    /all \d+ findings can be proved without a deadly pattern or a mirror/,
  ],
  "a deadly pattern that nothing needs": [
    assuming,
    "UNNEEDED_FACT",
    /the proof works without deadly pattern r\dc\d#12 r\dc\d#12 r\dc\d#12 r\dc\d#12\n/,
  ],
  "a cell without a mark": [
    { marks: ({ wingX, wingY }) => [wingX, wingY].map((cell) => ({ role: "wing", cell })), roles: { wing: "wing" } },
    "UNMARKED_CELL",
    /including those of the field pivot/,
  ],
  "a role with a word of the core": [
    { roles: { ...right.meta.roles, wing: "Eliminated" } },
    "TAKEN_WORD",
    /another word for the role wing.*\n {2}seen: {5}"Eliminated"/,
  ],
  "a role with the word of another": [
    { roles: { pivot: "wing at the end", wing: "pivot" } },
    "WRONG_ROLE",
    /the role pivot on cells of wingX or wingY somewhere, because its words are "wing at the end"/,
  ],
  "a role that marks none of the fields that it names": [
    { roles: { pivot: right.meta.roles.pivot, wing: { words: "end", fields: ["pivot"] } } },
    "WRONG_ROLE",
    /the role wing on cells of pivot somewhere, because it names these fields/,
  ],
  "a strong link that is drawn as a weak one": [
    {
      marks: (pattern, board) => [
        ...right.marks(pattern, board),
        { link: "weak", from: [candidateOf(pattern.pivot, pattern.x)], to: [candidateOf(pattern.pivot, pattern.y)] },
      ],
    },
    "ALWAYS_STRONG",
    /link: "strong".*in all \d+ findings/,
  ],
  "another digit than the one that goes": [
    {
      message: {
        ...right.message,
        long: "{pivot} is {x} or {y}, {wings} have {z}, and a cell can't be {x}: {outcome}.",
      },
    },
    "OTHER_DIGIT",
    /\{x\} before \{outcome\} with a digit that changes/,
  ],
  "words without the pattern": [
    { message: { ...right.message, long: "The digits {x}, {y} and {z} say so: {outcome}." } },
    "UNTOLD_PATTERN",
    /names cells or houses of the pattern \(pivot r\dc\d/,
  ],
  "a hint that names a cell of the pattern": [
    { message: { ...right.message, vague: "Look for an XY-Wing around {pivot} in the {region}." } },
    "TELLING_HINT",
    /without r\dc\d\n.*around r\dc\d/,
  ],
  "words in data": [
    {
      ...withData({ region: { list: [{ part: "at", data: { corner: "upper left" } }] } }),
      message: { ...right.message, parts: { at: "{corner} corner" } },
    },
    "WORDS_IN_DATA",
    /region as a value such as .*\n {2}seen: {5}"upper left"/,
  ],
  "memory that grows": [
    {
      find(board, sink) {
        kept.push(board.toState());
        find(board, sink);
      },
    },
    "GROWING_MEMORY",
    /\d+ bytes more after each call/,
  ],
  "a line that is printed": [
    {
      find(board, sink) {
        console.debug("searching");
        find(board, sink);
      },
    },
    "PRINTS",
    /no output/,
  ],
  "a test on few boards": [{}, "FEW_FINDINGS", /at least 1000 findings/],
};
