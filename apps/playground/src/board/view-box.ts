import { GUTTER, WIDTH } from "@wings/draw";
import { useEffect, useMemo, useState } from "preact/hooks";

/** On small screens the names of rows and columns give their room to the cells. */
export function useNarrow(): boolean {
  const query = useMemo(() => matchMedia("(max-width: 40rem)"), []);
  const [isNarrow, setNarrow] = useState(query.matches);
  useEffect(() => {
    const look = (): void => setNarrow(query.matches);
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, [query]);
  return isNarrow;
}

/** The part of the drawing that is shown: with or without the names of rows and columns. */
export const viewBoxOf = (isNarrow: boolean): string =>
  isNarrow ? `${GUTTER - 2} ${GUTTER - 2} ${WIDTH - GUTTER - 6} ${WIDTH - GUTTER - 6}` : `0 0 ${WIDTH} ${WIDTH}`;
