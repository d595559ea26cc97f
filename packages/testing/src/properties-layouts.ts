import { type Board, type Technique, isWingsError } from "@wings/core";
import { type Hit, Sink, describeGuarded, eliminationsOf, runTechnique } from "@wings/core/host";
import { type Fault, fault, faultOf } from "./faults.js";
import { layoutBoards } from "./layout-boards.js";
import type { Subject } from "./subject.js";

/** More findings on one board say little. */
const MOST = 200;
/** As many on each board are described. */
const DESCRIBED = 3;

/** How many findings a technique has on boards with other houses. */
const FOUND = new WeakMap<Technique["meta"], number>();

/** The same, once its examination has looked there. */
export const foundOnOtherLayouts = ({ meta }: Technique): number => FOUND.get(meta) ?? 0;

/**
 * A technique may find nothing on a board with other houses, but what counts must be right, and it must return. What the checker
 * can't prove there doesn't count, unless wings itself made the technique.
 */
export function isRightOnOtherLayouts({ technique }: Subject): Fault | undefined {
  // A tester examines each of its boards by itself.
  if (FOUND.has(technique.meta)) return undefined;
  let found = 0;
  for (const { layout, board, solution } of layoutBoards()) {
    try {
      const hits = hitsOn(board, technique);
      found += hits.length;
      const wrong = hits.map((hit) => wrongOf(hit, solution)).find((each) => each !== undefined);
      if (wrong !== undefined)
        return fault("OTHER_HOUSES", technique, board, {
          expected:
            'findings that are right on every board: ask the board for its houses and peers, or declare needs: "boxes"',
          seen: `${wrong}, on a board of the layout ${layout}`,
        });
      for (const hit of hits.slice(0, DESCRIBED)) describeGuarded(technique, board, hit);
    } catch (error) {
      return faultOf(error, technique, board);
    }
  }
  FOUND.set(technique.meta, found);
  return undefined;
}

function hitsOn(board: Board, technique: Technique): readonly Hit[] {
  const sink = new Sink(board, "all");
  sink.maxFindings = MOST;
  try {
    runTechnique(technique, board, sink);
  } catch (error) {
    if (!isWingsError(error) || error.code !== "WINGS_LIMIT_REACHED") throw error;
  }
  return sink.hits;
}

/** What is wrong with a finding, by the solution. */
function wrongOf(hit: Hit, solution: string): string | undefined {
  const lost = eliminationsOf(hit).find(({ cell, digit }) => solution[cell] === String(digit));
  if (lost !== undefined) return `the solution has ${lost.digit} in cell ${lost.cell}, where it is removed`;
  const placed = hit.placements.find(({ cell, digit }) => solution[cell] !== String(digit));
  return placed && `the solution has no ${placed.digit} in cell ${placed.cell}, where it is placed`;
}
