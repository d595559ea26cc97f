import type { Stage } from "@wings/testing";

/** A wing that is known to be on a board. */
export interface KnownWing {
  readonly file: string;
  readonly name: string;
  readonly technique: string;
  readonly puzzle: string;
  readonly stage: Stage;
  /** What it eliminates, as links have it. */
  readonly outcome: string;
  /** Words that its explanation has. */
  readonly says: readonly string[];
}

/** Nine puzzles with one solution, none solved by the basics alone, each solved by the basics and its own technique. */
export const KNOWN: readonly KnownWing[] = [
  {
    file: "xy-wing-1",
    name: "XY-Wing",
    technique: "xy-wing",
    puzzle: ".1..7.69.4.6.9..1.5.9.2...87....9....9..3..8....8....41...6.8.9.8..4.7.5.67.8..4.",
    stage: "S1",
    outcome: "r9c9-2",
    says: ["r3c8", "r2c9", "r7c8", "r9c9"],
  },
  {
    file: "xy-wing-2",
    name: "XY-Wing",
    technique: "xy-wing",
    puzzle: "6..1....7..18.73...2.3...9..5.9.8641.........1482.6.3..7...2.1...64.18..8....3..4",
    stage: "S4",
    outcome: "r9c4-5.r9c5-5",
    says: ["r8c1", "r8c5", "r9c3"],
  },
  {
    file: "xy-wing-3",
    name: "XY-Wing",
    technique: "xy-wing",
    puzzle: "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....",
    stage: "S4",
    outcome: "r1c5-3.r3c8-3",
    says: ["r1c4", "r1c7", "r3c6"],
  },
  {
    file: "w-wing-1",
    name: "W-Wing",
    technique: "w-wing",
    puzzle: "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6",
    stage: "S4",
    outcome: "r8c5-2.r8c6-2.r9c2-2",
    says: ["r8c2", "r9c5", "r7c2", "r7c5"],
  },
  {
    file: "w-wing-2",
    name: "W-Wing",
    technique: "w-wing",
    puzzle: ".4......512..7..8667..9.32......7..2..28.37..4..2......93.8..5771..5..638......9.",
    stage: "S1",
    outcome: "r2c6-4.r3c6-4.r7c4-4",
    says: ["r3c4", "r9c6", "r3c9", "r9c9"],
  },
  {
    file: "xyz-wing",
    name: "XYZ-Wing",
    technique: "xyz-wing",
    puzzle: "8.9..3..4.24...61..7...6.297.2.4.......3.2.......5.1.225.1...4..47...83.1..7..2.5",
    stage: "S4",
    outcome: "r6c8-9",
    says: ["r4c8", "r4c7", "r9c8"],
  },
  {
    file: "wxyz-wing",
    name: "WXYZ-Wing",
    technique: "wxyz-wing",
    puzzle: "..3..4...1.86539...5.7...83..6.37.9.7..4....54.....72.....9.51...9..6...8..3..26.",
    stage: "S4",
    outcome: "r5c6-1",
    says: ["r6c6", "r6c5", "r3c6", "r9c6"],
  },
  {
    file: "als-xy-wing-1",
    name: "ALS XY-Wing",
    technique: "als-xy-wing",
    puzzle: "8....5..7.7.1.8.6...6.9.8..64.9.7.3...3...7...9.8.2.46..9.8.4...1.5.4.2.4..3....1",
    stage: "S4",
    outcome: "r4c3-5",
    says: ["the two cells r1c7 and r1c8 with 1, 2 and 9", "the two cells r4c5 and r4c7", "the two cells r1c3 and r2c3"],
  },
  {
    file: "als-xy-wing-2",
    name: "ALS XY-Wing",
    technique: "als-xy-wing",
    puzzle: "4..1....39.7.3.54..539..7....5...3..2963.7154..8...6....4..389..39.4.2.56....9..7",
    stage: "S4",
    outcome: "r6c2-1",
    says: ["r9c5", "r6c5, r6c6 and r6c9", "r1c2, r2c2 and r9c2"],
  },
];
