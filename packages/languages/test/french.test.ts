import { explain, findFirst, parse } from "@wings/core";
import { EXAMPLES, rungOf } from "@wings/ladder";
import { describe, expect, it } from "vitest";
import { language as french, loadPage } from "@wings/language-fr";

const finish = french.finish!;
const NARROW = "\u202F";

describe("finishes a text", () => {
  it("joins prepositions and articles, and begins sentences with a capital", () => {
    expect(finish("le bloc 4 a 5. la ligne 3 aussi, près de le bloc 1, de la colonne 2 et à le bloc 3.")).toBe(
      "Le bloc 4 a 5. La ligne 3 aussi, près du bloc 1, de la colonne 2 et au bloc 3.",
    );
  });

  it("has narrow spaces before high signs, also between changes", () => {
    expect(finish("« oui » : retire 4 de r1c1; retire 5 de r1c2.")).toBe(
      `«${NARROW}oui${NARROW}»${NARROW}: retire 4 de r1c1${NARROW}; retire 5 de r1c2.`,
    );
  });
});

it("explains an XY-Wing", () => {
  const finding = findFirst(parse(EXAMPLES["xy-wing"]), [rungOf("xy-wing")!.technique])!;
  expect(explain(finding, { language: french }).replaceAll(NARROW, " ")).toBe(
    "Le pivot r1c8 vaut 3 ou 6. S’il vaut 3, l’aile r2c9 ne peut pas valoir 3 et vaut 7. " +
      "S’il vaut 6, l’aile r4c8 ne peut pas valoir 6 et vaut 7. " +
      "Dans les deux cas, l’une des ailes vaut 7, donc une case qui voit les deux ne peut pas valoir 7 : retire 7 de r3c8 et r4c9.",
  );
});

it("names techniques in sentences of the page", async () => {
  const page = await loadPage();
  const ask = (name: string): string | undefined => page.isThisOne?.(name).replaceAll(NARROW, " ");
  expect(["Paire nue", "X-Wing", "Swordfish à nageoires", "One-Two"].map(ask)).toEqual([
    "Est-ce une paire nue ?",
    "Est-ce un X-Wing ?",
    "Est-ce un Swordfish à nageoires ?",
    "Est-ce un One-Two ?",
  ]);
});
