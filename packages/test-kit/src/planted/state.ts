import type { Board } from "@wings/core";
import type { Sink } from "@wings/core/host";
import { type Wing, find, report, wingsOn } from "../technique.js";
import { type PlantedFaults, at, right } from "./changes.js";

type PlantedSearch = (board: Board, sink: Sink) => void;

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

/** How often something was called. */
let times = 0;

/** What a technique may not change, keep or depend on. */
export const stateFaults: PlantedFaults = {
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
  "a key that two boards have": [{ find: weaklyCached() }, "STALE_DATA", /kept under a key that both have/],
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
};
