import { useMemo } from "preact/hooks";
import { useCommands, useWords } from "../app/context.js";
import { Thumbnail } from "../board/thumbnail.js";
import { Legend, usePicture } from "../solve/proof.js";
import { textOfStep } from "../words/explain-step.js";
import { Values } from "./letters-on-board.js";
import { type LessonOf, lessonOf } from "./lessons.js";

/** What a technique is, in short: from the README of its package, with an example. */
export function Lesson({ technique }: { technique: string }) {
  const words = useWords();
  const { showExample } = useCommands();
  const lesson = useMemo(() => lessonOf(technique), [technique]);
  if (lesson === undefined) return null;
  const { example } = lesson;
  return (
    <details class="lesson" open>
      <summary>{words.lesson}</summary>
      {words.lessonLanguage !== "" && <p class="note">{words.lessonLanguage}</p>}
      <div lang="en">
        <h3>{words.lookFor}</h3>
        {lesson.pattern.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {example !== undefined && <ExampleFigure key={technique} example={example} />}
      <button class="example" onClick={showExample}>
        {words.seeExample}
      </button>
      <p class="note">{words.terms.map(([term, about]) => `${term}: ${about}.`).join(" ")}</p>
      <h3>{words.whyItWorks}</h3>
      <div lang="en">
        {lesson.why.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <h3>{words.otherwise}</h3>
      <div lang="en">
        {lesson.when.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </details>
  );
}

/** A step, drawn, with the letters of the lesson at its cells, and in words. */
function ExampleFigure({ example: { step, routes, letters } }: { example: NonNullable<LessonOf["example"]> }) {
  const words = useWords();
  const picture = usePicture(step);
  return (
    <figure class="lesson-example">
      <Thumbnail step={step} routes={routes} letters={letters.cells} />
      <figcaption>
        <Values letters={letters} />
        <Legend step={step} picture={picture} />
        <p>{textOfStep(step, words)}</p>
      </figcaption>
    </figure>
  );
}
