import { cellName } from "@wings/core";
import type { Judgement as Proof } from "@wings/core/judge";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { ANSWERS_TO_KNOW, NEW_LEARNER, stationOf } from "@wings/player";
import { NO_ARGUMENT } from "@wings/player/argument";
import { Code } from "../../ui/code.js";
import { useDispatch, useSelect, useSlots, useWords } from "../../ui/context.js";
import { Icon } from "../../ui/icon.js";
import { lazy } from "../../ui/lazy.js";
import { Board } from "../../board/board.js";
import { boardOf } from "../../model/board-of.js";
import { levelOf, nameOfId } from "../../model/known.js";
import { type Judgement, type Marks } from "../../model/practice.js";
import { outcomeOf } from "../../model/step.js";
import { claimText } from "../../model/words/claim-text.js";
import { textOfStep } from "../../model/words/explain-step.js";
import { SentenceWalk } from "../../steps/proof.js";
import { StepProof } from "../../steps/step-proof.js";
import type { Words } from "../../model/words/english.js";
import { NextButton, RoundPlace } from "./round-button.js";
import "../../ui/fields.css";
import "../../ui/card.css";
import "../../ui/room.css";
import "./practice.css";

const Lesson = lazy(async () => (await import("./lesson.js")).Lesson);

/** A board to practice a technique. */
export function PracticeRoom() {
  const { technique, isLesson = false } = useSelect(({ route }) => (route.room === "practice" ? route : NOWHERE));
  return technique === undefined ? null : <Exercise key={isLesson} technique={technique} isLesson={isLesson} />;
}

const NOWHERE = { technique: undefined, isLesson: false };

function Exercise({ technique, isLesson }: { technique: string; isLesson: boolean }) {
  const words = useWords();
  const { ArguePanel, JudgeButton } = useSlots();
  const dispatch = useDispatch();
  // It loads while the board is made.
  useEffect(Lesson.preload, []);
  const practice = useSelect((state) => state.practice);
  const notice = useSelect((state) => state.notice);
  const { streak, hasBadge } = stationOf(useSelect((state) => state.learner) ?? NEW_LEARNER, technique);
  // An address may name anything.
  const isKnown = levelOf(technique) !== "";
  const name = isKnown ? nameOfId(technique, words) : words.practice;
  const isPlacing = practice?.task.steps.some(({ finding }) => finding.placements.length > 0) === true;
  const shown = practice?.shown;
  // On a phone, the lesson takes the place of the exercise.
  const [isReading, setReading] = useState(isLesson);
  const side = useRef<HTMLElement>(null);
  // Each of them begins at its top.
  useLayoutEffect(() => side.current?.scrollTo(0, 0), [isReading]);
  const answer = practice?.answer;
  const isArguing = useSelect((state) => state.about.argument !== undefined);
  const isProved = useSelect(({ about: { argument } }) => argument?.judgement?.verdict === "proved");
  const verdict = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (answer !== undefined) verdict.current?.scrollIntoView({ block: "nearest" });
  }, [answer]);
  const check = (): void => {
    if (isArguing) dispatch({ type: "argue", argument: undefined });
    dispatch({ type: "answer" });
  };
  return (
    <main class={isReading ? "room practice learning" : "room practice"}>
      <section class="table" aria-label={words.table}>
        <div class="game-bar">
          <a class="square quiet button" href="#/practice" aria-label={words.allTechniques} title={words.allTechniques}>
            <Icon name="back" />
          </a>
          <h2>
            {name}
            <RoundPlace technique={technique} />
          </h2>
          {isKnown && (
            <>
              <span class="note wide-only" aria-hidden="true">
                {words.inARow(Math.min(streak, ANSWERS_TO_KNOW), ANSWERS_TO_KNOW)}
              </span>
              <span
                class="dots"
                role="img"
                aria-label={words.inARow(Math.min(streak, ANSWERS_TO_KNOW), ANSWERS_TO_KNOW)}
              >
                {Array.from({ length: ANSWERS_TO_KNOW }, (_, i) => (
                  <i key={i} class={i < streak || hasBadge ? "on" : ""} />
                ))}
              </span>
              <button class="quiet narrow-only" aria-pressed={isReading} onClick={() => setReading(!isReading)}>
                {isReading ? words.exercise : words.lesson}
              </button>
            </>
          )}
        </div>
        {practice === undefined ? (
          <p class="waiting board" role="status">
            {notice?.say(words) ?? words.makingBoard}
            <Code of={notice} />
          </p>
        ) : (
          <Board />
        )}
      </section>
      <section class="side" aria-label={words.helpWithBoard} ref={side}>
        {practice !== undefined && (
          <article class={`card task ${answer?.kind ?? ""}`} tabIndex={-1}>
            {shown === undefined && (
              <p class="why">
                {isPlacing ? words.tapPlaced(name) : words.tapRemoved(name)}{" "}
                {!isArguing && <span class="narrow-only">{words.tapHow}</span>}
              </p>
            )}
            <p ref={verdict} class="answer" role="status">
              {answer !== undefined && answerIn(answer, practice.marks, name, words)}
              {answer?.kind === "right" && practice.counts !== true && ` ${words.notCounted}`}
              {answer?.kind === "right" &&
                practice.counts === true &&
                streak === ANSWERS_TO_KNOW &&
                ` ${words.earned(name)}`}
            </p>
            {isArguing && shown === undefined && <ArguePanel />}
            {shown !== undefined && <StepProof step={shown} />}
            {practice.also?.map((step) => (
              <p key={step.short} class="also">
                {textOfStep(step, words)}
              </p>
            ))}
            {/* On a phone these stay in reach while the rest scrolls. */}
            <div class="act buttons">
              {shown === undefined && !isArguing && <DigitKeys />}
              <div class="buttons">
                {shown !== undefined && <SentenceWalk step={shown} />}
                {shown === undefined && (
                  <>
                    {isArguing && !isProved ? (
                      <JudgeButton claim={practice.marks} />
                    ) : (
                      <button class="primary" onClick={check}>
                        {words.checkAnswer}
                      </button>
                    )}
                    {!isArguing && <button onClick={() => dispatch({ type: "show-answer" })}>{words.showMe}</button>}
                    <button
                      aria-pressed={isArguing}
                      onClick={() => dispatch({ type: "argue", argument: isArguing ? undefined : NO_ARGUMENT })}
                    >
                      {words.sayWhy}
                    </button>
                  </>
                )}
                <NextButton technique={technique} isPrimary={shown !== undefined} />
              </div>
            </div>
          </article>
        )}
        {/* A lesson that is read waits for no board. */}
        {(practice !== undefined || isReading) && <Lesson technique={technique} />}
      </section>
    </main>
  );
}

/** Marks candidates of the selected cell: on the board they are too small for a finger. */
function DigitKeys() {
  const words = useWords();
  const dispatch = useDispatch();
  const cell = useSelect((state) => (state.input.cells.length === 1 ? state.input.cells[0] : -1));
  const board = boardOf(useSelect((state) => state.game?.history.now.board) ?? "");
  const marks = useSelect((state) => state.practice?.marks) ?? [];
  const name = cell < 0 ? "" : cellName(cell);
  return (
    <div class="keypad digit-keys" role="group" aria-label={words.markDigits(name)}>
      {(cell < 0 ? [] : board.candidates(cell)).map((digit) => (
        <button
          key={digit}
          aria-label={words.digitIn(digit, name)}
          aria-pressed={marks.some((mark) => mark.startsWith(name) && mark.endsWith(String(digit)))}
          onClick={() => dispatch({ type: "mark", digit })}
        >
          {digit}
        </button>
      ))}
    </div>
  );
}

/** What proves an answer: techniques, or a number of facts. */
function shownBy({ explanations = [], facts = [] }: Proof, words: Words): string {
  const names = [...new Set(explanations.map((each) => each.name))].join(", ");
  return names === "" ? words.byFacts(facts.length) : words.byTechnique(names);
}

/** What a judgement means. */
function answerIn(answer: Judgement, marks: Marks, name: string, words: Words): string {
  const { answers } = words;
  switch (answer.kind) {
    case "nothing":
      return answers.nothing;
    case "right":
      return answers.right;
    case "partly":
      return answers.partly(answer.missing);
    case "beyond": {
      const { beyond, step, also } = answer;
      const shown = [step, ...also].flatMap(({ finding }) => outcomeOf(finding).split("."));
      const parts = marks.filter((mark) => shown.includes(mark)).map((mark) => claimText(mark, words));
      return answers.beyond(name, parts.join(", "), beyond.length);
    }
    case "beside":
      if (answer.proof === undefined) return words.judging;
      if (answer.proof.verdict === "proved") return words.besideProved(name, shownBy(answer.proof, words));
      return answers.beside(Number(answer.mark[5]), answer.mark.slice(0, 4), answer.mark[4] === "=", name);
    case "wrong": {
      const [cell, digit] = [answer.mark.slice(0, 4), Number(answer.mark[5])];
      return answer.mark[4] === "="
        ? answers.wrongPlaced(digit, cell, answer.digit)
        : answers.wrongRemoved(digit, cell);
    }
  }
}
