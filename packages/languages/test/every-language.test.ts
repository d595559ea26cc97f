import { type Finding, type Form, type Language, english, explain, findAll, findFirst, parse } from "@wings/core";
import { EXAMPLES, techniques } from "@wings/ladder";
import { boards, isThorough, seed } from "@wings/test-kit/depth";
import { namedIn, withShortNames } from "@wings/test-kit/named-in";
import { stuckBoards } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { LANGUAGES, loadLanguage } from "../src/index.js";

const FORMS: readonly Form[] = ["long", "short", "vague"];
/** Words that no other language has: nothing is half English. `pnpm language CODE` lists what is missing. */
const ENGLISH = /\b(the|and|then|with|from|cells?|row|column|box|remove)\b/i;

const languages = await Promise.all(LANGUAGES.filter((code) => code !== english.code).map(loadLanguage));

const withExample = techniques.filter(({ id }) => Object.hasOwn(EXAMPLES, id));

describe("each language", () => {
  it.each(languages.map((language): [string, Language] => [language.code, language]))(
    "%s has words for the roles of the techniques that it explains",
    (_, { messages, words = {} }) => {
      // `set` is enough for `set A`.
      const isThere = (role: string): boolean =>
        [role, role.replace(/ (?:[A-Z]|\d+)$/, "")].some((word) => words[word]);
      const known = techniques.filter(({ id }) => messages[id]?.long !== undefined);
      expect(known.flatMap(({ meta }) => Object.values(meta.roles)).filter((role) => !isThere(role))).toEqual([]);
    },
  );

  it.each(withExample)("explains $id on its example", (technique) => {
    const finding = findFirst(parse(EXAMPLES[technique.id]), [technique])!;
    for (const language of languages) expectSame(finding, language);
    // A word in the data would be the same in all languages.
    for (const text of textsIn(finding.message.data)) expect(text).toMatch(/^[A-Z]?$/);
  });

  it.runIf(isThorough)("explains what is found on generated boards", () => {
    const found = new Set<string>();
    for (const board of stuckBoards(seed(1), boards(8, 500))) {
      for (const technique of techniques) {
        for (const finding of findAll(board, [technique]).slice(0, 5)) {
          found.add(finding.technique);
          for (const language of languages) expectSame(finding, language);
        }
      }
    }
    expect(found.size).toBeGreaterThan(40);
  });
});

/** The text names the same cells, houses and digits as the English one, and no word of it is English. */
function expectSame(finding: Finding, language: Language): void {
  for (const form of FORMS) {
    if (language.messages[finding.technique]?.[form] === undefined) continue;
    const text = explain(finding, { form, language });
    expect(text).not.toMatch(/[{}]/);
    expect(text).not.toMatch(ENGLISH);
    // "Zeile 7 5" can't be read.
    if (form !== "short") expect(withShortNames(text, language)).not.toMatch(/(?:r|c|b|r\dc)\d \d/);
    expect(namedIn(text, language), text).toEqual(namedIn(explain(finding, form), english));
  }
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
