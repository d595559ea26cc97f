import { type Board, parse } from "@wings/core";
import { describe, expect, it } from "vitest";
import { boards } from "@wings/test-kit/depth";
import { type TextOptions, drawText } from "../src/index.js";
import { EXAMPLES, marks } from "./examples.js";

const [{ board }] = EXAMPLES;
const W_WING = EXAMPLES[3];
const draw = (options: TextOptions): string =>
  drawText(W_WING.board, W_WING.finding, { names: W_WING.names, ...options });
const lines = (text: string): string[] => text.split("\n");
/** Text as a terminal shows it. */
const shown = (text: string): string => text.replaceAll(SEQUENCE, "");
const SEQUENCE = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g");

describe("forms", () => {
  it("compact: a line a row, brackets around what is marked", () => {
    expect(lines(draw({ form: "compact" }))).toEqual([
      "     1   2   3     4    5      6     7  8  9",
      "   ┏━━━━━━━━━━━━┳━━━━━━━━━━━━━━━━━━┳━━━━━━━━━━┓",
      "r1 ┃ 2 4     9  ┃ 7   3      5     ┃ 6  8  1  ┃",
      "r2 ┃ 1 8     3  ┃ 2   6      9     ┃ 7  5  4  ┃",
      "r3 ┃ 7 6     5  ┃ 1   8      4     ┃ 9  2  3  ┃",
      "   ┣━━━━━━━━━━━━╋━━━━━━━━━━━━━━━━━━╋━━━━━━━━━━┫",
      "r4 ┃ 3 15    6  ┃ 59  4      8     ┃ 2  19 7  ┃",
      "r5 ┃ 4 15    2  ┃ 359 1579   37    ┃ 38 6  89 ┃",
      "r6 ┃ 9 7     8  ┃ 6   12     23    ┃ 4  13 5  ┃",
      "   ┣━━━━━━━━━━━━╋━━━━━━━━━━━━━━━━━━╋━━━━━━━━━━┫",
      "r7 ┃ 5 3[9]  14 ┃ 8   7[9]   6     ┃ 13 47 2  ┃",
      "r8 ┃ 6 (29)  14 ┃ 359 -2-579 -2-37 ┃ 18 47 89 ┃",
      "r9 ┃ 8 -2-39 7  ┃ 4   (29)   1     ┃ 5  39 6  ┃",
      "   ┗━━━━━━━━━━━━┻━━━━━━━━━━━━━━━━━━┻━━━━━━━━━━┛",
      "( ) twin cell: r8c2 r9c5 {2,9}",
      "[ ] place of the link: r7c25 {9}",
      "- - eliminated: r8c56 r9c2 {2}",
      "╌╌╌ weak link: 9 r8c2 to 9 r7c2",
      "─── strong link: 9 r7c2 to 9 r7c5",
      "╌╌╌ weak link: 9 r7c5 to 9 r9c5",
      "",
    ]);
  });

  it("digits: a column a cell, letters where something is marked", () => {
    expect(lines(draw({ width: 28 })).slice(0, 16)).toEqual([
      "     1 2 3   4 5 6   7 8 9",
      "   ┏━━━━━━━┳━━━━━━━┳━━━━━━━┓",
      "r1 ┃ 2 4 9 ┃ 7 3 5 ┃ 6 8 1 ┃",
      "r2 ┃ 1 8 3 ┃ 2 6 9 ┃ 7 5 4 ┃",
      "r3 ┃ 7 6 5 ┃ 1 8 4 ┃ 9 2 3 ┃",
      "   ┣━━━━━━━╋━━━━━━━╋━━━━━━━┫",
      "r4 ┃ 3 · 6 ┃ · 4 8 ┃ 2 · 7 ┃",
      "r5 ┃ 4 · 2 ┃ · · · ┃ · 6 · ┃",
      "r6 ┃ 9 7 8 ┃ 6 · · ┃ 4 · 5 ┃",
      "   ┣━━━━━━━╋━━━━━━━╋━━━━━━━┫",
      "r7 ┃ 5 B · ┃ 8 B 6 ┃ · · 2 ┃",
      "r8 ┃ 6 A · ┃ · x x ┃ · · · ┃",
      "r9 ┃ 8 x 7 ┃ 4 A 1 ┃ 5 · 6 ┃",
      "   ┗━━━━━━━┻━━━━━━━┻━━━━━━━┛",
      " A  twin cell: r8c2 r9c5",
      "    {2,9}",
    ]);
  });

  it("big: three lines a row, each candidate at its place", () => {
    const big = lines(draw({ width: 94 }));
    expect(big.slice(0, 6)).toEqual([
      "       c1        c2        c3        c4        c5        c6        c7        c8        c9",
      "   ┏━━━━━━━━━┯━━━━━━━━━┯━━━━━━━━━┳━━━━━━━━━┯━━━━━━━━━┯━━━━━━━━━┳━━━━━━━━━┯━━━━━━━━━┯━━━━━━━━━┓",
      "   ┃         │         │         ┃         │         │         ┃         │         │         ┃",
      "r1 ┃    2    │    4    │    9    ┃    7    │    3    │    5    ┃    6    │    8    │    1    ┃",
      "   ┃         │         │         ┃         │         │         ┃         │         │         ┃",
      "   ┠─────────┼─────────┼─────────╂─────────┼─────────┼─────────╂─────────┼─────────┼─────────┨",
    ]);
    expect(big.slice(29, 33)).toEqual([
      "   ┠─────────┼─────────┼─────────╂─────────┼─────────┼─────────╂─────────┼─────────┼─────────┨",
      "   ┃         │ · (2) · │ 1  ·  · ┃ ·  ·  3 │ · -2- · │ · -2- 3 ┃ 1  ·  · │ ·  ·  · │ ·  ·  · ┃",
      "r8 ┃    6    │ ·  ·  · │ 4  ·  · ┃ ·  5  · │ ·  5  · │ ·  ·  · ┃ ·  ·  · │ 4  ·  · │ ·  ·  · ┃",
      "   ┃         │ ·  · (9)│ ·  ·  · ┃ ·  ·  9 │ 7  ·  9 │ 7  ·  · ┃ ·  8  · │ 7  ·  · │ ·  8  9 ┃",
    ]);
    expect(big.length).toBe(38 + 6 + 1);
  });

  it("plain ASCII for terminals that know no more", () => {
    expect(lines(draw({ unicode: false, form: "compact" })).slice(9, 20)).toEqual([
      "   +============+==================+==========+",
      "r7 | 5 3[9]  14 | 8   7[9]   6     | 13 47 2  |",
      "r8 | 6 (29)  14 | 359 -2-579 -2-37 | 18 47 89 |",
      "r9 | 8 -2-39 7  | 4   (29)   1     | 5  39 6  |",
      "   +============+==================+==========+",
      "( ) twin cell: r8c2 r9c5 {2,9}",
      "[ ] place of the link: r7c25 {9}",
      "- - eliminated: r8c56 r9c2 {2}",
      "... weak link: 9 r8c2 to 9 r7c2",
      "--- strong link: 9 r7c2 to 9 r7c5",
      "... weak link: 9 r7c5 to 9 r9c5",
    ]);
    const big = lines(draw({ unicode: false, width: 94 }));
    expect(big[1]).toBe(`   +${Array.from({ length: 9 }, () => "=========+").join("")}`);
    expect(big[5]).toBe(`   +${Array.from({ length: 9 }, () => "---------+").join("")}`);
    expect(big[31]).toBe(
      "r8 |    6    : .  .  . : 4  .  . | .  5  . : .  5  . : .  .  . | .  .  . : 4  .  . : .  .  . |",
    );
  });

  it("a form can be asked for, and gives way where it does not fit", () => {
    expect(draw({ form: "compact", width: 200 })).toBe(draw({ form: "compact" }));
    expect(lines(draw({ form: "digits", width: 200 })).slice(0, 14)).toEqual(lines(draw({ width: 28 })).slice(0, 14));
    expect(lines(draw({ form: "compact", width: 40 })).slice(0, 14)).toEqual(lines(draw({ width: 28 })).slice(0, 14));
  });
});

describe.each(EXAMPLES.map((example, i) => ({ ...example, i })))(
  "$id in all widths",
  ({ board, finding, names, i }) => {
    // Each board has every third width, the next board the widths next to these; in a deep run each has all.
    const step = boards(3, 1);
    const widths: number[] = [];
    for (let width = 28 + (i % step); width <= 130; width += step) widths.push(width);

    it("fits", () => {
      for (const width of widths) {
        for (const color of [false, true]) {
          for (const unicode of [false, true]) {
            const text = shown(drawText(board, finding, { width, color, unicode, names }));
            const tooLong = lines(text).filter((line) => line.length > width);
            expect(tooLong, `${width} ${color} ${unicode}`).toEqual([]);
          }
        }
      }
    });

    it("says what every mark means, and where", () => {
      const roles = finding.marks.flatMap((mark) =>
        "link" in mark ? `${mark.link} link` : (names.roles?.[mark.role] ?? mark.role),
      );
      const text = drawText(board, finding, { names });
      for (const role of roles) expect(text).toContain(`${role}: `);
    });

    it("is the same in color but for the colors: no meaning is in these alone", () => {
      for (const [form, width] of [
        ["big", 76],
        ["big", 94],
        ["digits", 28],
      ] as const) {
        const options = { width, names, form };
        const plain = drawText(board, finding, options);
        const colored = drawText(board, finding, { ...options, color: true });
        expect(colored).not.toBe(plain);
        expect(shown(colored)).toBe(plain);
      }
    });

    it("has a sign beside each color in all widths, and says in the legend what it means", () => {
      const marked = new RegExp(
        `${String.fromCharCode(27)}\\[1;(?:9;)?38;5;\\d+;48;5;(\\d+)m([^${String.fromCharCode(27)}]+)`,
        "g",
      );
      for (const width of widths) {
        for (const form of ["big", "compact"] as const) {
          const signs = new Map<string, Set<string>>();
          const text = drawText(board, finding, { width, names, form, color: true });
          for (const [, ground, its] of text.matchAll(marked)) {
            const sign = its.replace(/[\d ]/g, "");
            expect(sign, `${form} ${width} ${its}`).not.toBe("");
            signs.set(ground, (signs.get(ground) ?? new Set()).add(sign));
          }
          // On the board and in the legend the same, and no two grounds have one.
          const all = [...signs.values()].flatMap((its) => [...its]);
          expect(new Set(all).size, `${form} ${width}`).toBe(signs.size);
        }
      }
    });

    it("sends no ANSI sequence unless asked, and nothing but ASCII where there is no more", () => {
      for (const width of [28, 80, 120]) {
        expect(drawText(board, finding, { width, names })).not.toContain("\x1b");
        expect(drawText(board, finding, { width, names, unicode: false })).toMatch(/^[\n -~]*$/);
      }
    });
  },
);

describe("colors", () => {
  it("in 80 columns the big board, where brackets are opened before what is marked", () => {
    const text = draw({ color: true });
    expect(Math.max(...lines(shown(text)).map((line) => line.length))).toBe(76);
    expect(text).toContain("\x1b[1;38;5;16;48;5;75m(2\x1b[0m");
    expect(text).toContain("\x1b[1;38;5;16;48;5;214m[9\x1b[0m");
    expect(lines(draw({})).slice(30, 33)).toEqual([
      "   ┃       │ ·(2 · │ 1 · · ┃ · · 3 │ ·-2 · │ ·-2 3 ┃ 1 · · │ · · · │ · · · ┃",
      "r8 ┃   6   │ · · · │ 4 · · ┃ · 5 · │ · 5 · │ · · · ┃ · · · │ 4 · · │ · · · ┃",
      "   ┃       │ · ·(9 │ · · · ┃ · · 9 │ 7 · 9 │ 7 · · ┃ · 8 · │ 7 · · │ · 8 9 ┃",
    ]);
    expect(draw({})).toContain("\n (  twin cell: r8c2 r9c5 {2,9}\n");
  });

  it("the compact board has brackets that are only opened where these are what makes it fit", () => {
    const closed = draw({ form: "compact", color: true });
    const widest = Math.max(
      ...lines(shown(closed))
        .slice(0, 14)
        .map((line) => line.length),
    );
    const opened = shown(draw({ form: "compact", color: true, width: widest - 1 }));
    expect(lines(opened)[11]).toBe("r8 ┃ 6 (29  14 ┃ 359 -2579 -237 ┃ 18 47 89 ┃");
    // Without colors nobody could tell where it ends.
    expect(draw({ form: "compact", width: widest - 1 })).not.toContain("(29 ");
  });

  it("eliminated candidates are struck, placed ones stand out, given digits are bold", () => {
    const text = drawText(board, { marks: marks("eliminated r9c9 2;placed r1c3 3") }, { color: true, form: "compact" });
    expect(text).toContain("\x1b[1;9;38;5;231;48;5;160m-2-\x1b[0m");
    expect(text).toContain("\x1b[1;38;5;16;48;5;78m=3=\x1b[0m");
    expect(text).toContain("\x1b[1m1\x1b[0m"); // r1c2
  });

  it("every sequence is closed on its own line", () => {
    for (const line of lines(draw({ color: true }))) {
      const codes = line.match(SEQUENCE) ?? [];
      codes.forEach((code, i) => expect(code === "\x1b[0m").toBe(i % 2 === 1));
      expect(codes.length % 2).toBe(0);
    }
  });
});

describe("cells", () => {
  const row = (text: string, of: Board = board, options: TextOptions = {}): string =>
    lines(drawText(of, { marks: marks(text) }, { form: "compact", width: 120, ...options })).find((line) =>
      line.startsWith("r1 "),
    )!;

  it("a lone candidate is no digit", () => {
    const lone = parse("12345678.".padEnd(81, "."));
    expect(row("a r9c9 1", lone)).toContain(" 9? ");
    expect(row("a r1c9 9", lone)).toContain(" (9?) ");
  });

  it("what the legend says of a house has no sign, for houses are not marked; and lone candidates are explained", () => {
    const legend = (text: string, of: Board): string[] =>
      lines(drawText(of, { marks: marks(text) }, { form: "compact", width: 120 })).slice(14, -1);
    expect(legend("box b9 1;its r1c3 2", board)).toEqual(["    box: 1 in b9", "[ ] its: r1c3 {2}"]);
    expect(legend("a r9c9 1", parse("12345678.".padEnd(81, ".")))).toEqual([
      "( ) a: r9c9 {1}",
      " ?  one candidate left",
    ]);
  });

  it("what the legend says has no sign either where another mark has taken its place", () => {
    const legend = (text: string, color: boolean): string[] =>
      lines(shown(drawText(board, { marks: marks(text) }, { width: 30, color }))).slice(14, -1);
    for (const color of [false, true]) {
      expect(legend("a r1c3;placed r1c3 2;b r1c2", color)).toEqual([
        "    a: r1c3",
        " =  placed: r1c3 {2}",
        " B  b: r1c2",
      ]);
      expect(legend("a r1c3 2;eliminated r1c3 3;a r1c2", color)[0]).toBe(" A  a: r1c3 {2}, r1c2");
    }
  });

  it("a whole cell is marked as all of its candidates, or as its digit", () => {
    expect(row("a r1c3;a r1c2")).toMatch(/ \(1\) +\(23\) /);
  });

  it("what changes goes before what is only part of the pattern", () => {
    expect(row("a r1c3 23;eliminated r1c3 3")).toContain("(2)-3-");
    expect(row("a r1c3 23;placed r1c3 3")).toContain("(2)=3=");
  });

  it("roles have brackets of their own", () => {
    expect(row("a r1c3 2;b r1c3 3;c r1c4 4;d r1c4 5;e r1c6 4;f r1c6 5")).toMatch(/\(2\)\[3\].*\{4\}<5>.*\/4\/\|5\|/);
  });

  it("a board alone has no legend", () => {
    expect(lines(drawText(board, undefined, { form: "compact" })).length).toBe(15);
  });
});

describe("strangers' words", () => {
  const legend = (role: string, options: TextOptions = {}): string[] =>
    lines(drawText(board, { marks: [{ role, cell: "r1c3", digits: [2] }] }, { form: "compact", ...options })).slice(
      14,
      -1,
    );

  it("can't steer the terminal", () => {
    expect(legend("a\x1b[2J\x07\n\x9b1mb")).toEqual(["( ) a\ufffd[2J\ufffd1mb: r1c3 {2}"]);
  });

  it("are ASCII where there is no more", () => {
    expect(legend("Flügel 翼", { unicode: false })).toEqual(["( ) Fl?gel ?: r1c3 {2}"]);
  });

  it("are broken where they are wider than the terminal, wide letters counted twice", () => {
    expect(legend("x".repeat(30), { width: 28 })).toEqual([" A  xxxxxxxxxxxxxxxxxxxxxxxx", "    xxxxxx: r1c3 {2}"]);
    expect(legend("翼".repeat(15), { width: 28 })).toEqual([` A  ${"翼".repeat(12)}`, "    翼翼翼: r1c3 {2}"]);
  });
});
