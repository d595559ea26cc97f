import { type Board, type FindingJson, type Technique, cellName, findAll, prove, search } from "@wings/core";
import { randomBoards, stuckBoards } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { boards, isDeep, seed } from "@wings/test-kit/depth";
import { techniques } from "../src/index.js";

/** Boards before, between and after the basics, so that every technique that occurs at all occurs. */
const moments: readonly Board[] = [
  ...Array.from(randomBoards(seed(31), boards(8, 60)), ({ board }) => board),
  ...stuckBoards(seed(32), boards(8, 60)),
];

/** A few findings of a technique, from several boards. They are searched for once. */
const found = new Map<Technique, { board: Board; finding: FindingJson }[]>();
function findingsOf(technique: Technique): { board: Board; finding: FindingJson }[] {
  const known = found.get(technique);
  if (known !== undefined) return known;
  const list = moments.flatMap((board) =>
    findAll(board, [technique], { policy: "distinct" })
      .slice(0, 3)
      .map((finding) => ({ board, finding: finding.toJSON() })),
  );
  found.set(technique, list);
  return list;
}

const isProved = (board: Board, finding: FindingJson): boolean => prove(board, finding).status === "proved";

function withoutReason(finding: FindingJson): FindingJson {
  const bare = { ...finding, reason: [] };
  delete bare.lemmas;
  delete bare.counts;
  return bare;
}

/** Facts that prove the finding and can't be fewer: what is not needed for it is taken out, one after the other. */
function neededFacts(board: Board, finding: FindingJson): FindingJson["reason"] {
  let { reason } = finding;
  for (const fact of finding.reason) {
    const fewer = reason.filter((other) => other !== fact);
    if (isProved(board, { ...finding, reason: fewer })) reason = fewer;
  }
  return reason;
}

describe.each(techniques.map((technique) => [technique.id, technique] as const))(
  "the checker and %s",
  (_, technique) => {
    it("accepts every finding", () => {
      for (const { board, finding } of findingsOf(technique))
        expect(prove(board, finding)).toMatchObject({ status: "proved" });
    });

    it("rejects it without a needed fact, with an elimination too many, and with a wrong placement", () => {
      for (const { board, finding } of findingsOf(technique)) {
        expect(isProved(board, withoutReason(finding))).toBe(false);
        const core = neededFacts(board, finding);
        if (finding.lemmas === undefined && finding.counts === undefined) expect(core.length).toBeGreaterThan(0);
        // Facts of a count are worth more than its sets by one, so it needs each of them.
        const counts = finding.counts?.map(({ facts, sets }) => ({ facts: facts.slice(1), sets }));
        if (counts) expect(isProved(board, { ...finding, counts })).toBe(false);
        for (const fact of core) {
          const without = { ...finding, reason: core.filter((other) => other !== fact) };
          const proof = prove(board, without);
          expect(proof.status).toBe("refuted");
          // The counter-example denies what was claimed, with candidates that the board has.
          for (const { cell, digit } of proof.counter!) expect(board.has(cell, digit)).toBe(true);
        }

        // No facts can eliminate a candidate of the solution, or place another one.
        const { solution } = search(board);
        const cell = board.values.findIndex((value, at) => value === 0 && board.has(at, Number(solution![at])));
        const right = Number(solution![cell]);
        const eliminations = [...finding.eliminations, { cell: cellName(cell), digit: right }];
        expect(isProved(board, { ...finding, eliminations })).toBe(false);
        const wrong = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => digit !== right && board.has(cell, digit));
        if (wrong === undefined) continue;
        expect(isProved(board, { ...finding, placements: [{ cell: cellName(cell), digit: wrong }] })).toBe(false);
      }
    });
  },
);

it.runIf(isDeep)("tries every technique that is not all but impossible to meet", () => {
  const rare =
    /^(u?v?wxyz-wing|dual-two-string-kite|.*leviathan|unique-rectangle-.|avoidable-rectangle-.|bug-plus-one|bug-plus-n|deadly-polygon|symmetrical-placement)$/;
  const unseen = techniques.filter((technique) => findingsOf(technique).length === 0).map(({ id }) => id);
  expect(unseen.filter((id) => !rare.test(id))).toEqual([]);
});
