import type { Technique } from "@wings/core";
import { WingsBoard } from "./board-element.js";

/**
 * Defines `<wings-board>`. Its boards give hints from these techniques, the easiest first. Called again, it replaces the techniques:
 * boards on the page have the new ones.
 */
export function defineWingsBoard(techniques: readonly Technique[] = []): void {
  // On a server there are no elements.
  if (!("customElements" in globalThis)) return;
  // Another copy of this package may have defined it.
  const known = customElements.get("wings-board") as typeof WingsBoard | undefined;
  if (known === undefined) customElements.define("wings-board", WingsBoard);
  (known ?? WingsBoard).techniques = techniques;
}
