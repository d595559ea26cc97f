import { existsSync, readFileSync } from "node:fs";
import {
  type Finding,
  type Form,
  type Language,
  english,
  explain,
  findAll,
  findFirst,
  parse,
  translate,
} from "@wings/core";
import { SET_PARTS } from "@wings/core/author";
import { EXAMPLES, techniques } from "@wings/ladder";
import { boards, isThorough, seed } from "@wings/test-kit/depth";
import { stuckBoards } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { LANGUAGES, loadLanguage } from "../src/index.js";
import { differentCounts, namedIn, withShortNames } from "./named-in.js";

const FORMS: readonly Form[] = ["long", "short", "vague"];
/** Nothing is half English. `pnpm language CODE` lists what is missing. */
const ENGLISH = ["the", "and", "then", "with", "from", "cell", "cells", "row", "column", "box", "remove"];
/** The words of ENGLISH that a language doesn't have itself: the Dutch say *box*. */
function foreignTo({ r, c, b, set, eliminate }: Language): RegExp {
  const own = [r, c, b, set, eliminate].join(" ");
  return new RegExp(`\\b(${ENGLISH.filter((word) => !own.includes(word)).join("|")})\\b`, "i");
}

/** A language, its words for numbers, and the messages whose values are rightly in another order: `claims.mjs` notes them. */
interface Read {
  readonly language: Language;
  readonly parts: Readonly<Record<string, string | undefined>>;
  readonly reordered: readonly string[];
}

const languages = await Promise.all(
  LANGUAGES.filter((code) => code !== english.code).map(async (code): Promise<Read> => {
    const folder = new URL(`../../language-${code}/`, import.meta.url);
    const { SET_PARTS: parts } = (await import(`${folder.href}src/shared/set-parts.ts`)) as {
      SET_PARTS: Read["parts"];
    };
    const file = new URL("reordered.json", folder);
    const reordered = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as string[]) : [];
    return { language: await loadLanguage(code), parts, reordered };
  }),
);

const withExample = techniques.filter(({ id }) => Object.hasOwn(EXAMPLES, id));

describe("each language", () => {
  it.each(withExample)("explains $id on its example", (technique) => {
    const finding = findFirst(parse(EXAMPLES[technique.id]), [technique])!;
    for (const language of languages) expectSame(finding, language);
    // A word in the data would be the same in all languages.
    for (const text of textsIn(finding.message.data)) expect(text).toMatch(/^[A-Z]?$/);
  });

  it("has words for roles that drawings don't cut off", () => {
    const roles = techniques.flatMap(({ meta }) => Object.values<string>(meta.roles ?? {}));
    const words = languages.flatMap(({ language }) => roles.map((role) => translate(role, language)));
    expect(words.filter((word) => word.length > 48)).toEqual([]);
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
function expectSame(finding: Finding, { language, parts, reordered }: Read): void {
  const foreign = foreignTo(language);
  for (const form of FORMS) {
    if (language.messages[finding.technique]?.[form] === undefined) continue;
    const text = explain(finding, { form, language });
    expect(text).not.toMatch(/[{}]/);
    expect(text).not.toMatch(foreign);
    // "Zeile 7 5" can't be read.
    if (form !== "short") expect(withShortNames(text, language)).not.toMatch(/(?:r|c|b|r\dc)\d \d/);
    const source = explain(finding, form);
    if (text === source) continue;
    const [names, own] = [namedIn(source, english), namedIn(text, language)];
    expect(new Set(own), text).toEqual(new Set(names));
    // Where the order is another one, somebody has read it: two values may be exchanged.
    if (!reordered.includes(`${finding.technique} ${form}`)) expect(own, text).toEqual(names);
    if (parts.n3 !== undefined) expect(differentCounts(source, SET_PARTS, text, parts), text).toEqual([]);
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
