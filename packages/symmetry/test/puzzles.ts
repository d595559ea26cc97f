import { type Board, parse, search } from "@wings/core";
import { type Random, atStage, random, symmetry } from "@wings/testing";
import { thin } from "@wings/test-kit/hard-boards";

/** Puzzles that stay the same after a half turn, a quarter turn and a reflection in a diagonal, with digits exchanged. */
const PUZZLES = [
  ".9..728.........4.6...1.......4.1.5...4...7...8.9.7.......9...6.7.........534..1.",
  "...98.5....2...69...6..5..16......2.7.91.38.6.4......73..5..7...87...4....5.98...",
  "1...3..4.2......5....6..17..5..17.6...........2.39..8..39..2....8......6.4..7...9",
  "1.8..23.9....1....5....6..73.2.......7.....9.......5.69..3....2....8....7.65..1.8",
  ".1.6..5.......7..43.4.8.9...9..3...8..68253..5...6..1...1.5.7.67..4.......8..3.9.",
  ".5...86.......9..87...15...561........3...5........823...38...91..7.......21...3.",
  "..7.....8......7358..1.......4.6..97...9546......1.....8..9.2...3.6....475.8...1.",
  "..9..8.......52..42.....3.....3.75...5......989.6.......35...7.......6.1.1..2..4.",
  "...7....1.14....5..6..35...2..........3..6982..9.43.......5..4..9..8.6..1...7....",
  ".25......1.....9..7...2..13....15.2...128..7....7...4..4....6....2159..4..3....9.",
  ".1..5.2..24...39....96....8..592...46..1..7...7.......19..3..6.......5....84.....",
];

/** An image of each puzzle in turn: turned and mirrored only, or with all orders of rows and columns. */
export function* images(seed: number, count: number, isRigid = true): Generator<string> {
  const source = random(seed);
  for (let i = 0; i < count; i++) yield symmetry(source, isRigid).puzzle(PUZZLES[i % PUZZLES.length]);
}

/** Such puzzles at the beginning and after some basics, with a few or many wrong candidates removed. */
export function* symmetricalBoards(seed: number, count: number, isRigid = true): Generator<Board> {
  const source: Random = random(seed);
  for (const puzzle of images(seed, count, isRigid)) {
    const start = parse(puzzle);
    const board = source.below(3) === 0 ? start : atStage(start, source.below(2) === 0 ? "S1" : "S4");
    thin(board, search(start).solution!, source, source.below(4) * source.below(15));
    yield board;
  }
}
