/**
 * Keeps the focus on the page. A pressed button may disappear, and then the browser would restart at the top. Call `keep`
 * after each redraw.
 */
export function createFocusKeeper(): { watch(): () => void; keep(): void } {
  let last: HTMLElement | undefined;
  /** Whether the panel has the focus until a card appears. */
  let waits = false;
  const onFocus = ({ target }: Event): void => {
    last = target instanceof HTMLElement ? target : undefined;
    waits = false;
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
      (last.isConnected ? neighbourOf(last) : null) ?? document.querySelector<HTMLElement>(".panel .card[tabindex]");
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
      document.addEventListener("pointerdown", onPress);
      return () => {
        document.removeEventListener("focusin", onFocus);
        document.removeEventListener("pointerdown", onPress);
      };
    },
  };
}

/** The next button, for a button that is now disabled, as at the end of a path. */
const neighbourOf = (button: HTMLElement): HTMLElement | null =>
  button.matches(".square") ? button.parentElement!.querySelector<HTMLElement>(".square:not(:disabled)") : null;
