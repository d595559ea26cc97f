import { describe, expect, it } from "vitest";
import {
  type OwnTranslation,
  type Technique,
  english,
  explain,
  findFirst,
  parse,
  translate,
  withTranslations,
} from "../src/index.js";
import { defineTechnique } from "../src/author.js";
import { EASY, loneDefinition } from "./examples.js";

const made = (translations: unknown): Technique =>
  defineTechnique({
    ...loneDefinition,
    id: "author/lone",
    roles: { lone: { words: loneDefinition.roles.lone, fields: ["cell"] } },
    translations: translations as Record<string, OwnTranslation>,
  });

it.each([null, undefined, 5, {}, { roles: null }])("refuses a technique with the meta %j", (meta) => {
  const refused = expect.objectContaining({ code: "WINGS_BAD_ARGUMENT" }) as Error;
  expect(() => withTranslations(english, [{ id: "a/b", meta: meta as never }])).toThrow(refused);
});

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

  it("is explained in one language, not in two, where a part is missing", () => {
    const data = { why: { part: "seen", data: { digit: 5 } } } as const;
    const message = {
      long: "It is so: {why}.",
      short: "so",
      vague: "It is there.",
      parts: { seen: "it sees {digit}" },
    };
    const step = { technique: "author/lone", message: { ...message, data } };
    const inLanguage = (code: string, parts: Record<string, string>): string => {
      const messages = { "author/lone": { long: "Es así: {why}.", parts } };
      return explain(step, { language: { ...english, code, messages } });
    };
    expect(inLanguage("es", { seen: "ve {digit}" })).toBe("Es así: ve 5.");
    expect(inLanguage("es", {})).toBe("It is so: it sees 5.");
    // Other words for English may use its parts.
    expect(inLanguage("en", {})).toBe("Es así: it sees 5.");
  });

  it("shows a translator what is missing", () => {
    const language = { ...spanish, untranslated: (text: string) => `⟦${text}⟧` };
    expect(explain(finding, { form: "vague", language })).toBe("Hay un candidato solo.");
    expect(explain(finding, { language })).toBe(`⟦${explain(finding)}⟧`);
    expect(translate("wing A", language)).toBe("⟦wing⟧ A");
    expect(translate(loneDefinition.roles.lone, language)).toBe("único");
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
