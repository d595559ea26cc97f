import { type NamedMark, isWingsError, parse } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { describe, expect, it } from "vitest";
import { describe as inWords, drawSvg } from "../src/index.js";
import { EXAMPLES, marks } from "./examples.js";
import { entriesOf, legendOf, parseSvg, placeOf, spot, withClass } from "./svg-parts.js";

const [{ board }] = EXAMPLES;
const draw = (text: string): string => drawSvg(board, { marks: marks(text) });

describe.each(EXAMPLES)("the picture of $id", ({ board, finding, names }) => {
  const svg = drawSvg(board, finding, { names });

  it("is the same each time and changes nothing", () => {
    const before = JSON.stringify([board, finding]);
    expect(drawSvg(board.copy(), structuredClone(finding), { names })).toBe(svg);
    expect(JSON.stringify([board, finding])).toBe(before);
  });

  it("is well-formed, an image, and says in words what it shows", () => {
    const { name, attributes, children } = parseSvg(svg);
    expect(name).toBe("svg");
    expect(attributes).toMatchObject({ role: "img", xmlns: "http://www.w3.org/2000/svg" });
    const [title, desc] = children;
    expect([title.name, desc.name]).toEqual(["title", "desc"]);
    expect(`${title.text}. ${desc.text}`).toBe(inWords(board, finding, names));
  });

  it("has every digit and every candidate, given digits bold", () => {
    const digits = withClass(svg, "d");
    expect(digits.map(({ text }) => Number(text))).toEqual([...board.values].filter((value) => value !== 0));
    const isGiven = [...board.values.keys()]
      .filter((cell) => board.values[cell] !== 0)
      .map((cell) => board.isGiven(cell));
    expect(digits.map(({ attributes }) => attributes.class === "d m")).toEqual(isGiven);
    const texts = parseSvg(svg).children.filter((element) => element.name === "text");
    for (let cell = 0; cell < 81; cell++) {
      for (let digit = 1; digit <= 9; digit++) {
        const { x, y } = spot(cell, digit);
        const at = texts.filter(
          ({ text, attributes }) =>
            text === String(digit) && Number(attributes.x) === x && Math.abs(Number(attributes.y) - y - 5.4) < 0.1,
        );
        expect(at.length, `candidate ${digit} of cell ${cell}`).toBe(board.has(cell, digit) ? 1 : 0);
      }
    }
  });

  it("has a word in the legend for each role and kind of link", () => {
    const used = finding.marks.map((mark) =>
      "link" in mark ? `${mark.link} link` : (names.roles?.[mark.role] ?? mark.role),
    );
    expect(new Set(legendOf(svg))).toEqual(new Set(used));
  });

  it("strikes each eliminated candidate, through its center, and nothing else", () => {
    const strikes = withClass(svg, "s", "rx");
    for (const { children } of strikes) {
      expect(children.map(({ name }) => name)).toEqual(["circle", "path"]);
      const [x, y, dx, dy] = (children[1].attributes.d.match(/-?[\d.]+/g) ?? []).map(Number);
      expect([x + dx / 2, y + dy / 2]).toEqual([0, 0]);
    }
    const centers = strikes.map((strike) => Object.values(placeOf(strike)).join());
    const wanted = finding.marks.flatMap((mark) => {
      if (!("cell" in mark) || mark.role !== "eliminated") return [];
      const cell = (Number(mark.cell[1]) - 1) * 9 + Number(mark.cell[3]) - 1;
      return mark.digits!.map((digit) => Object.values(spot(cell, digit)).join());
    });
    expect(wanted.length).toBeGreaterThan(0);
    expect(centers.sort()).toEqual(wanted.sort());
  });

  it("has a link for each link, dashed where it is weak", () => {
    const links = finding.marks.filter((mark) => "link" in mark);
    const drawn = withClass(svg, "k");
    expect(drawn.map(({ attributes }) => attributes.class.split(" ").at(-1))).toEqual(links.map(({ link }) => link));
    const style = parseSvg(svg).children.find(({ name }) => name === "style")!.text;
    expect(style).toMatch(/\.weak\{stroke-dasharray:/);
    expect(style).not.toMatch(/\.strong\{/);
    expect(withClass(svg, "e").map(({ attributes }) => attributes.d)).toEqual(
      drawn.map(({ attributes }) => attributes.d),
    );
  });
});

describe("marks", () => {
  it("a cell has the color of its role, its candidates its shape", () => {
    const svg = draw("a r1c3 2;b r1c3 3;b r1c9 23");
    expect(withClass(svg, "c", "r0").length).toBe(1);
    expect(withClass(svg, "c", "r1").length).toBe(1);
    expect(withClass(svg, "o", "r1").map(({ attributes }) => attributes["stroke-dasharray"])).toEqual(["8 8"]);
    const shapesOf = (role: string): string[] => withClass(svg, "s", role).map(({ children }) => children[0].name);
    expect(shapesOf("r0")).toEqual(["circle"]);
    expect(shapesOf("r1")).toEqual(["path", "path", "path"]);
  });

  it("a cell that belongs to roles as a whole has their colors, and not those of roles of its candidates", () => {
    const svg = draw("a r1c3;a r1c3 2;b r1c3;z r1c3 3");
    expect(withClass(svg, "c").map(({ attributes }) => attributes.class)).toEqual(["c r0"]);
    expect(withClass(svg, "o").map(({ attributes }) => attributes.class)).toEqual(["o r1"]);
    expect(withClass(svg, "s").map(({ attributes }) => attributes.class)).toEqual(["s r1", "s r0", "s r2"]);
    const words = inWords(board, { marks: marks("a r1c3;a r1c3 2;b r1c3;z r1c3 3") });
    expect(words).toContain("a: r1c3. b: r1c3. z: r1c3 {3}.");
  });

  it("a whole cell has the shape in its corner, be it open or not", () => {
    const svg = draw("a r1c2;a r1c3");
    expect(withClass(svg, "s", "r0").map(placeOf)).toEqual([
      { x: 91, y: 27 },
      { x: 155, y: 27 },
    ]);
  });

  it("a house is outlined, and has its role's shape and digit at its edge", () => {
    const svg = draw("a r4;a c2 7;a b9 1");
    expect(
      withClass(svg, "h", "r0").map(({ attributes: { x, y, width, height } }) => [x, y, width, height].map(Number)),
    ).toEqual([
      [26.5, 218.5, 571, 59],
      [90.5, 26.5, 59, 571],
      [410.5, 410.5, 187, 187],
    ]);
    expect(
      withClass(svg, "m")
        .filter(({ attributes }) => attributes.class === "m" && ["120", "472"].includes(attributes.x))
        .map(({ text }) => text),
    ).toEqual(["7", "1"]);
  });

  it("several digits of a house, also of two roles, are side by side at its edge", () => {
    const signs = withClass(draw("a r4 2;a r4 5;b r4 7;b c2 7;a b9 1;b b9 3"), "m");
    const at = (digits: string) =>
      signs
        .filter(({ attributes, text }) => attributes.class === "m" && digits.includes(text) && attributes.x !== "")
        .map(({ attributes: { x, y }, text }) => `${text} ${x} ${y}`);
    expect(at("25713")).toEqual(
      expect.arrayContaining([
        "2 600 235.4",
        "5 600 253.4",
        "7 600 271.4",
        "7 120 605.4",
        "1 463 413.4",
        "3 481 413.4",
      ]),
    );
  });

  it("a group at an end of a link has one band through all its candidates, and a single candidate none", () => {
    const [group, end] = [["r1c3#2", "r1c9#2", "r3c2#2"], ["r7c3#2"]] as const;
    const link = { link: "strong", from: group, to: end } as const;
    const svg = drawSvg(board, { marks: [link, { link: "weak", from: end, to: group }] });
    const bands = withClass(svg, "n", "g");
    expect(bands).toHaveLength(1);
    const spots = [2, 19, 8].map((cell) => spot(cell, 2)).map(({ x, y }) => `${x} ${y}`);
    expect(bands[0].attributes.d).toBe(`M${spots.join("L")}`);
    const style = parseSvg(svg).children.find(({ name }) => name === "style")!.text;
    expect(style).toMatch(/\.n\{fill:none\}.*\.g\{stroke-width:20;stroke-opacity/);
  });

  it("candidates of the pattern are bold, those that play no part pale, and none is without a step", () => {
    const text = board.copy();
    const [open] = [...text.masks.keys()].filter((cell) => text.values[cell] === 0);
    const cell = `r${Math.floor(open / 9) + 1}c${(open % 9) + 1}`;
    const svg = draw(`a ${cell}`);
    const total = [...text.masks.keys()]
      .filter((each) => text.values[each] === 0)
      .reduce((sum, each) => sum + digitsOf(text.masks[each]).length, 0);
    const own = digitsOf(text.masks[open]).length;
    expect(withClass(svg, "m").filter(({ attributes }) => attributes.class === "m")).toHaveLength(own);
    expect(withClass(svg, "q")).toHaveLength(total - own);
    expect(withClass(drawSvg(board), "q")).toEqual([]);
  });

  it("a placed candidate is drawn light on its own ground", () => {
    const svg = draw("placed r1c3 2");
    expect(withClass(svg, "s", "rp").length).toBe(1);
    expect(withClass(svg, "i").map(({ text }) => text)).toEqual(["2"]);
    expect(legendOf(svg)).toEqual(["placed"]);
  });

  it("roles that nobody declared get their own look, in the order in which they come", () => {
    const svg = draw("hub r1c3 2;spoke r1c9 2;spoke r2c2 2;rim r9c9 3;eliminated r3c2 7");
    expect(legendOf(svg)).toEqual(["hub", "spoke", "rim", "eliminated"]);
    expect([0, 1, 2].map((look) => withClass(svg, "c", `r${look}`).length)).toEqual([1, 2, 1]);
  });

  it("a declared role looks the same in every finding", () => {
    const names = { roles: { a: "first", b: "second" } };
    const svg = drawSvg(board, { marks: marks("b r1c3 2") }, { names });
    expect(legendOf(svg)).toEqual(["second"]);
    expect(withClass(svg, "c", "r1").length).toBe(1);
  });

  it("no two of the first twenty roles look alike", () => {
    const cells = Array.from({ length: 20 }, (_, i) => `role${i} r${Math.floor(i / 9) + 4}c${(i % 9) + 1} 5`).join(";");
    const svg = drawSvg(parse(".".repeat(81)), { marks: marks(cells) }, { theme: "light" });
    const style = parseSvg(svg).children.find(({ name }) => name === "style")!.text;
    const looks = Array.from({ length: 20 }, (_, i) => {
      const [sign] = withClass(svg, "s", `r${i}`);
      const color = new RegExp(`\\.r${i}\\{stroke:(#\\w+)`).exec(style)![1];
      return `${color} ${JSON.stringify(sign.children)}`;
    });
    expect(new Set(looks).size).toBe(20);
  });

  it.each<[string, unknown]>([
    ["no kind", { role: "a" }],
    ["no object", null],
    ["an unknown link", { link: "odd", from: "r1c1", digit: 1, to: "r1c2" }],
    ["a digit that is none", { role: "a", cell: "r1c1", digits: [10] }],
    ["a digit that is text", { role: "a", cell: "r1c1", digits: ['1"/><script>'] }],
    ["a cell that is none", { role: "a", cell: "r1c0" }],
    ["a house that is none", { role: "a", house: "x1" }],
  ])("%s is a coded error", (_, mark) => {
    let caught: unknown;
    try {
      drawSvg(board, { marks: [mark as NamedMark] });
    } catch (error) {
      caught = error;
    }
    expect(isWingsError(caught)).toBe(true);
  });
});

describe("strangers' words", () => {
  const hostile = `</desc><script>alert("1")</script>&amp;'<style>*{}`;
  const finding = { technique: hostile, marks: [{ role: hostile, cell: "r1c3" as const, digits: [2] }] };

  it("stay words", () => {
    const svg = drawSvg(board, finding, {
      names: { name: hostile.slice(0, 20), roles: { [hostile]: `]]>${hostile.slice(0, 20)}` } },
    });
    const { children } = parseSvg(svg);
    expect(new Set(children.map(({ name }) => name))).toEqual(
      new Set(["title", "desc", "style", "rect", "path", "text", "g"]),
    );
    expect(children[0].text).toBe(hostile.slice(0, 20));
    expect(legendOf(svg)).toEqual([`]]>${hostile.slice(0, 20)}`]);
    expect(svg).not.toContain("<script");
  });

  it("are never in the style sheet, in a class or any other attribute", () => {
    const svg = drawSvg(board, { marks: [{ role: "evil", house: "r1" as const }, ...finding.marks] });
    const { children } = parseSvg(svg);
    expect(children.find(({ name }) => name === "style")!.text).not.toMatch(/evil|script/);
    expect(JSON.stringify(children.map(({ attributes }) => attributes))).not.toMatch(/evil|script/);
  });

  it.each(["__proto__", "constructor", "toString", ""])("may be %j", (role) => {
    expect(legendOf(drawSvg(board, { marks: [{ role, cell: "r1c3" }] }))).toEqual([role]);
  });

  it("lose control characters and lone surrogates, which XML does not have, and marks that turn the writing", () => {
    const svg = drawSvg(board, { marks: [{ role: "a\0\x1b[2J\ud800\u202eb", cell: "r1c3" }] });
    expect(legendOf(svg)).toEqual(["a\ufffd[2J\ufffdb"]);
  });

  it("are cut where they have no end", () => {
    const [word] = legendOf(drawSvg(board, { marks: [{ role: "x".repeat(1000), cell: "r1c3" }] }));
    expect(word).toBe(`${"x".repeat(47)}…`);
  });
});

describe("options", () => {
  const [{ finding, names }] = EXAMPLES;
  const styleOf = (svg: string): string => withStyle(svg).replace(/\s/g, "");
  const withStyle = (svg: string): string => parseSvg(svg).children.find(({ name }) => name === "style")!.text;

  it("auto asks the reader, light and dark don't", () => {
    expect(styleOf(drawSvg(board, finding))).toContain("@media(prefers-color-scheme:dark){");
    const [light, dark] = (["light", "dark"] as const).map((theme) => styleOf(drawSvg(board, finding, { theme })));
    for (const style of [light, dark]) expect(style).not.toContain("@media");
    expect(light).toContain(".wings-light.a{fill:#ffffff}");
    expect(dark).toContain(".wings-dark.a{fill:#12161c}");
  });

  it("each rule applies only to pictures of one theme", () => {
    for (const theme of ["auto", "light", "dark"] as const) {
      const svg = drawSvg(board, finding, { theme });
      const rules = withStyle(svg)
        .replace(/@media[^{]*\{(.*)\}$/, "$1")
        .split("}")
        .filter((rule) => rule !== "");
      for (const rule of rules) expect(rule.startsWith(`.wings-${theme} `), rule).toBe(true);
      expect(parseSvg(svg).attributes.class).toBe(`wings-${theme}`);
    }
  });

  it("the legend can be left out, and then the picture is lower", () => {
    const bare = parseSvg(drawSvg(board, finding, { legend: false, names }));
    const whole = parseSvg(drawSvg(board, finding, { names }));
    expect(legendOf(drawSvg(board, finding, { legend: false }))).toEqual([]);
    expect(Number(bare.attributes.height)).toBeLessThan(Number(whole.attributes.height));
    expect(parseSvg(drawSvg(board)).attributes.viewBox).toBe(bare.attributes.viewBox);
  });

  it("the width scales the picture", () => {
    const { attributes } = parseSvg(drawSvg(board, undefined, { width: 300 }));
    expect(attributes).toMatchObject({ width: "300", height: "300", viewBox: "0 0 610 610" });
  });

  it("nothing of the legend lies outside of the picture", () => {
    const many = Array.from({ length: 40 }, (_, i) => `${"W".repeat(i % 32)}${i} r1c3 2`).join(";");
    const svg = draw(many);
    const [, , width, height] = parseSvg(svg).attributes.viewBox.split(" ").map(Number);
    const entries = entriesOf(svg);
    expect(entries.length).toBe(40);
    for (const { place, word } of entries) {
      expect(place.x + Number(word.attributes.x) + 9 * word.text.length).toBeLessThan(width);
      expect(place.y + Number(word.attributes.y)).toBeLessThan(height - 8);
      expect(place.y + Number(word.attributes.y)).toBeGreaterThan(610);
    }
  });

  it("entries of the legend are close together without touching", () => {
    for (const { board, finding, names } of EXAMPLES) {
      const entries = entriesOf(drawSvg(board, finding, { names }));
      entries.slice(1).forEach(({ place }, i) => {
        const before = entries[i];
        if (place.y !== before.place.y) return;
        // From 7 units a letter, as narrow fonts have it, to 9, as wide ones do.
        const end = (letter: number): number =>
          before.place.x + Number(before.word.attributes.x) + letter * before.word.text.length;
        expect(place.x - end(7)).toBeLessThan(50);
        expect(place.x - end(8)).toBeGreaterThan(4);
      });
    }
  });
});
