/**
 * Keeps the focus on the page. A pressed button may disappear, and then the browser would restart at the top. Call `keep`
 * after each redraw.
 */
export function createFocusKeeper(): { watch(): () => void; keep(this: void): void } {
  let last: HTMLElement | undefined;
  /** Whether the panel has the focus until a card appears. */
  let waits = false;
  const onFocus = ({ target }: Event): void => {
    last = target instanceof HTMLElement ? target : undefined;
    waits = false;
  };
  // On its way to another element, the focus is nowhere: a redraw at that moment must not take it back.
  const onLeave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) last = undefined;
  };
  // A press outside of all controls removes the focus.
  const onPress = (): void => {
    last = undefined;
    waits = false;
  };
  const keep = (): void => {
    if (last === undefined || document.querySelector("dialog[open]")) return;
    if (last.isConnected && !last.matches(":disabled") && !waits) {
      // The element only moved.
      if (document.activeElement === document.body) last.focus({ preventScroll: true });
      return;
    }
    const next =
      (last.isConnected ? neighborOf(last) : null) ?? document.querySelector<HTMLElement>(".panel .card[tabindex]");
    const other = document.querySelector<HTMLElement>(".panel .primary:not(:disabled)");
    const target = next ?? other ?? document.querySelector<HTMLElement>(".panel");
    if (target === null || target === document.activeElement) return;
    target.focus({ preventScroll: true });
    waits = target.matches(".panel");
  };
  return {
    keep,
    watch: () => {
      document.addEventListener("focusin", onFocus);
      // On the way down: the element itself may redraw the page when it loses the focus.
      document.addEventListener("blur", onLeave, true);
      document.addEventListener("pointerdown", onPress);
      return () => {
        document.removeEventListener("focusin", onFocus);
        document.removeEventListener("blur", onLeave, true);
        document.removeEventListener("pointerdown", onPress);
      };
    },
  };
}

/** The next button, for a button that is now disabled, as at the end of a path. */
const neighborOf = (button: HTMLElement): HTMLElement | null =>
  button.matches(".square") ? button.parentElement!.querySelector<HTMLElement>(".square:not(:disabled)") : null;
