import { LADDER, RUNGS } from "@wings/ladder";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readLessons, readTranslatedSteps } from "../lessons.mjs";
import { root, workspacePackages } from "../workspace.mjs";

const lessons = readLessons(join(root, "packages"));
const translations = workspacePackages()
  .filter(({ folder }) => /\/language-(?!en$)/.test(folder))
  .map(({ path }) => readTranslatedSteps(path));

describe("lessons", () => {
  it.each(LADDER.map(({ technique, package: name }) => [technique.id, name.replace("@wings/", "")]))(
    "%s has three steps, in each language",
    (id, name) => {
      const english = lessons[name].steps[id];
      const others = translations.flatMap((steps) => steps.filter(([each]) => each === id));
      for (const text of [english, ...others.map(([, steps]) => steps)].flat()) {
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
        // Each sentence is short enough to be read at once. Spanish and French need some words more.
        const most = english.includes(text) ? 26 : 30;
        for (const sentence of text.split(/[.:] /)) expect(sentence.split(" ").length).toBeLessThanOrEqual(most);
      }
      for (const [, steps] of others) expect(steps).not.toEqual(english);
    },
  );

  it("are about no other techniques", () => {
    const ids = Object.values(lessons).flatMap(({ steps }) => Object.keys(steps));
    expect(ids.sort()).toEqual(RUNGS.map(({ technique }) => technique.id).sort());
  });
});
