import { useMemo, useState } from "preact/hooks";
import { patternOf, patternTexts } from "@wings/draw/hint";
import { useCommands, useWords } from "../app/context.js";
import { lazy } from "../app/lazy.js";
import { Thumbnail } from "../board/thumbnail.js";
import { clausesOf } from "../model/clauses.js";
import { textOfStep, wordsOfStep } from "../words/explain-step.js";
import { Legend, capitalized, usePicture } from "../solve/proof.js";
import { type Example, LESSONS } from "./lesson-texts.js";
import { type LessonWords, lessonWords } from "./lesson-words.js";

const Question = lazy(async () => (await import("./question.js")).Question);

/** A technique in three frames (find, reason, remove), with a question to see whether it is understood. */
export function Lesson({ technique }: { technique: string }) {
  const words = useWords();
  const { showExample } = useCommands();
  const lesson = lessonWords(technique, words.code);
  const { example, others = [] } = LESSONS[technique] ?? {};
  if (lesson === undefined) return null;
  return (
    <details class="lesson" open>
      <summary>{words.lesson}</summary>
      <Frames key={technique} lesson={lesson} example={example} />
      {example !== undefined && <Question key={`${technique} ?`} technique={technique} others={others} />}
      <button class="example" onClick={showExample}>
        {words.seeExample}
      </button>
      <p class="note">{words.terms.map(([term, about]) => `${term}: ${about}.`).join(" ")}</p>
    </details>
  );
}

const FRAMES = ["find", "reason", "remove"] as const;
type Frame = (typeof FRAMES)[number];

/** What the words of a step say in a frame: its cells, its reason, and what goes. */
function useFrameTexts({ step }: Example): Readonly<Record<Frame, string>> {
  const words = wordsOfStep(step, useWords());
  const picture = usePicture(step);
  return useMemo(() => {
    const clauses = clausesOf(textOfStep(step, words), words.language, words.markedCells).map(({ text }) => text);
    const pattern = patternTexts(step.finding, patternOf(step.finding, picture), words.language);
    return {
      // What is a sentence already ends with its full stop.
      find: capitalized(`${pattern.map(({ text }) => text).join("; ")}.`.replace(/\.\.$/, ".")),
      reason: clauses.slice(0, -1).join(" "),
      remove: capitalized(clauses[clauses.length - 1]),
    };
  }, [step, words, picture]);
}

function Frames({ lesson, example }: { lesson: LessonWords; example: Example | undefined }) {
  const words = useWords();
  const [frame, setFrame] = useState<Frame>("find");
  const own = { find: lesson.find, reason: lesson.reason, remove: lesson.proves };
  if (example === undefined)
    return (
      <ol class="frames">
        {FRAMES.map((each) => (
          <li key={each}>
            <h3>{words.frames[each]}</h3>
            <p>{own[each]}</p>
          </li>
        ))}
      </ol>
    );
  return (
    <>
      <div class="segments" role="group" aria-label={words.lesson}>
        {FRAMES.map((each, i) => (
          <button key={each} aria-pressed={each === frame} onClick={() => setFrame(each)}>
            {i + 1} {words.frames[each]}
          </button>
        ))}
      </div>
      <figure class="lesson-example" aria-live="polite">
        <FrameFigure example={example} frame={frame} own={own[frame]} />
      </figure>
    </>
  );
}

function FrameFigure({ example, frame, own }: { example: Example; frame: Frame; own: string }) {
  const texts = useFrameTexts(example);
  const picture = usePicture(example.step);
  return (
    <>
      <figcaption>
        <p class="own">{own}</p>
      </figcaption>
      <Thumbnail step={example.step} routes={example.routes} frame={frame} names />
      <p class="here">{texts[frame]}</p>
      {frame === "remove" && <Legend step={example.step} picture={picture} />}
    </>
  );
}
