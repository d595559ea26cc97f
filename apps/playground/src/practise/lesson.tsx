import { useMemo, useState } from "preact/hooks";
import { patternOf, patternTexts } from "@wings/draw/hint";
import { useCommands, useSelect, useWords } from "../app/context.js";
import { Thumbnail } from "../board/thumbnail.js";
import { knownAs } from "../state/known.js";
import { clausesOf } from "../state/clauses.js";
import { textOfStep, wordsOfStep } from "../words/explain-step.js";
import { Legend, capitalized, usePicture } from "../solve/proof.js";
import { type Example, LESSONS } from "./lesson-texts.js";
import { type LessonWords, lessonWords } from "./lesson-words.js";

/** A technique in three frames (find, reason, remove), with a question to see whether it is understood. */
export function Lesson({ technique }: { technique: string }) {
  const words = useWords();
  const { showExample } = useCommands();
  const told = lessonWords(technique, words.code);
  const { example, others = [] } = LESSONS[technique] ?? {};
  if (told === undefined) return null;
  return (
    <details class="lesson" open>
      <summary>{words.lesson}</summary>
      <Frames key={technique} told={told} example={example} />
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
      find: capitalized(`${pattern.map(({ text }) => text).join("; ")}.`),
      reason: clauses.slice(0, -1).join(" "),
      remove: capitalized(clauses[clauses.length - 1]),
    };
  }, [step, words, picture]);
}

function Frames({ told, example }: { told: LessonWords; example: Example | undefined }) {
  const words = useWords();
  const [frame, setFrame] = useState<Frame>("find");
  const own = { find: told.find, reason: told.reason, remove: told.proves };
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

/** The question "Is this one?". It shows a pattern of this technique or of a similar one, and after any answer the proof. */
function Question({ technique, others }: { technique: string; others: readonly string[] }) {
  const words = useWords();
  const plugins = useSelect((state) => state.plugins);
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<boolean | undefined>(undefined);
  // A wrong one first: it asks for a closer look.
  const shown = [...others.slice(0, 1), technique, ...others.slice(1)];
  const id = shown[round % shown.length];
  const { example } = LESSONS[id];
  const name = (of: string): string => knownAs({ plugins }, of).meta.name;
  if (example === undefined) return null;
  const isOne = id === technique;
  const step = example.step;
  return (
    <section class="question" aria-label={words.isThisOne(name(technique))}>
      <h3>{words.isThisOne(name(technique))}</h3>
      <Thumbnail
        step={step}
        routes={example.routes}
        frame={answer === undefined ? "find" : "remove"}
        title={words.isThisOne(name(technique))}
        names
      />
      {answer === undefined ? (
        <div class="buttons">
          <button onClick={() => setAnswer(true)}>{words.yes}</button>
          <button onClick={() => setAnswer(false)}>{words.no}</button>
        </div>
      ) : (
        <>
          <p class={answer === isOne ? "answer good" : "answer bad"} role="status">
            {answer === isOne ? words.rightAnswer : words.wrongAnswer}{" "}
            {isOne ? words.itIs(name(technique)) : words.itIsNot(name(technique), name(id))}
          </p>
          <p class="proof" lang={wordsOfStep(step, words).code}>
            {textOfStep(step, words)}
          </p>
          {!isOne && <p>{lessonWords(technique, words.code)?.find}</p>}
          {shown.length > 1 && (
            <div class="buttons">
              <button
                onClick={() => {
                  setRound(round + 1);
                  setAnswer(undefined);
                }}
              >
                {words.anotherQuestion}
              </button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
