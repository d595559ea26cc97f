import { explain, findAll, parse } from "@wings/core";
import { complete, randomBoards, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { boards, seed } from "../../testing/test/depth.js";
import { alsBlossom, deathBlossom } from "../src/index.js";
import { alsBlossoms, deathBlossoms } from "./reference.js";

const PUBLIC =
  ":0904:9:8+7+14..6..5+42...7..+93+6+8+57+42+1.28.7.+3.....3.6+2....+3+21.54..1.7..+93.+3.9...8+72.+87..3+1.4:915 919 924 929 641 946 948 958 959 669 475 675 476 584 694:966::";
/** A stem with four digits, and one whose stem is a set; with four petals each. */
const FOUR = "w1j9j1hd5le4f23ik6l7n3ki2j5l9j1l3e7jc462jim6k9ek5jcj7j2j1kel8";
/** A stem of two cells with two petals of one cell each: four cells, the least there are. */
const LEAST = "w185b1gif4cj6jd3b8eK0cjd8efbobacj4dc9fh712em4c76jg4326eil15cih47mg1decB2";
const SET_STEM = "w11gj9c4lIg4ja28kcch2e7fi1dj3A9jJgj8jI1j9j3ja65k5E1jJ024cI1jbj6E1cjdG0hfckgj954a7jIgj3k";

techniqueTester(
  deathBlossom,
  {
    finds: [
      { board: PUBLIC, outcome: "r6c6≠9" },
      { board: FOUR, outcome: "r4c9≠6" },
    ],
    misses: ["w1fj25n89k1l6lfo6m1j31k7fk9bj2j9ja4fjbl7k195ka9bj3m8j62k"],
  },
  { describe, it },
);

techniqueTester(
  alsBlossom,
  {
    finds: [
      { board: SET_STEM, outcome: "r1c8≠2" },
      { board: LEAST, outcome: "r6c3≠8" },
    ],
    misses: ["w1jMll4j6kF4j59j1b42do8aj798B4dj2jbj4jD5ldm268j5j46kE29j3ldIgE2jf6j2j7Ig3dj"],
  },
  { describe, it },
);

const forms = ["long", "short", "vague"] as const;

describe("Death Blossom", () => {
  it("finds exactly what the reference finds", () => {
    const count = boards(4, 2000);
    complete(deathBlossom, deathBlossoms, { seed: seed(21), boards: count, least: 5 * count });
    const early = Array.from(randomBoards(seed(22), boards(2, 200)), ({ board }) => board);
    complete(deathBlossom, deathBlossoms, { boards: early, least: 10 });
  });

  it("is right by the solution and by its reasons", () => {
    const count = boards(10, 2000);
    expect(soundness(deathBlossom, { boards: stuckBoards(seed(23), count), least: 5 * count }).boards).toBe(count);
  });

  it("explains each step, in three lengths", () => {
    const all = findAll(parse(PUBLIC), [deathBlossom]);
    const extended = findAll(parse(FOUR), [deathBlossom])[0];
    expect([all[0], extended].flatMap((finding) => forms.map((form) => explain(finding, form)))).toEqual([
      "If r8c6 is 1, the petal (the cell r2c6 with 1 and 9) has no 1, so it contains 9. If r8c6 is 4, the petal (the two cells r4c46 with 4, 5 and 9) has no 4, so it contains 9. If r8c6 is 5, the petal (the two cells r68c2 with 5, 6 and 9) has no 5, so it contains 9. So whatever r8c6 is, 9 is in one of these sets. A cell that sees all their 9 can't be 9: remove 9 from r6c6.",
      "stem r8c6 #145, petals r2c6 by 1, r4c46 by 4 and r68c2 by 5: r6c6≠9",
      "There is a Death Blossom with 9, of 3 petals.",
      "If r2c8 is 7, the petal (the cell r2c9 with 1 and 7) has no 7, so it contains 1. If r2c8 is 8, the petal (the cell r6c8 with 1 and 8) has no 8, so it contains 1. Or r2c8 is 1 itself. So whatever r2c8 is, 1 is in one of these sets or in the stem. A cell that sees all their 1 can't be 1: remove 1 from r3c8.",
      "stem r2c8 #178, petals r2c9 by 7 and r6c8 by 8: r3c8≠1",
      "There is a Death Blossom with 1, of 2 petals.",
    ]);
  });
});

describe("ALS Blossom", () => {
  it("finds exactly what the reference finds", () => {
    const count = boards(4, 2000);
    complete(alsBlossom, alsBlossoms, { seed: seed(24), boards: count, least: 10 * count });
  });

  it("is right by the solution and by its reasons", () => {
    const count = boards(5, 500);
    expect(soundness(alsBlossom, { boards: stuckBoards(seed(25), count), least: 10 * count }).boards).toBe(count);
  });

  it("explains each step, in three lengths", () => {
    const [finding] = findAll(parse(SET_STEM), [alsBlossom]);
    expect(forms.map((form) => explain(finding, form))).toEqual([
      "The stem is the three cells r567c5 with 1, 4, 6, 8 and 9, so it lacks 2 of these digits. If the petal (the three cells r127c7 with 1, 2, 5 and 7) has no 2, it contains 1, and the stem has no 1. If the petal (the two cells r4c48 with 2, 4 and 7) has no 2, it contains 4, and the stem has no 4. If the petal (the six cells r4c345689 with 1, 2, 4, 5, 6, 7 and 9) has no 2, it contains 6, and the stem has no 6. Without 2 in any of these sets, the stem would lack 3 digits. A cell that sees all their 2 can't be 2: remove 2 from r1c8.",
      "stem r567c5 #14689, petals r127c7 by 1, r4c48 by 4 and r4c345689 by 6: r1c8≠2",
      "There is an ALS Blossom with 2.",
    ]);
  });
});
