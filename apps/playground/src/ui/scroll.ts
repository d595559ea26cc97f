import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** For a card that comes into sight as often as it shows something else. */
export function useInSight(shown: unknown): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    bringUp(card.current!);
  }, [shown]);
  return card;
}

/** Whether, as the style sheet has it, the page itself scrolls, and not what stands beside the board. */
export const pageScrolls = (): boolean => matchMedia("(max-width: 56rem), (max-height: 36rem)").matches;

/** So much of a card has to be seen below the tabs, in pixels, for the tabs to stay in sight with it. */
const ENOUGH = 120;

/**
 * Brings a card into sight. Where the page scrolls, the tabs come up to the board, or the card itself where hardly anything
 * of it would be seen below them: never half of something that is passed over.
 */
function bringUp(card: HTMLElement): void {
  if (!pageScrolls()) {
    card.scrollIntoView({ block: "nearest" });
    return;
  }
  const side = card.closest<HTMLElement>(".side")!;
  const cover = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const top = card.getBoundingClientRect().top - side.getBoundingClientRect().top;
  (cover + top + ENOUGH <= innerHeight ? side : card).scrollIntoView({ block: "start" });
}
