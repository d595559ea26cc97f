import { type Board, cellName } from "@wings/core";
import { useEffect, useRef } from "preact/hooks";
import {
  type Argument,
  NO_ARGUMENT,
  changed,
  claimsFor,
  factsFor,
  partsOfClaim,
  partsOfFact,
  toggled,
  withClaim,
} from "@wings/player/argument";
import { useDispatch, useSelect, useWords } from "../../ui/context.js";
import { Icon } from "../../ui/icon.js";
import { boardOf } from "../../model/board-of.js";
import { claimText } from "../../model/words/claim-text.js";
import { layoutView } from "../../model/layout-view.js";
import type { Words } from "../../model/words/english.js";
import { judgedText, verdictText } from "./verdict-text.js";
import { SendButton } from "../../steps/send-button.js";
import "./argue.css";

/** The panel of an argument: the facts, what follows, and the verdict. In practice, the marked candidates are what follows. */
export function ArguePanel() {
  const words = useWords();
  const dispatch = useDispatch();
  const isPractice = useSelect((state) => state.route.room === "practice");
  const marks = useSelect((state) => state.practice?.marks);
  const kept = useSelect((state) => state.about.argument);
  const argument = kept ?? NO_ARGUMENT;
  const claim = isPractice ? (marks ?? []) : argument.claim;
  const board = boardOf(useSelect((state) => state.game?.history.now.board) ?? "");
  useEffect(() => {
    if (kept === undefined) dispatch({ type: "argue", argument: NO_ARGUMENT });
  }, [kept]);
  const verdict = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (kept?.judgement !== undefined) verdict.current?.scrollIntoView({ block: "nearest" });
  }, [kept?.judgement]);
  const hasMany = useSelect((state) => state.about.verdict?.solutions === "many");
  const set = (next: Argument): void => dispatch({ type: "argue", argument: next });
  const setClaim = (name: string): void => {
    if (!isPractice) set(changed(argument, { claim: withClaim(claim, name) }));
    else {
      const { cell, digit } = partsOfClaim(name);
      set(changed(argument, { digit }));
      dispatch({ type: "select", cell, how: "one" });
      dispatch({ type: "mark", digit });
    }
  };
  const { facts, judgement, asks, spare = [] } = argument;
  const isAsking = isAsked(argument, claim);
  const hasCell = useSelect(({ input: { cells } }) => cells.some((cell) => board.values[cell] === 0));
  const isEmpty = asks !== undefined && claim.length === 0;
  return (
    <div class="argue">
      <p ref={verdict} class={`verdict ${judgement?.verdict ?? ""}`} role="status">
        {(isAsking || judgement !== undefined) && <strong>{judgedText(claim, words)} </strong>}
        {isEmpty ? words.claimFirst : isAsking ? words.judging : verdictText(argument, claim, words, hasMany)}
        {isPractice && judgement?.verdict === "proved" && ` ${words.nowCheck}`}
        {isPractice && judgement?.verdict === "refuted" && ` ${words.refutedInPractice}`}
        {spare.length > 0 &&
          ` ${words.spareFacts(spare.map((fact) => factText(fact, board, words)).join(words.semicolon))}`}
      </p>
      {hasCell && (
        <Offers
          board={board}
          argument={argument}
          claim={claim}
          onFact={(fact) => set(changed(argument, { facts: toggled(facts, fact) }))}
          onClaim={setClaim}
        />
      )}
      {facts.length + claim.length === 0 ? (
        <p class="note">{words.argueIntro}</p>
      ) : (
        <dl class="argument">
          <Said
            title={words.because}
            names={facts}
            textOf={(fact) => factText(fact, board, words)}
            onRemove={(fact) => set(changed(argument, { facts: toggled(facts, fact) }))}
          />
          <Said title={words.itFollows} names={claim} textOf={(name) => claimText(name, words)} onRemove={setClaim} />
        </dl>
      )}
      {/* Somebody who opens a link reads the argument first. */}
      {!hasCell && <p class="offers empty">{words.chooseCell}</p>}
      {!isPractice && (
        <div class="buttons">
          <JudgeButton claim={claim} />
          {claim.length > 0 && (
            <button disabled={isAsking} onClick={() => set({ ...changed(argument, {}), asks: "fewest" })}>
              {words.showMe}
            </button>
          )}
          {facts.length + claim.length > 0 && <SendButton label={words.argumentLink} />}
          {facts.length + claim.length > 0 && (
            <button class="quiet" onClick={() => set(NO_ARGUMENT)}>
              {words.clearArgument}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** Whether the judge is at work. Without a claim there is nothing to judge. */
const isAsked = ({ asks, judgement }: Argument, claim: readonly string[]): boolean =>
  asks !== undefined && judgement === undefined && claim.length > 0;

/** Asks whether the facts prove the claim. */
export function JudgeButton({ claim }: { claim: readonly string[] }) {
  const words = useWords();
  const dispatch = useDispatch();
  const argument = useSelect((state) => state.about.argument) ?? NO_ARGUMENT;
  return (
    <button
      class="primary"
      disabled={isAsked(argument, claim)}
      onClick={() => dispatch({ type: "argue", argument: { ...changed(argument, {}), asks: "these" } })}
    >
      {words.judge}
    </button>
  );
}

/** What the selection means: facts, and what may follow. */
function Offers({
  board,
  argument,
  claim,
  onFact,
  onClaim,
}: {
  board: Board;
  argument: Argument;
  claim: readonly string[];
  onFact(this: void, fact: string): void;
  onClaim(this: void, name: string): void;
}) {
  const words = useWords();
  const dispatch = useDispatch();
  const cells = useSelect((state) => state.input.cells);
  const open = cells.filter((cell) => board.values[cell] === 0);
  const { facts, digit } = argument;
  // In practice, an answer is about one cell at a time, and only removes or only places.
  const sign = useSelect(({ route, practice }) =>
    route.room !== "practice"
      ? undefined
      : practice?.task.steps.some(({ finding }) => finding.placements.length > 0) === true
        ? "="
        : "-",
  );
  const name = open.length === 1 ? cellName(open[0]) : "";
  const chosen = open.some((cell) => board.has(cell, digit)) ? digit : 0;
  const claims = claimsFor(board, open, chosen).filter((each) => sign === undefined || each[4] === sign);
  return (
    <div class="offers">
      <div class="digit-row" role="group" aria-label={words.digitsOfCell(open.map(cellName).join(", "))}>
        {name !== "" && <strong aria-hidden="true">{name}</strong>}
        {[1, 2, 3, 4, 5, 6, 7, 8, 9]
          .filter((each) => open.some((cell) => board.has(cell, each)))
          .map((each) => (
            <button
              key={each}
              class="small"
              aria-pressed={each === chosen}
              onClick={() => dispatch({ type: "argue", argument: { ...argument, digit: each } })}
            >
              {each}
            </button>
          ))}
        {chosen === 0 && <span class="note">{words.chooseDigit}</span>}
      </div>
      {chosen > 0 && (
        <div class="chips follows" role="group" aria-label={words.whatFollows}>
          <b aria-hidden="true">{words.whatFollows}</b>
          {claims.map((each) => (
            <button key={each} class="small" aria-pressed={claim.includes(each)} onClick={() => onClaim(each)}>
              {claimText(each, words)}
            </button>
          ))}
        </div>
      )}
      <div class="chips" role="group" aria-label={words.chooseFacts}>
        <b aria-hidden="true">{words.chooseFacts}</b>
        {factsFor(board, open, chosen).map((fact) => (
          <button key={fact} class="small" aria-pressed={facts.includes(fact)} onClick={() => onFact(fact)}>
            {offerText(fact, board, words)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The facts, or what follows from them, each with a button that takes it out. */
function Said({
  title,
  names,
  textOf,
  onRemove,
}: {
  title: string;
  names: readonly string[];
  textOf(this: void, name: string): string;
  onRemove(this: void, name: string): void;
}) {
  const words = useWords();
  if (names.length === 0) return null;
  return (
    <>
      <dt>{title}</dt>
      {names.map((name) => (
        <dd key={name}>
          {textOf(name)}{" "}
          <button
            class="square quiet small"
            aria-label={words.takeOut(textOf(name))}
            title={words.takeOut(textOf(name))}
            onClick={() => onRemove(name)}
          >
            <Icon name="close" />
          </button>
        </dd>
      ))}
    </>
  );
}

function factText(fact: string, board: Board, words: Words): string {
  const parts = partsOfFact(fact, board);
  return parts.kind === "cell"
    ? words.factCell(cellName(parts.cell), parts.digits.join(words.or))
    : words.factHouse(
        parts.digit,
        layoutView(board.layout).nameOfHouse(parts.house, words),
        parts.cells.map(cellName).join(words.or),
      );
}

/** The same in short: the board shows the places of a digit. */
function offerText(fact: string, board: Board, words: Words): string {
  const parts = partsOfFact(fact, board);
  return parts.kind === "cell"
    ? words.factCell(cellName(parts.cell), parts.digits.join(words.or))
    : words.offerHouse(parts.digit, layoutView(board.layout).nameOfHouse(parts.house, words), parts.cells.length);
}
