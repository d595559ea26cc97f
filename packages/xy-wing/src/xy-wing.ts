import { type Board, PEERS, type Sink, defineTechnique, lowestBit, lowestDigit } from "@wings/core";
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

/** The links as words: most pivots have none on one of their digits, and are done with before anything is walked. */
function findAt(pivot: number, { masks, places, bivalue }: Board, sink: Sink): boolean {
  const mask = masks[pivot];
  const x = lowestDigit(mask);
  const y = lowestDigit(mask & (mask - 1));
  const q = pivot * 3;
  const px = x * 3;
  const py = y * 3;
  // Bivalue cells that the pivot sees and that share one digit with it: two would make a naked pair.
  const n0 = PEERS[q] & bivalue[0] & (places[px] ^ places[py]);
  const n1 = PEERS[q + 1] & bivalue[1] & (places[px + 1] ^ places[py + 1]);
  const n2 = PEERS[q + 2] & bivalue[2] & (places[px + 2] ^ places[py + 2]);
  const x0 = n0 & places[px];
  const x1 = n1 & places[px + 1];
  const x2 = n2 & places[px + 2];
  if ((x0 | x1 | x2) === 0) return false;
  const y0 = n0 & places[py];
  const y1 = n1 & places[py + 1];
  const y2 = n2 & places[py + 2];
  if ((y0 | y1 | y2) === 0) return false;
  for (let w = 0; w < 3; w++) {
    for (let wings = w === 0 ? x0 : w === 1 ? x1 : x2; wings !== 0; wings &= wings - 1) {
      const wingX = w * 27 + lowestBit(wings);
      const z = lowestDigit(masks[wingX] & ~mask);
      // Wings that see each other make, with the pivot, a naked triple of one house.
      const p = wingX * 3;
      const z0 = y0 & places[z * 3] & ~PEERS[p];
      const z1 = y1 & places[z * 3 + 1] & ~PEERS[p + 1];
      const z2 = y2 & places[z * 3 + 2] & ~PEERS[p + 2];
      if ((z0 | z1 | z2) !== 0 && report(sink, pivot, wingX, x, y, z, z0, z1, z2)) return true;
    }
  }
  return false;
}

/** Reports the pivot and the first wing with each of the second wings that eliminates something. */
function report(
  sink: Sink,
  pivot: number,
  wingX: number,
  x: number,
  y: number,
  z: number,
  z0: number,
  z1: number,
  z2: number,
): boolean {
  for (let w = 0; w < 3; w++) {
    for (let wings = w === 0 ? z0 : w === 1 ? z1 : z2; wings !== 0; wings &= wings - 1) {
      const wingY = w * 27 + lowestBit(wings);
      sink.tried++;
      if (eliminate(sink, z, wingX, wingY) && sink.commit({ pivot, wingX, wingY, x, y, z }, SIZE)) return true;
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
