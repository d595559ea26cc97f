import { explain, findAll, parse, prove } from "@wings/core";
import { myTechnique } from "@wings/my-technique";
import { describe, expect, it } from "vitest";

/** Boards on which it is known what must be found. Add yours; without any, these tests fail. */
const known: { board: string; texts: string[] }[] = [];

describe("my-technique", () => {
  it("is tested on known boards", () => {
    expect(known.length, "boards in `known`, at the top of this file").toBeGreaterThan(0);
  });

  it.each(known)("finds on $board what is known", ({ board, texts }) => {
    expect(findAll(parse(board), [myTechnique]).map((finding) => explain(finding))).toEqual(texts);
  });

  it.each(known)("proves what it finds on $board", ({ board: text }) => {
    const board = parse(text);
    for (const finding of findAll(board, [myTechnique])) expect(prove(board, finding).status).toBe("proved");
  });
});
