import type { Technique } from "@wings/core";
import { FAULTS } from "./faults.js";
import { twinLink } from "./twin-link.js";

/** The technique with a fault. */
export function plantedTechnique(name: string): Technique {
  const { changes, technique } = FAULTS[name];
  return technique?.() ?? twinLink(typeof changes === "function" ? changes() : changes);
}
