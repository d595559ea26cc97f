import { type Board, type Finding, type FindingJson, type Language, applyFinding, explain } from "@wings/core";
import { LADDER, type Rung } from "@wings/ladder";
import { boardText } from "../../run/board-text.js";
import { unknownTechnique } from "../../techniques/errors.js";
import { suggestId } from "../../terminal/suggest.js";
import { lessonAddress, readLessons } from "../techniques/run.js";

const LESSONS = readLessons();

/** Where to read more about a step, and the boards to go on with. */
export const linksOf = ({ lesson, board, after }: ReturnType<typeof detailOf>): string[] => [
  ...(lesson === null ? [] : [`Lesson: ${lesson}`]),
  `Board: ${board}`,
  `Board after the step: ${after}`,
];

export const nameOf = ({ technique, name }: Pick<Finding, "technique" | "name">, language?: Language): string =>
  language?.names?.[technique] ?? name;

export function detailOf(finding: Finding, at: Board, language?: Language) {
  const { technique, name, placements, eliminations } = finding;
  const names = (list: FindingJson["placements"], sign: string): string[] =>
    list.map(({ cell, digit }) => `${cell}${sign}${digit}`);
  const after = at.copy();
  applyFinding(after, finding);
  return {
    technique: nameOf({ technique, name }, language),
    short: explain(finding, { form: "short", language }),
    placements: names(placements, "="),
    eliminations: names(eliminations, "≠"),
    lesson: lessonOf(technique),
    board: boardText(at),
    after: boardText(after),
  };
}

/** The address of the lesson about a technique. */
export function lessonOf(id: string): string | null {
  const name = LADDER.find(({ technique }) => technique.id === id)?.package.replace("@wings/", "");
  return name !== undefined && name in LESSONS ? lessonAddress(name) : null;
}

export function rungOf(id: string, ladder: readonly Rung[] = LADDER): Rung {
  const found = ladder.find(({ technique }) => technique.id === id);
  if (found !== undefined) return found;
  const ids = ladder.map(({ technique }) => technique.id);
  throw unknownTechnique(id, suggestId(id, ids), `Expected one of ${ids.join(", ")}.`);
}
