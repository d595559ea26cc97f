import { type Finding, explain, findAll } from "@wings/core";
import { sees } from "@wings/core/author";
import { stuckBoards } from "@wings/testing";
import { expect, it } from "vitest";
import { boards, isThorough, seed } from "@wings/test-kit/depth";
import { LADDER } from "../src/index.js";

/** How sets, wings and turbot fish conclude: "So 9 is in r6c1 or in r5c8 or r5c9, and a cell that sees all these places can't be 9". */
const CONCLUSION = /(\d) (?:is|must be) in ([^.]*?)(?:, and a|\. A) cell that sees (?:all (?:of )?these|both)/;
const NAMED = LADDER.filter(({ package: name }) => /als|wing|turbot/.test(name)).map(({ technique }) => technique);
/** Findings that are looked at, by board and technique. */
const MOST = 100;

it.runIf(isThorough)("each place that a conclusion names has the digit, and every target sees it", () => {
  const concluded = new Set<string>();
  for (const board of stuckBoards(seed(48), boards(4, 300)))
    for (const technique of NAMED)
      for (const finding of findAll(board, [technique]).slice(0, MOST)) {
        const [text, digit, places] = CONCLUSION.exec(explain(finding)) ?? [];
        if (text === undefined) continue;
        concluded.add(technique.id);
        for (const place of cellsIn(places)) {
          expect(board.has(place, Number(digit)), text).toBe(true);
          for (const target of targetsOf(finding)) expect(sees(board, place, target), `${text}: ${target}`).toBe(true);
        }
      }
  for (const id of ["als-chain", "m-wing", "grouped-m-wing", "als-m-wing", "bent-wxyz-wing", "skyscraper"])
    expect(concluded).toContain(id);
});

const targetsOf = ({ eliminations }: Finding): number[] => eliminations.flatMap(({ cell }) => cellsIn(cell));

/** The cells of a text in words, such as "r9c1 or r9c2". */
const cellsIn = (text: string): number[] =>
  [...text.matchAll(/r(\d+)c(\d+)/g)].flatMap(([, rows, columns]) =>
    [...rows].flatMap((row) => [...columns].map((column) => Number(row) * 9 + Number(column) - 10)),
  );
