import { type Board, type Finding, type Technique, explain, findAll, parse, parseCandidate, prove } from "@wings/core";
import { stuckBoards } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { leastForcingChains, leastKrakenFish } from "@wings/test-kit/chain-reference";
import { LAYOUT_NAMES, layoutBoards } from "@wings/test-kit/complete-on-layouts";
import { boards, isThorough, seed } from "@wings/test-kit/depth";
import { HOUSES } from "@wings/test-kit/grid";
import { wrongInNet } from "@wings/test-kit/wrong-in-net";
import { bivalueNet, forcingChain, forcingNet, krakenFish, nestedNet } from "../src/index.js";

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

/**
 * Whether a candidate is refuted: by singles, or, with levels, by singles and what is refuted one level below in cells with at most so
 * many candidates.
 */
function refutes(board: Board, cell: number, digit: number, levels = 0, most = 9): boolean {
  const copy = board.copy();
  copy.place(cell, digit);
  for (let isChanged = true; isChanged;) {
    if (placeSingles(copy)) return true;
    if (levels === 0) return false;
    isChanged = false;
    for (let other = 0; other < 81 && !isChanged; other++) {
      if (copy.candidates(other).length > most) continue;
      for (const each of copy.candidates(other)) {
        if (!refutes(copy, other, each, levels - 1, most)) continue;
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
  ["forcing-net", forcingNet, 0, 9, 12, 2000],
  ["bivalue-net", bivalueNet, 1, 2, 4, 200],
  ["nested-net", nestedNet, 1, 9, 2, 40],
] as const)("%s", (_, technique, levels, most, few, many) => {
  it("eliminates exactly what the definition gives, each with a proof and true words", () => {
    let count = 0;
    for (const board of stuckBoards(seed(8), boards(few, many))) {
      const expected = candidatesOn(board)
        .filter(
          ([cell, digit]) =>
            (levels === 0 || !refutes(board, cell, digit)) && refutes(board, cell, digit, levels, most),
        )
        .map(([cell, digit]) => cell * 9 + digit - 1);
      expect(targets(board, technique)).toEqual(expected);
      for (const finding of findAll(board, [technique])) {
        expect(prove(board, finding)).toMatchObject({ status: "proved" });
        expect(wrongInNet(board, finding, most)).toBeUndefined();
        count++;
      }
    }
    expect(count).toBeGreaterThan(few * 3);
  });
});

it.runIf(isThorough)("nests assumptions deeper, by option, and proves what that finds", () => {
  const board = parse("w18jI5lJ4j5j6jGgGo3j1jI5j7l4jJ4j9k21jGojB7GgB74j9B7GgB7jGoj63k9jJ1j4l7jI5j3j1GoGoj6j5jJ1lI5j8");
  const one = targets(board, nestedNet);
  const found = findAll(board, [nestedNet.with({ levels: 2 })]);
  const two = targets(board, nestedNet.with({ levels: 2 }));
  const beyond = two.filter((each) => !one.includes(each));
  expect(beyond).toHaveLength(2);
  expect(two).toEqual(expect.arrayContaining(one));
  // The reference takes long, so it is asked about few candidates.
  for (const candidate of beyond.slice(0, boards(1, 2)))
    expect([1, 2].map((levels) => refutes(board, Math.floor(candidate / 9), (candidate % 9) + 1, levels))).toEqual([
      false,
      true,
    ]);
  const isBeyond = ({ eliminations: [{ cell, digit }] }: Finding): boolean =>
    beyond.includes(parseCandidate(`${cell}#${digit}`));
  for (const finding of found.filter((each, i) => i % 20 === 0 || isBeyond(each))) {
    expect(prove(board, finding)).toMatchObject({ status: "proved" });
    expect(wrongInNet(board, finding)).toBeUndefined();
  }
});

describe.each([
  ["grouped", forcingChain, leastForcingChains, 6, 2000],
  ["als", forcingChain.with({ sets: true }), leastForcingChains, 2, 100],
  ["grouped", krakenFish, leastKrakenFish, 6, 2000],
  ["als", krakenFish.with({ sets: true }), leastKrakenFish, 2, 100],
] as const)("with %s links, $id", (vocabulary, technique, reference, few, many) => {
  it("finds exactly what the definition gives, with the fewest facts, each with a proof", () => {
    let count = 0;
    const onLayouts = LAYOUT_NAMES.flatMap((name) => layoutBoards(name, boards(1, many / 10), 56));
    for (const board of [...stuckBoards(seed(21), boards(few, many)), ...onLayouts]) {
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

it("says where a digit must be if a chain passes a house with one place for it", () => {
  const texts = findAll(parse(".......12.5.4............3.7..6..4....1..........8....92....8.....51.7.......3..."), [
    krakenFish,
  ]).map((finding) => explain(finding));
  const clause =
    "so 3 is in r7c9 (row 7). But 1 must be in r7c9: row 7 has no other place for it. Then 1 can't be in r9c7, so";
  expect(texts.some((text) => text.includes(clause))).toBe(true);
});

describe("the cases of a forcing chain", () => {
  const board = parse("w18j4Bik3j7j1j4p9Cmk64j4jgj952kI2I218kejdj5kd2j79AiEaEiDiDiD8jI5A5lAik78617f9834k");

  it("have letters", () => {
    const chain = findAll(board, [forcingChain]).find((finding) => explain(finding, "short").endsWith(": r4c8≠1"))!;
    expect(explain(chain, "short")).toBe(
      "A (1)r4c9-(1)r4c8 B (3)r4c9-(3=1)r7c9-(1)r7c7=(1)r6c7-(1)r4c8 C (8)r4c9-(8=1)r6c7-(1)r4c8: r4c8≠1",
    );
    expect(explain(chain)).toBe(
      "r4c9 is 1, 3 or 8. In case A, r4c9 is 1, so r4c8 can't be 1. " +
        "In case B, r4c9 is 3. Then r7c9 can't be 3, so it is 1. Then 1 can't be in r7c7, so 1 is in r6c7 (column 7). So r4c8 can't be 1. " +
        "In case C, r4c9 is 8. Then r6c7 can't be 8, so it is 1. So r4c8 can't be 1. In each case: remove 1 from r4c8.",
    );
  });

  it("have links one behind the other, up to where a case joins an earlier one", () => {
    for (const technique of [forcingChain, krakenFish]) {
      for (const { marks, message } of findAll(board, [technique])) {
        const links = marks.filter((mark) => "link" in mark).map((mark) => [`${mark.from}`, `${mark.to}`]);
        const starts = links.filter(([from], i) => i === 0 || from !== links[i - 1][1]);
        expect(starts).toHaveLength(message.data.count as number);
      }
    }
  });
});
