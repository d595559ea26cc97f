import { type Board, PEERS, type Sink, defineTechnique, lowestBit, lowestDigit, sees } from "@wings/core";
import { SIZE, parts } from "./parts.js";

/** XY-Wing, searched by links: from a pivot along its bivalue weak links, choosing one for each of its digits. */
export const xyWing = /* @__PURE__ */ defineTechnique({
  id: "xy-wing",
  name: "XY-Wing",
  ...parts,
  find(board, sink) {
    for (let w = 0; w < 3; w++) {
      for (let pivots = board.bivalue[w]; pivots !== 0; pivots &= pivots - 1) {
        if (findAt(w * 27 + lowestBit(pivots), board, sink)) return;
      }
    }
  },
});

function findAt(pivot: number, { masks, places, bivalue }: Board, sink: Sink): boolean {
  const mask = masks[pivot];
  const x = lowestDigit(mask);
  const y = lowestDigit(mask & (mask - 1));
  const px = x * 3;
  const py = y * 3;
  // The links as words: most pivots have none on one of their digits, and are done with here.
  const n0 = PEERS[pivot * 3] & bivalue[0];
  const n1 = PEERS[pivot * 3 + 1] & bivalue[1];
  const n2 = PEERS[pivot * 3 + 2] & bivalue[2];
  const y0 = n0 & places[py] & ~places[px];
  const y1 = n1 & places[py + 1] & ~places[px + 1];
  const y2 = n2 & places[py + 2] & ~places[px + 2];
  if ((y0 | y1 | y2) === 0) return false;
  for (let w = 0; w < 3; w++) {
    let wingsX = (w === 0 ? n0 : w === 1 ? n1 : n2) & places[px + w] & ~places[py + w];
    for (; wingsX !== 0; wingsX &= wingsX - 1) {
      const wingX = w * 27 + lowestBit(wingsX);
      const z = lowestDigit(masks[wingX] & ~mask);
      const pz = z * 3;
      for (let v = 0; v < 3; v++) {
        let wingsY = (v === 0 ? y0 : v === 1 ? y1 : y2) & places[pz + v];
        for (; wingsY !== 0; wingsY &= wingsY - 1) {
          const wingY = v * 27 + lowestBit(wingsY);
          sink.tried++;
          if (sees(wingX, wingY)) continue; // three cells of one house: a naked triple
          if (eliminate(sink, z, wingX, wingY) && sink.commit({ pivot, wingX, wingY, x, y, z }, SIZE)) return true;
        }
      }
    }
  }
  return false;
}

const eliminate = (sink: Sink, z: number, a: number, b: number): boolean =>
  sink.eliminate(
    z,
    PEERS[a * 3] & PEERS[b * 3],
    PEERS[a * 3 + 1] & PEERS[b * 3 + 1],
    PEERS[a * 3 + 2] & PEERS[b * 3 + 2],
  );
