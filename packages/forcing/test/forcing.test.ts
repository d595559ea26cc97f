import { type Board, type Technique, findAll, parseCandidate, prove } from "@wings/core";
import { stuckBoards } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { leastForcingChains, leastKrakenFish } from "../../testing/test/chain-reference.js";
import { boards, seed } from "../../testing/test/depth.js";
import { HOUSES } from "../../testing/test/houses.js";
import { forcingChain, forcingNet, krakenFish, nestedNet } from "../src/index.js";

/** Places all singles; returns whether the board is contradictory. */
function placeSingles(board: Board): boolean {
  for (;;) {
    const open = [...board.values.keys()].filter((cell) => board.values[cell] === 0);
    if (open.some((cell) => board.candidates(cell).length === 0)) return true;
    const single = open.find((cell) => board.candidates(cell).length === 1);
    let next = single === undefined ? undefined : { cell: single, digit: board.candidates(single)[0] };
    for (const house of HOUSES) {
      for (let digit = 1; digit <= 9; digit++) {
        if (house.some((cell) => board.values[cell] === digit)) continue;
        const places = house.filter((cell) => board.has(cell, digit));
        if (places.length === 0) return true;
        if (places.length === 1) next ??= { cell: places[0], digit };
      }
    }
    if (next === undefined) return false;
    board.place(next.cell, next.digit);
  }
}

function netRefutes(board: Board, cell: number, digit: number): boolean {
  const copy = board.copy();
  copy.place(cell, digit);
  return placeSingles(copy);
}

function nestedRefutes(board: Board, cell: number, digit: number): boolean {
  const copy = board.copy();
  copy.place(cell, digit);
  for (let isChanged = true; isChanged;) {
    if (placeSingles(copy)) return true;
    isChanged = false;
    for (let other = 0; other < 81 && !isChanged; other++) {
      for (const each of copy.candidates(other)) {
        if (!netRefutes(copy, other, each)) continue;
        copy.eliminate(other, each);
        isChanged = true;
        break;
      }
    }
  }
  return false;
}

const candidatesOn = (board: Board): [cell: number, digit: number][] =>
  [...board.values.keys()].flatMap((cell) => board.candidates(cell).map((digit): [number, number] => [cell, digit]));

const targets = (board: Board, technique: Technique): number[] =>
  findAll(board, [technique])
    .flatMap(({ eliminations }) => eliminations.map(({ cell, digit }) => parseCandidate(`${cell}#${digit}`)))
    .sort((a, b) => a - b);

describe.each([
  [forcingNet, 12, 2000],
  [nestedNet, 2, 40],
] as const)("$id", (technique, few, many) => {
  it("eliminates exactly what the definition gives, each with a proof", () => {
    let count = 0;
    for (const board of stuckBoards(seed(8), boards(few, many))) {
      const expected = candidatesOn(board)
        .filter(([cell, digit]) =>
          technique.id === "forcing-net"
            ? netRefutes(board, cell, digit)
            : !netRefutes(board, cell, digit) && nestedRefutes(board, cell, digit),
        )
        .map(([cell, digit]) => cell * 9 + digit - 1);
      expect(targets(board, technique)).toEqual(expected);
      for (const finding of findAll(board, [technique])) {
        expect(prove(board, finding)).toMatchObject({ status: "proved" });
        count++;
      }
    }
    expect(count).toBeGreaterThan(few * 3);
  });
});

describe.each([
  ["grouped", forcingChain, leastForcingChains, 6, 2000],
  ["als", forcingChain.with({ sets: true }), leastForcingChains, 2, 100],
  ["grouped", krakenFish, leastKrakenFish, 6, 2000],
  ["als", krakenFish.with({ sets: true }), leastKrakenFish, 2, 100],
] as const)("with %s links, $id", (vocabulary, technique, reference, few, many) => {
  it("finds exactly what the definition gives, with the fewest facts, each with a proof", () => {
    let count = 0;
    for (const board of stuckBoards(seed(21), boards(few, many))) {
      const findings = findAll(board, [technique]);
      const found = findings.map(({ eliminations: [{ cell, digit }], size }): [number, number] => [
        parseCandidate(`${cell}#${digit}`),
        size,
      ]);
      const expected = [...reference(board, vocabulary)];
      // With sets, a chain that the checker can't take is left out.
      if (vocabulary === "grouped") expect(found).toEqual(expected);
      else expect(expected).toEqual(expect.arrayContaining(found));
      for (const finding of findings) expect(prove(board, finding)).toMatchObject({ status: "proved" });
      count += found.length;
    }
    expect(count).toBeGreaterThan(few * 2);
  });
});
