import { type Board, type Technique, explain, findAll, findFirst, parse, parseCell } from "@wings/core";
import { Sink, runTechnique } from "@wings/core/host";
import { fullGrid, random, randomBoards, soundness, stuckBoards, techniqueTester } from "@wings/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { boards, seed } from "@wings/test-kit/depth";
import { outsideTemplates } from "@wings/test-kit/outside-templates";
import * as fish from "../src/index.js";
import { oneDigitBoards } from "./boards.js";
import { type Least, leastFish } from "./reference.js";

/** A public example for each fish, or a board where the basics find nothing more. The last ones of size 2 and 7 are made for it. */
const FINDS: Readonly<Record<string, string>> = {
  "franken-x-wing": "w1dgicabfehbefdghjijchaiefdgbeahgicbfdicdbfaghefbgehdjcjgfejdijbchdbfceijgaichbgedf => r7c7≠1",
  "franken-swordfish":
    ":0331:9:.6.8.27352.76354.8385.7.26.5.6.8.3.7..876315.73.25.6848.2..657.65...78..173528946:415 136 442 144 952 474 184 484:913::",
  "franken-jellyfish":
    ":0332:8:..67..+391..9+3...623......+4.....3...4..72...1+34.+3..1....31..8.75..+49+5+3+1.+6.65....3.:941 547 847 951 557 665 567 475 791 495 496 897:832 835 837 841 842 862 865 867::",
  "franken-squirmbag":
    "w1AhAh4hA6I6fjgj7had65jbf2m84173ldjh6k69l7ek5D0D0k1d8m7A9j3k739jA9f8j6j4kgj9 => r4c57 r7c5 r9c156≠2",
  "franken-whale":
    "w1jc58j12C8C8a74jb3jijbk4jgBk1Bk3j1g4k2jEgdjb36aj9Jg2jahjC8B4lcjad9Gg2j19cjbC8GoGo45bi78ka => r3c5 r67c1≠6",
  "franken-leviathan":
    "w1bkfdhiA5AhdcfkejhbeihcjC1A9A1fgkAhcA9E1bI1cbeihB1A1jC1ihdgA1jfAhA5hecjB1I1A3gA1adibgcefhfgbE1AhA1A5I1A9 => r1c89 r4c4679≠1",
  "finned-franken-x-wing":
    ":0340:1:4.392..5659...6...6..85..4.1.5.9846.9.426.5...6.5.4...25...9683849632715..6.85294:328 829 759 367 867 269 769:129::",
  "finned-franken-swordfish":
    ":0341:5:.64.+2............2+293.8..4.......7.9..6...+23..1+9..2.86..7..89.5+9.82.1...+6...49...:518 718 724 725 128 728 541 342 542 544 154 371 372 678 482 385 685 789 394 799:525 545::",
  "finned-franken-jellyfish":
    ":0342:1:..5.4..32.6...94+5.+4....+5..+6.1..2.+5+48..4.5.6.+9+5......733+5.1.7..+4.49+5.2.6..2......5:714 724 734:198::",
  "finned-franken-squirmbag":
    "w1957k6jahfjhC4K8akejaj8K8ek6j9f1j85jdeg1df3hi2hj4j59jfalfhg15i189ecbf4gg6eia4b8c => r3c7≠3",
  "finned-franken-whale": "w1j4k9k6mdG6C6ji52jil43j57h3dij2jikF0H01edC4ja45kC4h9liAi4j1jd637ahieba9m8g4 => r2c5≠7",
  "finned-franken-leviathan":
    "w1i2Cgldahhkb9d5c7j34j8a96bbj8c4ifj14iD01jh2jcB5BhB5jbj89dkbhj53diBh89dkgbk4ji72ahj => r9c3≠6",
  "mutant-x-wing": "w1gcafiebhddifhcbejghbegadcfifeicgahdbjhgdbifkbdcehfgijigdbfcjehkbiehdgfefhjdgijc => r5c8≠1",
  "mutant-swordfish": "w17ka4ckfF0Acjeg2k1j1bi8fgj5af7bcd5i8k46a9c7bb93g5hafdjgj3ja8ji9jahj7je3jA6jd9ej1g => r2c8≠4",
  "mutant-jellyfish": "w17ka4ckfF0Acjeg2k1j1bi8fgj5af7bcd5i8k46a9c7bb93g5hafdjgj3ja8ji9jahj7je3jA6jd9ej1g => r2c8≠4",
  "mutant-squirmbag": "w1k6k8j35lBk1j7k2kBkm4BgBgjhkc4jK14k3jBgBg8ld569k3kBgkAbK3l57j98jck71jck6 => r29c1 r79c5≠4",
  "mutant-whale": "w1dj5i7jhcj8j93kdjgjcj4hfa5ia2dleihc76e9hb41eihb1d673j4jhj9j159eaj4k8kh3akijd => r29c6≠2",
  "mutant-leviathan":
    "w1jc58j12C8C8a74jb3jijbk4jgBk1Bk3j1g4k2jEgdjb36aj9Jg2jahjC8B4lcjad9Gg2j19cjbC8GoGo45bi78ka => r3c5 r67c1≠6",
  "finned-mutant-x-wing": "w1ledb1gha2df8753i78e9ackblcj19j4k14l2jd3jhji7ng9l664iachb57l2lij => r7c1≠8",
  "finned-mutant-swordfish": "w1f5d178i3b9jcl1kgjaikdkcj9jabe848j2j5kaidaeh9kbj5ifjha2ka482lij2c7k98j1 => r2c9≠5",
  "finned-mutant-jellyfish":
    ":0362:4:.7+6+1.95..1..+6.5...+98+5+72.16.+7...1+6.......97.3.6+9.2+5.+7188.7.6..5...9+5..3.....+9...4.:211 319 425 227 228 229 443 449 172 272 376 476 885 286 486 289 895 396:419::",
  "finned-mutant-squirmbag":
    ":0363:9:.1.8.7.....81.6....4..528....7..3..82.1.7.5.33..5..2....5781.9.8..4.51..1....9.85:219 722 922 445 447 465 692:913::",
  "finned-mutant-whale":
    ":0364:4:9.7..5...1..7..9..86..9.57..8...61.9316.59..72.91..65.....2..96.9...4..8...9..3.5:214 314 414 315 615 815 217 118 218 222 325 228 328 428 234 339 439 448 854 458 772 473 374 384 185 493 795:491::",
  "finned-mutant-leviathan": "w1hA55I3o7A5Ijm8j928j7kAc2na3jCgl4jbhj1Ac8j2ek7jE2fk9cd19k6j38j23E2j4m6 => r1c4≠9",
};

/** A board without any fish. */
const NOTHING = "S4 ....26..7..9......6..4....9..........57..23....1.89..649623......5.6.8..7....4...";

const SIZES = [2, 3, 4, 5, 6, 7];
const NAMES = ["x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"];
/** By size: in how many rows the digit is open, and how many boards there are. */
const OPEN = [6, 6, 7, 7, 7, 7];
const COUNTS = [20, 20, 8, 6, 5, 5];

const framework = { describe, it };
const all: readonly Technique[] = Object.values(fish);
const cases = (["franken", "mutant"] as const).flatMap((shape) =>
  [false, true].flatMap((hasFins) =>
    SIZES.map((size, i) => {
      const id = `${hasFins ? "finned-" : ""}${shape}-${NAMES[i]}`;
      return { id, size, shape, hasFins, technique: all.find((each) => each.id === id)! };
    }),
  ),
);

for (const { id, technique } of cases) techniqueTester(technique, { finds: [FINDS[id]], misses: [NOTHING] }, framework);

it("exports a technique for each size and shape, with fins and without", () => {
  expect(all.map(({ id }) => id).sort()).toEqual(cases.map(({ id }) => id).sort());
});

/** What a technique eliminates, each with the least size of a finding. */
function leastFound(board: Board, technique: Technique): string[] {
  const sizes = new Map<string, number>();
  for (const { eliminations, size } of findAll(board, [technique])) {
    for (const { cell, digit } of eliminations) {
      const name = `${parseCell(cell)}≠${digit}`;
      sizes.set(name, Math.min(size, sizes.get(name) ?? Infinity));
    }
  }
  return Array.from(sizes, ([name, size]) => `${name} ${size}`).sort();
}

const leastText = (list: readonly Least[]): string[] =>
  list.map(({ cell, digit, size }) => `${cell}≠${digit} ${size}`).sort();

describe.each(SIZES)("fish of size %i", (size) => {
  const made = [...oneDigitBoards(seed(size), boards(COUNTS[size - 2], 2000), OPEN[size - 2])];
  it.each(cases.filter((each) => each.size === size))(
    "$id eliminates what the definition gives, by fish of the least size",
    ({ technique, shape, hasFins }) => {
      let count = 0;
      for (const board of made) {
        const expected = leastText(leastFish(board, size, shape, hasFins));
        expect(leastFound(board, technique)).toEqual(expected);
        count += expected.length;
      }
      expect(count).toBeGreaterThan(0);
    },
    // The first test of a size runs the reference.
    900_000,
  );
});

/** Made once for all tests: making them takes much longer than testing them. */
let stuck: readonly Board[];
let onTheWay: readonly Board[];
beforeAll(() => {
  stuck = [...stuckBoards(seed(1), boards(4, 2000))];
  onTheWay = Array.from(randomBoards(seed(2), boards(8, 3000)), ({ board }) => board);
});

describe.each(cases)("$id", ({ technique, size }) => {
  it("is right by the solution and by its reasons", () => {
    soundness(technique, { boards: [...onTheWay, ...stuck], least: size < 4 ? 1 : 0 });
  });

  it("eliminates only places that no template of the digit has", () => {
    for (const board of stuck.slice(0, boards(4, 2000))) {
      for (const { eliminations } of findAll(board, [technique])) {
        const outside = outsideTemplates(board, eliminations[0].digit);
        for (const { cell } of eliminations) expect(outside).toContain(parseCell(cell));
      }
    }
  });
});

describe("on nearly empty boards", () => {
  const nearlyEmpty = [0, 6, 12, 17, 20].map((givens) => parse(fullGrid(random(1)).slice(0, givens).padEnd(81, ".")));

  it("each search ends at once", () => {
    for (const board of nearlyEmpty) {
      for (const technique of all) {
        const sink = new Sink(board, "count");
        const start = process.cpuUsage();
        runTechnique(technique, board, sink);
        expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
      }
    }
  });
});

describe("explanations", () => {
  const texts: readonly [Technique, readonly string[]][] = [
    [
      fish.frankenSwordfish,
      [
        "Each of the base houses column 1, column 9 and box 2 needs the digit 9. All their places for it are in the cover houses row 1, " +
          "row 3 and row 5, which can take one each. If r1c3 were 9, row 1 would be used up, and only row 3 and row 5 would be left for " +
          "column 1, column 9 and box 2. So remove 9 from r1c3.",
        "9 of c1, c9 and b2 is only in r1, r3 and r5: r1c3≠9",
        "There is a Franken Swordfish on 9.",
      ],
    ],
    [
      fish.finnedMutantJellyfish,
      [
        "Each of the base houses row 6, column 1, column 5 and box 2 needs the digit 4. Apart from the fin r1c5, their places for it " +
          "are in the cover houses row 1, row 8, column 6 and box 4, which can take one each. The digit 4 in r1c5 would serve more than one " +
          "base house, so it counts as a fin. If r1c9 were 4, row 1 would be used up, and only row 8, column 6 and box 4 would be left " +
          "for row 6, column 1, column 5 and box 2. Then the fin would be 4 too, but it sees r1c9: remove 4 from r1c9.",
        "4 of r6, c1, c5 and b2 is only in r1, r8, c6 and b4, fin r1c5: r1c9≠4",
        "There is a Finned Mutant Jellyfish on 4.",
      ],
    ],
  ];
  it.each(texts)("of $id", (technique, expected) => {
    const finding = findFirst(parse(FINDS[technique.id]), [technique])!;
    expect((["long", "short", "vague"] as const).map((form) => explain(finding, form))).toEqual(expected);
  });

  it("name a cell that is in the base itself", () => {
    const board = parse("w1j9j42j6ajej17k3bd2jdlg9kC7jNmNk4kL29A6k7jdj184m53j65l1j4l3lam9l85j");
    const words = findAll(board, [fish.frankenSwordfish]).map((finding) => explain(finding));
    expect(words.join()).toContain(" would be used up for ");
  });
});
