import { LADDER } from "@wings/ladder";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readLessons } from "../lessons.mjs";
import { root } from "../workspace.mjs";

const lessons = readLessons(join(root, "packages"));

describe("lessons", () => {
  it.each(LADDER.map(({ technique, package: name }) => [technique.id, name.replace("@wings/", "")]))(
    "%s has three steps in both languages",
    (id, name) => {
      const { en, de } = lessons[name].steps[id];
      for (const text of [...en, ...de]) {
        expect(text).toMatch(/^[A-ZÄÖÜ].*\.$/);
        // German has one word for a link, too.
        expect(text).not.toMatch(/verknüpf|Brücke|Kettenglied/);
        // Each sentence is short enough to be read at once.
        for (const sentence of text.split(/[.:] /)) expect(sentence.split(" ").length).toBeLessThanOrEqual(26);
      }
      expect(de).not.toEqual(en);
    },
  );

  it("are about no other techniques", () => {
    const ids = Object.values(lessons).flatMap(({ steps }) => Object.keys(steps));
    expect(ids.sort()).toEqual(LADDER.map(({ technique }) => technique.id).sort());
  });
});
