import { explain, findAll, parse } from "@wings/core";
import { complete, randomBoards, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { completeOnLayouts } from "@wings/test-kit/complete-on-layouts";
import { boards, seed } from "@wings/test-kit/depth";
import { alsBlossom, deathBlossom } from "../src/index.js";
import { alsBlossoms, deathBlossoms } from "./reference.js";

const PUBLIC =
  ":0904:9:8+7+14..6..5+42...7..+93+6+8+57+42+1.28.7.+3.....3.6+2....+3+21.54..1.7..+93.+3.9...8+72.+87..3+1.4:915 919 924 929 641 946 948 958 959 669 475 675 476 584 694:966::";
/** Four different petals, and a stem with z. */
const FIVE = "w1j18j6jgj49jead7jh2j4g3k5ja1jI4OijEmk675k1692l2la7jEs7k21jBsjEsM4albBsjAsbl981j";
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
      { board: FIVE, outcome: "r4c5≠9" },
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
  it("finds on other layouts what the definition gives, and nothing else", () => {
    completeOnLayouts(deathBlossom, deathBlossoms, { shown: 58, few: 1, many: 400 });
  });

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
      "The stem is the cell r8c6 with 1, 4 and 5. For each of its digits there is a petal, a set with one digit more than cells. In a petal, all places of its digit see the stem. If the stem is 1, petal A (the cell r2c6 with 1 and 9) loses it and must contain 9. If the stem is 4, petal B (the two cells r4c4 and r4c6 with 4, 5 and 9) loses it and must contain 9. If the stem is 5, petal C (the two cells r6c2 and r8c2 with 5, 6 and 9) loses it and must contain 9. So 9 is in one of the petals, and a cell that sees every 9 there can't be 9: remove 9 from r6c6.",
      "stem r8c6 #145, petals r2c6 by 1, r4c46 by 4 and r68c2 by 5: r6c6≠9",
      "There is a Death Blossom with 9, of three petals.",
      "The stem is the cell r2c8 with 1, 7 and 8. For each of its digits but 1 there is a petal, a set with one digit more than cells. In a petal, all places of its digit see the stem. If the stem is 7, petal A (the cell r2c9 with 1 and 7) loses it and must contain 1. If the stem is 8, petal B (the cell r6c8 with 1 and 8) loses it and must contain 1. So 1 is in one of the petals or in the stem, and a cell that sees every 1 there can't be 1: remove 1 from r3c8.",
      "stem r2c8 #178, petals r2c9 by 7 and r6c8 by 8: r3c8≠1",
      "There is a Death Blossom with 1, of two petals.",
    ]);
  });
});

describe("ALS Blossom", () => {
  it("finds on other layouts what the definition gives, and nothing else", () => {
    completeOnLayouts(alsBlossom, alsBlossoms, { shown: 58, few: 1, many: 400 });
  });

  it("finds exactly what the reference finds", () => {
    const count = boards(4, 2000);
    complete(alsBlossom, alsBlossoms, { seed: seed(33), boards: count, least: 10 * count });
  });

  it("is right by the solution and by its reasons", () => {
    const count = boards(5, 500);
    expect(soundness(alsBlossom, { boards: stuckBoards(seed(25), count), least: 10 * count }).boards).toBe(count);
  });

  it("explains each step, in three lengths", () => {
    const [finding] = findAll(parse(SET_STEM), [alsBlossom]);
    expect(forms.map((form) => explain(finding, form))).toEqual([
      "The stem is the three cells r5c5, r6c5 and r7c5 with 1, 4, 6, 8 and 9: it lacks two of these digits. Each petal is a set with one digit more than cells. Without 2, petal A (the three cells r1c7, r2c7 and r7c7 with 1, 2, 5 and 7) must contain 1, so the stem can't. Without 2, petal B (the two cells r4c4 and r4c8 with 2, 4 and 7) must contain 4, so the stem can't. Without 2, petal C (the six cells r4c3, r4c4, r4c5, r4c6, r4c8 and r4c9 with 1, 2, 4, 5, 6, 7 and 9) must contain 6, so the stem can't. Without 2 in any petal, the stem would lack three digits. A cell that sees every 2 there can't be 2: remove 2 from r1c8.",
      "stem r567c5 #14689, petals r127c7 by 1, r4c48 by 4 and r4c345689 by 6: r1c8≠2",
      "There is an ALS Blossom with 2.",
    ]);

    const texts = findAll(parse(LEAST), [alsBlossom]).map((each) => explain(each));
    expect(texts).toContain(
      "The stem is the two cells r4c3 and r6c2 with 2, 6, 7 and 8: it lacks two of these digits. Each petal is a set with one digit more than cells. Without 8, petal A (the cell r9c3 with 6 and 8) must contain 6, so the stem can't. Without 8, petal B (the cell r4c2 with 7 and 8) must contain 7, so the stem can't. Without 8 in any petal or in the stem, the stem would lack three digits. A cell that sees every 8 there can't be 8: remove 8 from r6c3.",
    );
  });
});
