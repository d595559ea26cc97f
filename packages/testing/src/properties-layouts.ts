import { type Board, type Technique, isWingsError, parse } from "@wings/core";
import { type Hit, Sink, describeGuarded, eliminationsOf, runTechnique } from "@wings/core/host";
import { layoutOf } from "@wings/layouts";
import { type Fault, fault, faultOf } from "./faults.js";
import type { Subject } from "./subject.js";

/**
 * Boards with other houses: they have cells that see each other and share no house, further houses, or regions in place of boxes. A
 * technique that reads the classic grid may remove the solution there, or fail.
 */
const JIGSAW = "jigsaw:AAAABBBBBAAAACCCBBADEEECFBBDDGEECFFFDDGECCFFFDGGECCFFHDGEEIIHHHDGIIIIIHHDGGGIIHHH";
const POSITIONS: readonly (readonly [layout: string, board: string, solution: string])[] = [
  [
    "x",
    "w18kej23akef1j4ghjalhibAgfjhcjB8ei7jglahdB4j541ig3hjb92go4k8k1jcjak9j52g",
    "879562314256134789134789256683245971792618435541973862927351648465827193318496527",
  ],
  [
    "x",
    "w1BiB14j7Bi8jiBgAjj3JhhAj4B1EmjI4B1JpjAgk1K0j4A2jf5hmB5jA5j7jc5kD1j9l2Cg8C9Igfjija2lh37djB0j9A21j",
    "614572839527398146893146572179423658486915327235867491352781964961254783748639215",
  ],
  [
    "anti-knight",
    "w1fA1E0clebgjejfa8cdb3j5ghj69cb1kgkfjC0ifjechajhka3d2k6bj3dlij7lfaj15A4kB2kh",
    "618349752795261834234578169321487596479625381586913427862134975947852613153796248",
  ],
  [
    "anti-knight",
    "w1hjAp6IajI8cgnE8j5J03kgeE8jbl6ega2nbj3j9k4bmg1B8j3iE15lbhK0mfj1Kgjdl8Am",
    "851629437627134859394758126936571248718243695542896371463985712289317564175462983",
  ],
  [
    JIGSAW,
    "w18j3f9b4gedegj1lfijbckgj879dk3jejfk7E2jcM0j2kiC05jdjak4mg3ghkabfikijfj12d",
    "813692475457218936942356718794183652685724391261975843126439587378541269539867124",
  ],
];

/** More findings on one board say little. */
const MOST = 200;
const DESCRIBED = 3;

/** What was found right. */
const RIGHT = new WeakSet<Technique["meta"]>();

/** A technique may find nothing on a board with other houses, but what it finds must be right, and it must return. */
export function isRightOnOtherLayouts({ technique }: Subject): Fault | undefined {
  // A tester examines each of its boards by itself.
  if (RIGHT.has(technique.meta)) return undefined;
  for (const [name, text, solution] of POSITIONS) {
    const board = parse(text, 1, layoutOf(name));
    try {
      const hits = hitsOn(board, technique);
      const wrong = hits.map((hit) => wrongOf(hit, solution)).find((each) => each !== undefined);
      if (wrong !== undefined)
        return fault("OTHER_HOUSES", technique, board, {
          expected:
            'findings that are right on every board: ask the board for its houses and peers, or declare needs: "boxes"',
          seen: `${wrong}, on a board of the layout ${name.replace(/:.*/, "")}`,
        });
      for (const hit of hits.slice(0, DESCRIBED)) describeGuarded(technique, board, hit);
    } catch (error) {
      return faultOf(error, technique, board);
    }
  }
  RIGHT.add(technique.meta);
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
