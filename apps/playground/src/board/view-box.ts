import { GUTTER, WIDTH } from "@wings/draw";
import { useEffect, useMemo, useState } from "preact/hooks";

/** Whether a media query holds. */
function useMedia(media: string): boolean {
  const query = useMemo(() => matchMedia(media), [media]);
  const [holds, setHolds] = useState(query.matches);
  useEffect(() => {
    const look = (): void => setHolds(query.matches);
    look();
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, [query]);
  return holds;
}

/** On small screens the margins give their room to the cells. */
export const useNarrow = (): boolean => useMedia("(max-width: 40rem)");

/** All layouts but the one with the whole proof beside the board. */
export const useReader = (): boolean => useMedia("(max-width: 56rem), (max-height: 36rem)");

/** How much of the margin before the first row and column is left on a small screen: enough for their numbers. */
const NARROW_GUTTER = 17;

/** The part of the drawing that is shown. */
export const viewBoxOf = (isNarrow: boolean): string => {
  const from = GUTTER - NARROW_GUTTER;
  return isNarrow ? `${from} ${from} ${WIDTH - from - 6} ${WIDTH - from - 6}` : `0 0 ${WIDTH} ${WIDTH}`;
};

/** A picture without numbers of rows and columns. */
export const BARE_VIEW_BOX = `${GUTTER - 2} ${GUTTER - 2} ${WIDTH - GUTTER - 6} ${WIDTH - GUTTER - 6}`;
