// What a comparison measures: the packages of one tree, on boards and puzzles that both sides are given.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { changesOf } from "../changes.mjs";
import { attempt, digest, plain, sum } from "./digest.mjs";
import { endingItems } from "./endings.mjs";
import { linkItems } from "./links.mjs";
import { policyItems } from "./policies.mjs";
import { proofItems } from "./proofs.mjs";

// The process is started with the two: a built project, and a JSON file of inputs.
const [tree = "", file = ""] = process.argv.slice(2);
/** @param {string} name */
const load = (name) => import(new URL(`packages/${name}/dist/index.js`, pathToFileURL(`${tree}/`)).href);

/** @type {typeof import("@wings/core")} */
const core = await load("core");
/** @type {typeof import("@wings/ladder")} */
const { LADDER } = await load("ladder");
/** @type {{ yWing?: Technique }} */
const { yWing } = await load("xy-wing");
/** @type {import("./sound.mjs").Inputs} */
const given = JSON.parse(readFileSync(file, "utf8"));
/** So many of the boards that are not timed have their sets, commons and links counted. */
const VARIED = 400;
const boards = given.boards.map((text) => core.parse(text));
const counted = given.counted.map((text) => core.parse(text));
const { puzzles, none, many } = given;
/** Those that are timed, and all others of all sets, which are only counted. */
const every = Object.values(given.sets).flat();
/** Of the boards that are counted the planted ones come last, and there are many: of these a few are enough. */
const varied = [...boards, ...counted.slice(0, VARIED)];
/** Puzzles with many solutions have them counted up to here. */
const LIMIT = 200;
/** With so many givens left out they have thousands, which are counted up to here. */
const OUT = 8;
const HIGH = 1000;
/** So many puzzles have all their steps told. */
const TOLD = 60;
/** So many boards are lied about: puzzles as they are given, and where the basics end. */
const LIED = 20;
const FORMS = /** @type {const} */ (["long", "short", "vague"]);

/** @typedef {import("@wings/core").Technique} Technique */
/** @typedef {Record<string, number | string>} Counts must not differ between the two sides */
/** @typedef {{ size: number, pass: () => void, counts: () => Counts }} Item `pass` works through all `size` boards */

const basicsAndWings = LADDER.filter(
  ({ level, technique: { id } }) => level !== "extreme" && !id.startsWith("bent-"),
).map(({ technique }) => technique);

const wholeLadder = LADDER.map(({ technique }) => technique);

/** The ladder, with the second search of the XY-Wing beside the first where the tree has one. @type {readonly Technique[]} */
const techniques = LADDER.flatMap(({ technique }) =>
  technique.id === "xy-wing" && yWing !== undefined ? [technique, yWing] : [technique],
);

/** Puzzles with so few givens that they have more solutions than any limit. */
const loosened = many.map((puzzle) => {
  let left = OUT;
  return puzzle.replace(/[1-9]/g, (digit) => (left-- > 0 ? "." : digit));
});

/** By name, in the order of the report. @type {Record<string, Item>} */
export const items = {
  parse: {
    size: puzzles.length,
    pass: () => puzzles.forEach((puzzle) => core.parse(puzzle)),
    counts: () => ({
      boards: puzzles.length,
      digest: digest(puzzles.map((puzzle) => core.format(core.parse(puzzle)))),
    }),
  },
  search: {
    size: puzzles.length,
    pass: () => puzzles.forEach((puzzle) => core.search(puzzle)),
    counts: () => {
      const found = [...every, ...none, ...many].map((puzzle) => core.search(puzzle));
      const counted = many.map((puzzle) => core.search(puzzle, LIMIT));
      return {
        guesses: sum(found, ({ guesses }) => guesses),
        ...Object.fromEntries(
          /** @type {const} */ (["one", "none", "many"]).map((each) => [
            each,
            found.filter(({ status }) => status === each).length,
          ]),
        ),
        solutions: sum(counted, ({ count }) => count),
        digest: digest(
          [...found, ...counted].map(({ status, count, solution, guesses }) => [status, count, solution, guesses]),
        ),
      };
    },
  },
  "search/many": {
    size: loosened.length,
    pass: () => loosened.forEach((puzzle) => core.search(puzzle, HIGH)),
    counts: () => {
      const found = loosened.map((puzzle) => core.search(puzzle, HIGH));
      return { solutions: sum(found, ({ count }) => count), digest: digest(found) };
    },
  },
  ALSs: onBoards(
    (board) => core.almostLockedSets(board),
    () => ({
      ALSs: sum(varied, (board) => core.almostLockedSets(board).count),
      digest: digest(varied.map((board) => setsOf(board))),
    }),
  ),
  "ALSs/spare-2": onBoards(
    (board) => core.almostLockedSets(board, 2),
    () => ({
      sets: sum(varied, (board) => core.almostLockedSets(board, 2).count),
      digest: digest(varied.map((board) => setsOf(board, 2))),
    }),
  ),
  RCCs: onBoards(
    (board) => core.restrictedCommons(board),
    () => ({
      RCCs: sum(varied, (board) => commonsOf(board).length) / 2, // each is met from both sides
      digest: digest(varied.map(commonsOf)),
    }),
  ),
  ...Object.fromEntries(
    techniques.flatMap((technique) => [
      [technique.id, itemOf(technique, "all")],
      [`${technique.id}/smallest`, itemOf(technique, "smallest")],
    ]),
  ),
  ...set("als-xy-wing", "disjoint", { disjoint: true }),
  ...set("als-xy-wing", "largest", { largest: 2 }),
  ...policyItems(core, techniques, { boards, counted }),
  ...linkItems(core, boards, varied),
  loop: loop(basicsAndWings, false),
  "loop-proved": loop(basicsAndWings, true),
  "loop-whole-ladder": loop(wholeLadder, false),
  "loop-whole-ladder/proved": loop(wholeLadder, true),
  ...endingItems(core, LADDER, { puzzles, none }),
  ...proofItems(core, techniques, {
    boards: [...boards, ...counted],
    solved: [...boards.slice(0, LIED), ...puzzles.slice(0, LIED).map((puzzle) => core.parse(puzzle))],
  }),
  told: told(),
};

/** @param {(board: import("@wings/core").Board) => unknown} run @param {() => Counts} counts @returns {Item} */
function onBoards(run, counts) {
  const pass = () => {
    for (const board of boards) {
      board.version++; // drops what hangs on the board
      run(board);
    }
  };
  return { size: boards.length, pass, counts };
}

/**
 * What a technique finds, kept as numbers: all of it, or the smallest alone. The digest is of patterns, sizes and outcomes, on
 * the boards that are timed and on those that are only counted; `elsewhere` is what is found on these.
 * @param {Technique} technique @param {"all" | "smallest"} policy @returns {Item}
 */
function itemOf(technique, policy) {
  const sinks = new Map(boards.map((board) => [board, new core.Sink(board, policy)]));
  const run = (/** @type {import("@wings/core").Board} */ board) => {
    const sink = /** @type {import("@wings/core").Sink} */ (sinks.get(board));
    core.runTechnique(technique, board, sink);
    // They were kept. Those of all boards at once would give the collector more to do than one board does.
    if (sink.count !== 0) sink.hits = [];
  };
  return onBoards(run, () => {
    const on = (/** @type {typeof boards} */ list) => {
      const total = { tried: 0, found: 0, eliminations: 0, placements: 0 };
      /** @type {unknown[]} */
      const all = [];
      for (const board of list) {
        const sink = new core.Sink(board, policy);
        core.runTechnique(technique, board, sink);
        const changes = changesOf(sink.hits);
        total.tried += sink.tried;
        total.found += sink.hits.length;
        total.eliminations += changes.eliminations;
        total.placements += changes.placements;
        all.push(sink.hits.map(plain));
      }
      return { total, all };
    };
    const timed = on(boards);
    const others = on(counted);
    return { ...timed.total, elsewhere: others.total.found, digest: digest([timed.all, others]) };
  });
}

/** What a technique finds with one of its options set; nothing where the tree does not have it. @param {string} id @param {string} option @param {Record<string, boolean | number>} value @returns {Record<string, Item>} */
function set(id, option, value) {
  const technique = techniques.find((each) => each.id === id);
  if (technique?.meta?.options?.[option] === undefined) return {};
  return { [`${id}/${option}`]: itemOf(technique.with(value), "all") };
}

/** @param {readonly Technique[]} techniques @param {boolean} check @returns {Item} */
function loop(techniques, check) {
  /** @param {string} puzzle @param {readonly Technique[]} [list] @param {unknown[]} [steps] */
  const end = (puzzle, list = techniques, steps) => {
    const path = core.solve(core.parse(puzzle), list, { policy: "first", findings: false, check });
    for (;;) {
      const next = path.next();
      if (next.done) return next.value;
      steps?.push([next.value.technique.id, plain(next.value.hit)]);
    }
  };
  return {
    size: puzzles.length,
    pass: () => puzzles.forEach((puzzle) => end(puzzle)),
    counts: () => {
      const { list, asked } = asking(techniques);
      /** @type {unknown[]} */
      const steps = [];
      const ends = every.map((puzzle) => attempt(() => end(puzzle, list, steps).status));
      const solved = ends.filter((status) => status === "solved").length;
      // Where no step is told in words, nobody but the checker wants reasons.
      const checked = asked();
      return { solved, steps: steps.length, checked, digest: digest([ends, steps]) };
    },
  };
}

/** Paths with each step in words: reasons, marks, and all three lengths of what is said. @returns {Item} */
function told() {
  const some = puzzles.slice(0, TOLD);
  const stepsOf = (/** @type {string} */ puzzle) => [...core.solve(core.parse(puzzle), wholeLadder, { check: false })];
  return {
    size: some.length,
    pass: () => some.forEach(stepsOf),
    counts: () => {
      const findings = some.flatMap((puzzle) => stepsOf(puzzle).flatMap(({ finding }) => finding ?? []));
      const words = findings.map((finding) => FORMS.map((form) => core.explain(finding, form)));
      return { steps: findings.length, digest: digest([findings, words]) };
    },
  };
}

/** The same techniques, and how often they have been asked for a reason. @param {readonly Technique[]} techniques */
function asking(techniques) {
  let count = 0;
  const list = techniques.map((technique) => ({
    ...technique,
    reason: (/** @type {Parameters<Technique["reason"]>} */ ...args) => {
      count++;
      return technique.reason(...args);
    },
  }));
  return { list, asked: () => count };
}

/** All almost locked sets, by their cells and digits. @param {import("@wings/core").Board} board @param {number} [spare] */
function setsOf(board, spare) {
  const sets = core.almostLockedSets(board, spare);
  return Array.from({ length: sets.count }, (_, als) => [core.cellsOfAls(sets, als), sets.digits[als]]);
}

/** All restricted commons: two sets and the digit. @param {import("@wings/core").Board} board */
function commonsOf(board) {
  const { digitCells, start, others } = core.restrictedCommons(board);
  const { sets } = digitCells;
  /** @type {number[][]} */
  const commons = [];
  for (let als = 0; als < sets.count; als++) {
    for (const digit of core.digitsOf(sets.digits[als])) {
      const group = digitCells.of[als * 10 + digit];
      for (let i = start[group]; i < start[group + 1]; i++) commons.push([als, others[i], digit]);
    }
  }
  return commons;
}
