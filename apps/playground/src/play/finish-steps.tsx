import { useSelect, useWords } from "../app/context.js";
import { playOf } from "../coach/learner.js";
import { OUTLINE } from "../model/ladder-outline.js";
import { knownAs, levelOf } from "../model/known.js";
import { practiceHash } from "../model/route.js";
import { clockOf } from "../model/time.js";

/** The player's summary of a finished puzzle: techniques used, techniques missed, and the longest wait. */
export function FinishSteps() {
  const words = useWords();
  const play = useSelect(({ learner, game }) =>
    learner === undefined || game === undefined
      ? undefined
      : (learner.puzzles.findLast(({ id }) => id === game.id) ?? playOf(learner, game.id)),
  );
  const guesses = useSelect((state) => state.guesses.length);
  if (play === undefined) return null;
  const { used, slowest } = play;
  const nameOf = (id: string): string => knownAs({ plugins: [] }, id).meta.name;
  const missed = [...new Set([...play.hinted, ...play.missed])];
  const own = Object.keys(used);
  return (
    <>
      <Names title={words.youUsed} ids={own} countOf={(id) => used[id]} />
      <Names title={words.youMissed} ids={missed} />
      {slowest !== undefined && <p>{words.waitedLongest(clockOf(slowest.seconds), nameOf(slowest.technique))}</p>}
      {guesses > 0 && <p class="note">{words.guessedSteps(guesses)}</p>}
    </>
  );
}

/** Techniques, the hardest first, each with the way to practice it. Singles are one name. */
function Names({ title, ids, countOf }: { title: string; ids: readonly string[]; countOf?: (id: string) => number }) {
  const words = useWords();
  if (ids.length === 0) return null;
  const order = OUTLINE.map(({ id }) => id);
  const hard = ids
    .filter((id) => levelOf(id) !== "easy")
    .sort((a, b) => order.indexOf(b) - order.indexOf(a))
    .slice(0, MOST);
  const singles = ids.filter((id) => levelOf(id) === "easy");
  const times = countOf === undefined ? 0 : singles.reduce((sum, id) => sum + countOf(id), 0);
  return (
    <p class="own-steps">
      {title}:{" "}
      {hard.map((id) => (
        <a key={id} class="chip" href={practiceHash(id)}>
          {knownAs({ plugins: [] }, id).meta.name}
          {countOf !== undefined && countOf(id) > 1 && ` × ${countOf(id)}`}
        </a>
      ))}{" "}
      {countOf === undefined
        ? singles.map((id) => (
            <a key={id} class="chip" href={practiceHash(id)}>
              {knownAs({ plugins: [] }, id).meta.name}
            </a>
          ))
        : times > 0 && <span class="chip">{words.singles(times)}</span>}
    </p>
  );
}

/** More names would fill the card. */
const MOST = 8;
