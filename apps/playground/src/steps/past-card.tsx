import { useDispatch, useSelect, useWords } from "../ui/context.js";
import { knownAs, nameOf } from "../model/known.js";
import { lessonHash } from "../model/route.js";
import type { Step } from "../model/step.js";
import { Difficulty } from "./name.js";
import { SentenceWalk } from "./proof.js";
import { StepProof } from "./step-proof.js";

/** An own step with its proof, on the board before it. */
export function PastCard({ step }: { step: Step }) {
  const words = useWords();
  const dispatch = useDispatch();
  const plugins = useSelect((state) => state.plugins);
  const { technique } = step.finding;
  const known = knownAs({ plugins }, technique);
  return (
    <article class="card" tabIndex={-1}>
      <h2>
        <bdi>{nameOf(known, words)}</bdi> <Difficulty known={known} />
      </h2>
      <div class="card-text">
        <StepProof step={step} />
      </div>
      <div class="buttons">
        <SentenceWalk step={step} />
        <button class="primary" onClick={() => dispatch({ type: "close-hint" })}>
          {words.backToGame}
        </button>
        <a class="button quiet wide-only" href={lessonHash(technique)}>
          {words.map.learn}
        </a>
      </div>
    </article>
  );
}
