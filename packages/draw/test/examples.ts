import { type Board, type NamedMark, parse } from "@wings/core";
import { type Drawable, type Names } from "../src/index.js";

/** The known boards of the wings, each as a library line at the stage where its wing is found, with that wing's marks. */
export interface Example {
  readonly id: string;
  readonly board: Board;
  readonly finding: Drawable;
  readonly names: Names;
}

/** One mark in few words: `pivot r3c8 37`, `house r7 9`, `weak 3 r3c8 2 r2c9`. */
function mark(text: string): NamedMark[] {
  const [role, ...rest] = text.trim().split(" ");
  if (role === "strong" || role === "weak") {
    const [digit, from, toDigit, to] = rest;
    return [{ link: role, from: [`${from}#${digit}`], to: [`${to}#${toDigit}`] } as unknown as NamedMark];
  }
  const [place, digits = ""] = rest;
  if (!place.includes("c") || place.startsWith("c")) {
    return [{ role, house: place, ...(digits === "" ? {} : { digit: Number(digits) }) } as NamedMark];
  }
  return [{ role, cell: place, ...(digits === "" ? {} : { digits: Array.from(digits, Number) }) } as NamedMark];
}
export const marks = (text: string): NamedMark[] => text.split(";").flatMap(mark);

const XY = { name: "XY-Wing", roles: { pivot: "pivot", wing: "wing" } };
const W = { name: "W-Wing", roles: { ends: "twin cell", bridge: "place of the link" } };
const BENT = { name: "XYZ-Wing", roles: { pivot: "pivot", wing: "wing" } };
const ALS = { name: "ALS XY-Wing", roles: { stem: "stem", a: "set A", b: "set B" } };

const example = (id: string, library: string, names: Names, text: string): Example => ({
  id,
  board: parse(library),
  finding: { technique: id, marks: marks(text) },
  names,
});

export const EXAMPLES: readonly Example[] = [
  example(
    "xy-wing-1",
    ":0000::+81..7.69.4.6+39+8+51.5.9.2.+4.87.+8..9....9..3..8....8..+9.41...6.8.9.8..4.7+65.67.8..4.::::",
    XY,
    "pivot r3c8 37;wing r2c9 27;wing r7c8 23;weak 7 r3c8 7 r2c9;weak 3 r3c8 3 r7c8;eliminated r9c9 2",
  ),
  example(
    "xy-wing-2",
    ":0000::6+8+31+2+9+4+57+5+918+473+2+6.2.3+6+5+19+8.5.9+38641+3+6+9.+1+4.+8.1482.6.3..7.+6+82.1+3.+364.18+7.8+1...3.+64::::",
    XY,
    "pivot r8c1 29;wing r8c5 59;wing r9c3 25;weak 9 r8c1 9 r8c5;weak 2 r8c1 2 r9c3;eliminated r9c4 5;eliminated r9c5 5",
  ),
  example(
    "xy-wing-3",
    ":0000::.+48..5.+26.3.+6.+2.+8.6+92+84.5.7+2..384+659+4+865..2+739+5+37+2+6+14+8..4.5.8.+2...2.8...8+2946...+5:178 378 785 987 188 388:::",
    XY,
    "pivot r1c4 19;wing r1c7 39;wing r3c6 13;weak 9 r1c4 9 r1c7;weak 1 r1c4 1 r3c6;eliminated r1c5 3;eliminated r3c8 3",
  ),
  example(
    "w-wing-1",
    ":0000::+2+4973+5+681+18+3+2+69+7+5+47+65+184+9+233.+6.+482.74.2....+6.+9786..4.5+5..8.6..26........8.74.15.6:157 172 178 378 978 182 382 387 188 388 988:::",
    W,
    "ends r8c2 29;ends r9c5 29;bridge r7c2 9;bridge r7c5 9;weak 9 r8c2 9 r7c2;strong 9 r7c2 9 r7c5;weak 9 r7c5 9 r9c5;eliminated r8c5 2;eliminated r8c6 2;eliminated r9c2 2",
  ),
  example(
    "w-wing-2",
    ":0000::+34..+2..+7512.+37..8667..9.32.+9+8+1+5+47+6+32+5+628+137+4+94+3+72+6+9+5+1+8+293.8..5771+4+95+2+8638+5+6+7+3.+29.::::",
    W,
    "ends r3c4 14;ends r9c6 14;bridge r3c9 1;bridge r9c9 1;weak 1 r3c4 1 r3c9;strong 1 r3c9 1 r9c9;weak 1 r9c9 1 r9c6;eliminated r2c6 4;eliminated r3c6 4;eliminated r7c4 4",
  ),
  example(
    "xyz-wing",
    ":0000::8+69+2+13..4+324...61+8+57+1+4+86+3297.2.4+1..+3.+1+53.2+4+8.+4...5.1.225.1.+8.4..47+.2.83+11..7.+42.5::::",
    BENT,
    "pivot r4c8 569;wing r4c7 59;wing r9c8 69;weak 5 r4c8 5 r4c7;weak 6 r4c8 6 r9c8;eliminated r6c8 9",
  ),
  example(
    "wxyz-wing",
    ":0000::..3..4.+5.1.86539...5.7...83.+86.37.9.7+9.4+6.+8+354+3....72+6+3+6..9.51...9..6+3.+88..3..26+9:211 214 231 236 144 273 482 782 284 185 285 792 193 195:::",
    { ...BENT, name: "WXYZ-Wing" },
    "pivot r6c6 1589;wing r6c5 18;wing r3c6 19;wing r9c6 15;weak 8 r6c6 8 r6c5;weak 9 r6c6 9 r3c6;weak 5 r6c6 5 r9c6;eliminated r5c6 1",
  ),
  example(
    "als-xy-wing-1",
    ":0000::8+3...5..7+97.1.8.6...6+79+38.+464.9.7.3...3+4.+67...9.8+32.46..9.8+14...1.5.4.2.4..3.+9..1:213 223:::",
    ALS,
    "stem r1c7 129;stem r1c8 19;a r4c5 15;a r4c7 125;b r1c3 14;b r2c3 45;weak 2 r1c7 2 r4c7;weak 1 r1c7 1 r1c3;weak 1 r1c8 1 r1c3;eliminated r4c3 5",
  ),
  example(
    "als-xy-wing-2",
    ":0000::4.+21+7+5+9.39.7.3.54..539.+47....5...3..2963+87154+3.8...6..+5.4..389..39.4.2.56.+1..9+4+37:822 829:::",
    ALS,
    "stem r9c5 25;a r6c5 1259;a r6c6 12;a r6c9 29;b r1c2 68;b r2c2 16;b r9c2 28;weak 5 r9c5 5 r6c5;weak 2 r9c5 2 r9c2;eliminated r6c2 1",
  ),
  example(
    "als-xy-wing-3",
    ":0000::..6..49.+7.9.+7+6.+1.+47.4+915..+65..+6...1+9+6.91...+4+8.8..7+9.63....97+6.2.6...+1..5...3.64.+1:818 828 237 787 388 888 898:::",
    ALS,
    "stem r3c2 23;stem r4c2 2347;stem r5c2 237;stem r9c2 257;a r4c5 2348;a r4c6 238;a r5c6 23;b r1c5 238;b r4c5 2348;b r8c5 248;b r9c5 258;weak 4 r4c2 4 r4c5;weak 5 r9c2 5 r9c5;eliminated r5c5 2;eliminated r5c5 3",
  ),
];
