import { type Form, explain, findFirst, parse } from "@wings/core";
import { EXAMPLES, techniques } from "@wings/ladder";
import { describe, expect, it } from "vitest";
import { language as spanish } from "@wings/language-es";

const FORMS: readonly Form[] = ["long", "short", "vague"];
const ENGLISH = /[{}]|\b(and|or|the|is|are|if|then|with|from|cells?|row|column|box|remove|place)\b/i;
/** `de el`, `a el`, `7 o 8`, and a sentence that begins with a small letter. Cells do. */
const UNFINISHED = /(?<!\p{L})(?:de|a) el\b|(?<!\p{L})o 8|[.!?] (?!r\dc\d)\p{Ll}/u;

describe("explains in finished Spanish", () => {
  const withExample = techniques.filter(({ id }) => Object.hasOwn(EXAMPLES, id) && Object.hasOwn(spanish.messages, id));
  it.each(withExample.map((technique) => [technique.id, technique]))("%s on its example", (id, technique) => {
    const finding = findFirst(parse(EXAMPLES[id]), [technique])!;
    for (const form of FORMS) {
      const text = explain(finding, { form, language: spanish });
      expect(text).not.toMatch(ENGLISH);
      expect(text).not.toMatch(UNFINISHED);
    }
  });
});

it("contracts, and doesn't say the same vowel twice", () => {
  const finished = (text: string): string => spanish.finish?.(text) ?? text;
  expect(finished("Mira el lugar de el 4. la fila 3 no ve a el 7 o 8.")).toBe(
    "Mira el lugar del 4. La fila 3 no ve al 7 u 8.",
  );
  expect(finished("Es de él. r1c1 o r8c8.")).toBe("Es de él. r1c1 o r8c8.");
});
