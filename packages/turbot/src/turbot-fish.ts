import { type Link, type Reporter, hasTargets, sees, strongLinks } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import {
  SHORT,
  SIZE,
  type TwoLinks,
  data,
  longMessage,
  marks,
  pattern,
  reason,
  reportEnds,
  roles,
} from "./two-links.js";

/** The pattern of a turbot fish: two pairs in any houses. Cell a comes before d. */
export type TurbotFish = TwoLinks;

/** Turbot Fish: two houses with two places each, and a place of one sees a place of the other. */
export const turbotFish = /* @__PURE__ */ defineBuiltIn({
  id: "turbot-fish",
  name: "Turbot Fish",
  pattern,
  roles,
  minSize: SIZE,
  message: {
    long: longMessage("{b} and {c} see each other"),
    short: SHORT,
    vague: "There is a Turbot Fish on {digit}.",
  },
  find(board, report) {
    for (let digit = 1; digit <= 9; digit++) {
      const links = strongLinks(board, digit);
      for (const [i, one] of links.entries())
        for (let j = i + 1; j < links.length; j++) if (joinLinks(report, one, links[j])) return;
    }
  },
  reason,
  marks,
  data,
});

/** Joins two strong links in all four ways. Returns whether to stop. */
function joinLinks(report: Reporter<typeof pattern>, one: Link, other: Link): boolean {
  const { board } = report;
  const { digit } = one;
  if (one.from === other.from || one.from === other.to || one.to === other.from || one.to === other.to) return false;
  for (let way = 0; way < 4; way++) {
    const [a, b] = way < 2 ? [one.from, one.to] : [one.to, one.from];
    const [c, d] = way % 2 === 0 ? [other.from, other.to] : [other.to, other.from];
    if (!sees(board, b, c) || !hasTargets(board, digit, a, d)) continue;
    const chain = { digit, a, b, c, d, ab: one.house, cd: other.house };
    // It is read from the end that comes first.
    if (reportEnds(report, a < d ? chain : reversed(chain))) return true;
  }
  return false;
}

const reversed = ({ digit, a, b, c, d, ab, cd }: TwoLinks): TwoLinks => ({
  digit,
  a: d,
  b: c,
  c: b,
  d: a,
  ab: cd,
  cd: ab,
});
