import type { About } from "@wings/core/about";

export const template: About = {
  level: "extreme",
  score: 480,
  leftOutOf: ["players"],
  hodoku: { score: 10000, level: "extreme", codes: ["1201", "1202"], isUnion: true },
  names: {
    hodoku: "Template Set, Template Delete",
    sudokuWiki: "Pattern Overlay",
    sudokuStudio: "Template",
    others: ["pattern overlay", "pom"],
  },
  station: { line: "digit", buildsOn: ["jellyfish", "x-chain"] },
  example: "w1jijeH4kbaeH4aijbkH4bjH4jH4aeijabiH4lH4eH4H4jajeijbkejbiaH4H4H4ebjijH4ajiajbeH4H4mH4jajbei",
};
