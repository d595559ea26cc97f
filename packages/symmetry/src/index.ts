export { type SymmetricalPlacement, symmetricalPlacement } from "./symmetrical-placement.js";
