import type { About } from "@wings/core/about";

export const uniqueRectangle1: About = {
  level: "hard",
  score: 180,
  hodoku: { score: 100, level: "hard", codes: ["0600"] },
  names: {
    hodoku: "Uniqueness Test 1",
    sudokuExplainer: "Unique Rectangle type 1",
    sudokuWiki: "Unique Rectangle type 1",
    sudokuStudio: "Unique Rectangle Type 1",
    sudokuCoach: "Unique Rectangle Type 1",
    others: ["ur", "uniqueness", "deadly pattern"],
  },
  station: { line: "uniqueness", buildsOn: ["naked-pair"], front: 1 },
  example: "w18ej3b74ikgbid5k8c946habegj3jhj2K0D042d71j9ehjIg68gjdI1bjd8ibjc6j5jbjdj8k97ac59fhd2",
  drawing: {
    board:
      ":0600:23:+4+7.3..1.8+85.4...9.39.+86.+4.7+1342+8.+5.+9+2+8+5+1...+3+496+7+53+4..1+6+2871+3+9+45+5+1+3+9+42..+6+74+96+58.+1.::227 327::",
    finding: "r2c7≠23",
  },
  timedWith: "Unique, Hidden and Avoidable Rectangles",
};

export const uniqueRectangle2: About = {
  level: "hard",
  score: 180,
  hodoku: { score: 100, level: "hard", codes: ["0601"] },
  names: {
    hodoku: "Uniqueness Test 2",
    sudokuExplainer: "Unique Rectangle type 2",
    sudokuWiki: "Unique Rectangle type 2",
    sudokuStudio: "Unique Rectangle Type 2",
    sudokuCoach: "Unique Rectangle Type 2",
    others: ["ur", "uniqueness", "deadly pattern"],
  },
  station: { line: "uniqueness", buildsOn: ["unique-rectangle-1", "pointing"], front: 2 },
  example: "w14g9fl3j18edgcf92bcfk57djgi2j46j5jedjgkM2jN436kejMa7I8i2ca67j8j8ag5j4lfe4j89jag",
  timedWith: "Unique, Hidden and Avoidable Rectangles",
};

export const uniqueRectangle3: About = {
  level: "hard",
  score: 180,
  hodoku: { score: 100, level: "hard", codes: ["0602"] },
  names: {
    hodoku: "Uniqueness Test 3",
    sudokuExplainer: "Unique Rectangle type 3",
    sudokuWiki: "Unique Rectangle type 3",
    sudokuStudio: "Unique Rectangle Type 3",
    sudokuCoach: "Unique Rectangle Type 3",
    others: ["ur", "uniqueness", "deadly pattern"],
  },
  station: { line: "uniqueness", buildsOn: ["unique-rectangle-1", "naked-triple"] },
  example: "w1jilaj3jfjCcj9k811m49gjc1i2fhedg4k51cf98e68dgiabcg46hkcaikaicf75di3ead78f2",
  timedWith: "Unique, Hidden and Avoidable Rectangles",
};

export const uniqueRectangle4: About = {
  level: "hard",
  score: 180,
  hodoku: { score: 100, level: "hard", codes: ["0603"] },
  names: {
    hodoku: "Uniqueness Test 4",
    sudokuExplainer: "Unique Rectangle type 4",
    sudokuWiki: "Unique Rectangle type 4",
    sudokuStudio: "Unique Rectangle Type 4",
    sudokuCoach: "Unique Rectangle Type 4",
    others: ["ur", "uniqueness", "deadly pattern"],
  },
  station: { line: "uniqueness", buildsOn: ["unique-rectangle-1"] },
  example: "w1f91c8g4e2bgda59h6cc5hkfgi1n5187jagh9lf8lg1kikAkg14jbha429fh3g57hJ0elad",
  timedWith: "Unique, Hidden and Avoidable Rectangles",
};

export const uniqueRectangle5: About = {
  level: "hard",
  score: 180,
  hodoku: { score: 100, level: "hard", codes: ["0604"] },
  names: {
    hodoku: "Uniqueness Test 5",
    sudokuStudio: "Unique Rectangle Type 5",
    sudokuCoach: "Unique Rectangle Type 5",
    others: ["ur", "uniqueness", "deadly pattern"],
  },
  station: { line: "uniqueness", buildsOn: ["unique-rectangle-2", "xy-wing"] },
  example: "w1B4B4j17hAaj52AhAomg8I1g8eB2BaB93I9j4gj8A3ejchjcg5I3j6j5ja3Aaj9h77hj4jBg3jA3jAh2h9Akg4fdI462jgh5j",
  timedWith: "Unique, Hidden and Avoidable Rectangles",
};

export const uniqueRectangle6: About = {
  level: "hard",
  score: 180,
  hodoku: { score: 100, level: "hard", codes: ["0605"] },
  names: {
    hodoku: "Uniqueness Test 6",
    sudokuStudio: "Unique Rectangle Type 6",
    sudokuCoach: "Unique Rectangle Type 6",
    others: ["ur", "uniqueness", "deadly pattern"],
  },
  station: { line: "uniqueness", buildsOn: ["unique-rectangle-4", "x-wing"] },
  example: "w1dh6ck5ia9b71efhd3ace94h6bgjakhI2gck9cjD0a48j7j8jI23aeI235jD0jC8j1hhgi21ecfdk1h3k75",
  timedWith: "Unique, Hidden and Avoidable Rectangles",
};

export const hiddenRectangle: About = {
  level: "hard",
  score: 180,
  hodoku: { score: 100, level: "hard", codes: ["0606"] },
  names: {
    hodoku: "Hidden Rectangle",
    sudokuWiki: "Hidden Unique Rectangle",
    sudokuStudio: "Hidden Unique Rectangle",
    sudokuCoach: "Hidden Unique Rectangle",
    others: ["ur", "uniqueness", "deadly pattern"],
  },
  station: { line: "uniqueness", buildsOn: ["unique-rectangle-1", "hidden-pair"], front: 3 },
  example: "w1c26dihe17a79b356dhde8gf1jckaj3jfj8kfl9j2k9lg46j54b1gchifihaf5bcgd6cgi84jej",
  drawing: {
    board:
      ":0606:39:+39+4+6+821+5+7+6+1+873+5+42+952+7+4..+3+681+53.47..+6+4+7.+56+8.3+18+6....+7+457+368.4..+29+4+5.....+3+2+81.....4::966::",
    finding: "r6c6≠9",
  },
  timedWith: "Unique, Hidden and Avoidable Rectangles",
};

export const avoidableRectangle1: About = {
  level: "hard",
  score: 180,
  hodoku: { score: 100, level: "hard", codes: ["0607"] },
  names: {
    hodoku: "Avoidable Rectangle Type 1",
    sudokuWiki: "Avoidable Rectangle",
    sudokuStudio: "Avoidable Rectangle Type 1",
    sudokuCoach: "Avoidable Rectangle Type 1",
    others: ["ur", "uniqueness", "deadly pattern"],
  },
  station: { line: "uniqueness", buildsOn: ["unique-rectangle-1"] },
  example: "w1j3jbef497eb9h7da3fg6dci1lia5fdhcg2dgbi3e68afhcab7ed929k13kdj5g4f2iakdk8il",
  timedWith: "Unique, Hidden and Avoidable Rectangles",
};

export const avoidableRectangle2: About = {
  level: "hard",
  score: 180,
  hodoku: { score: 100, level: "hard", codes: ["0608"] },
  names: {
    hodoku: "Avoidable Rectangle Type 2",
    sudokuWiki: "Avoidable Rectangle",
    sudokuStudio: "Avoidable Rectangle Type 2",
    sudokuCoach: "Avoidable Rectangle Type 2",
    others: ["ur", "uniqueness", "deadly pattern"],
  },
  station: { line: "uniqueness", buildsOn: ["avoidable-rectangle-1", "unique-rectangle-2"] },
  example: "w1j9b4je1k5jafjgA6iAacj6ia2j8eifcjgdej842h35jij715ghjij3B8b3i74h6ea6E1de9jG4m5jB2jE4d9",
  timedWith: "Unique, Hidden and Avoidable Rectangles",
};
