import { english } from "@wings/core";
import { describe, expect, it } from "vitest";
import { LANGUAGES, languageFor, loadLanguage, loadPage } from "../src/index.js";

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
});
