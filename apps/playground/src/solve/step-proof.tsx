import type { Step } from "../state/step.js";
import { Legend, SentenceWalk, Why, usePicture } from "./proof.js";

/** The proof of a step with its legend. */
export const StepProof = ({ step }: { step: Step }) => (
  <>
    <Why step={step} />
    <SentenceWalk step={step} />
    <Legend step={step} picture={usePicture(step)} />
  </>
);
