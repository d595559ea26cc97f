import { describe, expect, it } from "vitest";
import { codesIn, firstCellIn, renameCellsIn, renamed, wordsWithCells } from "../src/model/words/cell-names.js";
import { english, german } from "./in-words.js";

const HINT = "r6c3 must be 2: row 6 has 3, 5 and 9. So remove 2 from r1c8 and r9c2.";

describe("names of cells", () => {
  it.each([
    ["codes", HINT],
    ["letters", "F3 must be 2: row F has 3, 5 and 9. So remove 2 from A8 and I2."],
    ["words", "Row 6 column 3 must be 2: row 6 has 3, 5 and 9. So remove 2 from row 1 column 8 and row 9 column 2."],
  ] as const)("%s", (style, text) => {
    expect(renamed(HINT, style, english)).toBe(text);
  });

  it("in German", () => {
    const text = "In Zeile 6 kann die 9 nur in r6c3 stehen. Siehe die Zeilen 1 bis 3.";
    expect(renamed(text, "letters", german)).toBe("In Zeile F kann die 9 nur in F3 stehen. Siehe die Zeilen A bis C.");
    expect(renamed(text, "words", german)).toContain("nur in Zeile 6 Spalte 3 stehen");
  });

  it("a digit after a row is no row", () => {
    expect(renamed("In row 6, 3 fits rows 1, 2 and 4.", "letters", english)).toBe("In row F, 3 fits rows A, B and D.");
  });

  it.each(["r8c56≠2", "r8c5=2", "w-wing:r8c5-2.r9c2-2", "r8c5#34"])("%s is notation and stays", (text) => {
    expect(renamed(text, "letters", english)).toBe(text);
  });

  it("the first one of a text is no notation", () => {
    expect(firstCellIn("W-Wing r8c5-2: remove 2 from r1c8 and r9c2.")).toBe("r1c8");
    expect(firstCellIn("The 6 of row 1.")).toBeUndefined();
  });

  it("are what an element shows and what a screen reader says of it, unless it is not to be translated", () => {
    const props = { children: ["at ", "r6c3"], "aria-label": "only r6c3", value: "r6c3" };
    renameCellsIn({ type: "p", props } as never, "letters", english);
    expect(props).toEqual({ children: ["at ", "F3"], "aria-label": "only F3", value: "r6c3" });
    const kept = { children: "r6c3", translate: false };
    renameCellsIn({ type: "p", props: kept } as never, "letters", english);
    expect(kept.children).toBe("r6c3");
  });

  it("of the board are those of the texts", () => {
    expect(wordsWithCells(english, "letters").place(6, 3)).toBe("F3");
    expect(wordsWithCells(german, "words").place(6, 3)).toBe("Zeile 6 Spalte 3");
    expect(wordsWithCells(english, "words").terms.map(([term]) => term)).not.toContain("r6c3");
  });

  it("are found in each style", () => {
    for (const typed of ["wing r6c3", "Wing F3", "wing row 6, column 3", "Wing Zeile 6 Spalte 3"])
      expect(codesIn(typed, german)).toBe("wing r6c3");
  });
});
