import { describe, expect, it } from "vitest";
import { commandOf } from "../src/keys.js";

const press = (
  key: string,
  code = "",
  held: Partial<Record<"shiftKey" | "ctrlKey" | "metaKey" | "altKey", true>> = {},
) => commandOf({ key, code, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe("keys", () => {
  it("reads digits by their place, also on a keyboard where they need the shift key", () => {
    expect(press("4", "Digit4")).toEqual({ does: "digit", digit: 4 });
    expect(press("'", "Digit4")).toEqual({ does: "digit", digit: 4 });
    expect(press("4", "Numpad4")).toEqual({ does: "digit", digit: 4 });
    expect(press("4")).toEqual({ does: "digit", digit: 4 });
    expect(press("$", "Digit4", { shiftKey: true })).toEqual({ does: "digit", digit: 4, isNote: true });
  });

  it("moves with the keys of a number pad that is switched off", () => {
    expect(press("ArrowLeft", "Numpad4")).toEqual({ does: "move", rows: 0, columns: -1 });
    expect(press("End", "End", { ctrlKey: true })).toEqual({ does: "move", rows: 8, columns: 8 });
  });

  it.each([
    ["0", {}, "erase"],
    ["Backspace", {}, "erase"],
    ["Delete", {}, "erase"],
    ["N", { shiftKey: true }, "takeNotes"],
    ["z", { ctrlKey: true }, "undo"],
    ["z", { metaKey: true }, "undo"],
    ["Z", { ctrlKey: true, shiftKey: true }, "redo"],
    ["y", { ctrlKey: true }, "redo"],
    ["Escape", {}, "close"],
  ] as const)("%s %o: %s", (key, held, does) => {
    expect(press(key, "", held)).toEqual({ does });
  });

  it("leaves other keys to the page", () => {
    expect([press("Tab"), press("a"), press("F5"), press("toString")]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([press("1", "Digit1", { ctrlKey: true }), press("1", "Digit1", { altKey: true })]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
