import { type Board, contradictions } from "@wings/core";
import { DIGIT_COUNT } from "@wings/core/author";
import type { Sink } from "@wings/core/host";
import { type Wing, find, report, wingsOn } from "../technique.js";
import { type Changes, type PlantedFaults, at, right } from "./changes.js";

const swapped = ({ pivot, wingX, wingY, x, y, z }: Wing): Wing => ({
  pivot,
  wingX: wingY,
  wingY: wingX,
  x: y,
  y: x,
  z,
});

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

/** All right but for the size. */
const sized = (size: (wing: Wing) => number): Changes => ({
  find: at((sink, wing) => report(sink, wing) && sink.commit(wing, size(wing))),
});

/** Searches that find or report something else, end too late, or fail. */
export const searchFaults: PlantedFaults = {
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
  "a wrong least size": [{ minSize: 4 }, "WRONG_SIZE", /at least minSize, which is 4, .*\n.*3 for pivot/],
  "another search for the first": [{ find: partial("first") }, "WRONG_FIRST", /1 with policy "first", number 1: pivot/],
  "another search for the smallest": [{ find: partial("smallest") }, "WRONG_SMALLEST", /1 with policy "smallest"/],
  "another search for each outcome": [{ find: partial("distinct") }, "WRONG_DISTINCT", /2 with policy "distinct"/],
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
