// Claims that do not follow from what they cite: a checker that lets one of them pass is none.

/** @typedef {import("@wings/core").Board} Board */
/** @typedef {import("@wings/core").CellDigit} CellDigit */
/**
 * @typedef {object} Lie
 * @property {string} id
 * @property {readonly number[]} reason the facts that are cited
 * @property {readonly CellDigit[]} eliminations
 * @property {readonly CellDigit[]} placements
 */

/**
 * The lies that can be told about a board. Nearly all take the true digit from a cell or place another one, and each cites something
 * else that a careless checker may be content with.
 * @param {typeof import("@wings/core")} core of the tree that is measured
 * @param {Board} board with one solution
 * @param {string} solution
 * @returns {Lie[]}
 */
export function liesOf({ cellFact, digitsOf, houseFact, rowOf, columnOf, sees }, board, solution) {
  const open = Array.from(board.masks.keys()).filter((cell) => digitsOf(board.masks[cell]).length > 1);
  const solved = Array.from(board.masks.keys()).filter((cell) => board.values[cell] !== 0);
  const [cell] = open;
  if (cell === undefined) return [];
  const truth = (/** @type {number} */ at) => ({ cell: at, digit: Number(solution[at]) });
  const others = (/** @type {number} */ at) => digitsOf(board.masks[at]).filter((digit) => digit !== truth(at).digit);
  const wrong = (/** @type {number} */ at) => ({ cell: at, digit: others(at)[0] });
  const gone = (/** @type {number} */ at) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !board.has(at, digit)).map((digit) => ({ cell: at, digit }));
  const apart = open.filter((at) => at !== cell && !sees(at, cell)).slice(0, 2);
  const { digit } = truth(cell);
  const inHouses = [houseFact(rowOf(cell), digit), houseFact(9 + columnOf(cell), digit)];
  const takes = (/** @type {string} */ id, /** @type {number[]} */ reason, at = cell) =>
    lie(id, reason, [truth(at)], []);
  const pair = open.find((at) => digitsOf(board.masks[at]).length === 2);
  const known = knownPlace({ cellFact, digitsOf, houseFact }, board);
  const later = known && open.find((at) => at !== known.cell && comesAfter(truth(at), known.others[0]));
  return [
    takes("elimination", [cellFact(cell)]),
    takes("elimination-of-the-last", [cellFact(open[open.length - 1])], open[open.length - 1]),
    takes("cites-nothing", []),
    takes("cites-other-cells", apart.map(cellFact)),
    takes("cites-a-house", inHouses.slice(0, 1)),
    takes("cites-houses", inHouses),
    takes("cites-houses-and-cells", [...inHouses, cellFact(cell), ...apart.map(cellFact)]),
    takes("cites-the-board", open.map(cellFact)),
    lie("placement", [cellFact(cell)], [], [wrong(cell)]),
    lie("placement-by-houses", inHouses, [], [wrong(cell)]),
    lie("placement-by-nothing", [], [], [wrong(cell)]),
    ...(pair === undefined
      ? []
      : [
          lie("placement-in-a-pair", [cellFact(pair)], [], [wrong(pair)]),
          // It is true, and does not follow.
          lie("placement-unproved", [cellFact(pair)], [], [truth(pair)]),
        ]),
    ...(known === undefined
      ? []
      : [
          lie(
            "placement-behind-a-right-one",
            known.reason,
            [],
            [known, wrong(open.find((at) => at !== known.cell) ?? 0)],
          ),
          lie("placement-behind-an-elimination", known.reason, known.others.slice(0, 1), [wrong(known.cell)]),
        ]),
    ...(known === undefined || later === undefined
      ? []
      : [lie("elimination-behind-a-right-one", known.reason, [known.others[0], truth(later)], [])]),
    ...gone(cell)
      .slice(0, 1)
      .flatMap((absent) => [
        lie("no-candidate-eliminated", [cellFact(cell)], [absent], []),
        lie("no-candidate-placed", [cellFact(cell)], [], [absent]),
      ]),
    ...solved
      .slice(0, 1)
      .flatMap((at) => [
        lie("solved-cell-eliminated", [cellFact(at)], [truth(at)], []),
        lie("solved-cell-placed", [cellFact(at)], [], [truth(at)]),
      ]),
    lie("nothing-changed", [cellFact(cell)], [], []),
  ].filter(({ placements }) => placements.every(({ digit }) => digit !== undefined));
}

/**
 * A technique that tells a lie: the way by which those of strangers come to the checker. A sink refuses to be told of candidates
 * that are not there, so lies of these can't be told in this way.
 * @param {typeof import("@wings/core")} core @param {Lie} lie
 */
export const tellerOf = ({ defineTechnique }, { id, reason, eliminations, placements }) =>
  defineTechnique({
    id: `bench/${id}`,
    name: "Lie",
    pattern: { cells: "cells" },
    roles: {},
    message: { long: "{outcome}", short: "{outcome}", vague: "Look." },
    find: (_, sink) => {
      for (const { cell, digit } of eliminations) {
        const word = (/** @type {number} */ band) => (Math.floor(cell / 27) === band ? 1 << (cell % 27) : 0);
        sink.eliminate(digit, word(0), word(1), word(2));
      }
      for (const { cell, digit } of placements) sink.place(cell, digit);
      sink.commit({ cells: [...eliminations, ...placements].map(({ cell }) => cell) }, 1);
    },
    reason: () => reason,
    marks: () => [],
    data: () => ({}),
  });

/** Whether a lie can be told by a technique. @param {Lie} lie @param {Board} board */
export const canBeTold = ({ eliminations, placements }, board) =>
  eliminations.length + placements.length > 0 &&
  [...eliminations, ...placements].every(({ cell, digit }) => board.has(cell, digit));

/**
 * A digit that one fact proves, in a cell with more candidates: the only place in a row. What stands behind something right
 * must be checked as well.
 * @param {Pick<typeof import("@wings/core"), "cellFact" | "digitsOf" | "houseFact">} core @param {Board} board
 */
function knownPlace({ digitsOf, houseFact }, board) {
  for (let row = 0; row < 9; row++) {
    const cells = Array.from({ length: 9 }, (_, i) => row * 9 + i);
    for (let digit = 1; digit <= 9; digit++) {
      const [cell, ...more] = cells.filter((at) => board.has(at, digit));
      if (cell === undefined || more.length > 0) continue;
      const others = digitsOf(board.masks[cell]).flatMap((other) => (other === digit ? [] : [{ cell, digit: other }]));
      if (others.length > 0) return { cell, digit, others, reason: [houseFact(row, digit)] };
    }
  }
  return undefined;
}

/** Whether a hit lists one elimination behind another: by digit, and then by cell. @param {CellDigit} a @param {CellDigit} b */
const comesAfter = (a, b) => a.digit > b.digit || (a.digit === b.digit && a.cell > b.cell);

/** @param {string} id @param {readonly number[]} reason @param {readonly CellDigit[]} eliminations @param {readonly CellDigit[]} placements @returns {Lie} */
const lie = (id, reason, eliminations, placements) => ({
  id,
  reason,
  eliminations: eliminations.map(({ cell, digit }) => ({ cell, digit })),
  placements: placements.map(({ cell, digit }) => ({ cell, digit })),
});
