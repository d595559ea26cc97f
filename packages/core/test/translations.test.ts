import { describe, expect, it } from "vitest";
import {
  type OwnTranslation,
  type Technique,
  english,
  explain,
  findFirst,
  parse,
  withTranslations,
} from "../src/index.js";
import { EASY, faulty, loneDefinition } from "./examples.js";

const made = (translations: unknown): Technique =>
  faulty(loneDefinition, { id: "author/lone", translations: translations as Record<string, OwnTranslation> });

describe("a technique with translations", () => {
  const { long } = loneDefinition.message;
  const technique = made({ es: { name: "Candidato solo", vague: "Hay un candidato solo.", roles: { lone: "único" } } });
  const finding = findFirst(parse(EASY), [technique])!;
  const spanish = withTranslations({ ...english, code: "es", and: " y " }, [technique]);

  it("is explained in its words, and in English where it has none", () => {
    expect(explain(finding, { form: "vague", language: spanish })).toBe("Hay un candidato solo.");
    expect(explain(finding, { language: spanish })).toBe(explain(finding));
    expect(spanish.names).toEqual({ "author/lone": "Candidato solo" });
    expect(spanish.words).toEqual({ [loneDefinition.roles.lone]: "único" });
  });

  it("leaves to a language what the language says itself", () => {
    const messages = { "author/lone": { vague: "Un solo." } };
    const own = withTranslations({ ...english, code: "es", messages }, [technique]);
    expect(explain(finding, { form: "vague", language: own })).toBe("Un solo.");
    const german = withTranslations({ ...english, code: "de" }, [technique]);
    expect(explain(finding, { form: "vague", language: german })).toBe(explain(finding, "vague"));
  });

  it.each([
    ["a list", []],
    ["translations.es must be a record", { es: "Hola" }],
    ["translations.es.name must be a text", { es: { name: 5 } }],
    ["translations.es.lang is not long, short or vague", { es: { lang: "x" } }],
    ["translations.es.vague must be a text", { es: { vague: "" } }],
    ["translations.es.roles.wing is not a role", { es: { roles: { wing: "ala" } } }],
    ["translations.es.parts.join is not a part of the message", { es: { parts: { join: "x" } } }],
    ["translations.es.long lacks {", { es: { long: "Nada." } }],
    ["has {casa}, which the English text has not", { es: { long: `${long} {casa}` } }],
  ])("is refused: %s", (words, translations) => {
    expect(() => made(translations)).toThrow(words === "a list" ? "must be a record, by the codes" : words);
  });
});
