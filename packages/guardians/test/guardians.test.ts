import { explain, findAll, parse, prove } from "@wings/core";
import { atStage, complete, examine, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { bivalueOddagon, brokenWing, tridagon } from "../src/index.js";
import { LOKI, lokis } from "./boards.js";
import { bivalueOddagons, brokenWings, tridagons } from "./reference.js";

const WING = "w18j4Bik3j7j1j4p9Cmk64j4jgj952kI2I218kejdj5kd2j79AiEaEiDiDiD8jI5A5lAik78617f9834k";
const ODDAGON = "w1ijf8bjedcebhcdi16gj4j5j6hi2Aa5i6j3k8lbh4fe968Aaiek3j16gd9bch5hcj7feili5a38j7f";
const NOTHING = "...1.5...14....67..8...24...63.7..1.9.......3.1..9.52...72...8..26....35...4.9...";

techniqueTester(brokenWing, { finds: [`${WING} => r1c4≠6`], misses: [NOTHING] }, { describe, it });
techniqueTester(
  bivalueOddagon,
  { finds: [`${ODDAGON} => r6c7≠24 r4c7≠7 r6c6≠7`], misses: [NOTHING] },
  { describe, it },
);
techniqueTester(
  tridagon,
  { finds: [`S4 ${LOKI} => r12c8≠1 r7c9≠1 r8c1≠1 r8c8≠357`], misses: [NOTHING] },
  { describe, it },
);

describe("Guardians", () => {
  it("of broken wings: the search finds exactly what the reference finds", () => {
    const count = boards(6, 2000);
    complete(brokenWing, brokenWings, { seed: seed(3), boards: count, least: count / 4 });
  });

  it("of bivalue oddagons: the search finds exactly what the reference finds", () => {
    const count = boards(8, 500);
    complete(bivalueOddagon, bivalueOddagons, { seed: seed(2), boards: count, least: 0 });
    complete(bivalueOddagon, bivalueOddagons, { boards: [parse(ODDAGON)] });
  });

  it("of tridagons: the search finds exactly what the reference finds, on images of Loki with fewer candidates", () => {
    const count = boards(6, 500);
    expect(complete(tridagon, tridagons, { boards: lokis(seed(3), count), least: count / 2 }).patterns).toBeGreaterThan(
      0,
    );
    complete(tridagon, tridagons, { seed: seed(3), boards: boards(6, 500), least: 0 });
  });

  it.each([brokenWing, bivalueOddagon])("are right by the solution and by their facts: $id", (technique) => {
    const count = boards(120, 3000);
    expect(soundness(technique, { boards: stuckBoards(seed(4), count), least: count / 40 }).boards).toBe(count);
  });

  it("are right by the solution and by their facts: tridagon", () => {
    const count = boards(20, 1000);
    soundness(tridagon, { boards: lokis(seed(5), count), least: count / 2 });
    expect(examine(tridagon, lokis(seed(6), boards(3, 30)), { symmetries: 3 }).faults).toEqual([]);
  });

  it("say why, in three lengths", () => {
    const [wing] = findAll(parse(WING), [brokenWing]);
    expect((["long", "short", "vague"] as const).map((form) => explain(wing, form))).toEqual([
      "The cells r1c2, r1c4, r6c4, r6c1 and r4c2 can be 6 and form a loop: each shares a house with the next one (row 1, column 4, row 6, box 4 and column 2). If 6 had no other places in these houses, it would be in every second cell, but the number of cells is odd. So 6 is in r1c5, r1c6, r4c4 or r7c4, and can't be in a cell that sees each of these: remove 6 from r1c4.",
      "broken wing 6 r1c24 r4c2 r6c14, guarded by r1c56 r47c4: r1c4≠6",
      "An odd loop of places of 6 can't be all there is.",
    ]);
    const [oddagon] = findAll(parse(ODDAGON), [bivalueOddagon]);
    expect((["long", "short", "vague"] as const).map((form) => explain(oddagon, form))).toEqual([
      "Each of the cells r4c1, r6c3, r6c7, r9c7 and r9c1 sees the next one, and the last sees the first. If they held only 2 and 4, the two digits would take turns, but the number of cells is odd. So 7 in r6c7 is true: remove 2 and 4 from r6c7; remove 7 from r4c7 and r6c6.",
      "oddagon 2/4 r4c1 r6c37 r9c17, guarded by (7)r6c7: r6c7≠24, r4c7 r6c6≠7",
      "An odd loop of cells can't hold only 2 and 4.",
    ]);
    const board = atStage(parse(LOKI), "S4");
    const [three] = findAll(board, [tridagon]);
    expect((["long", "short", "vague"] as const).map((form) => explain(three, form))).toEqual([
      "The cells r4c6, r4c7, r5c5, r5c8, r6c4, r6c9, r7c4, r7c7, r8c5, r8c8, r9c6 and r9c9 are three in each of four boxes, in different rows and columns. If they held only 3, 5 and 7, the boxes would turn the digits once too often. So 1 in r8c8 is true: remove 1 from r1c8, r2c8, r7c9 and r8c1; remove 3, 5 and 7 from r8c8.",
      "tridagon 3/5/7, guarded by (1)r8c8: r12c8 r7c9 r8c1≠1, r8c8≠357",
      "Twelve cells can't hold only 3, 5 and 7.",
    ]);
    expect(three.size).toBe(13);
    expect(prove(board, three)).toMatchObject({ status: "proved" });
  });
});
