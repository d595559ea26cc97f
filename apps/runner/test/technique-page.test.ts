import { parse } from "@wings/core";
import { LADDER, techniques } from "@wings/ladder";
import { describe, expect, test } from "vitest";
import { wings } from "./in-process.js";
import { expectRefusal, plugin, records } from "./wings.js";

interface Page {
  readonly technique: string;
  readonly index: number;
  readonly plugin: boolean;
  readonly definition: string;
  readonly board: string;
  readonly finding: { readonly technique: string };
}

const pagesIn = (text: string): Page[] => records(text) as unknown as Page[];

describe("wings techniques ID", () => {
  test.each(techniques.map(({ id }) => [id]))("defines %s and has a board with it", async (id) => {
    const [page] = pagesIn((await wings(["techniques", id, "--json"])).out);
    expect(page.technique).toBe(id);
    expect(LADDER[page.index].technique.id).toBe(id);
    expect(page.definition.length).toBeGreaterThan(100);
    // No rests of the page that it comes from.
    expect(page.definition).not.toMatch(/<!--|!\[|\]\(|\*\*|^#/m);
    expect(parse(page.board).isFull).toBe(false);
    expect(page.finding.technique).toBe(id);
  });

  test("shows the definition, a drawn board and the explanation", async () => {
    const { out } = await wings(["techniques", "unique-rectangle-1"]);
    expect(out).toMatch(
      /^Unique Rectangle 1\n\n +\d+ {2}unique-rectangle-1 {2}hard {2}180 {2}@wings\/unique-rectangle/,
    );
    expect(out).toContain("\nThe pattern\n");
    expect(out).toContain("- Type 1 (unique-rectangle-1): one corner has extras. It loses a and b.");
    // The other types of the package are not shown.
    expect(out).not.toContain("Type 2");
    expect(out).toContain("\nWhy it works\n");
    expect(out).toMatch(/\nAn example\n\n +c1 .* c9\n +┏━/);
    expect(out).toMatch(/\( \) corner of the rectangle: /);
    expect(out.replace(/\s+/g, " ")).toContain("If they held only 1 and 7");
  });

  test("needs no Unicode and no color", async () => {
    const { out } = await wings(["techniques", "medusa", "--ascii", "--no-color"]);
    expect(out).toContain("trap   A === B === A === B");
    expect(Buffer.byteLength(out)).toBe(out.length);
  });

  test("shows a technique that is left out, and its options", async () => {
    const { out } = await wings(["techniques", "forcing-net", "--preset", "players"]);
    expect(out).toContain("Forcing Net");
    const set = await wings(["techniques", "unique-rectangle-1", "--set", "unique-rectangle-1.missing=false"]);
    expect(set.out).toContain("missing=false");
  });

  test("describes a plugin in the plugin's own words", async () => {
    const path = await plugin("honest");
    const listed = pagesIn((await wings(["techniques", "--json", "--plugin", path])).out);
    const { technique } = listed.find((each) => each.plugin)!;
    const { out } = await wings(["techniques", technique, "--plugin", path]);
    expect(out).toContain(technique);
    expect(out).toContain("this command knows the techniques of wings only");
    const [page] = pagesIn((await wings(["techniques", technique, "--json", "--plugin", path])).out);
    expect(page).toMatchObject({ definition: "", board: null, finding: null });
  });

  test("refuses an unknown id and suggests the nearest one", async () => {
    expectRefusal(await wings(["techniques", "w-wnig"]), 2, "WINGS_UNKNOWN_TECHNIQUE", "w-wing");
  });
});
