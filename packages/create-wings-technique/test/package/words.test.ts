import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createTechnique } from "../../src/index.js";
import { scaffoldClauses } from "../../src/package/words.js";
import { desk, said, sound } from "./desk.js";

describe("words of the scaffold", () => {
  const made = createTechnique({ name: "kite", author: "Jane Doe", from: desk }).folder;
  const textOf = (file: string): string => readFileSync(join(made, file), "utf8");

  it("are all that the template says of its technique, or tells the author to write", () => {
    // Whoever changes the template sees here whether an author is to replace the new words.
    expect([...scaffoldClauses()]).toMatchInlineSnapshot(`
      [
        "say in one sentence what it finds",
        "say where it stands among the others",
        "what it finds that they don't, how often, and what to try instead",
        "define it in one sentence",
        "a cell that has one candidate left",
        "say why what it eliminates or places follows from the pattern",
        "the cell must hold a digit",
        "measure it with \`benchtechnique\`, and say what makes it fast or slow",
        "say what it does not find, and what it reports more than once",
        "a cell that has one candidate left takes it",
        "the cell that has one candidate left",
        "{cell} has no other candidate than {digit}",
        "look for a cell that has one candidate left",
        "a cell with one candidate",
      ]
    `);
  });

  it.each([
    ["package.json", "say in one sentence what it finds"],
    ["README.md", "say where it stands among the others"],
    ["README.md", "measure it with `benchtechnique`, and say what makes it fast or slow"],
    ["README.md", "say what it does not find, and what it reports more than once"],
    ["src/kite.ts", "{cell} has no other candidate than {digit}"],
    ["test/reference.ts", "a cell with one candidate"],
    ["src/kite.ts", "a cell that has one candidate left takes it"],
  ])("in %s: %s", (file, clause) => {
    const lines = said({}, { "src/kite.ts": textOf("src/kite.ts"), [file]: textOf(file) }).filter((line) =>
      line.startsWith(file),
    );
    expect(lines).toEqual([expect.stringMatching(/still has words of the scaffold: .* \(WINGS_PACKAGE_WORDS\)$/)]);
    expect(lines[0]).toContain(`"${clause}"`);
  });

  it("do not stand in the way of words that only look alike", () => {
    const page = `${sound["README.md"]}\nA cell that has one candidate left is solved first. To begin with, look at the rows.\n`;
    expect(said({ "README.md": page })).toEqual([]);
    const own = "/** The pattern in one sentence: two lines for a digit. To begin with: rows. */\n";
    expect(said({}, { "src/kite.ts": own })).toEqual([]);
  });
});
