import { useMemo, useState } from "preact/hooks";
import { useCommands, useWords } from "../../ui/context.js";
import { lazy } from "../../ui/lazy.js";
import { Thumbnail } from "../../board/thumbnail.js";
import { wordsOfStep } from "../../model/words/explain-step.js";
import { Legend, usePicture } from "../../steps/proof.js";
import { FRAMES, type Frame, frameTexts } from "./lesson-frames.js";
import { type Example, LESSONS } from "./lesson-texts.js";
import { type LessonWords, lessonWords } from "./lesson-words.js";

const Question = lazy(async () => (await import("./question.js")).Question);

/** A technique in three frames (find, reason, remove), with a question to see whether it is understood. */
export function Lesson({ technique }: { technique: string }) {
  const words = useWords();
  const { showExample } = useCommands();
  const lesson = lessonWords(technique, words);
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
      <p class="note">{words.terms.map(([term, about]) => `${term}${words.colon}${about}.`).join(" ")}</p>
    </details>
  );
}

function Frames({ lesson, example }: { lesson: LessonWords; example: Example | undefined }) {
  const words = useWords();
  const [frame, setFrame] = useState<Frame>("find");
  const own = { find: lesson.find, reason: lesson.reason, remove: lesson.proves };
  const isPlacing = (example?.step.finding.placements.length ?? 0) > 0;
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
            {i + 1} {each === "remove" && isPlacing ? words.frames.place : words.frames[each]}
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
  const words = useWords();
  const picture = usePicture(example.step);
  const texts = useMemo(
    () => frameTexts(example.step, picture, wordsOfStep(example.step, words)),
    [example, picture, words],
  );
  return (
    <>
      {/* First, so that no text moves it. */}
      <Thumbnail step={example.step} routes={example.routes} frame={frame} names />
      <figcaption>
        <p class="here">{texts[frame]}</p>
        <p class="own">{own}</p>
      </figcaption>
      {frame === "remove" && <Legend step={example.step} picture={picture} />}
    </>
  );
}
