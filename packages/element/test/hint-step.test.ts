import { english, parse } from "@wings/core";
import { describe, expect, it } from "vitest";
import { BASICS_AND_WINGS } from "../src/basics.js";
import { hintSteps } from "../src/hint-step.js";
import { ENGLISH, cellLabel } from "../src/words.js";

const XY_WING = "683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64";
const steps = (text: string, techniques = BASICS_AND_WINGS) => hintSteps(parse(text), techniques, ENGLISH, undefined);

describe("the steps of a hint", () => {
  it("show where, what and why", () => {
    const [where, what, why, ...more] = steps(XY_WING);
    expect(more).toEqual([]);
    expect([where.level, what.level, why.level]).toEqual(["where", "what", "why"]);
    expect(where.text).toBe("Look at rows 7 to 9, columns 1 to 6, at the digits 2, 5 and 9.");
    expect(what.text).toBe("XY-Wing");
    expect(what.lines.map(({ text }) => text)).toEqual(["pivot: r8c1", "wing: r9c3 and r8c5"]);
    expect(why.text).toMatch(/^The pivot r8c1 is 2 or 9\..* remove 5 from r9c4 and r9c5\.$/);
    expect(why.lines.map(({ text }) => text)).toEqual(["pivot", "wing", "eliminated", "weak link"]);
    expect(why.drawing.routes).toHaveLength(2);
  });

  it("name the technique in the language of the page", () => {
    const language = { ...english, names: { "xy-wing": "Flügel" } };
    const [, what] = hintSteps(parse(XY_WING), BASICS_AND_WINGS, ENGLISH, language);
    expect(what.text).toBe("Flügel");
  });

  it("say why there is no step, and mark a mistake", () => {
    const board = parse(XY_WING);
    board.place(18, 7);
    const [mistake] = hintSteps(board, BASICS_AND_WINGS, ENGLISH, undefined);
    expect(mistake).toMatchObject({
      status: "mistake",
      text: "There is a mistake in r3c1.",
      cells: ["r3c1"],
      isLast: true,
    });
    expect(mistake.drawing.wrong).toEqual(new Set([18]));
    expect(steps(XY_WING, [])[0].text).toBe(ENGLISH.stuck);
    expect(steps(".".repeat(81))[0].text).toBe(ENGLISH.many);
    expect(steps(`11${".".repeat(79)}`)[0].text).toBe(ENGLISH.none);
  });
});

describe("the label of a cell", () => {
  const board = parse(XY_WING);
  const label = (cell: number, more = {}) =>
    cellLabel(cell, { board, notes: 0, hasCandidates: false, isConflict: false, ...more }, ENGLISH);

  it("says the place and what is there", () => {
    expect(label(0)).toBe("row 1, column 1, 6, given");
    expect(label(18)).toBe("row 3, column 1, empty");
    expect(label(18, { notes: 0b1001 })).toBe("row 3, column 1, notes 1 4");
    expect(label(18, { hasCandidates: true })).toBe("row 3, column 1, candidates 4 7");
    expect(label(0, { isConflict: true })).toBe("row 1, column 1, 6, given, conflict");
  });
});
