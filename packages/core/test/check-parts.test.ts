import { describe, expect, it } from "vitest";
import { faultOfParts } from "../src/host.js";
import { JOINS } from "../src/technique/value.js";

const parts = { reason: [0], marks: [{ role: "a", cell: 1 }], data: {} };

describe("the parts of a finding from another thread", () => {
  it.each(JOINS)("may join a list with %s", (join) => {
    const part = { part: "clause", data: { n: 1 } };
    for (const value of [
      { cells: [1, 2], join },
      { digits: [1], join },
      { list: [part, part], join },
    ])
      expect(faultOfParts({ ...parts, data: { value } })).toBeUndefined();
  });

  it.each(["", "xor", null, 1])("may not join it with %j", (join) => {
    expect(faultOfParts({ ...parts, data: { value: { list: [1, 2], join } } })).toContain(
      'expected "and", "or", "space" or "none", or nothing',
    );
  });

  it("may be anything, and never throw", () => {
    for (const value of [
      undefined,
      null,
      1,
      "",
      [],
      [null],
      {},
      { lemmas: 1 },
      { counts: 1 },
      { counts: [null] },
      { counts: [{ facts: [null], sets: 1 }] },
      { lemmas: [null] },
      [{ cells: [] }],
    ]) {
      for (const part of ["reason", "marks", "data"])
        expect(() => faultOfParts({ ...parts, [part]: value })).not.toThrow();
    }
  });
});
