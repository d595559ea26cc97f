import { hasOneSolution, search } from "@wings/core";
import { CLASSIC_GRID, cellFact, deadlyFact, maskOf, sees } from "@wings/core/author";
import { definition, report, twinsOn } from "../twin-link.js";
import { rectangle } from "../rectangles.js";
import { type Planted, first, message, only, worded, referenceOf } from "./planted.js";

const { marks } = definition;

const now = performance.now.bind(performance);
function spin(milliseconds: number): void {
  for (const end = now() + milliseconds; now() < end;);
}

/** What a technique declares, its proof by one solution, and the rest. */
export const OTHER_FAULTS: Readonly<Record<string, Planted>> = {
  "d1-level": { what: "after: full-house, too easy", changes: { after: "full-house" } },
  "d2-after": { what: "after an unknown id", changes: { after: "xy-wingg" } },
  "d3-hard": { what: "after: nested-net, far too hard", changes: { after: "nested-net" } },
  "d4-builtin": { what: "the id of a built-in", changes: { id: "w-wing" } },
  "d5-assumes": { what: "declares unique-solution without use", changes: { assumes: "unique-solution" } },
  "d5b-assumes": {
    what: "declares and checks unique-solution, needs neither",
    changes: { assumes: "unique-solution", ...first((board) => hasOneSolution(board)) },
  },
  "d6-name": { what: "the name of a built-in", changes: { name: "W-Wing" } },
  "u1-undeclared": {
    what: "assumes uniqueness without declaring it",
    technique: () => rectangle({ assumes: undefined }),
  },
  "u2-unchecked": { what: "does not call hasOneSolution", technique: () => rectangle({}, { isChecked: false }) },
  "u3-neither": {
    what: "neither; cites the cells of the corners",
    technique: () =>
      rectangle({ assumes: undefined, reason: ({ corners }) => corners.map(cellFact) }, { isChecked: false }),
  },
  "u4-boxes": { what: "corners in four boxes", technique: () => rectangle({}, { isInTwoBoxes: false }) },
  "u5-candidates": {
    what: "uniqueness of the candidates in place of the givens",
    technique: () => rectangle({}, { isUnique: (board) => search(board).status === "one" }),
  },
  "u6-floor": {
    what: "the floor may have more candidates",
    technique: () =>
      rectangle(
        {
          reason: ({ corners, digits }) => [
            deadlyFact(
              corners,
              corners.map(() => maskOf(digits[0]) | maskOf(digits[1])),
            ),
          ],
        },
        { isLooseFloor: true },
      ),
  },
  "q1-stop": {
    what: "ignores that commit returns true",
    changes: {
      find(board, to) {
        for (const twin of twinsOn(board)) report(to, twin);
      },
    },
  },
  "q2-long": { what: "a text of 20,000 characters", changes: worded(`${"So. ".repeat(5000)}${message.long}`) },
  "q3-html": { what: "HTML in the name", changes: { name: "<b>Twin</b>" } },
  "q4-async": {
    what: "find is async",
    changes: {
      async find(board, to) {
        for (const twin of twinsOn(board)) if (report(to, twin)) return;
        await Promise.resolve();
      },
    },
  },
  "q5-onecell": {
    what: "eliminates only the first of several cells",
    changes: {
      find(board, to) {
        for (const twin of twinsOn(board)) {
          const cell = Array.from(board.masks.keys()).find(
            (each) =>
              board.has(each, twin.z) && sees(CLASSIC_GRID, each, twin.wingA) && sees(CLASSIC_GRID, each, twin.wingB),
          );
          if (cell !== undefined && to.eliminateCells(twin.z, [cell]) && to.commit(twin, 4)) return;
        }
      },
    },
  },
  "q6-rigid": {
    what: "links in rows only, rigid: true, the reference too",
    changes: { rigid: true, ...only(({ house }) => house < 9) },
    reference: referenceOf(({ house }) => house < 9),
  },
  "q7-slow": { what: "150 ms a call", changes: first(() => spin(150)) },
  "q7b-slow": { what: "5 ms a call", changes: first(() => spin(5)) },
  "q8-marks": {
    what: "1,000 marks",
    changes: {
      marks: (twin, board) => [...marks(twin, board), ...Array.from({ length: 1000 }, () => marks(twin, board)[0])],
    },
  },
  "q9-text": {
    what: "the words of another technique",
    changes: worded("The digit {low} or {high} has two places in each of two rows, in the same columns: {outcome}."),
  },
  "q10-givens": {
    what: "finds nothing on puzzles with more than 28 givens",
    changes: only((_, board) => Array.from(board.values.keys()).filter((cell) => board.isGiven(cell)).length <= 28),
  },
  "q11-hours": { what: "the hour of the time zone", changes: first(() => void new Date(0).getHours()) },
  "q12-intl": { what: "the language of the machine", changes: first(() => void new Intl.NumberFormat().format(1)) },
};
