import { boxOf, candidatesOf, deadlyFact, defineTechnique, hasOneSolution, maskOf } from "@wings/core/author";

/** A unique rectangle: three corners have only two digits, so the fourth has neither. */
export default defineTechnique({
  id: "someone/rectangle",
  name: "Rectangle",
  pattern: { corners: "cells", fourth: "cell", digits: "digits" },
  roles: { corner: "corner" },
  assumes: "unique-solution",
  message: { long: "{corners} can't all be {digits}: {outcome}.", short: "{outcome}", vague: "Look for a rectangle." },
  find(board, report) {
    if (!hasOneSolution(board)) return;
    for (let a = 0; a < 72; a++)
      for (let b = a + 1; b % 9 > a % 9; b++)
        for (let c = a + 9; c < 81; c += 9) {
          const corners = [a, b, c, c + b - a];
          if (new Set(corners.map(boxOf)).size !== 2) continue;
          for (const fourth of corners) {
            const others = corners.filter((cell) => cell !== fourth);
            const digits = candidatesOf(board, others[0]);
            if (digits.length !== 2 || others.some((cell) => board.masks[cell] !== board.masks[others[0]])) continue;
            const changes = digits.map((digit) => report.eliminateCells(digit, [fourth]));
            if (changes.includes(true) && report.commit({ corners, fourth, digits }, 4)) return;
          }
        }
  },
  reason: ({ corners, digits }) => {
    const mask = digits.reduce((all, digit) => all | maskOf(digit), 0);
    return [
      deadlyFact(
        corners,
        corners.map(() => mask),
      ),
    ];
  },
  marks: ({ corners }) => corners.map((cell) => ({ role: "corner", cell })),
  data: ({ corners, digits }) => ({ corners: { cells: corners }, digits: { digits, join: "or" } }),
});
