import type { About } from "@wings/core/about";

export const lockedPair: About = {
  level: "medium",
  score: 50,
  hodoku: { score: 40, level: "medium", codes: ["0110"] },
  names: {
    hodoku: "Locked Pair",
    sudokuStudio: "Locked Pair",
    sudokuCoach: "Locked Pair",
    others: ["double"],
  },
  station: { line: "sets", buildsOn: ["naked-pair", "pointing"] },
  example: "w1j6kd37ia3g41ibefhakgfj4c2gjaj2fi85jIcJ0Ac1j2gng9cajd2gfcah5if8c9e4abgi15b8g64c",
  drawing: { board: "..3..4...1.86539...5.7...83..6.37.9.7..4....54.....72.....9.51...9..6...8..3..26.", stage: "S2" },
};

export const lockedTriple: About = {
  level: "medium",
  score: 60,
  hodoku: { score: 60, level: "medium", codes: ["0111"] },
  names: {
    hodoku: "Locked Triple",
    sudokuStudio: "Locked Triple",
    sudokuCoach: "Locked Triple",
    others: ["triplet"],
  },
  station: { line: "sets", buildsOn: ["locked-pair", "naked-triple"] },
  example: "w18dejijg6jifa8A67lg3bk5h912i3ged6a8dh691kg5eaglik3ginfjb457l9j5h2j9k7",
};

export const nakedPair: About = {
  level: "medium",
  score: 60,
  hodoku: { score: 60, level: "medium", codes: ["0200"] },
  names: {
    hodoku: "Naked Pair",
    sudokuExplainer: "Naked Pair",
    sudokuWiki: "Naked Pair",
    sudokuStudio: "Naked Pair",
    sudokuCoach: "Naked Pair",
    others: ["naked subset", "naked set", "double"],
  },
  station: { line: "sets", buildsOn: ["naked-single", "hidden-single"], front: 1 },
  example: "w16cabedhi7bd7j1j36eh9efgc4kg5j4kfjh48k67i5jaflegd3ib6legd3gd5i21hfea8g4f239",
};

export const hiddenPair: About = {
  level: "medium",
  score: 70,
  hodoku: { score: 70, level: "medium", codes: ["0210"] },
  names: {
    hodoku: "Hidden Pair",
    sudokuExplainer: "Hidden Pair",
    sudokuWiki: "Hidden Pair",
    sudokuStudio: "Hidden Pair",
    sudokuCoach: "Hidden Pair",
    others: ["hidden subset", "hidden set", "double"],
  },
  station: { line: "sets", buildsOn: ["naked-pair"], front: 2 },
  example: "w18bfikacgicgf8a524d5abc7h6ig9l6jeafab5i3dg8edn9fc79lfd21fel983bh4c6ig1e",
  drawing: { board: "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....", stage: "S2" },
};

export const nakedTriple: About = {
  level: "medium",
  score: 80,
  hodoku: { score: 80, level: "medium", codes: ["0201"] },
  names: {
    hodoku: "Naked Triple",
    sudokuExplainer: "Naked Triplet",
    sudokuWiki: "Naked Triple",
    sudokuStudio: "Naked Triple",
    sudokuCoach: "Naked Triple",
    others: ["naked subset", "naked set", "triplet"],
  },
  station: { line: "sets", buildsOn: ["naked-pair"], front: 3 },
  example: "w16hjiacj45j1idb5k6je4g8fa9j92fh3dkaa4c5gil5g8afbdc9j3j6ejiE1djie24jB4B1jdf1c9hk7",
  drawing: { board: "4.27..65.....2..41.5......9..8..9...2.....9.45..8....6.3.517.......8279..........", stage: "S3" },
};

export const hiddenTriple: About = {
  level: "medium",
  score: 100,
  hodoku: { score: 100, level: "medium", codes: ["0211"] },
  names: {
    hodoku: "Hidden Triple",
    sudokuExplainer: "Hidden Triplet",
    sudokuWiki: "Hidden Triple",
    sudokuStudio: "Hidden Triple",
    sudokuCoach: "Hidden Triple",
    others: ["hidden subset", "hidden set", "triplet"],
  },
  station: { line: "sets", buildsOn: ["hidden-pair", "naked-triple"], front: 4 },
  example: "w12h5aj9j6l7k4hei4ji85ja2jgj69laji2j31j5gj3mGgjiB8j9k8bgc55j3k19hbhgbeic641",
};

export const nakedQuad: About = {
  level: "hard",
  score: 120,
  hodoku: { score: 120, level: "hard", codes: ["0202"] },
  names: {
    hodoku: "Naked Quadruple",
    sudokuExplainer: "Naked Quad",
    sudokuWiki: "Naked Quad",
    sudokuStudio: "Naked Quadruple",
    sudokuCoach: "Naked Quad",
    others: ["naked subset", "naked set"],
  },
  station: { line: "sets", buildsOn: ["naked-triple"] },
  example: "w1oC4kgd3i8a265bk4j78ji53fa7kM0j4bg8ikea918k5D4o2kM06pb3k25j9j7j",
};

export const hiddenQuad: About = {
  level: "hard",
  score: 150,
  hodoku: { score: 150, level: "hard", codes: ["0212"] },
  names: {
    hodoku: "Hidden Quadruple",
    sudokuExplainer: "Hidden Quad",
    sudokuWiki: "Hidden Quad",
    sudokuStudio: "Hidden Quadruple",
    sudokuCoach: "Hidden Quad",
    others: ["hidden subset", "hidden set"],
  },
  station: { line: "sets", buildsOn: ["hidden-triple", "naked-quad"] },
  example: "w1jEm46kIij1jEm6lIimCh9j2f43F6jK45kAc1jEmjCkj9jAcfjAhCgj364k841li7cf79lfj5bBkBk2j7Akj9d",
};
