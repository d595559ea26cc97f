import type { ComponentChildren } from "preact";
import { playOf } from "@wings/player";
import { useDispatch, useSelect, useSelectAll, useWords } from "../../ui/context.js";
import { helpful } from "../../learner/helpful.js";
import { OUTLINE } from "../../model/ladder-outline.js";
import { levelOf, nameOfId } from "../../model/known.js";
import { practiceHash } from "../../model/route.js";
import { clockOf } from "../../model/time.js";

/** The player's summary of a finished puzzle: techniques used, those that would have helped, and the longest wait. */
export function FinishSteps() {
  const words = useWords();
  const { learner, game } = useSelectAll((state) => ({ learner: state.learner, game: state.game }));
  const guesses = useSelect((state) => state.drawing.guesses.length);
  if (learner === undefined || game === undefined) return null;
  const play = learner.puzzles.findLast(({ id }) => id === game.id) ?? playOf(learner, game.id);
  const { used, slowest } = play;
  const missed = helpful(play, { learner, game });
  const name = (id: string): string => nameOfId(id, words);
  return (
    <>
      <Names list="used" title={words.youUsed} ids={Object.keys(used)} nameOf={name} countOf={(id) => used[id]} />
      <Names list="missed" title={words.wouldHaveHelped} ids={missed} nameOf={name} />
      {slowest !== undefined && <p>{words.waitedLongest(clockOf(slowest.seconds), name(slowest.technique))}</p>}
      {guesses > 0 && <p class="note">{words.guessedSteps(guesses)}</p>}
    </>
  );
}

interface NamesProps {
  readonly list: "used" | "missed";
  readonly title: string;
  readonly ids: readonly string[];
  nameOf(this: void, id: string): string;
  countOf?(this: void, id: string): number;
}

/** Techniques, the hardest first. Singles that were used are one name. */
function Names({ list, title, ids, nameOf, countOf }: NamesProps) {
  const words = useWords();
  if (ids.length === 0) return null;
  const order = OUTLINE.map(({ id }) => id);
  const hard = ids
    .filter((id) => levelOf(id) !== "easy")
    .sort((a, b) => order.indexOf(b) - order.indexOf(a))
    .slice(0, MOST);
  const singles = ids.filter((id) => levelOf(id) === "easy");
  const times = countOf === undefined ? 0 : singles.reduce((sum, id) => sum + countOf(id), 0);
  const chip = (id: string) => (
    <StepChip key={id} list={list} id={id}>
      {nameOf(id)}
      {countOf !== undefined && countOf(id) > 1 && ` × ${countOf(id)}`}
    </StepChip>
  );
  return (
    <p class="own-steps">
      {title}
      {words.colon}
      {hard.map(chip)}{" "}
      {countOf === undefined ? singles.map(chip) : times > 0 && <span class="chip">{words.singles(times)}</span>}
    </p>
  );
}

/** A technique, with the proof of its last step. If the page doesn't know the step any more, with the way to practice it. */
function StepChip({ list, id, children }: { list: "used" | "missed"; id: string; children: ComponentChildren }) {
  const words = useWords();
  const dispatch = useDispatch();
  const of = useSelect(({ seen }) => seen?.[list][id]?.at(-1));
  return of === undefined ? (
    <a class="chip" href={practiceHash(id)}>
      {children}
    </a>
  ) : (
    <button class="chip" title={words.showWhy} onClick={() => dispatch({ type: "look-back", of })}>
      {children}
    </button>
  );
}

/** More names would fill the card. */
const MOST = 8;
