import type { Judgement } from "@wings/core/judge";
import { describe, expect, it } from "vitest";
import { type Argument, NO_ARGUMENT, shownDigits } from "@wings/player/argument";
import { judgedText, verdictText } from "../src/features/argue/verdict-text.js";
import { english as words, german } from "./in-words.js";

const judged = (judgement: Partial<Judgement>, changes: Partial<Argument> = {}): Argument => ({
  ...NO_ARGUMENT,
  asks: "these",
  judgement: { verdict: "not-proved", claim: "", text: "", ...judgement },
  ...changes,
});

describe("the verdict on an argument", () => {
  const open = { open: ["r8c5=2"] };

  it("begins with what is judged, and cuts a long claim", () => {
    expect(judgedText(["r4c5-7"], words)).toBe("r4c5 isn’t 7:");
    expect(judgedText(["r4c5-7", "r4c6=1"], german)).toBe("r4c5 ist nicht 7, r4c6 ist 1:");
    const many = [1, 2, 3, 4, 5].map((column) => `r4c${column}-7`);
    expect(judgedText(many, words)).toBe("r4c1 isn’t 7, r4c2 isn’t 7, r4c3 isn’t 7, r4c4 isn’t 7 …:");
  });

  it("says that no fact was chosen, and not that facts leave a case open", () => {
    expect(verdictText(judged(open), ["r8c5-2"], words)).toBe("True. But you have chosen no fact yet.");
    expect(verdictText(judged(open), ["r8c5-2"], german)).toBe("Es stimmt. Aber du hast noch keinen Fakt gewählt.");
    expect(verdictText(judged(open, { facts: ["r8c2"] }), ["r8c5-2"], words)).toBe(
      "True, but these facts don’t show it. They leave this case open: r8c5 is 2.",
    );
    // The search for the fewest facts chooses none.
    expect(verdictText(judged({ limit: "nodes" }, { asks: "fewest" }), ["r8c5-2"], words)).toBe(
      "True, but no proof is found in the time that a step may take.",
    );
    // Nor is it said twice that it is true.
    expect(verdictText(judged({ limit: "nodes" }, { asks: "fewest", isCorrected: true }), ["r8c5-2"], words)).toBe(
      "What you said is false, and this is true. No proof of it is found in the time that a step may take.",
    );
  });

  it("names only the digits that are against it", () => {
    const refuted = judged({ verdict: "refuted", solution: "1".repeat(81) });
    expect(verdictText(refuted, ["r1c2-1", "r1c3-2"], words)).toBe("False: r1c2 is 1.");
    expect(verdictText(refuted, ["r1c2=3"], german)).toBe("Falsch: r1c2 ist 1.");
    expect(verdictText(refuted, ["r1c2=3"], words, true)).toBe("False. In one of the solutions r1c2 is 1.");
    expect(shownDigits(refuted.judgement, ["r1c2-1", "r1c3-2"])).toEqual([[1, 1]]);
  });

  it("says that the opposite of a false conclusion is true", () => {
    const proved = judged({ verdict: "proved", facts: [{ cell: "r1c2" }] }, { asks: "fewest", isCorrected: true });
    expect(verdictText(proved, ["r1c2=1"], words)).toBe("What you said is false, and this is true. 1 fact proves it.");
  });

  it("needs no fact where the board alone proves it", () => {
    expect(verdictText(judged({ verdict: "proved", facts: [] }), ["r1c2-1"], words)).toBe(
      "Proved: it follows from the board alone.",
    );
  });
});
