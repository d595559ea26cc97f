import { explain, findAll, format, parse } from "@wings/core";
import { rungOf } from "@wings/ladder";
import { atStage } from "@wings/testing";
import { describe, expect, it } from "vitest";
import { newGame } from "../src/model/game.js";
import { type Pencil, BLANK, noted } from "../src/model/pencil.js";
import { loadSettings } from "../src/model/storage.js";
import type { Action } from "../src/store/actions.js";
import { reduce } from "./page-store.js";
import { type State, initialState } from "../src/store/state.js";
import { english, german } from "./in-words.js";

const STUCK = format(
  atStage(parse("..973..81.8...9...7.5.84..33....82.74.2.......786..4.5...8.6..26........8.74.15.6"), "S4"),
  "url",
);
const finding = findAll(parse(STUCK), [rungOf("w-wing")!.technique])[0].toJSON();
const step = { board: STUCK, finding, short: explain(finding, "short") };
const cells = [...new Set(finding.eliminations.map(({ cell }) => (Number(cell[1]) - 1) * 9 + Number(cell[3]) - 1))];

const play = (hasCandidates: boolean, pencil: Pencil = BLANK): State => {
  const game = newGame("one", "play", STUCK, undefined, 1);
  const settings = loadSettings(undefined);
  const switches = { ...settings.switches, candidates: hasCandidates };
  const actions: Action[] = [
    {
      type: "open",
      game: { ...game, history: { ...game.history, now: { board: STUCK, pencil } } },
      route: { room: "play" },
    },
  ];
  const state = actions.reduce(reduce, initialState({ room: "play" }, { ...settings, switches }));
  return reduce({ ...state, about: { ...state.about, hint: { step, level: "why" } } }, { type: "apply" });
};

describe("a step that removes candidates, applied where the board shows none", () => {
  it("leaves notes in the cells that it changes, and in no other, until one Undo", () => {
    const state = play(false);
    const { board, pencil } = state.game!.history.now;
    const masks = parse(board).masks;
    expect(pencil.center).toEqual(Object.fromEntries(cells.map((cell) => [cell, masks[cell]])));
    expect(pencil.corner).toEqual({});
    const undone = reduce(state, { type: "undo" });
    expect(undone.game!.history.now).toEqual({ board: STUCK, pencil: BLANK });
  });

  it("leaves the notes alone where candidates are shown", () => {
    expect(play(true).game!.history.now.pencil).toEqual(BLANK);
  });

  it("only strikes notes that had the digit", () => {
    const after = parse(play(true).game!.history.now.board);
    const [first, second] = cells;
    const pencil = { ...BLANK, corner: { [first]: 0b110, [second]: 0b1 }, center: { [first]: 0b1010 } };
    const next = noted(
      pencil,
      after,
      new Map([
        [first, 0b10],
        [second, 0b10],
      ]),
    );
    expect(next.corner).toEqual({ [first]: 0b100, [second]: 0b1 });
    expect(next.center).toEqual({ [first]: 0b1000, [second]: after.masks[second] });
  });

  it("says what it removed, in the language of the page", () => {
    const { notice } = play(false);
    expect(notice?.say(english)).toBe("Done: remove 2 from r8c5, r8c6 and r9c2.");
    expect(notice?.say(german)).toMatch(/^Erledigt: .*2.* r8c5, r8c6 und r9c2/);
  });
});
