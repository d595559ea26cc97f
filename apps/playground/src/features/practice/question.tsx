import { useState } from "preact/hooks";
import { useWords } from "../../ui/context.js";
import { Thumbnail } from "../../board/thumbnail.js";
import { textOfStep, wordsOfStep } from "../../model/words/explain-step.js";
import { nameOfId } from "../../model/known.js";
import { LESSONS } from "./lesson-texts.js";
import { lessonWords } from "./lesson-words.js";
import { ASKED } from "./question-texts.js";

/** The question "Is this one?". It shows a pattern of this technique or of a similar one, and after any answer the proof. */
export function Question({ technique, others }: { technique: string; others: readonly string[] }) {
  const words = useWords();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<boolean | undefined>(undefined);
  // A wrong one first: it asks for a closer look.
  const shown = [...others.slice(0, 1), technique, ...others.slice(1)];
  const id = shown[round % shown.length];
  const { example } = LESSONS[id];
  const name = (of: string): string => nameOfId(of, words);
  if (example === undefined) return null;
  const isOne = id === technique;
  // The lesson has shown its own board.
  const asked = isOne ? ASKED[technique] : undefined;
  const step = asked ?? example.step;
  return (
    <section class="question" aria-label={words.isThisOne(name(technique))}>
      <h3>{words.isThisOne(name(technique))}</h3>
      <Thumbnail
        step={step}
        {...(asked === undefined && { routes: example.routes })}
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
            {answer === isOne ? words.rightAnswer : words.wrongAnswer} {words.itIs(name(id))}
          </p>
          <p class="proof" lang={wordsOfStep(step, words).code}>
            {textOfStep(step, words)}
          </p>
          {!isOne && <p>{lessonWords(technique, words)?.find}</p>}
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
