import { type Form, type Language, explain, findAll, parse } from "@wings/core";
import { atStage, stuckBoards } from "@wings/testing";
import { expect, it } from "vitest";
import { groupedWWing, wRing, wWing } from "../src/index.js";

/** The package in German: the words of the language, and messages with the slots of the English ones. */
const german: Language = {
  r: "Zeile {n}",
  c: "Spalte {n}",
  b: "Block {n}",
  and: " und ",
  or: " oder ",
  candidate: "{digits} in {cells}",
  set: "{cells} (mit {digits})",
  eliminate: "streiche {digits} aus {cells}",
  place: "setze {digit} in {cell}",
  regions: {
    top: "obere Hälfte",
    bottom: "untere Hälfte",
    left: "linke Hälfte",
    right: "rechte Hälfte",
    all: "ganzes Gitter",
  },
  messages: {
    "w-wing": {
      long:
        "Jeder der Flügel {p} und {q} ist {x} oder {y}. In {house} kann die {x} nur in {a} oder {b} stehen. " +
        "Ist {a} die {x}, so sieht {p} sie und muss {y} sein. Ist {b} die {x}, so sieht {q} sie und muss {y} sein. " +
        "Also ist einer der Flügel {y}, und wer beide sieht, kann nicht {y} sein: {outcome}.",
      short: "Flügel {p} und {q} ({x}/{y}), Brücke {a}-{b} auf {x} in {house}: {outcome}",
      vague: "Es gibt einen W-Wing mit {low} und {high}.",
    },
    "grouped-w-wing": {
      long:
        "Jeder der Flügel {p} und {q} ist {x} oder {y}. In {house} sieht jede Zelle, die {x} sein kann, einen Flügel. " +
        "Steht die {x} in {a}, so sieht {p} sie und muss {y} sein. Steht sie in {b}, so muss {q} die {y} sein. " +
        "Also ist einer der Flügel {y}, und wer beide sieht, kann nicht {y} sein: {outcome}.",
      short: "Flügel {p} und {q} ({x}/{y}), {x} von {house} in {a} oder {b}: {outcome}",
      vague: "Es gibt einen gruppierten W-Wing mit {low} und {high}.",
    },
    "w-ring": {
      long:
        "Jeder der Flügel {p} und {q} ist {x} oder {y}. In {xHouse} kann die {x} nur in {a} oder {b} stehen, " +
        "in {yHouse} die {y} nur in {c} oder {d}. Wer in beiden Fällen eine Ziffer sieht, kann sie nicht haben: {outcome}.",
      short: "Flügel {p} und {q} ({x}/{y}), Brücken {a}-{b} in {xHouse} und {c}-{d} in {yHouse}: {outcome}",
      vague: "Es gibt einen W-Ring mit {x} und {y}.",
    },
  },
};

const FORMS: readonly Form[] = ["long", "short", "vague"];
const techniques = [wWing, groupedWWing, wRing];

it("explains a W-Wing in German", () => {
  const puzzle = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
  const [finding] = findAll(atStage(parse(puzzle), "S4"), [wWing]);
  expect(FORMS.map((form) => explain(finding, form, german))).toEqual([
    "Jeder der Flügel r8c2 und r9c5 ist 9 oder 2. In Zeile 7 kann die 9 nur in r7c2 oder r7c5 stehen. " +
      "Ist r7c2 die 9, so sieht r8c2 sie und muss 2 sein. Ist r7c5 die 9, so sieht r9c5 sie und muss 2 sein. " +
      "Also ist einer der Flügel 2, und wer beide sieht, kann nicht 2 sein: streiche 2 aus r8c5, r8c6 und r9c2.",
    "Flügel r8c2 und r9c5 (9/2), Brücke r7c2-r7c5 auf 9 in r7: r8c56 r9c2≠2",
    "Es gibt einen W-Wing mit 2 und 9.",
  ]);
});

it("joins lists of cells and of changes in German", () => {
  const puzzle = ".........2....6548..34....2....4..1..9..68.....25......6.2.3..1..9.5.6...17...4..";
  const [ring] = findAll(atStage(parse(puzzle), "S4"), [wRing]);
  expect(explain(ring, "long", german)).toMatch(/: streiche 6 aus r1c1 und r1c8; streiche 8 aus r7c1 und r7c8\.$/);
  const grouped = "...........6...17951....6.4......8......32....8..142....2.8.4.579..5......1..6.8.";
  const [group] = findAll(atStage(parse(grouped), "S4"), [groupedWWing]);
  expect(explain(group, "long", german)).toContain("Steht die 2 in r1c1 oder r1c2, so sieht r2c2 sie");
});

it("names regions, sets, candidates and lists in German", () => {
  const message = {
    long: "English",
    short: "English",
    vague: "English",
    data: {
      region: { region: ["r1c1", "r4c9"] },
      set: { set: ["r1c7", "r1c8"], digits: [1, 2, 9] },
      choices: { candidates: ["r1c5#4", "r1c6#4", "r2c1#7"], join: "or" },
      places: { list: [{ house: "r3" }, { houses: ["c1", "b9"], join: "or" }, { cell: "r5c5" }] },
      outcome: { eliminations: ["r1c1#2", "r1c1#3"], placements: ["r9c9#1"] },
    },
  } as const;
  const messages = {
    "ann/x": {
      long: "{region}; {set}; {choices}; {places}; {outcome}",
      short: "{region}; {set}; {choices}; {places}; {outcome}",
      vague: "{region}",
    },
  };
  const texts = FORMS.map((form) => explain({ technique: "ann/x", message }, form, { ...german, messages }));
  expect(texts).toEqual([
    "obere Hälfte; r1c78 (mit 1, 2 und 9); 4 in r1c5 oder r1c6 oder 7 in r2c1; " +
      "Zeile 3, Spalte 1 oder Block 9 und r5c5; setze 1 in r9c9; streiche 2 und 3 aus r1c1",
    "obere Hälfte; r1c78 #129; (4)r1c56 oder (7)r2c1; r3, c1 oder b9 und r5c5; r9c9=1, r1c1≠23",
    "obere Hälfte",
  ]);
});

it.each(techniques)("leaves no English word in $id, on any board", (technique) => {
  const findings = [...stuckBoards(1, 150)].flatMap((board) => findAll(board, [technique]));
  expect(findings.length).toBeGreaterThan(10);
  for (const finding of findings) {
    for (const form of FORMS) {
      const text = explain(finding, form, german);
      expect(text).not.toMatch(/[{}]|\b(and|or|row|column|box|remove|from|place|the|wings?)\b/);
      expect(text).not.toBe(explain(finding, form));
    }
  }
});

it("keeps the English message of a technique that is not translated", () => {
  const messages = { ...german.messages, "w-wing": undefined };
  const puzzle = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
  const [finding] = findAll(atStage(parse(puzzle), "S4"), [wWing]);
  const text = explain(finding, "long", { ...german, messages: messages as unknown as Language["messages"] });
  expect(text).toContain("In Zeile 7, the digit 9 can only be in r7c2 or r7c5");
});
