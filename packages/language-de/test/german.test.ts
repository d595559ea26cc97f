import { type Finding, type Form, type Message, explain, findAll, findFirst, parse } from "@wings/core";
import { EXAMPLES, techniques } from "@wings/ladder";
import { atStage, stuckBoards } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { boards, isThorough, seed } from "@wings/test-kit/depth";
import { language as german } from "../src/index.js";

const FORMS: readonly Form[] = ["long", "short", "vague"];
const ENGLISH = /[{}]|\b(and|or|the|is|are|if|then|with|from|cell|cells|row|column|box|remove|place)\b/i;

/** What has a message. A new technique has none yet: it is explained in English. */
const known = techniques.filter(({ id }) => Object.hasOwn(german.messages, id));
const missing = techniques.filter((technique) => !known.includes(technique)).map(({ id }) => id);
for (const id of missing) console.warn(`to do: the message of ${id} in packages/language-de/src/techniques`);

describe("the table", () => {
  it("has messages of techniques of the ladder, and of no others", () => {
    expect(Object.keys(german.messages).sort()).toEqual(known.map(({ id }) => id).sort());
  });

  it.skipIf(true).each(missing)("to do: the message of %s in packages/language-de/src", () => {
    expect.unreachable();
  });

  it("has one word for a link", () => {
    const texts = JSON.stringify(german);
    expect(texts).toContain("Verbindung");
    expect(texts).not.toMatch(/Brücke|verknüpf|glied|kopp/i);
  });

  it.each(known.map(({ id, message }) => [id, message]))("%s has the slots and parts of the English one", (id, own) => {
    expect(slotsOf(german.messages[id] as Message)).toEqual(slotsOf(own));
  });
});

describe("explains", () => {
  const withExample = known.filter(({ id }) => Object.hasOwn(EXAMPLES, id));
  it.each(withExample.map((technique) => [technique.id, technique]))("%s on its example", (id, technique) => {
    const finding = findFirst(parse(EXAMPLES[id]), [technique])!;
    sameInGerman(finding);
  });

  it.runIf(isThorough)("what is found on generated boards", () => {
    const found = new Set<string>();
    for (const board of stuckBoards(seed(1), boards(8, 500))) {
      for (const technique of known) {
        for (const finding of findAll(board, [technique]).slice(0, 5)) {
          found.add(finding.technique);
          sameInGerman(finding);
        }
      }
    }
    expect(found.size).toBeGreaterThan(40);
  });

  it("an XY-Wing", () => {
    const finding = findFirst(
      parse(EXAMPLES["xy-wing"]),
      techniques.filter(({ id }) => id === "xy-wing"),
    )!;
    expect(FORMS.map((form) => explain(finding, { form, language: german }))).toEqual([
      "Der Angelpunkt r1c8 ist 3 oder 6. Ist er 3, so kann der Flügel r2c9 nicht 3 sein und ist 7. " +
        "Ist er 6, so kann der Flügel r4c8 nicht 6 sein und ist 7. " +
        "In jedem Fall ist einer der Flügel 7, also kann eine Zelle, die beide sieht, nicht 7 sein: streiche 7 aus r3c8 und r4c9.",
      "Angelpunkt r1c8 (3/6), Flügel r2c9 (3/7) und r4c8 (6/7): r3c8 r4c9≠7",
      "Es gibt einen XY-Wing mit 3, 6 und 7.",
    ]);
  });
});

it("joins lists of cells and of changes", () => {
  const text = (puzzle: string, id: string): string =>
    explain(
      findFirst(
        atStage(parse(puzzle), "S4"),
        techniques.filter((each) => each.id === id),
      )!,
      { language: german },
    );
  const ring = ".........2....6548..34....2....4..1..9..68.....25......6.2.3..1..9.5.6...17...4..";
  expect(text(ring, "w-ring")).toMatch(/: streiche 6 aus r1c1 und r1c8; streiche 8 aus r7c1 und r7c8\.$/);
  const grouped = "...........6...17951....6.4......8......32....8..142....2.8.4.579..5......1..6.8.";
  expect(text(grouped, "grouped-w-wing")).toContain("Steht die 2 in r1c1 oder r1c2, so sieht r2c2 sie");
});

it("names regions, sets, candidates and lists", () => {
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
  const texts = FORMS.map((form) =>
    explain({ technique: "ann/x", message }, { form, language: { ...german, messages } }),
  );
  expect(texts).toEqual([
    "in der oberen Hälfte; r1c7 und r1c8 mit 1, 2 und 9; 4 in r1c5 oder r1c6 oder 7 in r2c1; " +
      "Zeile 3, Spalte 1 oder Block 9 und r5c5; setze 1 in r9c9; streiche 2 und 3 aus r1c1",
    "in der oberen Hälfte; r1c78 #129; (4)r1c56 oder (7)r2c1; r3, c1 oder b9 und r5c5; r9c9=1, r1c1≠23",
    "in der oberen Hälfte",
  ]);
});

/** The German text speaks of the same cells, houses and digits as the English one, and no word of it is English. */
function sameInGerman(finding: Finding): void {
  for (const form of FORMS) {
    const text = explain(finding, { form, language: german });
    expect(text).not.toMatch(ENGLISH);
    // "Zeile 7 5" can't be read.
    if (form !== "short") expect(text).not.toMatch(/(?:Zeile|Spalte|Block|r\dc) ?\d \d/);
    expect(namedIn(text), text).toEqual(namedIn(explain(finding, form)));
  }
  // A word in the data would be the same in all languages.
  for (const text of textsIn(finding.message.data)) expect(text).toMatch(/^[A-Z]?$/);
}

/** The cells, houses and digits that a text names. */
function namedIn(text: string): string[] {
  const houses = text.replace(/\b(?:row|Zeile) (\d)/g, "r$1").replace(/\b(?:column|Spalte) (\d)/g, "c$1");
  const names = houses.replace(/\b(?:box|Block) (\d)/g, "b$1").match(/[rcb]?\d(?:[\drc]*\d)?/g) ?? [];
  return [...new Set(names)].sort();
}

/** The texts among values. The keys `part`, `join` and names of cells are not shown as they are. */
function* textsIn(data: object): Generator<string> {
  for (const value of Object.values(data) as unknown[]) {
    if (typeof value === "string") yield value;
    else if (typeof value !== "object" || value === null) continue;
    else if ("part" in value) yield* textsIn((value as unknown as { data: object }).data);
    else if ("list" in value) yield* textsIn(value.list as object);
  }
}

/** The slots of each form and of each part. */
const slotsOf = ({ parts = {}, long, short, vague }: Message): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries({ long, short, vague, ...parts }).map(([name, text]) => [
      name,
      [...new Set(text.match(/\{\w+\}/g))].sort(),
    ]),
  );
