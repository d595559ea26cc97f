import { describe, expect, it } from "vitest";
import { lWing, sWing } from "@wings/chain-wings";
import { Board, type CodedError, type Technique, explain } from "@wings/core";
import {
  type Hit,
  type Layout,
  Sink,
  describeGuarded,
  eliminationsOf,
  fromCandidates,
  proveHit,
  runTechnique,
} from "@wings/core/host";
import { random } from "@wings/generate/random";
import { LADDER } from "@wings/ladder";
import { jigsawMap, layoutOf, makeLayout } from "@wings/layouts";
import { boards, seed } from "@wings/test-kit/depth";
import { geometryOf } from "@wings/test-kit/grid";
import { type Position, positions } from "@wings/test-kit/layout-positions";
import { PLAIN_SHAPES, wingsFrom } from "@wings/test-kit/strong-link-wings";
import { complete } from "@wings/testing";

const techniques = LADDER.map(({ technique }) => technique as Technique).filter(({ id }) => id !== "trial");
const NAMES = ["x", "windoku", "anti-knight", "anti-king", "disjoint+x", `jigsaw:${jigsawMap(random(seed(5)))}`];
/** More of one technique on one board say little. */
const MOST = 300;

/** What is wrong on a position: a finding that removes the solution, one that is refused, or words with a hole. */
function faultsOn({ board, solution }: Position, tried = 1): string[] {
  const faults: string[] = [];
  for (const technique of techniques) {
    const hits = hitsOf(technique, board);
    for (const hit of hits) if (isWrong(hit, solution)) faults.push(`${technique.id} is wrong`);
    for (const hit of hits.slice(0, tried)) {
      const { status, text } = proveHit(board, technique.reason(hit.pattern as never, board), hit);
      // A proof of many facts may take too long.
      if (status !== "proved" && !/ within \d+ nodes/.test(text)) faults.push(`${technique.id} is ${status}: ${text}`);
      const words = explain(describeGuarded(technique, board, hit));
      if (/undefined|\{\w+\}/.test(words)) faults.push(`${technique.id} says: ${words}`);
    }
  }
  return faults;
}

function hitsOf(technique: Technique, board: Board): readonly Hit[] {
  const sink = new Sink(board, "all");
  sink.maxFindings = MOST;
  try {
    runTechnique(technique, board, sink);
  } catch (error) {
    expect(error, technique.id).toMatchObject({ code: "WINGS_LIMIT_REACHED" });
  }
  return sink.hits;
}

const isWrong = (hit: Hit, solution: readonly number[]): boolean =>
  eliminationsOf(hit).some(({ cell, digit }) => solution[cell] === digit) ||
  hit.placements.some(({ cell, digit }) => solution[cell] !== digit);

describe.each(NAMES)("on the layout %s", (name) => {
  const layout = layoutOf(name)!;

  it("all findings are right, and those that are tried are proved and explained", () => {
    for (const position of positions(layout, seed(1), boards(1, 2000), 45))
      expect(faultsOn(position), JSON.stringify(position.board.toState())).toEqual([]);
  });
});

it("a solution that breaks the rules of the layout is noticed", () => {
  const faults = positions(layoutOf("anti-king")!, 1, 3, 40).flatMap(({ board, solution }) => {
    const onDiagonals = new Board(layoutOf("x"));
    board.values.forEach((digit, cell) => {
      if (digit !== 0) onDiagonals.place(cell, digit);
    });
    return faultsOn({ board: onDiagonals, solution }, 0);
  });
  expect(faults.length).toBeGreaterThan(0);
});

describe("the comparison with references", () => {
  /** What differs from the definition of two wings, on boards of a layout whose tables may be wrong. */
  const differences = (layout: Layout): unknown[] => {
    const list = positions(layoutOf(layout.name)!, 4, 3, 42).map(({ board }) => fromCandidates(board.masks, layout));
    return [lWing, sWing].flatMap((technique) => {
      try {
        complete(technique as Technique, wingsFrom(PLAIN_SHAPES[technique.id], "plain"), { boards: list });
        return [];
      } catch (error) {
        return [(error as CodedError).code];
      }
    });
  };
  const { houses } = geometryOf({ layout: layoutOf("x") });
  const knights = (isPeer: (a: number, b: number) => boolean): Layout =>
    makeLayout({ name: "anti-knight", relations: [{ word: "a knight's move from", isPeer }] });

  it("finds no difference with the right tables", () => {
    expect(differences(layoutOf("anti-knight")!)).toEqual([]);
    expect(differences(layoutOf("x")!)).toEqual([]);
  });

  it("notices a peer that is forgotten", () => {
    const { sees: isPeer } = geometryOf({ layout: layoutOf("anti-knight") });
    expect(differences(knights(isPeer))).toEqual([]);
    // r5c3 and r7c4, in both directions.
    const forgotten = [38, 57];
    const forgetful = knights((a, b) => isPeer(a, b) && !(forgotten.includes(a) && forgotten.includes(b)));
    expect(differences(forgetful)).toContain("WINGS_INCOMPLETE");
  });

  it("notices a diagonal that has the cells of a box", () => {
    const diagonals = new Map([
      [27, houses.get(18)!],
      [28, houses.get(28)!],
    ]);
    expect(differences(makeLayout({ name: "x", houses: diagonals }))).toContain("WINGS_INCOMPLETE");
  });
});

it("techniques that need boxes find nothing on a jigsaw", () => {
  const [{ board }] = positions(layoutOf(NAMES[5])!, 3, 1, 50);
  for (const technique of techniques)
    if (technique.meta.needs === "boxes") expect(hitsOf(technique, board), technique.id).toEqual([]);
});
