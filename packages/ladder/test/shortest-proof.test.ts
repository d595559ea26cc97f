import { type FindingJson, findAll, parseCell, prove } from "@wings/core";
import { shortestProof } from "@wings/core/judge";
import { stuckBoards } from "@wings/testing";
import { expect, it } from "vitest";
import { boards, isThorough, seed } from "@wings/test-kit/depth";
import { techniques } from "../src/index.js";

/** Techniques that cite at most this many facts are small. */
const SMALL = 4;

it.runIf(isThorough)(
  "the fewest facts are never more than a technique cites, on eliminations of small techniques",
  () => {
    const wanted = boards(300, 2000);
    let tried = 0;
    let fewer = 0;
    for (const board of stuckBoards(seed(440), boards(60, 400))) {
      for (const technique of techniques) {
        if (technique.id.includes("forcing") || technique.id.includes("net") || technique.id === "trial") continue;
        const small = findAll(board, [technique], { policy: "distinct" })
          .filter(
            ({ reason }) => reason.length > 0 && reason.length <= SMALL && !reason.some((fact) => "deadly" in fact),
          )
          .slice(0, 2);
        for (const { reason, eliminations } of small as FindingJson[]) {
          for (const { cell, digit } of eliminations.slice(0, 2)) {
            const claim = { eliminations: [{ cell: parseCell(cell), digit }], placements: [] };
            const proof = shortestProof(board, claim);
            expect(proof.status).toBe("proved");
            if (proof.status !== "proved") continue;
            expect(proof.reason.length).toBeLessThanOrEqual(reason.length);
            const proved = prove(board, { eliminations: [{ cell, digit }], placements: [], reason: proof.reason });
            expect(proved.status).toBe("proved");
            if (proof.reason.length < reason.length) fewer++;
            tried++;
          }
        }
      }
      if (tried >= wanted) break;
    }
    expect(tried).toBeGreaterThanOrEqual(wanted);
    expect(fewer).toBeGreaterThan(0);
  },
);
