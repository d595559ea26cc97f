/** The cases of the tests of an author. */

const TWO = "w1Ikj6k24kI4n5k7m3i6k5gl8I4I4hf9j37jdej3d98egjf6gn84j21j6E8cl9hj7jf5j";

export const finds = [
  {
    board: "w15bdj7I48jI1j198ebj7d7hkdI42eI184aibg5k2c7d6eiah9fec1h4bgj5j7i4jhbji2ehjgdB4dghb3k9e",
    outcome: "r3c3≠6 r78c1≠6",
  },
  {
    board: "w1Fa7I1F03j5kF25I14F0jgjcleg19k39ekd1g81jh7ecjdig4jai8c5je8lgj9aja7k6j3ek4j1ejB27",
    outcome: "r5c2≠2 r6c9≠2",
  },
  { board: TWO, outcome: "r5c7≠1 r7c4≠1" },
  { board: TWO, outcome: "r9c4≠2" },
];

/** What the first one says. */
export const TEXT =
  "Each of r2c1 and r7c3 is 3 or 6. In column 7, the digit 3 can only be in r2c7 or r7c7. If r2c7 is 3, r2c1 must be 6. " +
  "If r7c7 is 3, r7c3 must be 6. Either way, a cell that sees both wings can't be 6: remove 6 from r3c3, r7c1 and r8c1.";

export const misses = [
  "w18k1kidgd7ch5916bjailh35liF5Bl4gj9Ac7BajBfk81j6k732i32l8j94j9n8cjFgEo3iBql",
  "w1ahl9k275jah2idjdi256l1jghj5d1k3aifg8j2kd5kakgebgE49jB8aE886ake37ii34j1jbBgEg",
];

export const rectangles = {
  finds: ["w1dgj3k1j8h5j4l9j39jh6jdj7a342hjejibhealcd96ge3dk1fb871cid5eacid2kfg4i6e8jaj => r2c7≠23"],
  misses: ["S4 ..8.2...9.34.....7....6.8..4..5......71..6...26.8..9.1....5...31.....75.......218"],
};
