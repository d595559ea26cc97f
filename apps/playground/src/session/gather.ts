/** How long news are gathered before the page is drawn anew, in milliseconds. */
const GATHER = 100;

/**
 * Shows news some at a time: a list that grows at each of them would be drawn at each of them. What came in is shown after a
 * while even where nothing follows, for what follows may take long.
 */
export function gather(show: () => void): { later(): void; now(): void; drop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const now = (): void => {
    if (timer === undefined) return;
    drop();
    show();
  };
  return { later: () => (timer ??= setTimeout(now, GATHER)), now, drop };
}
