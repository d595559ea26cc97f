import type { Step } from "../model/step.js";
import { Legend, Why, usePicture } from "./proof.js";

/** The proof of a step with its legend. The way through its sentences is among the buttons. */
export const StepProof = ({ step }: { step: Step }) => (
  <>
    <Why step={step} />
    <Legend step={step} picture={usePicture(step)} />
  </>
);
