import type { About } from "@wings/core/about";

export const xyzWing: About = {
  level: "hard",
  score: 170,
  hodoku: { score: 180, level: "hard", codes: ["0801"] },
  names: {
    hodoku: "XYZ-Wing",
    sudokuExplainer: "XYZ-Wing",
    sudokuWiki: "XYZ-Wing",
    sudokuStudio: "XYZ-Wing",
    sudokuCoach: "XYZ-Wing",
  },
  station: { line: "wings", buildsOn: ["xy-wing"], front: 2 },
  example: "w15g6d1hi3bbdhcf9gea31i7e2fhdge4l8iff2chiead7iha6ke2cdjel31h8j7lb6eaj2e8j4gi",
  drawing: {
    board: "8.9..3..4.24...61..7...6.297.2.4.......3.2.......5.1.225.1...4..47...83.1..7..2.5",
    stage: "S4",
    finding: "r6c8≠9",
  },
  timedWith: "XYZ-Wing",
};

export const wxyzWing: About = {
  level: "unfair",
  score: 220,
  hodoku: { score: 300, level: "unfair" },
  names: {
    sudokuWiki: "WXYZ-Wing",
    sudokuStudio: "WXYZ-Wing",
    sudokuCoach: "WXYZ-Wing",
    others: ["bent subset", "bent set"],
  },
  station: { line: "wings", buildsOn: ["xyz-wing"], front: 4 },
  example: "w125djij1gc6h7c1enI1d2gf8ed6ImEgk7AjkA687m4gk942jf85mihkal83j97hm4k6",
  drawing: { board: "..3..4...1.86539...5.7...83..6.37.9.7..4....54.....72.....9.51...9..6...8..3..26.", stage: "S4" },
};

export const vwxyzWing: About = {
  level: "unfair",
  score: 240,
  hodoku: { score: 300, level: "unfair" },
  names: { sudokuStudio: "VWXYZ-Wing", others: ["bent subset", "bent set"] },
  station: { line: "wings", buildsOn: ["wxyz-wing", "claiming"] },
  example: "w1oE2G36j4238fk596j2mdj2Cgk416nAl2dEk7j84j6l2k3Bp7kMim9lGik5jB1l43",
};

export const uvwxyzWing: About = {
  level: "unfair",
  score: 260,
  hodoku: { score: 300, level: "unfair" },
  names: { sudokuStudio: "UVWXYZ-Wing", others: ["bent subset", "bent set"] },
  station: { line: "wings", buildsOn: ["vwxyz-wing", "naked-quad"] },
  example:
    "w1M2D9AcA2BoGgA4A9C0G2AkE2CoC4aBgiAmC0J1BgEkFoI0EgA8CiA1E0iC3AjA4B8AqB4A8AjA4AoE0J0I0C1A5AgC0B1A1I1A8A3E1L7A4IgC3B4BqGgC0A2E4J0A8C0E0A1AaAiA6O0C6EmE0iEkC0A1fAr",
};

export const bentXyzWing: About = {
  level: "unfair",
  score: 260,
  hodoku: { score: 300, level: "unfair" },
  names: { others: ["bent subset", "bent set"] },
  station: { line: "wings", buildsOn: ["xyz-wing"] },
  example: "w1ChiChhjfjcdcjdjeaM0fgfjC1cdjeldI2fG4jE4aejcjaijdjfhafejdjgidfhjA5jgekejgE1E2fdcA3gcdfeM1k",
};

export const bentWxyzWing: About = {
  level: "unfair",
  score: 270,
  hodoku: { score: 300, level: "unfair" },
  names: { others: ["bent subset", "bent set"] },
  station: { line: "wings", buildsOn: ["bent-xyz-wing", "wxyz-wing"] },
  example: "w1c71fehi2dh5bc49af7fi4bage3h9j6kbhkg1hkfl2je8j1k6dbga6e3891hi7b3f4eefci84l",
  drawing: { board: "..3..4...1.86539...5.7...83..6.37.9.7..4....54.....72.....9.51...9..6...8..3..26.", stage: "S4" },
};

export const bentVwxyzWing: About = {
  level: "unfair",
  score: 280,
  hodoku: { score: 300, level: "unfair" },
  names: { others: ["bent subset", "bent set"] },
  station: { line: "wings", buildsOn: ["bent-wxyz-wing"] },
  example: "w1c26dihe17a79b356dhde8gf1jckaj3jfj8kfl9j2A5j9lg46j54b1gchifihaf5bcgd6cgi84jej",
};

export const bentUvwxyzWing: About = {
  level: "unfair",
  score: 300,
  hodoku: { score: 300, level: "unfair" },
  names: { others: ["bent subset", "bent set"] },
  station: { line: "wings", buildsOn: ["bent-vwxyz-wing"] },
  example: "w1i5c7fh41bhdae327fi2gfi1d5ch1ldg9j67kB15jE2d3dB4j8jB4jgjc9gj85jbdj824gj3la4A6mg",
};
