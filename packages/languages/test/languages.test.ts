import { english } from "@wings/core";
import { describe, expect, it } from "vitest";
import { LANGUAGES, housePatterns, languageFor, loadLanguage, loadPage } from "../src/index.js";

describe("languages", () => {
  it("are those of the list, each with its own code", async () => {
    expect(LANGUAGES[0]).toBe("en");
    for (const code of LANGUAGES) {
      expect((await loadLanguage(code)).code).toBe(code);
      expect(typeof (await loadPage(code))).toBe("object");
    }
  });

  it("are chosen by what somebody prefers, and are English otherwise", async () => {
    expect(languageFor(["de-AT", "en"])).toBe("de");
    expect(languageFor(["xx", "DE"])).toBe("de");
    expect(languageFor(["en-US", "de"])).toBe("en");
    expect(languageFor(["constructor", ""])).toBe("en");
    expect(await loadLanguage("constructor")).toBe(english);
  });

  it.each([
    ["la riga {n}", "dalla riga 8 e la riga 2", ["8", "2"]],
    ["{n}. sor", "a 3. sorban", ["3"]],
    ["第{n}行", "在第5行，第7列", ["5"]],
    ["row {n}", "arrow 4, and Row 6", ["6"]],
  ])("name a house as %s", (template, text, numbers) => {
    const [, pattern] = housePatterns({ ...english, r: template })[0]!;
    expect(Array.from(text.matchAll(pattern), ([, n]) => n)).toEqual(numbers);
  });
});
