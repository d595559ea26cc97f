import { contradictions, explainContradiction, findFirst, parse, translate } from "@wings/core";
import { describe as picture, drawSvg, drawText } from "@wings/draw";
import { EXAMPLES, LADDER, rungOf } from "@wings/ladder";
import { describe, expect, it } from "vitest";
import { language as german } from "../src/index.js";

describe("German words", () => {
  it.each(LADDER.map(({ technique }): [string, string[]] => [technique.id, Object.values(technique.meta.roles)]))(
    "has the roles of %s: add them to packages/language-de/src/words.ts",
    (_, roles) => {
      const same = ["Fin", "Finne", "Stamm"];
      for (const word of roles) if (!same.includes(word)) expect(translate(word, german), word).not.toBe(word);
    },
  );

  it("keeps the letter of a role, and a word that it doesn't know", () => {
    expect(translate("set A", german)).toBe("Menge A");
    expect(translate("wing 2", german)).toBe("Flügel 2");
    expect(translate("a new word", german)).toBe("a new word");
    expect(translate("toString", german)).toBe("toString");
    expect(translate("pivot")).toBe("pivot");
  });

  it("draws and describes in German", () => {
    const { technique } = rungOf("xy-wing")!;
    const board = parse(EXAMPLES["xy-wing"]);
    const finding = findFirst(board, [technique]);
    const options = { names: technique, language: german };
    expect(finding).not.toBeNull();
    for (const text of [
      drawSvg(board, finding, options),
      drawText(board, finding, options),
      picture(board, finding, options),
    ]) {
      expect(text).toContain("Angelpunkt");
      expect(text).toContain("gestrichen");
      expect(text).toContain("schwache Verbindung");
      expect(text).not.toMatch(/\b(pivot|eliminated|weak link|Board|candidates)\b/);
    }
  });

  it("explains contradictions", () => {
    const textsOf = (text: string) =>
      contradictions(parse(text)).map((each) => [
        each.text,
        explainContradiction(each),
        explainContradiction(each, german),
      ]);
    const [[text, english, inGerman]] = textsOf(`55${".".repeat(79)}`);
    expect(english).toBe(text);
    expect(inGerman).toBe("in r1c1 und r1c2 steht 5, beides in Zeile 1");
    for (const [plain, same, other] of textsOf(`12345678........9${".".repeat(64)}`)) {
      expect(same).toBe(plain);
      expect(other).toMatch(/keinen (Kandidaten|Platz) mehr/);
    }
  });
});
