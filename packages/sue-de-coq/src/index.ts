export { type SueDeCoq, sueDeCoq } from "./sue-de-coq.js";
