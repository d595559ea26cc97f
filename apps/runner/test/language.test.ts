import { explain, parse, solvePath } from "@wings/core";
import { hintLevels } from "@wings/draw/hint";
import { techniques } from "@wings/ladder";
import { LANGUAGES, loadLanguage } from "@wings/languages";
import { describe, expect, test } from "vitest";
import { wings } from "./in-process.js";
import { PUZZLE } from "./puzzles.js";
import { expectRefusal } from "./wings.js";

/** Lines are broken and colored in the terminal. */
const plain = (text: string): string => text.replace(/\s+/g, " ");
const printed = async (...args: string[]): Promise<string> => plain((await wings(args)).out);

describe.each(LANGUAGES)("--language %s", (code) => {
  test("speaks the language in every command that explains", async () => {
    const language = await loadLanguage(code);
    const path = solvePath(parse(PUZZLE), techniques);
    const first = path.steps[0].finding;
    expect(await printed("hint", "--language", code, PUZZLE)).toContain(plain(explain(first, { language })));
    const { where } = hintLevels(first, { language });
    expect(await printed("hint", "--level", "where", "--language", code, PUZZLE)).toContain(plain(where));
    expect(await printed("steps", "--language", code, PUZZLE)).toContain(
      plain(explain(first, { form: "short", language })),
    );
    const solved = await printed("solve", "--language", code, PUZZLE);
    for (const { finding } of path.steps)
      expect(solved).toContain(plain(explain(finding, { form: "short", language })));
  });
});

test("a lesson of another language is its three steps", async () => {
  const page = await printed("techniques", "w-wing", "--language", "de");
  expect(page).toMatch(/In three steps 1\. .*zwei Zellen.* 2\. .* 3\. /);
  expect(page).not.toContain("Why it works");
});

test("a language that nobody has written is refused", async () => {
  expectRefusal(await wings(["hint", "--language", "tlh", PUZZLE]), 2, "WINGS_BAD_VALUE", "--language");
});
