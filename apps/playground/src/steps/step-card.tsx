import { useDispatch, useSelect, useWords } from "../ui/context.js";
import { knownAs, nameOf } from "../model/known.js";
import type { Step } from "../model/step.js";
import { Difficulty } from "./name.js";
import { Legend, SentenceWalk, Why, usePicture } from "./proof.js";
import { SendButton } from "./send-button.js";

/** A step with its proof, its legend and its action. */
export function StepCard({ step, apply }: { step: Step; apply?: string }) {
  const words = useWords();
  const dispatch = useDispatch();
  const plugins = useSelect((state) => state.plugins);
  const known = knownAs({ plugins }, step.finding.technique);
  return (
    <article class="card" tabIndex={-1}>
      <h2>
        <bdi>{nameOf(known, words)}</bdi> <Difficulty known={known} />
      </h2>
      <div class="card-text">
        <Why step={step} />
        <Legend step={step} picture={usePicture(step)} />
      </div>
      <div class="buttons">
        <SentenceWalk step={step} />
        <button class="primary" aria-label={apply} title={apply} onClick={() => dispatch({ type: "apply" })}>
          {apply === undefined ? (
            words.apply
          ) : (
            <>
              <span class="narrow-only">{words.apply}</span>
              <span class="wide-only">{apply}</span>
            </>
          )}
        </button>
        <SendButton />
      </div>
    </article>
  );
}
