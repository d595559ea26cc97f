import { type Form, contradictions, explain, explainContradiction, findFirst, parse, translate } from "@wings/core";
import { describe as picture, drawSvg, drawText } from "@wings/draw";
import { EXAMPLES, rungOf, techniques } from "@wings/ladder";
import { language as german } from "@wings/language-de";
import { atStage } from "@wings/testing";
import { expect, it } from "vitest";

const FORMS: readonly Form[] = ["long", "short", "vague"];

it("has one word for a link", () => {
  const texts = JSON.stringify(german);
  expect(texts).toContain("Verbindung");
  expect(texts).not.toMatch(/Brücke|verknüpf|glied|kopp/i);
});

it("explains an XY-Wing", () => {
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

it("keeps the letter of a role, and a word that it doesn't know", () => {
  expect(translate("set A", german)).toBe("Menge A");
  expect(translate("wing 2", german)).toBe("Flügel 2");
  expect(translate("a new word", german)).toBe("a new word");
  expect(translate("toString", german)).toBe("toString");
  expect(translate("pivot")).toBe("pivot");
});

it("draws and describes in German", () => {
  const { technique } = rungOf("xy-wing")!;
  const board = parse(EXAMPLES["xy-wing"]);
  const finding = findFirst(board, [technique]);
  const options = { names: technique, language: german };
  expect(finding).not.toBeNull();
  for (const text of [
    drawSvg(board, finding, options),
    drawText(board, finding, options),
    picture(board, finding, options),
  ]) {
    expect(text).toContain("Angelpunkt");
    expect(text).toContain("gestrichen");
    expect(text).toContain("schwache Verbindung");
    expect(text).not.toMatch(/\b(pivot|eliminated|weak link|Board|candidates)\b/);
  }
});

it("explains contradictions", () => {
  const textsOf = (text: string) =>
    contradictions(parse(text)).map((each) => [
      each.text,
      explainContradiction(each),
      explainContradiction(each, german),
    ]);
  const [[text, english, inGerman]] = textsOf(`55${".".repeat(79)}`);
  expect(english).toBe(text);
  expect(inGerman).toBe("in r1c1 und r1c2 steht 5, beides in Zeile 1");
  for (const [plain, same, other] of textsOf(`12345678........9${".".repeat(64)}`)) {
    expect(same).toBe(plain);
    expect(other).toMatch(/keinen (Kandidaten|Platz) mehr/);
  }
});
