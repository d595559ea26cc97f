import { type LegendEntry, type Picture, pictureOf } from "@wings/draw";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useDispatch, useSelect, useWords } from "../ui/context.js";
import { Icon } from "../ui/icon.js";
import { Shape } from "../board/marks.js";
import { useReader } from "../board/view-box.js";
import { type ClauseTree, branchAt, clauseTree, lengthOf } from "../model/clause-tree.js";
import { type Clause, clausesOf } from "../model/clauses.js";
import { isCounted } from "../model/counted.js";
import { knownAs } from "../model/known.js";
import { shownLegend } from "../model/shown-legend.js";
import type { Step } from "../model/step.js";
import type { Words } from "../model/words/english.js";
import { capitalized } from "../model/words/capitalized.js";
import { outcomeOfStep, textOfStep, wordsOfStep } from "../model/words/explain-step.js";
import { whatOf, whereOf } from "../model/words/hint-text.js";
import { CountedSwitch } from "../board/counted.js";
import "./proof.css";

/** Level 1: where the step is. */
export const Where = ({ step }: { step: Step }) => <p class="why">{whereOf(step, useWords())}</p>;

/** Level 2: the cells of the pattern, without what follows. */
export function What({ step, picture }: { step: Step; picture: Picture }) {
  const words = useWords();
  const hasNotation = useSelect((state) => state.settings.switches.notation);
  return (
    <>
      <ul class="why pattern">
        {whatOf(step, picture, words).map(({ look, text }) => (
          <li key={text}>
            {look !== undefined && <Sample look={look} />} {text}
          </li>
        ))}
      </ul>
      {hasNotation && (
        <p class="notation" translate={false}>
          {textOfStep(step, words, "short")}
        </p>
      )}
    </>
  );
}

interface Proof {
  readonly words: Words;
  readonly text: string;
  readonly clauses: readonly Clause[];
  readonly tree: ClauseTree;
}

/** The sentences of a proof, in the language that its technique has. */
function useProof(step: Step): Proof {
  const words = wordsOfStep(step, useWords());
  return useMemo(() => {
    const text = textOfStep(step, words);
    const clauses = clausesOf(text, words.language, words.markedCells);
    return { words, text, clauses, tree: clauseTree(clauses, step.finding, words.language) };
  }, [step, words]);
}

/** Level 3: the proof. With little room, it is one sentence at a time. */
export function Why({ step }: { step: Step }) {
  const page = useWords();
  const dispatch = useDispatch();
  const hasNotation = useSelect((state) => state.settings.switches.notation);
  const isReader = useReader();
  const proof = useProof(step);
  const { words, text } = proof;
  const outcome = outcomeOfStep(step, words);
  useEffect(() => {
    if (isReader) dispatch({ type: "clause", clause: 0 });
    return () => dispatch({ type: "clause", clause: undefined });
  }, [step, isReader]);
  return (
    <>
      {isReader ? <Sentence proof={proof} /> : <SentenceList proof={proof} />}
      {!text.includes(outcome) && (
        <p class="outcome" lang={words.code}>
          {capitalized(outcome)}.
        </p>
      )}
      {hasNotation && (
        <p class="notation" translate={false}>
          {textOfStep(step, words, "short")}
        </p>
      )}
      {words.code !== page.code && <p class="note">{page.onlyInEnglish}</p>}
    </>
  );
}

/** The sentence that is lit. A finger on it goes to the next one to the left, and to the one before to the right. */
function Sentence({ proof: { words, text, clauses } }: { proof: Proof }) {
  const page = useWords();
  const dispatch = useDispatch();
  const at = Math.min(useSelect((state) => state.about.clause) ?? 0, clauses.length - 1);
  const start = useRef(0);
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The next sentence begins at its top.
    sentence.current?.parentElement?.scrollTo(0, 0);
    // With large text the page scrolls. A list keeps what is above the step.
    if (sentence.current?.closest(".hinted")) sentence.current.scrollIntoView({ block: "nearest" });
  }, [at]);
  const onTouchEnd = ({ changedTouches }: TouchEvent): void => {
    const by = changedTouches[0].clientX - start.current;
    const next = at + (by < -SWIPE ? 1 : by > SWIPE ? -1 : 0);
    if (next !== at && clauses[next] !== undefined) dispatch({ type: "clause", clause: next });
  };
  return (
    <>
      <p
        class="why sentence"
        lang={words.code}
        ref={sentence}
        aria-label={page.clauses}
        onTouchStart={({ touches }) => (start.current = touches[0].clientX)}
        onTouchEnd={onTouchEnd}
      >
        {capitalized(clauses[at].text)}
      </p>
      {/* Paper has room for all of them. */}
      <p class="on-paper" lang={words.code}>
        {text}
      </p>
    </>
  );
}

/** How far a finger moves sideways to turn to another sentence, in pixels. */
const SWIPE = 40;

/** The way through the sentences of a proof: `‹ 4/29 ›`. What follows from an assumption can be skipped. */
export function SentenceWalk({ step }: { step: Step }) {
  const page = useWords();
  const dispatch = useDispatch();
  const { clauses, tree } = useProof(step);
  const isReader = useReader();
  const at = Math.min(useSelect((state) => state.about.clause) ?? 0, clauses.length - 1);
  const bar = useRef<HTMLDivElement>(null);
  const branch = useMemo(() => branchAt(tree, at), [tree, at]);
  if (!isReader || clauses.length < 2) return null;
  const go = (to: number): void => {
    if (clauses[to] !== undefined) dispatch({ type: "clause", clause: to });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go(at + by);
  };
  return (
    <div class="sentence-walk" role="group" aria-label={page.clauses} ref={bar} onKeyDown={onKeyDown}>
      <button class="square" aria-label={page.sentenceBack} disabled={at === 0} onClick={() => go(at - 1)}>
        <Icon name="back" />
      </button>
      <span class="place">
        {at + 1}/{clauses.length}
      </span>
      <button
        class="square"
        aria-label={page.sentenceForward}
        disabled={at === clauses.length - 1}
        onClick={() => go(at + 1)}
      >
        <Icon name="next" />
      </button>
      {branch !== undefined && <Skip count={lengthOf(branch.within)} onSkip={(count) => go(at + 1 + count)} />}
    </div>
  );
}

/** Goes past what follows from an assumption. On a narrow page it says only how many sentences these are. */
function Skip({ count, onSkip }: { count: number; onSkip(this: void, count: number): void }) {
  const label = useWords().skipSentences(count);
  return (
    <button class="skip" aria-label={label} title={label} onClick={() => onSkip(count)}>
      <span class="whole">{label}</span>
      <span class="few">
        <Icon name="last" />
        {count}
      </span>
    </button>
  );
}

function SentenceList({ proof: { words, text, clauses, tree } }: { proof: Proof }) {
  const page = useWords();
  const list = useRef<HTMLOListElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!list.current || !walkTree(list.current, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <ol class="why clauses" aria-label={page.clauses} lang={words.code} ref={list} onKeyDown={onKeyDown}>
      <Clauses key={text} clauses={clauses} tree={tree} />
    </ol>
  );
}

/** Clauses one below the other. What follows from an assumption is folded below it. */
function Clauses({ clauses, tree }: { clauses: readonly Clause[]; tree: ClauseTree }) {
  const words = useWords();
  const dispatch = useDispatch();
  const clause = useSelect((state) => state.about.clause);
  const shared = (i: number) => ({
    class: i === clause ? "clause lit" : "clause",
    tabIndex: i === (clause ?? 0) ? 0 : -1,
    // A clause that appears below a pointer that rests is not pointed at.
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) dispatch({ type: "clause", clause: i });
    },
    onPointerLeave: () => dispatch({ type: "clause", clause: undefined }),
    onFocus: () => dispatch({ type: "clause", clause: i }),
    onBlur: () => dispatch({ type: "clause", clause: undefined }),
    onClick: () => dispatch({ type: "clause", clause: i }),
  });
  return (
    <>
      {tree.map((each) =>
        typeof each === "number" ? (
          <li key={each}>
            <button {...shared(each)}>{capitalized(clauses[each].text)}</button>{" "}
          </li>
        ) : (
          <li key={each.head}>
            <details class="branch">
              <summary {...shared(each.head)}>
                {clauses[each.head].text.replace(/\.$/, words.colon.trimEnd())}{" "}
                <span class="count">{words.fails(words.steps(lengthOf(each.within)))}</span>
              </summary>
              <ol class="clauses">
                <Clauses clauses={clauses} tree={each.within} />
              </ol>
            </details>
          </li>
        ),
      )}
    </>
  );
}

/** Up and down walk the clauses that are seen; right opens a branch, and left closes it. Returns whether the key does anything. */
function walkTree(list: Element, key: string): boolean {
  const { activeElement } = document;
  const branch = activeElement?.closest<HTMLDetailsElement>("details.branch");
  if (key === "ArrowRight" && activeElement?.localName === "summary") branch!.open = true;
  else if (key === "ArrowLeft" && branch) {
    branch.open = false;
    branch.querySelector("summary")!.focus();
  } else if (key === "ArrowDown" || key === "ArrowUp") {
    const seen = [...list.querySelectorAll<HTMLElement>(".clause")].filter((each) => each.checkVisibility());
    const at = seen.findIndex((each) => each === activeElement) + (key === "ArrowDown" ? 1 : -1);
    seen[Math.max(0, Math.min(seen.length - 1, at))]?.focus();
  } else return false;
  return true;
}

/** The picture of a step as data, with the words of its technique. */
export function usePicture(step: Step): Picture {
  const plugins = useSelect((state) => state.plugins);
  const { language } = wordsOfStep(step, useWords());
  return useMemo(
    () => pictureOf(step.finding, knownAs({ plugins }, step.finding.technique).meta, language),
    [step, plugins, language],
  );
}

/** What the colors and shapes mean, in the words of the explanation. */
export function Legend({ step, picture }: { step: Step; picture: Picture }) {
  const page = useWords();
  const dispatch = useDispatch();
  const speed = useSelect((state) => state.settings.speed);
  const words = wordsOfStep(step, page);
  return (
    <>
      {isCounted(step) && <CountedSwitch />}
      <ul class="legend" aria-label={page.legend} lang={words.code}>
        {shownLegend(picture, words.language).map((entry) => (
          <li key={entry.word}>
            <EntrySample entry={entry} />
            {entry.word}
          </li>
        ))}
        {picture.links.length > 0 && speed !== "still" && (
          <li>
            <button class="quiet replay" onClick={() => dispatch({ type: "replay" })}>
              {page.drawAgain}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}

const EntrySample = ({ entry }: { entry: LegendEntry }) =>
  "look" in entry ? (
    <Sample look={entry.look} />
  ) : (
    <svg class="sample" viewBox="0 -10 36 20" aria-hidden="true">
      <path class={`link ${entry.link}`} d="M2 3q16-9 32 0" pathLength={entry.link === "strong" ? 1 : undefined} />
    </svg>
  );

const Sample = ({ look }: { look: number }) => (
  <svg class="sample" viewBox="-12 -12 24 24" aria-hidden="true">
    <Shape look={look} x={0} y={0} />
  </svg>
);
