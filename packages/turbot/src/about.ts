import type { About } from "@wings/core/about";

export const skyscraper: About = {
  level: "hard",
  score: 150,
  hodoku: { score: 130, level: "hard", codes: ["0400"] },
  names: {
    hodoku: "Skyscraper",
    sudokuStudio: "Skyscraper",
    sudokuCoach: "Skyscraper",
    others: ["single digit pattern", "strong links", "turbot", "x chain", "x cycle"],
  },
  station: { line: "digit", buildsOn: ["x-wing"], front: 4 },
  example: "w11e4b3kgiiF0gda5ck3k79jae4gdeafik3bac8gde96f9hc5bgda5j1i4gj3j87i6bcd1edcjehaij7",
  drawing: {
    board:
      ":0400:6:+1+6+328+9754+79.4.38.+1+4+8.+1.....+6397+1+428+584+7+5....3+25+1..+8+47.+5+28.+41.9+7+9+7+4+8.5..23+16+9..+5+4+8::657 658 664 665::",
  },
  timedWith: "Skyscraper, Two-String Kite and Turbot Fish",
};

export const twoStringKite: About = {
  level: "hard",
  score: 150,
  hodoku: { score: 150, level: "hard", codes: ["0401"] },
  names: {
    hodoku: "2-String Kite",
    sudokuStudio: "Two-string Kite",
    sudokuCoach: "2-String Kite",
    others: [
      "single digit pattern",
      "strong links",
      "turbot",
      "x chain",
      "x cycle",
      "2 string kite",
      "two string",
      "dragon",
    ],
  },
  station: { line: "digit", buildsOn: ["skyscraper"], front: 5 },
  example: "w189galcfc1f7jEgIijddb5j367jafhj5jacgj1ejc7j6j8gcif8241e2gadfke3if8b5ca47edcj17jfj",
  drawing: {
    board:
      ":0401:3:+156+87+49+3+2.4+762.+18+528....+4+7+6....8.+5+9.73....618+8.5...+32.........+3.7.5...49....487.1::381::",
    finding: "r8c1≠3",
  },
  timedWith: "Skyscraper, Two-String Kite and Turbot Fish",
};

export const dualTwoStringKite: About = {
  level: "hard",
  score: 150,
  hodoku: { score: 150, level: "hard", codes: ["0404"] },
  names: {
    hodoku: "Dual 2-String Kite",
    others: [
      "single digit pattern",
      "strong links",
      "turbot",
      "x chain",
      "x cycle",
      "2 string kite",
      "two string",
      "dragon",
    ],
  },
  station: { line: "digit", buildsOn: ["two-string-kite"] },
  example: "w1jArfhjiArcArcikArfhjArkhArArcfijArcjArArjihfhjifcArjArArfArArjihjArcjhArcfArArjiifcArkArArhArArjihArcfj",
};

export const turbotFish: About = {
  level: "hard",
  score: 160,
  hodoku: { score: 120, level: "hard", codes: ["0403"] },
  names: {
    hodoku: "Turbot Fish",
    sudokuStudio: "Turbot Fish",
    sudokuCoach: "Turbot Fish",
    others: ["single digit pattern", "strong links", "turbot", "x chain", "x cycle"],
  },
  station: { line: "digit", buildsOn: ["two-string-kite"] },
  example: "w182ei4g1kgja2ej9dhkij1he7bj5hg2B8jiab1j589gk97B8ak2he6hbjgej1ia9lbh57ej78iajbj",
  timedWith: "Skyscraper, Two-String Kite and Turbot Fish",
};

export const emptyRectangle: About = {
  level: "hard",
  score: 160,
  hodoku: { score: 120, level: "hard", codes: ["0402"] },
  names: {
    hodoku: "Empty Rectangle",
    sudokuWiki: "Empty Rectangles",
    sudokuStudio: "Empty Rectangle",
    sudokuCoach: "Empty Rectangle",
    others: ["er", "hinge", "grouped turbot"],
  },
  station: { line: "digit", buildsOn: ["two-string-kite"], front: 6 },
  example: "w137fh2ij1jhbd1ec7f9k9gd6b3hb4jf9haj3jc84a5fjbk13gbhlhcj6j9ja4I1k8jcj6J1J1kck87",
  drawing: {
    board:
      ":0402:9:7+2+4+956+1381+6842+3+5+9+7+9+3+5+7+1+8+6+2+45..3..+8+1..4..8+17+5..+81.+7.24..+13....+7+2...1...+85.5...7.6+1::986::",
    finding: "r8c6≠9",
  },
  timedWith: "Empty Rectangle",
};

export const dualEmptyRectangle: About = {
  level: "hard",
  score: 160,
  hodoku: { score: 120, level: "hard", codes: ["0405"] },
  names: { hodoku: "Dual Empty Rectangle", others: ["er", "hinge", "grouped turbot"] },
  station: { line: "digit", buildsOn: ["empty-rectangle"] },
  example: "w1jfejCaihCaaiahfCajCajekCaahefijfhjCaejCaaieiCahfakCaCajaijCaefhheikCaaCafjCafCaahiejaCajeifjhCa",
};
