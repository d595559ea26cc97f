import { goneOn, turnOf } from "@wings/player";
import { useCommands, useDispatch, useSelect, useWords } from "../../ui/context.js";
import { practiceHash } from "../../model/route.js";
import type { State } from "../../store/state.js";

/** The round of today, if this technique is in it. */
const roundIn = ({ round }: State, technique: string): State["round"] =>
  round?.isOver === false && round.ids.includes(technique) ? round : undefined;

/** Which exercise of the round this is. */
export function RoundPlace({ technique }: { technique: string }) {
  const { training } = useWords();
  const round = useSelect((state) => roundIn(state, technique));
  if (round === undefined) return null;
  const [at, total] = [round.ids.indexOf(technique) + 1, round.ids.length];
  return (
    <small>
      {" "}
      <span class="wide-only">{training.roundOf(at, total)}</span>
      <span class="narrow-only">
        {at}/{total}
      </span>
    </small>
  );
}

/** Goes on: to another board, or in a round of exercises to its next technique. */
export function NextButton({ technique, isPrimary }: { technique: string; isPrimary: boolean }) {
  const words = useWords();
  const dispatch = useDispatch();
  const { nextTask } = useCommands();
  const round = useSelect((state) => roundIn(state, technique));
  const kind = isPrimary ? "primary" : "";
  if (round === undefined)
    return (
      <button class={kind} onClick={nextTask}>
        {words.nextBoard}
      </button>
    );
  // The answer comes first.
  if (!round.answers.some(({ id }) => id === technique)) return null;
  const next = turnOf(round);
  return (
    <button
      class={kind}
      onClick={() => {
        const now = performance.now();
        dispatch({ type: "round-on", now });
        const { isOver } = goneOn(round, now);
        location.hash = isOver ? "#/progress" : practiceHash(next);
      }}
    >
      {next === undefined ? words.training.roundEnd : words.training.roundNext}
    </button>
  );
}
