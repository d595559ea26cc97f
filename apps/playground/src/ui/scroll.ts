import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** Scrolls a card into view whenever it shows something else. */
export function useInSight(shown: unknown): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    bringUp(card.current!);
  }, [shown]);
  return card;
}

/** Whether the whole page scrolls, as in the style sheet, instead of the panel beside the board. */
export const pageScrolls = (): boolean => matchMedia("(max-width: 56rem), (max-height: 36rem)").matches;

/** How much of a card must be visible below the tabs to keep the tabs visible, in pixels. */
const ENOUGH = 120;

/**
 * Scrolls a card into view. If the page scrolls, the tabs move up to the board, or the card itself if too little of it would
 * be visible below the tabs.
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
