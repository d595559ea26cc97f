import { format, parse } from "@wings/core";
import { atStage } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { readArgument } from "../src/features/argue/argument-link.js";
import { argumentHash, argumentSign, readHash } from "../src/model/link.js";
import { hashIn } from "../src/model/link-in-text.js";
import { readBoard } from "../src/model/read-board.js";
import { loadSettings } from "../src/model/storage.js";
import { newGame } from "../src/model/game.js";
import { reduce } from "./page-store.js";
import { sharedHash } from "../src/store/shared-hash.js";
import { initialState } from "../src/store/state.js";
import { problemOf } from "../src/model/problem.js";
import { problemText } from "../src/model/words/problem-text.js";
import { english, german } from "./in-words.js";

const PUZZLE = "..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6";
const BOARD = atStage(parse(PUZZLE), "S4");
const TEXT = format(BOARD, "url");
const WING = { facts: ["r8c2", "r9c5", "r7#9"], claim: ["r8c5-2", "r8c6-2"] };
const HASH = argumentHash(TEXT, WING);

const read = (hash: string): ReturnType<typeof readArgument> => {
  const { text, argument } = readHash(hash)!;
  return readArgument(text, argument!, BOARD);
};
/** The code of the error, and what is wrong. */
const faultOf = (hash: string): unknown => {
  try {
    read(hash);
  } catch (error) {
    const { code, details } = problemOf(error);
    const problem = problemOf(error);
    expect(problemText(problem, english)).not.toBe(problem.message);
    expect(problemText(problem, german)).not.toBe(problemText(problem, english));
    return [code, (details as { argument: string }).argument];
  }
  return "read";
};
/** A link with a right sign, whatever it says. */
const signed = (content: string): string => `#/solve/${TEXT}&argue=${content}:${argumentSign(TEXT, content)}`;

describe("the link to an argument", () => {
  it("has all of it, and is short", () => {
    expect(HASH).toMatch(/&argue=r8c2\.r9c5\.r7-9:r8c5-2\.r8c6-2:[a-z\d]{3}$/);
    expect(read(HASH)).toEqual(WING);
    expect(read(argumentHash(TEXT, { facts: ["r8c2"], claim: [] }))).toEqual({ facts: ["r8c2"], claim: [] });
    expect(read(argumentHash(TEXT, { facts: [], claim: ["r8c5=5"] }))).toEqual({ facts: [], claim: ["r8c5=5"] });
    expect(HASH.length - TEXT.length).toBeLessThan(60);
  });

  it("is found in a message, also with what follows it", () => {
    const isBoard = (text: string): boolean => readBoard(text) !== undefined;
    for (const message of [
      HASH,
      `See https://x.org/${HASH}.`,
      `(https://x.org/${HASH})!`,
      `${TEXT}${HASH.slice(8 + TEXT.length)}`,
    ])
      expect(read(hashIn(message, isBoard)!)).toEqual(WING);
  });

  it("says where it is damaged: cut off at any letter, or changed at any", () => {
    const from = HASH.indexOf("&argue=") + 7;
    for (let end = from; end < HASH.length; end++)
      expect([end, faultOf(HASH.slice(0, end))]).toEqual([end, ["WINGS_BAD_LINK", "cut"]]);
    for (let at = from; at < HASH.length; at++) {
      const other = HASH[at] === "3" ? "4" : "3";
      const fault = faultOf(HASH.slice(0, at) + other + HASH.slice(at + 1));
      // A colon that became something else leaves too few parts.
      expect(fault).toEqual(["WINGS_BAD_LINK", HASH[at] === ":" ? "cut" : "changed"]);
    }
    expect(faultOf(`${HASH}x`)).toEqual(["WINGS_BAD_LINK", "changed"]);
    expect(faultOf(HASH.replace(TEXT, TEXT.replace("j", "k")))).toEqual(["WINGS_BAD_LINK", "changed"]);
  });

  it.each([
    "r1c3:",
    "r0c1:",
    "r8c2.evil:",
    "x7-9:",
    "r7-0:",
    "r9-4:",
    ":r8c5-3",
    ":r1c3-9",
    ":r8c5",
    "__proto__:",
    ".:",
  ])("says what does not fit the board: %s", (content) => {
    expect(faultOf(signed(content))).toEqual(["WINGS_BAD_LINK", "entry"]);
  });

  it("is what the page shares while somebody argues, and not elsewhere", () => {
    let state = initialState({ room: "solve" }, loadSettings(undefined));
    state = reduce(state, { type: "open", game: newGame("a", "solve", TEXT), route: { room: "solve" }, tab: "argue" });
    expect(sharedHash(state)).toBe(`#/solve/${TEXT}`);
    state = reduce(state, { type: "argue", argument: { ...WING, digit: 2 } });
    expect(sharedHash(state)).toBe(HASH);
    expect(sharedHash(reduce(state, { type: "tab", tab: "hint" }))).toBe(`#/solve/${TEXT}`);
  });
});
