import {
  type Board,
  type Definition,
  type OptionSpecs,
  type Roles,
  type Technique,
  cellFact,
  defineBuiltIn,
  trusted,
  defineTechnique,
  houseFact,
  lowestDigit,
  parse,
  placesIn,
} from "./core.js";
import type { PatternShape } from "../src/technique/pattern.js";

/** Small techniques for the tests of the core: the singles in their plainest form. */

const loneShape = { cell: "cell", digit: "digit" } as const;

export const loneDefinition: Definition<typeof loneShape, Record<never, never>, string, Record<"lone", string>> = {
  id: "test/lone",
  name: "Lone candidate",
  pattern: loneShape,
  roles: { lone: "cell" },
  message: {
    long: "{cell} has no candidate but {digit}: {outcome}.",
    short: "{cell} is {digit}",
    vague: "Look for a cell with one candidate.",
  },
  find(board, report) {
    for (let cell = 0; cell < 81; cell++) {
      const mask = board.masks[cell];
      if (mask === 0 || (mask & (mask - 1)) !== 0) continue;
      report.place(cell, lowestDigit(mask));
      if (report.commit({ cell, digit: lowestDigit(mask) }, 1)) return;
    }
  },
  reason: ({ cell }) => [cellFact(cell)],
  marks: ({ cell, digit }) => [{ role: "lone", cell, digits: [digit] }],
  data: ({ cell, digit }) => ({ cell: { cell }, digit }),
};
export const lone = defineTechnique(loneDefinition);

/** The same with options. */
export function loneWith<const O extends OptionSpecs>(
  options: O,
  find: Definition<typeof loneShape, O, string, Record<"lone", string>>["find"] = () => undefined,
): Technique<typeof loneShape, O> {
  return defineTechnique({ ...loneDefinition, options, find });
}

const hiddenShape = { cell: "cell", digit: "digit", house: "house" } as const;
export const hidden = defineTechnique({
  id: "test/hidden",
  name: "Hidden single",
  pattern: hiddenShape,
  roles: { only: "only place" },
  message: { long: "{digit} has one place in {house}: {targets}.", short: "{outcome}", vague: "Look at {digit}." },
  find(board, report) {
    for (let house = 0; house < 27; house++) {
      for (let digit = 1; digit <= 9; digit++) {
        const cells = placesIn(board, digit, house);
        if (cells.length !== 1) continue;
        report.place(cells[0], digit);
        if (report.commit({ cell: cells[0], digit, house }, 1)) return;
      }
    }
  },
  reason: ({ house, digit }) => [houseFact(house, digit)],
  marks: ({ cell, house, digit }) => [
    { role: "only", cell, digits: [digit] },
    { role: "only", house, digit },
  ],
  data: ({ digit, house }) => ({ digit, house: { house } }),
});

/** A technique that is right but for one changed part. */
export function faulty<S extends PatternShape, O extends OptionSpecs, R extends Roles>(
  definition: Definition<S, O, string, R>,
  change: Partial<Definition<S, O, string, R>>,
): Technique {
  const whole = { ...definition, ...change };
  if (whole.id.includes("/")) return defineTechnique(whole);
  // An id without an author: a technique of wings, trusted as those of the ladder are.
  return trusted(defineBuiltIn(whole));
}

/** Solved by naked and hidden singles. */
export const EASY = ".5.6.7.4..94...6513........5.7..986.....5.3.28...2...............9..5.8.1.......7";
/** A puzzle of the definitions on which singles get stuck. */
export const HARD = ".4......512..7..8667..9.32......7..2..28.37..4..2......93.8..5771..5..638......9.";

export const boardOf = (text: string): Board => parse(text);
