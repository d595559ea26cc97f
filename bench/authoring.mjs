// The numbers of docs/authoring.md: one technique, the Two-String Kite, searched in five ways on the same boards.
// `pnpm run build && node bench/authoring.mjs`, in a process of its own and on a quiet machine.

import { cpus } from "node:os";
import {
  BOTH_WAYS,
  PEERS,
  Sink,
  boxOf,
  defineTechnique,
  eliminateSeen,
  houseFact,
  placesIn,
  placesSeen,
  runTechnique,
  strongLinks,
} from "@wings/core";
import { benchTechnique, stuckBoards } from "@wings/testing";

/** @typedef {import("@wings/core").Board} Board */

/** The words of all five: only `find` differs. @param {string} id @param {(board: Board, sink: Sink) => void} find */
const kite = (id, find) =>
  defineTechnique({
    id: `bench/${id}`,
    name: "Two-String Kite",
    pattern: { digit: "digit", rowEnd: "cell", rowJoint: "cell", columnJoint: "cell", columnEnd: "cell" },
    roles: {},
    message: { long: "{outcome}", short: "{outcome}", vague: "Look." },
    find,
    reason: ({ digit, rowEnd, columnEnd }) => [
      houseFact((rowEnd / 9) | 0, digit),
      houseFact(9 + (columnEnd % 9), digit),
    ],
    marks: () => [],
    data: () => ({}),
  });

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The definition, in lists of objects: nine digits, nine rows, nine columns, both ends of each. */
const objects = kite("objects", (board, sink) => {
  for (const digit of DIGITS) {
    const strings = [...LINES, ...LINES.map((line) => line + 9)]
      .map((house) => ({ house, cells: placesIn(board, house, digit) }))
      .filter(({ cells }) => cells.length === 2)
      .flatMap(({ house, cells: [a, b] }) => [
        { house, end: a, joint: b },
        { house, end: b, joint: a },
      ]);
    for (const row of strings.filter(({ house }) => house < 9)) {
      for (const column of strings.filter(({ house }) => house >= 9)) {
        const box = boxOf(row.joint);
        if (boxOf(column.joint) !== box || row.joint === column.joint) continue;
        if (boxOf(row.end) === box || boxOf(column.end) === box) continue;
        if (placesSeen(board, digit, [row.end, column.end]).length === 0) continue;
        eliminateSeen(sink, digit, [row.end, column.end]);
        const pattern = {
          digit,
          rowEnd: row.end,
          rowJoint: row.joint,
          columnJoint: column.joint,
          columnEnd: column.end,
        };
        if (sink.commit(pattern, 4)) return;
      }
    }
  }
});

/** The example's way: the links that the core makes once for each position, and plain calls. */
const links = kite("links", (board, sink) => {
  for (let digit = 1; digit <= 9; digit++) {
    const { count, from, to, house } = strongLinks(board, digit, BOTH_WAYS);
    for (let i = 0; i < count; i++) {
      if (house[i] >= 9) continue;
      const [rowEnd, rowJoint] = [from[i], to[i]];
      const box = boxOf(rowJoint);
      if (boxOf(rowEnd) === box) continue;
      for (let j = 0; j < count; j++) {
        if (house[j] < 9 || house[j] >= 18) continue;
        const [columnJoint, columnEnd] = [from[j], to[j]];
        if (boxOf(columnJoint) !== box || boxOf(columnEnd) === box || columnJoint === rowJoint) continue;
        if (!eliminateSeen(sink, digit, [rowEnd, columnEnd])) continue;
        if (sink.commit({ digit, rowEnd, rowJoint, columnJoint, columnEnd }, 4)) return;
      }
    }
  }
});

/** The same with every test in the innermost loop. */
const late = kite("late", (board, sink) => {
  for (let digit = 1; digit <= 9; digit++) {
    const { count, from, to, house } = strongLinks(board, digit, BOTH_WAYS);
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < count; j++) {
        const [rowEnd, rowJoint] = [from[i], to[i]];
        const [columnJoint, columnEnd] = [from[j], to[j]];
        const box = boxOf(rowJoint);
        if (boxOf(columnJoint) !== box || boxOf(columnEnd) === box || boxOf(rowEnd) === box) continue;
        if (columnJoint === rowJoint || house[i] >= 9 || house[j] < 9 || house[j] >= 18) continue;
        if (!eliminateSeen(sink, digit, [rowEnd, columnEnd])) continue;
        if (sink.commit({ digit, rowEnd, rowJoint, columnJoint, columnEnd }, 4)) return;
      }
    }
  }
});

/** The same with a generator of strings. */
const generators = kite("generators", (board, sink) => {
  for (let digit = 1; digit <= 9; digit++) {
    const all = strongLinks(board, digit, BOTH_WAYS);
    for (const [rowEnd, rowJoint] of strings(all, 0, 9)) {
      const box = boxOf(rowJoint);
      if (boxOf(rowEnd) === box) continue;
      for (const [columnJoint, columnEnd] of strings(all, 9, 18)) {
        if (boxOf(columnJoint) !== box || boxOf(columnEnd) === box || columnJoint === rowJoint) continue;
        if (!eliminateSeen(sink, digit, [rowEnd, columnEnd])) continue;
        if (sink.commit({ digit, rowEnd, rowJoint, columnJoint, columnEnd }, 4)) return;
      }
    }
  }
});

/** @param {import("@wings/core").Links} links @param {number} first @param {number} end */
function* strings({ count, from, to, house }, first, end) {
  for (let i = 0; i < count; i++) if (house[i] >= first && house[i] < end) yield [from[i], to[i]];
}

/** The same with words for what is reported: nothing is allocated but the pattern. */
const words = kite("words", (board, sink) => {
  for (let digit = 1; digit <= 9; digit++) {
    const { count, from, to, house } = strongLinks(board, digit, BOTH_WAYS);
    for (let i = 0; i < count; i++) {
      if (house[i] >= 9) continue;
      const rowEnd = from[i];
      const rowJoint = to[i];
      const box = boxOf(rowJoint);
      if (boxOf(rowEnd) === box) continue;
      const p = rowEnd * 3;
      for (let j = 0; j < count; j++) {
        if (house[j] < 9 || house[j] >= 18) continue;
        const columnJoint = from[j];
        const columnEnd = to[j];
        if (boxOf(columnJoint) !== box || boxOf(columnEnd) === box || columnJoint === rowJoint) continue;
        const q = columnEnd * 3;
        if (!sink.eliminate(digit, PEERS[p] & PEERS[q], PEERS[p + 1] & PEERS[q + 1], PEERS[p + 2] & PEERS[q + 2]))
          continue;
        if (sink.commit({ digit, rowEnd, rowJoint, columnJoint, columnEnd }, 4)) return;
      }
    }
  }
});

const boards = [...stuckBoards(1, 500)];

/** Microseconds a board in the quickest of many rounds, on boards whose links were made before. @param {typeof links} technique */
function again(technique) {
  const sinks = boards.map((board) => new Sink(board.copy(), "all"));
  const round = () => sinks.forEach((sink) => runTechnique(technique, sink.board, sink));
  const times = Array.from({ length: 300 }, () => {
    const start = performance.now();
    round();
    return ((performance.now() - start) * 1000) / boards.length;
  });
  return Math.min(...times);
}

/** @param {typeof links} technique @param {"all" | "first"} policy */
const quickest = (technique, policy) => benchTechnique(technique, boards, { policy, milliseconds: 2000 }).min / 1000;

console.log(`${cpus()[0]?.model}, Node ${process.versions.node}; microseconds a board, ${boards.length} stuck boards`);
console.table(
  [objects, generators, late, links, words].map((technique) => ({
    way: technique.id,
    found: benchTechnique(technique, boards).found,
    "find all": quickest(technique, "all").toFixed(1),
    "find first": quickest(technique, "first").toFixed(1),
    "find all, links made before": again(technique).toFixed(1),
  })),
);
