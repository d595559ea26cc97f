/**
 * Keeps the focus on the page: a button that is pressed may be removed or disabled by what it does, and the browser would
 * begin anew at the top. Answers what is to be called whenever the page was drawn.
 */
export function focusKeeper(): { watch(): () => void; keep(): void } {
  let last: HTMLElement | undefined;
  /** Whether the focus waits on the panel for a card that is still looked for. */
  let waits = false;
  const onFocus = ({ target }: Event): void => {
    last = target instanceof HTMLElement ? target : undefined;
    waits = false;
  };
  // Whoever presses beside everything lets go of the focus.
  const onPress = (): void => {
    last = undefined;
    waits = false;
  };
  const keep = (): void => {
    if (last === undefined || document.querySelector("dialog[open]")) return;
    if (last.isConnected && !last.matches(":disabled") && !waits) {
      // It was only moved.
      if (document.activeElement === document.body) last.focus({ preventScroll: true });
      return;
    }
    const next =
      (last.isConnected ? besides(last) : null) ?? document.querySelector<HTMLElement>(".panel .card[tabindex]");
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

/** For a button that only can't be pressed any more, as at the end of a path: its neighbour. */
const besides = (button: HTMLElement): HTMLElement | null =>
  button.matches(".square") ? button.parentElement!.querySelector<HTMLElement>(".square:not(:disabled)") : null;
