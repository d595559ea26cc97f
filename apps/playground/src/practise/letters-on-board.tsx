import { cellName } from "@wings/core";
import { Letters as LetterMarks } from "../board/marks.js";
import { usePicture } from "../solve/proof.js";
import type { Step } from "../state/step.js";
import { type Letters, lettersOf } from "./letters.js";

/** The letters of the lesson, at the cells of a step. */
export const LettersOfStep = ({ step }: { step: Step }) => (
  <LetterMarks letters={lettersOf(step.finding.technique, usePicture(step)).cells} />
);

/** What the letters of the lesson are in a step. */
export const ValuesOfStep = ({ step }: { step: Step }) => (
  <Values letters={lettersOf(step.finding.technique, usePicture(step))} />
);

/** What letters are: `P = r8c2`, `x = 2`. */
export function Values({ letters: { cells, digits } }: { letters: Letters }) {
  const named = [
    ...cells.map(([letter, cell]) => [letter, cellName(cell)] as const),
    ...digits.map(([letter, digit]) => [letter, String(digit)] as const),
  ];
  if (named.length === 0) return null;
  return (
    <p class="letters">
      {named.map(([letter, value]) => (
        <span key={letter}>
          <b>{letter}</b> = {value}
        </span>
      ))}
    </p>
  );
}
